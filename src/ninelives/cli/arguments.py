"""Parses the command line. What is wrong with it is explained in the user's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ninelives.cli.errors import UsageError
from ninelives.cli.options import CONFIG, Option, Setting
from ninelives.text.phrases import Phrases


@dataclass(frozen=True)
class Command:
    """A command: what it takes and what runs it. Parser and help are made from this alone.

    The text `help-NAME` describes it: a line for the overview, then more for its own help. A word
    is described by `help-NAME-WORD`, or else by `argument-WORD`.
    """

    name: str
    run: Callable[[Arguments, Phrases], int]
    words: tuple[str, ...] = ()  # by position
    needed: int = 0  # how many words are mandatory
    many: str = ""  # a last word that can be repeated
    accepts: tuple[Option, ...] = ()
    example: str = ""  # what follows the name

    @property
    def options(self) -> tuple[str, ...]:
        """What can have a value on the command line."""
        return tuple(each.option for each in self.accepts if each.value)

    @property
    def flags(self) -> tuple[str, ...]:
        """What can be without a value on the command line."""
        bare = [each for each in self.accepts if each.is_value_optional or not each.value]
        return tuple(option for each in bare for option in each.options)

    @property
    def settings(self) -> tuple[Setting, ...]:
        """What can also come from the environment and the file; () where no file is read."""
        if CONFIG not in self.accepts:
            return ()
        return tuple(each for each in self.accepts if isinstance(each, Setting))

    @property
    def usage(self) -> str:
        words = [w if at < self.needed else f"[{w}]" for at, w in enumerate(self.words)]
        return " ".join(["ninelives", self.name, *words, *([self.many, "…"] if self.many else [])])


@dataclass
class Arguments:
    words: dict[str, str] = field(default_factory=dict)
    many: list[str] = field(default_factory=list)
    options: dict[str, list[str]] = field(default_factory=dict)
    flags: set[str] = field(default_factory=set)

    def option(self, name: str) -> str | None:
        """The last value given."""
        return self.options[name][-1] if name in self.options else None

    def number(self, name: str) -> int | None:
        value = self.option(name)
        if value is None:
            return None
        if not value.isascii() or not value.isdigit():
            raise UsageError("error-not-a-number", name=name, value=value)
        return int(value)

    def at_least_one(self, name: str, default: int) -> int:
        number = self.number(name)
        if number == 0:
            raise UsageError("error-at-least-one", name=name)
        return default if number is None else number


def read(command: Command, argv: Sequence[str]) -> Arguments:
    """The arguments of a command; raises UsageError."""
    arguments = Arguments()
    words: list[str] = []
    left = list(argv)
    while left:
        name, equals, value = left.pop(0).partition("=")
        if not name.startswith("--"):
            words.append(name + equals + value)
        elif name in command.options and (equals or _is_value(left)):
            arguments.options.setdefault(name, []).append(value if equals else left.pop(0))
        elif name in command.flags and not equals:
            arguments.flags -= {f"--no-{name[2:]}", f"--{name.removeprefix('--no-')}"}
            arguments.flags.add(name)  # of two opposites the last counts
        elif name in command.options:
            raise UsageError("error-option-needs-value", name=name, command=command.name)
        else:
            raise UsageError("error-unknown-option", name=name, command=command.name)
    arguments.words = _by_name(command, words)
    arguments.many = words[len(command.words) :]
    return arguments


def option_in(argv: Sequence[str], name: str) -> str | None:
    """The last value of an option, found without parsing the other words."""
    value = None
    for at, word in enumerate(argv):
        if word.startswith(f"{name}="):
            value = word.partition("=")[2]
        elif word == name and at + 1 < len(argv):
            value = argv[at + 1]
    return value


def _is_value(left: list[str]) -> bool:
    return bool(left) and not left[0].startswith("--")


def _by_name(command: Command, words: list[str]) -> dict[str, str]:
    if len(words) > len(command.words) and not command.many:
        extra = words[len(command.words)]
        raise UsageError("error-too-many-words", name=extra, command=command.name)
    if len(words) < command.needed:
        missing = [*command.words, command.many][len(words)]
        raise UsageError("error-missing-word", name=missing, command=command.name)
    return dict(zip(command.words, words, strict=False))
