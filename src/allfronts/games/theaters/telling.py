"""Events, questions and choices as sentences, made from what one viewer may see and from words they are handed.

`names` are those of the seats. A reader who is of no side, or who sees every hand, is PUBLIC: nobody is "you" to them.
`row` is the row of theaters in which an event happened: it is taken before an action, because the end of a battle
moves the theaters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .cards import CALCULATED_LOSSES, DISRUPT, FOREIGN_LOAN, GIVE_AND_TAKE, LEVERAGE, NAME, REDEPLOY, TRANSPORT
from .choices import Decline, PickCard, PickColumn, PickPile, PickSeat, Play, Withdraw, choice_of
from .journals import Event
from .notation import SUIT_NAMES
from .ruleset import Ruleset
from .state import (
    CARD,
    COLUMN,
    EXCHANGE,
    HAND,
    NAMED,
    NONE,
    OVER,
    PLAY,
    PUBLIC,
    SEAT,
    SIDES,
    TURN,
    UNCOVERED,
)
from .views import View
from .words import side_of, strength_printed, suit_of

MESSAGE = {
    "turn_began": "event-turn",
    "air_drop_ready": "event-air-drop",
    "interrupted": "event-ignored",
    "nothing_to_do": "event-ignored",
    "declined": "event-ignored",
}  # the others are called as their events
REASON = {"interrupted": "interrupted", "nothing_to_do": "nothing", "declined": "declined"}
NUMBERS = {
    "dealt": ("battle",),
    "withdrew": ("cards", "points"),
    "controls": ("total", "other"),
    "battle_won": ("points",),
    "war_won": ("points", "other"),
    "gained": ("supplies",),
}  # what an event's a and b are
BY_A_CARD = ("destroyed", "destroyed_in_play", "exposed", "flipped_up", "flipped_down")
BY_A_SEAT = (
    "acts",
    "exchanged",
    "holds",
    "must_play",
    "received",
    "returned",
    "revealed",
    "taken",
)  # a is the partner who does it
FLIPPING = {DISRUPT: "ask-flip-own", GIVE_AND_TAKE: "ask-take", LEVERAGE: "ask-flip-lesser"}
CHOOSING = {TRANSPORT: "ask-move", REDEPLOY: "ask-return", CALCULATED_LOSSES: "ask-destroy-own"}
ANSWERS = {EXCHANGE: "action-give", HAND: "action-reveal", NAMED: "action-name"}


class Words(Protocol):
    """The words of a language (allfronts.locale)."""

    def say(self, message: str, /, **arguments: str | int) -> str: ...


def row_of(view: View) -> tuple[int, ...]:
    return tuple(theater.suit for theater in view.theaters)


def seen_by_all(*told: Sequence[Event]) -> list[Event]:
    """The same events as told to every seat, for a reader who may see what any of them sees."""
    return [next((each for each in seats if each.card != NONE), seats[0]) for seats in zip(*told, strict=True)]


def side_name(side: int, names: Sequence[str]) -> str:
    """A side as a label."""
    return " & ".join(names[side::SIDES])


def side_told(side: int, words: Words, names: Sequence[str]) -> str:
    """A side as the subject of a sentence."""
    one, *two = names[side::SIDES]
    return words.say("partners", one=one, two=two[0]) if two else one


def tell(event: Event, row: Sequence[int], viewer: int, words: Words, names: Sequence[str]) -> str:
    """What happened."""
    if event.kind == "score":
        return _score((event.a, event.b), viewer, words, names)
    details: dict[str, str | int] = {**_who(event.side, viewer, words, names), **_card(event.card, words)}
    if event.kind in BY_A_SEAT and event.a != NONE:
        details.update(_which(event.a, viewer, names))
    if event.kind == "exchanged":
        details["rival"] = names[event.b]
    if event.column != NONE:
        details["theater"] = SUIT_NAMES[row[event.column]]
    if event.kind in BY_A_CARD:
        details["by"] = card_name(event.a, words)
    if event.kind == "moved":
        details["origin"] = SUIT_NAMES[row[event.a]]
    if event.kind in REASON:
        details["reason"] = REASON[event.kind]
    details.update(zip(NUMBERS.get(event.kind, ()), (event.a, event.b), strict=False))
    message = MESSAGE.get(event.kind, f"event-{event.kind.replace('_', '-')}")
    return words.say(message, **details)


def question(view: View, words: Words, names: Sequence[str]) -> str:
    """What is asked now, to the seat that answers or about it."""
    asked = view.question
    if asked.kind == OVER:
        who = _who(view.winner, view.viewer, words, names)
        return words.say("event-war-won", **who, points=view.score[view.winner], other=view.score[1 - view.winner])
    who = _which(asked.seat, view.viewer, names)
    if asked.kind == TURN:
        return words.say("ask-turn" if who["who"] == "you" else "event-turn", **who)
    if who["who"] == "other":
        if asked.card == NONE:
            return words.say("event-turn", **who)
        return words.say("others-choice", name=who["name"], card=card_name(asked.card, words))
    card = card_name(asked.card, words) if asked.card != NONE else ""
    target = card_name(asked.target, words) if asked.target != NONE else ""
    may = "yes" if asked.may_decline else "no"
    message = _question_message(view)
    if message == "ask-bound":
        plays = (choice_of(action) for action in asked.actions)
        target = " / ".join(
            card_name(card, words) for card in sorted({play.card for play in plays if isinstance(play, Play)})
        )
    return words.say(message, card=card, target=target, may=may)


def option(view: View, action: int, words: Words, names: Sequence[str]) -> str:
    """One of the choices of a question, for a menu."""
    row = row_of(view)
    match choice_of(action):
        case Play(card, column, faceup):
            message = "action-play-up" if faceup else "action-play-down"
            return words.say(message, card=card_name(card, words), theater=SUIT_NAMES[row[column]])
        case PickPile(side, column):
            lying = view.theaters[column].piles[side][-1]
            return words.say("action-pick", **_card(lying.card, words), theater=SUIT_NAMES[row[column]])
        case PickCard(card) if view.question.kind in ANSWERS:
            return words.say(ANSWERS[view.question.kind], card=card_name(card, words))
        case PickCard(card):
            return words.say("action-pick", **_card(card, words), theater=SUIT_NAMES[row[_column_of(view, card)]])
        case PickColumn(column):
            return words.say("action-pick-theater", theater=SUIT_NAMES[row[column]])
        case PickSeat(seat):
            return words.say("action-seat", **_which(seat, view.viewer, names))
        case Withdraw():
            return words.say("action-withdraw", points=view.withdrawing[side_of(view.viewer)])
        case Decline():
            return words.say("action-decline")


def card_name(card: int, words: Words) -> str:
    """A card's name; one that several cards share is told with its theater."""
    suit = SUIT_NAMES[suit_of(card)]
    name = words.say(card_message(card))
    if list(NAME.values()).count(NAME[card]) == 1:
        return name
    return words.say("card-of-theater", card=name, label=words.say(f"theater-{suit}"))


