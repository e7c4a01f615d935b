"""Mistakes that other programs make, row by row as `rules/als.md` lists them: ours makes none of them."""

import pytest

from tests.support import Battle, clause, draw, war


@clause("ALS-6.9", "ALS-7.30")
@pytest.mark.parametrize("edition", ["revised", "2019"])
@pytest.mark.parametrize("code", ["L1", "L2", "L3", "L5"])
def test_a_blockaded_card_fires_no_ability(code: str, edition: str) -> None:
    battle = draw(
        """
              air  land   sea
        me    A6   ? ?    .
        them  A4   ?      S5
        """,
        me_holds=f"{code} ?",
        edition=edition,
    )
    after = battle.me(f"{code} to land")
    assert (after.turn, after.asked) == ("them", "turn")
    assert after.land.me == "? ?"
    assert after.land.them == "?"
    assert after.air.me == "A6"
    assert after.air.them == "A4"
    assert after.sea.them == "S5"
    assert after.deck.codes == (*battle.deck.codes, code)


@clause("ALS-7.13")
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_reinforce_obeys_containment_and_blockade(edition: str) -> None:
    battle = draw(
        """
              land  air    sea
        me    .     ? ?    .
        them  .     ?      S5
        """,
        me_holds="Reinforce, ?",
        deck="S6",
        edition=edition,
    )
    blockaded = battle.me("Reinforce to land").me("S6 facedown to air")
    assert "me destroyed S6 air by S5" in blockaded.events
    assert blockaded.air.me == "? ?"
    battle = draw(
        """
              land  air    sea
        me    .     A5     .
        them  .     .      .
        """,
        me_holds="Reinforce, ?",
        deck="S6",
        edition=edition,
    )
    contained = battle.me("Reinforce to land").me("S6 facedown to air")
    assert "me destroyed S6 air by A5" in contained.events
    assert contained.air.me == "A5"


@clause("ALS-7.21")
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_disrupt_does_not_fizzle_when_the_opponent_has_nothing_to_flip(edition: str) -> None:
    after = draw(me_holds="Disrupt, ?", edition=edition).me("Disrupt to land")
    assert after.possible == ["my land"]
    assert after.me("my land").land.me == "disrupt"


@clause("ALS-10.4")
def test_the_boards_rotate_right_and_are_not_shuffled_again() -> None:
    match = war([1, 0], [2, 0, 1])  # whatever chance is asked after this, it answers with other orders
    assert Battle(match.state).row == "sea air land"
    match.do("withdraw")
    assert Battle(match.state).row == "land sea air"


@clause("ALS-9.2", "ALS-9.4")
def test_the_second_player_withdraws_by_the_second_players_table() -> None:
    assert [draw(me_holds="? " * n, first="them").me("withdraw").score[1] for n in range(1, 7)] == [6, 4, 3, 3, 2, 2]
    assert [draw(me_holds="? " * n, first="me").me("withdraw").score[1] for n in range(1, 7)] == [4, 3, 3, 2, 2, 2]


