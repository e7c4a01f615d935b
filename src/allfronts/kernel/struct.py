"""A state declared once: its fields for the reader and the type checker, its bytes for NumPy, Numba and CUDA.

    class State(Struct):
        hand: Masks = field("u8", 4)    # cards held by each seat
        to_move: int = field("i1")

`State.dtype` is the layout, `State.blank()` a zeroed record whose fields are read and written as attributes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

Masks: TypeAlias = NDArray[np.uint64]
Numbers: TypeAlias = NDArray[np.int8]


@dataclass(frozen=True)
class Field:
    kind: str
    shape: tuple[int, ...]


def field(kind: str, *shape: int) -> Any:
    """A field of a struct: a NumPy scalar kind and, for an array, its shape."""
    return Field(kind, shape)


class Struct:
    dtype: ClassVar[np.dtype[Any]]

    if TYPE_CHECKING:  # a record has its fields by name, too

        def __getitem__(self, field: str) -> Any: ...
        def __setitem__(self, field: str, value: Any) -> None: ...

    def __init_subclass__(cls) -> None:
        fields = [(name, f.kind, f.shape) for name, f in vars(cls).items() if isinstance(f, Field)]
        cls.dtype = np.dtype((np.record, np.dtype(fields, align=True)))

    @classmethod
    def blank(cls) -> Self:
        return cast(Self, cls.many(1)[0])

    @classmethod
    def many(cls, n: int) -> Any:
        """An array of `n` blank records; item `i` is the i-th record, sharing the array's memory."""
        return np.zeros(n, cls.dtype).view(np.recarray)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        if len(data) != cls.dtype.itemsize:
            raise ValueError(f"a {cls.__name__} is {cls.dtype.itemsize} bytes, not {len(data)}")
        return cast(Self, np.frombuffer(bytearray(data), cls.dtype).view(np.recarray)[0])


def to_bytes(state: Struct) -> bytes:
    return cast(bytes, cast(Any, state).tobytes())


def copy_of(state: Struct) -> Any:
    """A state of its own, equal to this one."""
    record = cast(Any, state)
    twin = np.zeros(1, record.dtype).view(np.recarray)
    twin[0] = record
    return twin[0]
