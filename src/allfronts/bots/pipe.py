"""A program of somebody's own at the other end of a pipe: lines out, lines in, each before a deadline.

Knows processes and bytes. Refuses to know what the lines mean. Whatever the program does, no call waits longer than its
deadline, no more than so much is kept of what it says, and after `close` nothing of it is left running.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

LONGEST = 4096  # bytes of a line; what goes beyond is cut off
MOST = 1 << 16  # bytes that wait to be read
COMPLAINTS = 2000  # bytes that are kept of its standard error
FAREWELL = 1.0  # seconds it may take to end, once told to


class Forfeit(Exception):
    """A player cannot or may not go on, and loses the war.

    Faces say why in the reader's language: `word` names the sentence (`forfeit-<word>`), `details` fill it in. One of
    them may be a `complaint`: the last line that the player wrote to its standard error.
    """

    def __init__(self, word: str, **details: str | int):
        super().__init__(word)
        self.word, self.details = word, details


class Pipe:
    """A process of its own group, so that what it starts ends with it."""

    def __init__(self, command: Sequence[str]):
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise Forfeit("not-started", reason=error.strerror or str(error)) from None
        streams = self._process.stdin, self._process.stdout, self._process.stderr
        self._streams = [stream for stream in streams if stream]  # all three are pipes
        self._in, self._out, self._err = (stream.fileno() for stream in self._streams)
        for stream in (self._in, self._out, self._err):
            os.set_blocking(stream, False)
        self._open = {self._out, self._err}
        self._got = self._complaints = b""

    def say(self, lines: Sequence[str], deadline: float) -> None:
        unsent = "".join(f"{line}\n" for line in lines).encode()
        try:
            while unsent:
                if self._wait(deadline, [self._in]):
                    unsent = unsent[os.write(self._in, unsent) :]
        except BrokenPipeError:
            raise self._gone(deadline) from None

    def line(self, deadline: float) -> str:
        """The next line, or what fits of it."""
        while b"\n" not in self._got:
            if self._out not in self._open:
                raise self._gone(deadline)
            self._wait(deadline)
        if monotonic() > deadline:
            raise self._late()
        line, _, self._got = self._got.partition(b"\n")
        return line[:LONGEST].decode("utf-8", "replace").strip()

    def close(self, last_words: Sequence[str] = ()) -> None:
        """End it: with a farewell, if there are last words, and by force if it does not go."""
        try:
            with suppress(Forfeit, subprocess.TimeoutExpired):
                if last_words:
                    self.say(last_words, monotonic() + FAREWELL)
                    self._streams[0].close()  # the same to who does not know these words
                    self._process.wait(FAREWELL)
        finally:  # we may be told to stop amid a farewell
            with suppress(ProcessLookupError, PermissionError):  # all of the group have ended
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            for stream in self._streams:
                stream.close()

    def complaint(self) -> str:
        """The last line it wrote to its standard error, if it wrote any."""
        lines = self._complaints.decode("utf-8", "replace").split("\n")
        return shown(next((line.strip() for line in reversed(lines) if line.strip()), ""))

    def _wait(self, deadline: float, writing: Sequence[int] = ()) -> bool:
        """Until something can be read, which is kept, or written, which is what it answers."""
        left = deadline - monotonic()
        reading = [each for each in self._open if each != self._out or len(self._got) < MOST]
        readable, writable, _ = select.select(reading, writing, [], max(left, 0.0))
        for stream in readable:
            self._take(stream)
        if left <= 0 and not writable:
            raise self._late()
        return bool(writable)

    def _take(self, stream: int) -> None:
        data = os.read(stream, MOST)
        if not data:
            self._open.discard(stream)
        elif stream == self._err:
            self._complaints = (self._complaints + data)[-COMPLAINTS:]
        else:
            self._got += data
            if b"\n" not in self._got:
                self._got = self._got[:LONGEST]

    def _late(self) -> Forfeit:
        return Forfeit("late", complaint=self.complaint())

    def _gone(self, deadline: float) -> Forfeit:
        """Why nothing more can be said or heard: with what it managed to complain."""
        with suppress(Forfeit):
            while self._err in self._open:
                self._wait(min(deadline, monotonic() + FAREWELL))
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        status = self._process.returncode
        if status is None:
            return Forfeit("closed", complaint=self.complaint())
        return Forfeit("ended", status=status, complaint=self.complaint())


def shown(text: str) -> str:
    """What a program has said, as it can be printed: it may have said anything."""
    return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text)
