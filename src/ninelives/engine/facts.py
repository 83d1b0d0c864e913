"""Helpers for `View.facts` and `Game.view_of`: views as plain data, and back.

Phases and other enumerations are written as names, absent values as None. The readers raise
BadFacts with the name of the fact that is missing or malformed.
"""

from __future__ import annotations

from collections.abc import Mapping

from ninelives.engine.errors import BadFacts

# -- writing --------------------------------------------------------------------------------------


def optional(number: int, nothing: int) -> int | None:
    """The number, or None where it stands for `nothing`."""
    return None if number == nothing else number


def optionals(numbers: list[int], nothing: int) -> list[int | None]:
    return [None if number == nothing else number for number in numbers]


# -- reading --------------------------------------------------------------------------------------


def number(facts: Mapping[str, object], name: str) -> int:
    value = facts.get(name)
    if not isinstance(value, int):
        raise BadFacts(name)
    return value


def number_or(facts: Mapping[str, object], name: str, nothing: int) -> int:
    """The inverse of `optional`."""
    if name in facts and facts[name] is None:
        return nothing
    return number(facts, name)


def flag(facts: Mapping[str, object], name: str) -> bool:
    value = facts.get(name)
    if not isinstance(value, bool):
        raise BadFacts(name)
    return value


def text(facts: Mapping[str, object], name: str) -> str:
    value = facts.get(name)
    if not isinstance(value, str):
        raise BadFacts(name)
    return value


def one_of(facts: Mapping[str, object], name: str, names: tuple[str, ...]) -> int:
    """Which of the names the text is, by its index."""
    found = text(facts, name)
    if found not in names:
        raise BadFacts(name)
    return names.index(found)


def all_of(facts: Mapping[str, object], name: str, names: tuple[str, ...]) -> list[int]:
    """Which of the names each text of a list is."""
    value = facts.get(name)
    if not isinstance(value, list):
        raise BadFacts(name)
    return [one_of({name: each}, name, names) for each in value]


def numbers(facts: Mapping[str, object], name: str) -> list[int]:
    return _numbers(facts.get(name), name)


def numbers_or(facts: Mapping[str, object], name: str, nothing: int) -> list[int]:
    """The inverse of `optionals`."""
    value = facts.get(name)
    if not isinstance(value, list):
        raise BadFacts(name)
    return _numbers([nothing if member is None else member for member in value], name)


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
