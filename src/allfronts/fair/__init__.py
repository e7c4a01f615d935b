"""Deals nobody can bend: the only source of chance in games between people.

The server promises a secret seed, every seat adds its own bytes, and from both follows every shuffle of the
game; `docs/fair.md` tells a player how to check one by hand. Knows seeds, promises and orders of numbered
things. Refuses to know what is shuffled, and keeps nothing between calls: any shuffle can be computed alone.

Whatever is hashed is plain text, so that it can be pasted into any calculator. Records are checked by these
texts for ever: one that changes gets a new number, and the old one stays for old records.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count

from ..kernel.mistake import Mistake

__all__ = ["MOST_THINGS", "Chance", "Seed", "commitment", "verify"]

SEED_BYTES = 32
MOST_THINGS = 256  # what one byte can choose from


@dataclass(frozen=True)
class Seed:
    """The server's secret of one game. Printing the object does not betray it; `hex` does."""

    secret: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.secret) != SEED_BYTES:
            raise Mistake("seed", text=self.secret.hex())

    @classmethod
    def fresh(cls) -> Seed:
        return cls(secrets.token_bytes(SEED_BYTES))

    @classmethod
    def parse(cls, text: str) -> Seed:
        """The seed that `hex` wrote."""
        if not re.fullmatch(f"[0-9A-Fa-f]{{{2 * SEED_BYTES}}}", text):
            raise Mistake("seed", text=text)
        return cls(bytes.fromhex(text))

    def hex(self) -> str:
        return self.secret.hex()


def commitment(seed: Seed) -> str:
    """The promise shown before the first card: it fixes the seed and tells nothing of it."""
    return sha256(f"allfronts seed 1:{seed.hex()}".encode()).hexdigest()


@dataclass(frozen=True)
class Chance:
    """All the chance of one game: the seed, what each seat added, in their order, and its options."""

    seed: Seed
    contributions: tuple[bytes, ...]
    label: str

    @property
    def key(self) -> bytes:
        """What every shuffle is derived from: nobody knew it before the last seat had added its bytes."""
        parts = ["allfronts deal 1", self.label, *(added.hex() for added in self.contributions)]
        message = b"".join(_measured(part.encode()) for part in parts)
        return hmac.digest(self.seed.secret, message, "sha256")

    def permutation(self, k: int, n: int) -> tuple[int, ...]:
        """The k-th shuffle of the game (from 0), of n things: 0..n-1, every order equally likely."""
        if k < 0 or not 0 <= n <= MOST_THINGS:
            raise Mistake("shuffle", shuffle=k, things=n, most=MOST_THINGS)
        stream = _stream(self.key, f"shuffle {k} of {n}")
        order = list(range(n))
        for last in range(n - 1, 0, -1):
            place = _below(last + 1, stream)
            order[last], order[place] = order[place], order[last]
        return tuple(order)


def verify(promised: str, chance: Chance, orders: Iterable[Sequence[int]]) -> None:
    """Raise a Mistake unless the revealed seed is the promised one and gives these shuffles in turn."""
    found = commitment(chance.seed)
    if found != promised:
        raise Mistake("wrong-seed", promised=promised, found=found)
    for k, order in enumerate(orders):
        owed = chance.permutation(k, len(order))
        if tuple(order) != owed:
            raise Mistake("wrong-deal", shuffle=k, dealt=_spaced(order), owed=_spaced(owed))


def _measured(part: bytes) -> bytes:
    """A part with its length before it, so that no two lists of parts make the same message."""
    return b"%d:%s," % (len(part), part)


def _stream(key: bytes, name: str) -> Iterator[int]:
    """Endless bytes that belong to this name alone."""
    for block in count():
        yield from hmac.digest(key, f"{name}, block {block}".encode(), "sha256")


def _below(n: int, stream: Iterator[int]) -> int:
    """A number from 0 to n - 1, from the first byte that favours none.

    Bytes are dealt to 0..n-1 round by round; those of the last, incomplete round are thrown away.
    """
    even = 256 - 256 % n
    return next(byte for byte in stream if byte < even) % n


def _spaced(order: Sequence[int]) -> str:
    return " ".join(map(str, order))
