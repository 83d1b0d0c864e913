"""Checks that each game is complete; names each missing part and where it belongs.

CONTRIBUTING.md, "A game", has the same list in words. What the parts do is tested elsewhere,
for all games at once (tests/contract) or game by game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Final

import pytest

from ninelives import games
from ninelives.arena.habits.tally import Habits
from ninelives.bots.base import Bot
from ninelives.bots.heuristics.base import Heuristics
from ninelives.coach.reasons.base import Reasons
from ninelives.engine.contract import Game
from ninelives.games import Manifest, Ref
from ninelives.play import lessons
from ninelives.terminal.screen import Screen
from ninelives.text.languages import LANGUAGES, OWN_NAMES
from ninelives.text.phrases import Phrases
from ninelives.text.speaker import slug
from tests.golden import transcript
from tests.perft import counting
from tests.text import inventory

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "web" / "src" / "games"
# Where each part of a manifest has to live: the layer that uses it.
LAYERS: Final = {
    "rules": "ninelives.games.{game}.",
    "heuristics": "ninelives.bots.heuristics.",
    "quick_bot": "ninelives.bots.",
    "reasons": "ninelives.coach.reasons.",
    "picture": "ninelives.presentation.",
    "screen": "ninelives.terminal.",
    "habits": "ninelives.arena.habits.",
    "rule_tables": "ninelives.presentation.books.",
}


@pytest.mark.parametrize("game", games.names())
def test_a_game_lacks_nothing(game: str) -> None:
    lacking = [*parts_lacking(game)]
    assert lacking == [], f"{game} lacks:\n" + "\n".join(lacking)
    lacking = [*texts_lacking(game), *files_lacking(game)]
    assert lacking == [], f"{game} lacks:\n" + "\n".join(lacking)


def test_no_two_games_share_a_clause_prefix() -> None:
    prefixes = [games.manifest(game).clause_prefix for game in games.names()]
    assert all(re.fullmatch("[A-Z]{2}", prefix) for prefix in prefixes)
    assert len(set(prefixes)) == len(prefixes)


# -- parts ----------------------------------------------------------------------------------------


def parts_lacking(game: str) -> Iterator[str]:
    manifest = games.manifest(game)
    where = f"src/ninelives/games/{game}/__init__.py"
    for field in fields(Manifest):
        ref = getattr(manifest, field.name)
        if isinstance(ref, Ref):
            layer = LAYERS[field.name].format(game=game)
            if not ref.path.startswith(layer):
                yield f"{where}: {field.name} is {ref.path}; it belongs in {layer}…"
    for name, problem in _problems(manifest):
        yield f"{where}: {name}: {problem}"
    for event in sorted(manifest.quiet - set(games.event_types(game))):
        yield f"{where}: quiet: {manifest.events} has no event {event}"
    if games.load(game).info.name != game:
        yield f"{where}: rules: GAME.info.name is not {game}, the name of the folder"


def _problems(manifest: Manifest) -> Iterator[tuple[str, Exception]]:
    """What goes wrong where a part is resolved with the type that its user expects."""
    uses: dict[str, Callable[[], object]] = {
        "rules": lambda: manifest.rules.instance_of(Game),
        "heuristics": lambda: manifest.heuristics.subclass_of(Heuristics),
        "quick_bot": lambda: manifest.quick_bot.subclass_of(Bot),
        "reasons": lambda: manifest.reasons.instance_of(Reasons),
        "picture": manifest.picture.function,
        "screen": lambda: manifest.screen.subclass_of(Screen),
        "habits": lambda: manifest.habits.instance_of(Habits),
        "rule_tables": lambda: manifest.rule_tables and manifest.rule_tables.function(),
    }
    for name, use in uses.items():
        try:
            use()
        except (AttributeError, ImportError, TypeError) as problem:
            yield name, problem


# -- texts ----------------------------------------------------------------------------------------


def texts_lacking(game: str) -> Iterator[str]:
    for language in LANGUAGES:
        folder = f"src/ninelives/text/locales/{language}"
        known = set(inventory.all_texts(language))
        for text in sorted(needed_texts(game) - known):
            yield f"{folder}: the text {text}"
        for code in sorted(inventory.reason_codes(game)):
            if not {f"{game}-reason-{code}", f"reason-{code}"} & known:
                yield f"{folder}: the text {game}-reason-{code} (or reason-{code} for all games)"


def needed_texts(game: str) -> set[str]:
    needed = inventory.of_game(game) | inventory.kinds(game)
    needed |= {f"game-{game}", f"game-name-{game}", f"page-about-{game}"}
    needed.add(f"page-length-{game}")
    needed |= {f"{game}-page-ask-{asked}" for asked in games.load(game).info.questions}
    needed |= {f"{game}-coach-{code}" for code in inventory.coach_codes(game)}
    habits = games.manifest(game).habits.instance_of(Habits)
    return needed | {f"arena-habit-{slug(habit.name)}" for habit in habits.counted}


# -- files ----------------------------------------------------------------------------------------


def files_lacking(game: str) -> Iterator[str]:
    expected = [ROOT / "src/ninelives/text/rules" / game / f"{each}.md" for each in LANGUAGES]
    expected += [PAGE / game / file for file in ("index.ts", "Cover.svelte", "lesson.ts")]
    expected += [transcript.path(each) for each in transcript.settings() if each.name == game]
    expected += [counting.path(game)]
    for path in expected:
        if not path.exists():
            how = " (make golden writes it)" if path.parts[-2] in ("golden", "perft") else ""
            yield f"{path.relative_to(ROOT)}{how}"
    yield from _clauses_lacking(game)
    yield from _lesson_lacking(game)
    yield from _gestures_lacking(game)
    if rules_row(game) not in (ROOT / "docs/rules.md").read_text("utf-8"):
        yield f"docs/rules.md: the row {rules_row(game)}"
    guide = (ROOT / "docs/guide/write-a-bot.md").read_text(encoding="utf-8")
    if f"\n### {game}\n" not in guide:
        yield f"docs/guide/write-a-bot.md: a section ### {game} with the facts of its views"


def rules_row(game: str) -> str:
    info = games.load(game).info
    folder = f"../src/ninelives/text/rules/{game}"
    links = [f"[{name}]({folder}/{language}.md)" for language, name in OWN_NAMES.items()]
    options = ", ".join(f"`{option.name}`" for option in info.options)
    cells = [
        Phrases("en").say(f"game-name-{game}"),
        f"{info.seats[0]} to {info.seats[-1]}",
        " · ".join(links),
    ]
    return f"| {' | '.join(cells)} |{f' {options} ' if options else ' '}|"


def _clauses_lacking(game: str) -> Iterator[str]:
    """Clauses that no test is named after; tests/docs/test_clauses.py compares the rule books."""
    book = ROOT / "src/ninelives/text/rules" / game / "en.md"
    prefix = games.manifest(game).clause_prefix
    clauses = re.findall(rf"^\*\*({prefix}-\d\d)\*\*", book.read_text("utf-8"), re.MULTILINE)
    if not clauses:
        yield f"{book.relative_to(ROOT)}: clauses, as in **{prefix}-01**"
    folder = ROOT / "tests" / "games" / game
    tests = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    for clause in clauses:
        start = f"test_{clause.lower().replace('-', '_')}_"
        if start not in tests:
            yield f"tests/games/{game}: a test {start}… of {clause}"


def _lesson_lacking(game: str) -> Iterator[str]:
    try:
        lesson = lessons.load(game)
    except lessons.NoLesson:
        yield f"src/ninelives/games/{game}/__init__.py: lesson, the record of a guided first game"
        return
    if lesson.seats - len(lesson.players) != 1:
        yield f"src/ninelives/games/{game}/{games.manifest(game).lesson}: one seat without a name"


def _gestures_lacking(game: str) -> Iterator[str]:
    """How a test in the browser does an action."""
    gestures = (ROOT / "testkit/browser/gestures.py").read_text("utf-8").partition("GESTURES")[2]
    page = "\n".join(path.read_text("utf-8") for path in (PAGE / game).rglob("*.svelte"))
    if f'"{game}":' not in gestures and "data-action=" not in page:
        yield f"web/src/games/{game}: data-action on the elements that do an action, or a function"
        yield f"in GESTURES of testkit/browser/gestures.py for {game}"