def card_message(card: int) -> str:
    """The message of a card's name; its attribute "text" says the effect."""
    return f"card-{SUIT_NAMES[suit_of(card)]}-{strength_printed(card)}"


def own_sentences(ruleset: Ruleset, words: Words) -> dict[str, str]:
    """What a table says of its own cards instead of their usual names and effects."""
    names = {card_message(own.card): own.title for own in ruleset.cards}
    texts = {f"{card_message(own.card)}.text": words.say(f"{card_message(own.like)}.text") for own in ruleset.cards}
    return names | texts


def ability(view: View, card: int) -> int:
    """The card whose ability this one has at this table."""
    return view.abilities[card] if view.abilities and card != NONE else card


def _question_message(view: View) -> str:
    asked = view.question
    by = ability(view, asked.card)
    if asked.kind == PLAY:
        return "ask-bound" if by == NONE else "ask-play" if view.drawn is None else "ask-reinforce"
    if asked.kind == SEAT:
        return "ask-seat-acts" if by == NONE else _partner_message(by, asked.target)
    if asked.kind == NAMED:
        return "ask-bound-which" if by == NONE else "ask-name"
    if asked.kind == COLUMN:
        return "ask-supply" if by == FOREIGN_LOAN else "ask-move-to"
    if asked.kind == UNCOVERED:
        return "ask-destroy" if by == CALCULATED_LOSSES else FLIPPING.get(by, "ask-flip")
    return {CARD: CHOOSING.get(by, ""), HAND: "ask-reveal", EXCHANGE: "ask-exchange"}[asked.kind]


def _partner_message(by: int, target: int) -> str:
    if by not in (REDEPLOY, GIVE_AND_TAKE):
        return "ask-seat-reveals"
    return "ask-seat-receives" if target == NONE else "ask-seat-takes"


def _column_of(view: View, card: int) -> int:
    """Where a card lies."""
    piles = [(column, pile) for column, theater in enumerate(view.theaters) for pile in theater.piles]
    return next(column for column, pile in piles if any(lying.card == card for lying in pile))


def _who(side: int, viewer: int, words: Words, names: Sequence[str]) -> dict[str, str]:
    if side == NONE:
        return {}
    mine = viewer != PUBLIC and side_of(viewer) == side
    others = "they" if len(names[side::SIDES]) > 1 else "other"
    return {"who": "you" if mine else others, "name": side_told(side, words, names)}


def _which(seat: int, viewer: int, names: Sequence[str]) -> dict[str, str]:
    return {"who": "you" if viewer == seat else "other", "name": names[seat]}


def _card(card: int, words: Words) -> dict[str, str]:
    return {"seen": "no"} if card == NONE else {"seen": "yes", "card": card_name(card, words)}


def _score(score: Sequence[int], viewer: int, words: Words, names: Sequence[str]) -> str:
    side = 0 if viewer == PUBLIC else side_of(viewer)
    details = {"points": score[side], "other": score[1 - side]}
    rival = side_told(1 - side, words, names)
    return words.say("event-score", **_who(side, viewer, words, names), **details, rival=rival)
