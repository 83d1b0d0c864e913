"""Reading the words of a command line. What is wrong with them is said in the caller's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ninelives.cli.settings import Setting
from ninelives.text.phrases import Value

WRONG_CALL: Final = 2


class Complaint(Exception):
    """A mistake of the caller: the id of the text that says what and how to mend it."""

    def __init__(self, text: str, /, *, exit_code: int = WRONG_CALL, **values: Value) -> None:
        super().__init__(text, values)
        self.text = text
        self.values = values
        self.exit_code = exit_code


@dataclass(frozen=True)
class Command:
    """What a command takes: words by position, options with a value, flags without.

    A name that is both an option and a flag has a value or none.
    """

    name: str
    words: tuple[str, ...] = ()
    many: str = ""  # a last word that may come any number of times
    needed: int = 0  # so many of the words may not be left out
    options: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    settings: tuple[Setting, ...] = ()  # options and flags that have other sources as well
    example: str = ""  # for help that is made from the settings

    @classmethod
    def with_settings(
        cls,
        name: str,
        settings: tuple[Setting, ...],
        *,
        words: tuple[str, ...] = (),
        example: str,
    ) -> Command:
        """One that takes these settings, and needs all of its words."""
        return cls(
            name,
            words=words,
            needed=len(words),
            options=tuple(each.option for each in settings if each.kind != "flag"),
            flags=tuple(o for each in settings if each.kind == "flag" for o in each.options),
            settings=settings,
            example=example,
        )


@dataclass
class Arguments:
    words: dict[str, str] = field(default_factory=dict)
    many: list[str] = field(default_factory=list)
    options: dict[str, list[str]] = field(default_factory=dict)
    flags: set[str] = field(default_factory=set)

    def option(self, name: str) -> str | None:
        """The value given last, or None."""
        return self.options[name][-1] if name in self.options else None

    def number(self, name: str) -> int | None:
        value = self.option(name)
        if value is None:
            return None
        if not value.isascii() or not value.isdigit():
            raise Complaint("error-not-a-number", name=name, value=value)
        return int(value)

    def at_least_one(self, name: str, usual: int) -> int:
        number = self.number(name)
        if number == 0:
            raise Complaint("error-at-least-one", name=name)
        return usual if number is None else number


def read(command: Command, argv: Sequence[str]) -> Arguments:
    """The arguments of a command; raises Complaint."""
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
            raise Complaint("error-option-needs-value", name=name, command=command.name)
        else:
            raise Complaint("error-unknown-option", name=name, command=command.name)
    arguments.words = _by_name(command, words)
    arguments.many = words[len(command.words) :]
    return arguments


def option_in(argv: Sequence[str], name: str) -> str | None:
    """The value of an option, found without knowing the other words; of several the last."""
    value = None
    for at, word in enumerate(argv):
        if word.startswith(f"{name}="):
            value = word.partition("=")[2]
        elif word == name and at + 1 < len(argv):
            value = argv[at + 1]
    return value


def _is_value(left: list[str]) -> bool:
    """Whether what comes next can be the value of an option."""
    return bool(left) and not left[0].startswith("--")


def _by_name(command: Command, words: list[str]) -> dict[str, str]:
    if len(words) > len(command.words) and not command.many:
        extra = words[len(command.words)]
        raise Complaint("error-too-many-words", name=extra, command=command.name)
    if len(words) < command.needed:
        missing = [*command.words, command.many][len(words)]
        raise Complaint("error-missing-word", name=missing, command=command.name)
    return dict(zip(command.words, words, strict=False))
