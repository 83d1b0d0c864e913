"""`ninelives review FILE`: how well a recorded game was played."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ninelives.cli.arguments import WRONG_CALL, Arguments, Command, Complaint
from ninelives.cli.complaints import bad_record
from ninelives.cli.decks import DECKS, Shelf
from ninelives.cli.files import record_in
from ninelives.play.record import BadRecord
from ninelives.text.builds import pure_warning
from ninelives.text.phrases import Phrases

if TYPE_CHECKING:
    from ninelives.bots.levels import Budget
    from ninelives.play.record import Record

REVIEW: Final = Command(
    "review",
    words=("FILE",),
    needed=1,
    options=("--seat", "--budget", "--lang", DECKS),
    flags=("--json",),
)
_SEED: Final = 1


def review(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.coach.plain import review_facts
    from ninelives.coach.record_reviews import review as judge_all
    from ninelives.terminal.coach import ReviewScreen
    from ninelives.terminal.console import Console

    file = arguments.words["FILE"]
    find_game = Shelf(arguments, phrases).load
    record = record_in(file, find_game, phrases, exit_code=WRONG_CALL)
    if record.outcome is None:
        raise Complaint("error-not-finished", file=file)
    seat, budget = _seat(arguments, record), _budget(arguments)
    if warning := pure_warning(phrases):
        print(warning, file=sys.stderr)
    try:
        judged = judge_all(record, seat, _SEED, budget, _progress(phrases))
    except BadRecord as error:
        raise bad_record(error, file, phrases, exit_code=WRONG_CALL) from None
    if "--json" in arguments.flags:
        print(json.dumps(review_facts(judged)))
    else:
        ReviewScreen(record, judged, Console.standard(), phrases).show()
    return 0


def _seat(arguments: Arguments, record: Record) -> int:
    """The seat asked for, or that of the first person, or the first of all."""
    from ninelives.bots.names import as_bot

    seat = arguments.number("--seat")
    if seat is None:
        people = [seat for seat, name in sorted(record.players.items()) if as_bot(name) is None]
        return people[0] if people else 0
    if seat >= record.seats:
        raise Complaint("error-no-such-seat", seat=seat, last=record.seats - 1)
    return seat


def _budget(arguments: Arguments) -> Budget:
    from ninelives.bots.levels import CHARACTERS, Budget, is_budget

    written = arguments.option("--budget")
    if written is None:
        return Budget(simulations=2_000, seconds=0.5)
    if not is_budget(written):
        raise Complaint("error-bad-budget", value=written)
    return CHARACTERS["tiger"].thinking(written).budget


def _progress(phrases: Phrases) -> Callable[[int, int], None]:
    """Tells on a terminal how far it is, on a line that is wiped in the end."""

    def tell(done: int, all_of_them: int) -> None:
        if sys.stderr.isatty():
            text = phrases.say("coach-review-progress", done=done, all=all_of_them)
            end = "" if done < all_of_them else "\r\x1b[K"
            print(f"\r\x1b[K{text}{end}", end="", file=sys.stderr, flush=True)

    return tell
