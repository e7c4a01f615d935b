"""Chapter 6: Armistice, alone and with the cards of the first box."""

import pytest

from tests.support import clause, draw

PROTECTED = """
              sea  diplomacy  land
        me    ?    D5 ?       L6
        them  S6   ?          ?
        """


@clause("SLS-6.10", "ALS-6.1")
@pytest.mark.parametrize(("ability", "theater"), [("Ambush", "land"), ("Leverage", "diplomacy")])
def test_no_card_next_to_armistice_can_be_flipped_whosever_it_is(ability: str, theater: str) -> None:
    after = draw(PROTECTED, me_holds=f"{ability}, D6").me(f"{ability} to {theater}")
    after = after.me("D6") if ability == "Leverage" else after
    assert after.possible == ["my diplomacy", "their diplomacy"]


@clause("SLS-6.10", "SLS-5.6")
def test_manipulation_reaches_the_theater_of_armistice_and_not_the_protected_one() -> None:
    after = draw(
        """
              diplomacy  intelligence  economics
        me    .          .             .
        them  D5         ?             ?
        """,
        me_holds="I3 E3",
    )
    assert after.me("I3 to intelligence").possible == ["their diplomacy", "their economics"]
    assert after.me("E3 to economics").turn == "them"


@clause("SLS-6.10")
def test_no_card_next_to_armistice_can_be_moved() -> None:
    after = draw(
        """
              intelligence  diplomacy  sea
        me    ? I6          ? D5       S6
        them  .             .          .
        """,
        me_holds="Transport, ?",
    ).me("Transport to sea")
    assert set(after.possible) == {"D5", *(code.upper() for code in after.diplomacy.me), "decline"}


@clause("SLS-6.10", "ALS-5.9", "ALS-5.10")
@pytest.mark.parametrize(("pile", "protects"), [("D5", True), ("D5 ?", True), ("d5", False)])
def test_armistice_protects_while_faceup_covered_or_not(pile: str, protects: bool) -> None:
    after = draw(
        f"""
              land  intelligence  diplomacy
        me    .     I6            {pile}
        them  .     .             .
        """,
        me_holds="Ambush, ?",
    ).me("Ambush to land")
    assert after.can("my intelligence") is not protects
    assert after.can("my diplomacy")


@clause("SLS-6.11")
def test_cards_next_to_armistice_may_be_returned() -> None:
    after = draw(
        """
              sea  diplomacy  land
        me    .    D5         l6
        them  .    .          .
        """,
        me_holds="Redeploy, ?",
    ).me("Redeploy to sea")
    assert after.can("L6")
    assert "L6" in after.me("L6").me.hand


@clause("SLS-6.11")
def test_cards_next_to_armistice_may_be_taken_and_destroyed() -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    I6            D5         .
        them  I2            .          .
        """,
        me_holds="D1 E4",
    )
    assert battle.me("D1 to diplomacy").me("my intelligence").intelligence.me == ""
    after = battle.me("E4 to economics").me("I6").me("their intelligence")
    assert after.intelligence.me == ""
    assert after.intelligence.them == ""


@clause("SLS-6.12")
def test_a_card_may_be_moved_into_a_protected_theater() -> None:
    after = draw(
        """
              sea  land  diplomacy
        me    .    .     ? D5
        them  .    .     .
        """,
        me_holds="Transport, ?",
    )
    after = after.me("Transport to sea").me("D5")
    assert after.possible == ["sea", "land"]
    other = draw(
        """
              sea  land  diplomacy
        me    .    .     d6
        them  .    .     D5
        """,
        me_holds="Transport, ?",
    )
    other = other.me("Transport to sea").me("D6")
    assert other.possible == ["sea", "land"]
    assert other.me("land").land.me == "d6"


@clause("SLS-6.13", "ALS-5.14")
@pytest.mark.parametrize(
    ("row", "name", "code"),
    [
        ("sea  diplomacy  land", "Transport", "S1"),
        ("diplomacy  land  sea", "Sea Maneuver", "S3"),
    ],
)
def test_an_ability_that_finds_only_protected_cards_is_ignored(row: str, name: str, code: str) -> None:
    cells = {"sea": (".", "."), "diplomacy": (".", "D5"), "land": ("L6", "L4")}
    mine, theirs = ("  ".join(cells[theater][side] for theater in row.split()) for side in range(2))
    battle = draw(f"{row}\nme  {mine}\nthem  {theirs}", me_holds=f"{name}, ?")
    after = battle.me(f"{name} to sea")
    assert after.events == [
        f"me played_up {code} sea",
        f"me resolves {code}",
        f"me nothing_to_do {code}",
        *after.events[3:],
    ]
    assert (after.turn, after.asked) == ("them", "turn")


@clause("SLS-6.14", "ALS-7.21")
def test_disrupt_skips_a_player_whose_uncovered_cards_are_all_protected() -> None:
    after = draw(
        """
              land  diplomacy  sea
        me    .     .          ?
        them  .     D5         S6
        """,
        me_holds="Disrupt, ?",
    ).me("Disrupt to land")
    assert (after.decides, after.possible) == ("them", ["my diplomacy"])
    after = after.them("my diplomacy")
    assert after.diplomacy.them == "d5"
    assert after.turn == "them"
    assert "me nothing_to_do L5" not in after.events


@clause("SLS-6.14", "SLS-6.10")
def test_armistice_turned_facedown_by_the_first_flip_of_disrupt_protects_no_more() -> None:
    after = draw(
        """
              land  diplomacy  sea
        me    .     D5         .
        them  .     .          S6
        """,
        me_holds="Disrupt, ?",
    )
    after = after.me("Disrupt to land").me("my diplomacy")
    assert (after.decides, after.possible) == ("them", ["my sea"])


@clause("SLS-6.14", "SLS-6.10")
def test_armistice_revealed_by_the_first_flip_of_disrupt_protects_from_the_second() -> None:
    after = draw(
        """
              land  diplomacy  sea
        me    .     d5         .
        them  .     .          S6
        """,
        me_holds="Disrupt, ?",
    )
    after = after.me("Disrupt to land").me("my diplomacy")
    assert after.sea.them == "S6"
    assert (after.turn, after.asked) == ("them", "turn")


@clause("SLS-6.10", "ALS-5.3")
def test_armistice_that_was_moved_protects_from_where_it_is() -> None:
    after = draw(
        """
              diplomacy  land  sea
        me    D5         L6    .
        them  .          .     .
        """,
        me_holds="Transport, ?",
        them_holds="Ambush, ?",
    )
    after = after.me("Transport to sea").me("D5").me("to sea").them("Ambush to land")
    assert after.possible == ["their sea"]
