"""`allfronts rules`: the rules clause by clause, and which tests prove each of them.

Knows how clauses and the marks of tests are written. The trace reads the source tree and runs nothing of it.
"""

from __future__ import annotations

import ast
import json as json_format
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..kernel.mistake import Mistake
from ..locale import Words
from ..locale.clauses import clauses, message
from .app import Language, spoken

HEADING = re.compile(r"^### ([A-Z]+-\d+\.\d+) — ", re.MULTILINE)
ID = re.compile(r"(?:([A-Za-z]+)-)?(\d+)\.(\d+)")  # of the first rules if no letters say of which


def rules(
    *wanted: str,
    language: Language | None = None,
    trace: Annotated[bool, Parameter(negative=())] = False,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Show the rules, clause by clause.

    Parameters
    ----------
    wanted
        Numbers of clauses (ALS-5.3), or words that must stand in a clause; left out, all clauses.
    language
        The language of the clauses; left out, that of your system.
    trace
        Show which tests prove each clause. The exit status is 1 where a clause has no test or a test names no clause.
    json
        Print the figures of the trace for programs.
    """
    said = spoken(language)
    try:
        if not trace:
            if json:
                raise Mistake("json-needs-trace")
            print("\n\n".join(clause_in(said, each) for each in chosen(said, wanted)))
            return 0
        if wanted:
            raise Mistake("trace-is-whole", words=" ".join(wanted))
        found = Trace.of(source_tree(Path.cwd()))
    except Mistake as mistake:
        print(said.say(f"error-{mistake.word}", **mistake.details), file=sys.stderr)
        return 2
    print(found.figures() if json else "\n".join(found.table(said)))
    print("".join(f"{complaint}\n" for complaint in found.complaints(said)), end="", file=sys.stderr)
    return 1 if found.untested or found.unknown else 0


# -- The clauses -----------------------------------------------------------------------------------------


def clause_in(said: Words, clause: str) -> str:
    return f"{clause} — {said.say(message(clause))}\n{said.say(f'{message(clause)}.text')}"


def chosen(said: Words, wanted: tuple[str, ...]) -> list[str]:
    """The clauses with these numbers; where words are given, those of them in which every word stands."""
    numbers = {number_of(text) for text in wanted if ID.fullmatch(text)}
    sought = [text.casefold() for text in wanted if not ID.fullmatch(text)]
    found = [
        clause
        for clause in clauses()
        if (not numbers or clause in numbers) and all(word in clause_in(said, clause).casefold() for word in sought)
    ]
    if not found:
        raise Mistake("no-such-words", words=" ".join(sought))
    return found


def number_of(text: str) -> str:
    """The clause that a person means by a number."""
    parts = ID.fullmatch(text)
    assert parts is not None  # the caller has looked
    rulebook = (parts[1] or clauses()[0].partition("-")[0]).upper()
    number = f"{rulebook}-{parts[2]}.{parts[3]}"
    if number not in clauses():
        of_it = [clause for clause in clauses() if clause.startswith(f"{rulebook}-")] or clauses()
        raise Mistake("no-clause", clause=number, first=of_it[0], last=of_it[-1])
    return number


# -- The trace -------------------------------------------------------------------------------------------


def source_tree(here: Path) -> Path:
    """The folder, here or above, in which the project's rules and tests lie."""
    for folder in (here, *here.parents):
        if list(folder.glob("rules/*.md")) and (folder / "tests").is_dir():
            return folder
    raise Mistake("no-source-tree", folder=str(here))


@dataclass(frozen=True)
class Trace:
    tests: dict[str, list[str]]  # by clause, all of them in their order
    unknown: list[tuple[str, str]]  # a test, and the clause it names that is none

    @classmethod
    def of(cls, root: Path) -> Trace:
        tests: dict[str, list[str]] = {
            clause: []
            for page in sorted(root.glob("rules/*.md"))
            for clause in HEADING.findall(page.read_text("utf-8"))
        }
        unknown: list[tuple[str, str]] = []
        for file in sorted(root.glob("tests/**/test_*.py")):
            for test, clause in marks_in(file):
                named = f"{file.relative_to(root).as_posix()}::{test}"
                tests[clause].append(named) if clause in tests else unknown.append((named, clause))
        return cls(tests, unknown)

    @property
    def untested(self) -> list[str]:
        return [clause for clause, tests in self.tests.items() if not tests]

    def figures(self) -> str:
        untested = self.untested
        tested = len(self.tests) - len(untested)
        return json_format.dumps({"clauses": len(self.tests), "tested": tested, "untested": untested})

    def table(self, said: Words) -> Iterator[str]:
        for clause, tests in self.tests.items():
            title = said.say(message(clause)) if message(clause) in said else ""
            yield f"{clause} — {title}".rstrip("— ")
            yield from (f"    {test}" for test in tests)
        tested, named = len(self.tests) - len(self.untested), {test for tests in self.tests.values() for test in tests}
        yield ""
        yield said.say("rules-traced", clauses=len(self.tests), tested=tested, tests=len(named))

    def complaints(self, said: Words) -> Iterator[str]:
        yield from (said.say("rules-untested", clause=clause) for clause in self.untested)
        yield from (said.say("rules-unknown", test=test, clause=clause) for test, clause in self.unknown)


def marks_in(file: Path) -> Iterator[tuple[str, str]]:
    """The tests of a file with the clauses they are marked with: `@clause("ALS-4.2")`."""
    try:
        tree = ast.parse(file.read_text("utf-8"), str(file))
    except SyntaxError as error:
        raise Mistake("unreadable-test", file=str(file), line=error.lineno or 1) from None
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "clause":
                    for each in mark.args:
                        yield node.name, str(each.value) if isinstance(each, ast.Constant) else ast.unparse(each)
