"""Cards and commanders of a table's own: reading them, playing with them, keeping them."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from allfronts.archive import Record, parse, write
from allfronts.cli.app import Language
from allfronts.cli.replay import replay
from allfronts.cli.verify import verify
from allfronts.fair import Seed
from allfronts.games import theaters as game
from allfronts.games.theaters.cards import HEAVY_BOMBERS
from allfronts.games.theaters.notation import CODE, SUIT_NAMES
from allfronts.games.theaters.ruleset import LONGEST_TITLE, OwnCard, Ruleset
from allfronts.kernel.mistake import Mistake
from allfronts.locale import LANGUAGES, words
from tests.support import Battle, clause, draw, war

SPIES = "intelligence  diplomacy  economics"
FILE = """
# From the box on our shelf
name: Olena's box

card I5 Interception: Containment   # as printed there
  card d5   Peace   Talks :none
commander first: 4 2 1
commander second: 5, 3, 2
target: 12
"""
READ = Ruleset(
    "Olena's box",
    (
        OwnCard(CODE.index("I5"), "Interception", CODE.index("A5")),
        OwnCard(CODE.index("D5"), "Peace Talks", HEAVY_BOMBERS),
    ),
    ((4, 2, 1), (5, 3, 2)),
    12,
)


def refused(text: str) -> Mistake:
    with pytest.raises(Mistake) as caught:
        Ruleset.read(text)
    return caught.value


# -- Reading


@clause("SLS-1.7")
def test_a_file_says_names_abilities_commanders_and_a_target() -> None:
    assert Ruleset.read(FILE) == READ


def test_the_example_in_the_code_and_the_one_that_is_shipped_can_be_read() -> None:
    from allfronts.games.theaters import ruleset

    text = str(ruleset.__doc__)
    assert Ruleset.read(text[text.index("    # From") : text.index("A commander")]) == READ
    shipped = Ruleset.read((Path(__file__).parents[2] / "rulesets" / "example.txt").read_text("utf-8"))
    assert shipped.cards
    assert shipped.commanders
    assert shipped.target


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_may_end_as_on_any_system(end: str) -> None:
    assert Ruleset.read(FILE.replace("\n", end)) == READ


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("A5", "A5"),
        ("a5", "A5"),
        ("Containment", "A5"),
        ("containment", "A5"),
        ("Air Maneuver", "A3"),
        ("give and take", "D1"),
    ],
)
def test_an_ability_is_called_by_a_code_or_by_an_english_name(written: str, card: str) -> None:
    (own,) = Ruleset.read(f"name: x\ncard I5 New: {written}\n").cards
    assert own.like == CODE.index(card)


@pytest.mark.parametrize("written", ["А5", "а5"])
def test_a_code_in_cyrillic_letters_that_look_the_same_is_understood(written: str) -> None:
    (own,) = Ruleset.read(f"name: Наш\ncard {written} Пастка: {written}\n").cards
    assert (own.card, own.like) == (CODE.index("A5"), CODE.index("A5"))


@pytest.mark.parametrize("card", ["A6", "L6", "S6", "I6", "D6", "E6", "none", "None"])
def test_the_ability_of_a_card_without_one_is_none(card: str) -> None:
    (own,) = Ruleset.read(f"name: x\ncard I5 New: {card}\n").cards
    assert own.like == HEAVY_BOMBERS


TITLES = [
    "Перехоплення",
    "Сорок-Сім",
    "Перемир’я",
    "Мережа агентів №".rstrip(" №"),
    "Ё. Моё",
    "O'Neill's 2nd Army",
    "Élan",
    "5",
]


@pytest.mark.parametrize("title", TITLES)
def test_names_of_any_language_stand_in_one_word_of_the_options_and_come_back(title: str) -> None:
    rules = Ruleset.read(f"name: {title}\ncard I5 {title}: A5\n")
    assert (rules.title, rules.cards[0].title) == (title, title)
    options = game.Options(ruleset=rules)
    assert len(str(options).split(" ")) == 6
    assert game.Options.parse(str(options)) == options


def test_a_name_in_decomposed_letters_is_the_same_name() -> None:
    assert Ruleset.read("name: Й\n") == Ruleset.read("name: И\u0306\n")


def test_what_a_ruleset_does_not_say_is_as_usual() -> None:
    rules = Ruleset.read("name: Nothing new\n")
    assert rules == Ruleset("Nothing new")
    assert rules.abilities() == list(range(36))


names = st.from_regex(
    r"[A-Za-zА-Яа-яІіЇїЄєҐґ0-9]([A-Za-zІіЇї0-9'’.-]| (?=[A-Z])){0,28}[A-Za-z0-9]", fullmatch=True
).filter(lambda name: len(name) <= LONGEST_TITLE and "  " not in name)
likes = st.sampled_from([card for card in range(36) if card % 6 != 5 and CODE[card] != "L5"] + [HEAVY_BOMBERS])
tables = st.tuples(*[st.integers(0, 30)] * 3).map(lambda numbers: tuple(sorted(numbers, reverse=True)))


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    cards = draw(st.sets(st.integers(0, 35), max_size=36))
    own = tuple(OwnCard(card, draw(names), draw(likes)) for card in sorted(cards))
    return Ruleset(draw(names), own, draw(st.none() | st.tuples(tables, tables)), draw(st.integers(0, 999)))


@given(rulesets())
def test_a_ruleset_comes_back_from_its_word(rules: Ruleset) -> None:
    word = str(rules)
    assert not any(letter.isspace() for letter in word)
    assert Ruleset.parse(word) == rules
    assert str(Ruleset.parse(word)) == word


# -- What cannot be read


@pytest.mark.parametrize(
    ("text", "word", "row", "value"),
    [
        ("", "ruleset-nameless", None, None),
        ("# only a comment\n\n", "ruleset-nameless", None, None),
        ("target: 3\n", "ruleset-nameless", None, None),
        ("name: x\nhello\n", "ruleset-line", 2, "hello"),
        ("name x\n", "ruleset-line", 1, "name x"),
        ("name our: x\n", "ruleset-line", 1, "name our: x"),
        ("name: x\ncards I5 Foo: A5", "ruleset-line", 2, "cards I5 Foo: A5"),
        ("name: x\ntarget me: 3", "ruleset-line", 2, "target me: 3"),
        ("name: x\n\n#\nname: y", "ruleset-twice", 4, "name"),
        ("name: x\ntarget: 3\ntarget: 4", "ruleset-twice", 3, "target"),
        ("name: x\ncard I5 Foo: A5\ncard i5 Bar: A4", "ruleset-twice", 3, "card I5"),
        ("name: x\ncommander first: 3 2 1\ncommander First: 3 2 1", "ruleset-twice", 3, "commander first"),
        ("name:\n", "ruleset-title", 1, ""),
        ("name: " + "x" * 31, "ruleset-title", 1, "x" * 31),
        ("name: -x", "ruleset-title", 1, "-x"),
        ("name: a_b", "ruleset-title", 1, "a_b"),
        ("name: a;b", "ruleset-title", 1, "a;b"),
        ("name: x\ncard I5: A5", "ruleset-title", 2, ""),
        ("name: x\ncard I5 Foo=Bar: A5", "ruleset-title", 2, "Foo=Bar"),
        ("name: x\ncard I7 Foo: A5", "ruleset-card", 2, "I7"),
        ("name: x\ncard Exposure Foo: A5", "ruleset-card", 2, "Exposure"),
        ("name: x\ncard: A5", "ruleset-card", 2, ""),
        ("name: x\ncard I5 Foo: X1", "ruleset-ability", 2, "X1"),
        ("name: x\ncard I5 Foo:", "ruleset-ability", 2, ""),
        ("name: x\ncard I5 Foo: A5: more", "ruleset-ability", 2, "A5: more"),
        ("name: x\ncard I5 Foo: Maneuver", "ruleset-ability", 2, "Maneuver"),
        ("name: x\ncommander third: 3 2 1", "ruleset-commander", 2, "third"),
        ("name: x\ncommander: 3 2 1", "ruleset-commander", 2, ""),
        ("name: x\ncommander first: 1 2 3", "ruleset-numbers", 2, "1 2 3"),
        ("name: x\ncommander first: 3 2", "ruleset-numbers", 2, "3 2"),
        ("name: x\ncommander first: 4 3 2 1", "ruleset-numbers", 2, "4 3 2 1"),
        ("name: x\ncommander first: 31 2 1", "ruleset-numbers", 2, "31 2 1"),
        ("name: x\ncommander first: 3 2 -1", "ruleset-numbers", 2, "3 2 -1"),
        ("name: x\ncommander first: 3 2 ١", "ruleset-numbers", 2, "3 2 ١"),
        ("name: x\ncommander second: 3 2 1\ntarget: 3", "ruleset-half", 2, "commander second"),
        ("name: x\ntarget: 0", "ruleset-target", 2, "0"),
        ("name: x\ntarget: 1000", "ruleset-target", 2, "1000"),
        ("name: x\ntarget: many", "ruleset-target", 2, "many"),
        ("name: x\ntarget:", "ruleset-target", 2, ""),
        ("name: x\ncard I5 Foo: L5\ntarget: 3", "ruleset-disrupts", 2, "L5"),
        ("name: x\ncard L5 Foo: none\ncard I5 A: L5\ncard E1 B: Disrupt", "ruleset-disrupts", 4, "L5"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line_and_what_stands_there(
    text: str, word: str, row: int | None, value: str | None
) -> None:
    mistake = refused(text)
    assert (mistake.word, mistake.details.get("row"), mistake.details.get("value")) == (word, row, value)
    for language in LANGUAGES:
        sentence = words(language).say(f"error-{mistake.word}", **mistake.details)
        assert sentence.endswith(".")
        assert str(row or "") in sentence
        assert str(value or "") in sentence


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("name: x\ncard Q1 Foo: A5", "A1-A6, L1-L6, S1-S6, I1-I6, D1-D6, E1-E6"),
        ("name: x\ncard I5 Foo: Q1", "none, A1-A5, L1-L5, S1-S5, I1-I5, D1-D5, E1-E5"),
        ("name: x\ncommander third: 3 2 1", "first, second"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_possible_is_told(text: str, allowed: str, language: str) -> None:
    mistake = refused(text)
    assert allowed in words(language).say(f"error-{mistake.word}", **mistake.details)


def test_the_other_commander_is_asked_for_by_name() -> None:
    assert refused("name: x\ncommander second: 3 2 1").details["missing"] == "commander first"


@pytest.mark.parametrize("value", ["x" * 100_000, "\x1b[2J\x1b[31m", "x" + " " * 100_000 + "y", "card" + " " * 20_000])
def test_whatever_stands_there_fits_a_sentence_and_garbles_no_terminal(value: str) -> None:
    mistake = refused(f"name: x\n{value}")
    for language in LANGUAGES:
        sentence = words(language).say(f"error-{mistake.word}", **mistake.details)
        assert sentence.isprintable()
        assert len(sentence) < 400


pieces = st.sampled_from(
    [
        "name",
        "card",
        "commander",
        "first",
        "second",
        "target",
        ":",
        " ",
        "\n",
        ";",
        "_",
        "#",
        "I5",
        "none",
        "A5",
        "4 2 1",
    ]
)


@given(st.text(max_size=60) | st.lists(pieces | st.text(max_size=3), max_size=25).map("".join))
@example("\x00")
@example("\ufeff")
@example("name:x\x85card I5 y:A5")
def test_any_text_is_a_ruleset_or_a_sentence(text: str) -> None:
    for read in (Ruleset.read, Ruleset.parse):
        try:
            rules = read(text)
        except Mistake as caught:
            sentences = [words(language).say(f"error-{caught.word}", **caught.details) for language in LANGUAGES]
            require_printable(sentences)
        else:
            assert Ruleset.parse(str(rules)) == rules
            assert game.Options.parse(str(game.Options(ruleset=rules))).ruleset == rules


def require_printable(sentences: list[str]) -> None:
    assert all(sentence.isprintable() for sentence in sentences)


# -- Why only one card may disrupt


@clause("SLS-1.7")
def test_two_cards_that_disrupt_could_leave_the_players_no_way_out() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    .     .
        them  .    .     a6
        """,
        me_holds="L5 ?",
        them_holds="?",
        own={"A6": "L5"},
    ).me("L5 to land")
    seen = [table(battle)]
    for _ in range(8):
        (only,) = battle.possible
        battle = battle.play(0 if battle.decides == "me" else 1, only)
        seen.append(table(battle))
    assert seen[0] == seen[4] == seen[8]


