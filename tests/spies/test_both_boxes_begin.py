"""Chapter 1: what is on the table, what a card says of itself, and a table's own cards."""

import re
from pathlib import Path

import pytest

from allfronts.archive import Record, read, write
from allfronts.fair import Seed
from allfronts.games import theaters as game
from allfronts.games.theaters.cards import NAME, PARTLY, PRINTED, PROVENANCE, RECONSTRUCTED
from allfronts.games.theaters.ruleset import Ruleset
from tests.support import Battle, clause, draw, war
from tests.support.cards import number

SPIES = ("intelligence", "diplomacy", "economics")
LETTER: dict[str, str] = dict(zip(SPIES, "IDE", strict=True))
INSTANT = "I1 I3 I4 D1 D3 D4 E1 E3 E4 E5".split()
ONGOING = "I2 I5 D2 D5 E2".split()
CODES = [f"{letter}{strength}" for letter in "IDE" for strength in range(1, 7)]
OURS = """
name: Olena's box
card I5 Interception: Containment
card D5 Peace Talks: none
commander first: 3 2 1
commander second: 6 3 2
target: 9
"""


@clause("SLS-1.1", "SLS-1.2")
def test_the_three_theaters_have_six_cards_each_one_of_each_strength() -> None:
    battle = Battle(war(theaters=SPIES, first="one").state)
    assert battle.row == "intelligence diplomacy economics"
    assert sorted([*battle.me.hand, *battle.them.hand, *battle.deck]) == sorted(CODES)


@clause("SLS-1.1", "SLS-1.2")
@pytest.mark.parametrize("code", CODES)
def test_the_letter_of_a_card_is_its_theater_and_its_number_its_strength(code: str) -> None:
    battle = draw("intelligence  diplomacy  economics", me_holds=f"{code} ?")
    theater = next(name for name, letter in LETTER.items() if letter == code[0])
    assert [name for name in SPIES if battle.can(f"{code} faceup to {name}")] == [theater]
    assert battle.me(f"{code} to {theater}").strength(code) == int(code[1])


@clause("SLS-1.3")
@pytest.mark.parametrize("code", CODES)
def test_exactly_the_ten_instant_abilities_are_resolved_when_played(code: str) -> None:
    theater = next(name for name, letter in LETTER.items() if letter == code[0])
    after = draw("intelligence  diplomacy  economics", me_holds=f"{code} ?").me(f"{code} to {theater}")
    assert (f"me resolves {code}" in after.events) is (code in INSTANT)


ROW = "diplomacy  intelligence  economics"


def counted_and_allowed(card: str) -> list[object]:
    """Where every ongoing ability shows: where cards may go, what is shown of them, what may be flipped."""
    code = card.upper()
    free, flips = "E6" if code != "E6" else "D6", "E3" if code != "E3" else "I3"
    mine = "  ".join(f"? {card}" if LETTER[name] == code[0] else "?" for name in ROW.split())
    me = draw(f"{ROW}\nme  {mine}\nthem  ?  ?  ?", me_holds=f"{free} {flips}")
    them = draw(f"{ROW}\nme  ?  ?  ?\nthem  {mine}", me_holds=f"{free} {flips}")
    faceup = [me.can(f"{free} faceup to {name}") for name in SPIES]
    facedown = [them.can(f"{free} facedown to {name}") for name in SPIES]
    shown = me.me(f"{free} facedown to economics").them.sees("economics", "me").split()[-1]
    flipping = me.me(f"{flips} to {'economics' if flips == 'E3' else 'intelligence'}")
    return [faceup, facedown, shown, flipping.asked == "uncovered"]


@clause("SLS-1.3")
@pytest.mark.parametrize("code", CODES)
def test_exactly_the_five_ongoing_abilities_work_while_their_cards_lie_faceup(code: str) -> None:
    assert (counted_and_allowed(code) != counted_and_allowed(code.lower())) is (code in ONGOING)


@clause("SLS-1.4", "SLS-3.4")
def test_fourteen_supplies_lie_aside_at_the_start_of_every_battle() -> None:
    battle = Battle(war(theaters=SPIES, first="one").state)
    assert battle.public_view.supplies == 14
    again = battle.me("withdraw").deal()
    assert again.public_view.supplies == 14


