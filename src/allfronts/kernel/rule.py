"""One source of rules, three ways to run it.

A rule is a plain function of plain arguments (a state struct, small integers, arrays). Called as it stands it is
interpreted: nothing to wait for, a debugger steps through it. `Compiled` binds the same functions to Numba, `Device`
to CUDA. Rules know each other by name only (`from .words import faceup`), so binding is a matter of giving a copy of
the function another set of names, in which every rule is its compiled twin.

This module knows how rules run and refuses to know what any rule says.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

Rule = TypeVar("Rule", bound=Callable[..., Any])

CACHES_KEPT = 4  # of earlier sources
SMALL = 600  # bytes of code: rules up to this length become part of those that call them, which doubles the speed

NOTHING: Mapping[str, Any] = {}

_RULES: set[Any] = set()


def rule(function: Rule) -> Rule:
    """Mark a function as a rule: it stays what it is, and can be compiled with the rules it calls."""
    _RULES.add(function)
    return function


def is_rule(thing: object) -> bool:
    return isinstance(thing, FunctionType) and thing in _RULES


class Binding:
    """Rules whose names mean compiled twins; `compile_one` turns one rebound function into its twin.

    `settled` gives constants of the rules, by name, the values that they have in one kind of war: a compiler leaves out
    what cannot happen there.
    """

    def __init__(self, compile_one: Callable[[FunctionType], Any], settled: Mapping[str, Any] = NOTHING):
        self._compile_one, self._settled = compile_one, settled
        self._twins: dict[FunctionType, Any] = {}
        self._names: dict[int, dict[str, Any]] = {}

    def twin(self, function: Callable[..., Any], **meanings: Callable[..., Any]) -> Any:
        """The compiled twin of a rule. `meanings` gives a rule written for any game the names of one game."""
        assert isinstance(function, FunctionType)
        if meanings:
            bound = {word: self.twin(rule) for word, rule in meanings.items()}
            return _of_one_game(function, {**self._bound(function.__globals__), **bound}, self._compile_one)
        names = self._bound(function.__globals__)
        if function not in self._twins:
            self._twins[function] = self._compile_one(_renamed(function, names))
        return self._twins[function]

    def _bound(self, names: dict[str, Any]) -> dict[str, Any]:
        if id(names) not in self._names:
            bound = self._names[id(names)] = dict(names)
            for word, thing in names.items():
                if is_rule(thing):
                    bound[word] = self.twin(thing)
                elif word in self._settled:
                    bound[word] = self._settled[word]
        return self._names[id(names)]


def interpreted(function: Callable[..., Any], **meanings: Callable[..., Any]) -> Any:
    """The rule as it stands, with the names of one game."""
    assert isinstance(function, FunctionType)
    if not meanings:
        return function
    return _of_one_game(function, {**function.__globals__, **meanings}, lambda each: each)


def compiled(entries: Iterable[Callable[..., Any]] = (), folder: Path | None = None) -> Binding:
    """Rules for one CPU core. What is called from outside (`entries`) is kept on disk, linked with all it calls."""
    from numba import njit
    from numba.core import config

    doors = {(entry.__module__, entry.__qualname__) for entry in entries}
    kept_in = (folder or cache_folder()) if doors else None

    def compile_one(function: FunctionType) -> Any:
        if kept_in is None or (function.__module__, function.__qualname__) not in doors:
            small = len(function.__code__.co_code) < SMALL
            return njit(nogil=True, error_model="numpy", forceinline=small)(function)
        settings: Any = config
        before, settings.CACHE_DIR = settings.CACHE_DIR, str(kept_in)
        try:
            return njit(nogil=True, error_model="numpy", cache=True)(function)
        finally:
            settings.CACHE_DIR = before

    return Binding(compile_one)


def device(settled: Mapping[str, Any] = NOTHING) -> Binding:
    """Rules to be called from CUDA kernels (or from Numba's simulator of them)."""
    from numba import cuda

    compiler: Any = cuda
    return Binding(compiler.jit(device=True), settled)


def cache_folder() -> Path | None:
    """Where compiled rules are kept; None where nothing can be written, and they are compiled in every process.

    Numba looks at the age of one file only, so the folder is named after all sources: nothing stale is ever found.
    """
    from platformdirs import user_cache_path

    package = Path(__file__).parent.parent
    sources = sorted(path for room in ("kernel", "games", "bots") for path in (package / room).rglob("*.py"))
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    rules = user_cache_path("allfronts") / "rules"
    folder = rules / digest[:16]
    try:
        if not folder.exists():
            folder.mkdir(parents=True)
            for old in sorted(rules.iterdir(), key=lambda each: each.stat().st_mtime)[:-CACHES_KEPT]:
                shutil.rmtree(old, ignore_errors=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def _of_one_game(function: FunctionType, names: dict[str, Any], make: Callable[[FunctionType], Any]) -> Any:
    """A rule written for any game, with the names of one; so are all rules of its module, which may call each other."""
    for word, thing in function.__globals__.items():
        if is_rule(thing) and thing.__module__ == function.__module__:
            names[word] = make(_renamed(thing, names))
    return names[function.__name__]


def _renamed(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    copy.__kwdefaults__, copy.__doc__ = function.__kwdefaults__, function.__doc__
    return copy
