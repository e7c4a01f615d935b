"""Sets of things, chance, structs: what every rule stands on, against plain Python."""

from __future__ import annotations

import copy
import pickle
import weakref
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfronts.kernel import masks
from allfronts.kernel.masks import has, lowest, mask, nth, size, swapped, without_lowest
from allfronts.kernel.mistake import Mistake
from allfronts.kernel.random import below, seeded, shuffle
from allfronts.kernel.struct import Masks, Numbers, ReadOften, Struct, copy_of, field, to_bytes

things = st.sets(st.integers(0, 63), max_size=20)
some = things.filter(bool)


def as_mask(members: set[int]) -> np.uint64:
    return np.uint64(sum(1 << member for member in members))


def members_of(cards: np.uint64) -> set[int]:
    return {thing for thing in range(64) if int(cards) >> thing & 1}


@given(things, st.integers(0, 63))
def test_a_mask_is_a_set(members: set[int], thing: int) -> None:
    cards = as_mask(members)
    assert has(cards, thing) == (thing in members)
    assert size(cards) == len(members)
    assert set(masks.members(cards)) == members
    assert members_of(mask(thing)) == {thing}


@given(some)
def test_the_things_of_a_mask_come_in_order(members: set[int]) -> None:
    cards = as_mask(members)
    assert lowest(cards) == min(members)
    assert members_of(without_lowest(cards)) == members - {min(members)}
    assert [nth(cards, n) for n in range(len(members))] == sorted(members)


@given(things, st.integers(0, 63), st.integers(0, 63))
def test_swapping_two_things_exchanges_their_membership(members: set[int], a: int, b: int) -> None:
    exchange = {a: b, b: a}
    assert members_of(swapped(as_mask(members), mask(a) | mask(b))) == {exchange.get(thing, thing) for thing in members}


def test_random_numbers_are_the_same_on_every_machine() -> None:
    rng = seeded(1, 2)
    assert [below(rng, 1000) for _ in range(6)] == [803, 110, 595, 457, 531, 132]
    order = np.zeros(8, np.int8)
    shuffle(seeded(3), order, 8)
    assert order.tolist() == [7, 3, 6, 0, 4, 2, 1, 5]


def test_seeds_give_streams_of_their_own_that_are_never_stuck_at_zero() -> None:
    words = {int(seeded(*seed)[0]) for seed in [(0,), (1,), (2,), (0, 1), (1, 1), (2**40,)]}
    assert len(words) == 6
    assert 0 not in words


def uneven(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("n", [2, 3, 7, 18])
def test_numbers_below_a_limit_are_equally_likely(n: int) -> None:
    rng = seeded(n)
    counts = Counter(int(below(rng, n)) for _ in range(400 * n))
    assert counts.keys() == set(range(n))
    assert uneven(list(counts.values()), 400) < n - 1 + 5 * (2 * n) ** 0.5


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng, order, counts = seeded(4), np.zeros(5, np.int8), Counter[tuple[int, ...]]()
    for _ in range(4800):
        shuffle(rng, order, 4)
        counts[tuple(order[:4].tolist())] += 1
    assert len(counts) == 24
    assert order[4] == 0
    assert uneven(list(counts.values()), 200) < 23 + 5 * 46**0.5


class Small(Struct):
    masks: Masks = field("u8", 2)
    grid: Numbers = field("i1", 2, 3)
    number: int = field("i2")


class SmallReadOften(ReadOften):
    masks: Masks = field("u8", 2)
    grid: Numbers = field("i1", 2, 3)
    number: int = field("i2")
    less: int = field("i1")
    mask: np.uint64 = field("u8")


each_struct = pytest.mark.parametrize("struct", [Small, SmallReadOften])


@each_struct
def test_a_struct_has_its_fields_as_attributes_and_its_bytes_as_memory(struct: type[Small]) -> None:
    s = struct.blank()
    assert to_bytes(s) == bytes(struct.dtype.itemsize)
    s.number, s.grid[1, 2], s.masks[0] = -7, 5, np.uint64(2**63)
    again = struct.from_bytes(to_bytes(s))
    assert (again.number, again.grid.tolist(), int(again.masks[0])) == (-7, [[0, 0, 0], [0, 0, 5]], 2**63)
    again.grid[0, 0] = 1
    assert s.grid[0, 0] == 0
    again.masks = s.masks + np.uint64(1)
    assert (again.masks.tolist(), s.masks.tolist()) == ([2**63 + 1, 1], [2**63, 0])


@each_struct
def test_a_copied_struct_shares_nothing_and_a_record_of_many_is_part_of_them(struct: type[Small]) -> None:
    many = struct.many(3)
    many[1].number = 4
    record, twin = many[1], copy_of(many[1])
    twin.number, twin.grid[0, 1] = 5, 6
    assert [int(record.number) for record in many] == [0, 4, 0]
    assert record.grid.tolist() == many[1].grid.tolist() == [[0, 0, 0], [0, 0, 0]]
    assert (twin.number, twin.grid[0, 1]) == (5, 6)
    many[1] = twin
    assert (record.number, record.grid[0, 1], many[0].grid[0, 1]) == (5, 6, 0)


@each_struct
def test_a_struct_that_python_has_copied_or_sent_is_a_struct_of_its_own(struct: type[Small]) -> None:
    s = struct.blank()
    s.number, s.grid[0, 1] = 5, 6
    for twin in (copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
        assert (twin.number, twin.grid[0, 1]) == (5, 6)
        twin.number = twin.grid[0, 1] = 7
        assert (twin.number, twin.grid[0, 1], s.number, s.grid[0, 1]) == (7, 7, 5, 6)


def test_what_is_read_often_may_be_read_while_it_changes_and_is_let_go() -> None:
    s = SmallReadOften.blank()
    for number in (3, -3):
        s.number = s.less = s.grid[0, 0] = number
        s.mask = s.masks[1] = np.uint64(2**63 + number)
        assert (s.number, s.less, s.grid[0, 0]) == (number, number, number)
        assert ~s.mask == ~s.masks[1] == np.uint64(2**63 - number - 1)
    with pytest.raises(OverflowError):
        s.less = 128
    with pytest.raises(ValueError, match="lesser"):
        # No such field: that is what is tried.
        s.lesser = 1  # type: ignore[attr-defined]  # pyright: ignore[reportAttributeAccessIssue]
    assert not hasattr(s, "lesser")
    # NumPy's records have a base, which its types do not tell.
    memory = weakref.ref(s.base)  # type: ignore[attr-defined]
    del s
    assert memory() is None


@each_struct
def test_bytes_of_another_length_are_refused(struct: type[Small]) -> None:
    with pytest.raises(ValueError, match=f"a {struct.__name__} is {struct.dtype.itemsize} bytes, not 3"):
        struct.from_bytes(b"abc")


def test_a_mistake_tells_its_word_and_details() -> None:
    mistake = Mistake("option", name="target", value=0)
    assert (mistake.word, mistake.details) == ("option", {"name": "target", "value": 0})
    assert str(mistake) == "option: name target, value 0"


def test_a_mistake_made_in_another_process_is_told_here() -> None:
    mistake = pickle.loads(pickle.dumps(Mistake("option", name="target", value=0)))
    assert str(mistake) == "option: name target, value 0"
