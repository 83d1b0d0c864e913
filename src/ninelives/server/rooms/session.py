"""The game played in a room: the match, numbered choices and the clock. No network.

A choice has a number, so a repeated request is harmless. A row of the journal is one choice with
the chance draws that followed it; the same rows, replayed, give the same game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ninelives import games
from ninelives.bots.names import as_player
from ninelives.engine.contract import CHANCE, Game, View
from ninelives.engine.errors import NinelivesError
from ninelives.engine.events import Log
from ninelives.play import lessons
from ninelives.play.dealer import Dealer, FixedDealer
from ninelives.play.match import Match
from ninelives.server.rooms.clocks import TableClock
from ninelives.server.rooms.errors import RequestRefused
from ninelives.server.rooms.seats import active_person_seats
from ninelives.server.store.rows import MoveRow, RoomRow


class RecoveryFailed(NinelivesError):
    """A journal does not replay: it was written by other rules, or is damaged."""


@dataclass(frozen=True)
class AppliedMove:
    """A choice that was applied: its journal row, and the events it caused."""

    move: MoveRow
    log: Log


def dealer_of(row: RoomRow) -> Dealer:
    """The dealer of a room: from its seed and the seats' values, in a lesson with fixed draws."""
    values = {seat: bytes.fromhex(place.value) for seat, place in enumerate(row.places)}
    dealer = Dealer(row.seed, {seat: value for seat, value in values.items() if value})
    return FixedDealer(lessons.load(row.game).draws(), then=dealer) if row.lesson else dealer


def players_of(row: RoomRow) -> dict[int, str]:
    """The players as a record names them."""
    return {
        seat: as_player(place.name, place.bot) if place.sitter == "bot" else place.name
        for seat, place in enumerate(row.places)
    }


class GameSession:
    """Holds all secrets of the table. Create with `start` or `recover`."""

    def __init__(self, row: RoomRow, match: Match) -> None:
        self.match = match
        self.clock = TableClock(row.timing, row.seats, active_person_seats(row))
        self.revision = 0  # number of choices made
        self.last_move = row.started
        self._actions: list[list[int]] = [[] for _ in range(row.seats)]
        self.clock.start(match.waiting(), row.started)

    @classmethod
    def start(cls, row: RoomRow) -> tuple[GameSession, AppliedMove]:
        """A new game, with its deal as row 0 of the journal."""
        game = games.load(row.game)
        match, log = Match.begin(game, row.seats, row.options, dealer_of(row), players_of(row))
        draws, waiting = match.record.draws(), match.waiting()
        opening = MoveRow(0, CHANCE, 0, 0, draws, row.started, waiting)
        return cls(row, match), AppliedMove(opening, log)

    @classmethod
    def restart(cls, row: RoomRow) -> tuple[GameSession, AppliedMove]:
        """A stored game at its start; raises RecoveryFailed."""
        try:
            session, opening = cls.start(row)
        except NinelivesError as error:
            raise RecoveryFailed(str(error)) from None
        if session.game.info.rules_version != row.rules:
            raise RecoveryFailed("other rules")
        return session, opening

    @classmethod
    def recover(cls, row: RoomRow, moves: Sequence[MoveRow], now: int) -> GameSession:
        """A stored game at the end of its journal; raises RecoveryFailed."""
        session, opening = cls.restart(row)
        for _ in session.replay(opening, moves):
            continue
        session.clock.resume(session.match.waiting(), session.last_move, now)
        return session

    def replay(self, opening: AppliedMove, moves: Sequence[MoveRow]) -> Iterator[AppliedMove]:
        """Apply a journal row by row; raises RecoveryFailed where a row comes out differently."""
        for move in moves:
            applied = opening if move.number == 0 else self._reapply(move)
            if applied.move != move:
                raise RecoveryFailed(f"move {move.number}")
            yield applied

    @property
    def game(self) -> Game[Any, Any]:
        return self.match.game

    def view(self, seat: int) -> View:
        return self.match.view(seat)

    def next_choice(self, seat: int) -> int:
        """The number of the choice that this seat makes next."""
        return len(self._actions[seat]) if seat >= 0 else 0

    def act(self, seat: int, choice: int, action: int, now: int) -> AppliedMove | None:
        """Apply a seat's choice; None if the same choice was applied before.

        Raises RequestRefused for a choice that is not asked for, IllegalAction for one that the
        rules forbid.
        """
        if not 0 <= action < self.game.info.actions:
            raise RequestRefused("no-such-action")
        made = self._actions[seat]
        if choice < len(made) and made[choice] == action:
            return None
        if choice != len(made):
            raise RequestRefused("stale")
        steps = self.match.record.steps
        before = len(steps)
        log = self.match.act(seat, action)
        made.append(action)
        self.revision += 1
        self.last_move = now
        waiting = self.match.waiting()
        self.clock.moved(seat, waiting, now)
        draws = [step.action for step in steps[before + 1 :]]
        return AppliedMove(MoveRow(self.revision, seat, choice, action, draws, now, waiting), log)

    def _reapply(self, move: MoveRow) -> AppliedMove:
        try:
            applied = self.act(move.seat, move.choice, move.action, move.at)
        except NinelivesError as error:
            raise RecoveryFailed(f"move {move.number}: {error}") from None
        if applied is None:
            raise RecoveryFailed(f"move {move.number} twice")
        return applied
