"""Any text at all: the parsers answer it or say where it cannot be read, and never anything else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from allfronts.games import theaters as game
from allfronts.games.theaters.notation import CODE
from allfronts.kernel.mistake import Mistake
from allfronts.kernel.random import seeded, shuffle
from allfronts.kernel.struct import copy_of, to_bytes
from tests.conformance.games import ENTRIES, positions

STATES = [s for entry in ENTRIES for s in positions(entry, 12)]
LINES = [game.write(s) for s in STATES]
WORDS = [
    *CODE[:18],
    "a1", "heavy", "tanks", "Maneuver", "air", "land", "sea", "my", "their", "flip", "play", "to", "facedown",
    "faceup", "down", "up", "withdraw", "decline", "diplomacy", "A7", "§", "\u2003", "İ", "ß",
]  # fmt: skip
FIELDS = [*(game.State.dtype.names or ()), "nothing"]

states = st.sampled_from(STATES)
wordy = st.lists(st.sampled_from(WORDS), max_size=7).map(" ".join)
lines = st.sampled_from(LINES)
numbers = st.one_of(st.integers(-9, 40), st.sampled_from([127, 128, 255, 999, 2**31, 2**64 - 1, 2**64, -(2**63)]))
values = st.one_of(numbers.map(str), st.sampled_from(["-", "", "A1+S6", "A1+A1", "A9", "1_0", "٣", "+1", "1.5"]))


def difference(field: str, place: str, value: str) -> str:
    return f"; {field}{place}={value}"


def at_place(number: int) -> str:
    return f".{number}"


places = st.one_of(st.just(""), st.integers(-1, 40).map(at_place), st.sampled_from([".", ".x", ".0.0"]))
small_places = st.one_of(st.just(""), st.integers(0, 4).map(at_place))
differences = st.one_of(
    st.builds(difference, st.sampled_from(FIELDS), places, values),
    st.builds(difference, st.sampled_from(FIELDS), small_places, st.integers(-1, 6).map(str)),
)


@st.composite
def mutated_lines(draw: st.DrawFn) -> str:
    """A valid position with pieces exchanged, left out, said twice, or set to something else."""
    line = draw(lines)
    for _ in range(draw(st.integers(0, 2))):
        pieces = re.split(r"(\s|;|/|=)", line)
        at = draw(st.integers(0, len(pieces) - 1))
        other = draw(st.one_of(st.sampled_from(pieces), st.sampled_from(WORDS), values))
        pieces[at : at + 1] = draw(st.sampled_from([[], [other], [pieces[at], " ", other]]))
        line = "".join(pieces)
    return line + "".join(draw(st.lists(differences, max_size=3)))


def require_answer_or_place(parser: Callable[[str], Any], text: str) -> Any:
    """What the parser answers; None for a Mistake that, if it points somewhere, points into the text."""
    try:
        return parser(text)
    except Mistake as caught:
        mistake = caught
    if mistake.word in ("notation", "position"):
        assert 1 <= int(mistake.details["column"]) <= len(text) + 1
        assert mistake.details["expected"]
    return None


@given(states, st.one_of(wordy, st.text(max_size=40)))
@example(STATES[0], "")
@example(STATES[0], "A1 to")
@example(STATES[0], "flip my")
def test_any_text_is_a_legal_action_or_a_mistake(s: Any, text: str) -> None:
    before = to_bytes(s)
    action = require_answer_or_place(lambda tried: game.parse(s, tried), text)
    assert action is None or action in game.legal_actions(s)
    assert to_bytes(s) == before


@given(states, st.data())
def test_a_legal_action_with_a_word_changed_is_a_legal_action_or_a_mistake(s: Any, data: st.DataObject) -> None:
    actions = game.legal_actions(s)
    assume(actions)
    words = game.name(s, data.draw(st.sampled_from(actions))).split()
    at = data.draw(st.integers(0, len(words)))
    words[at : at + data.draw(st.integers(0, 1))] = [data.draw(st.sampled_from(WORDS))]
    action = require_answer_or_place(lambda tried: game.parse(s, tried), " ".join(words))
    assert action is None or action in actions


@given(st.one_of(st.text(max_size=80), mutated_lines()))
@example("")
@example(";;;")
@example("revised 12 standard")
def test_any_text_is_a_position_or_a_mistake(text: str) -> None:
    s = require_answer_or_place(game.read, text)
    if s is not None:
        assert game.flaw_of(s) == ""
        assert to_bytes(game.read(game.write(s))) == to_bytes(s)


@settings(max_examples=300)
@given(mutated_lines(), st.integers(0, 2**32))
@example(
    "revised 12 standard; score 6-6; battle 3; first one; turn one; air - / l3; land a4 / -; sea - / -;"
    " one A2 L1 L5 L6 S3; two A1 A3 A5 A6 S1; deck S6 S4 S5 L4 S2 L2; next_turn=-1",
    0,
)
def test_what_was_read_can_be_looked_at_and_played_on(text: str, seed: int) -> None:
    """Warnings are errors here, so nothing overflows unnoticed either."""
    s = require_answer_or_place(game.read, text)
    if s is None:
        return
    rng, order = seeded(seed), np.zeros(64, np.int8)
    for _ in range(12):
        for viewer in (0, 1, game.PUBLIC):
            game.view(s, viewer)
        while things := game.chance(s):
            shuffle(rng, order, things)
            game.deal(s, order[:things], None)
        if game.over(s):
            break
        for seat in range(s.seats):
            game.observe(s, seat, np.zeros(game.OBSERVATION, np.int8))
            game.redeal(copy_of(s), seat, seeded(seed, seat))
        actions = game.legal_actions(s)
        game.act(s, actions[int(rng[0]) % len(actions)], game.journal())


IMPOSSIBLE = {
    "no such card is on the deck": "deck_top=40",
    "no such card is on a pile": "top.2=36",
    "nobody is first in a battle": "first=-1",
    "a card that was never in a hand is said to have been there": "seen.{card}=5; watched=1",
}


@pytest.mark.parametrize("impossible", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_position_that_cannot_be_is_a_mistake(impossible: str) -> None:
    s: Any = STATES[0]
    text = impossible.format(seat=game.actor(s), card=int(s.deck_top))
    with pytest.raises(Mistake):
        game.read(f"{game.write(s)}; {text}")


@pytest.mark.parametrize("impossible", ["watched=0", "watched=2", "tick=0", "seen.26=-5", "seen.26=-7", "left.0=9"])
def test_what_cannot_have_been_learned_is_a_mistake(impossible: str) -> None:
    """Of worlds in which it were so there would soon be none."""
    learned = (
        "revised 12 standard; score 6-6; battle 3; first one; turn one; land e6 / l2; diplomacy e2 e3 D4 / l1;"
        " economics l6 / d6 l5; one D3; two D1 D5; deck E4 L3 E1 L4 D2 E5; known.1=L1+L2+L5+D1+D3+D4+D5+D6;"
        " known.4=D3+D4; options=229; tick=1; watched=1; seen.26=5; row.0=27; step.0=3; row_size=1; ask=5; asking=27;"
        " chosen=26"
    )
    assert game.write(game.read(learned)) == learned
    with pytest.raises(Mistake):
        game.read(f"{learned}; {impossible}")


def test_a_long_beginners_war_can_be_written_and_read() -> None:
    s = game.begin(game.Options(scoring="beginner", target=999, first="one"))
    s.battle, s.score[:] = 1996, (998, 997)
    assert to_bytes(game.read(game.write(s))) == to_bytes(s)


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "revised, 2019, own"),
        ("revised x standard", 9, "number"),
        ("revised 12 standard", 20, "score"),
        ("revised 12 standard; score 0-0", 31, "battle"),
    ],
)
def test_a_position_that_breaks_off_says_what_should_follow(text: str, column: int, expected: str) -> None:
    with pytest.raises(Mistake) as caught:
        game.read(text)
    assert caught.value.details == {"column": column, "expected": expected}


@given(
    st.one_of(st.text(max_size=40), st.lists(st.sampled_from(str(game.Options()).split()), max_size=6).map(" ".join))
)
@example("target=٣")
@example("target=" + "9" * 5000)
@example("theaters=air,air,sea")
def test_any_text_is_options_or_a_mistake(text: str) -> None:
    options = require_answer_or_place(game.Options.parse, text)
    if options is not None:
        assert game.Options.parse(str(options)) == options
        assert game.flaw_of(game.begin(options)) == ""


@pytest.mark.parametrize(
    ("field", "value", "allowed"),
    [
        ("edition", "2020", "revised, 2019"),
        ("scoring", "", "standard, beginner"),
        ("first", "three", "random, one, two"),
        ("target", "-1", "1-999"),
        ("target", "many", "1-999"),
        ("colour", "red", "edition, scoring, target, theaters, first, order, mode, players, ruleset"),
    ],
)
def test_a_wrong_option_is_told_with_what_is_allowed(field: str, value: str, allowed: str) -> None:
    with pytest.raises(Mistake) as caught:
        game.Options.parse(f"{field}={value}")
    assert caught.value.details == {"name": field, "value": value, "allowed": allowed}
