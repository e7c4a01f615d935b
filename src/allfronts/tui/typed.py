"""What a person types, in their own language, as the notation of the game; and mistakes as sentences.

Card names, theaters, players and the few verbs of the notation may be typed in the chosen language; everything the
notation itself reads is read as it stands. Columns in complaints are those of the text as it was typed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from ..games import theaters as game
from ..games.theaters import View
from ..games.theaters.cards import NAME
from ..games.theaters.choices import Decline, PickCard, PickColumn, PickPile, PickSeat, Play, Withdraw, choice_of
from ..games.theaters.notation import CODE, SEAT_NAMES, SUIT_NAMES, names_a_card
from ..games.theaters.state import NONE, SEAT, SUITS
from ..games.theaters.telling import card_name, row_of
from ..games.theaters.words import side_of, suit_of
from ..kernel.match import Match
from ..kernel.mistake import Mistake
from ..locale import Words
from .drawing import name_of

VERBS = ("play", "flip", "reveal", "give", "name", "to", "my", "their", "withdraw", "decline", "faceup", "facedown")
IDLE = "idle"  # words that may be there and say nothing
CASES = ("accusative", "locative", "genitive")
MOST_NAMED = 6  # cards told by their names in one sentence; more are told by their codes
_WORD = re.compile(r"[^\s,;.!«»“”\"()]+")


def parse(match: Match, words: Words, text: str, names: Sequence[str]) -> int:
    """The legal action that a text in the chosen language means; else a Mistake. `names` are those of the seats."""
    view: View = match.view(game.actor(match.state))
    vocabulary = _vocabulary(words, names_a_card(match.state)) | _seats(words, view, names)
    piles = _piles(view)
    phrases = [
        (at, tuple(piles.get(meaning, meaning) for meaning in meanings)) for at, meanings in _phrases(vocabulary, text)
    ]
    readings = [_reading(phrases, n) for n in range(max((len(meanings) for _, meanings in phrases), default=1))]
    actions: list[int] = []
    mistakes: list[Mistake] = []
    for reading, columns in readings:
        try:
            actions.append(game.parse(match.state, reading))
        except Mistake as mistake:
            mistakes.append(_as_typed(mistake, text, columns))
    if len(set(actions)) == 1:
        return actions[0]
    if actions:
        possible = ", ".join(game.name(match.state, action) for action in actions)
        raise Mistake("not-one", tried=text, possible=possible)
    raise next((mistake for mistake in mistakes if mistake.word not in ("notation", "not-in-hand")), mistakes[0])


def _phrases(vocabulary: dict[str, tuple[str, ...]], text: str) -> list[tuple[int, tuple[str, ...]]]:
    """Where each phrase stands and what it may mean; a name can mean several cards."""
    found = [(match.start() + 1, match.group()) for match in _WORD.finditer(text)]
    longest = max(name.count(" ") + 1 for name in vocabulary)
    phrases: list[tuple[int, tuple[str, ...]]] = []
    at = 0
    while at < len(found):
        for length in range(min(longest, len(found) - at), 0, -1):
            meanings = vocabulary.get(_plain(" ".join(word for _, word in found[at : at + length])))
            if meanings or length == 1:
                phrases.append((found[at][0], meanings or (found[at][1],)))
                at += length
                break
    return phrases


@cache
def _vocabulary(words: Words, naming: bool) -> dict[str, tuple[str, ...]]:
    """What the chosen language calls things, as the notation calls them. A name may belong to several cards.

    Whoever is to name a card says its theater and strength: its title alone means nothing then.
    """
    known: dict[str, tuple[str, ...]] = {}
    for verb in VERBS:
        for said in words.say(f"tui-typed-{verb}").split(","):
            known[_plain(said)] = (verb,)
    known |= {_plain(said): ("",) for said in words.say(f"tui-typed-{IDLE}").split(",")}
    for suit in SUIT_NAMES:
        for name in (f"theater-{suit}", *(f"theater-{suit}.{case}" for case in CASES)):
            known[_plain(words.say(name))] = (suit,)
    for card in () if naming else NAME:
        for name in {_plain(name_of(words, card)), _plain(NAME[card])}:
            known[name] = (*known.get(name, ()), CODE[card])
    for card in NAME:
        code, suit = CODE[card], SUIT_NAMES[suit_of(card)]
        titles = () if naming else (card_name(card, words), f"{suit} {NAME[card]}")
        for name in (*titles, f"{code} {name_of(words, card)}", code):
            known.setdefault(_plain(name), (code,))
    return known


def _seats(words: Words, view: View, names: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Where a player is to be chosen: their names and numbers."""
    known: dict[str, tuple[str, ...]] = {}
    if view.question.kind != SEAT:
        return known
    for seat, (called, name) in enumerate(zip(SEAT_NAMES, names, strict=False)):
        said = [name, *words.say(f"tui-typed-{called}").split(",")]
        if side_of(seat) == side_of(view.viewer):
            said += words.say("tui-typed-me" if seat == view.viewer else "tui-typed-partner").split(",")
        for each in dict.fromkeys(map(_plain, said)):
            known[each] = (*known.get(each, ()), called)
    return known


