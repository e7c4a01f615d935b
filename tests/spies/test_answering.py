"""Chapter 12: in teams exactly one partner answers each question, and both may see it."""

from __future__ import annotations

import pytest

from allfronts.games import theaters as game
from allfronts.games.theaters.state import CARD, COLUMN, EXCHANGE, HAND, NAMED, NONE, PLAY, SEAT, TURN, UNCOVERED
from tests.spies.teams import played_at_random, tables
from tests.support import Battle, clause, draw, war

IN_A_HAND = (TURN, PLAY, HAND, EXCHANGE)
ON_THE_TABLE = (UNCOVERED, CARD, COLUMN, NAMED, SEAT)


@clause("SLS-12.1", "SLS-12.5", "SLS-13.2")
@tables
@pytest.mark.parametrize("seed", range(3))
def test_in_whole_battles_one_seat_answers_and_its_partner_sees_what_is_not_in_a_hand(
    players: int, mode: str, seed: int
) -> None:
    *battle, _ = played_at_random(players, mode, seed)
    for match in battle:
        s = match.state
        decides = game.actor(s)
        assert 0 <= decides < players
        views = [match.view(viewer) for viewer in range(players)]
        asked = {(view.question.kind, view.question.seat, view.question.card) for view in [*views, match.view(4)]}
        assert asked == {(int(s.ask), decides, int(s.asking))}
        assert match.view(game.PUBLIC).question.actions == ()
        for seat, view in enumerate(views):
            partner = seat != decides and seat % 2 == decides % 2
            told = seat == decides or (partner and (s.ask in ON_THE_TABLE or s.drawn != NONE))
            assert view.question.actions == (tuple(game.legal_actions(s)) if told else ()), game.write(s)
        assert s.ask in IN_A_HAND + ON_THE_TABLE


@clause("SLS-12.1")
def test_two_questions_of_one_ability_may_go_to_two_sides_but_each_to_one_seat() -> None:
    after = draw(
        """
              air  land  sea
        me    A6   .     .
        them  .    .     S6
        """,
        me_holds="Disrupt, ?",
        partner_holds="?",
        them_holds="?",
        rival_holds="? ?",
    ).me("Disrupt to land")
    assert after.decides == "me"
    assert after.me("my air").decides == "rival"


# -- On a side's own turn


@clause("SLS-12.2")
@pytest.mark.parametrize(("mine", "partners"), [("A3", "? ? ?"), ("A3 ?", "? ?")])
def test_who_acts_answers_even_with_fewer_cards_than_the_partner(mine: str, partners: str) -> None:
    after = draw(
        """
              air  land  sea
        me    .    s1    .
        them  .    .     .
        """,
        me_holds=mine,
        partner_holds=partners,
    )
    after = after.me("A3 to air").me("my land")
    assert (after.asking, after.asked, after.decides) == ("S1", "card", "me")


@clause("SLS-12.2")
def test_the_higher_seat_that_acts_answers_too() -> None:
    after = draw(
        """
              air  land  sea
        me    .    s1    .
        them  .    .     .
        """,
        me_holds="? ? ?",
        partner_holds="A3",
        turn="partner",
    )
    after = after.partner("A3 to air").partner("my land")
    assert (after.asking, after.decides) == ("S1", "partner")


@clause("SLS-12.2")
def test_hands_that_change_amid_a_turn_do_not_change_the_spokesman() -> None:
    battle = draw(
        """
              air  land  sea
        me    l1   s4    .
        them  .    .     .
        """,
        me_holds="A3",
        partner_holds="? ?",
        them_holds="? ?",
    )
    after = battle.me("A3 to air").me("my land")
    assert (after.asking, after.asked, after.decides) == ("S4", "card", "me")
    after = after.me("L1")
    assert (after.asked, after.decides) == ("partner", "me")
    after = after.me("three")  # the partner has three cards now, I have none
    assert (after.asked, after.decides) == ("play", "partner")
    after = after.partner("L1 to land")
    assert (after.asking, after.asked, after.decides) == ("L1", "play", "me")
    assert (after.turn, after.acting) == ("me", "me")


