"""Everything that can be refused, each with what a caller needs to say why.

Left uncompiled: errors are raised by compiled code and caught by interpreted code, and gain
nothing from being native classes.
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
    """A seat wished for something that the rules do not allow it now."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason


class BadSeats(NinelivesError):
    """A game was asked for a number of seats that it does not have."""

    def __init__(self, seats: int, allowed: tuple[int, ...]) -> None:
        super().__init__(f"{seats} seats, allowed are {', '.join(map(str, allowed))}")
        self.seats = seats
        self.allowed = allowed


class BadOption(NinelivesError):
    """An option that the game does not have, or a value that the option does not take."""

    def __init__(self, name: str, value: str, allowed: tuple[str, ...]) -> None:
        super().__init__(f"{name}={value}, allowed are {', '.join(allowed)}")
        self.name = name
        self.value = value
        self.allowed = allowed


class BadNotation(NinelivesError):
    """A text that names no action of the game."""

    def __init__(self, text: str) -> None:
        super().__init__(f"no action is written {text!r}")
        self.text = text


class UnknownGame(NinelivesError):
    """A name that no game here has."""

    code = "unknown-game"

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no game {name!r}, there are {', '.join(known)}")
        self.name = name
        self.known = known


class BadFacts(NinelivesError):
    """Plain facts that make no view: one of them is missing or of the wrong kind."""

    def __init__(self, name: str) -> None:
        super().__init__(f"the fact {name!r} is missing or of the wrong kind")
        self.name = name


class BadDeck(NinelivesError):
    """A deck file that cannot be played with: the line (0: all of it) and what is wrong there.

    `fault` is a code for texts, `detail` what it is about, `allowed` what could stand there.
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
