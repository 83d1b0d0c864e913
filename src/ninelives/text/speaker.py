"""Sentences about one game for one listener: events, actions, questions, refusals, advice.

Text ids follow from names in the code, so a game brings its own texts: the event `CardPlayed` of
Cat in the Box is `catinthebox-event-card-played`. The name of a field says what it is (see
`Notation`). A seat becomes the player's name, with `…_is` beside it: "you", "self" for the acting
seat, or "other". A thing becomes its name, and a list of things a list of names with `…_count`
beside it. CONTRIBUTING.md, "A game", lists the kinds of ids.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from ninelives.engine.contract import Notation, Refusal
from ninelives.engine.events import Event, fields_of
from ninelives.text.phrases import Phrases, Value

_WORD: Final = re.compile(r"(?<!^)(?=[A-Z])")
_NOT_IN_IDS: Final = re.compile(r"[^A-Za-z0-9]+")


def slug(name: str) -> str:
    """A name in the form of an id: `public_mice` as `public-mice`, `rats+rats` as `rats-rats`."""
    return _NOT_IN_IDS.sub("-", name)


class Speaker:
    def __init__(
        self, phrases: Phrases, game: str, notation: Notation, names: Sequence[str], me: int
    ) -> None:
        """`names` are those of the seats; `me` is the listener's seat, or NOBODY."""
        self.phrases = phrases
        self._game = game
        self._notation = notation
        self._names = names
        self._me = me

    def say(self, name: str, /, **values: Value) -> str:
        """A text of this game, its id without the name of the game."""
        return self.phrases.say(f"{self._game}-{name}", **values)

    def has(self, name: str) -> bool:
        return self.phrases.has(f"{self._game}-{name}")

    # -- what happens and what may be done ----------------------------------------------------

    def event(self, event: Event) -> str:
        """One fact as a sentence."""
        kind = _WORD.sub("-", type(event).__name__).lower()
        return self.say(f"event-{kind}", **self._values(fields_of(event)))

    def action(self, action: int) -> str:
        """What an action means."""
        verb, about = self._notation.parts(action)
        return self.say(f"action-{slug(verb)}", **self._values(about))

    def asked(self, asked: str) -> str:
        """What a view asks its seat."""
        return self.say(f"ask-{asked}")

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, with the rule that says so."""
        own = f"reason-{refusal.reason}"
        reason = self.say(own) if self.has(own) else self.phrases.say(own)
        return self.phrases.say("refused", reason=reason, rule=refusal.rule)

    def advice(self, code: str, values: Mapping[str, object]) -> str:
        """What the coach has to say about a move; values are named as the fields of events."""
        return self.say(f"coach-{code}", **self._values(values))

    # -- names --------------------------------------------------------------------------------

    def is_me(self, seat: int) -> bool:
        return seat == self._me

    def name(self, seat: int) -> str:
        """The name of the player, or "you" for the listener."""
        if seat == self._me:
            return self.phrases.say("you")
        return self._names[seat] if 0 <= seat < len(self._names) else ""

    def thing(self, kind: str, value: int, part: str = "") -> str:
        """A card, a colour, a token, or an attribute of its text.

        Things that differ by a number only share a text that has it as `$amount`; one whose
        whole name is a number is called by it.
        """
        key = self._notation.key(kind, value)
        if self.has(f"{kind}-{key}"):
            return self.say(f"{kind}-{key}{part}")
        name, _, amount = key.rpartition("-")
        return self.say(f"{kind}-{name}{part}", amount=int(amount)) if name else amount

    def things(self, kind: str, values: Sequence[int]) -> str:
        return self.phrases.listed([self.thing(kind, value) for value in values])

    def _values(self, fields: Mapping[str, object]) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for field, value in fields.items():
            if isinstance(value, list):
                values[f"{field}_count"] = len(value)
                values[field] = self._list(field, value)
            elif isinstance(value, int):
                values.update(self._one(field, value))
            if field.endswith("_seat") and value == fields.get("seat") and value != self._me:
                values[f"{field}_is"] = "self"
        return values

    def _list(self, field: str, values: list[int]) -> str:
        one = field.removesuffix("s")
        return self.phrases.listed([str(self._one(one, value)[one]) for value in values])

    def _one(self, field: str, value: int) -> dict[str, Value]:
        if field == "seat" or field.endswith("_seat"):
            is_me = "you" if value == self._me else "other"
            return {field: self.name(value), f"{field}_is": is_me}
        if field in self._notation.kinds:
            return {field: self.thing(field, value)}
        return {field: value}
