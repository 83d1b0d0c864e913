"""The fields of events by name."""

from __future__ import annotations

from ninelives.engine.events import Event, fields_of
from ninelives.games.felix.events import CardRemoved, CardRemovedUnseen


def test_the_fields_of_an_event_are_told_by_name() -> None:
    assert fields_of(CardRemoved(2, 7)) == {"seat": 2, "card": 7}
    assert fields_of(CardRemovedUnseen(1)) == {"seat": 1}
    assert fields_of(Event()) == {}
