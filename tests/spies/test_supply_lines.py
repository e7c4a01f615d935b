"""Chapter 7: Supply Lines, alone and with every other permission."""

import pytest

from tests.support import Battle, clause, draw

MINE = """
              intelligence  diplomacy  economics
        me    .             .          E2
        them  .             .          .
        """


@clause("SLS-7.3")
def test_supply_lines_opens_other_theaters_and_pays_the_other_player_there() -> None:
    battle = draw(MINE, me_holds="I6 D6 ?")
    assert battle.can("I6 faceup to diplomacy")
    assert battle.can("D6 faceup to economics")
    after = battle.me("I6 to diplomacy")
    assert after.diplomacy.supplies == (0, 1)
    assert after.events[:2] == ["me played_up I6 diplomacy", "them gained diplomacy 1"]


@clause("SLS-7.3")
def test_each_use_pays_again() -> None:
    after = draw(MINE, me_holds="I6 D6 ?", them_holds="E6 ?")
    after = after.me("I6 to diplomacy").them("E6 to economics").me("D6 to economics")
    assert (after.diplomacy.supplies, after.economics.supplies) == ((0, 1), (0, 1))


@clause("SLS-7.3", "ALS-5.9", "ALS-5.10")
@pytest.mark.parametrize(
    ("mine", "theirs", "lets"), [("E2", ".", True), ("E2 ?", ".", True), ("e2", ".", False), (".", "E2", False)]
)
def test_supply_lines_serves_its_owner_only_and_while_faceup(mine: str, theirs: str, lets: bool) -> None:
    battle = draw(
        f"""
              intelligence  diplomacy  economics
        me    .             .          {mine}
        them  .             .          {theirs}
        """,
        me_holds="I6 ?",
    )
    assert battle.can("I6 faceup to diplomacy") is lets


@clause("SLS-7.4")
@pytest.mark.parametrize("play", ["I6 faceup to intelligence", "I6 facedown to diplomacy"])
def test_a_match_and_a_facedown_play_give_no_supply(play: str) -> None:
    after = draw(MINE, me_holds="I6 ?").me(play)
    assert after.public_view.supplies == 14


@clause("SLS-7.4", "ALS-7.3", "ALS-7.4")
def test_with_air_drop_open_air_drop_is_used_up_and_nothing_is_paid() -> None:
    after = draw(
        """
              air  diplomacy  economics
        me    .    .          E2
        them  .    .          .
        """,
        me_holds="Air Drop, D6, D5, A6",
        them_holds="E6 E5 ?",
    )
    after = after.me("Air Drop to air").them("E6 to economics").me("D6 to air")
    assert after.public_view.supplies == 14
    assert after.state.air_drop[0] == 0
    after = after.them("E5 facedown to air").me("A6 to diplomacy")
    assert after.diplomacy.supplies == (0, 1)


@clause("SLS-7.4", "ALS-7.4")
def test_a_matching_play_spends_air_drop_and_the_next_one_pays() -> None:
    after = draw(
        """
              air  diplomacy  economics
        me    .    .          E2
        them  .    .          .
        """,
        me_holds="Air Drop, D6, A6, ?",
        them_holds="E6 E5 ?",
    )
    after = after.me("Air Drop to air").them("E6 to economics").me("D6 to diplomacy").them("E5 facedown to air")
    after = after.me("A6 to diplomacy")
    assert after.diplomacy.supplies == (0, 1)


@clause("SLS-7.4", "ALS-7.8")
@pytest.mark.parametrize(("code", "paid"), [("A1", 0), ("A3", 0), ("A6", 1)])
def test_with_aerodrome_only_strong_cards_pay(code: str, paid: int) -> None:
    after = draw(
        """
              air  diplomacy  economics
        me    A4   .          E2
        them  .    .          .
        """,
        me_holds=f"{code} ?",
    ).me(f"{code} to diplomacy")
    assert after.diplomacy.supplies == (0, paid)


@clause("SLS-7.4", "SLS-6.5", "SLS-6.6")
@pytest.mark.parametrize(
    ("play", "theater", "paid"),
    [
        ("E6 to intelligence", "intelligence", 0),
        ("E6 to diplomacy", "diplomacy", 1),
        ("I6 to economics", "economics", 0),
    ],
)
def test_where_ambassador_opens_the_theater_nothing_is_paid(play: str, theater: str, paid: int) -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             D2         E2
        them  .             .          .
        """,
        me_holds="E6 I6 ?",
    ).me(play)
    assert getattr(after, theater).supplies == (0, paid)


@clause("SLS-7.5", "ALS-7.30")
def test_the_supply_is_given_though_blockade_destroys_the_card() -> None:
    after = draw(
        """
              land     sea  economics
        me    ? ?      .    E2
        them  ?        S5   .
        """,
        me_holds="E6 L6 ?",
    )
    paid = after.me("E6 to land")
    assert "me destroyed E6 land by S5" in paid.events
    assert paid.land.supplies == (0, 1)
    assert after.me("L6 to land").public_view.supplies == 14


@clause("SLS-7.5", "ALS-5.5", "SLS-7.12")
def test_the_supply_is_given_before_the_ability_of_the_card() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          E2
        them  .             +13        .
        """,
        me_holds="Foreign Loan, ?",
    ).me("Foreign Loan to diplomacy")
    assert after.events[:4] == [
        "me played_up E5 diplomacy",
        "them gained diplomacy 1",
        "me resolves E5",
        "me nothing_to_do E5",
    ]


@clause("SLS-7.6", "SLS-3.3")
def test_without_tokens_the_play_is_allowed_and_nothing_is_given() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    +14           .          E2
        them  .             .          .
        """,
        me_holds="I6 ?",
    ).me("I6 to diplomacy")
    assert after.diplomacy.me == "I6"
    assert after.diplomacy.supplies == (0, 0)
    assert after.turn == "them"


def redeploy(turn: str) -> Battle:
    """My Redeploy lets me play: on my own turn from the hand, on theirs flipped by them."""
    drawing = """
              land  sea      economics
        me    l6    {mine}   E2
        them  .     .        .
        """
    if turn == "me":
        return draw(drawing.format(mine="."), me_holds="S4 S6").me("S4 to sea").me("L6")
    after = draw(drawing.format(mine="s4"), me_holds="S6", them_holds="L3 ?", turn="them")
    return after.them("L3 to land").them("their sea").me("L6")


@clause("SLS-7.7")
def test_a_play_on_the_other_players_turn_cannot_use_supply_lines() -> None:
    after = redeploy("them")
    assert (after.decides, after.asked) == ("me", "play")
    assert [play for play in after.possible if "facedown" not in play] == ["L6 to land", "S6 to sea"]


@clause("SLS-7.3", "SLS-7.7")
def test_the_play_of_redeploy_on_ones_own_turn_uses_supply_lines_and_pays() -> None:
    after = redeploy("me").me("S6 to land")
    assert after.land.supplies == (0, 1)
    assert after.turn == "them"


@clause("SLS-7.3", "SLS-2.6")
def test_once_it_is_destroyed_supply_lines_lets_no_more() -> None:
    after = draw(MINE, me_holds="E4 I6 ?", them_holds="D6 ?").me("E4 to economics").me("E2").me("my economics")
    after = after.them("D6 to diplomacy")
    assert not after.can("I6 faceup to diplomacy")
