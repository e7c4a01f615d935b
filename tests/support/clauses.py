"""Which clauses of `rules/` a test tests. `allfronts rules --trace` finds the marks by reading, not by running."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def clause(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the clauses it tests: `@clause("ALS-4.2")`."""
    assert ids, "a clause has an id"

    def marked(test: Test) -> Test:
        return test

    return marked
