"""Events: what an action made known, and to which seats.

An event is a small dataclass named in the past tense. Its fields are numbers and lists of numbers,
never text for people. The line that creates a secret event states both sides: what the insiders
learn, and what all others do.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ninelives.engine import bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """The base class of events. The fields are the constructor's arguments, in order."""


def fields_of(event: Event) -> dict[str, object]:
    """The fields of an event by name; compiled ones have no `__dict__`."""
    return {name: getattr(event, name) for name in getattr(type(event), "__dataclass_fields__", {})}


class Told:
    """One event in its two forms: for the insiders (a bit set of seats), and for all others.

    `public` is None where the others learn nothing.
    """

    def __init__(self, insiders: int, secret: Event, public: Event | None) -> None:
        self.insiders = insiders
        self.secret = secret
        self.public = public

    def to(self, seat: int) -> Event | None:
        """The form for this seat, or None; SPECTATOR is never an insider."""
        if seat >= 0 and bits.contains(self.insiders, seat):
            return self.secret
        return self.public


class Log:
    """The events of the actions applied with this log, in order."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def tell(self, event: Event) -> None:
        """Add an event that all seats and spectators see."""
        self.told.append(Told(0, event, event))

    def split(self, insiders: i64, secret: Event, public: Event | None) -> None:
        """Add an event with one form for the insiders (a bit set) and another for the rest."""
        self.told.append(Told(insiders, secret, public))

    def heard_by(self, seat: int) -> list[Event]:
        """The events as this seat may see them."""
        heard: list[Event] = []
        for told in self.told:
            event = told.to(seat)
            if event is not None:
                heard.append(event)
        return heard