# -- On the other side's turn


REDEPLOY_DOWN = """
      air  land  sea
me    .    s4    l6
them  .    .     .
"""


def redeploy_turned_up(mine: str, partners: str) -> Battle:
    battle = draw(REDEPLOY_DOWN, me_holds=mine, partner_holds=partners, them_holds="A3 ?", rival_holds="?", turn="them")
    return battle.them("A3 to air").them("their land")


@clause("SLS-12.3")
@pytest.mark.parametrize(
    ("mine", "partners", "answers"),
    [("? ?", "?", "me"), ("?", "? ?", "partner"), ("? ?", "? ?", "me"), ("-", "?", "partner")],
)
def test_on_the_other_sides_turn_the_partner_who_would_act_next_answers(mine: str, partners: str, answers: str) -> None:
    after = redeploy_turned_up(mine, partners)
    assert (after.turn, after.asking, after.decides) == ("them", "S4", answers)


@clause("SLS-12.3")
def test_on_the_other_sides_turn_it_is_decided_anew_at_every_question() -> None:
    battle = redeploy_turned_up("L5 A6", "L2 A5").me("L6")
    assert (battle.asked, battle.decides) == ("partner", "me")
    after = battle.me("three")
    assert (after.asked, after.decides) == ("play", "partner")  # three cards against two
    after = after.partner("L2 to land")
    # Two against two again: the lower seat answers for the Ambush that the higher one has just played.
    assert (after.asking, after.asked, after.decides) == ("L2", "uncovered", "me")
    after = battle.me("one").me("L5 to land")
    assert (after.asking, after.asked, after.decides) == ("L5", "uncovered", "me")


@clause("SLS-12.3")
def test_the_spokesman_of_the_rivals_is_found_in_the_same_way() -> None:
    board = """
          air  land  sea
    me    .    .     .
    them  .    s4    l6
    """
    for theirs, rivals, answers in (("? ?", "?", "them"), ("?", "? ?", "rival"), ("?", "?", "them")):
        battle = draw(board, me_holds="A3 ?", partner_holds="?", them_holds=theirs, rival_holds=rivals)
        assert battle.me("A3 to air").me("their land").decides == answers


@clause("SLS-12.3")
@pytest.mark.parametrize(("first", "answers"), [("one", "me"), ("two", "them")])
def test_before_anyone_acts_with_equal_hands_the_lower_seat_answers(first: str, answers: str) -> None:
    battle = Battle(war(players=4, first=first, theaters=("air", "land", "sea")).state)
    for seat in range(4):
        battle = battle.play(seat, battle.possible[0])
    assert (battle.asked, battle.decides) == ("partner", answers)


@clause("SLS-12.3", "SLS-12.2")
def test_who_has_just_been_decided_to_act_is_the_spokesman_from_then_on() -> None:
    after = draw(
        """
              air  land  sea
        me    .    s1    .
        them  .    .     .
        """,
        me_holds="L6 L5",
        partner_holds="A3 S6",
        them_holds="A6 ?",
        turn="them",
    )
    after = after.them("A6 facedown to sea").me("three").partner("A3 to air").partner("my land")
    assert (after.asking, after.decides) == ("S1", "partner")


# -- The side's cards


@clause("SLS-12.4")
def test_the_spokesman_answers_for_a_card_that_the_partner_has_played() -> None:
    battle = draw(me_holds="S1 L4 L5", partner_holds="A3 A6 S6", them_holds="A5 A4 A2")
    battle = battle.me("S1 facedown to land").them("A4 to air").partner("A3 to air").partner("my land")
    assert (battle.asking, battle.asked, battle.decides) == ("S1", "card", "partner")


@clause("SLS-12.4", "SLS-12.3")
def test_who_played_the_card_does_not_answer_for_it_on_the_other_sides_turn() -> None:
    battle = draw(me_holds="S1 L4 L5", partner_holds="A6 S6 S5", them_holds="A3 A4 A2")
    battle = battle.me("S1 facedown to land").them("A3 to air").them("their land")
    assert (battle.asking, battle.decides) == ("S1", "partner")  # who has three cards, and I two


