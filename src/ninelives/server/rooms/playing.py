"""A game in a room: the match, everybody's choices by number, and the clock. No network.

What a server must not do twice or lose is decided here: a choice has a number, and a row of the
journal is one choice with what chance did then. The same rows, played again, make the same game.
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
from ninelives.server.rooms.refusing import Refused
from ninelives.server.rooms.standing_in import by_themselves
from ninelives.server.rooms.timing import TableClock
from ninelives.server.store.rows import MoveRow, RoomRow


class NotRecovered(NinelivesError):
    """A journal that does not make the game again: it was written by other rules, or damaged."""


@dataclass(frozen=True)
class Done:
    """A choice that was carried out: what is to be kept of it, and what became known."""

    move: MoveRow
    log: Log


def dealer_of(row: RoomRow) -> Dealer:
    """Who deals in this room: by its seed and what the seats added, in a lesson after its cards."""
    added = {seat: bytes.fromhex(place.value) for seat, place in enumerate(row.places)}
    dealer = Dealer(row.seed, {seat: value for seat, value in added.items() if value})
    return FixedDealer(lessons.load(row.game).draws(), then=dealer) if row.lesson else dealer


def players_of(row: RoomRow) -> dict[int, str]:
    """The players as a record names them."""
    return {
        seat: as_player(place.name, place.bot) if place.sitter == "bot" else place.name
        for seat, place in enumerate(row.places)
    }


class Playing:
    """Whoever has this has the secrets of the table. Begin with `begun` or `recovered`."""

    def __init__(self, row: RoomRow, match: Match) -> None:
        self.match = match
        self.clock = TableClock(row.timing, row.seats, by_themselves(row))
        self.revision = 0  # how many choices were made
        self.last_move = row.started
        self._actions: list[list[int]] = [[] for _ in range(row.seats)]
        self.clock.asks(match.waiting(), row.started)

    @classmethod
    def begun(cls, row: RoomRow) -> tuple[Playing, Done]:
        """The game from its start."""
        game = games.load(row.game)
        match, log = Match.begin(game, row.seats, row.options, dealer_of(row), players_of(row))
        draws, waiting = match.record.draws(), match.waiting()
        opening = MoveRow(0, CHANCE, 0, 0, draws, row.started, waiting)
        return cls(row, match), Done(opening, log)

    @classmethod
    def begun_again(cls, row: RoomRow) -> tuple[Playing, Done]:
        """The start of a game that was kept; raises NotRecovered."""
        try:
            playing, opening = cls.begun(row)
        except NinelivesError as error:
            raise NotRecovered(str(error)) from None
        if playing.game.info.rules_version != row.rules:
            raise NotRecovered("other rules")
        return playing, opening

    @classmethod
    def recovered(cls, row: RoomRow, moves: Sequence[MoveRow], now: int) -> Playing:
        """The game at the point where its journal ends; raises NotRecovered."""
        playing, opening = cls.begun_again(row)
        for _ in playing.repeat(opening, moves):
            continue
        playing.clock.resume(playing.match.waiting(), playing.last_move, now)
        return playing

    def repeat(self, opening: Done, moves: Sequence[MoveRow]) -> Iterator[Done]:
        """Make the choices of a journal again, one by one; raises NotRecovered."""
        for move in moves:
            done = opening if move.number == 0 else self._again(move)
            if done.move != move:
                raise NotRecovered(f"move {move.number}")
            yield done

    @property
    def game(self) -> Game[Any, Any]:
        return self.match.game

    def view(self, seat: int) -> View:
        return self.match.view(seat)

    def next_choice(self, seat: int) -> int:
        """The number of the choice that this seat owes, or will owe next."""
        return len(self._actions[seat]) if seat >= 0 else 0

    def act(self, seat: int, choice: int, action: int, now: int) -> Done | None:
        """Carry out a seat's choice; None if that was done before.

        Raises Refused for a choice that is not asked for, IllegalAction for what the rules forbid.
        """
        if not 0 <= action < self.game.info.actions:
            raise Refused("no-such-action")
        made = self._actions[seat]
        if choice < len(made) and made[choice] == action:
            return None
        if choice != len(made):
            raise Refused("stale")
        steps = self.match.record.steps
        before = len(steps)
        log = self.match.act(seat, action)
        made.append(action)
        self.revision += 1
        self.last_move = now
        waiting = self.match.waiting()
        self.clock.moved(seat, waiting, now)
        draws = [step.action for step in steps[before + 1 :]]
        return Done(MoveRow(self.revision, seat, choice, action, draws, now, waiting), log)

    def _again(self, move: MoveRow) -> Done:
        try:
            done = self.act(move.seat, move.choice, move.action, move.at)
        except NinelivesError as error:
            raise NotRecovered(f"move {move.number}: {error}") from None
        if done is None:
            raise NotRecovered(f"move {move.number} twice")
        return done
