"""A hand-written player of Ratjack.

It weighs what the table would look like at the end of its turn: points that it or others would
win, how near it is to 25 and whether a card it holds or hides could take it there. Hidden cards
of others and the next card of the deck count with the average over all that they may be. For an
effect it tries every choice there is (`_plans`), the cards it would flip or copy included.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ninelives.bots.base import Bot
from ninelives.bots.dice import QuickDice
from ninelives.bots.heuristics.ratjack import HEIGHT, HIDDEN, OUT, READY, THREAT
from ninelives.engine import bits
from ninelives.engine.contract import NOBODY, Game
from ninelives.games.ratjack import cards, catalogue, table
from ninelives.games.ratjack.table import TARGET, Table
from ninelives.games.ratjack.view import RatjackView

# As the worths that it shares with the search, in points won.
_KNOWN_DISCARD: Final = 0.03  # to show everybody what one draws
_DEPTH: Final = 2  # links of a chain that are looked at
_WHIM: Final = 0.0001  # of equal choices sometimes one, sometimes another

_Plan = tuple[list[int], float]  # answers in order, and what they are worth


class Greedy(Bot[RatjackView]):
    def __init__(self, _game: Game[Any, Any], seed: int) -> None:
        self._dice = QuickDice(seed)

    def choose(self, view: RatjackView) -> int:
        mind = _Mind(view)
        whims = {action: _WHIM * float(self._dice.below(100)) for action in view.legal}
        return max(view.legal, key=lambda action: mind.worth(action) + whims[action])


class _Mind:
    """One choice: the view, and what it is made of."""

    def __init__(self, view: RatjackView) -> None:
        self.view = view
        self.me = view.seat
        self.unseen = view.unseen()

    def worth(self, action: int) -> float:
        view = self.view
        if view.asked == "first-hide":
            return cards.value(action - table.HIDE) / TARGET
        if view.asked in ("draw", "effect-draw"):
            return self._draw_worth(action)
        if view.asked == "play":
            return self._play_worth(action)
        if view.asked == "flip":
            return self._flip_worth(view.table, action - table.CARD, _DEPTH)
        return self._answer_worth(action)

    # -- the table at the end of the turn ----------------------------------------------------------

    def _position_worth(self, now: Table, hand: list[int]) -> float:
        """How good the table is, were the turn to end like this with that hand."""
        totals = {seat: now.total(seat) for seat in bits.listed(now.still_in)}
        out = [seat for seat in totals if totals[seat] > TARGET]
        left = len(totals) - len(out)
        worth = float(len([seat for seat in out if seat != self.me]))
        if self.me in out:
            worth -= OUT
        elif left == 1 or totals[self.me] == TARGET:
            worth += 1
        else:
            worth += self._prospects(now, totals[self.me], hand)
        for seat, total in totals.items():
            if seat != self.me and seat not in out:
                worth -= THREAT * (total / TARGET) ** 2
        return worth

    def _prospects(self, now: Table, total: int, hand: list[int]) -> float:
        mine = bits.listed(now.hidden(self.me))
        known = [self.view.known[place] for place in mine if self.view.known[place] >= 0]
        worth = HEIGHT * (total / TARGET) ** 2 + HIDDEN * min(3, len(mine))
        if any(total + cards.value(card) == TARGET for card in hand + known):
            worth += READY
        return worth

    def _average(self, tables: list[tuple[Table, list[int]]]) -> float:
        """The worth of tables, each with the own hand, that are equally likely."""
        return sum(self._position_worth(*each) for each in tables) / len(tables)

    # -- drawing and playing -----------------------------------------------------------------------

    def _draw_worth(self, action: int) -> float:
        now = self.view.table
        if action == table.DRAW_DECK:
            drawable = self.view.top[:1] or self.unseen
        else:
            drawable = [now.top_discard()]
        best = [self._best_with([*self.view.hand, card]) for card in set(drawable)]
        known = 0.0 if action == table.DRAW_DECK else _KNOWN_DISCARD
        return sum(best) / len(best) - known

    def _best_with(self, hand: list[int]) -> float:
        """A quick guess at the best turn with these cards in hand."""
        now = self.view.table
        total = now.total(self.me)
        best = 0.0
        for card in hand:
            after = total + cards.value(card)
            if after == TARGET:
                best = max(best, 1.0)
            elif after < TARGET:
                best = max(best, HEIGHT * (after / TARGET) ** 2)
        return best

    def _play_worth(self, action: int) -> float:
        card = (action - table.HIDE) % cards.CARDS
        hand = self.view.hand[:]
        hand.remove(card)
        now = self.view.table.clone()
        if action < table.SHOW:
            now.set_owner(now.free_place(), self.me)
            worth = self._position_worth(now, [*hand, card])
        elif action < table.DISCARD:
            place = self._lay(now, self.me, card)
            worth = self._effect_worth(now, card, place, hand, _DEPTH)
        else:
            now.pile.put(now.pile_size, card)
            now.pile_size += 1
            places = bits.listed(now.hidden(self.me) & ~now.locked)
            worth = max(self._flip_worth(now, place, _DEPTH, hand) for place in places)
        return worth

    def _flip_worth(
        self, now: Table, place: int, depth: int, hand: list[int] | None = None
    ) -> float:
        """To flip an own hidden card, with its effect."""
        hand = self.view.hand if hand is None else hand
        card = self.view.known[place]
        after = _turned_up(now, place, card)
        if bits.contains(after.muted, place):
            return self._position_worth(after, hand)
        return self._effect_worth(after, card, place, hand, depth)

    def _effect_worth(
        self, now: Table, card: int, source: int, hand: list[int], depth: int
    ) -> float:
        """The best that comes of a card's effect."""
        plans = list(self._plans(now, now.power_of(card), source, hand, depth))
        if not plans:
            return self._position_worth(now, hand)
        return max(worth for _, worth in plans)

    def _lay(self, now: Table, seat: int, card: int) -> int:
        place: int = now.free_place()
        now.turn_up(place, card)
        now.set_owner(place, seat)
        return place

    # -- effects -----------------------------------------------------------------------------------

    def _answer_worth(self, action: int) -> float:
        view, now = self.view, self.view.table
        if view.asked in ("effect-discard", "effect-show", "take-discard"):
            return self._hand_worth(action)
        if view.asked == "may-exchange":
            theirs = [card for card, *where in view.traces if where == [24 + now.first]]
            better = theirs and self._keep(theirs[-1]) > self._keep(view.hand[0])
            return float((action == table.YES) == bool(better))
        if view.asked in ("order", "may-swap"):
            return float(action == table.NO)
        power, step = now.power, now.step
        if power == catalogue.TOKEN_OWN_AND_OTHER:
            power = catalogue.TOKEN_OWN if step < 2 else catalogue.TOKEN_OTHER
            step %= 2
        best = -9.0
        for answers, worth in self._plans(now, power, now.source, view.hand, _DEPTH):
            if answers[step] == action and (step == 0 or answers[0] == self._first(power)):
                best = max(best, worth)
        return best

    def _first(self, power: int) -> int:
        """The first answer of this effect as the action it was."""
        first: int = self.view.table.first
        with_token = (catalogue.TOKEN_OWN, catalogue.TOKEN_OTHER, catalogue.TOKEN_ANY)
        return (table.TOKEN if power in with_token else table.CARD) + first

    def _hand_worth(self, action: int) -> float:
        card = (action - table.HIDE) % cards.CARDS
        if self.view.asked == "take-discard":
            return self._keep(card)
        if self.view.asked == "effect-discard":
            return -self._keep(card)
        now = self.view.table.clone()
        self._lay(now, self.me, card)
        rest = self.view.hand[:]
        rest.remove(card)
        return self._position_worth(now, rest)

    def _keep(self, card: int) -> float:
        """What a card is worth in the own hand."""
        after = self.view.table.total(self.me) + cards.value(card)
        if after == TARGET:
            return 1.0
        return after / TARGET / 2 if after < TARGET else 0.1

    def _plans(
        self, now: Table, power: int, source: int, hand: list[int], depth: int
    ) -> Iterator[_Plan]:
        """Every set of answers to a power's questions with what it is worth; none for powers that
        ask nothing or whose answers change nothing on the table."""
        if power in (catalogue.FLIP_TRIGGER, catalogue.COPY_OWN, catalogue.COPY_OTHER):
            yield from self._chain_plans(now, power, source, hand, depth)
        elif power in _TOKEN_TARGETS:
            yield from self._token_plans(now, power, hand)
        elif power in (catalogue.SWAP_VISIBLE, catalogue.SWAP_TWO_VISIBLE):
            yield from self._swap_plans(now, power, hand)
        elif power in _GIVING:
            yield from self._giving_plans(now, power, hand)
        elif power in _MOVING_TOKENS:
            yield from self._token_moving_plans(now, power, hand)
        else:
            yield from self._card_plans(now, power, source, hand)

    def _chain_plans(
        self, now: Table, power: int, source: int, hand: list[int], depth: int
    ) -> Iterator[_Plan]:
        if depth == 0:
            return
        if power == catalogue.FLIP_TRIGGER:
            for place in bits.listed(now.hidden(self.me) & ~now.locked):
                yield [table.CARD + place], self._flip_worth(now, place, depth - 1, hand)
            return
        own = power == catalogue.COPY_OWN
        seen = now.visible(self.me) & ~bits.one(source) if own else self._others(now) & now.up
        for place in bits.listed(seen & ~now.muted):
            card = now.shown.get(place)
            if not catalogue.is_copying(now.power_of(card)):
                carrier = place if own else source
                worth = self._effect_worth(now, card, carrier, hand, depth - 1)
                yield [table.CARD + place], worth

    def _token_plans(self, now: Table, power: int, hand: list[int]) -> Iterator[_Plan]:
        places = now.owned(self.me) if power != catalogue.TOKEN_OTHER else 0
        if power != catalogue.TOKEN_OWN:
            places |= self._others(now)
        for face in bits.listed(now.supply_faces()):
            for place in bits.listed(places & ~now.tokened):
                after = now.clone()
                after.put_token(after.token_in_supply(face), place)
                worth = self._position_worth(after, hand)
                yield [table.TOKEN + face, table.CARD + place], worth

    def _token_moving_plans(self, now: Table, power: int, hand: list[int]) -> Iterator[_Plan]:
        for place in bits.listed(now.reach & now.tokened):
            off = now.clone()
            token = off.take_token(place)
            if power == catalogue.TAKE_OFF_TOKEN:
                yield [table.CARD + place], self._position_worth(off, hand)
            elif power == catalogue.EXCHANGE_TOKEN:
                for face in bits.listed(now.supply_faces()):
                    after = off.clone()
                    after.put_token(after.token_in_supply(face), place)
                    worth = self._position_worth(after, hand)
                    yield [table.CARD + place, table.TOKEN + face], worth
            else:
                to = (now.owned(self.me) | self._others(now)) & ~now.tokened
                for target in bits.listed(to):
                    after = off.clone()
                    after.put_token(token, target)
                    worth = self._position_worth(after, hand)
                    yield [table.CARD + place, table.CARD + target], worth

    def _swap_plans(self, now: Table, power: int, hand: list[int]) -> Iterator[_Plan]:
        theirs = self._others(now) & now.up
        firsts = now.visible(self.me)
        if power == catalogue.SWAP_TWO_VISIBLE:
            firsts |= theirs
        seconds = firsts | theirs if power == catalogue.SWAP_TWO_VISIBLE else theirs
        for place in bits.listed(firsts):
            for other in bits.listed(seconds & ~now.owned(now.owner(place))):
                after = now.clone()
                after.set_owner(place, now.owner(other))
                after.set_owner(other, now.owner(place))
                worth = self._position_worth(after, hand)
                yield [table.CARD + place, table.CARD + other], worth

    def _giving_plans(self, now: Table, power: int, hand: list[int]) -> Iterator[_Plan]:
        """A card goes face up in front of another player."""
        for seat in bits.listed(now.still_in & ~bits.one(self.me)):
            player = table.PLAYER + seat
            if power == catalogue.GIVE_HIDDEN:
                for place in bits.listed(now.hidden(self.me) & ~now.locked):
                    after = _turned_up(now, place, self.view.known[place])
                    after.set_owner(place, seat)
                    yield [table.CARD + place, player], self._position_worth(after, hand)
                continue
            given = self._given(now, power, seat, hand)
            tables: list[tuple[Table, list[int]]] = []
            for card in given:
                after = now.clone()
                self._lay(after, seat, card)
                tables.append((after, [] if power == catalogue.GIVE_HAND else hand))
            if tables:
                yield [player], self._average(tables)

    def _given(self, now: Table, power: int, seat: int, hand: list[int]) -> list[int]:
        """The cards that may be the one given."""
        if power == catalogue.GIVE_HAND:
            return hand[:1]
        if power == catalogue.DISCARD_TO_OTHER:
            return now.discards()[-1:]
        if power == catalogue.DECK_TO_OTHER:
            return self.view.top[:1] or self.unseen
        held = [card for card, *where in self.view.traces if where == [24 + seat]]
        return held[:1] or self.unseen  # EXPOSE_HAND

    def _card_plans(self, now: Table, power: int, source: int, hand: list[int]) -> Iterator[_Plan]:
        """Powers that choose one card, or two hidden ones."""
        for place in bits.listed(self._choosable(now, power, source)):
            answers = [table.CARD + place]
            if power == catalogue.SWAP_HIDDEN:
                for other in bits.listed(self._others(now) & ~now.up):
                    # Best to part with the card that fits least.
                    worth = -self._keep(self.view.known[place])
                    yield [*answers, table.CARD + other], worth
                continue
            found = self._cards_at(now, place)
            tables = [(self._after(now, power, place, card), hand) for card in found]
            yield answers, self._average(tables)

    def _cards_at(self, now: Table, place: int) -> list[int]:
        if bits.contains(now.up, place):
            return [now.shown.get(place)]
        known = self.view.known[place]
        return [known] if known >= 0 else self.unseen

    def _choosable(self, now: Table, power: int, source: int) -> int:
        others, mine = self._others(now), now.owned(self.me)
        not_source = ~bits.one(source)
        if power == catalogue.DISCARD_OWN:
            return mine & not_source & ~now.locked
        if power == catalogue.REPLACE_WITH_DISCARD:
            return mine & now.up & ~now.locked if now.pile_size else 0
        if power == catalogue.TURN_DOWN_OWN:
            return mine & now.up & not_source & ~now.locked
        if power == catalogue.SHUFFLE_OWN:
            return mine & now.up & not_source
        if power == catalogue.TURN_DOWN_OTHER:
            return others & now.up & ~now.locked
        if power == catalogue.SHUFFLE_OTHER:
            return others & now.up
        if power == catalogue.SWAP_HIDDEN:
            return now.hidden(self.me)
        if power == catalogue.FLIP_OTHER:
            return others & ~now.up & ~now.locked
        if power in (catalogue.LOOK_HIDDEN, catalogue.LOOK_SWAP_HIDDEN, catalogue.TAKE_HIDDEN):
            return others & ~now.up
        return 0

    def _after(self, now: Table, power: int, place: int, card: int) -> Table:
        """The table when the power is done to the card on the place."""
        if power == catalogue.FLIP_OTHER:
            return _turned_up(now, place, card)
        after = now.clone()
        if power in (catalogue.TURN_DOWN_OTHER, catalogue.TURN_DOWN_OWN):
            after.turn_down(place)
        elif power == catalogue.REPLACE_WITH_DISCARD:
            if bits.contains(after.tokened, place):
                after.take_token(place)
            after.turn_up(place, now.top_discard())
        elif power in (catalogue.DISCARD_OWN, catalogue.SHUFFLE_OWN, catalogue.SHUFFLE_OTHER):
            if bits.contains(after.tokened, place):
                after.take_token(place)
            after.turn_down(place)
            after.set_owner(place, NOBODY)
        elif power == catalogue.TAKE_HIDDEN:
            after.set_owner(place, self.me)
        return after

    def _others(self, now: Table) -> int:
        found: int = now.reach & ~now.owned(self.me) & ~now.shielded
        return found


_TOKEN_TARGETS: Final = (
    catalogue.TOKEN_OWN,
    catalogue.TOKEN_OTHER,
    catalogue.TOKEN_ANY,
    catalogue.TOKEN_OWN_AND_OTHER,
)
_GIVING: Final = (
    catalogue.DECK_TO_OTHER,
    catalogue.DISCARD_TO_OTHER,
    catalogue.EXPOSE_HAND,
    catalogue.GIVE_HIDDEN,
    catalogue.GIVE_HAND,
)
_MOVING_TOKENS: Final = (
    catalogue.TAKE_OFF_TOKEN,
    catalogue.EXCHANGE_TOKEN,
    catalogue.MOVE_TOKEN,
)


def _turned_up(now: Table, place: int, card: int) -> Table:
    after = now.clone()
    after.turn_up(place, card)
    return after
