"""Chapter 14: the cards in teams."""

from __future__ import annotations

import pytest

from allfronts.games.theaters.notation import CODE
from tests.support import Battle, clause, draw

SPIES = "intelligence  diplomacy  economics"
EPIC = "air  land  sea  intelligence  diplomacy"
seats = pytest.mark.parametrize(("seat", "number"), [("me", 0), ("partner", 2)])


# -- Permissions


@clause("SLS-14.1")
@seats
def test_aerodrome_serves_both_partners(seat: str, number: int) -> None:
    battle = draw(
        """
              air  land  sea
        me    A4   .     .
        them  .    .     .
        """,
        me_holds="L1 L6",
        partner_holds="L2 L5",
        rival_holds="S1",
        turn=seat,
    )
    light, heavy = ("L1", "L6") if seat == "me" else ("L2", "L5")
    assert battle.can(f"{light} faceup to sea")
    assert not battle.can(f"{heavy} faceup to sea")
    assert battle.play(number, f"{light} to sea").sea.me == light


@clause("SLS-14.1")
@seats
def test_ambassador_serves_both_partners(seat: str, number: int) -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          D2
        them  .             .          .
        """,
        me_holds="I6",
        partner_holds="I5",
        rival_holds="I1",
        turn=seat,
    )
    card = "I6" if seat == "me" else "I5"
    assert battle.can(f"{card} faceup to diplomacy")
    assert not battle.can(f"{card} faceup to economics")
    assert battle.play(number, f"{card} to diplomacy").diplomacy.me == card


@clause("SLS-14.1")
@seats
def test_supply_lines_serve_both_partners_and_give_the_other_side_its_supply(seat: str, number: int) -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          E2
        them  .             .          .
        """,
        me_holds="I6",
        partner_holds="I5",
        rival_holds="I1",
        turn=seat,
    )
    after = battle.play(number, f"{'I6' if seat == 'me' else 'I5'} to diplomacy")
    assert after.diplomacy.supplies == (0, 1)


@clause("SLS-14.1")
@pytest.mark.parametrize("theirs", ["A4", "D2", "E2"])
def test_a_permission_of_the_other_side_serves_neither_of_us(theirs: str) -> None:
    for seat, holds in (("me", "I1"), ("partner", "I3")):
        battle = draw(
            f"""
                  air         intelligence  diplomacy  economics  land
            me    .           .             .          .          .
            them  {theirs}    .             .          .          .
            """,
            me_holds="I1",
            partner_holds="I3",
            rival_holds="?",
            turn=seat,
        )
        assert [play for play in battle.possible if "facedown" not in play] == [f"{holds} to intelligence", "withdraw"]


# -- Air Drop


@clause("SLS-14.2")
@pytest.mark.parametrize(("answer", "number", "card"), [("one", 0, "L6"), ("three", 2, "L5")])
def test_air_drop_serves_the_partner_who_plays_the_next_card(answer: str, number: int, card: str) -> None:
    battle = draw(me_holds="A2 L6", partner_holds="L5", them_holds="S1 S6", rival_holds="?")
    battle = battle.me("A2 to air").them("S6 to sea").me(answer)
    assert battle.can(f"{card} faceup to sea")
    after = battle.play(number, f"{card} to sea")
    assert after.sea.me == card
    assert after.me.view.air_drop == (False, False)


@clause("SLS-14.2")
def test_air_drop_is_spent_by_the_partners_next_card_even_if_it_is_not_used() -> None:
    battle = draw(me_holds="A2 A6", partner_holds="L6 L4", them_holds="S1 S6 S5", rival_holds="-")
    battle = battle.me("A2 to air").them("S6 to sea").partner("L6 to land").them("S5 to sea").me("one")
    assert not battle.can("A6 faceup to sea")


@clause("SLS-14.2")
def test_air_drop_does_not_serve_the_other_side() -> None:
    battle = draw(me_holds="A2 L6", partner_holds="L5", them_holds="L1 L2", rival_holds="?").me("A2 to air")
    assert battle.decides == "them"
    assert not battle.can("L1 faceup to air")


# -- Which partner reveals


REVEALING = {"I1": "intelligence", "D4": "diplomacy", "E1": "economics"}
revealing = pytest.mark.parametrize("card", REVEALING)


