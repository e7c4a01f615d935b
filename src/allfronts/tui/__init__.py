"""The game in a terminal, for one person or up to four at one keyboard.

Knows views, words and keys. Refuses to know rules: every action is asked of the game, every sentence of the words.
"""

from .app import Terminal

__all__ = ["Terminal"]
