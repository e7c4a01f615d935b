"""What holds for all tests."""

import gc

from hypothesis import settings

settings.register_profile(
    "allfronts", deadline=None
)  # a test fails for what is wrong, not for what else the machine does
settings.load_profile("allfronts")


def pytest_configure() -> None:
    """Garbage is looked for less often: a quarter of the tests' time went into looking, and there is hardly any."""
    gc.set_threshold(50_000, 20, 20)