def revealing_turn(card: str, *, partner: str = "D6 E5", me: str = "I6 D5") -> Battle:
    battle = draw(SPIES, me_holds=f"{card} {me}", partner_holds=partner, them_holds="I2", rival_holds="D2 E3")
    return battle.me(f"{card} to {REVEALING[card]}")


@clause("SLS-14.3")
@revealing
def test_the_spokesman_decides_which_partner_reveals(card: str) -> None:
    asked = revealing_turn(card)
    assert (asked.decides, asked.asked, asked.possible) == ("me", "partner", ["one", "three", "decline"])
    for answer, seat in (("one", "me"), ("three", "partner")):
        after = asked.me(answer)
        assert (after.decides, after.asked) == (seat, "hand")


@clause("SLS-14.3")
@revealing
def test_the_higher_seat_decides_on_its_own_turn(card: str) -> None:
    battle = draw(
        SPIES, me_holds="I6 D5", partner_holds=f"{card} D6", them_holds="I2", rival_holds="D2 E3", turn="partner"
    )
    after = battle.partner(f"{card} to {REVEALING[card]}")
    assert (after.decides, after.asked) == ("partner", "partner")
    assert after.partner("one").decides == "me"


@clause("SLS-14.3")
@revealing
def test_the_side_may_decline_to_reveal(card: str) -> None:
    after = revealing_turn(card).me("decline")
    assert not [event for event in after.events if "revealed" in event or "gained" in event or "flipped" in event]
    assert (after.turn, after.asked) == ("them", "turn")


@clause("SLS-14.3", "SLS-2.2")
@revealing
def test_a_partner_without_cards_cannot_be_named_to_reveal(card: str) -> None:
    assert revealing_turn(card, me="").possible == ["three", "decline"]
    assert revealing_turn(card, partner="-").possible == ["one", "decline"]
    assert revealing_turn(card, me="", partner="-").asked == "turn"


@clause("SLS-14.4")
@revealing
def test_the_partner_who_was_named_chooses_the_card_and_cannot_refuse(card: str) -> None:
    after = revealing_turn(card).me("three")
    assert after.decides == "partner"
    assert after.possible == ["D6", "E5"]
    assert not after.partner.view.question.may_decline
    after = after.partner("reveal D6")
    assert "me revealed D6 2" in after.events
    assert after.partner.hand == "D6 E5"  # it goes back to that hand


@clause("SLS-14.4")
@revealing
def test_the_spokesman_who_names_himself_cannot_refuse_any_more(card: str) -> None:
    after = revealing_turn(card).me("one")
    assert after.possible == ["I6", "D5"]


@clause("SLS-14.3", "SLS-14.4")
@revealing
def test_a_lone_player_is_asked_for_the_card_at_once_and_may_refuse(card: str) -> None:
    battle = draw(SPIES, me_holds="?", partner_holds="?", them_holds=f"{card} I6", turn="them")
    after = battle.them(f"{card} to {REVEALING[card]}")
    assert (after.decides, after.asked, after.possible) == ("them", "hand", ["I6", "decline"])


@clause("SLS-14.4", "SLS-14.3")
def test_after_the_partner_has_revealed_for_leverage_the_spokesman_chooses_what_to_flip() -> None:
    after = revealing_turn("D4").me("three").partner("reveal E5")
    assert (after.decides, after.asked, after.possible) == ("me", "uncovered", ["my diplomacy"])
    assert after.me("my diplomacy").diplomacy.me == "d4"


@clause("SLS-14.4", "SLS-14.3")
def test_the_supplies_for_a_card_the_partner_reveals_go_to_the_side() -> None:
    after = revealing_turn("E1").me("three").partner("reveal D6")
    assert after.diplomacy.supplies == (2, 0)


