"""Chapter 11: the sides, the hands, the exchange, who acts, withdrawing with two hands."""

from typing import Any

import numpy as np
import pytest

from allfronts.games import theaters as game
from allfronts.games.theaters.state import NONE
from tests.support import Battle, clause, draw, war

EPIC = ("air", "land", "sea", "intelligence", "economics")
SEATED = ("me", "them", "partner", "rival")
tables = pytest.mark.parametrize(("players", "mode"), [(3, "standard"), (4, "standard"), (3, "epic"), (4, "epic")])


def dealt(players: int, mode: str = "standard", first: str = "one", **options: Any) -> Battle:
    """A battle just dealt, in the order the cards are numbered: the exchange is asked for."""
    row = EPIC if mode == "epic" else ("air", "land", "sea")
    return Battle(war(players=players, mode=mode, theaters=row, first=first, **options).state)


def given(battle: Battle, *cards: str) -> Battle:
    """Each in turn gives one of these."""
    for card in cards:
        battle = battle.play(SEATED.index(battle.decides), f"give {card}")
    return battle


def lowest_given(battle: Battle) -> Battle:
    while battle.asked == "exchange":
        battle = battle.play(SEATED.index(battle.decides), battle.possible[0])
    return battle


# -- Who sits where


@clause("SLS-11.1", "SLS-11.2")
@tables
def test_three_or_four_play_in_two_sides_and_the_seats_alternate(players: int, mode: str) -> None:
    battle = lowest_given(dealt(players, mode))
    assert [len(view.hands) for view in (battle.me.view, battle.public_view)] == [players, players]
    assert len(battle.me.view.theaters) == (5 if mode == "epic" else 3)
    turns = list[str]()
    for _ in range(2):
        while battle.asked == "partner":
            battle = battle.play(SEATED.index(battle.decides), battle.possible[0])
        turns.append(battle.turn)
        battle = battle.play(SEATED.index(battle.decides), battle.possible[0])
    assert turns == ["me", "them"]


@clause("SLS-11.2")
def test_of_three_the_pair_have_seats_one_and_three() -> None:
    battle = lowest_given(dealt(3))
    assert battle.decides == "me"  # seat one
    assert battle.possible == ["one", "three"]
    after = battle.me("three").partner(battle.me("three").possible[0])
    assert (after.decides, after.asked, after.turn) == ("them", "turn", "them")  # seat two is alone


@clause("SLS-11.2")
def test_of_four_seats_two_and_four_are_partners_too() -> None:
    battle = lowest_given(dealt(4, first="two"))
    assert (battle.turn, battle.decides) == ("them", "them")
    assert battle.possible == ["two", "four"]
    assert battle.them("four").decides == "rival"


@clause("SLS-11.1")
@pytest.mark.parametrize("players", [1, 5, 0])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        game.Options(players=players)


# -- A side is one player


@clause("SLS-11.3")
def test_cards_of_both_partners_lie_in_the_same_piles() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  .    .     .
        """,
        me_holds="L6",
        partner_holds="L1 S6 S5",
        them_holds="A6 ? ?",
    )
    after = after.me("L6 to land").them("A6 to air").partner("L1 facedown to land")
    assert after.land.me == "L6 l1"
    assert after.land.total_me == 8


@clause("SLS-11.3")
def test_the_cards_of_one_partner_strengthen_those_of_the_other() -> None:
    after = draw(
        """
              air  land  sea
        me    A1   .     S2
        them  .    .     .
        """,
        me_holds="L6",
        partner_holds="L4 S6 S5",
        turn="partner",
    ).partner("L4 facedown to land")
    assert after.land.total_me == 4 + 3


@clause("SLS-11.3")
@pytest.mark.parametrize("seat", ["them", "rival"])
def test_what_is_forbidden_to_the_opponent_is_forbidden_to_both_of_them(seat: str) -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    I2            .          .
        them  .             .          .
        """,
        them_holds="E6, D6",
        rival_holds="E5, D5",
        partner_holds="?",
        turn=seat,
    )
    assert battle.decides == seat
    assert not [play for play in battle.possible if "facedown to intelligence" in play]
    assert [play for play in battle.possible if "facedown to diplomacy" in play]