# -- Who sees the question


@clause("SLS-12.5")
def test_the_partner_sees_choices_that_lie_on_the_table() -> None:
    flip = draw(me_holds="L2 ?", partner_holds="?", them_holds="?", rival_holds="?").me("L2 to land")
    assert flip.partner.view.question.actions == flip.me.view.question.actions != ()
    assert flip.them.view.question.actions == flip.rival.view.question.actions == ()
    assert flip.public_view.question.actions == ()


@clause("SLS-12.5")
@pytest.mark.parametrize("turn", ["me", "partner"])
def test_the_partner_does_not_see_choices_that_lie_in_a_hand(turn: str) -> None:
    battle = draw(me_holds="L2 S6", partner_holds="L6 A6", rival_holds="?", turn=turn)
    acts, other = (battle.me, battle.partner) if turn == "me" else (battle.partner, battle.me)
    assert acts.view.question.actions
    assert other.view.question.actions == ()
    assert other.view.question.seat == (0 if turn == "me" else 2)  # but whom it is for


@clause("SLS-12.5")
def test_a_facedown_card_that_may_be_chosen_on_the_table_is_named_to_both_partners() -> None:
    battle = redeploy_turned_up("? ?", "?")
    assert battle.possible == ["L6", "decline"]
    for view in (battle.me.view, battle.partner.view):
        assert (len(view.question.actions), view.question.may_decline) == (2, True)
    assert battle.them.view.question.actions == ()
    assert not battle.them.view.question.may_decline


@clause("SLS-12.5")
def test_the_card_to_reveal_is_shown_to_its_holder_only() -> None:
    after = draw("intelligence  diplomacy  economics", me_holds="I1 ?", partner_holds="D6 E5", rival_holds="?")
    after = after.me("I1 to intelligence")
    assert after.partner.view.question.actions == after.me.view.question.actions != ()  # which partner
    after = after.me("three")
    assert (after.decides, after.asked) == ("partner", "hand")
    assert after.partner.view.question.actions
    assert after.me.view.question.actions == ()


@clause("SLS-12.5")
def test_the_card_that_reinforce_drew_lies_in_no_hand_and_both_partners_see_the_question() -> None:
    after = draw(me_holds="L1 ?", partner_holds="?", rival_holds="?", deck="S6").me("L1 to land")
    assert (after.asked, after.possible) == ("play", ["S6 facedown to air", "S6 facedown to sea"])
    assert after.partner.view.drawn == game.CODE.index("S6")
    assert after.partner.view.question.actions == after.me.view.question.actions
    assert after.them.view.question.actions == ()


# -- Disrupt


@clause("SLS-12.6", "SLS-11.3")
def test_with_disrupt_each_side_flips_one_card() -> None:
    battle = draw(
        """
              air  land  sea
        me    A6   .     S6
        them  A4   L6    .
        """,
        me_holds="Disrupt ?",
        partner_holds="? ? ?",
        them_holds="?",
        rival_holds="? ?",
    )
    after = battle.me("Disrupt to land")
    assert (after.decides, after.possible) == ("me", ["my air", "my land", "my sea"])
    after = after.me("my sea")
    assert (after.decides, after.possible) == ("rival", ["my air", "my land"])
    after = after.rival("my land")
    assert [event for event in after.events if "flipped" in event] == [
        "me flipped_down S6 sea by L5",
        "them flipped_down L6 land by L5",
    ]
    assert after.asked == "turn"


@clause("SLS-12.6")
def test_a_side_without_cards_in_play_is_skipped_by_disrupt() -> None:
    after = draw(me_holds="Disrupt ?", partner_holds="?", them_holds="?", rival_holds="? ?").me("Disrupt to land")
    after = after.me("my land")
    assert after.asked == "turn"
    assert (after.turn, after.decides) == ("them", "rival")