@clause("SLS-14.3", "SLS-12.3")
def test_on_the_other_sides_turn_the_fuller_hand_decides_who_reveals() -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    e1            .          .
        them  .             .          .
        """,
        me_holds="I6",
        partner_holds="D6 E5",
        them_holds="D3 ?",
        rival_holds="?",
        turn="them",
    )
    after = battle.them("D3 to diplomacy").them("their intelligence")
    assert (after.decides, after.asked, after.possible) == ("partner", "partner", ["one", "three", "decline"])
    after = after.partner("one")
    assert (after.decides, after.possible) == ("me", ["I6"])
    assert after.me("I6").intelligence.supplies == (2, 0)


# -- Surveillance of a side


@clause("SLS-14.5")
def test_both_rivals_reveal_all_their_lesser_cards() -> None:
    battle = draw(SPIES, me_holds="I1 D4", partner_holds="?", them_holds="I2 E6", rival_holds="E3 D5 D3")
    after = battle.me("I1 to intelligence").me("one").me("D4")
    assert [event for event in after.events if "revealed" in event] == [
        "me revealed D4 0",
        "them revealed I2 1",
        "them revealed D3 3",
        "them revealed E3 3",
    ]
    for seat in (after.me, after.partner):
        assert seat.sees_hand_of("them") == "I2 ?"
        assert seat.sees_hand_of("rival") == "D3 E3 ?"


@clause("SLS-14.5")
def test_rivals_see_each_others_revealed_cards_and_no_others() -> None:
    battle = draw(SPIES, me_holds="I1 D4", partner_holds="?", them_holds="I2 E6", rival_holds="E3 D5")
    after = battle.me("I1 to intelligence").me("one").me("D4")
    assert after.them.sees_hand_of("rival") == "E3 ?"
    assert after.rival.sees_hand_of("them") == "I2 ?"


@clause("SLS-14.5")
def test_with_lesser_cards_in_one_hand_only_the_other_partner_reveals_none() -> None:
    battle = draw(SPIES, me_holds="I1 D4", partner_holds="?", them_holds="I6 E6", rival_holds="E3 D5")
    after = battle.me("I1 to intelligence").me("one").me("D4")
    assert "them lesser" not in after.events
    assert after.me.sees_hand_of("them") == "? ?"


@clause("SLS-14.5", "SLS-5.2")
def test_a_side_with_nothing_lesser_in_either_hand_says_so_once() -> None:
    battle = draw(SPIES, me_holds="I1 D4", partner_holds="D1", them_holds="I6 E6", rival_holds="E5 D5")
    after = battle.me("I1 to intelligence").me("one").me("D4")
    assert after.events.count("them lesser") == 1
    assert after.partner.sees_hand_of("me") == "D4"  # and my partner's lesser card is nobody's business
    assert after.them.sees_hand_of("partner") == "?"


# -- Neutralization


def named(card: str, **hands: str) -> Battle:
    held = {"me_holds": "I4 I6", "partner_holds": "D5", "them_holds": "D6 I2 E1", "rival_holds": "E6 I1"} | hands
    return draw(SPIES, **held).me("I4 to intelligence").me(f"name {card}")  # type: ignore[arg-type]  # all are hands


@clause("SLS-14.6", "SLS-14.7")
def test_the_holder_of_the_named_card_plays_it_out_of_order() -> None:
    after = named("E6")
    assert (after.turn, after.decides, after.acting, after.asked) == ("them", "rival", "rival", "play")
    assert after.possible == [f"E6 facedown to {theater}" for theater in SPIES.split()]
    after = after.rival("E6 facedown to diplomacy")
    assert after.diplomacy.them == "e6"
    assert after.me.sees("diplomacy", "them") == "e6"  # it was revealed
    assert after.turn == "me"


@clause("SLS-14.6")
def test_the_fuller_hand_plays_the_named_card_if_it_holds_it() -> None:
    after = named("D6")
    assert (after.decides, after.possible[0]) == ("them", "D6 facedown to intelligence")
    assert not after.can("withdraw")


@clause("SLS-14.6")
def test_with_equal_hands_nobody_is_asked_who_acts_where_a_card_is_named() -> None:
    after = named("E6", them_holds="D6 I2")
    assert (after.decides, after.asked) == ("rival", "play")


@clause("SLS-14.6", "SLS-12.2")
def test_the_holder_who_plays_it_is_the_spokesman_of_that_turn() -> None:
    battle = named("E6").rival("E6 facedown to economics")
    assert battle.acting in ("me", "partner")
    after = named("E6")
    assert after.acting == "rival"
    assert after.rival.view.acting == 3


@clause("SLS-14.6")
def test_afterwards_who_acts_follows_the_hands_again() -> None:
    after = named("E6").rival("E6 facedown to economics").me("one").me("I6 to intelligence")
    assert (after.decides, after.asked) == ("them", "turn")


@clause("SLS-14.7")
@pytest.mark.parametrize(("card", "seat"), [("D6", 1), ("E6", 3)])
@pytest.mark.parametrize("viewer", range(5))
def test_everybody_is_told_which_partner_holds_the_named_card(card: str, seat: int, viewer: int) -> None:
    after = named(card)
    assert f"them holds {card} {seat}" in after.told(viewer)
    assert f"them must_play {card} {seat}" in after.told(viewer)
    assert after.public_view.hands[seat].cards == (CODE.index(card),)


@clause("SLS-14.7", "SLS-5.9")
def test_a_card_held_by_my_own_partner_is_not_held_by_the_opponent() -> None:
    after = named("D5")
    assert "them holds_not D5" in after.events
    assert after.asked == "turn"
    assert after.them.sees_hand_of("partner") == "?"


@clause("SLS-5.9", "SLS-14.7")
@pytest.mark.parametrize(("card", "answer"), [("E6", "them holds E6 3"), ("D1", "them holds_not D1")])
def test_everybody_hears_which_card_is_named_and_the_answer(card: str, answer: str) -> None:
    after = named(card)
    for viewer in range(5):
        assert f"me named {card}" in after.told(viewer)
        assert answer in after.told(viewer)


@clause("SLS-14.7")
def test_of_a_lone_player_no_seat_needs_to_be_told() -> None:
    after = draw(SPIES, me_holds="I4 I6", partner_holds="D5", them_holds="D6 I2 E1")
    after = after.me("I4 to intelligence").me("name D6")
    assert "them holds D6" in after.events


@clause("SLS-14.8")
@pytest.mark.parametrize(("answer", "seat"), [("D6", "them"), ("E6", "rival")])
@pytest.mark.parametrize(
    ("theirs", "spokesman"), [("D6 I2 E1", "them"), ("D6 I2", "them"), ("D6", "rival")], ids=["more", "equal", "fewer"]
)
def test_of_two_named_cards_in_two_hands_the_spokesman_chooses_and_the_holder_says_where(
    theirs: str, spokesman: str, answer: str, seat: str
) -> None:
    battle = draw(SPIES, me_holds="I6 ?", partner_holds="?", them_holds=theirs, rival_holds="E6 I1")
    after = battle.also("marked.1=D6+E6").me("I6 to intelligence")
    assert (after.decides, after.asked, after.possible) == (spokesman, "name", ["D6", "E6"])
    after = after.play(1 if spokesman == "them" else 3, answer)
    assert (after.decides, after.asked) == (seat, "play")
    assert after.possible == [f"{answer} facedown to {theater}" for theater in SPIES.split()]
    after = after.play(1 if seat == "them" else 3, f"{answer} facedown to economics")
    assert after.economics.them == answer.lower()


@clause("SLS-14.8", "SLS-5.13")
def test_the_named_card_that_was_not_chosen_binds_no_longer() -> None:
    battle = draw(SPIES, me_holds="I6 D4", partner_holds="-", them_holds="D6 I2 E1", rival_holds="E6 I1")
    after = battle.also("marked.1=D6+E6").me("I6 to intelligence").them("D6").them("D6 facedown to economics")
    after = after.me("D4 facedown to economics")
    assert after.asked == "partner"  # two cards each: an ordinary turn
    assert after.them("four").asked == "turn"


@clause("SLS-14.8")
def test_of_two_named_cards_in_one_hand_its_holder_chooses() -> None:
    battle = draw(SPIES, me_holds="I6 ?", partner_holds="?", them_holds="I2 I1 E1", rival_holds="E6 D6")
    after = battle.also("marked.1=D6+E6").me("I6 to intelligence")
    assert (after.decides, after.asked) == ("rival", "play")
    assert len(after.possible) == 6


# -- Redeploy


REDEPLOY = """
      air  land  sea