def table(battle: Battle) -> tuple[object, ...]:
    return battle.land.me.codes, battle.sea.them.codes, battle.decides, battle.asking, battle.asked


# -- Playing with them


@clause("SLS-1.7")
def test_another_card_gets_an_ability() -> None:
    battle = draw(
        f"""
              {SPIES}
        me    I5            .          .
        them  .             .          .
        """,
        me_holds="E1 ?",
        own={"I5": "A5"},
    )
    after = battle.me("E1 facedown to economics")
    assert after.economics.me == ""
    assert after.deck.bottom == "E1"
    assert "me destroyed E1 economics by I5" in after.events


@clause("SLS-1.7")
def test_a_card_that_has_lost_its_ability_does_nothing() -> None:
    drawing = f"""
              {SPIES}
        me    .             .          D5
        them  .             e5         .
        """
    guarded = draw(drawing, me_holds="I3 ?").me("I3 to intelligence")
    assert guarded.turn == "them"  # Armistice leaves nothing to flip
    free = draw(drawing, me_holds="I3 ?", own={"D5": "A6"}).me("I3 to intelligence")
    assert free.possible == ["their diplomacy"]


@clause("SLS-1.7")
def test_a_revealed_card_resolves_the_ability_that_it_has_and_not_its_own() -> None:
    after = draw(
        f"""
              {SPIES}
        me    .             e1         .
        them  .             .          .
        """,
        me_holds="I3 D6",
        own={"E1": "L2"},
    )
    after = after.me("I3 to intelligence").me("my diplomacy")
    assert (after.asking, after.asked) == ("E1", "uncovered")
    assert after.possible == ["my intelligence", "my diplomacy"]


