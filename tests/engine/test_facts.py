"""Plain facts are read back by kind, and an odd one is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from ninelives import games
from ninelives.engine import facts
from ninelives.engine.errors import BadFacts

NOTHING = -2
GOOD: dict[str, object] = {
    "seat": 2,
    "asked": "bid",
    "open": True,
    "hand": [1, 2],
    "tokens": [[1], []],
    "table": {"seats": 4},
    "sheet": [{"price": 3}],
}


@pytest.mark.parametrize(
    ("read", "name", "odd"),
    [
        (facts.number, "seat", "two"),
        (facts.text, "asked", 7),
        (facts.flag, "open", 1),
        (facts.numbers, "hand", 7),
        (facts.numbers, "hand", [1, "two"]),
        (facts.rows, "tokens", {}),
        (facts.rows, "tokens", [[1], 2]),
        (facts.group, "table", []),
        (facts.groups, "sheet", {}),
        (facts.groups, "sheet", [3]),
    ],
)
def test_a_fact_that_is_missing_or_odd_is_named(
    read: Callable[[Mapping[str, object], str], object], name: str, odd: object
) -> None:
    assert read(GOOD, name) == GOOD[name]
    for broken in ({**GOOD, name: odd}, {key: GOOD[key] for key in GOOD if key != name}):
        with pytest.raises(BadFacts, match=name):
            read(broken, name)


@pytest.mark.parametrize("value", [2, NOTHING])
def test_none_is_written_as_null(value: int) -> None:
    written: dict[str, object] = {
        "turn": facts.optional(value, NOTHING),
        "plays": facts.optionals([value, 3], NOTHING),
    }
    assert written["turn"] == (None if value == NOTHING else value)
    assert facts.number_or(written, "turn", NOTHING) == value
    assert facts.numbers_or(written, "plays", NOTHING) == [value, 3]
    for odd in ({}, {"turn": "two", "plays": 2}, {"plays": ["two"]}):
        with pytest.raises(BadFacts, match="turn"):
            facts.number_or(odd, "turn", NOTHING)
        with pytest.raises(BadFacts, match="plays"):
            facts.numbers_or(odd, "plays", NOTHING)


def test_a_name_is_one_of_a_few() -> None:
    names = ("deal", "play")
    assert facts.one_of({"phase": "play"}, "phase", names) == 1
    assert facts.all_of({"phases": ["play", "deal"]}, "phases", names) == [1, 0]
    for odd in ({}, {"phase": 1, "phases": "play"}, {"phase": "bid", "phases": ["bid"]}):
        with pytest.raises(BadFacts, match="phase"):
            facts.one_of(odd, "phase", names)
        with pytest.raises(BadFacts, match="phases"):
            facts.all_of(odd, "phases", names)


@pytest.mark.parametrize("name", games.names())
def test_malformed_facts_are_refused(name: str) -> None:
    game = games.load(name)
    good = game.view(game.new(game.info.seats[0], {}), 0).facts()
    for fact in good:
        with pytest.raises(BadFacts, match=fact):
            game.view_of({**good, fact: 2.5})
