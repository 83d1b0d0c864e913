"""Heuristics for Felix: the worth of sacks and mice, and the model of the other seats."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from ninelives.bots.heuristics.base import Heuristics, final_values, mixed, softmax
from ninelives.bots.heuristics.felix_trust import trust_in
from ninelives.bots.heuristics.felix_weights import Weights
from ninelives.engine import bits, lanes
from ninelives.engine.contract import Action, Game, Seat
from ninelives.engine.dice import Dice
from ninelives.games.felix import table
from ninelives.games.felix.cards import (
    BIG_DOG,
    CARDS,
    CAT_MINUS_5,
    CAT_MINUS_8,
    SMALL_DOG,
    VALUES,
    card_at,
)
from ninelives.games.felix.state import FelixState
from ninelives.games.felix.table import BID, BUY, OVER, PASS, PLACE, ROUNDS, Table

_HORIZON: Final = 4  # rounds that a simulation looks ahead
_NEAR: Final = 6.0  # temperature of a finished game, in points
_SPREAD: Final = 6.0  # points added to the temperature by the rounds left
_RAISES: Final = (1, 2, 3, 5, 8)  # above the highest bid: the bids to search
_BAD: Final = (1 << CAT_MINUS_8) | (1 << CAT_MINUS_5) | (1 << BIG_DOG) | (1 << SMALL_DOG)
_PLACING: Final = 6.0  # points per unit of logit, by phase
_BIDDING: Final = 5.0
_BUYING: Final = 4.0
_JUMP: Final = 0.4  # logit subtracted for each mouse above the smallest raise
_STYLE_BONUS: Final = 0.1  # of the chance to win
_BLUFF: Final = 0.3  # for a rascal's bid on a sack that they spoilt
_EVEN_ODDS: Final = [1.0] * CARDS


@final
class FelixHeuristics(Heuristics[FelixState]):
    def __init__(self, game: Game[Any, Any], style: str = "") -> None:
        super().__init__(game, style)
        self.opponents_fixed = True
        self.weights: Weights = Weights()
        self._until: i64 = ROUNDS
        self._poor: list[list[float]] = []  # by owner: odds of placing each card while poor
        self._rich: list[list[float]] = []  # the same while rich
        self._trusts: list[float] = []  # by owner: probability of a plan
        self._patience: float = 1.0  # mean of the trusts: how far others save mice for later sacks

    # -- root, horizon and value -------------------------------------------------------------------

    def set_root(self, world: FelixState) -> None:
        now = world.table
        self._until = now.round + _HORIZON
        self._poor = []
        self._rich = []
        self._patience = 0.0
        self._trusts = []
        owner: i64 = 0
        while owner < now.seats:
            trust = trust_in(now, owner, self.weights)
            self._trusts.append(trust)
            self._poor.append(self.weights.odds(rich=False, trust=trust))
            self._rich.append(self.weights.odds(rich=True, trust=trust))
            self._patience += trust / float(now.seats)
            owner += 1

    def sample_opponents(self, viewer: Seat, dice: Dice) -> i64:
        """A seat acts at random with the probability that it has no plan."""
        random_seats: i64 = 0
        for seat in range(len(self._trusts)):
            if seat != viewer and float(dice.below(1024)) / 1024.0 > self._trusts[seat]:
                random_seats |= bits.one(seat)
        return random_seats

    def is_horizon(self, world: FelixState) -> bool:
        return world.table.round >= self._until

    def evaluate(self, world: FelixState) -> list[float]:
        now = world.table
        if now.phase == OVER:
            ends = [float(now.points(seat)) for seat in range(now.seats)]
            return final_values(now.places(), ends, _NEAR)
        points: list[float] = []
        for seat in range(now.seats):
            mice = self.mouse_worth(now, seat) * float(now.mice_of(seat))
            points.append(float(now.cat_points(seat)) + mice)
        return softmax(points, _NEAR + _SPREAD * sqrt(float(ROUNDS - now.round)))

    # -- determinizations --------------------------------------------------------------------------

    def is_plausible(self, world: FelixState, viewer: Seat, dice: Dice) -> bool:
        """Rejection sampling: poor players tend to place bad cats, rich ones good cats."""
        now = world.table
        slot = now.open
        while slot < now.book.row:
            owner = now.owner_at(slot)
            placed = lanes.get(world.face_down, owner) if owner < now.seats else 0
            if owner != viewer and placed:
                odds = self._odds(now, slot)
                best = 0.0
                left = placed | lanes.get(world.hands, owner)
                while left:
                    best = max(best, odds[bits.lowest(left)])
                    left &= left - 1
                if float(dice.below(1024)) / 1024.0 * best > odds[bits.lowest(placed)]:
                    return False
            slot += 1
        return True

    # -- playing style -----------------------------------------------------------------------------

    def action_bonus(self, world: FelixState, seat: Seat, action: Action) -> float:
        """A gambler buys; a rascal hides bad cats and dogs, and then bids for the sack."""
        if self.style == "gambler":
            return _STYLE_BONUS if table.is_bid(action) else 0.0
        if self.style == "rascal":
            if table.is_place(action):
                return _STYLE_BONUS if bits.one(action) & _BAD else 0.0
            is_spoilt = lanes.get(world.face_down, seat) & _BAD != 0
            return _BLUFF if is_spoilt and action != PASS else 0.0
        return 0.0

    # -- choices -----------------------------------------------------------------------------------

    def infoset_key(self, world: FelixState, seat: Seat, *, own: bool) -> i64:
        now = world.table
        number = mixed(now.phase * 8 + seat, now.row * 8 + now.open)
        number = mixed(number, now.bids)
        number = mixed(number, now.round * 64 + now.bidders)
        number = mixed(number, now.mice)
        number = mixed(number, now.placed)
        if own:
            number = mixed(number, lanes.get(world.hands, seat))
        return number

    def options(self, world: FelixState, seat: Seat) -> list[int]:
        now = world.table
        if now.phase != BID:
            return self.game.legal(world, seat)
        found: list[int] = [PASS]
        most = now.mice_of(seat)
        for more in _RAISES:
            if now.high + more <= most:
                found.append(table.bid(now.high + more))
        return found

    def logit(self, world: FelixState, seat: Seat, action: Action) -> float:
        now = world.table
        if now.phase == PLACE:
            return self.place_worth(now, seat, action) / _PLACING
        if now.phase == BUY:
            worth = self.sack_worth(world, seat) - 1.0
            return worth / _BUYING if action != PASS else 0.0
        if action == PASS:
            return 0.0
        jump = float(table.bid_of(action) - now.high - 1)
        return self.bid_gain(world, seat) / _BIDDING - _JUMP * jump

    def pick(self, world: FelixState, seat: Seat, dice: Dice) -> Action:
        now = world.table
        if now.phase == PLACE:
            return self._picked_card(now, seat, lanes.get(world.hands, seat), dice)
        if now.phase == BUY:
            wanted = now.mice_of(seat) > 0 and self.sack_worth(world, seat) > 1.0
            return table.BUY_ROW if wanted else PASS
        if now.high >= now.mice_of(seat):
            return PASS
        if self.bid_gain(world, seat) + _noise(self.weights.misjudged, dice) > 0.0:
            return table.bid(now.high + 1)
        return PASS

    # -- placing -----------------------------------------------------------------------------------

    def _picked_card(self, now: Table, seat: i64, hand: i64, dice: Dice) -> i64:
        best: i64 = -1
        best_worth = -1e9
        while hand:
            card = bits.lowest(hand)
            hand &= hand - 1
            worth = self.place_worth(now, seat, card) + _noise(self.weights.stray, dice)
            if worth > best_worth:
                best_worth = worth
                best = card
        return best

    def place_worth(self, now: Table, seat: i64, card: i64) -> float:
        """Good cats if the seat is likely to buy the sack itself, else bad cats and dogs."""
        value = self.weights.placed_as(card)
        return value if self.is_rich(now, seat) else -value

    def is_rich(self, now: Table, seat: i64) -> bool:
        others: i64 = 0
        for other in range(now.seats):
            if other != seat:
                others += now.mice_of(other)
        return float(now.mice_of(seat) * (now.seats - 1)) > self.weights.rich * float(others)

    # -- bidding -----------------------------------------------------------------------------------

    def mouse_worth(self, now: Table, seat: i64) -> float:
        """A mouse is a point at the end; before, it also buys sacks that others want."""
        richest: i64 = 0
        other: i64 = 0
        while other < now.seats:
            if other != seat and now.mice_of(other) > richest:
                richest = now.mice_of(other)
            other += 1
        own = now.mice_of(seat)
        left = float(ROUNDS - 1 - now.round) / self.weights.late
        if left > 1.0:
            left = 1.0
        later = self.weights.thrift * self._patience * left
        if richest < own:
            later *= (float(richest) + 1.0) / (float(own) + 1.0)
        return 1.0 + later

    def bid_gain(self, world: FelixState, seat: i64) -> float:
        """What raising gains over passing now, in points."""
        now = world.table
        mouse = self.mouse_worth(now, seat)
        gain = self.sack_worth(world, seat) - mouse * float(now.high + 1)
        passing = mouse * float(now.mice_for_passing()) - self.weights.envy * gain
        return gain - passing

    def sack_worth(self, world: FelixState, seat: i64) -> float:
        """Estimated value of the row to its buyer, by what the seat can know."""
        now = world.table
        total = 0.0
        high = 0.0  # about the best and the worst animal in the row
        low = 0.0
        big = 0.0  # how many big and small dogs are expected
        small = 0.0
        slot: i64 = 0
        while slot < now.book.row:
            found = _may_lie_at(world, seat, slot)
            odds = self._odds(now, slot)
            mean = 0.0
            weights = 0.0
            left = found
            while left:
                card = bits.lowest(left)
                left &= left - 1
                weights += odds[card]
                mean += odds[card] * float(VALUES[card])
            mean /= weights
            total += mean
            if mean > high:
                high = mean
            if mean < low:
                low = mean
            if bits.contains(found, BIG_DOG):
                big += odds[BIG_DOG] / weights
            if bits.contains(found, SMALL_DOG):
                small += odds[SMALL_DOG] / weights
            slot += 1
        dogs = big + small
        if dogs >= 2.0:
            return total
        alone = 1.0 if dogs <= 1.0 else 2.0 - dogs
        chased = self.weights.dog
        return total - alone * (big * (high + chased) + small * (low - chased))

    def _odds(self, now: Table, slot: i64) -> list[float]:
        """How likely the slot's owner places each card, were all of them in hand."""
        owner = now.owner_at(slot)
        if owner >= now.seats:
            return _EVEN_ODDS
        return self._rich[owner] if self.is_rich(now, owner) else self._poor[owner]


def _noise(size: float, dice: Dice) -> float:
    return size * (float(dice.below(1024)) / 512.0 - 1.0)


def _may_lie_at(world: FelixState, seat: i64, slot: i64) -> i64:
    """The set of cards that may lie in a slot, as far as the seat knows."""
    now = world.table
    if slot < now.open:
        return bits.one(card_at(now.row, slot))
    owner = now.owner_at(slot)
    if owner == seat:
        return lanes.get(world.face_down, seat)
    return now.unseen(owner)
