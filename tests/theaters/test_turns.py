"""Chapter 4: a turn."""

import pytest

from tests.support import Battle, clause, draw, war

EDITIONS = ["revised", "2019"]


@clause("ALS-4.1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_begins_and_the_turns_alternate(first: int) -> None:
    battle = Battle(war([first, 1 - first]).state)
    turns: list[str] = []
    for _ in range(12):
        turns.append(battle.turn)
        battle = battle.play(battle.state.actor, battle.possible[0])  # the first possible play is a facedown one
    assert turns == ["me", "them"] * 6 if first == 0 else ["them", "me"] * 6


@clause("ALS-4.2", "ALS-4.3", "ALS-4.5", "ALS-4.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_is_a_deployment_an_improvisation_or_a_withdrawal(edition: str) -> None:
    assert set(draw(me_holds="L6 A2", edition=edition).possible) == {
        "A2 to air",
        "A2 facedown to air",
        "A2 facedown to land",
        "A2 facedown to sea",
        "L6 to land",
        "L6 facedown to air",
        "L6 facedown to land",
        "L6 facedown to sea",
        "withdraw",
    }


@clause("ALS-4.2")
def test_nobody_may_pass() -> None:
    assert not draw(me_holds="L6").can("decline")


@clause("ALS-4.2")
@pytest.mark.parametrize("answer", ["S1", "decline"])
def test_what_one_ability_let_be_declined_gives_no_leave_to_pass_the_next_turn(answer: str) -> None:
    after = draw(me_holds="Transport, ?").me("Transport to sea").me(answer)
    after = after if answer == "decline" else after.me("to air")
    assert after.asked == "turn"
    assert not after.can("decline")


@clause("ALS-4.2", "ALS-4.9")
@pytest.mark.parametrize("play", ["L6 to land", "L6 facedown to sea"])
def test_after_one_card_the_turn_is_over(play: str) -> None:
    after = draw(me_holds="L6 A6").me(play)
    assert (after.turn, after.decides) == ("them", "them")
    assert after.me.hand == "A6"


@clause("ALS-4.3")
@pytest.mark.parametrize(("code", "theater"), [("A6", "air"), ("L6", "land"), ("S6", "sea")])
def test_a_card_goes_faceup_to_its_own_theater_only(code: str, theater: str) -> None:
    battle = draw("sea  air  land", me_holds=code)
    assert [t for t in ("air", "land", "sea") if battle.can(f"{code} faceup to {t}")] == [theater]


@clause("ALS-4.4")
def test_both_players_play_to_their_own_side() -> None:
    after = draw(
        """
              air  land  sea
        me    ?    .     .
        them  .    ?     .
        """,
        me_holds="L6 ?",
        them_holds="A6 ?",
    )
    after = after.me("L6 to land").them("A6 to air")
    assert after.land.me == "L6"
    assert after.land.them == "?"
    assert after.air.me == "?"
    assert after.air.them == "A6"


@clause("ALS-4.5")
@pytest.mark.parametrize("theater", ["air", "land", "sea"])
def test_any_card_may_be_played_facedown_to_any_theater(theater: str) -> None:
    after = draw(me_holds="Heavy Tanks ?").me(f"Heavy Tanks facedown to {theater}")
    assert getattr(after, theater).me == "heavy tanks"


@clause("ALS-4.6", "ALS-8.1")
@pytest.mark.parametrize(("turn", "winner"), [("me", "them"), ("them", "me")])
def test_who_withdraws_loses_the_battle(turn: str, winner: str) -> None:
    battle = draw(turn=turn)
    assert (battle.me if turn == "me" else battle.them)("withdraw").won_by == winner


@clause("ALS-4.6")
def test_one_may_withdraw_on_the_very_first_turn() -> None:
    battle = Battle(war().state)
    assert battle.me("withdraw").won_by == "them"


@clause("ALS-4.7")
@pytest.mark.parametrize(
    ("played", "edition"),
    [
        ("Sea Maneuver", "revised"),
        ("Transport", "revised"),
        ("Redeploy", "revised"),
        ("Sea Maneuver", "2019"),
        ("Transport", "2019"),
        ("Redeploy", "2019"),
    ],
)
def test_there_is_no_withdrawing_while_an_ability_is_resolved(played: str, edition: str) -> None:
    after = draw(
        """
              air  land  sea
        me    ?    ?     .
        them  .    .     .
        """,
        me_holds=f"{played}, ?",
        edition=edition,
    ).me(f"{played} to sea")
    assert after.decides == "me"
    assert not after.can("withdraw")


@clause("ALS-4.7", "ALS-7.28")
def test_there_is_no_withdrawing_instead_of_a_play_that_an_ability_demands() -> None:
    battle = draw(
        """
              air  land  sea
        me    ?    .     .
        them  .    .     .
        """,
        me_holds="Redeploy, Reinforce",
        deck="A1",
    )
    redeployed = battle.me("Redeploy to sea").me(next(iter(battle.air.me)).upper())
    assert redeployed.asked == "play"
    assert not redeployed.can("withdraw")
    reinforced = battle.me("Reinforce to land")
    assert reinforced.asked == "play"
    assert not reinforced.can("withdraw")


@clause("ALS-4.7")
def test_the_other_player_cannot_withdraw_on_my_turn() -> None:
    after = draw(
        """
              air  land  sea
        me    .    ?     .
        them  ?    .     .
        """,
        me_holds="Disrupt ?",
    )
    after = after.me("Disrupt to land").me("my land")
    assert (after.turn, after.decides) == ("me", "them")
    assert not after.can("withdraw")


@clause("ALS-4.8")
def test_turns_bring_no_new_cards() -> None:
    after = draw(me_holds="L6 A6 S6", them_holds="L4 A4 S5")
    deck = after.deck
    after = after.me("L6 to land").them("A4 to air").me("A6 facedown to sea").them("L4 facedown to land")
    assert after.me.hand == "S6"
    assert after.them.hand == "S5"
    assert after.deck == deck


@clause("ALS-4.9")
def test_the_turn_passes_only_when_every_ability_it_set_off_is_finished() -> None:
    battle = draw(
        """
              air  land  sea
        me    ?    .     .
        them  .    l2    .
        """,
        me_holds="Sea Maneuver, ?",
    )
    asked_me = battle.me("Sea Maneuver to sea")
    assert (asked_me.turn, asked_me.decides) == ("me", "me")
    asked_them = asked_me.me("their land")
    assert (asked_them.turn, asked_them.decides, asked_them.asking) == ("me", "them", "L2")
    over = asked_them.them("their sea")
    assert (over.turn, over.decides, over.asked) == ("them", "them", "turn")


@clause("ALS-4.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_while_one_hand_is_empty_the_other_player_goes_on(edition: str) -> None:
    after = draw(me_holds="L6 A6 S6", them_holds="", edition=edition).me("L6 to land")
    assert (after.turn, after.decides, after.asked) == ("me", "me", "turn")
    assert "them skipped" in after.events
    assert after.me("A6 to air").decides == "me"


@clause("ALS-4.10")
def test_a_player_who_gets_a_card_back_is_skipped_no_more() -> None:
    after = draw(
        """
              air  land  sea
        me    s4   .     l6 a6
        them  .    .     .
        """,
        me_holds="",
        them_holds="Land Maneuver, L4, S6",
        turn="them",
        edition="2019",
    )
    after = after.them("Land Maneuver to land").them("their air").me("A6")
    assert (after.turn, after.decides) == ("me", "me")


@clause("ALS-4.11", "ALS-11.8")
def test_a_skipped_turn_does_not_use_up_air_drop() -> None:
    after = draw(
        """
              air  land  sea
        me    .    s4    l6
        them  .    .     .
        """,
        me_holds="Air Drop",
        them_holds="S6 L4 S3 A6",
        edition="2019",
    )
    after = after.me("Air Drop to air").them("S6 to sea")
    assert "me skipped" in after.events
    after = after.them("S3 to sea").them("their land").me("L6")
    assert after.turn == "me"
    assert after.can("Heavy Tanks faceup to sea")
