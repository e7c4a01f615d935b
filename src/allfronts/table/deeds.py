"""What can be done at a table. A list of these, each with its moment, is all there is to know of one.

`by` is who does it: an identity that only its owner can show. Deeds without one are the table's own.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Matter: TypeAlias = Literal["undo", "draw", "pause", "rematch"]


class _Deed(Struct, frozen=True, tag=str.lower, tag_field="do"):
    """Its name says what is done."""


class Promised(_Deed, frozen=True):
    """The secret of the next war, before anybody adds to its chance: all see what it is promised by, none sees it."""

    seed: str


class Sat(_Deed, frozen=True):
    by: str
    seat: int
    name: str
    added: str = ""  # to chance, in hexadecimal digits


class Left(_Deed, frozen=True):
    """Gone from sight. The seat is kept, once a war has begun."""

    by: str


class Came(_Deed, frozen=True):
    by: str


class Acted(_Deed, frozen=True):
    by: str
    seat: int
    action: int
    after: int  # how many actions had been taken, as far as they knew: so that one sent twice counts once


class Decided(_Deed, frozen=True):
    """One of the computer's players has acted."""

    seat: int
    action: int
    after: int


class Asked(_Deed, frozen=True):
    """Something that the others have to agree to."""

    by: str
    seat: int
    matter: Matter
    added: str = ""  # to the chance of the next war


class Answered(_Deed, frozen=True):
    by: str
    seat: int
    yes: bool
    added: str = ""  # to the chance of the next war


class Resumed(_Deed, frozen=True):
    by: str
    seat: int


class Resigned(_Deed, frozen=True):
    by: str
    seat: int


class Said(_Deed, frozen=True):
    """To all: no side has secrets from the other at a table."""

    by: str
    seat: int
    text: str


class RanOut(_Deed, frozen=True):
    """A seat's time."""

    seat: int


class StoodIn(_Deed, frozen=True):
    """One of the computer's players decides for somebody who is away."""

    seat: int
    bot: str


Deed: TypeAlias = (
    Promised | Sat | Left | Came | Acted | Decided | Asked | Answered | Resumed | Resigned | Said | RanOut | StoodIn
)
