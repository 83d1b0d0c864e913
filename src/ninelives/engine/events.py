"""Facts that an action made, and who is told them.

An event is a small dataclass named in the past tense, its fields plain numbers and lists of them:
no words for people. Where a fact is secret, the line that makes it says both sides: what the
seats in the know are told, and what everybody else is.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ninelives.engine import bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A fact. Its fields are the constructor's arguments, in order."""


def fields_of(event: Event) -> dict[str, object]:
    """The fields of an event by name; compiled ones have no `__dict__`."""
    return {name: getattr(event, name) for name in getattr(type(event), "__dataclass_fields__", {})}


class Told:
    """One fact as its insiders hear it and as all others do (None: they hear nothing)."""

    def __init__(self, insiders: int, secret: Event, public: Event | None) -> None:
        self.insiders = insiders
        self.secret = secret
        self.public = public

    def to(self, seat: int) -> Event | None:
        """What this seat hears; a spectator's seat is negative and never an insider's."""
        if seat >= 0 and bits.contains(self.insiders, seat):
            return self.secret
        return self.public


class Log:
    """What became known while actions were applied, in order."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def tell(self, event: Event) -> None:
        """A fact that everybody sees."""
        self.told.append(Told(0, event, event))

    def split(self, insiders: i64, secret: Event, public: Event | None) -> None:
        """A fact that the seats in the bit set see whole, and the others less of it."""
        self.told.append(Told(insiders, secret, public))

    def heard_by(self, seat: int) -> list[Event]:
        heard: list[Event] = []
        for told in self.told:
            event = told.to(seat)
            if event is not None:
                heard.append(event)
        return heard
