"""How many small faults in the rules the tests notice.

    .venv/bin/python scripts/mutants.py src/allfronts/games/theaters/cards.py [more files] [--every 3] [--survivors]

Every fault changes one place of one function (a comparison, a number, an operator, a missing statement). The tests are
collected once; for each fault a forked process swaps the function's code and runs, quickest first, the tests that call
it, until one fails. mutmut passes over decorated functions, and all rules are; cosmic-ray starts pytest for each fault.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import os
import signal
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
COMPARISONS = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
SECONDS_A_TEST = 10  # and one that takes longer, as it loops for ever, has noticed the fault


class Mutant:
    def __init__(self, function: FunctionType, tree: ast.FunctionDef, what: str):
        self.function, self.tree, self.what = function, tree, what

    def apply(self) -> None:
        module = ast.fix_missing_locations(ast.Module([self.tree], []))
        code = compile(module, self.function.__code__.co_filename, "exec")
        self.function.__code__ = next(part for part in code.co_consts if isinstance(part, CodeType))


def mutants_of(path: Path) -> Iterator[Mutant]:
    """The faults of a file, one place each."""
    name = ".".join(path.resolve().relative_to(ROOT / "src").with_suffix("").parts)
    module = importlib.import_module(name)
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef):
            function = vars(module)[node.name]
            if isinstance(function, FunctionType):
                node.decorator_list = []
                for place in range(sum(1 for _ in ast.walk(node))):
                    for change in ("a", "b"):
                        tree = copy.deepcopy(node)
                        what = _change(list(ast.walk(tree))[place], change)
                        if what:
                            yield Mutant(function, tree, f"{path.name}:{what} in {node.name}")


def _change(node: Any, change: str) -> str:
    """Make the node faulty in place; says how, or nothing where there is no such fault."""
    line = getattr(node, "lineno", 0)
    if isinstance(node, ast.Compare) and change == "a" and type(node.ops[0]) in COMPARISONS:
        node.ops[0] = COMPARISONS[type(node.ops[0])]()
        return f"{line} comparison turned"
    if isinstance(node, ast.BinOp | ast.AugAssign) and change == "a" and type(node.op) in OPERATORS:
        node.op = OPERATORS[type(node.op)]()
        return f"{line} operator exchanged"
    if isinstance(node, ast.BoolOp) and change == "a":
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return f"{line} and/or exchanged"
    if isinstance(node, ast.Constant) and change == "a" and isinstance(node.value, bool):
        node.value = not node.value
        return f"{line} truth turned"
    if isinstance(node, ast.Constant) and change == "a" and isinstance(node.value, int):
        node.value += 1
        return f"{line} number plus 1"
    if isinstance(node, ast.IfExp) and change == "a":
        node.body, node.orelse = node.orelse, node.body
        return f"{line} branches exchanged"
    if isinstance(node, ast.UnaryOp) and change == "a" and isinstance(node.op, ast.Not | ast.Invert):
        node.op = ast.UAdd() if isinstance(node.op, ast.Invert) else node.op
        if isinstance(node.op, ast.Not):
            node.operand = ast.UnaryOp(ast.Not(), node.operand)
        return f"{line} negation dropped"
    if hasattr(node, "body") and isinstance(node.body, list):
        places = [i for i, part in enumerate(node.body) if isinstance(part, ast.AugAssign | ast.Assign | ast.Expr)]
        places = [
            i
            for i in places
            if not (isinstance(node.body[i], ast.Expr) and isinstance(node.body[i].value, ast.Constant))
        ]
        at = {"a": 0, "b": -1}[change]
        if places and (change == "a" or len(places) > 1):
            where = node.body[places[at]].lineno
            node.body[places[at]] = ast.Pass()
            return f"{where} statement dropped"
    return ""


class Run:
    """A pytest plugin: after collecting, learn which test calls what, then try every fault."""

    def __init__(self, mutants: list[Mutant], show: bool):
        self.mutants, self.show = mutants, show
        self.tests: dict[CodeType, list[tuple[float, Any]]] = defaultdict(list)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        wanted = {mutant.function.__code__ for mutant in self.mutants}
        for item in session.items:
            self._learn(item, wanted)
        alive: list[str] = []
        workers = os.cpu_count() or 1
        running: dict[int, Mutant] = {}
        for mutant in [*self.mutants, *[None] * workers]:
            if len(running) == workers or mutant is None:
                if running:
                    pid, status = os.wait()
                    done = running.pop(pid)
                    if status == 0:
                        alive.append(done.what)
            if mutant is not None:
                running[self._fork(session, mutant)] = mutant
        tried = len(self.mutants)
        if self.show:
            print("\n" + "\n".join(sorted(alive)))
        print(f"\n{tried - len(alive)} of {tried} faults noticed: {100 * (tried - len(alive)) / max(tried, 1):.1f} %")
        return True

    def _learn(self, item: Any, wanted: set[CodeType]) -> None:
        called: set[CodeType] = set()

        def look(frame: Any, event: str, _: object) -> None:
            if event == "call":
                called.add(frame.f_code)

        began = time.perf_counter()
        sys.setprofile(look)
        threading.setprofile(look)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        sys.setprofile(None)
        spent = time.perf_counter() - began
        for code in called & wanted:
            self.tests[code].append((spent, item))

    def _fork(self, session: pytest.Session, mutant: Mutant) -> int:
        tests = [item for _, item in sorted(self.tests[mutant.function.__code__], key=lambda pair: pair[0])]
        pid = os.fork()
        if pid:
            return pid
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        session.config.pluginmanager.unregister(name="terminalreporter")
        mutant.apply()
        for item in tests:
            failed = session.testsfailed
            signal.alarm(SECONDS_A_TEST)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if session.testsfailed > failed:
                os._exit(1)
        os._exit(0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--every", type=int, default=1, help="try only every n-th fault")
    parser.add_argument("--survivors", action="store_true", help="list the faults that no test noticed")
    given = parser.parse_args()
    mutants = [mutant for path in given.files for mutant in mutants_of(path)][:: given.every]
    tests = ["tests", "-q", "-m", "not slow and not million", "-p", "no:cacheprovider", "-p", "no:xdist"]
    tests += ["--ignore=tests/test_project.py", "--ignore=tests/tui", "--ignore=tests/test_words.py"]
    raise SystemExit(pytest.main(tests, plugins=[Run(mutants, given.survivors)]))


if __name__ == "__main__":
    os.chdir(ROOT)
    main()
