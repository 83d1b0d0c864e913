"""The texts there are, and those there must be: found by reading the games and the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

from ninelives import bots, games
from ninelives.arena import habits as arena_habits
from ninelives.coach.reasons import reasons_of
from ninelives.games.ratjack.powers import POWER_NAMES
from ninelives.text.speaker import slug
from ninelives.wire.requests import PHRASES

SOURCE = Path(__file__).parents[2] / "src" / "ninelives"
TEXT = SOURCE / "text"
SPEAKING = (
    "arena",
    "arena/report",
    "cli",
    "presentation/books",
    "server/previews",
    "terminal",
    "text",
)


FILES = sorted(path.stem for path in (TEXT / "locales" / "en").glob("*.ftl"))


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def texts(language: str, file: str) -> dict[str, frozenset[str]]:
    """The ids of a file, attributes included, with the variables of each."""
    path = TEXT / "locales" / language / f"{file}.ftl"
    if not path.exists():
        return {}
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, syntax.Junk), f"{path}: {entry.content}"
        if isinstance(entry, syntax.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                name = f"{entry.id.name}.{attribute.id.name}"
                found[name] = _variables(attribute.value)
    return found


def _variables(pattern: Any) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


@cache
def all_texts(language: str) -> dict[str, frozenset[str]]:
    return {name: used for file in FILES for name, used in texts(language, file).items()}


def of_game(name: str) -> set[str]:
    """All ids that the rules of a game can lead to."""
    ids = {f"event-{kebab(event)}" for event in events(name)}
    game = games.load(name)
    ids |= {f"action-{game.notation.parts(action)[0]}" for action in range(game.info.actions)}
    ids |= {f"ask-{asked}" for asked in game.info.questions}
    for option in game.info.options:
        ids |= {f"option-{slug(option.name)}", f"option-{slug(option.name)}.about"}
        ids |= {f"option-{slug(option.name)}-{slug(value)}" for value in option.values}
    return {f"{name}-{each}" for each in ids}


def events(name: str) -> dict[str, tuple[str, ...]]:
    """The events of a game with their fields."""
    return {
        name: tuple(getattr(kind, "__dataclass_fields__", {}))
        for name, kind in games.event_types(name).items()
    }


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def reason_codes(name: str) -> set[str]:
    """The second argument of every `Refusal(…)` of the game."""
    found: set[str] = set()
    for path in (SOURCE / "games" / name).glob("*.py"):
        for node in ast.walk(_parsed(path)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                found |= set(_strings(node.args[1]))
    return found


def coach_codes(name: str) -> Mapping[str, tuple[str, ...]]:
    """What the coach can say of moves, each with the names of its values."""
    return reasons_of(name).codes


def deck_faults() -> set[str]:
    """The codes in every `BadDeck(…)` and in what a page of a deck calls `bad`."""
    found: set[str] = set()
    for node in ast.walk(_parsed(SOURCE / "games" / "ratjack" / "decks.py")):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
            if name in ("BadDeck", "bad"):
                found |= set(_strings(node.args[2]))
    return found


def faults() -> set[str]:
    """The second argument of every `BadRecord(…)`, and what the reader says through `_bad`."""
    found: set[str] = set()
    for path in (SOURCE / "play").glob("*.py"):
        for node in ast.walk(_parsed(path)):
            name = getattr(getattr(node, "func", None), "id", "") or getattr(
                getattr(node, "func", None), "attr", ""
            )
            if isinstance(node, ast.Call) and name in ("BadRecord", "_bad"):
                found |= set(_strings(node.args[1]))
    return found


def habits() -> set[str]:
    """The names of what the arena counts."""
    counted = {habit.name for game in games.names() for habit in arena_habits.of_game(game)}
    return {f"arena-habit-{slug(name)}" for name in counted}


def vocabulary() -> set[str]:
    """Words of the games that ids are put together from."""
    words = set(games.names())
    for name in games.names():
        notation = games.load(name).notation
        words |= {notation.parts(action)[0] for action in range(games.load(name).info.actions)}
        words |= {key for kind in notation.kinds for key in _keys(name, kind)}
    return words


def sent_words() -> set[str]:
    """What ids are put together from that a server sends: reasons, phrases, bots, questions."""
    words = {*bots.NAMES, *POWER_NAMES, *PHRASES}
    for folder in ("server", "presentation"):
        for path in (SOURCE / folder).rglob("*.py"):
            words |= set(_strings(_parsed(path)))
    for name in games.names():
        words |= set(games.load(name).info.questions)
        for option in games.load(name).info.options:
            words |= {slug(option.name), *(slug(value) for value in option.values)}
    return words


def kinds(name: str) -> set[str]:
    """Ids of things with a name, without those whose name is a number."""
    notation = games.load(name).notation
    found: set[str] = set()
    for kind in notation.kinds:
        for key in _keys(name, kind):
            base = re.sub(r"-\d+$", "", key) if not _is_whole(name, kind, key) else key
            if not key.isdigit():
                found.add(f"{name}-{kind}-{base}")
    return found


def _is_whole(name: str, kind: str, key: str) -> bool:
    """Whether a thing has a text of its own though its name ends in a number."""
    english = (TEXT / "locales" / "en" / f"{name}.ftl").read_text(encoding="utf-8")
    return f"\n{name}-{kind}-{key} =" in english


def _keys(name: str, kind: str) -> Iterator[str]:
    notation = games.load(name).notation
    for value in notation.kinds[kind]:
        yield notation.key(kind, value)


def named_in_sources() -> tuple[set[str], list[re.Pattern[str]]]:
    """Strings that the terminal, the command line and previews are written with; patterns for
    f-strings."""
    strings: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for folder in SPEAKING:
        for path in (SOURCE / folder).glob("*.py"):
            for node in ast.walk(_parsed(path)):
                if isinstance(node, ast.JoinedStr):
                    patterns += _pattern(node)
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    strings |= {node.value, node.value.partition(".")[0]}
    return strings, patterns


def said_in_sources() -> set[tuple[str, str]]:
    """Ids written out in calls of `say` and `UsageError`, each with the file that has it."""
    found: set[tuple[str, str]] = set()
    for folder in SPEAKING:
        for path in (SOURCE / folder).glob("*.py"):
            for node in ast.walk(_parsed(path)):
                if isinstance(node, ast.Call) and node.args:
                    called = getattr(node.func, "attr", "") or getattr(node.func, "id", "")
                    first = node.args[0]
                    if called in ("say", "UsageError") and isinstance(first, ast.Constant):
                        found.add((path.stem, str(first.value)))
    return found


def _pattern(node: ast.JoinedStr) -> list[re.Pattern[str]]:
    """An f-string as a pattern, if it begins with enough words to mean something."""
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "([a-z0-9-]+)"
        for part in node.values
    ]
    begins = isinstance(node.values[0], ast.Constant) and len(str(node.values[0].value)) > 2
    return [re.compile("".join(parts))] if begins else []


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _strings(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value:
            yield each.value
