"""Ratjack: how good a table looks at the end of a turn, and turns that lead there."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from ninelives.bots.heuristics.base import Heuristics, mixed, softmax
from ninelives.engine import bits, lanes
from ninelives.engine.contract import CHANCE, Action, Game, Seat
from ninelives.engine.dice import Dice
from ninelives.games.ratjack import cards, table
from ninelives.games.ratjack.state import RatjackState
from ninelives.games.ratjack.table import DRAW, FIRST_HIDE, OVER, TARGET, WINNING_POINTS, Table

# Found by trying in matches of quick players; a point won counts 1.
_OUT: Final = 0.07  # to be out of the round
_HEIGHT: Final = 0.06  # to stand just below 25
_THREAT: Final = 0.6  # that another stands there
_READY: Final = 0.18  # to hold or hide the card that makes 25
_HIDDEN: Final = 0.12  # a hidden card to flip
_ENVY: Final = 0.4  # a point that another wins
_TURNS_TRIED: Final = 10  # at random, before the best of them is begun
_SPREAD: Final = 1.0  # points
_SURE: Final = 4.0  # what a point makes an action more likely, in powers of e
_OUTCOME_BONUS: Final = 0.2  # of the chance to win, that a playing style is worth


@final
class RatjackHeuristics(Heuristics[RatjackState]):
    def __init__(self, game: Game[Any, Any], style: str = "") -> None:
        super().__init__(game, style)
        self._round: i64 = 0

    # -- how far to look ---------------------------------------------------------------------------

    def set_root(self, world: RatjackState) -> None:
        self._round = world.table.round

    def is_horizon(self, world: RatjackState) -> bool:
        """A new round is dealt: only the points carry over."""
        return world.table.round != self._round

    def evaluate(self, world: RatjackState) -> list[float]:
        now = world.table
        points: list[float] = []
        winners: i64 = 0
        for seat in range(now.seats):
            own = lanes.get(now.points, seat)
            points.append(float(own))
            if own >= WINNING_POINTS:
                winners += 1
        if winners == 0:
            return softmax(points, _SPREAD)
        result: list[float] = []
        for seat in range(now.seats):
            result.append(1.0 / float(winners) if points[seat] >= WINNING_POINTS else 0.0)
        return result

    # -- playing style -----------------------------------------------------------------------------

    def outcome_bonus(self, world: RatjackState, seat: Seat) -> float:
        """A gambler hunts the 25, a rascal the other players."""
        if not self.style:
            return 0.0
        reason = table.RATJACK if self.style == "gambler" else table.KNOCK_OUT
        for award in world.table.sheet:
            if award.round == self._round and award.seat == seat and award.reason == reason:
                return _OUTCOME_BONUS
        return 0.0

    # -- choices -----------------------------------------------------------------------------------

    def infoset_key(self, world: RatjackState, seat: Seat, *, own: bool) -> i64:
        now = world.table
        number = mixed(now.phase * 8 + seat, now.turns * 64 + now.deck_size)
        number = mixed(number, (now.power_number() * 64 + now.step) * 256 + now.first)
        number = mixed(number, now.sums)
        number = mixed(number, now.up * 4 + now.top_size)
        number = mixed(number, now.taken)
        number = mixed(number, now.tokened * 64 + now.supply)
        if now.pile_size:
            number = mixed(number, now.top_discard())
        if own:
            number = mixed(number, lanes.get(world.hands, seat))
        return number

    def logit(self, world: RatjackState, seat: Seat, action: Action) -> float:
        if world.table.phase == FIRST_HIDE or world.table.phase == DRAW:
            return 0.0
        after = world.clone()
        self.game.advance(after, seat, action, None)
        return _SURE * standing(after, seat)

    def pick(self, world: RatjackState, seat: Seat, dice: Dice) -> Action:
        """The first step of the best of a few turns played at random."""
        if world.table.phase == FIRST_HIDE:
            return self.game.pick(world, seat, dice)
        if world.table.phase == DRAW:
            return self._picked_draw(world, seat, dice)
        best: i64 = -1
        best_worth = -1e9
        tried: i64 = 0
        while tried < _TURNS_TRIED:
            turn = world.clone()
            action = self.game.pick(turn, seat, dice)
            self.game.advance(turn, seat, action, None)
            self._end_turn(turn, seat, world.table.turns, dice)
            worth = standing(turn, seat)
            if worth > best_worth:
                best_worth = worth
                best = action
            tried += 1
        return best

    def _picked_draw(self, world: RatjackState, seat: Seat, dice: Dice) -> Action:
        now = world.table
        if now.pile_size:
            fits = now.total(seat) + cards.value(now.top_discard()) == TARGET
            if fits or dice.below(5) == 0:
                return table.DRAW_PILE
        return table.DRAW_DECK

    def _end_turn(self, world: RatjackState, seat: Seat, turn: i64, dice: Dice) -> None:
        """Play on at random until the turn is over."""
        game = self.game
        now = world.table
        while now.turns == turn and now.round == self._round and now.phase != OVER:
            acting = game.to_act(world)
            game.advance(world, acting, game.pick(world, acting, dice), None)

    def best_turn(self, world: RatjackState, seat: Seat, action: Action, dice: Dice) -> float:
        """The standing at the end of the turn after this action, with the best answers to come;
        cards are drawn at random.
        """
        game = self.game
        after: RatjackState = world.clone()
        game.advance(after, seat, action, None)
        now = after.table
        while now.turns == world.table.turns and now.round == self._round and now.phase != OVER:
            acting = game.to_act(after)
            if acting != CHANCE:
                answers = game.legal(after, seat)
                return max([self.best_turn(after, seat, each, dice) for each in answers])
            game.advance(after, acting, game.pick(after, acting, dice), None)
        return standing(after, seat)


def standing(world: RatjackState, seat: i64) -> float:
    """How good it looks for the seat at the end of its turn."""
    now = world.table
    worth = 0.0
    other: i64 = 0
    while other < now.seats:
        points = float(lanes.get(now.points, other))
        worth += points if other == seat else -_ENVY * points
        if other != seat and now.is_in(other):
            worth -= _THREAT * _height(now, other)
        other += 1
    if not now.is_in(seat):
        return worth - _OUT
    return worth + _HEIGHT * _height(now, seat) + _prospects(world, seat)


def _height(now: Table, seat: i64) -> float:
    part = float(lanes.get(now.sums, seat)) / 25.0
    return part * part if part <= 1.0 else 0.0


def _prospects(world: RatjackState, seat: i64) -> float:
    now = world.table
    total = lanes.get(now.sums, seat)
    missing = TARGET - total
    mine = now.hidden(seat)
    count = bits.size(mine)
    worth = _HIDDEN * float(count if count < 3 else 3)
    fits = False
    while mine:
        if cards.value(world.hidden.get(bits.lowest(mine))) == missing:
            fits = True
        mine &= mine - 1
    first = world.first_in_hand(seat)
    if first >= 0 and cards.value(first) == missing:
        fits = True
    return worth + _READY if fits else worth
