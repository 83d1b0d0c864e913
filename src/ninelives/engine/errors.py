"""The errors of the package, each with the data that a message for people needs.

Not compiled: errors are raised by compiled code and caught by interpreted code, and gain nothing
from being native classes.
"""

from __future__ import annotations

from typing import ClassVar


class NinelivesError(Exception):
    """Base of all errors that this package raises on purpose; never a bug of the package itself.

    `code` names the text that explains the error to a user of the command line, with the error's
    attributes as its values; "" where there is none.
    """

    code: ClassVar[str] = ""


class IllegalAction(NinelivesError):
    """An action that the rules forbid in this state, with the clause and a reason code."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason


class BadSeats(NinelivesError):
    """A number of seats that the game does not allow."""

    def __init__(self, seats: int, allowed: tuple[int, ...]) -> None:
        super().__init__(f"{seats} seats, allowed are {', '.join(map(str, allowed))}")
        self.seats = seats
        self.allowed = allowed


class BadOption(NinelivesError):
    """An unknown option, or a value that the option does not take."""

    def __init__(self, name: str, value: str, allowed: tuple[str, ...]) -> None:
        super().__init__(f"{name}={value}, allowed are {', '.join(allowed)}")
        self.name = name
        self.value = value
        self.allowed = allowed


class BadNotation(NinelivesError):
    """A text that is not the notation of any action."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is not an action of this game")
        self.text = text


class UnknownGame(NinelivesError):
    """A name that is not one of the games."""

    code = "unknown-game"

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown game {name!r}; the games are {', '.join(known)}")
        self.name = name
        self.known = known


class BadFacts(NinelivesError):
    """Facts that are not a view of this game: the named one is missing or malformed."""

    def __init__(self, name: str) -> None:
        super().__init__(f"the fact {name!r} is missing or malformed")
        self.name = name


class BadDeck(NinelivesError):
    """An invalid deck file: the line (0 for the whole file) and what is wrong there.

    `fault` is a code for texts, `detail` the offending text, `allowed` the valid alternatives.
    """

    def __init__(
        self, file: str, line: int, fault: str, detail: str = "", allowed: tuple[str, ...] = ()
    ) -> None:
        super().__init__(f"{file}, line {line}: {fault}" + (f" ({detail})" if detail else ""))
        self.file = file
        self.line = line
        self.fault = fault
        self.detail = detail
        self.allowed = allowed
