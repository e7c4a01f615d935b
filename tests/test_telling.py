"""Events, questions and choices as sentences: every one can be said, none says more than its reader may know."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest

from allfronts.games import theaters as game
from allfronts.games.theaters.cards import NAME
from allfronts.games.theaters.journals import KINDS, Event
from allfronts.games.theaters.notation import SUIT_NAMES
from allfronts.games.theaters.state import NONE, OVER
from allfronts.games.theaters.telling import BY_A_SEAT, card_name, option, question, row_of, seen_by_all, tell
from allfronts.games.theaters.words import side_of
from allfronts.kernel.match import Match
from allfronts.locale import LANGUAGES, words

NAMES = ("<first>", "<second>")
FOUR = ("Olena", "Borys", "Vira", "Dmytro")  # the first and the third are a side, as are the others
AIR_DROP, LAND_MANEUVER, AMBUSH, DISRUPT = 1, 8, 7, 10
VIEWERS = (0, 1, game.PUBLIC)
TEAM_VIEWERS = (0, 1, 2, 3, game.PUBLIC)
WARS = (0, 1, 2, 3, 4, 5, 119, 255)  # seeds; the odd ones are fought by the rules of 2019
FIRST_BOX_KINDS = set(KINDS[: KINDS.index("revealed")])


class Step(NamedTuple):
    """A decision, or the start of a war: what each viewer saw before it and after it, and was told meanwhile."""

    before: dict[int, Any]
    after: dict[int, Any]
    told: dict[int, list[Event]]


@cache
def steps() -> list[Step]:
    """Random wars of both editions, in which everything happens that can."""
    return [step for seed in WARS for step in random_war(seed, game.Options(edition=("revised", "2019")[seed % 2]))]


@cache
def team_steps() -> list[Step]:
    """Two random wars of two against two, long ones with most cards in play."""
    options = game.Options(players=4, mode="epic", theaters=SUIT_NAMES[1:], target=30)
    return [step for seed in (0, 1) for step in random_war(seed, options, TEAM_VIEWERS)]


def random_war(seed: int, options: Any, viewers: Sequence[int] = VIEWERS) -> Iterator[Step]:
    rng = random.Random(seed)
    match = Match(game, options, lambda k, n: rng.sample(range(n), n))
    told = dict.fromkeys(viewers, 0)
    before = {viewer: match.view(viewer) for viewer in viewers}
    while True:
        events = {viewer: match.told[viewer][told[viewer] :] for viewer in viewers}
        after = {viewer: match.view(viewer) for viewer in viewers}
        yield Step(before, after, events)
        if game.over(match.state):
            return
        before, told = after, {viewer: len(match.told[viewer]) for viewer in viewers}
        match.act(rng.choice(tempting(match, rng)))


def tempting(match: Match, rng: random.Random) -> list[int]:
    """Actions that make long battles with many abilities: withdrawing is rare, cards mostly go faceup."""
    name = {action: game.name(match.state, action) for action in game.legal_actions(match.state)}
    stay = [action for action in name if name[action] != "withdraw" or rng.random() < 0.02]
    up = [action for action in stay if "facedown" not in name[action] and rng.random() < 0.7]
    return up or stay or [*name]


def faces(view: Any) -> set[int]:
    """The cards whose place a viewer knows."""
    lying = [card.card for theater in view.theaters for pile in theater.piles for card in pile]
    held = [card for hand in view.hands for card in hand.cards]
    return {*lying, *held, *view.deck, NONE if view.drawn is None else view.drawn} - {NONE}


def named(sentence: str, language: str) -> set[int]:
    return {card for card, name in card_names(language).items() if name in sentence}


@cache
def card_names(language: str) -> dict[int, str]:
    return {card: card_name(card, words(language)) for card in NAME}


def test_the_random_wars_have_every_kind_of_event_but_one_that_needs_hands_of_different_sizes() -> None:
    assert {event.kind for step in steps() for event in step.told[game.PUBLIC]} == FIRST_BOX_KINDS - {"skipped"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence_that_names_no_card_hidden_from_its_reader(language: str) -> None:
    said = 0
    for step in steps():
        for viewer in VIEWERS:
            shown = {e.card for e in step.told[game.PUBLIC] if e.kind in ("played_up", "flipped_up")}
            known = faces(step.before[viewer]) | faces(step.after[viewer]) | shown
            for event in step.told[viewer]:
                sentence = tell(event, row_of(step.before[viewer]), viewer, words(language), NAMES)
                assert sentence[-1] in ".!"
                assert named(sentence, language) <= known, (sentence, event)
                assert viewer == game.PUBLIC or NAMES[viewer] not in sentence
                said += bool(named(sentence, language))
    assert said > 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_choice_is_a_sentence_that_names_no_card_hidden_from_its_reader(language: str) -> None:
    asked: set[str] = set()
    for step in steps():
        for viewer, view in step.after.items():
            sentence = question(view, words(language), NAMES)
            said = [option(view, action, words(language), NAMES) for action in view.question.actions]
            assert len(set(said)) == len(said), "choices that read the same cannot be told apart"
            assert bool(said) == (viewer == view.question.seat)
            for each in (sentence, *said):
                assert named(each, language) <= faces(view) | {view.question.card}, each
            asked.add(sentence)
    assert len(asked) > 30


def test_every_ability_asks_in_its_own_words() -> None:
    asked = {0: set[str](), 1: set[str]()}  # by edition
    for step in steps():
        for viewer in (0, 1):
            view = step.after[viewer]
            if view.question.seat == viewer:
                target = card_name(view.question.target, words("en")) if view.question.target != NONE else "nothing"
                ability, _, sentence = question(view, words("en"), NAMES).partition(": ")
                asked[view.edition].add(f"{ability.split(' (')[0]}: {sentence.replace(target, 'X')}")
    both = {
        "Your turn: play a card or withdraw.",
        "Maneuver: choose an uncovered card to flip.",
        "Ambush: choose an uncovered card to flip.",
        "Disrupt: choose one of your own uncovered cards to flip.",
        "Transport: you may choose one of your cards to move.",
        "Transport: choose the theater X moves to.",
    }
    assert asked[0] == both | {
        "Reinforce: play X facedown to an adjacent theater.",
        "Redeploy: you may choose one of your facedown cards to take back into your hand.",
        "Redeploy: play a card.",
    }
    assert asked[1] == both | {
        "Reinforce: you may play X facedown to an adjacent theater.",
        "Redeploy: choose one of your facedown cards to take back into your hand.",
    }


def test_a_choice_says_what_it_does() -> None:
    rules: Any = game
    state = rules.read(
        "revised 12 standard; score 0-0; battle 1; first one; turn two; air a6 / l4; land - / -; sea - / -;"
        "one S6 S5; two L3; deck A1 A2 A3 A4 A5 L1 L2 L5 L6 S1 S2 S3 S4"
    )

    def options() -> list[str]:
        view = rules.view(state, 1)
        return [option(view, action, words("en"), NAMES) for action in view.question.actions]

    assert options() == [
        "Play Maneuver (Land) facedown to Air",
        "Play Maneuver (Land) facedown to Land",
        "Play Maneuver (Land) faceup to Land",
        "Play Maneuver (Land) facedown to Sea",
        "Withdraw: your opponent scores 6 points",
    ]
    rules.act(state, rules.parse(state, "L3 to land"), None)
    assert options() == ["Choose the facedown card in Air", "Choose Cover Fire in Air"]


def test_a_card_is_moved_from_one_theater_to_another() -> None:
    event = Event("moved", 1, AMBUSH, 0, 2, NONE)
    assert tell(event, (2, 0, 1), 1, words("en"), NAMES) == "You move Ambush from Land to Sea."


def test_a_card_played_facedown_is_named_to_its_own_side_only() -> None:
    event = Event("played_down", 0, AMBUSH, 1, NONE, NONE)
    hidden = event._replace(card=NONE)
    assert tell(event, (2, 0, 1), 0, words("en"), NAMES) == "You play Ambush facedown to Air."
    assert tell(hidden, (2, 0, 1), 1, words("en"), NAMES) == "<first> plays a card facedown to Air."
    assert tell(hidden, (2, 0, 1), 1, words("uk"), NAMES) == "<first> розігрує картку долілиць у театр повітря."
    assert tell(hidden, (2, 0, 1), 1, words("ru"), NAMES) == "<first> играет карту лицом вниз на воздушный театр."


def test_who_sees_both_hands_is_told_all_and_is_nobody() -> None:
    mine, theirs = Event("drew", 0, AMBUSH, NONE, NONE, NONE), Event("drew", 0, NONE, NONE, NONE, NONE)
    for told in (seen_by_all([mine], [theirs]), seen_by_all([theirs], [mine])):
        (event,) = told
        sentence = tell(event, (0, 1, 2), game.PUBLIC, words("en"), NAMES)
        assert sentence == "<first> takes the top card of the deck: Ambush."


@pytest.mark.parametrize(
    ("viewer", "sentence"),
    [
        (0, "War score: you 3, <second> 6."),
        (1, "War score: you 6, <first> 3."),
        (game.PUBLIC, "War score: <first> 3, <second> 6."),
    ],
)
def test_the_score_starts_with_the_reader(viewer: int, sentence: str) -> None:
    event = Event("score", NONE, NONE, NONE, 3, 6)
    assert tell(event, (0, 1, 2), viewer, words("en"), NAMES) == sentence


def test_a_theater_is_told_as_it_lay_before_the_end_of_the_battle_moved_it() -> None:
    ends = [step for step in steps() if any(event.kind == "controls" for event in step.told[0])]
    assert len(ends) > 5
    for step in ends:
        controls = [event for event in step.told[game.PUBLIC] if event.kind == "controls"]
        for event, theater in zip(controls, step.before[0].theaters, strict=True):
            sentence = tell(event, row_of(step.before[0]), game.PUBLIC, words("en"), NAMES)
            assert f"controls {('Air', 'Land', 'Sea')[theater.suit]}, " in sentence


def test_cards_that_share_a_name_are_told_apart_by_their_theater() -> None:
    assert card_name(LAND_MANEUVER, words("en")) == "Maneuver (Land)"
    assert card_name(AMBUSH, words("en")) == "Ambush"
    for language in LANGUAGES:
        assert len({card_name(card, words(language)) for card in NAME}) == len(NAME)


def test_a_side_without_cards_is_said_to_skip_its_turn() -> None:
    event = Event("skipped", 1, NONE, NONE, NONE, NONE)
    assert tell(event, (0, 1, 2), 1, words("en"), NAMES) == "You skip the turn: no cards in hand."
    assert tell(event, (0, 1, 2), 0, words("en"), NAMES) == "<second> skips the turn: no cards in hand."


def test_an_ability_without_effect_says_why() -> None:
    def reason(kind: str) -> str:
        return tell(Event(kind, 0, DISRUPT, NONE, NONE, NONE), (0, 1, 2), 0, words("en"), NAMES)

    assert reason("interrupted") == "Disrupt is cut short: the card now lies facedown."
    assert reason("nothing_to_do") == "Disrupt is ignored: there is nothing it could act on."
    assert reason("declined") == "Disrupt is left unused."


def test_the_end_of_a_war_is_told_instead_of_a_question() -> None:
    over = next(step.after for step in steps() if step.after[0].question.kind == OVER)
    winner = over[0].winner
    score = f"{over[0].score[winner]} to {over[0].score[1 - winner]}"
    assert question(over[winner], words("en"), NAMES) == f"You win the war, {score}!"
    assert question(over[1 - winner], words("en"), NAMES) == f"{NAMES[winner]} wins the war, {score}!"


def test_others_are_told_who_decides_and_for_which_card() -> None:
    for step in steps():
        view = step.after[game.PUBLIC]
        if view.question.card == DISRUPT:
            sentence = question(view, words("en"), NAMES)
            assert sentence == f"Disrupt: {NAMES[view.question.seat]} is to choose."
            return
    raise AssertionError("nobody has played Disrupt")


# -- Partners


@pytest.mark.parametrize(
    ("event", "en", "uk", "ru"),
    [
        (
            Event("played_up", 1, AMBUSH, 1, NONE, NONE),
            "Borys and Dmytro play Ambush faceup to Air.",
            "Borys та Dmytro розігрують картку «Засідка» горілиць у театр повітря.",
            "Borys и Dmytro играют карту «Засада» лицом вверх на воздушный театр.",
        ),
        (
            Event("flipped_down", 1, AMBUSH, 1, DISRUPT, NONE),
            "In Air, Disrupt flips Borys and Dmytro’s Ambush facedown.",
            "У театрі повітря «Диверсія» перевертає долілиць картку «Засідка» (Borys та Dmytro).",
            "На воздушном театре «Диверсия» переворачивает лицом вниз карту «Засада» (Borys и Dmytro).",
        ),
        (
            Event("dealt", 1, NONE, NONE, 2, NONE),
            "Battle 2 begins. The cards are dealt; Borys and Dmytro go first.",
            "Починається битва 2. Картки роздано, перший хід роблять Borys та Dmytro.",
            "Начинается битва 2. Карты розданы, первый ход делают Borys и Dmytro.",
        ),
        (
            Event("withdrew", 1, NONE, NONE, 3, 4),
            "Borys and Dmytro withdraw with 3 cards in hand: the other side scores 4 points.",
            "Borys та Dmytro відкликають війська (у руках 3 картки), а інша сторона здобуває 4 очки.",
            "Borys и Dmytro отступают (на руках 3 карты), а другая сторона получает 4 очка.",
        ),
        (
            Event("battle_won", 1, NONE, NONE, 6, NONE),
            "Borys and Dmytro win the battle and score 6 points.",
            "Borys та Dmytro перемагають у битві й здобувають 6 очок.",
            "Borys и Dmytro выигрывают битву и получают 6 очков.",
        ),
        (
            Event("holds_not", 1, AMBUSH, NONE, NONE, NONE),
            "Borys and Dmytro do not hold Ambush.",
            "Borys та Dmytro не мають картки «Засідка».",
            "У игроков Borys и Dmytro нет карты «Засада».",
        ),
        (
            Event("score", NONE, NONE, NONE, 3, 6),
            "War score: Olena and Vira 3, Borys and Dmytro 6.",
            "Рахунок війни: Olena та Vira 3, Borys та Dmytro 6.",
            "Счёт войны: Olena и Vira 3, Borys и Dmytro 6.",
        ),
    ],
    ids=lambda event: event.kind if isinstance(event, Event) else "",
)
def test_two_partners_are_told_by_both_names_and_in_the_plural(event: Event, en: str, uk: str, ru: str) -> None:
    for language, sentence in (("en", en), ("uk", uk), ("ru", ru)):
        assert tell(event, (2, 0, 1), game.PUBLIC, words(language), FOUR) == sentence


def test_whoever_fights_two_partners_alone_is_told_in_the_singular() -> None:
    event = Event("extra_turn", 1, NONE, NONE, NONE, NONE)
    assert tell(event, (0, 1, 2), 0, words("en"), FOUR[:3]) == "Borys gets an extra turn."
    assert tell(event, (0, 1, 2), 0, words("uk"), FOUR[:3]) == "Borys отримує додатковий хід."
    assert tell(event, (0, 1, 2), 0, words("ru"), FOUR[:3]) == "Borys получает дополнительный ход."


@pytest.mark.parametrize("seat", [1, 3])
def test_both_partners_are_you_to_themselves(seat: int) -> None:
    event = Event("controls", 1, NONE, 1, 5, 4)
    assert tell(event, (2, 0, 1), seat, words("en"), FOUR) == "You control Air, 5 to 4."
    assert tell(event, (2, 0, 1), seat, words("uk"), FOUR) == "Ви контролюєте театр повітря: 5 проти 4."
    assert tell(event, (2, 0, 1), seat, words("ru"), FOUR) == "Вы удерживаете воздушный театр: 5 против 4."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_partner_does_is_told_of_that_partner_alone(language: str) -> None:
    told: set[str] = set()
    for step in team_steps():
        for event in step.told[game.PUBLIC]:
            if event.kind in BY_A_SEAT:
                sentence = tell(event, row_of(step.before[0]), game.PUBLIC, words(language), FOUR)
                named = {name for name in FOUR if name in sentence}
                assert named == {FOUR[event.a]} | ({FOUR[event.b]} if event.kind == "exchanged" else set())
                told.add(event.kind)
    assert told == set(BY_A_SEAT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_of_a_team_is_not_named_with_the_own_side(language: str) -> None:
    both = {side: words(language).say("partners", one=FOUR[side], two=FOUR[side + 2]) for side in (0, 1)}
    named = 0
    for step in team_steps():
        for viewer in TEAM_VIEWERS:
            for event in step.told[viewer]:
                sentence = tell(event, row_of(step.before[viewer]), viewer, words(language), FOUR)
                named += any(name in sentence for name in both.values())
                assert "&" not in sentence
                assert viewer == game.PUBLIC or both[side_of(viewer)] not in sentence
    assert named > 500


@pytest.mark.parametrize(
    ("language", "you", "they"),
    [
        ("en", "You win the war, {}!", "{} and {} win the war, {}!"),
        ("uk", "Ви перемагаєте у війні з рахунком {}!", "{} та {} перемагають у війні з рахунком {}!"),
        ("ru", "Вы побеждаете в войне со счётом {}!", "{} и {} побеждают в войне со счётом {}!"),
    ],
)
def test_partners_win_a_war_together(language: str, you: str, they: str) -> None:
    after = next(step.after for step in team_steps() if step.after[0].question.kind == OVER)
    winner: int = after[0].winner
    between = " to " if language == "en" else ":"
    score = f"{after[0].score[winner]}{between}{after[0].score[1 - winner]}"
    for seat in range(4):
        told = you.format(score) if side_of(seat) == winner else they.format(FOUR[winner], FOUR[winner + 2], score)
        assert question(after[seat], words(language), FOUR) == told
