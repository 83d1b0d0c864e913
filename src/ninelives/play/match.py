"""A game in progress: state, dealer and record in one object."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ninelives.engine.contract import CHANCE, Game, Outcome, State, View
from ninelives.engine.events import Log
from ninelives.play.dealer import Dealer, FixedDealer
from ninelives.play.record import DEAL, Record, Step
from ninelives.play.replay import Replay


class Match:
    """One game in progress. It holds all hidden information; give seats their `view` only.

    `record` grows with every action. Create a match with `begin` or `resume`.

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
        """A new match, dealt up to the first choice, and the events of the deal."""
        record = Record(game, seats, game.settled(options), players=dict(players or {}))
        match = cls(record, game.new(seats, options), dealer)
        match._note_dealer()
        return match, match._let_chance_act(Log())

    @classmethod
    def resume(cls, record: Record, dealer: Dealer) -> tuple[Match, Log]:
        """The match at the end of a record, and all its events so far; raises BadRecord.

        A record of a deal starts a new match with these draws. The dealer makes all further
        draws; the record notes from which draw on if it is another dealer than before.
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
        """All seats that must choose now."""
        return self.game.waiting(self._state)

    def view(self, seat: int) -> View:
        view: View = self.game.view(self._state, seat)
        return view

    def outcome(self) -> Outcome | None:
        return self.record.outcome

    def act(self, seat: int, action: int) -> Log:
        """Apply a seat's action and the draws that follow; raises IllegalAction.

        Returns all events, secret forms included: send a seat `log.heard_by(seat)` only.
        """
        log = Log()
        self._do(seat, action, log)
        return self._let_chance_act(log)

    def reveal(self) -> None:
        """Write the dealer's seed into the record, once it can no longer help any player."""
        self.record.seed = self._dealer.seed

    def _note_dealer(self) -> None:
        """Write into the record who deals, and from which draw on their seed can be checked."""
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