me    .    l1    .
them  .    .     .
"""


@clause("SLS-14.9")
@pytest.mark.parametrize(("answer", "hand"), [("one", "me"), ("three", "partner")])
def test_the_spokesman_decides_who_takes_the_card_of_redeploy(answer: str, hand: str) -> None:
    battle = draw(REDEPLOY, me_holds="S4 A6", partner_holds="A5 A4 A1", rival_holds="?", turn="me")
    battle = battle.me("S4 to sea").me("L1")
    assert (battle.decides, battle.asked, battle.possible) == ("me", "partner", ["one", "three"])
    after = battle.me(answer)
    assert "L1" in (after.me.hand if hand == "me" else after.partner.hand)
    assert f"me returned L1 land {0 if hand == 'me' else 2}" in after.events


@clause("SLS-14.9")
def test_any_facedown_card_of_the_side_may_be_returned_whoever_played_it() -> None:
    battle = draw(me_holds="L1 L6 L5", partner_holds="S4 A6 A5", them_holds="A4 A3 A1")
    battle = battle.me("L1 facedown to air").them("A4 to air").partner("S4 to sea").partner("L1").partner("three")
    assert battle.partner.hand == "A5 A6 L1"


@clause("SLS-14.9")
def test_a_lone_player_takes_the_card_without_a_question() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    .     .
        them  .    l1    .
        """,
        them_holds="S4 A6",
        partner_holds="?",
        turn="them",
    )
    after = battle.them("S4 to sea").them("L1")
    assert (after.decides, after.asked) == ("them", "play")


