"""A state declared once: its fields for the reader and the type checker, its bytes for NumPy, Numba and CUDA.

    class State(Struct):
        hand: Masks = field("u8", 4)    # cards held by each seat
        to_move: int = field("i1")

`State.dtype` is the layout, `State.blank()` a zeroed record whose fields are read and written as attributes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

Masks: TypeAlias = NDArray[np.uint64]
Numbers: TypeAlias = NDArray[np.int8]
S = TypeVar("S", bound="Struct")


@dataclass(frozen=True)
class Field:
    kind: str
    shape: tuple[int, ...]


def field(kind: str, *shape: int) -> Any:
    """A field of a struct: a NumPy scalar kind and, for an array, its shape."""
    return Field(kind, shape)


if TYPE_CHECKING:

    class _Void:
        """What a type checker needs to know of `numpy.void`."""

        def __getitem__(self, field: str) -> Any: ...
        def __setitem__(self, field: str, value: Any) -> None: ...
        def tobytes(self) -> bytes: ...

else:
    _Void = np.void


class Struct(_Void):
    """A record of a NumPy array whose fields are attributes (`numpy.record` does the same, six times slower)."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        fields = [(name, f.kind, f.shape) for name, f in vars(cls).items() if isinstance(f, Field)]
        for name, _, _ in fields:
            setattr(cls, name, property(itemgetter(name), partial(_set, name)))
        cls.dtype = np.dtype((cls, np.dtype(fields, align=True)))

    @classmethod
    def blank(cls) -> Self:
        return cast(Self, cls.many(1)[0])

    @classmethod
    def many(cls, n: int) -> Any:
        """An array of `n` blank records; item `i` is the i-th record, sharing the array's memory."""
        return np.zeros(n, cls.dtype)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        if len(data) != cls.dtype.itemsize:
            raise ValueError(f"a {cls.__name__} is {cls.dtype.itemsize} bytes, not {len(data)}")
        return cast(Self, np.frombuffer(bytearray(data), cls.dtype)[0])


def _set(field: str, record: Any, value: Any) -> None:
    record[field] = value


def to_bytes(state: Struct) -> bytes:
    return state.tobytes()


def copy_of(state: S) -> S:
    """A state of its own, equal to this one."""
    twin = state.many(1)
    twin[0] = state
    return cast(S, twin[0])
