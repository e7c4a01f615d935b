"""A rule that answers at once and gets faster: interpreted until its compiled twin is ready, then that.

Nobody waits for a compilation; the answers are the same bit for bit, so the change can come between any two calls.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from .rule import interpreted


class Warming:
    """Called like the rule, with the names of one game as in `Binding.twin`; `ready` is set when it is the fast one.

    `compile_twin` gives the compiled rule, after it has been called with the kinds of arguments it will meet.
    """

    def __init__(
        self, rule: Callable[..., Any], compile_twin: Callable[[], Any], **meanings: Callable[..., Any]
    ) -> None:
        self.ready = threading.Event()
        self.meanings, self._compile_twin = meanings, compile_twin
        self._best = interpreted(rule, **meanings)
        threading.Thread(target=self._compile, name="compiling rules", daemon=True).start()

    def __call__(self, *arguments: Any) -> Any:
        return self._best(*arguments)

    def _compile(self) -> None:
        self._best = self._compile_twin()
        self.ready.set()
