"""Chapter 5: the three Manipulations, and the three cards of strength 6."""

import pytest

from tests.support import clause, draw

# -- Manipulation


@clause("SLS-5.6")
@pytest.mark.parametrize(("code", "theater"), [("I3", "intelligence"), ("D3", "diplomacy"), ("E3", "economics")])
def test_each_manipulation_must_flip_an_uncovered_card_next_door(code: str, theater: str) -> None:
    others = [name for name in ("intelligence", "diplomacy", "economics") if name != theater]
    battle = draw(
        f"""
              {others[0]}  {theater}  {others[1]}
        me    ? ?          ?          ?
        them  ?            ?          .
        """,
        me_holds=f"{code} ?",
    )
    after = battle.me(f"{code} to {theater}")
    assert after.possible == [f"my {others[0]}", f"my {others[1]}", f"their {others[0]}"]
    assert after.me(f"their {others[0]}").events[-2].startswith("them flipped_up")


@clause("SLS-5.6")
def test_manipulation_at_the_end_of_the_row_reaches_one_theater_only() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             D6         ?
        them  .             .          ?
        """,
        me_holds="I3 ?",
    ).me("I3 to intelligence")
    assert after.possible == ["my diplomacy"]


@clause("SLS-5.6", "ALS-5.14")
def test_manipulation_with_no_card_next_door_is_ignored() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    ?             .          ?
        them  ?             .          ?
        """,
        me_holds="I3 ?",
    ).me("I3 to intelligence")
    assert "me nothing_to_do I3" in after.events
    assert after.turn == "them"


# -- The cards of strength 6


@clause("SLS-5.17", "SLS-1.3")
@pytest.mark.parametrize(
    ("name", "code", "theater"),
    [
        ("Master Spy", "I6", "intelligence"),
        ("Grand Betrayal", "D6", "diplomacy"),
        ("Industrial Might", "E6", "economics"),
    ],
)
def test_the_cards_of_strength_6_have_no_ability(name: str, code: str, theater: str) -> None:
    drawing = """
              intelligence  diplomacy  economics
        me    ?             ?          ?
        them  ?             ?          ?
        """
    before = draw(drawing, me_holds=f"{name}, I1")
    after = before.me(f"{name} to {theater}")
    assert after.events == [f"me played_up {code} {theater}", "them turn_began"]
    places = {"intelligence", "diplomacy", "economics"}
    assert {each: getattr(after, each).total_me for each in places} == {
        each: 8 if each == theater else 2 for each in places
    }
