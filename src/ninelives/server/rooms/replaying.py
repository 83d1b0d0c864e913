"""A game again, from what was kept of it: choice by choice as a seat saw it, or with open cards.

While a game goes on a seat may look back at what it saw itself, and everybody else at what a
spectator saw: the same that was sent to them then. When it is over there are no secrets any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ninelives.engine.contract import CHANCE, NOBODY
from ninelives.engine.events import Event, Log
from ninelives.play import record
from ninelives.play.dealer import Weighted
from ninelives.play.record import Record
from ninelives.play.replay import draws_of
from ninelives.server.rooms.playing import Done, NotRecovered, Playing
from ninelives.server.rooms.refusing import NotShown
from ninelives.server.rooms.telling import view_in
from ninelives.server.store.rows import MoveRow, RoomRow
from ninelives.wire.http import Deal, Draw, Frame, Replay
from ninelives.wire.replies import event_facts
from ninelives.wire.requests import Form

HIDDEN = -1  # instead of an action that this seat was not told


def record_text(row: RoomRow, moves: Sequence[MoveRow]) -> str:
    """The record of a game that is over, with the dealer's seed; raises NotShown."""
    return record.write(_revealed(row, moves))


def deal(row: RoomRow, moves: Sequence[MoveRow]) -> Deal:
    """Every draw of a game that is over, and all that it was made from; raises NotShown."""
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
    """The record of a game that is over, with the dealer's seed; raises NotShown."""
    if row.status == "playing":
        raise NotShown("running")
    *_, (playing, _last) = repeated(row, moves)
    playing.match.reveal()
    return playing.match.record


def _draw(number: int, weighted: Weighted, outcome: int) -> Draw:
    return Draw(
        number=number,
        outcome=outcome,
        outcomes=[each for each, _ in weighted],
        weights=[weight for _, weight in weighted],
    )


def replay(
    row: RoomRow, moves: Sequence[MoveRow], mine: int, *, seat: int, is_open: bool, form: Form
) -> Replay:
    """The game as this seat saw it, for the player of the seat `mine`; raises NotShown."""
    if not _may_see(row, mine, seat, is_open=is_open):
        raise NotShown("not-allowed")
    frames = [
        _frame(playing, done, seat, form, is_open=is_open) for playing, done in repeated(row, moves)
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


def _may_see(row: RoomRow, mine: int, seat: int, *, is_open: bool) -> bool:
    if row.status == "playing":
        return not is_open and seat in (mine, NOBODY)
    return NOBODY <= seat < row.seats


def repeated(row: RoomRow, moves: Sequence[MoveRow]) -> Iterator[tuple[Playing, Done]]:
    """The game at each of its choices, and what happened then."""
    if not row.started:
        raise NotShown("not-begun")
    try:
        playing, opening = Playing.begun_again(row)
        for done in playing.repeat(opening, moves):
            yield playing, done
    except NotRecovered:
        raise NotShown("other-rules") from None


def _frame(playing: Playing, done: Done, seat: int, form: Form, *, is_open: bool) -> Frame:
    game, move = playing.game.info.name, done.move
    shown = move.seat != CHANCE and (is_open or move.seat == seat)
    seats = range(playing.match.record.seats) if is_open else ()
    return Frame(
        seat=move.seat,
        action=move.action if shown else HIDDEN,
        events=[event_facts(event) for event in _heard(done.log, seat, is_open=is_open)],
        view=view_in(form, game, playing.view(seat)),
        hands=[view_in(form, game, playing.view(each)) for each in seats],
    )


def _heard(log: Log, seat: int, *, is_open: bool) -> list[Event]:
    return [each.secret for each in log.told] if is_open else log.heard_by(seat)
