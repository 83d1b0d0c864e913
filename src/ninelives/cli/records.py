"""Commands for recorded games: `ninelives replay`, `verify` and `review`."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Final

from ninelives.cli.arguments import Arguments, Command
from ninelives.cli.errors import WRONG_CALL, UsageError, bad_record
from ninelives.cli.files import record_in
from ninelives.cli.game_options import GameSource
from ninelives.cli.options import DECKS, JSON, LANG, Option
from ninelives.play.record import BadRecord
from ninelives.text.builds import pure_warning
from ninelives.text.phrases import Phrases

if TYPE_CHECKING:
    from ninelives.bots.levels import Budget
    from ninelives.play.record import Record

NOT_TRUE: Final = 1  # the exit code for a record that does not verify
_SEED: Final = 1


def replay(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.terminal.console import Console
    from ninelives.terminal.replay import ReplayScreen

    file = arguments.words["FILE"]
    seat = arguments.number("--seat")
    if seat is not None and "--open" in arguments.flags:
        raise UsageError("error-either-or", one="--seat", other="--open")
    find_game = GameSource(arguments, phrases).load
    record = record_in(file, find_game, phrases, exit_code=WRONG_CALL)
    if seat is not None and seat >= record.seats:
        raise UsageError("error-no-such-seat", seat=seat, last=record.seats - 1)
    try:
        watching = ReplayScreen(record, Console.standard(), phrases, seat=seat)
        watching.run(stepwise="--step" in arguments.flags)
    except BadRecord as error:
        raise bad_record(error, file, phrases, exit_code=WRONG_CALL) from None
    return 0


def verify(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.play.replay import verify_record

    file = arguments.words["FILE"]
    find_game = GameSource(arguments, phrases).load
    record = record_in(file, find_game, phrases, exit_code=NOT_TRUE)
    try:
        verify_record(record)
    except BadRecord as error:
        raise bad_record(error, file, phrases, exit_code=NOT_TRUE) from None
    print(phrases.say("verified", file=file, actions=len(record.steps)))
    print(phrases.say("verified-no-seed" if record.seed is None else "verified-draws"))
    if record.given_draws:
        print(phrases.say("verified-given", given=record.given_draws))
    print(phrases.say("verified-unfinished" if record.outcome is None else "verified-result"))
    return 0


def review(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.cli.progress import progress_bar
    from ninelives.coach.record_reviews import review as judge_all
    from ninelives.coach.record_reviews import review_facts
    from ninelives.terminal.coach import ReviewScreen
    from ninelives.terminal.console import Console

    file = arguments.words["FILE"]
    find_game = GameSource(arguments, phrases).load
    record = record_in(file, find_game, phrases, exit_code=WRONG_CALL)
    if record.outcome is None:
        raise UsageError("error-not-finished", file=file)
    seat, budget = _seat(arguments, record), _budget(arguments)
    if warning := pure_warning(phrases):
        print(warning, file=sys.stderr)
    try:
        with progress_bar(phrases) as show:
            judged = judge_all(record, seat, _SEED, budget, show)
    except BadRecord as error:
        raise bad_record(error, file, phrases, exit_code=WRONG_CALL) from None
    if "--json" in arguments.flags:
        print(json.dumps(review_facts(judged)))
    else:
        ReviewScreen(record, judged, Console.standard(), phrases).show()
    return 0


def _seat(arguments: Arguments, record: Record) -> int:
    """The seat asked for, else that of the first person, else 0."""
    from ninelives.bots.names import as_bot

    seat = arguments.number("--seat")
    if seat is None:
        people = [seat for seat, name in sorted(record.players.items()) if as_bot(name) is None]
        return people[0] if people else 0
    if seat >= record.seats:
        raise UsageError("error-no-such-seat", seat=seat, last=record.seats - 1)
    return seat


def _budget(arguments: Arguments) -> Budget:
    from ninelives.bots.levels import CHARACTERS, Budget, is_budget

    written = arguments.option("--budget")
    if written is None:
        return Budget(simulations=2_000, seconds=0.5)
    if not is_budget(written):
        raise UsageError("error-bad-budget", value=written)
    return CHARACTERS["tiger"].thinking(written).budget


REPLAY: Final = Command(
    "replay",
    replay,
    words=("FILE",),
    needed=1,
    accepts=(Option("seat", "N"), Option("open"), Option("step"), LANG, DECKS),
    example="game.txt --seat 0 --step",
)
REVIEW: Final = Command(
    "review",
    review,
    words=("FILE",),
    needed=1,
    accepts=(Option("seat", "N"), Option("budget", "B"), JSON, LANG, DECKS),
    example="game.txt --seat 0",
)
VERIFY: Final = Command(
    "verify", verify, words=("FILE",), needed=1, accepts=(LANG, DECKS), example="game.txt"
)
