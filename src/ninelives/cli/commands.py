"""The registry of commands, in the order of the help; and two small ones, `rules` and `bench`."""

from __future__ import annotations

import json
from typing import Final

from ninelives import games
from ninelives.cli.arena import ARENA
from ninelives.cli.arguments import Arguments, Command
from ninelives.cli.errors import UsageError
from ninelives.cli.game_options import GameSource
from ninelives.cli.join import BOT, JOIN
from ninelives.cli.options import DECKS, JSON, LANG
from ninelives.cli.play import PLAY
from ninelives.cli.records import REPLAY, REVIEW, VERIFY
from ninelives.cli.server import BACKUP, RESTORE, SERVE
from ninelives.text.builds import version_line
from ninelives.text.phrases import Phrases

_SPEEDS: Final = (
    "rollout-steps-per-s",
    "rollouts-per-s",
    "round-rollouts-per-s",
    "guided-rollouts-per-s",
    "python-steps-per-s",
    "clone-ns",
)


def rules(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.presentation.books import whole_book
    from ninelives.terminal.markdown import plain
    from ninelives.text.rulebook import clause

    game = GameSource(arguments, phrases).load(arguments.words["GAME"])
    name = game.info.name
    rule = arguments.words.get("RULE")
    if rule is None:
        text: str | None = whole_book(game, phrases)
    else:
        text = clause(name, phrases.language, rule.upper())
    if text is None:
        raise UsageError("error-no-such-rule", game=name, rule=rule or "")
    print("\n".join(plain(text)))
    return 0


def bench(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.bench import run
    from ninelives.terminal.width import aligned

    wanted = arguments.words.get("GAME")
    names = games.names() if wanted is None else (games.load(wanted).info.name,)
    if "--json" in arguments.flags:
        print(json.dumps(run(names)))
        return 0
    print(version_line(phrases), flush=True)
    report = run(names)
    rows = [[phrases.say("bench-game"), *(phrases.say(f"bench-{key}") for key in _SPEEDS)]]
    measured = report["games"]
    assert isinstance(measured, dict)
    for name, speeds in measured.items():
        numbers = [f"{speeds[key.replace('-', '_')]:,}" for key in _SPEEDS]
        rows.append([phrases.say(f"game-name-{name}"), *numbers])
    print("\n".join(aligned(rows)))
    return 0


RULES: Final = Command(
    "rules",
    rules,
    words=("GAME", "RULE"),
    needed=1,
    accepts=(LANG, DECKS),
    example="felix FX-12",
)
BENCH: Final = Command(
    "bench", bench, words=("GAME",), accepts=(JSON, LANG), example="catinthebox --json"
)

COMMANDS: Final[dict[str, Command]] = {
    command.name: command
    for command in (
        SERVE,
        PLAY,
        JOIN,
        BOT,
        REPLAY,
        REVIEW,
        VERIFY,
        RULES,
        ARENA,
        BACKUP,
        RESTORE,
        BENCH,
    )
}
