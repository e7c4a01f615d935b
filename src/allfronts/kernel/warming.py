"""A rule that answers at once and gets faster: interpreted until its compiled twin is ready, then that.

Nobody waits for a compilation; the answers are the same bit for bit, so the change can come between any two calls.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from .rule import compiled, interpreted


class Warming:
    """Called like the rule, with the names of one game as in `Binding.twin`; `ready` is set when it is the fast one.

    A twin is compiled when it is first called: `first_call` does that, with the kinds of arguments it will meet.
    """

    def __init__(
        self, rule: Callable[..., Any], first_call: Callable[[Any], object], **meanings: Callable[..., Any]
    ) -> None:
        self.ready = threading.Event()
        self.meanings, self._rule, self._first_call = meanings, rule, first_call
        self._best = interpreted(rule, **meanings)
        threading.Thread(target=self._compile, name="compiling rules", daemon=True).start()

    def __call__(self, *arguments: Any) -> Any:
        return self._best(*arguments)

    def _compile(self) -> None:
        twin = compiled([self._rule]).twin(self._rule, **self.meanings)
        self._first_call(twin)
        self._best = twin
        self.ready.set()