@clause("SLS-1.7")
def test_both_of_two_cards_with_the_same_ability_work() -> None:
    battle = draw(
        """
              air  land  sea
        me    A1   .     S6
        them  .    .     .
        """,
        own={"S6": "A1"},
    )
    assert battle.land.total_me == 6
    one_up = draw(
        """
              air  land  sea
        me    A1   .     s6
        them  .    .     .
        """,
        own={"S6": "A1"},
    )
    assert one_up.land.total_me == 3


@clause("SLS-1.7")
@pytest.mark.parametrize(("theirs", "mine"), [("A5", "."), (".", "S6"), ("A5", "S6")])
def test_either_of_two_cards_with_the_same_ability_is_enough(theirs: str, mine: str) -> None:
    battle = draw(
        f"""
              air         land  sea
        me    .           .     {mine}
        them  {theirs}    .     .
        """,
        me_holds="L1 ?",
        own={"S6": "A5"},
    )
    assert battle.me("L1 facedown to land").land.me == ""


@clause("SLS-1.7")
def test_two_agent_networks_close_two_theaters() -> None:
    battle = draw(
        f"""
              {SPIES}
        me    I2            .          E6
        them  .             .          .
        """,
        them_holds="I1",
        own={"E6": "I2"},
        turn="them",
    )
    assert [play for play in battle.possible if "facedown" in play] == ["I1 facedown to diplomacy"]


