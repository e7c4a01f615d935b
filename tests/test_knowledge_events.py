"""What each seat knows after each kind of event, on small tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from allfronts.games import theaters as game
from allfronts.games.theaters.notation import CODE
from allfronts.games.theaters.state import NONE

ONE, TWO = 0, 1
TABLE = "air A6 / L2; land L6 / a3; sea S6 / -"  # side two's A3 has never been faceup
HANDS = "one A1 A4 L1 L3 S1 S4; two A2 L4 S2 S3; deck L5 A5 S5"


def position(
    edition: str = "revised", table: str = TABLE, hands: str = HANDS, more: str = "", turn: str = "one"
) -> Any:
    head = f"{edition} 12 standard; score 0-0; battle 1; first one; turn {turn}"
    return game.read("; ".join(part for part in (head, table, hands, more) if part))


def play(s: Any, *actions: str) -> list[list[Any]]:
    """The events of the last action, as each viewer is told them."""
    log = game.journal()
    for text in actions:
        log = game.journal()
        game.act(s, game.parse(s, text), log)
    return [game.events(log, viewer) for viewer in range(game.PUBLIC + 1)]


def codes(cards: Iterable[int]) -> str:
    return " ".join("?" if card == NONE else CODE[card] for card in cards)


def seen_pile(s: Any, viewer: int, side: int, column: int) -> str:
    return codes(lying.card for lying in game.view(s, viewer).theaters[column].piles[side])


def seen_hand(s: Any, viewer: int, seat: int) -> str:
    return codes(game.view(s, viewer).hands[seat].cards)


def seen_deck(s: Any, viewer: int) -> str:
    return codes(game.view(s, viewer).deck)


def test_everybody_knows_their_own_hand_and_nobody_else_does() -> None:
    s = position()
    assert seen_hand(s, ONE, ONE) == "A1 A4 L1 L3 S1 S4"
    assert seen_hand(s, TWO, ONE) == seen_hand(s, game.PUBLIC, ONE) == ""
    assert game.view(s, TWO).hands[ONE].size == 6
    assert seen_deck(s, ONE) == seen_deck(s, game.PUBLIC) == "? ? ?"


def test_a_card_played_facedown_is_known_to_its_side_alone() -> None:
    s = position()
    told = play(s, "L3 facedown to sea")
    assert [seen_pile(s, viewer, ONE, 2) for viewer in (ONE, TWO, game.PUBLIC)] == ["S6 L3", "S6 ?", "S6 ?"]
    played = [events[0] for events in told]
    assert [event.kind for event in played] == ["played_down"] * len(told)
    assert [codes([played[viewer].card]) for viewer in (ONE, TWO, game.PUBLIC)] == ["L3", "?", "?"]


def test_a_card_played_faceup_is_known_to_all_and_stays_so_facedown() -> None:
    s = position()
    play(s, "L3 to land", "their air")
    for viewer in (ONE, TWO, game.PUBLIC):
        assert seen_pile(s, viewer, ONE, 1) == "L6 L3"
        assert seen_pile(s, viewer, TWO, 0) == "L2"
        assert game.view(s, viewer).theaters[0].piles[TWO][0].facedown


def test_a_card_turned_faceup_is_known_to_all() -> None:
    s = position(table="air A6 / l2; land L6 / a3; sea S6 / -")
    assert seen_pile(s, ONE, TWO, 0) == "?"
    told = play(s, "L3 to land", "their air")
    assert [seen_pile(s, viewer, TWO, 0) for viewer in (ONE, TWO, game.PUBLIC)] == ["L2"] * 3
    assert all("flipped_up" in [event.kind for event in events] for events in told)


def test_a_destroyed_card_is_known_under_the_deck_to_the_one_who_played_it() -> None:
    s = position(table="air A6 A5 / L2; land L6 / a3; sea S6 / -", hands=HANDS.replace(" A5", ""))
    told = play(s, "L3 facedown to sea")
    assert seen_deck(s, ONE) == "? ? L3"
    assert seen_deck(s, TWO) == seen_deck(s, game.PUBLIC) == "? ? ?"
    assert [event.kind for event in told[TWO][:2]] == ["played_unseen", "destroyed"]
    assert [codes([event.card]) for event in told[TWO][:2]] == ["?", "?"]
    assert [codes([event.card]) for event in told[ONE][:2]] == ["L3", "L3"]


def test_reinforce_shows_the_drawn_card_to_the_drawer_alone() -> None:
    s = position()
    told = play(s, "L1 to land")
    assert [event.kind for event in told[ONE]] == ["played_up", "resolves", "drew"]
    assert [codes([events[2].card]) for events in (told[ONE], told[TWO], told[game.PUBLIC])] == ["L5", "?", "?"]
    assert [game.view(s, viewer).drawn for viewer in (ONE, TWO, game.PUBLIC)] == [CODE.index("L5"), NONE, NONE]
    play(s, "L5 facedown to air")
    assert [seen_pile(s, viewer, ONE, 0) for viewer in (ONE, TWO, game.PUBLIC)] == ["A6 L5", "A6 ?", "A6 ?"]


def test_2019_a_card_put_back_is_known_on_top_of_the_deck_to_the_one_who_has_seen_it() -> None:
    s = position("2019")
    play(s, "L1 to land", "decline")
    assert seen_deck(s, ONE) == "L5 ? ?"
    assert seen_deck(s, TWO) == seen_deck(s, game.PUBLIC) == "? ? ?"


def test_transport_moves_a_facedown_card_without_showing_it() -> None:
    s = position(table="air A6 s5 / L2; land L6 / a3; sea S6 / -", hands=HANDS.replace(" S5", ""))
    told = play(s, "S1 to sea", "S5", "land")
    assert [seen_pile(s, viewer, ONE, 1) for viewer in (ONE, TWO)] == ["L6 S5", "L6 ?"]
    assert [codes([events[0].card]) for events in (told[ONE], told[TWO])] == ["S5", "?"]


SEEN = "known.0=A1+A4+L1+L3+S1+S4+A6+L6+S6+A5+L2; known.1=A2+L4+S2+S3+A6+L6+S6+A5+L2+A3; known.4=A6+L6+S6+A5+L2"
FLIPPED = {  # side one's Containment has been faceup and lies facedown
    "table": "air A6 a5 / L2; land L6 / a3; sea S6 / -",
    "hands": HANDS.replace(" A5", ""),
    "more": SEEN,
}


def test_a_returned_card_is_known_to_be_in_the_hand_to_those_who_have_seen_it() -> None:
    s = position(**FLIPPED)
    play(s, "S4 to sea", "A5")
    assert seen_hand(s, TWO, ONE) == "A5"
    assert seen_hand(s, game.PUBLIC, ONE) == "A5"


def test_after_a_facedown_play_nobody_can_tell_whether_the_returned_card_is_still_there() -> None:
    for played in ("A5", "L3"):
        s = position(**FLIPPED)
        play(s, "S4 to sea", "A5", f"{played} facedown to land")
        assert seen_hand(s, TWO, ONE) == ""
        assert seen_pile(s, TWO, ONE, 1) == "L6 ?"


def test_a_faceup_play_leaves_no_doubt_about_the_returned_card() -> None:
    s = position(**FLIPPED)
    play(s, "S4 to sea", "A5", "A1 to air")
    assert seen_hand(s, TWO, ONE) == "A5"


def test_the_only_card_of_a_hand_is_known_wherever_it_goes() -> None:
    s = position(
        table="air A6 a5 / L2; land L6 L3 / a3; sea S6 S1 / -",
        hands="one S4; two A2 L4 S2 S3; deck L5 S5 A1 A4 L1",
        more="known.0=S4+A6+L6+S6+A5+L2+L3+S1; known.1=A2+L4+S2+S3+A6+L6+S6+A5+L2+A3+L3+S1",
    )
    play(s, "S4 to sea", "A5", "A5 facedown to land")
    assert seen_pile(s, TWO, ONE, 1) == "L6 L3 A5"


def test_a_returned_card_is_worked_out_when_it_can_be_nowhere_else() -> None:
    """Played facedown or still in hand? When the other card is played faceup, that is answered."""
    s = position(
        table="air A6 a5 / L2; land L6 L3 / a3; sea S6 S1 / -",
        hands="one S4 A1; two L4; deck L5 S5 A4 L1 A2 S2 S3",
        more="known.0=S4+A1+A6+L6+S6+A5+L2+L3+S1; known.1=L4+A6+L6+S6+A5+L2+A3+L3+S1",
    )
    play(s, "S4 to sea", "A5", "A5 facedown to land")
    assert seen_pile(s, TWO, ONE, 1) == "L6 L3 ?"
    play(s, "L4 to land", "A1 to air")
    assert seen_pile(s, TWO, ONE, 1) == "L6 L3 A5"


@pytest.mark.parametrize("viewer", [ONE, TWO, game.PUBLIC])
def test_when_the_war_is_over_everybody_sees_everything(viewer: int) -> None:
    s = position(turn="two", more="score.0=11")
    play(s, "withdraw")
    assert game.over(s)
    assert seen_hand(s, viewer, ONE) == "A1 A4 L1 L3 S1 S4"
    assert seen_hand(s, viewer, TWO) == "A2 L4 S2 S3"
    assert seen_deck(s, viewer) == "L5 A5 S5"
    assert seen_pile(s, viewer, TWO, 1) == "A3"


def test_a_card_that_must_still_be_in_a_hand_of_several_is_known_to_be_there() -> None:
    s = game.read(
        "revised 12 standard; score 0-0; battle 1; first one; turn one; air - / A6; land - / L6; sea - / -; "
        "one A3 A4 A5 L1; two A1 A2 S4; deck L2 L3 L4 L5 S1 S2 S3 S5 S6; tick=1; watched=2; seen.15=6"
    )
    assert [CODE[card] for card in game.view(s, 0).hands[1].cards] == ["S4"]


def test_two_traced_cards_in_two_places_leave_neither_to_a_third() -> None:
    s = game.read(
        "revised 12 standard; score 0-0; battle 1; first one; turn one; air - / l6; land - / s1; sea - / -; "
        "one A3 A4 A5 A6; two S4; deck L1 L2 L3 L4 L5 S2 S3 S5 S6 A1 A2; "
        "tick=3; watched=2; left.11=14; left.12=6; seen.15=10; seen.11=14; seen.12=6"
    )
    view = game.view(s, 0)
    assert view.hands[1].cards == ()
    assert [view.theaters[column].piles[1][0].card for column in (0, 1)] == [-1, CODE.index("S1")]
