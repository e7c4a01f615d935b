"""Whatever can go wrong has a sentence, and every sentence is for something that can go wrong."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

from allfronts.locale import LANGUAGES, words

SOURCES = Path(__file__).parent.parent / "src" / "allfronts"


def raised() -> dict[str, list[set[str] | None]]:
    """For every word a Mistake is made with, the details given each time; None where they are passed on."""
    found: dict[str, list[set[str] | None]] = defaultdict(list)
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Mistake":
                if node.args and isinstance(node.args[0], ast.Constant):
                    names = {keyword.arg for keyword in node.keywords}
                    found[str(node.args[0].value)].append(None if None in names else {str(name) for name in names})
    return found


def test_every_mistake_has_a_sentence_that_its_details_fill_in_every_language() -> None:
    for word, calls in raised().items():
        for details in calls:
            for language in LANGUAGES if details is not None else ():
                words(language).say(f"error-{word}", **dict.fromkeys(details or (), "air"))


def test_every_sentence_about_a_mistake_belongs_to_one() -> None:
    told: set[str] = set()
    for file in (SOURCES / "locale" / "en").glob("*.ftl"):
        told |= set(re.findall(r"^error-([a-z-]+)", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert told - {"instead"} == set(raised())
