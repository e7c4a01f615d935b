"""Cards as tests write them: "Heavy Tanks", "L6", "Air Maneuver"; in lower case facedown; "?" is any facedown one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from allfronts.games.theaters.cards import NAME
from allfronts.games.theaters.notation import CODE, SUIT_NAMES
from allfronts.games.theaters.state import State

NUMBER = {
    **{code.lower(): card for card, code in enumerate(CODE)},
    **{name.lower(): card for card, name in NAME.items() if card % 6 != 2},
    **{f"{SUIT_NAMES[card // 6]} {name}".lower(): card for card, name in NAME.items() if card % 6 == 2},
}
EVERY_CARD = tuple(sorted(NAME))


def tokens(text: str) -> list[str]:
    """The cards of a text as codes, lower case for facedown ones; "?" and nothing else stays as it is."""
    words, found = text.replace(",", " ").split(), list[str]()
    while words:
        if words[0].startswith("+"):  # supplies
            found.append(words.pop(0))
            continue
        if words[0] in ("?", "."):
            found += [words.pop(0)] if words[0] == "?" else words.pop(0)[1:]
            continue
        length = next((n for n in (3, 2, 1) if " ".join(words[:n]).lower() in NUMBER and len(words) >= n), 0)
        assert length, f'"{" ".join(words)}" does not begin with a card: {", ".join(NUMBER)}'
        name = " ".join(words[:length])
        code = CODE[NUMBER[name.lower()]]
        found.append(code.lower() if name.islower() else code)
        words = words[length:]
    return found


def number(name: str) -> int:
    """The card of a name or code."""
    (code,) = tokens(name)
    return NUMBER[code.lower()]


def down_from(s: State, card: int) -> list[int]:
    """A card and those beneath it."""
    cards = list[int]()
    while card != -1:
        cards.append(int(card))
        card = int(s.under[card])
    return cards


class Cards:
    """Some cards in order. They equal a text that names them: a "?" in the text is any facedown card."""

    def __init__(self, codes: Iterable[str]):
        self.codes = tuple(codes)

    def __eq__(self, other: object) -> bool:
        expected = tokens(other) if isinstance(other, str) else list(other.codes) if isinstance(other, Cards) else None
        if expected is None or len(expected) != len(self.codes):
            return False
        return all(
            code == each or (each == "?" and code.islower()) for code, each in zip(self.codes, expected, strict=True)
        )

    def __hash__(self) -> int:
        return hash(self.codes)

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[str]:
        return iter(self.codes)

    def __contains__(self, name: str) -> bool:
        return tokens(name)[0] in self.codes

    def __repr__(self) -> str:
        return f"<{' '.join(self.codes) or '-'}>"

    @property
    def first(self) -> Cards:
        return Cards(self.codes[:1])

    @property
    def last(self) -> Cards:
        return Cards(self.codes[-1:])


class Deck(Cards):
    """From the top."""

    @property
    def top(self) -> Cards:
        return self.first

    @property
    def bottom(self) -> Cards:
        return self.last