@clause("SLS-1.7", "SLS-5.18")
def test_a_named_card_that_may_lie_facedown_nowhere_binds_no_longer() -> None:
    battle = draw(
        f"""
              {SPIES}
        me    I2            D6         E6
        them  .             .          .
        """,
        me_holds="I4 ?",
        them_holds="E1 D1",
        own={"E6": "I2", "D6": "I2"},
    )
    after = battle.me("I4 to intelligence").me("name E1")
    assert (after.decides, after.asked) == ("them", "turn")
    assert after.can("D1 faceup to diplomacy")
    assert after.can("withdraw")


@clause("SLS-1.7")
def test_the_ability_of_maneuver_works_from_the_theater_its_card_is_in() -> None:
    battle = draw(
        f"""
              {SPIES}
        me    I6            .          .
        them  .             .          E6
        """,
        me_holds="D5 ?",
        own={"D5": "A3"},
    )
    after = battle.me("D5 to diplomacy")
    assert (after.asking, after.possible) == ("D5", ["my intelligence", "their economics"])
    assert after.me("their economics").economics.them == "e6"


@clause("SLS-1.7")
def test_an_ongoing_ability_on_a_card_of_strength_6_works_and_the_strength_stays() -> None:
    battle = draw(
        f"""
              {SPIES}
        me    ?             .          E6
        them  .             .          .
        """,
        own={"E6": "S2"},
    )
    assert battle.intelligence.total_me == 4
    assert battle.economics.total_me == 6


