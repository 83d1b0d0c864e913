"""The texts of one language, by id."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from ninelives.text.languages import LOCALES

Value: TypeAlias = str | int

# The hyphen before a number, which stands for a minus: Fluent writes negative numbers with it.
_MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)")


class Phrases:
    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def has(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def say(self, name: str, /, **values: Value) -> str:
        """The text with that id, or `id.attribute`; the id itself if it has none."""
        message_id, _, attribute = name.partition(".")
        if not self._bundle.has_message(message_id):
            return name
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{name} has attributes only"
        text, _ = self._bundle.format_pattern(pattern, values)
        if any(isinstance(value, int) and value < 0 for value in values.values()):
            return _MINUS.sub("−", str(text))
        return str(text)

    def listed(self, things: list[str]) -> str:
        """Several things in one line, as the language lists them."""
        return self.say("list-separator").strip("|").join(things) or self.say("list-empty")

    def joined(self, *sentences: str) -> str:
        """Sentences one after another; empty ones are left out."""
        return self.say("sentence-separator").strip("|").join(filter(None, sentences))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    folder = files("ninelives.text") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
