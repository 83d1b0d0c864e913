"""Records, deals, replays and event logs of a stored game, as a seat saw it or with open cards.

While a game is running a seat may replay what it saw itself, and everyone else what a spectator
saw: exactly what was sent then. A finished game has no secrets.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from ninelives.engine.contract import CHANCE, NOBODY
from ninelives.engine.events import Event, Log
from ninelives.play import record
from ninelives.play.dealer import Weighted
from ninelives.play.record import Record
from ninelives.play.replay import draws_of
from ninelives.server.rooms.broadcast import view_in
from ninelives.server.rooms.errors import NotViewable
from ninelives.server.rooms.session import AppliedMove, GameSession, RecoveryFailed
from ninelives.server.store.rows import MoveRow, RoomRow
from ninelives.wire.http import Deal, Draw, EventLog, Frame, Replay
from ninelives.wire.replies import event_facts
from ninelives.wire.requests import Form

HIDDEN: Final = -1  # instead of an action that this seat may not know
MAX_LOGGED: Final = 500  # revisions of an event log; the page shows as many lines


def record_text(row: RoomRow, moves: Sequence[MoveRow]) -> str:
    """The record of a finished or abandoned game, with the dealer's seed; raises NotViewable."""
    return record.write_record(_revealed(row, moves))


def deal(row: RoomRow, moves: Sequence[MoveRow]) -> Deal:
    """All draws of a finished or abandoned game and what they derive from; raises NotViewable."""
    over = _revealed(row, moves)
    assert over.seed is not None
    drawn = list(draws_of(over))
    outcomes = sorted({outcome for weighted, _ in drawn for outcome, _ in weighted})
    return Deal(
        room=row.id,
        game=row.game,
        names=[place.name for place in row.places],
        commitment=over.commitment,
        seed=over.seed.hex(),
        values=[over.seat_values.get(seat, b"").hex() for seat in range(row.seats)],
        given_draws=over.given_draws,
        draws=[_draw(number, *each) for number, each in enumerate(drawn)],
        written={outcome: over.game.notation.write_chance(outcome) for outcome in outcomes},
    )


def _revealed(row: RoomRow, moves: Sequence[MoveRow]) -> Record:
    if row.status == "playing":
        raise NotViewable("running")
    *_, (session, _last) = replayed(row, moves)
    session.match.reveal()
    return session.match.record


def _draw(number: int, weighted: Weighted, outcome: int) -> Draw:
    return Draw(
        number=number,
        outcome=outcome,
        outcomes=[each for each, _ in weighted],
        weights=[weight for _, weight in weighted],
    )


def replay(
    row: RoomRow,
    moves: Sequence[MoveRow],
    mine: int,
    *,
    seat: int,
    is_open: bool,
    form: Form,
) -> Replay:
    """The game as `seat` saw it, for the player of the seat `mine`; raises NotViewable."""
    if not _may_see(row, mine, seat, is_open=is_open):
        raise NotViewable("not-allowed")
    frames = [
        _frame(session, applied, seat, form, is_open=is_open)
        for session, applied in replayed(row, moves)
    ]
    return Replay(
        room=row.id,
        game=row.game,
        options=row.options,
        names=[place.name for place in row.places],
        seat=seat,
        open=is_open,
        finished=row.status != "playing",
        frames=frames,
        points=row.points,
        ranks=row.ranks,
    )


def event_log(row: RoomRow, moves: Sequence[MoveRow], seat: int, since: int) -> EventLog:
    """What a seat was sent since this revision, at most for MAX_LOGGED; raises NotViewable."""
    first = max(since, len(moves) - MAX_LOGGED)
    heard = (applied.log.heard_by(seat) for _, applied in replayed(row, moves))
    return EventLog(
        room=row.id,
        seat=seat,
        first=first,
        events=[[event_facts(event) for event in events] for events in islice(heard, first, None)],
    )


def _may_see(row: RoomRow, mine: int, seat: int, *, is_open: bool) -> bool:
    if row.status == "playing":
        return not is_open and seat in (mine, NOBODY)
    return NOBODY <= seat < row.seats


def replayed(row: RoomRow, moves: Sequence[MoveRow]) -> Iterator[tuple[GameSession, AppliedMove]]:
    """The game after each of its moves, with that move; raises NotViewable."""
    if not row.started:
        raise NotViewable("not-begun")
    try:
        session, opening = GameSession.restart(row)
        for applied in session.replay(opening, moves):
            yield session, applied
    except RecoveryFailed:
        raise NotViewable("other-rules") from None


def _frame(
    session: GameSession, applied: AppliedMove, seat: int, form: Form, *, is_open: bool
) -> Frame:
    game, move = session.game.info.name, applied.move
    shown = move.seat != CHANCE and (is_open or move.seat == seat)
    seats = range(session.match.record.seats) if is_open else ()
    return Frame(
        seat=move.seat,
        action=move.action if shown else HIDDEN,
        events=[event_facts(event) for event in _events(applied.log, seat, is_open=is_open)],
        view=view_in(form, game, session.view(seat)),
        hands=[view_in(form, game, session.view(each)) for each in seats],
    )


def _events(log: Log, seat: int, *, is_open: bool) -> list[Event]:
    return [each.secret for each in log.told] if is_open else log.heard_by(seat)
