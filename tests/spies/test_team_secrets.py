"""Chapter 13: talk, the partner's hand, the facedown cards of one's own side."""

from __future__ import annotations

import pytest

from allfronts.games import theaters as game
from allfronts.games.theaters.state import CARDS
from allfronts.locale import LANGUAGES, words
from allfronts.locale.clauses import clauses, message
from tests.spies.teams import played_at_random, tables
from tests.support import Battle, clause, draw, war

CHAT = {"en": ("everybody hears", "chat is always public"), "uk": ("чули всі", "чат"), "ru": ("слышали все", "чат")}


# -- Talk


@clause("SLS-13.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_in_every_language_that_talk_is_free_and_the_chat_public(language: str) -> None:
    assert "SLS-13.1" in clauses()
    text = words(language).say(f"{message('SLS-13.1')}.text")
    assert all(part in text for part in CHAT[language])


@clause("SLS-13.1", "SLS-13.2")
@pytest.mark.parametrize("viewer", [1, 3, game.PUBLIC])
def test_what_partners_are_told_of_each_other_everybody_is_told_but_for_faces(viewer: int) -> None:
    """No sentence goes to one partner alone: the engine itself is no secret channel."""
    match = played_at_random(4, "epic", 0)[-1]
    for mine, others in zip(match.told[0], match.told[viewer], strict=True):
        assert mine._replace(card=-1) == others._replace(card=-1)


# -- Hands


@clause("SLS-13.2")
def test_partners_do_not_see_each_others_hands() -> None:
    battle = draw(me_holds="L6 A6", partner_holds="S6 S5", them_holds="A5", rival_holds="A4")
    assert battle.me.sees_hand_of("me") == "A6 L6"
    assert battle.me.sees_hand_of("partner") == "? ?"
    assert battle.partner.sees_hand_of("me") == "? ?"
    assert battle.them.sees_hand_of("rival") == battle.rival.sees_hand_of("them") == "?"


@clause("SLS-13.2")
def test_a_hand_dealt_is_seen_by_its_holder_alone() -> None:
    battle = Battle(war(players=4, first="one", theaters=("air", "land", "sea")).state)
    seats = (battle.me, battle.them, battle.partner, battle.rival)
    for viewer, seat in enumerate(seats):
        seen = [len(hand.cards) for hand in seat.view.hands]
        assert seen == [3 if holder == viewer else 0 for holder in range(4)]


def exchanged(*cards: str) -> Battle:
    battle = Battle(war(players=4, first="one", theaters=("air", "land", "sea")).state)
    for seat, card in enumerate(cards):
        battle = battle.play(seat, card)
    return battle


@clause("SLS-13.2", "SLS-11.5")
def test_of_the_partners_hand_the_exchanged_card_is_known_and_no_other() -> None:
    after = exchanged("A1", "A4", "L1", "L4")
    assert after.partner.hand == "A1 L2 L3"
    assert after.me.sees_hand_of("partner") == "A1 ? ?"
    assert "L1" in after.me.hand
    assert after.partner.sees_hand_of("me") == "L1 ? ?"


@clause("SLS-13.2", "SLS-13.3")
def test_the_exchanged_card_stays_known_while_the_partner_plays_others() -> None:
    after = exchanged("A1", "A4", "L1", "L4").me("three").partner("L2 facedown to air")
    assert after.me.sees("air", "me") == "l2"
    assert after.me.sees_hand_of("partner") == "A1 ?"


@clause("SLS-13.2", "SLS-13.3")
def test_the_exchanged_card_is_followed_to_the_table() -> None:
    after = exchanged("A1", "A4", "L1", "L4").me("three").partner("A1 facedown to sea")
    assert after.me.sees("sea", "me") == "a1"
    assert after.me.sees_hand_of("partner") == "? ?"
    assert after.them.sees("sea", "me") == after.rival.sees("sea", "me") == "?"


@clause("SLS-13.2")
def test_a_card_of_the_partner_destroyed_as_it_is_played_is_not_shown_to_me() -> None:
    after = draw(
        """
              air  land  sea
        me    A5   .     .
        them  .    .     .
        """,
        me_holds="?",
        partner_holds="L1 S1",
        rival_holds="?",
        turn="partner",
    ).partner("L1 facedown to land")
    assert after.me.sees_deck().endswith("?")
    assert "me destroyed land by A5" in after.me.told
    assert "me destroyed L1 land by A5" in after.partner.told


@clause("SLS-13.2", "SLS-2.1")
def test_a_card_revealed_by_the_partner_is_seen_by_all() -> None:
    after = draw("intelligence  diplomacy  economics", me_holds="I1 ?", partner_holds="D6 E5", rival_holds="E1")
    after = after.me("I1 to intelligence").me("three").partner("reveal E5")
    for seat in (after.me, after.them, after.rival):
        assert seat.sees_hand_of("partner") == "E5 ?"


@clause("SLS-13.2")
@tables
@pytest.mark.parametrize("seed", [4, 5])
def test_in_whole_battles_nothing_is_known_of_a_partners_hand_but_what_was_shown(
    players: int, mode: str, seed: int
) -> None:
    for match in played_at_random(players, mode, seed):
        for viewer in range(players):
            if (viewer + 2) % 4 < players:
                held = int(match.state.hand[(viewer + 2) % 4] & match.state.known[viewer])
                shown = {event.card for event in match.told[viewer]}
                assert {card for card in range(CARDS) if held >> card & 1} <= shown


# -- Facedown cards


@clause("SLS-13.3")
def test_both_partners_may_look_at_the_facedown_cards_of_their_side() -> None:
    battle = draw(
        """
              air     land  sea
        me    l5 A6   .     s1
        them  l6 a1   .     s2
        """,
        partner_holds="?",
        rival_holds="?",
    )
    for seat in (battle.me, battle.partner):
        assert (seat.sees("air", "me"), seat.sees("sea", "me")) == ("l5 A6", "s1")
        assert (seat.sees("air", "them"), seat.sees("sea", "them")) == ("? ?", "?")
    for seat in (battle.them, battle.rival):
        assert (seat.sees("air", "them"), seat.sees("sea", "them")) == ("l6 a1", "s2")
        assert (seat.sees("air", "me"), seat.sees("sea", "me")) == ("? A6", "?")


@clause("SLS-13.3")
@pytest.mark.parametrize("turn", ["me", "partner"])
def test_a_card_one_partner_plays_facedown_is_seen_by_the_other(turn: str) -> None:
    battle = draw(me_holds="L6 ?", partner_holds="L5 ?", them_holds="?", rival_holds="?", turn=turn)
    card = "L6" if turn == "me" else "L5"
    after = battle.play(0 if turn == "me" else 2, f"{card} facedown to air")
    assert after.me.sees("air", "me") == after.partner.sees("air", "me") == card.lower()
    assert after.them.sees("air", "me") == after.rival.sees("air", "me") == "?"
    assert f"me played_down {card} air" in after.me.told
    assert f"me played_down {card} air" in after.partner.told
    assert "me played_down air" in after.rival.told
    assert "me played_down air" in after.told_to_all


@clause("SLS-13.3")
def test_a_card_of_the_other_side_turned_facedown_stays_known_to_all() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  .    L6    .
        """,
        me_holds="A3 ?",
        partner_holds="?",
        rival_holds="?",
    )
    after = after.me("A3 to air").me("their land")
    assert after.partner.sees("land", "them") == after.rival.sees("land", "them") == "l6"


@clause("SLS-13.3")
def test_the_card_that_reinforce_plays_is_seen_by_both_partners() -> None:
    after = draw(me_holds="L1 ?", partner_holds="?", rival_holds="?", deck="S6").me("L1 to land")
    after = after.me("S6 facedown to sea")
    assert after.me.sees("sea", "me") == after.partner.sees("sea", "me") == "s6"
    assert after.them.sees("sea", "me") == after.rival.sees("sea", "me") == "?"
    assert "me drew S6" in after.partner.told
    assert "me drew" in after.rival.told


@clause("SLS-13.3", "SLS-13.2")
def test_a_facedown_card_that_goes_back_to_a_hand_was_seen_by_both_partners_only() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    l1    .
        them  .    .     .
        """,
        me_holds="S4 L6 A6",
        partner_holds="A5",
        them_holds="? ?",
        rival_holds="?",
    )
    after = battle.me("S4 to sea").me("L1").me("three")
    assert after.partner.hand == "A5 L1"
    assert after.me.sees_hand_of("partner") == "L1 ?"
    assert after.them.sees_hand_of("partner") == after.rival.sees_hand_of("partner") == "? ?"