@clause("SLS-11.3")
def test_the_partners_of_the_owner_may_play_facedown_where_agent_network_is() -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    I2            .          .
        them  .             .          .
        """,
        partner_holds="E6",
        turn="partner",
    )
    assert battle.can("E6 facedown to intelligence")


@clause("SLS-11.3")
def test_a_side_is_skipped_only_when_both_its_hands_are_empty() -> None:
    after = draw(me_holds="-", partner_holds="L6", them_holds="S6, S5", rival_holds="-", turn="them")
    after = after.them("S6 to sea")
    assert (after.decides, after.asked) == ("partner", "turn")
    again = draw(me_holds="-", partner_holds="-", them_holds="S6, S5", rival_holds="-", turn="them").them("S6 to sea")
    assert "me skipped" in again.events
    assert again.decides == "them"


@clause("SLS-11.3")
def test_the_battle_ends_when_all_four_hands_are_empty() -> None:
    after = draw(me_holds="-", partner_holds="-", them_holds="-", rival_holds="S6", turn="rival", first="them")
    after = after.rival("S6 to sea")
    assert after.won_by == "them"
    assert after.score == (0, 6)


@clause("SLS-11.3")
def test_the_points_and_the_war_are_the_sides() -> None:
    after = draw(me_holds="?", partner_holds="?", rival_holds="?", target=6, score=(0, 4), turn="partner")
    after = after.partner("withdraw")
    assert (after.score[0], after.war_won_by) == (0, "them")
    out = np.zeros(game.PLAYERS, np.float32)
    game.returns(after.state, out)
    assert out.tolist() == [-1, 1, -1, 1]


@clause("SLS-11.3", "SLS-11.2")
def test_in_a_war_of_three_the_empty_seat_neither_wins_nor_loses() -> None:
    after = draw(me_holds="?", partner_holds="?", them_holds="?", target=2, turn="partner").partner("withdraw")
    out = np.full(game.PLAYERS, 7, np.float32)
    game.returns(after.state, out)
    assert out.tolist() == [-1, 1, -1, 0]


# -- Hands


@clause("SLS-11.4")
@pytest.mark.parametrize(
    ("players", "mode", "hands", "deck"),
    [
        (3, "standard", [3, 6, 3], 6),
        (4, "standard", [3, 3, 3, 3], 6),
        (3, "epic", [5, 10, 5], 10),
        (4, "epic", [5, 5, 5, 5], 10),
    ],
)
def test_a_lone_player_is_dealt_a_whole_hand_and_partners_half_each(
    players: int, mode: str, hands: list[int], deck: int
) -> None:
    battle = dealt(players, mode)
    assert [hand.size for hand in battle.public_view.hands] == hands
    assert len(battle.deck) == deck
    cards = [card for seat in (battle.me, battle.them, battle.partner, battle.rival) for card in seat.hand]
    assert len({*cards, *battle.deck}) == (30 if mode == "epic" else 18)


@clause("SLS-11.4")
def test_two_players_are_dealt_whole_hands_still() -> None:
    battle = Battle(war(first="one").state)
    assert [hand.size for hand in battle.public_view.hands] == [6, 6]
    assert battle.asked == "turn"


# -- The exchange


@clause("SLS-11.5", "SLS-11.6")
@pytest.mark.parametrize(
    ("players", "order"), [(3, ["me", "partner"]), (4, ["me", "them", "partner", "rival"])], ids=["three", "four"]
)
@pytest.mark.parametrize("mode", ["standard", "epic"])
@pytest.mark.parametrize("first", ["one", "two"])
def test_partners_choose_in_the_order_of_seats_before_the_first_turn(
    players: int, order: list[str], mode: str, first: str
) -> None:
    battle, asked = dealt(players, mode, first), list[str]()
    while battle.asked == "exchange":
        assert not any("turn_began" in event for event in battle.events)
        assert battle.turn == "nobody"
        asked.append(battle.decides)
        own = {"me": battle.me, "them": battle.them, "partner": battle.partner, "rival": battle.rival}[asked[-1]]
        assert battle.possible == list(own.hand)  # any card of the own hand, and there is no declining
        battle = battle.play(SEATED.index(asked[-1]), battle.possible[-1])
    assert asked == order
    assert battle.turn == ("me" if first == "one" else "them")


@clause("SLS-11.5")
def test_partners_exchange_one_card_with_each_other() -> None:
    battle = dealt(4)
    assert [battle.me.hand, battle.them.hand] == ["A1 A2 A3", "A4 A5 A6"]
    assert [battle.partner.hand, battle.rival.hand] == ["L1 L2 L3", "L4 L5 L6"]
    after = given(battle, "A1", "A5", "L3", "L6")
    assert [after.me.hand, after.partner.hand] == ["A2 A3 L3", "A1 L1 L2"]
    assert [after.them.hand, after.rival.hand] == ["A4 A6 L6", "A5 L4 L5"]


@clause("SLS-11.5")
def test_a_lone_player_exchanges_nothing() -> None:
    battle = dealt(3)
    after = given(battle, "A1", "L6")
    assert after.them.hand == battle.them.hand
    assert [event for event in after.events if "exchanged" in event] == [
        "me exchanged A1 0 2",
        "me exchanged L6 2 0",
    ]


@clause("SLS-11.6")
def test_no_card_changes_hands_until_all_have_chosen() -> None:
    battle = dealt(4)
    for cards in (["A1"], ["A1", "A5"], ["A1", "A5", "L3"]):
        after = given(battle, *cards)
        assert after.asked == "exchange"
        assert [after.me.hand, after.them.hand] == ["A1 A2 A3", "A4 A5 A6"]
        assert [after.partner.hand, after.rival.hand] == ["L1 L2 L3", "L4 L5 L6"]


@clause("SLS-11.6")
def test_the_card_that_is_coming_cannot_be_given_back() -> None:
    after = given(dealt(4), "A1", "A5")
    assert after.decides == "partner"
    assert not after.can("give A1")


@clause("SLS-11.6")
@pytest.mark.parametrize("viewer", [1, 2, 3, game.PUBLIC])
def test_nobody_but_the_holder_can_tell_what_was_chosen_until_all_have_chosen(viewer: int) -> None:
    battle = dealt(4)
    views = [game.view(given(battle, card).state, viewer) for card in ("A1", "A2", "A3")]
    assert views[0] == views[1] == views[2]
    assert all(given(battle, card).told(viewer) == [] for card in ("A1", "A2"))
    if viewer != game.PUBLIC:
        seen = list[list[int]]()
        for card in ("A1", "A2"):
            out = np.zeros(game.OBSERVATION, np.int8)
            game.observe(given(battle, card).state, viewer, out)
            seen.append(out.tolist())
        assert seen[0] == seen[1]


@clause("SLS-11.6")
def test_the_holder_can_tell_what_they_chose() -> None:
    seen = list[list[int]]()
    for card in ("A1", "A2"):
        out = np.zeros(game.OBSERVATION, np.int8)
        game.observe(given(dealt(4), card).state, 0, out)
        seen.append(out.tolist())
    assert seen[0] != seen[1]


@clause("SLS-11.5", "SLS-13.2")
def test_afterwards_giver_and_receiver_know_the_card_and_nobody_else() -> None:
    after = given(dealt(4), "A1", "A5", "L3", "L6")
    assert after.me.sees_hand_of("me") == "A2 A3 L3"
    assert after.me.sees_hand_of("partner") == "A1 ? ?"
    assert after.partner.sees_hand_of("me") == "L3 ? ?"
    assert after.them.sees_hand_of("me") == after.them.sees_hand_of("partner") == "? ? ?"
    assert after.them.sees_hand_of("rival") == "A5 ? ?"
    assert [hand.cards for hand in after.public_view.hands] == [()] * 4
    assert "me exchanged A1 0 2" in after.me.told
    assert "me exchanged A1 0 2" in after.partner.told
    assert "me exchanged 0 2" in after.them.told
    assert "me exchanged 0 2" in after.rival.told
    assert "me exchanged 0 2" in after.told_to_all


@clause("SLS-11.5")
@pytest.mark.parametrize("players", [3, 4])
def test_every_battle_has_its_exchange(players: int) -> None:
    battle = lowest_given(dealt(players))
    after = battle.me("one").me("withdraw").deal()
    assert (after.asked, after.decides, after.turn) == ("exchange", "me", "nobody")
    assert after.first == "them"
    after = lowest_given(after)
    assert after.turn == "them"
    assert sum(" exchanged " in event for event in after.events) == 2 * (players - 2) + 2 * (players - 2)


# -- Turns


@clause("SLS-11.7")
@tables
def test_sides_alternate_and_one_partner_acts(players: int, mode: str) -> None:
    battle = lowest_given(dealt(players, mode))
    row = battle.row.split()
    turns = list[str]()
    for n in range(8):
        if battle.asked == "partner":
            battle = battle.play(SEATED.index(battle.decides), battle.possible[n % 2])
        assert battle.asked == "turn"
        assert battle.decides == battle.acting
        turns.append(battle.turn)
        seat = SEATED.index(battle.decides)
        down = [play for play in battle.possible if play.endswith(f"facedown to {row[0]}")]
        battle = battle.play(seat, down[0])
    assert turns == ["me", "them"] * 4


@clause("SLS-11.7")
def test_the_partner_who_does_not_act_can_play_nothing() -> None:
    battle = draw(me_holds="L6 L5", partner_holds="S6", rival_holds="?")
    with pytest.raises(AssertionError, match="it is me who decides"):
        battle.partner("S6 to sea")
    assert not battle.can("S6 to sea")


@clause("SLS-11.7")
def test_everybody_is_told_who_acts() -> None:
    after = draw(me_holds="L6", partner_holds="S6 S5", them_holds="? ?", turn="them")
    after = after.them(after.possible[0])
    assert [told[-2:] for told in (after.me.told, after.them.told, after.told_to_all)] == [
        ["me turn_began", "me acts 2"]
    ] * 3
    assert {view.acting for view in (after.me.view, after.them.view, after.public_view)} == {2}


@clause("SLS-11.8")
@pytest.mark.parametrize(
    ("mine", "partners", "acting"),
    [("? ?", "?", "me"), ("?", "? ?", "partner"), ("-", "?", "partner"), ("?", "-", "me")],
)
def test_the_partner_with_more_cards_acts(mine: str, partners: str, acting: str) -> None:
    after = draw(me_holds=mine, partner_holds=partners, them_holds="S6 S5", turn="them").them("S6 to sea")
    assert (after.decides, after.asked, after.acting) == (acting, "turn", acting)


@clause("SLS-11.8")
@pytest.mark.parametrize(("theirs", "rivals", "acting"), [("? ?", "?", "them"), ("?", "? ?", "rival")])
def test_the_rival_with_more_cards_acts(theirs: str, rivals: str, acting: str) -> None:
    battle = draw(me_holds="S6 ?", partner_holds="?", them_holds=theirs, rival_holds=rivals)
    after = battle.me("S6 to sea")
    assert (after.decides, after.asked) == (acting, "turn")


@clause("SLS-11.8")
def test_hands_are_counted_anew_each_turn() -> None:
    after = draw(me_holds="L6 L5 L4", partner_holds="S6 S5", them_holds="A6 A5 A4")
    after = after.me("L6 to land").them("A6 to air")
    assert after.asked == "partner"
    after = after.me("one").me("L5 facedown to land").them("A4 to air")
    assert (after.decides, after.asked) == ("partner", "turn")


@clause("SLS-11.9")
@pytest.mark.parametrize(("answer", "acting"), [("one", "me"), ("three", "partner")])
def test_with_equal_hands_the_spokesman_decides_who_acts(answer: str, acting: str) -> None:
    battle = draw(me_holds="L6 L5", partner_holds="S6 S5", them_holds="A6 ?", turn="them").them("A6 to air")
    assert (battle.decides, battle.asked) == ("me", "partner")
    assert battle.possible == ["one", "three"]
    assert not battle.can("decline")
    assert not battle.can("two")
    after = battle.me(answer)
    assert (after.decides, after.asked, after.acting) == (acting, "turn", acting)


@clause("SLS-11.9")
def test_the_rivals_with_equal_hands_are_asked_at_seat_two() -> None:
    battle = draw(me_holds="L6 ?", partner_holds="?", them_holds="S6", rival_holds="S5").me("L6 to land")
    assert (battle.decides, battle.asked) == ("them", "partner")
    assert battle.them("four").decides == "rival"


@clause("SLS-11.9")
@tables
def test_at_the_first_turn_of_a_battle_the_hands_are_equal(players: int, mode: str) -> None:
    battle = lowest_given(dealt(players, mode))
    assert (battle.decides, battle.asked) == ("me", "partner")


@clause("SLS-11.9", "SLS-11.8")
def test_a_lone_player_is_never_asked_who_acts() -> None:
    after = lowest_given(dealt(3, first="two"))
    assert (after.decides, after.asked) == ("them", "turn")


# -- Withdrawing


@clause("SLS-11.10")
@pytest.mark.parametrize(("turn", "winner"), [("me", "them"), ("partner", "them"), ("them", "me"), ("rival", "me")])
def test_whoever_acts_may_withdraw_and_nobody_else_is_asked(turn: str, winner: str) -> None:
    battle = draw(me_holds="?", partner_holds="?", rival_holds="?", turn=turn)
    after = battle.play(SEATED.index(turn), "withdraw")
    assert after.won_by == winner
    assert after.asked == "cards"  # the next battle


@clause("SLS-11.10", "SLS-11.7")
def test_the_partner_who_does_not_act_cannot_withdraw() -> None:
    battle = draw(me_holds="?", partner_holds="?", rival_holds="?")
    with pytest.raises(AssertionError, match="it is me who decides"):
        battle.partner("withdraw")


@clause("SLS-11.11")
@pytest.mark.parametrize(
    ("mine", "partners", "points"), [("? ? ?", "? ?", 2), ("? ?", "? ?", 2), ("? ?", "?", 3), ("-", "?", 4)]
)
def test_both_hands_count_when_a_first_side_withdraws(mine: str, partners: str, points: int) -> None:
    turn = "me" if mine != "-" else "partner"
    battle = draw(me_holds=mine, partner_holds=partners, rival_holds="?", turn=turn)
    assert battle.public_view.withdrawing[0] == points
    after = battle.play(SEATED.index(turn), "withdraw")
    assert after.score == (0, points)
    cards = (mine + partners).count("?")
    assert f"me withdrew {cards} {points}" in after.events


@clause("SLS-11.11")
@pytest.mark.parametrize(("theirs", "rivals", "points"), [("? ? ?", "? ?", 2), ("? ?", "? ?", 3), ("?", "-", 6)])
def test_both_hands_count_when_a_second_side_withdraws(theirs: str, rivals: str, points: int) -> None:
    battle = draw(partner_holds="?", them_holds=theirs, rival_holds=rivals, turn="them")
    assert battle.them("withdraw").score == (points, 0)


@clause("SLS-11.11", "SLS-9.4", "SLS-9.5")
@pytest.mark.parametrize(("first", "points"), [("me", 2), ("them", 3)])
def test_both_hands_count_by_the_epic_tables_too(first: str, points: int) -> None:
    battle = draw(
        "  ".join(EPIC), me_holds="? ? ?", partner_holds="? ? ?", them_holds="?", rival_holds="?", first=first
    )
    assert battle.me("withdraw").score == (0, points)


@clause("SLS-11.11")
def test_a_lone_players_hand_is_counted_alone() -> None:
    battle = draw(partner_holds="? ? ?", them_holds="? ? ? ? ?", turn="them")
    assert battle.them("withdraw").score == (2, 0)


# -- The length of a war


@clause("SLS-11.12")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("mode", "target"), [("standard", 6), ("epic", 1)])
def test_the_length_recommended_for_teams(players: int, mode: str, target: int) -> None:
    row = EPIC if mode == "epic" else ()
    assert game.Options(players=players, mode=mode, theaters=row).target == target
    assert game.Options(players=players, mode=mode, theaters=row, target=9).target == 9


@clause("SLS-11.12")
@pytest.mark.parametrize("winner", ["me", "them"])
def test_an_epic_war_of_teams_is_over_after_one_battle(winner: str) -> None:
    battle = lowest_given(dealt(4, "epic", first="two" if winner == "me" else "one"))
    seat = SEATED.index(battle.decides)
    after = battle.play(seat, battle.possible[0]).play(seat, "withdraw")
    assert (after.asked, after.war_won_by, after.decides) == ("over", winner, "nobody")
    assert after.state.actor == NONE
