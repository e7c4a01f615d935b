"""Whatever can go wrong, or lose a war, has a sentence, and every sentence is for something that can."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

from allfronts.locale import LANGUAGES, words

SOURCES = Path(__file__).parent.parent / "src" / "allfronts"


def raised(kind: str) -> dict[str, list[set[str] | None]]:
    """For every word a Mistake or Forfeit is made with, the details given each time; None where they are passed on."""
    found: dict[str, list[set[str] | None]] = defaultdict(list)
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == kind:
                if node.args and isinstance(node.args[0], ast.Constant):
                    names = {keyword.arg for keyword in node.keywords}
                    found[str(node.args[0].value)].append(None if None in names else {str(name) for name in names})
    return found


@pytest.mark.parametrize(("kind", "sentence"), [("Mistake", "error"), ("Forfeit", "forfeit")])
def test_every_mistake_has_a_sentence_that_its_details_fill_in_every_language(kind: str, sentence: str) -> None:
    for word, calls in raised(kind).items():
        for details in calls:
            for language in LANGUAGES if details is not None else ():
                words(language).say(f"{sentence}-{word}", **dict.fromkeys(details or (), "air"))


@pytest.mark.parametrize(
    ("kind", "sentence", "part"), [("Mistake", "error", "instead"), ("Forfeit", "forfeit", "complaint")]
)
def test_every_sentence_about_a_mistake_belongs_to_one(kind: str, sentence: str, part: str) -> None:
    told: set[str] = set()
    for file in (SOURCES / "locale" / "en").glob("*.ftl"):
        told |= set(re.findall(rf"^{sentence}-([a-z-]+)", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert told - {part} == set(raised(kind))
