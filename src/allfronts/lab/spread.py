"""Work spread over the cores of this machine, or over machines by Ray: results as they come, in any order.

Knows processes. Refuses to know what is done: a function that can be sent, and what it is to be done with.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from typing import Any, TypeVar

from ..kernel.mistake import Mistake

Given = TypeVar("Given")
Found = TypeVar("Found")


def over_cores(do: Callable[[Given], Found], work: Iterable[Given]) -> Generator[Found]:
    """By as many processes as there are cores. Whoever stops listening stops them."""
    cores, work = os.cpu_count() or 1, iter(work)
    pool = ProcessPoolExecutor(cores, get_context("spawn"), _come_to_work)
    running: set[Future[Found]] = set()
    try:
        # Never more are handed out than are done at once, so that none is left to be begun when all must stop.
        running |= {pool.submit(partial(_busy, do), given) for given in islice(work, cores)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(partial(_busy, do), given) for given in islice(work, len(done))}
            yield from (each.result() for each in done)
    finally:
        if running:
            for process in active_children():
                process.terminate()
        pool.shutdown(cancel_futures=True)


_at_work = False  # in a process of the pool


def _come_to_work() -> None:
    """An interrupt is for whoever started us, and they tell us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_leave_when_left, daemon=True).start()


def _leave_when_left() -> None:
    """Whoever started us may be killed, and can tell us nothing then."""
    starter = parent_process()
    if starter is not None:
        starter.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _leave(*_: object) -> None:
    """What was begun is cleared away first: programs that were started end with it."""
    if _at_work:
        raise SystemExit
    os._exit(1)


def _busy(do: Callable[[Given], Found], given: Given) -> Found:
    global _at_work
    _at_work = True
    try:
        return do(given)
    except SystemExit:  # not back to the pool: others who left may have taken the keys to its queues with them
        os._exit(1)
    finally:
        _at_work = False


def over_ray(address: str, do: Callable[[Given], Found], work: Iterable[Given]) -> Generator[Found]:
    """By a Ray cluster that has allfronts installed, too; "local" is one on this machine, for as long as it lasts."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    try:
        import ray as installed
    except ImportError:
        raise Mistake("missing-package", package="ray") from None
    ray: Any = installed  # its types are not strict
    where = {"include_dashboard": False} if address == "local" else {}
    ray.init(address=address, log_to_driver=False, logging_level="error", **where)
    try:
        remote = ray.remote(do)
        room, work = 2 * int(ray.cluster_resources().get("CPU", 1)), iter(work)
        running = [remote.remote(given) for given in islice(work, room)]
        while running:
            (done, *_), running = ray.wait(running)
            running += [remote.remote(given) for given in islice(work, 1)]
            yield ray.get(done)
    finally:
        ray.shutdown()
