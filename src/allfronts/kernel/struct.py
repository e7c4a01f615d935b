"""A state declared once: its fields for the reader and the type checker, its bytes for NumPy, Numba and CUDA.

    class State(Struct):
        hand: Masks = field("u8", 4)    # cards held by each seat
        to_move: int = field("i1")

`State.dtype` is the layout, `State.blank()` a zeroed record whose fields are read and written as attributes.
"""

from __future__ import annotations

from collections.abc import Callable
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

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_bytes, (to_bytes(self),)


def _set(field: str, record: Any, value: Any) -> None:
    record[field] = value


class ReadOften(Struct):
    """A record that keeps what NumPy else makes anew each time a field is asked for: a view of its memory.

    To make one takes longer than all that an interpreted rule does with the field.
    """

    def __init_subclass__(cls) -> None:
        fields = [(name, f.kind, f.shape) for name, f in vars(cls).items() if isinstance(f, Field)]
        super().__init_subclass__()
        layout: Any = cls.dtype.fields
        for name, kind, shape in fields:
            if shape:
                delattr(cls, name)  # so that `__getattr__` is asked, once
            else:
                _, offset = layout[name]
                setattr(cls, name, property(_number_at(kind, offset // np.dtype(kind).itemsize)))

    if not TYPE_CHECKING:  # a type checker would take any name for a field

        def __getattr__(self, name: str) -> Any:
            if name == "_numbers":
                found = _numbers_of(_array_of(self))
            elif name in self.dtype.fields:
                found = _array_of(self)[name][0]
            else:
                raise AttributeError(f"a {type(self).__name__} has no field {name}")
            self.__dict__[name] = found
            return found

        def __setattr__(self, name: str, value: Any) -> None:
            self[name] = value


def _number_at(kind: str, place: int) -> Callable[[Any], Any]:
    return lambda record: record._numbers[kind][place]


def _numbers_of(array: Any) -> dict[str, Any]:
    """All of a record as numbers of one kind, for each kind of its single ones: integers become Python's, masks not."""
    return {"i1": memoryview(array.view("i1")), "i2": memoryview(array.view("i2")), "u8": array.view("u8")}


def _array_of(record: Any) -> Any:
    """The record alone, as an array.

    It must come from the array that the record belongs to: what is made from the record itself holds it, and were it
    kept in the record, NumPy would let go of neither.
    """
    array, first = record.base.reshape(-1), record.dtype.names[0]
    if len(array) == 1:
        return array
    n = (record[first].ctypes.data - array[first].ctypes.data) // array.strides[0]
    return array[n : n + 1]


def to_bytes(state: Struct) -> bytes:
    return state.tobytes()


def copy_of(state: S) -> S:
    """A state of its own, equal to this one."""
    return state.from_bytes(state.tobytes())
