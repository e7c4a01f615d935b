"""How things look: the colours of both themes and the signs that say the same without colour.

Printed cards are the same ink in both themes; the paper of the table changes.
"""

from __future__ import annotations

import os

from textual.theme import Theme

from ..games.theaters.notation import LETTERS

SHAPES = "▲■≈◉◆●"  # by suit
ONGOING, INSTANT = "∞", "↯"
FLAG, FACEDOWN, FIRST, CURSOR, TARGET, NEW = "⚑", "░", "★", "▶", "▹", "•"
SUPPLY, SEEN = "▣", "◙"  # a supply token; a card out of sight that everybody has seen

CARDS = {
    "paper": "#f6ecd6",
    "card-ink": "#1b242d",
    "changed": "#a8321a",
    "air": "#cbe0e8",
    "on-air": "#16304c",
    "land": "#46562a",
    "on-land": "#fdf6e3",
    "sea": "#0f4c60",
    "on-sea": "#fdf6e3",
    "intelligence": "#26272e",
    "on-intelligence": "#fdf6e3",
    "diplomacy": "#5c3789",
    "on-diplomacy": "#fdf6e3",
    "economics": "#962a23",
    "on-economics": "#fdf6e3",
    "down": "#243447",
    "on-down": "#d8b867",
    "air-board": "#2a587d",
    "land-board": "#46562a",
    "sea-board": "#0f4c60",
    "intelligence-board": "#202127",
    "diplomacy-board": "#553181",
    "economics-board": "#86271f",
    "on-board": "#fdf6e3",
}

DARK = Theme(
    name="allfronts-dark",
    dark=True,
    primary="#e9c773",
    background="#141d26",
    surface="#1f2932",
    panel="#2a3641",
    foreground="#f3ecdc",
    accent="#ff9d6e",
    variables=CARDS
    | {
        "ink": "#f3ecdc",
        "ink-2": "#b9c1c6",
        "bar": "#2a3641",
        "us": "#e9c773",
        "them": "#a9c3d6",
        "signal": "#ff9d6e",
        "on-signal": "#2b1005",
        "us-ground": "#262219",
        "them-ground": "#1b2732",
    },
)
LIGHT = Theme(
    name="allfronts-light",
    dark=False,
    primary="#6d4f0d",
    background="#fbf6ea",
    surface="#f2e8d3",
    panel="#e6d9bb",
    foreground="#1b242d",
    accent="#a8321a",
    variables=CARDS
    | {
        "ink": "#1b242d",
        "ink-2": "#4b545b",
        "bar": "#e6d9bb",
        "us": "#6d4f0d",
        "them": "#3a5266",
        "signal": "#a8321a",
        "on-signal": "#fff6ea",
        "us-ground": "#eee2c4",
        "them-ground": "#d3dcdd",
    },
)


def shape(suit: int) -> str:
    """A suit without colour: its shape and the letter it has in notation."""
    return SHAPES[suit] + LETTERS[suit]


def theme_of_terminal() -> str:
    """Light where the terminal says that its background is; most say nothing."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if background in ("7", "15") else DARK.name