@clause("SLS-1.5", "ALS-7.9", "ALS-7.30", "ALS-7.8")
def test_the_abilities_of_the_first_box_act_on_the_cards_of_the_second() -> None:
    battle = draw(
        """
              air    economics  sea
        me    A4 A5  ? ?        .
        them  .      ?          .
        """,
        me_holds="E1 E6 S5",
        them_holds="E2 ?",
    )
    assert battle.can("E1 faceup to sea")
    assert not battle.can("E6 faceup to sea")
    assert battle.me("E6 facedown to sea").deck.bottom == "E6"
    assert battle.me("S5 to sea").them("E2 to economics").deck.bottom == "E2"


@clause("SLS-1.5", "ALS-7.19", "ALS-5.5")
def test_disrupt_sets_off_abilities_of_the_second_box_in_order() -> None:
    after = draw(
        """
              land  economics  diplomacy
        me    .     e5         .
        them  .     .          d1
        """,
        me_holds="Disrupt, ?",
        deck="L6",
    )
    after = after.me("Disrupt to land").me("my economics").them("my diplomacy")
    assert (after.decides, after.asking) == ("me", "E5")
    after = after.me("to land")
    assert "me received L6" in after.events


# -- Printed or ours


def said_on_the_page() -> dict[str, str]:
    """What the page of the rules says of each card, by its name."""
    page = (Path(__file__).parents[2] / "rules" / "sls.md").read_text("utf-8")
    part = " ".join(page.partition("## Not every card here")[2].partition("## Where the clauses")[0].split())
    found: dict[str, str] = {}
    for how in (PRINTED, PARTLY, RECONSTRUCTED):
        (listed,) = re.findall(rf"\*\*{how}\*\*: (.*?)(?= - \*\*| The clauses of)", part)
        for name in {NAME[number(code)] for code in CODES}:
            if re.search(rf"\b{name}", listed):
                assert name not in found
                found[name] = how
    return found


@clause("SLS-1.6")
@pytest.mark.parametrize("code", CODES)
def test_every_card_says_how_much_of_its_effect_is_known(code: str) -> None:
    assert PROVENANCE[number(code)] == said_on_the_page()[NAME[number(code)]]


@clause("SLS-1.6")
def test_no_card_is_said_to_be_printed_beyond_those_known() -> None:
    printed = {NAME[number(code)] for code in CODES if PROVENANCE[number(code)] == PRINTED}
    assert printed <= {"Manipulation", "Neutralization", "Grand Betrayal", "Supply Lines", "Calculated Losses"}


# -- A table's own cards


def ours() -> Record:
    """A war at that table, before its first action."""
    options = game.Options(theaters=("air", "intelligence", "diplomacy"), first="one", ruleset=Ruleset.read(OURS))
    return Record.begin("theaters", options, ("Oksana", "Taras"), Seed(bytes(32)))


@clause("SLS-1.7")
def test_a_card_of_the_tables_own_has_the_ability_it_is_given_and_not_its_own() -> None:
    after = draw(
        """
              air  intelligence  diplomacy
        me    .    I5            D5
        them  .    I6            .
        """,
        me_holds="I3 A6 A3",
        own={"I5": "A5", "D5": "A6"},
    )
    down = after.me("A6 facedown to air")
    assert "me destroyed A6 air by I5" in down.events
    assert not any("exposed" in event for event in down.events)
    assert after.me("A3 to air").possible == ["my intelligence", "their intelligence"]  # no Armistice protects it


@clause("SLS-1.7")
def test_a_ruleset_may_set_the_withdrawal_tables_and_the_target() -> None:
    battle = Battle(ours().match().state)
    assert battle.public_view.target == 9
    assert battle.public_view.commanders == ((3, 2, 1), (6, 3, 2))
    assert battle.me("withdraw").score == (0, 2)
    assert game.Options(ruleset=Ruleset.read(OURS), target=5).target == 5


@clause("SLS-1.7")
def test_a_ruleset_holds_for_the_whole_war_and_is_kept_with_its_record() -> None:
    kept = read(write(ours()).encode())
    assert game.Options.parse(kept.options).ruleset == Ruleset.read(OURS)
    battle = Battle(kept.match().state)
    again = battle.play(battle.state.actor, "withdraw").deal()
    assert again.public_view.abilities == battle.public_view.abilities != ()
    assert again.public_view.commanders == battle.public_view.commanders
    assert again.public_view.abilities[number("I5")] == number("A5")
