"""What holds for all tests."""

import gc


def pytest_configure() -> None:
    """Garbage is looked for less often: a quarter of the tests' time went into looking, and there is hardly any."""
    gc.set_threshold(50_000, 20, 20)
