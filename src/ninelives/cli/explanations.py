"""Help beyond the fixed texts: what a command and a game can be told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ninelives import games
from ninelives.cli.arguments import Command
from ninelives.cli.settings import CONFIG, Setting
from ninelives.cli.sources import usual_file
from ninelives.text.phrases import Phrases
from ninelives.text.speaker import slug

_COLUMNS: Final = 80
_INDENT: Final = "  "
FILE_EXAMPLE: Final = ('host = "0.0.0.0"', "port = 8000", "open = false")


def command_help(command: Command, phrases: Phrases) -> str:
    """All about a command; where it declares no settings, the text that says it all."""
    about = phrases.say(f"help-{command.name}")
    if not command.settings:
        return about
    lines = [about, "", *_described(command, phrases), ""]
    lines += [phrases.say("help-file", file=_shown(usual_file())), ""]
    lines += [f"{_INDENT}{line}" for line in FILE_EXAMPLE]
    return "\n".join([*lines, "", phrases.say("help-example", command=command.example)])


def _described(command: Command, phrases: Phrases) -> list[str]:
    """The words and settings of a command in columns: what it is called, below its description
    the variable and the default."""
    from ninelives.terminal.width import columns_of, padded, wrapped

    calls = [*command.words, *(_call(setting) for setting in command.settings)]
    (first,) = columns_of([[call] for call in calls])
    (second,) = columns_of([[setting.variable] for setting in command.settings])
    margin = " " * len(f"{_INDENT}{' ' * first}{_INDENT}")
    lines: list[str] = []

    def describe(call: str, text: str) -> None:
        described = wrapped(text, _COLUMNS - len(margin))
        lines.append(f"{_INDENT}{padded(call, first)}{_INDENT}{described[0]}")
        lines.extend(margin + line for line in described[1:])

    for word in command.words:
        describe(word, phrases.say(f"help-{command.name}-{word.lower()}"))
    for setting in command.settings:
        describe(_call(setting), phrases.say(f"setting-{setting.name}"))
        default = phrases.say("help-default", value=default_of(setting, phrases))
        lines.append(f"{margin}{padded(setting.variable, second)}{_INDENT}{default}")
    return lines


def _call(setting: Setting) -> str:
    """How a setting is written on the command line."""
    return f"{setting.option} {setting.value}" if setting.value else ", ".join(setting.options)


def default_of(setting: Setting, phrases: Phrases) -> str:
    """What is so if nothing is said: in words, or else as the server has it."""
    from ninelives.server.config import Config

    if phrases.has(f"setting-{setting.name}-default"):
        return phrases.say(f"setting-{setting.name}-default")
    if setting is CONFIG:
        return _shown(usual_file())
    default = getattr(Config(), setting.name.replace("-", "_"))
    return _shown(default) if isinstance(default, Path) else str(default)


def _shown(path: Path) -> str:
    """A path as people write it, with ~ for their home."""
    home = Path.home()
    return str(Path("~") / path.relative_to(home)) if path.is_relative_to(home) else str(path)


def options_help(words: Sequence[str], phrases: Phrases) -> list[str]:
    """What the first game named among the words can be told by --option, a line for each value."""
    lines: list[str] = []
    for name in [word for word in words if word in games.names()][:1]:
        for option in games.load(name).info.options:
            text = f"{name}-option-{slug(option.name)}"
            lines += ["", f"{phrases.say(text)}: {phrases.say(f'{text}.about')}"]
            for value in option.values:
                meaning = phrases.say(f"{text}-{slug(value)}")
                lines.append(f"  --option {option.name}={value}")
                lines.append(f"      {meaning}")
    return [*lines, ""] if lines else []
