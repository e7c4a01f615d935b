"""The clauses of the rules: their numbers, in the order in which they are told, and the messages that say them."""

import re
from functools import cache
from importlib.resources import files

PAGES = ("clauses.ftl", "clauses-spies.ftl")
_MESSAGE = re.compile(r"^clause-([a-z]+)-(\d+)-(\d+) =", re.MULTILINE)


@cache
def clauses() -> tuple[str, ...]:
    """The numbers of all clauses: ALS-1.1."""
    english = files("allfronts.locale").joinpath("en")
    text = "\n".join(english.joinpath(page).read_text("utf-8") for page in PAGES)
    return tuple(f"{rulebook.upper()}-{chapter}.{number}" for rulebook, chapter, number in _MESSAGE.findall(text))


def message(clause: str) -> str:
    """The message of a clause; its attribute "text" says it in full."""
    return f"clause-{clause.lower().replace('.', '-')}"