def _piles(view: View) -> dict[str, str]:
    """Where a pile is to be chosen, the card that lies on it may be named instead."""
    row, piles = row_of(view), dict[str, str]()
    for action in view.question.actions:
        picked = choice_of(action)
        if isinstance(picked, PickPile):
            side, column = picked.side, picked.column
            card = view.theaters[column].piles[side][-1].card
            if card != NONE:
                piles[CODE[card]] = f"{'my' if side == side_of(view.viewer) else 'their'} {SUIT_NAMES[row[column]]}"
    return piles


def _plain(text: str) -> str:
    return " ".join(_WORD.findall(text.lower().replace("ё", "е").replace("’", "'")))


def _reading(phrases: list[tuple[int, tuple[str, ...]]], n: int) -> tuple[str, list[tuple[int, int]]]:
    """The text in notation, names taken in their n-th meaning, and which of its columns was typed where."""
    text, columns = "", list[tuple[int, int]]()
    for typed, meanings in phrases:
        meaning = meanings[min(n, len(meanings) - 1)]
        if meaning:
            columns.append((len(text) + 1, typed))
            text += f"{meaning} "
    return text.rstrip(), columns


def _as_typed(mistake: Mistake, text: str, columns: list[tuple[int, int]]) -> Mistake:
    details = dict(mistake.details)
    if "text" in details:
        details["text"] = text
    if "tried" in details:
        details["tried"] = text
    if "column" in details:
        details["column"] = dict(columns).get(int(details["column"]), len(text) + 1)
    return Mistake(mistake.word, **details)


# -- Sentences -------------------------------------------------------------------------------------------


def sentence(words: Words, mistake: Mistake, view: View | None = None, names: Sequence[str] = ()) -> str:
    """A mistake in the reader's words; what is possible, from what they see."""
    details = dict(mistake.details)
    code = str(details.get("card", ""))
    if code in CODE:
        details["card"] = card_name(CODE.index(code), words)
    if "possible" in details and view is not None and mistake.word != "not-one":
        one_card = mistake.word in ("no-match", "no-facedown-here")
        details["possible"] = possible(words, view, names, CODE.index(code) if one_card else None)
    return words.say(f"error-{mistake.word}", **details)


def possible(words: Words, view: View, names: Sequence[str], card: int | None = None) -> str:
    """What can be done now, short enough to read: with one card, or the cards there are, or every choice."""
    choices = {action: choice_of(action) for action in view.question.actions}
    if card is not None:
        with_it = [action for action, each in choices.items() if isinstance(each, Play) and each.card == card]
        return ", ".join(short(words, view, action, names) for action in with_it)
    cards = list(dict.fromkeys(each.card for each in choices.values() if isinstance(each, Play | PickCard)))
    others = [action for action, each in choices.items() if not isinstance(each, Play | PickCard)]
    return ", ".join(_cards(words, cards) + [short(words, view, action, names) for action in others])


def _cards(words: Words, cards: Sequence[int]) -> list[str]:
    if len(cards) <= MOST_NAMED:
        return [f"{CODE[card]} {name_of(words, card)}" for card in cards]
    told: list[str] = []
    for suit in dict.fromkeys(map(suit_of, cards)):
        codes = [CODE[card] for card in cards if suit_of(card) == suit]
        told += [f"{codes[0]}–{codes[-1]}"] if len(codes) == SUITS else codes
    return told


def short(words: Words, view: View, action: int, names: Sequence[str]) -> str:
    """An action as it can be typed in the chosen language."""
    row = row_of(view)

    def verb(name: str) -> str:
        return words.say(f"tui-typed-{name}").split(",")[0]

    def theater(column: int) -> str:
        return words.say(f"theater-{SUIT_NAMES[row[column]]}")

    match choice_of(action):
        case Play(card, column, faceup):
            face = "" if faceup else f"{words.say('facedown')} "
            return f"{CODE[card]} {face}{theater(column)}"
        case PickPile(side, column):
            return f"{verb('my' if side == side_of(view.viewer) else 'their')} {theater(column)}"
        case PickCard(card):
            return f"{CODE[card]} {name_of(words, card)}"
        case PickColumn(column):
            return theater(column)
        case PickSeat(seat):
            return names[seat]
        case Withdraw():
            return verb("withdraw")
        case Decline():
            return verb("decline")