@clause("SLS-1.7")
def test_aerodrome_on_another_card_still_goes_by_printed_strength() -> None:
    battle = draw(
        f"""
              {SPIES}
        me    I6            .          .
        them  .             .          .
        """,
        me_holds="E3 E4",
        own={"I6": "A4", "E4": "A1"},
    )
    assert battle.can("E3 faceup to diplomacy")
    assert not battle.can("E4 faceup to diplomacy")


@clause("SLS-1.7")
def test_two_cover_fires_and_two_blockades_work_each_in_its_place() -> None:
    cover = draw(
        """
              air    land   sea
        me    A1 A6  L6 L4  .
        them  .      .      .
        """,
        own={"A6": "L4", "A1": "A6"},
    )
    assert (cover.air.total_me, cover.land.total_me) == (4 + 6, 4 + 4)
    blockade = draw(
        """
              air  land   sea
        me    A6   ? ?    .
        them  .    ?      .
        """,
        me_holds="L1 ?",
        own={"A6": "S5"},
    )
    after = blockade.me("L1 facedown to land")
    assert "me destroyed L1 land by A6" in after.events


@clause("SLS-1.7")
def test_two_give_and_takes_may_take_each_other() -> None:
    battle = draw(
        f"""
              {SPIES}
        me    .             D1         .
        them  .             .          .
        """,
        me_holds="E6",
        own={"E6": "D1"},
    )
    after = battle.me("E6 to economics").me("my diplomacy")
    assert after.me.hand == "D1"
    assert "me taken D1 diplomacy" in after.events


@clause("SLS-1.7")
def test_two_exposures_show_a_card_once() -> None:
    battle = draw(
        f"""
              {SPIES}
        me    I5            .          .
        them  .             .          E6
        """,
        me_holds="D1 ?",
        own={"E6": "I5"},
    )
    after = battle.me("D1 facedown to diplomacy")
    assert [event for event in after.told_to_all if "exposed" in event] == ["me exposed D1 diplomacy by I5"]


@clause("SLS-1.7")
@pytest.mark.parametrize("code", [code for code in CODE if code[1] != "6"])
def test_every_ability_can_be_put_on_a_card_that_has_none(code: str) -> None:
    """Played by a battle at random, nothing breaks, and nothing is left as it should not be."""
    rules = Ruleset.read(f"name: x\ncard L5 Quiet: none\ncard A6 Busy: {code}\n")
    row = tuple(dict.fromkeys(("air", SUIT_NAMES["ALSIDE".index(code[0])], "sea", "land")))[:3]
    rng = random.Random(code)
    for seed in range(4):
        cards = list(range(18))
        random.Random(seed).shuffle(cards)
        match = war(cards, theaters=row, first="one", target=1, ruleset=rules)
        while not game.over(match.state) and len(match.actions) < 300:
            match.act(
                rng.choice([a for a in game.legal_actions(match.state) if game.name(match.state, a) != "withdraw"])
            )
            assert game.flaw_of(match.state) == ""


@clause("SLS-1.7")
def test_withdrawing_goes_by_the_tables_own_commanders() -> None:
    rules = Ruleset.read("name: x\ncommander first: 6 5 0\ncommander second: 30 30 30\n")
    battle = Battle(war(first="one", ruleset=rules).state)
    assert battle.public_view.withdrawing == (2, 6)
    assert battle.public_view.commanders == ((6, 5, 0), (30, 30, 30))
    after = battle.me(battle.possible[0])
    after = after.them("withdraw")
    assert after.score == (6, 0)


@clause("SLS-1.7")
@pytest.mark.parametrize("mode", ["standard", "epic"])
def test_without_commanders_of_its_own_a_table_withdraws_as_usual(mode: str) -> None:
    row = SUIT_NAMES[:5] if mode == "epic" else ()
    rules = Ruleset.read("name: x\ncard I5 Foo: A5\n")
    usual = game.begin(game.Options(mode=mode, theaters=row))
    assert game.begin(game.Options(mode=mode, theaters=row, ruleset=rules)).cheap.tolist() == usual.cheap.tolist()


@clause("SLS-1.7")
def test_the_cards_of_the_table_hold_in_every_battle_of_the_war_and_everybody_sees_them() -> None:
    rules = Ruleset.read("name: x\ncard A6 Radar: A5\ntarget: 12\n")
    battle = Battle(war(first="one", ruleset=rules).state).me("withdraw").deal()
    for view in (battle.me.view, battle.them.view, battle.public_view):
        assert view.abilities[CODE.index("A6")] == CODE.index("A5")
        assert view.target == 12


