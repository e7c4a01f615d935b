"""Events, questions and choices as sentences: every one can be said, none says more than its reader may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from allfronts.games import theaters as game
from allfronts.games.theaters.cards import NAME
from allfronts.games.theaters.journals import KINDS, Event
from allfronts.games.theaters.state import NONE, OVER
from allfronts.games.theaters.telling import card_name, option, question, row_of, seen_by_all, tell
from allfronts.kernel.match import Match
from allfronts.locale import LANGUAGES, words

NAMES = ("<first>", "<second>")
AIR_DROP, LAND_MANEUVER, AMBUSH, DISRUPT = 1, 8, 7, 10
VIEWERS = (0, 1, game.PUBLIC)
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
    return [step for seed in WARS for step in random_war(seed)]


def random_war(seed: int) -> Iterator[Step]:
    rng = random.Random(seed)
    options: Any = game.Options(edition=("revised", "2019")[seed % 2])
    match = Match(game, options, lambda k, n: rng.sample(range(n), n))
    told = dict.fromkeys(VIEWERS, 0)
    before = {viewer: match.view(viewer) for viewer in VIEWERS}
    while True:
        events = {viewer: match.told[viewer][told[viewer] :] for viewer in VIEWERS}
        after = {viewer: match.view(viewer) for viewer in VIEWERS}
        yield Step(before, after, events)
        if game.over(match.state):
            return
        before, told = after, {viewer: len(match.told[viewer]) for viewer in VIEWERS}
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
