"""A game being played: its state, its record so far, and what became known on the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ninelives.engine.contract import CHANCE, Game, Outcome, State, View
from ninelives.engine.events import Log
from ninelives.play.dealer import Dealer, FixedDealer
from ninelives.play.record import DEAL, Record, Step
from ninelives.play.replay import Replay


class Match:
    """One game at one table. Whoever has a match has its secrets: seats are shown `view` only.

    `record` grows with every action. Make a match with `begin` or `resume`.

    >>> from ninelives import games
    >>> match, log = Match.begin(games.load("catinthebox"), 3, {}, Dealer(b"seed"))
    >>> match.waiting()
    [0, 1, 2]
    >>> match.view(0).asked
    'discard'
    >>> log = match.act(0, match.view(0).legal[0])
    >>> log.heard_by(0), log.heard_by(1)
    ([OwnCardPutAside(seat=0, card=1)], [CardPutAside(seat=0)])
    """

    def __init__(self, record: Record, state: State, dealer: Dealer) -> None:
        self.record = record
        self._state = state
        self._dealer = dealer
        self._draws = len(record.draws())

    @classmethod
    def begin(
        cls,
        game: Game[Any, Any],
        seats: int,
        options: Mapping[str, str],
        dealer: Dealer,
        players: Mapping[int, str] | None = None,
    ) -> tuple[Match, Log]:
        """A new match and what became known before anybody had a choice."""
        record = Record(game, seats, game.settled(options), players=dict(players or {}))
        match = cls(record, game.new(seats, options), dealer)
        match._note_dealer()
        return match, match._let_chance_act(Log())

    @classmethod
    def resume(cls, record: Record, dealer: Dealer) -> tuple[Match, Log]:
        """The match a record stopped in, and all that became known in it; raises BadRecord.

        A record of a fixed deal begins a match with that deal. A dealer who is not the one of
        the record makes the draws from here on.
        """
        if record.section == DEAL:
            fixed = FixedDealer(record.draws(), then=dealer)
            return cls.begin(record.game, record.seats, record.options, fixed, record.players)
        replay = Replay(record)
        log = Log()
        while not replay.done:
            log.told += replay.advance().told
        match = cls(record, replay.state, dealer)
        if dealer.commitment != record.commitment:
            match._note_dealer()
        return match, match._let_chance_act(log)

    @property
    def game(self) -> Game[Any, Any]:
        return self.record.game

    def waiting(self) -> list[int]:
        """All seats that owe a choice now."""
        return self.game.waiting(self._state)

    def view(self, seat: int) -> View:
        view: View = self.game.view(self._state, seat)
        return view

    def outcome(self) -> Outcome | None:
        return self.record.outcome

    def act(self, seat: int, action: int) -> Log:
        """Do what a seat wishes, and what chance does then; raises IllegalAction.

        The log has everything that became known: `log.heard_by(seat)` is what a seat may hear.
        """
        log = Log()
        self._do(seat, action, log)
        return self._let_chance_act(log)

    def reveal(self) -> None:
        """Show in the record the seed that the dealer had promised."""
        self.record.seed = self._dealer.seed

    def _note_dealer(self) -> None:
        """The record says from which draw on this dealer can be checked."""
        self.record.commitment = self._dealer.commitment
        self.record.seat_values = dict(self._dealer.seat_values)
        self.record.seed = None
        self.record.given_draws = max(self._draws, self._dealer.given_draws)

    def _let_chance_act(self, log: Log) -> Log:
        while self.game.to_act(self._state) == CHANCE:
            weighted = self.game.chance(self._state)
            self._do(CHANCE, self._dealer.draw(self._draws, weighted), log)
            self._draws += 1
        self.record.outcome = self.game.outcome(self._state)
        return log

    def _do(self, seat: int, action: int, log: Log) -> None:
        self.game.apply(self._state, seat, action, log)
        self.record.steps.append(Step(seat, action))
