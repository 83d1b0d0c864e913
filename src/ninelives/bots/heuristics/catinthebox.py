"""Heuristics for Cat in the Box.

A play is scored by the trick (wanted or not, and how likely it is won), by the spaces it leaves for
the cards in hand, by the colours kept, and by the tokens it joins.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from ninelives.bots.heuristics.base import Heuristics, final_values, mixed, softmax
from ninelives.bots.heuristics.catinthebox_weights import Weights, for_two
from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY, Action, Game, Seat
from ninelives.engine.dice import Dice
from ninelives.games.catinthebox import board, cards, table
from ninelives.games.catinthebox.state import CatState
from ninelives.games.catinthebox.table import OVER, Table

_SPREAD: Final = 2.5  # points added to the temperature by the rounds left
_NEAR: Final = 2.5  # temperature of a finished game, in points
_GAMBLER_BONUS: Final = 0.05  # of the chance to win, for each trick predicted
_RASCAL_BONUS: Final = 0.3  # of the chance to win, for a paradox of another seat
_TEMPERATURE: Final = 6.0  # points per unit of logit
_LEAD_LOST: Final = 4.0  # cards that find no space: to win the lead with nothing to lead (CB-12)
_NOISE: Final = 1.0  # points at most, added at random: rollouts vary where actions are close


@final
class CatHeuristics(Heuristics[CatState]):
    def __init__(self, game: Game[Any, Any], style: str = "", noise: float = _NOISE) -> None:
        super().__init__(game, style)
        self.c_puct = 0.4
        self.weights: Weights = Weights()
        self._of_two: Weights = for_two()
        self._of_more: Weights = self.weights
        self._noise = noise
        self._round: i64 = 0

    # -- root, horizon and value -------------------------------------------------------------------

    def set_root(self, world: CatState) -> None:
        self._round = world.table.round
        self.weights = self._of_two if world.table.seats == 2 else self._of_more

    def is_horizon(self, world: CatState) -> bool:
        """At the next round: its deal does not depend on this one."""
        return world.table.round != self._round

    def evaluate(self, world: CatState) -> list[float]:
        now = world.table
        left = now.seats - now.round
        points = [float(now.points(seat)) for seat in range(now.seats)]
        if now.phase != OVER:
            return softmax(points, 1.0 + _SPREAD * sqrt(float(left)))
        outcome = self.game.outcome(world)
        assert outcome is not None
        return final_values(outcome.places, points, _NEAR)

    # -- playing style -----------------------------------------------------------------------------

    def action_bonus(self, world: CatState, seat: Seat, action: Action) -> float:
        """A gambler predicts many tricks."""
        if self.style == "gambler" and table.is_prediction(action):
            return _GAMBLER_BONUS * float(table.prediction_of(action))
        return 0.0

    def outcome_bonus(self, world: CatState, seat: Seat) -> float:
        """A rascal likes to see others in a paradox."""
        if self.style != "rascal" or not world.table.sheet:
            return 0.0
        causer = world.table.sheet[-1].causer
        return _RASCAL_BONUS if causer != NOBODY and causer != seat else 0.0

    # -- choices -----------------------------------------------------------------------------------

    def infoset_key(self, world: CatState, seat: Seat, *, own: bool) -> i64:
        now = world.table
        number = mixed(now.phase * 8 + seat, now.taken)
        number = mixed(number, now.tokens.get(seat))
        number = mixed(number, now.predictions)
        number = mixed(number, now.plays)
        number = mixed(number, now.tricks)
        number = mixed(number, now.markers)
        return mixed(number, world.hands.get(seat)) if own else number

    def logit(self, world: CatState, seat: Seat, action: Action) -> float:
        return self.worth(world, seat, action) / _TEMPERATURE

    def worth(self, world: CatState, seat: i64, action: i64) -> float:
        """Score of the action, in the points of `Weights`."""
        now = world.table
        hand = world.hands.get(seat)
        if table.is_play(action):
            return play_worth(self.weights, now, seat, hand, action)
        if table.is_discard(action):
            return discard_worth(self.weights, now, hand, table.discard_of(action))
        return prediction_worth(self.weights, now, hand, table.prediction_of(action))

    def pick(self, world: CatState, seat: Seat, dice: Dice) -> Action:
        best: i64 = -1
        best_worth = -1e9
        left = world.spaces
        if world.table.phase != table.PLAY:
            left = bits.packed(self.game.legal(world, seat))
        while left:
            action = bits.lowest(left)
            left &= left - 1
            worth = self.worth(world, seat, action) + self._noise * float(dice.below(1024)) / 1024.0
            if worth > best_worth:
                best_worth = worth
                best = action
        return best


# -- a play ----------------------------------------------------------------------------------------


def play_worth(weights: Weights, now: Table, seat: i64, hand: i64, at: i64) -> float:
    rank = board.rank_of(at)
    colour = board.colour_of(at)
    markers = lanes.get(now.markers, seat)
    worth = 0.0
    if now.led != NOBODY and colour != now.led and bits.contains(markers, now.led):
        markers &= ~bits.one(now.led)
        worth -= weights.marker
    rest = hand - cards.one(rank)
    worth += _room(weights, rest, markers, now.taken | bits.one(at))
    beside = board.beside(at, now.options.rows) & now.tokens.get(seat)
    worth += weights.joined * float(bits.size(beside))
    if now.options.forced_red == table.PARADOX and _leaves_red(now, rest, markers, at):
        worth -= _LEAD_LOST * weights.stuck * chance_to_win(weights, now, at, colour)
    return worth + _trick_worth(weights, now, seat, at, colour)


def _leaves_red(now: Table, hand: i64, markers: i64, at: i64) -> bool:
    """Whether red, which no seat may lead yet, is all that these cards could still declare."""
    if cards.size(hand) == table.LAST_CARD:
        return False
    token = bits.one(at)
    if (token | now.taken & ~now.neutral) & board.RED_ROW:
        return False
    spaces = cards.held(hand) * board.ALL_COLOURS & markers * cards.ONE_OF_EACH
    return spaces & ~(now.taken | token | board.RED_ROW) == 0


def _room(weights: Weights, hand: i64, markers: i64, taken: i64) -> float:
    """How well the cards left in hand can still be played, in points."""
    spaces = cards.held(hand) * board.ALL_COLOURS & markers * cards.ONE_OF_EACH & ~taken
    room = weights.freedom * float(bits.size(spaces))
    playable: i64 = 0
    total: i64 = 0
    while hand:
        copies = hand & 15
        if copies:
            here = spaces & 15
            here = (here & 5) + ((here >> 1) & 5)
            here = (here & 3) + (here >> 2)
            playable += copies if copies < here else here
            total += copies
        hand >>= 4
        spaces >>= 4
    spare = playable - total + 1
    if spare < 0:
        room += weights.stuck * float(spare)
    return room


def _trick_worth(weights: Weights, now: Table, seat: i64, at: i64, colour: i64) -> float:
    """Winning or losing the trick, by whether more tricks are wanted, in points."""
    predicted = table.FEW_TRICKS if now.seats == 2 else lanes.get(now.predictions, seat)
    needed = predicted - lanes.get(now.tricks, seat)
    left = lanes.get(now.in_hand, seat) - 1
    chance = chance_to_win(weights, now, at, colour)
    rank = float(board.rank_of(at))
    if needed < 0 or needed > left:
        return weights.extra * chance - weights.thrift * rank
    if needed == 0:
        return -weights.unwanted * chance + weights.thrift * rank
    return weights.wanted * chance - weights.thrift * rank


def chance_to_win(weights: Weights, now: Table, at: i64, colour: i64) -> float:
    """A rough chance that this play takes the trick."""
    to_come: i64 = now.seats - 1
    if now.led != NOBODY:
        best = lanes.get(now.plays, now.ahead) - 1
        if board.colour_of(best) == colour:
            if at < best:
                return 0.0
        elif colour != board.RED:
            return 0.0
        for seat in range(now.seats):
            if lanes.get(now.plays, seat):
                to_come -= 1
    row = bits.shifted(board.RED_ROW, colour)
    in_use = bits.one(board.COLOURS * now.book.highest) - 1
    above = row & in_use & ~now.taken & ~(bits.one(at + 1) - 1)
    beaten = weights.above * float(bits.size(above))
    if colour != board.RED:
        beaten += weights.trumped
    if beaten > 0.9:
        beaten = 0.9
    stays = 1.0
    while to_come > 0:
        stays *= 1.0 - beaten
        to_come -= 1
    return stays


# -- before the first trick ------------------------------------------------------------------------


def discard_worth(weights: Weights, now: Table, hand: i64, rank: i64) -> float:
    """Discard from the rank held most often; among those, the middle one."""
    middle = float(now.book.highest + 1) / 2.0
    off = float(rank) - middle
    if off < 0.0:
        off = -off
    return weights.copies * float(cards.copies(hand, rank)) - weights.middling * off


def prediction_worth(weights: Weights, now: Table, hand: i64, tricks: i64) -> float:
    """High cards win tricks."""
    off = float(tricks) - expected_tricks(weights, now, hand)
    if off < 0.0:
        off = -off
    return -weights.sure * off


def expected_tricks(weights: Weights, now: Table, hand: i64) -> float:
    half = float(now.book.highest) / 2.0
    strength = 0.0
    for rank in cards.listed(hand):
        above = float(rank) - half
        if above > 0.0:
            strength += above / half
    return weights.tricks * strength