@clause("SLS-14.10")
@pytest.mark.parametrize(
    ("mine", "partners", "answer", "plays"),
    [
        ("A6", "A5 A4 A1", "one", "partner"),
        ("A6 A2", "A5", "three", "me"),  # equal: who acts is the spokesman
        ("A6 A2", "A5", "one", "me"),
        ("A6", "A5", "three", "partner"),
        ("", "A5", "one", "me"),  # equal
    ],
)
def test_the_play_of_redeploy_is_the_fuller_hands_and_with_equal_hands_the_spokesmans(
    mine: str, partners: str, answer: str, plays: str
) -> None:
    battle = draw(REDEPLOY, me_holds=f"S4 {mine}", partner_holds=partners, rival_holds="?")
    after = battle.me("S4 to sea").me("L1").me(answer)
    assert (after.decides, after.asked) == (plays, "play")
    hand = after.me.hand if plays == "me" else after.partner.hand
    assert {play.split()[0] for play in after.possible} == set(hand)
    assert after.play(0 if plays == "me" else 2, after.possible[0]).turn in ("them", "me")


@clause("SLS-14.10", "SLS-12.2")
def test_with_equal_hands_the_higher_seat_that_acts_makes_the_play_of_redeploy() -> None:
    battle = draw(REDEPLOY, me_holds="A6", partner_holds="S4 A5", rival_holds="?", turn="partner")
    battle = battle.partner("S4 to sea").partner("L1")
    assert battle.partner("three").decides == "partner"  # two against one
    assert battle.partner("one").decides == "me"
    equal = draw(REDEPLOY, me_holds="A6 A4", partner_holds="S4 A5", rival_holds="?", turn="partner")
    assert equal.partner("S4 to sea").partner("L1").partner("three").decides == "partner"


OTHER_TURN = """
      air  land  sea
me    A4   s4    l1
them  .    .     .
"""


@clause("SLS-14.10", "SLS-12.3")
@pytest.mark.parametrize(
    ("mine", "partners", "spokesman", "answer", "plays"),
    [
        ("A6 A5", "A2", "me", "three", "me"),  # equal: the lower seat
        ("A6 A5", "A2", "me", "one", "me"),
        ("A6", "A5 A2", "partner", "one", "me"),  # equal again
        ("A6", "A5 A2", "partner", "three", "partner"),
    ],
)
def test_on_the_other_sides_turn_equal_hands_let_the_lower_seat_play(
    mine: str, partners: str, spokesman: str, answer: str, plays: str
) -> None:
    battle = draw(OTHER_TURN, me_holds=mine, partner_holds=partners, them_holds="A3 ?", rival_holds="?", turn="them")
    battle = battle.them("A3 to air").them("their land")
    assert battle.decides == spokesman
    seat = 0 if spokesman == "me" else 2
    after = battle.play(seat, "L1").play(seat, answer)
    assert (after.decides, after.asked) == (plays, "play")


