"""What goes wrong when somebody hands us something impossible: a word for the sentence and its details.

Faces say it in the reader's language (`error-<word>` in the word files); nothing has been changed when it is raised.
"""

from __future__ import annotations


class Mistake(ValueError):
    """Bad input: `word` names the sentence, `details` fill it in."""

    def __init__(self, word: str, **details: str | int):
        super().__init__(word)  # with the details, too, it could not come here from another process
        self.word, self.details = word, details

    def __str__(self) -> str:
        return f"{self.word}: " + ", ".join(f"{name} {value}" for name, value in self.details.items())