@clause("ALS-6.8")
def test_destroyed_cards_do_not_vanish() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    .     .
        them  A5   .     .
        """,
        me_holds="S6 L1",
        them_holds="S4 ?",
        deck="",
    )
    after = battle.me("S6 facedown to air").them("S4 facedown to air")
    assert after.deck.codes == (*battle.deck.codes, "S6", "S4")
    # and what lies at the bottom comes up when all above it has been drawn
    last = draw(
        """
              air          land       sea
        me    A6 ? ? ? ?   ? ? ?      ?
        them  A5 ? ?       ? ?        ?
        """,
        me_holds="L6 L1",
        them_holds="S6",
    )
    last = last.me("L6 facedown to sea").them("S6 to sea").me("L1 to land")
    assert last.possible == ["L6 facedown to air", "L6 facedown to sea"]


@clause("ALS-5.11", "ALS-7.6", "ALS-7.15")
@pytest.mark.parametrize("edition", ["revised", "2019"])
@pytest.mark.parametrize("play", ["Air Maneuver to air", "Ambush to land", "Land Maneuver to land"])
def test_maneuver_and_ambush_cannot_be_skipped(play: str, edition: str) -> None:
    after = draw(
        """
              air  land  sea
        me    A6   L6    S6
        them  .    .     .
        """,
        me_holds="Air Maneuver, Ambush, Land Maneuver",
        edition=edition,
    ).me(play)
    assert (after.turn, after.decides, after.asked) == ("me", "me", "uncovered")
    assert not after.can("decline")
    assert not after.can("withdraw")


@clause("ALS-7.2")
def test_support_gives_3_to_an_empty_side() -> None:
    battle = draw(
        """
              land  air  sea
        me    .     A1   .
        them  ?     .    .
        """
    )
    assert (battle.land.total_me, battle.sea.total_me) == (3, 3)
    assert battle.land.controlled_by == "me"


@clause("ALS-7.31")
@pytest.mark.parametrize(("mine", "theirs"), [("? ? ?", "."), ("? ?", "?"), ("?", "? ?"), (".", "? ? ?")])
def test_blockade_counts_both_sides(mine: str, theirs: str) -> None:
    after = draw(
        f"""
              air  land      sea
        me    .    {mine}    .
        them  .    {theirs}  S5
        """,
        me_holds="L6 ?",
    ).me("L6 to land")
    assert after.deck.bottom == "L6"


@clause("ALS-7.9")
def test_containment_does_not_spare_its_owner() -> None:
    after = draw(
        """
              air  land  sea
        me    A5   .     .
        them  .    .     .
        """,
        me_holds="L6 ?",
    ).me("L6 facedown to land")
    assert after.land.me == ""
    assert after.deck.bottom == "L6"


@clause("ALS-7.4")
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_air_drop_does_not_survive_a_facedown_play(edition: str) -> None:
    after = draw(me_holds="A2 L6 S6", them_holds="A6 A4 ?", edition=edition)
    after = after.me("A2 to air").them("A6 to air").me("L6 facedown to sea").them("A4 to air")
    assert not after.can("S6 faceup to land")


CHAIN = """
          air    land  sea
    me    a3     .     .
    them  s1     l2    ?
"""


@clause("ALS-5.5", "ALS-11.3")
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_a_chain_of_three_flips_keeps_its_middle(edition: str) -> None:
    battle = draw(CHAIN, me_holds="S3 ?", them_holds="? ?", edition=edition)
    after = battle.me("S3 to sea").me("their land")
    assert (after.decides, after.asking) == ("them", "L2")
    after = after.them("their air")
    assert (after.decides, after.asking) == ("me", "A3")
    after = after.me("their land")
    assert after.land.them == "l2"
    assert (after.turn, after.asked) == ("them", "turn")
    flips = [event for event in after.events if " flipped_" in event]
    assert flips == ["them flipped_up L2 land by S3", "me flipped_up A3 air by L2", "them flipped_down L2 land by A3"]


@clause("ALS-5.5", "ALS-11.3")
@pytest.mark.parametrize(
    ("edition", "order"),
    [("revised", ["L5", "A3", "L2", "S1"]), ("2019", ["L5", "L2", "A3"])],
)
def test_three_instants_waiting_at_once_all_have_their_turn(edition: str, order: list[str]) -> None:
    """Disrupt reveals two, and what they reveal comes after them; in 2019 each at once, inside the other."""
    battle = draw(
        """
              land  air  sea
        me    .     a3   s1
        them  .     ?    l2
        """,
        me_holds="Disrupt, ?",
        edition=edition,
    ).me("Disrupt to land")
    if edition == "revised":
        after = battle.me("my air").them("my sea").me("my sea").them("their land").me("decline")
    else:
        after = battle.them("my sea").them("their air").me("my land")
    assert [event.split()[-1] for event in after.events if " resolves " in event] == order
    assert (after.turn, after.asked) == ("them", "turn")