@clause("SLS-14.11")
def test_aerodrome_serves_the_play_of_redeploy_even_on_the_other_sides_turn() -> None:
    battle = draw(OTHER_TURN, me_holds="A6", partner_holds="L2", them_holds="A3 ?", rival_holds="?", turn="them")
    after = battle.them("A3 to air").them("their land").me("L1").me("three")
    assert (after.turn, after.decides) == ("them", "partner")
    assert after.can("L1 faceup to air")
    assert after.can("L2 faceup to sea")
    assert after.partner("L2 to sea").sea.me == "L2"


@clause("SLS-14.11")
def test_ambassador_serves_the_play_of_redeploy_even_on_the_other_sides_turn() -> None:
    battle = draw(
        """
              diplomacy  sea  intelligence
        me    D2         s4   i6
        them  .          .    .
        """,
        me_holds="D6",
        partner_holds="I1",
        them_holds="I3 ?",
        rival_holds="?",
        turn="them",
    )
    after = battle.them("I3 to intelligence").them("their sea").me("I6").me("three")
    assert after.decides == "partner"
    assert after.can("I6 faceup to sea")
    assert after.can("I1 faceup to sea")
    assert not after.can("I1 faceup to diplomacy")


@clause("SLS-14.11", "SLS-7.7")
def test_supply_lines_do_not_serve_the_play_of_redeploy_on_the_other_sides_turn() -> None:
    battle = draw(
        """
              economics  sea  intelligence
        me    E2         s4   i6
        them  .          .    .
        """,
        me_holds="E6",
        partner_holds="I1",
        them_holds="I3 ?",
        rival_holds="?",
        turn="them",
    )
    after = battle.them("I3 to intelligence").them("their sea").me("I6").me("three")
    assert not after.can("I6 faceup to sea")


@clause("SLS-14.11", "SLS-14.1", "SLS-7.3")
def test_on_ones_own_turn_supply_lines_serve_the_partners_play_of_redeploy() -> None:
    battle = draw(
        """
              economics  sea  intelligence
        me    E2         .    i6
        them  .          .    .
        """,
        me_holds="S4",
        partner_holds="I1",
        them_holds="?",
        rival_holds="?",
    )
    after = battle.me("S4 to sea").me("I6").me("three").partner("I1 to sea")
    assert after.sea.me == "S4 I1"
    assert after.sea.supplies == (0, 1)


# -- Give and Take


GIVE_AND_TAKE = """
      intelligence  diplomacy  economics
me    I6            .          e5
them  .             .          .
"""


def given_and_taken(**hands: str) -> Battle:
    held = {"me_holds": "D1 I2", "partner_holds": "I3", "them_holds": "E6", "rival_holds": "E4"} | hands
    return draw(GIVE_AND_TAKE, deck="D6 D5", **held).me("D1 to diplomacy")  # type: ignore[arg-type]  # all are hands


@clause("SLS-14.12")
@pytest.mark.parametrize(("answer", "seat"), [("one", 0), ("three", 2)])
@pytest.mark.parametrize(("pile", "card"), [("my intelligence", "I6"), ("my economics", "E5")])
def test_the_spokesman_decides_which_partner_takes_the_card(answer: str, seat: int, pile: str, card: str) -> None:
    battle = given_and_taken().me(pile)
    assert (battle.decides, battle.asked, battle.possible) == ("me", "partner", ["one", "three"])
    after = battle.me(answer)
    assert card in (after.me.hand if seat == 0 else after.partner.hand)
    theater = pile.removeprefix("my ")
    assert f"me taken {card} {theater} {seat}" in after.events


@clause("SLS-14.12", "SLS-6.2")
def test_a_card_that_the_partner_played_may_be_taken() -> None:
    battle = draw(SPIES, me_holds="D1 E2", partner_holds="D5 D6 I6", them_holds="E6 E5", turn="partner")
    battle = battle.partner("I6 to intelligence").them("E6 to economics").me("one").me("D1 to diplomacy")
    assert battle.possible == ["my intelligence"]
    assert battle.me("my intelligence").me("one").me.hand == "I6 E2"


