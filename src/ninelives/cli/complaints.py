"""What was refused on purpose deeper down, as something to say to the caller."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ninelives.bots import NAMES, UnknownBot
from ninelives.cli.arguments import WRONG_CALL, Complaint
from ninelives.engine.errors import BadDeck, BadOption, BadSeats, NinelivesError, UnknownGame
from ninelives.play.record import BadRecord
from ninelives.text.languages import LANGUAGES, UnknownLanguage
from ninelives.text.phrases import Phrases

_READ_WRONGLY: Final = ("other-variant", "no-variant")  # nothing is wrong with the record


def complaint_of(error: NinelivesError, phrases: Phrases) -> Complaint:
    from ninelives.bot_programs import CannotStart

    if isinstance(error, UnknownGame):
        known = phrases.listed(list(error.known))
        return Complaint("error-unknown-game", name=error.name, known=known)
    if isinstance(error, UnknownBot):
        known = phrases.listed(list(NAMES))
        return Complaint("error-unknown-bot", name=error.name, known=known)
    if isinstance(error, UnknownLanguage):
        known = phrases.listed(list(LANGUAGES))
        return Complaint("error-unknown-language", name=error.name, known=known)
    if isinstance(error, CannotStart):
        return Complaint("error-cannot-start", command=error.command, why=error.why)
    return _complaint_of_arena(error)


def _complaint_of_arena(error: NinelivesError) -> Complaint:
    from ninelives.arena.deals import BotFailed
    from ninelives.arena.on_ray import NoCluster, NoRay
    from ninelives.arena.workers import WorkersDie

    if isinstance(error, BotFailed):
        return Complaint("error-bot-failed", bot=error.bot, why=error.why)
    if isinstance(error, WorkersDie):
        return Complaint("error-workers-die", deal=error.number)
    if isinstance(error, NoRay):
        return Complaint("error-no-ray")
    if isinstance(error, NoCluster):
        return Complaint("error-no-cluster", address=error.address, why=error.why)
    raise error


def bad_seats(error: BadSeats, game: str, phrases: Phrases) -> Complaint:
    allowed = phrases.listed([str(seats) for seats in error.allowed])
    title = phrases.say(f"game-name-{game}")
    return Complaint("error-bad-seats", game=title, seats=error.seats, allowed=allowed)


def bad_option(error: BadOption, game: str, known: list[str], phrases: Phrases) -> Complaint:
    """An option the game does not have, or a value the option does not take."""
    title = phrases.say(f"game-name-{game}")
    if error.name in known:
        allowed = phrases.listed(list(error.allowed))
        return Complaint("error-bad-value", name=error.name, value=error.value, allowed=allowed)
    if not known:
        return Complaint("error-no-options", game=title, name=error.name)
    return Complaint(
        "error-no-such-option", game=title, name=error.name, allowed=phrases.listed(known)
    )


def bad_record(error: BadRecord, file: str, phrases: Phrases, *, exit_code: int) -> Complaint:
    fault = phrases.say(f"fault-{error.fault}", detail=error.detail)
    if error.fault in _READ_WRONGLY:
        exit_code = WRONG_CALL
    return Complaint(
        "error-bad-record", exit_code=exit_code, file=file, line=str(error.line), fault=fault
    )


def bad_deck(error: BadDeck, folder: Path, phrases: Phrases) -> Complaint:
    fault = phrases.say(
        f"deck-fault-{error.fault}",
        detail=" ".join(error.detail.split()),  # in a file it may have many lines
        allowed=phrases.listed(list(error.allowed)),
    )
    file = str(folder / error.file)
    if not error.line:
        return Complaint("error-bad-deck-file", file=file, fault=fault)
    return Complaint("error-bad-deck", file=file, line=str(error.line), fault=fault)
