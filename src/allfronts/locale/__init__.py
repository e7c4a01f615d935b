"""Every word a person reads, in three languages.

Knows how to find a message in the Fluent files beside it and fill in its variables. Refuses to know what
the messages are about, and never shows an id or a gap instead of a sentence: it raises `MissingWordsError`.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "uk", "ru")


class MissingWordsError(LookupError):
    """A message, an attribute or a variable that is not there."""


class Words:
    """The words of one language."""

    def __init__(self, language: str, bundle: "FluentBundle", own: Mapping[str, str] | None = None) -> None:
        self.language = language
        self.own = own or {}  # sentences said otherwise than in the files
        self._bundle = bundle

    def saying(self, own: Mapping[str, str]) -> "Words":
        """The same words, but for these sentences."""
        return Words(self.language, self._bundle, own)

    def __contains__(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, message: str, /, **arguments: str | float) -> str:
        """The sentence `message` ("deck") or its attribute ("card-air-1.text")."""
        if message not in self:
            raise MissingWordsError(f'there is no "{message}" in language "{self.language}"')
        if message in self.own:
            return self.own[message]
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None  # `in` has just looked
        sentence, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            raise MissingWordsError(f'"{message}" in language "{self.language}" cannot be said: {reasons}')
        return str(sentence)


@cache
def words(language: str) -> Words:
    """The words of a language, read when first asked for."""
    if language not in LANGUAGES:
        raise ValueError(f'there are no words in "{language}", only in {", ".join(LANGUAGES)}')
    # Imported here because it takes longer than everything else `import allfronts` does.
    from fluent.runtime import FluentBundle, FluentResource

    # Isolating marks would show as boxes in a terminal and break comparing of texts.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return Words(language, bundle)


def best_language(preferred: str | None) -> str:
    """The language for a locale as the environment writes it: "uk_UA.UTF-8", "ru", "de:uk" or nothing."""
    for locale in (preferred or "").split(":"):
        language = re.split(r"[_.@-]", locale.strip(), maxsplit=1)[0].lower()
        if language in LANGUAGES:
            return language
    return "en"