@clause("SLS-1.7", "SLS-8.3")
def test_a_table_with_its_own_cards_plays_by_the_revised_rules() -> None:
    rules = Ruleset.read("name: x\ncard E6 Foo: A5\n")
    after = Battle(war(first="one", ruleset=rules).state)
    assert "own" in game.write(after.state).split()[0]
    with pytest.raises(Mistake, match="only-revised"):
        game.Options(edition="2019", ruleset=rules)


# -- Keeping them


def recorded(rules: Ruleset, players: int = 2, mode: str = "standard") -> Record:
    """A war of random actions."""
    row = ("air", *SUIT_NAMES[3:]) if mode == "standard" else SUIT_NAMES[1:]
    options = game.Options(
        theaters=row[:3] if mode == "standard" else row, mode=mode, players=players, ruleset=rules, target=8
    )
    rng = random.Random(str(rules))
    names = ("Оксана", "Taras", "Марічка", "Borys")[:players]
    record = Record.begin("theaters", options, names, Seed(rng.randbytes(32)), (b"lucky",))
    match = record.match()
    while not game.over(match.state):
        match.act(rng.choice(game.legal_actions(match.state)))
    return record.with_actions(match.actions)


RECORDED = Ruleset.read(
    """
    name: Наш ящик
    card I5 Перехоплення: A5
    card D5 O'Neill's-2.: none
    commander first: 3 2 1
    commander second: 3 2 1
    """
)


@clause("SLS-1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["standard", "epic"])
def test_a_war_with_the_tables_own_cards_is_kept_with_them_and_replayed(players: int, mode: str) -> None:
    record = recorded(RECORDED, players, mode)
    text = write(record)
    assert "ruleset=name:Наш_ящик;card_I5_Перехоплення:A5;card_D5_O'Neill's-2.:none;" in text
    again = parse(text)
    assert again == record
    assert write(again) == text
    assert game.Options.parse(again.options).ruleset == RECORDED
    assert game.write(again.match().state) == game.write(record.match().state)


@clause("SLS-1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_such_a_war_can_be_told_and_verified(
    players: int, language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "war.txt"
    file.write_text(write(recorded(RECORDED, players)), "utf-8")
    assert replay(str(file), language=language) == verify(str(file), language=language) == 0
    assert len(capsys.readouterr().out.splitlines()) > 20


@clause("SLS-1.7")
def test_a_record_whose_ruleset_was_changed_is_not_the_war_that_was_promised() -> None:
    """The cards follow from every letter of the options; so do the moves that were possible."""
    record = recorded(RECORDED)
    changed = replace(record, options=record.options.replace("I5_Перехоплення", "I4_Перехоплення"), actions=())
    assert game.write(changed.match().state) != game.write(record.match(0).state)


def test_a_mistake_in_the_ruleset_of_a_record_is_told_with_both_places() -> None:
    text = write(recorded(RECORDED)).replace("card_I5_", "card_I9_")
    with pytest.raises(Mistake) as caught:
        parse(text)
    details = caught.value.details
    assert (caught.value.word, details["value"], details["row"], details["line"]) == ("ruleset-card", "I9", 2, 5)
    for language in LANGUAGES:
        assert words(language).say(f"error-{caught.value.word}", **details)


def of_every_card() -> Ruleset:
    cards = [f"card {code} {'Ї' * LONGEST_TITLE}: none" for code in CODE]
    commanders = [f"commander {which}: 30 20 10" for which in ("first", "second")]
    return Ruleset.read("\n".join([f"name: {'x' * LONGEST_TITLE}", *cards, *commanders, "target: 999"]))


@clause("SLS-1.7")
def test_a_ruleset_that_names_every_card_can_be_kept_in_a_record() -> None:
    options = game.Options(ruleset=of_every_card(), mode="epic", theaters=SUIT_NAMES[:5], order="random", players=4)
    record = Record.begin("theaters", options, ("A", "B", "C", "D"), Seed(bytes(32)))
    assert parse(write(record)) == record


def test_what_is_wrong_with_the_longest_options_can_still_be_said() -> None:
    with pytest.raises(Mistake) as caught:
        game.Options(edition="2019", ruleset=of_every_card())
    assert all(words(language).say(f"error-{caught.value.word}", **caught.value.details) for language in LANGUAGES)
