"""The clauses: their numbers, their words, their tests; and the command that shows them."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from allfronts.cli.rules import ID, Trace, rules, source_tree
from allfronts.locale import LANGUAGES, words
from allfronts.locale.clauses import clauses, message

ROOT = Path(__file__).parent.parent
PAGES = [
    (ROOT / "rules" / page).read_text("utf-8").partition("## Where every paragraph went")
    for page in ("als.md", "sls.md")
]
RULEBOOKS = ("000", "001", "002", "004")


@cache
def sections() -> dict[str, tuple[str, str, str]]:
    """The clauses of the page: title, text, where it comes from."""
    found: dict[str, tuple[str, str, str]] = {}
    sections = [section for page in PAGES for section in re.split(r"^### ", page[0], flags=re.MULTILINE)[1:]]
    for section in sections:
        heading, *paragraphs = section.split("\n## ")[0].strip().split("\n\n")
        number, _, title = heading.partition("\n")[0].partition(" — ")
        text = " ".join(heading.partition("\n")[2].split())
        assert number not in found, f"{number} is there twice"
        found[number] = title, text, "\n".join(paragraphs)
    return found


def rows(table: str) -> list[list[str]]:
    """The rows of one of the tables, as cells."""
    parts = [part for page in PAGES for part in re.split(r"^### ", page[2], flags=re.MULTILINE)]
    (text,) = (each for each in parts if each.startswith(table))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def numbers(text: str) -> list[str]:
    return re.findall(r"[AS]LS-\d+\.\d+", text)


# -- The page and the words --------------------------------------------------------------------------


def test_the_page_and_the_words_have_the_same_clauses_in_the_same_order() -> None:
    assert tuple(sections()) == clauses()


def test_the_english_words_are_those_of_the_page() -> None:
    said = words("en")
    page = {clause: (title, text) for clause, (title, text, _) in sections().items()}
    assert page == {clause: (said.say(message(clause)), said.say(f"{message(clause)}.text")) for clause in clauses()}


@pytest.mark.parametrize("rules", ["ALS", "SLS"])
def test_the_clauses_of_a_chapter_are_numbered_without_a_gap(rules: str) -> None:
    chapters: dict[int, list[int]] = {}
    for clause in (clause for clause in clauses() if clause.startswith(rules)):
        chapter, number = clause.removeprefix(f"{rules}-").split(".")
        chapters.setdefault(int(chapter), []).append(int(number))
    assert list(chapters) == list(range(1, len(chapters) + 1))
    assert all(found == list(range(1, len(found) + 1)) for found in chapters.values())


def test_every_clause_says_where_it_comes_from() -> None:
    sources = {clause: source for clause, (_, _, source) in sections().items()}
    known = r"\*From:\* (?:(?:00[0124] pp?\. [\d/]+|ruling(?: [CI])?|reading)(?:, |$))+"
    assert [clause for clause, source in sources.items() if not re.match(known, source.split("\n")[0])] == []


def test_every_clause_that_replaces_others_is_of_the_2019_chapter_and_names_clauses_there_are() -> None:
    replaced = {clause: source for clause, (_, _, source) in sections().items() if "Instead of" in source}
    assert replaced
    assert all(clause.startswith("ALS-11.") for clause in replaced)
    assert {number for source in replaced.values() for number in numbers(source)} <= set(clauses())


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_clause_taken_from_a_rulebook_stands_in_its_table(rulebook: str) -> None:
    mapped = {number for row in rows(rulebook) for number in numbers(row[-1])}
    taken = {clause for clause, (_, _, source) in sections().items() if f"{rulebook} p" in source}
    assert taken - mapped == set()
    assert mapped <= set(clauses())


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_paragraph_of_a_rulebook_is_a_clause_or_said_to_be_no_rule(rulebook: str) -> None:
    table = rows(rulebook)[2:]
    assert len(table) > 40
    assert [row for row in table if len(row) != 3 or not (numbers(row[2]) or "not a rule" in row[2])] == []


# -- The trace ---------------------------------------------------------------------------------------


@cache
def trace() -> Trace:
    return Trace.of(ROOT)


def test_every_clause_has_a_test() -> None:
    assert trace().untested == []


def test_no_test_names_a_clause_that_is_not_there() -> None:
    assert trace().unknown == []


def marks(file: str) -> list[set[str]]:
    """The clauses of every test of a file."""
    found: dict[str, set[str]] = {}
    for clause, tests in trace().tests.items():
        for test in tests:
            if test.startswith(f"tests/{file}::"):
                found.setdefault(test, set()).add(clause)
    return list(found.values())


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_printed_example_is_a_test(rulebook: str) -> None:
    examples = [row for row in rows(rulebook) if row[2].startswith("example:")]
    assert len(examples) >= 8
    tested = marks("theaters/test_printed_examples.py") + marks("spies/test_printed_examples.py")
    assert [row for row in examples if not any(set(numbers(row[2])) <= named for named in tested)] == []


def test_every_mistake_of_other_programs_is_a_test() -> None:
    mistakes = rows("Mistakes")[2:]
    assert len(mistakes) == 12
    tested = marks("theaters/test_mistakes.py")
    assert [row for row in mistakes if not any(set(numbers(row[1])) <= named for named in tested)] == []


def tree(folder: Path, test: str) -> Path:
    """A source tree with the clauses ALS-1.1 and ALS-1.2 and one file of tests."""
    (folder / "rules").mkdir()
    (folder / "rules" / "als.md").write_text("# Rules\n\n### ALS-1.1 — One\nText.\n\n### ALS-1.2 — Two\nText.\n")
    (folder / "tests" / "deep").mkdir(parents=True)
    (folder / "tests" / "deep" / "test_it.py").write_text(test)
    return folder


BOTH = '@clause("ALS-1.1", "ALS-1.2")\ndef test_both() -> None: ...\n'


def traced(folder: Path, monkeypatch: pytest.MonkeyPatch, **how: bool) -> int:
    monkeypatch.chdir(folder)
    return rules(trace=True, language="en", **how)


def test_the_trace_prints_the_tests_of_every_clause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert traced(tree(tmp_path, BOTH), monkeypatch) == 0
    told = capsys.readouterr()
    assert told.out.splitlines() == [
        "ALS-1.1 — Three theaters",
        "    tests/deep/test_it.py::test_both",
        "ALS-1.2 — Eighteen battle cards",
        "    tests/deep/test_it.py::test_both",
        "",
        "Clauses: 2. With tests: 2. Tests that name them: 1.",
    ]
    assert told.err == ""


def test_the_figures_of_the_trace_are_exactly_these(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert traced(tree(tmp_path, BOTH), monkeypatch, json=True) == 0
    assert json.loads(capsys.readouterr().out) == {"clauses": 2, "tested": 2, "untested": []}


def test_a_clause_without_a_test_fails_the_trace_and_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one = '@clause("ALS-1.1")\ndef test_one() -> None: ...\n'
    assert traced(tree(tmp_path, one), monkeypatch, json=True) == 1
    told = capsys.readouterr()
    assert json.loads(told.out) == {"clauses": 2, "tested": 1, "untested": ["ALS-1.2"]}
    assert told.err == "ALS-1.2 has no test.\n"


@pytest.mark.parametrize("named", ['"ALS-9.99"', '"als-1.1"', "CLAUSE"])
def test_a_test_that_names_no_clause_fails_the_trace_and_is_named(
    named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    test = f"{BOTH}\n\n@clause({named})\ndef test_other() -> None: ...\n"
    assert traced(tree(tmp_path, test), monkeypatch) == 1
    wrong = named.strip('"')
    assert f"tests/deep/test_it.py::test_other names {wrong}, and there is no such clause." in capsys.readouterr().err


def test_a_mark_on_what_is_no_test_proves_nothing(tmp_path: Path) -> None:
    found = Trace.of(tree(tmp_path, BOTH.replace("test_both", "both")))
    assert found.untested == ["ALS-1.1", "ALS-1.2"]


def test_the_source_tree_is_found_from_any_folder_inside_it(tmp_path: Path) -> None:
    root = tree(tmp_path, BOTH)
    assert source_tree(root / "tests" / "deep") == root


def test_outside_a_source_tree_the_trace_says_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert traced(tmp_path, monkeypatch) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_a_test_file_that_cannot_be_read_is_named_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert traced(tree(tmp_path, f"{BOTH}\ndef test_("), monkeypatch) == 2
    told = capsys.readouterr().err
    assert "test_it.py" in told
    assert "line 4" in told


# -- Showing clauses ---------------------------------------------------------------------------------


def shown(capsys: pytest.CaptureFixture[str], *wanted: str, language: str = "en") -> list[str]:
    assert rules(*wanted, language=language) == 0  # type: ignore[arg-type]  # a plain str, for parametrized tests
    return capsys.readouterr().out.rstrip("\n").split("\n\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_wish_all_clauses_are_shown(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert [each.split(" — ")[0] for each in shown(capsys, language=language)] == list(clauses())


@pytest.mark.parametrize("number", ["ALS-5.3", "als-5.3", "5.3"])
def test_a_clause_is_shown_by_its_number(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    title, text, _ = sections()["ALS-5.3"]
    assert shown(capsys, number) == [f"ALS-5.3 — {title}\n{text}"]


def test_words_find_the_clauses_in_which_all_of_them_stand(capsys: pytest.CaptureFixture[str]) -> None:
    found = shown(capsys, "blockade", "CONTAINMENT")
    assert [each.split(" — ")[0] for each in found] == ["ALS-1.3", "ALS-6.14", "ALS-7.13", "ALS-7.34", "SLS-5.11"]


def test_words_are_sought_in_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "7.34", "блокада", language="uk")[0].startswith("ALS-7.34 — «Блокада»")


@pytest.mark.parametrize(
    ("wanted", "complaint"),
    [
        (("99.1",), "There is no clause ALS-99.1. They are numbered from ALS-1.1 to ALS-12.13."),
        (("sls-99.1",), "There is no clause SLS-99.1. They are numbered from SLS-1.1 to SLS-14.13."),
        (("xyzzy", "blockade"), "No clause has all of these words: xyzzy blockade."),
    ],
)
def test_what_cannot_be_found_is_said(
    wanted: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rules(*wanted, language="en") == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", f"{complaint}\n")


def test_figures_are_only_of_the_trace_and_the_trace_only_of_all_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules(json=True, language="en") == 2
    assert "--trace --json" in capsys.readouterr().err
    assert rules("ALS-1.1", trace=True, language="en") == 2
    assert "ALS-1.1" in capsys.readouterr().err


def test_every_clause_has_a_number_that_can_be_asked_for() -> None:
    assert all(ID.fullmatch(clause) for clause in clauses())