@clause("SLS-14.13")
@pytest.mark.parametrize(("answer", "seat"), [("two", 1), ("four", 3)])
def test_the_spokesman_of_the_side_that_receives_decides_who_receives(answer: str, seat: int) -> None:
    battle = given_and_taken().me("my intelligence").me("one")
    assert (battle.decides, battle.asked, battle.possible) == ("them", "partner", ["two", "four"])
    after = battle.them(answer)
    assert "D6" in (after.them.hand if seat == 1 else after.rival.hand)
    assert after.deck.top == "D5"
    assert f"them received D6 {seat}" in after.events


@clause("SLS-14.13", "SLS-12.3")
def test_with_a_fuller_hand_the_higher_seat_is_asked_who_receives() -> None:
    battle = given_and_taken(rival_holds="E4 E3").me("my intelligence").me("one")
    assert battle.decides == "rival"


@clause("SLS-14.13")
@pytest.mark.parametrize("viewer", [1, 3])
def test_it_is_decided_before_anybody_sees_the_card(viewer: int) -> None:
    battle = given_and_taken().me("my intelligence").me("one")
    seat = battle.them if viewer == 1 else battle.rival
    assert seat.sees_deck()[0] == "?"
    assert seat.view.question.target == -1


@clause("SLS-14.13", "SLS-13.2")
def test_only_the_one_who_receives_sees_the_card() -> None:
    after = given_and_taken().me("my intelligence").me("one").them("four")
    assert after.rival.sees_hand_of("rival") == "D6 E4"
    for seat in (after.me, after.partner, after.them):
        assert seat.sees_hand_of("rival") == "? ?"
    assert "them received 3" in after.them.told
    assert "them received D6 3" in after.rival.told


@clause("SLS-14.13", "SLS-14.12")
def test_a_lone_player_takes_and_receives_without_a_question() -> None:
    battle = draw(GIVE_AND_TAKE, me_holds="D1 I2", partner_holds="I3", them_holds="E6", deck="D6")
    after = battle.me("D1 to diplomacy").me("my intelligence").me("one")
    assert after.them.hand == "D6 E6"
    lone = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          .
        them  I6            .          .
        """,
        me_holds="?",
        partner_holds="?",
        them_holds="D1",
        turn="them",
    )
    after = lone.them("D1 to diplomacy").them("my intelligence")
    assert after.them.hand == "I6"
    assert (after.decides, after.asked) == ("me", "partner")


@clause("SLS-14.13", "SLS-12.2", "SLS-12.3")
def test_given_and_taken_on_the_other_sides_turn_both_sides_still_decide_for_themselves() -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    I6            .          d1
        them  .             .          .
        """,
        me_holds="I2",
        partner_holds="I3 D4",
        them_holds="D3",
        rival_holds="E4 E6",
        deck="D6",
        turn="them",
    )
    after = battle.them("D3 to diplomacy").them("their economics")
    assert (after.decides, after.asked) == ("partner", "uncovered")
    after = after.partner("my intelligence").partner("one")
    assert after.me.hand == "I2 I6"
    assert after.decides == "them"  # it is their turn: who acts is their spokesman
    assert after.them("two").them.hand == "D6"


# -- Five theaters


@clause("SLS-14.1", "SLS-14.2", "SLS-11.4")
def test_in_an_epic_battle_permissions_serve_partners_in_the_same_way() -> None:
    battle = draw(
        """
              air  land  sea  intelligence  diplomacy
        me    .    .     .    D2            A4
        them  .    .     .    .             .
        """,
        me_holds="S6 S1",
        partner_holds="L6",
        rival_holds="?",
        turn="partner",
    )
    assert [play for play in battle.possible if "facedown" not in play] == [
        "L6 to land",
        "L6 to sea",
        "L6 to diplomacy",
        "withdraw",
    ]


@clause("SLS-14.6", "SLS-14.7")
def test_in_an_epic_battle_of_three_the_pair_can_be_bound_by_the_lone_player() -> None:
    battle = draw(EPIC, me_holds="L6 A6", partner_holds="S6", them_holds="I4 ?", turn="them")
    after = battle.them("I4 to intelligence").them("name S6")
    assert "me holds S6 2" in after.told_to_all
    assert (after.decides, len(after.possible)) == ("partner", 5)
