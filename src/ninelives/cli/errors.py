"""Errors as the user reads them: the id of a text in their language, its values, an exit code."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ninelives.engine.errors import BadDeck, BadOption, BadSeats, NinelivesError
from ninelives.play.record import BadRecord
from ninelives.text.phrases import Phrases, Value

WRONG_CALL: Final = 2
_READ_WRONGLY: Final = ("other-variant", "no-variant")  # nothing is wrong with the record itself


class UsageError(Exception):
    """A mistake of the user: the text says what is wrong and how to fix it."""

    def __init__(self, text: str, /, exit_code: int = WRONG_CALL, **values: Value) -> None:
        super().__init__(text, values)
        self.text = text
        self.values = values
        self.exit_code = exit_code


def usage_error(error: NinelivesError, phrases: Phrases) -> UsageError:
    """An error that has a code, with its attributes as values; raises an error that has none."""
    if not error.code:
        raise error
    values: dict[str, Value] = {
        name: phrases.listed([str(each) for each in value]) if isinstance(value, tuple) else value
        for name, value in vars(error).items()
    }
    return UsageError(f"error-{error.code}", WRONG_CALL, **values)


def bad_seats(error: BadSeats, game: str, phrases: Phrases) -> UsageError:
    allowed = phrases.listed([str(seats) for seats in error.allowed])
    title = phrases.say(f"game-name-{game}")
    return UsageError("error-bad-seats", game=title, seats=error.seats, allowed=allowed)


def bad_option(error: BadOption, game: str, known: list[str], phrases: Phrases) -> UsageError:
    """An option the game does not have, or a value the option does not take."""
    title = phrases.say(f"game-name-{game}")
    if error.name in known:
        allowed = phrases.listed(list(error.allowed))
        return UsageError("error-bad-value", name=error.name, value=error.value, allowed=allowed)
    if not known:
        return UsageError("error-no-options", game=title, name=error.name)
    return UsageError(
        "error-no-such-option", game=title, name=error.name, allowed=phrases.listed(known)
    )


def bad_record(error: BadRecord, file: str, phrases: Phrases, *, exit_code: int) -> UsageError:
    fault = phrases.say(f"fault-{error.fault}", detail=error.detail)
    if error.fault in _READ_WRONGLY:
        exit_code = WRONG_CALL
    return UsageError(
        "error-bad-record", exit_code=exit_code, file=file, line=str(error.line), fault=fault
    )


def bad_deck(error: BadDeck, folder: Path, phrases: Phrases) -> UsageError:
    fault = phrases.say(
        f"deck-fault-{error.fault}",
        detail=" ".join(error.detail.split()),  # in a file it may have many lines
        allowed=phrases.listed(list(error.allowed)),
    )
    file = str(folder / error.file)
    if not error.line:
        return UsageError("error-bad-deck-file", file=file, fault=fault)
    return UsageError("error-bad-deck", file=file, line=str(error.line), fault=fault)
