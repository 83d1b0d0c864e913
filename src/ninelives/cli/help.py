"""Help, generated from the commands: the overview, each command, and the options of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from ninelives import bots, games
from ninelives.cli.arguments import Command
from ninelives.cli.configuration import usual_file
from ninelives.cli.options import CONFIG, Option, Setting
from ninelives.text.languages import LANGUAGES
from ninelives.text.phrases import Phrases
from ninelives.text.speaker import slug

_COLUMNS: Final = 80
_INDENT: Final = "  "
FILE_EXAMPLE: Final = ('host = "0.0.0.0"', "port = 8000", "open = false")


def overview(commands: Iterable[Command], phrases: Phrases) -> str:
    """What `ninelives --help` prints."""
    rows = [("ninelives", phrases.say("help-bare"))]
    for command in commands:
        first_line = phrases.say(f"help-{command.name}").partition("\n")[0]
        rows.append((command.usage, first_line.rstrip(".。")))
    rows.append(("ninelives --version", phrases.say("help-version")))
    more = phrases.say("help-more", languages=phrases.listed(list(LANGUAGES)))
    example = phrases.say("help-example", command="ninelives play felix")
    return "\n".join([phrases.say("help"), "", *_columns(rows), "", more, "", example])


def command_help(command: Command, phrases: Phrases) -> str:
    """What `ninelives COMMAND --help` prints."""
    about = phrases.say(f"help-{command.name}")
    lines = [phrases.say("help-usage", usage=command.usage, about=about), ""]
    lines += [*_columns(_rows(command, phrases)), ""]
    if command.settings:
        lines += [phrases.say("help-file", file=_shown(usual_file())), ""]
        lines += [*(f"{_INDENT}{line}" for line in FILE_EXAMPLE), ""]
    example = f"ninelives {command.name} {command.example}"
    return "\n".join([*lines, phrases.say("help-example", command=example)])


def texts_of(command: Command) -> dict[str, tuple[str, str]]:
    """By word and option: the id of its own text, and of the one it shares between commands."""
    words = [*command.words, *([command.many] if command.many else [])]
    named = {each: ("argument", each.lower()) for each in words}
    named |= {each.call: ("option", each.name) for each in command.accepts}
    return {
        call: (f"help-{command.name}-{name}", f"{kind}-{name}")
        for call, (kind, name) in named.items()
    }


def _rows(command: Command, phrases: Phrases) -> list[tuple[str, str]]:
    """Words and options with their descriptions; below a setting its variable and default."""
    by_call: dict[str, Option] = {each.call: each for each in command.accepts}
    second = max((len(each.variable) for each in command.settings), default=0)
    rows: list[tuple[str, str]] = []
    for call, (own, shared) in texts_of(command).items():
        text = phrases.say(
            own if phrases.has(own) else shared,
            command=command.name,
            default=by_call[call].default if call in by_call else "",
            games=phrases.listed(list(games.names())),
            bots=phrases.listed(list(bots.NAMES)),
            languages=phrases.listed(list(LANGUAGES)),
        )
        rows.append((call, text))
        setting = by_call.get(call)
        if command.settings and isinstance(setting, Setting):
            default = phrases.say("help-default", value=default_of(setting, phrases))
            rows.append(("", f"{setting.variable:{second}}{_INDENT}{default}"))
    return rows


def _columns(rows: Sequence[tuple[str, str]]) -> list[str]:
    """What is typed on the left, what it means on the right."""
    from ninelives.terminal.width import columns_of, padded, wrapped

    first, _ = columns_of(rows)
    margin = " " * (first + 2 * len(_INDENT))
    lines: list[str] = []
    for call, text in rows:
        described = wrapped(text, _COLUMNS - len(margin)) if call else [text]
        lines.append(f"{_INDENT}{padded(call, first)}{_INDENT}{described[0]}")
        lines += [margin + line for line in described[1:]]
    return lines


def default_of(setting: Setting, phrases: Phrases) -> str:
    """The default in words, or else the value in `Config`."""
    from ninelives.server.config import Config

    if phrases.has(f"option-{setting.name}-default"):
        return phrases.say(f"option-{setting.name}-default")
    if setting is CONFIG:
        return _shown(usual_file())
    default = getattr(Config(), setting.name.replace("-", "_"))
    return _shown(default) if isinstance(default, Path) else str(default)


def _shown(path: Path) -> str:
    """A path with ~ for the home folder."""
    home = Path.home()
    return str(Path("~") / path.relative_to(home)) if path.is_relative_to(home) else str(path)


def options_help(words: Sequence[str], phrases: Phrases) -> list[str]:
    """The values of --option for the first game named among the words, a line for each."""
    lines: list[str] = []
    for game in [word for word in words if word in games.names()][:1]:
        for option in games.load(game).info.options:
            text = f"{game}-option-{slug(option.name)}"
            name, about = phrases.say(text), phrases.say(f"{text}.about")
            lines += ["", phrases.say("described", name=name, about=about)]
            for value in option.values:
                meaning = phrases.say(f"{text}-{slug(value)}")
                lines.append(f"  --option {option.name}={value}")
                lines.append(f"      {meaning}")
    return [*lines, ""] if lines else []
