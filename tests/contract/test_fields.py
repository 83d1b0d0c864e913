"""Every attribute of a table is copied by `clone` and carried by facts.

A table lists its attributes in `__init__`, in `clone` and in the two directions of facts. Whatever
one of these lists forgets, one of these tests names.
"""

from __future__ import annotations

from types import GetSetDescriptorType
from typing import Any

import pytest
from hypothesis import given

from ninelives import games
from testkit.tables import Setting, played, seeds, settings


def attributes(thing: object) -> list[str]:
    """The attributes of an instance, pure or compiled (which has descriptors, and no dict)."""
    if hasattr(thing, "__dict__"):
        return sorted(vars(thing))
    kind = type(thing)
    return sorted(
        name for name in dir(kind) if isinstance(getattr(kind, name, None), GetSetDescriptorType)
    )


def content(thing: object) -> Any:
    """All that a thing holds, down to numbers and texts."""
    if thing is None or isinstance(thing, (int, str, float)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [content(each) for each in thing]
    if isinstance(thing, dict):
        return {key: content(value) for key, value in thing.items()}
    return {name: content(getattr(thing, name)) for name in attributes(thing)}


def marked(table: Any) -> set[str]:
    """Give every number and flag of the table a value of its own; the names of all of them."""
    names = set()
    for number, name in enumerate(attributes(table)):
        value = getattr(table, name)
        if isinstance(value, bool):
            setattr(table, name, not value)
        elif isinstance(value, int):
            setattr(table, name, 1000 + number)
        else:
            continue
        names.add(name)
    return names


@pytest.mark.parametrize("name", games.names())
def test_a_clone_copies_every_number_and_flag_of_a_table(name: str) -> None:
    game = games.load(name)
    state: Any = game.new(game.info.seats[0], {})
    assert {"phase", "seats"} <= marked(state.table)
    assert content(state.table.clone()) == content(state.table)


@given(settings, seeds)
def test_a_clone_of_a_table_has_the_content_of_its_origin(setting: Setting, seed: int) -> None:
    for step, (state, _, _) in enumerate(played(setting, seed)):
        if step % 13 == 0:
            any_state: Any = state
            assert content(any_state.table.clone()) == content(any_state.table)


@given(settings, seeds)
def test_a_view_made_of_facts_has_the_content_of_the_view(setting: Setting, seed: int) -> None:
    game = setting.game
    for step, (state, _, _) in enumerate(played(setting, seed)):
        if step % 17 == 0:
            for viewer in setting.viewers():
                view = game.view(state, viewer)
                assert content(game.view_of(view.facts())) == content(view)
