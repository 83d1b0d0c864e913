"""Reading plain facts back, with an error that names the fact where one is missing or odd."""

from __future__ import annotations

from collections.abc import Mapping

from ninelives.engine.errors import BadFacts


def number(facts: Mapping[str, object], name: str) -> int:
    value = facts.get(name)
    if not isinstance(value, int):
        raise BadFacts(name)
    return value


def text(facts: Mapping[str, object], name: str) -> str:
    value = facts.get(name)
    if not isinstance(value, str):
        raise BadFacts(name)
    return value


def numbers(facts: Mapping[str, object], name: str) -> list[int]:
    return _numbers(facts.get(name), name)


def rows(facts: Mapping[str, object], name: str) -> list[list[int]]:
    """A list of lists of numbers."""
    value = facts.get(name)
    if not isinstance(value, list):
        raise BadFacts(name)
    return [_numbers(row, name) for row in value]


def group(facts: Mapping[str, object], name: str) -> dict[str, object]:
    """Facts within a fact."""
    return _group(facts.get(name), name)


def groups(facts: Mapping[str, object], name: str) -> list[dict[str, object]]:
    value = facts.get(name)
    if not isinstance(value, list):
        raise BadFacts(name)
    return [_group(member, name) for member in value]


def _numbers(value: object, name: str) -> list[int]:
    if not isinstance(value, list):
        raise BadFacts(name)
    result: list[int] = []
    for member in value:
        if not isinstance(member, int):
            raise BadFacts(name)
        result.append(member)
    return result


def _group(value: object, name: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadFacts(name)
    return {str(key): member for key, member in value.items()}
