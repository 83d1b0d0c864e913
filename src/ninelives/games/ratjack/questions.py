"""The questions that powers ask, and what may be answered.

Everything asked here is either on the table or the active player's own, so no answer depends on
what that player cannot know.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from ninelives.engine import bits
from ninelives.games.ratjack import catalogue
from ninelives.games.ratjack.catalogue import Moment
from ninelives.games.ratjack.state import RatjackState
from ninelives.games.ratjack.table import (
    CARD,
    DISCARD,
    DRAW_DECK,
    NO,
    PLAYER,
    SHOW,
    TAKE,
    TOKEN,
    TOP,
    YES,
    Table,
)

Question: TypeAlias = catalogue.Question[RatjackState]

# -- cards on the table ----------------------------------------------------------------------------

OWN: Final = 0
OTHERS: Final = 1
ANY: Final = 2

HIDDEN: Final = 0
VISIBLE: Final = 1
EITHER: Final = 2


def _where(condition: bool) -> i64:  # noqa: FBT001 - a condition
    """All places, or none."""
    return -1 if condition else 0


class CardQuestion(Question):
    """Choose a card on the table. What may be chosen, and why not, follows from these words.

    `itself`: the card whose effect it is may be chosen too.
    """

    def __init__(
        self,
        name: str,
        whose: i64,
        side: i64 = EITHER,
        *,
        turns: bool = False,
        itself: bool = True,
        free: bool = False,
    ) -> None:
        super().__init__(name, CARD)
        self.side: i64 = side
        self.turns: bool = turns  # the card is turned over or discarded
        self.free: bool = free  # it must have no token yet
        # The same as masks, so that the places are found without a branch.
        self._own: i64 = _where(whose != OTHERS)
        self._others: i64 = _where(whose != OWN)
        self._down: i64 = _where(side == HIDDEN)
        self._either: i64 = _where(side == EITHER)
        self._not_itself: i64 = _where(not itself)
        self._turned: i64 = _where(turns)
        self._free: i64 = _where(free)

    def choices(self, state: RatjackState) -> i64:
        table = state.table
        return self._places(table, moment_now(table))

    def is_possible(self, table: Table, moment: Moment) -> bool:
        """Whether there is something to choose at that moment."""
        return self._places(table, moment) != 0

    def _places(self, table: Table, moment: Moment) -> i64:
        found = ((moment.hidden | moment.visible) & self._own) | (moment.others & self._others)
        up = table.up | moment.visible
        found &= (up ^ self._down) | self._either
        # RJ-24  "Other" cards are other than the card whose effect it is.
        found &= ~(bits.one(moment.source) & self._not_itself)
        # RJ-22  Lock: cannot be turned over or discarded, not even by its owner.
        found &= ~(table.locked & self._turned)
        # RJ-21  At most one token on a card.
        return found & ~(table.tokened & self._free)


@final
class TokenedCard(CardQuestion):
    """Choose a card with a token."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ANY)

    def choices(self, state: RatjackState) -> i64:
        # RJ-22  A shield does not guard its own token.
        return state.table.reach & state.table.tokened


@final
class SwapFirst(CardQuestion):
    def choices(self, state: RatjackState) -> i64:
        moment = moment_now(state.table)
        return of_two_owners(state.table, (moment.others & state.table.up) | moment.visible)


def of_two_owners(table: Table, places: i64) -> i64:
    """The places, unless all of them belong to the same owner."""
    result: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        owned = places & table.owned(seat)
        if owned and places & ~owned:
            result |= owned
        seat += 1
    return result


@final
class SwapSecond(CardQuestion):
    def choices(self, state: RatjackState) -> i64:
        table = state.table
        moment = moment_now(table)
        up = (moment.others & table.up) | moment.visible
        return up & ~table.owned(table.owner(table.first))


@final
class MaySwap(CardQuestion):
    def choices(self, state: RatjackState) -> i64:
        return state.table.hidden(state.table.active) | _NO_BIT


# -- cards whose effect is next --------------------------------------------------------------------
# Chains end: a copying card copies no copying card, and every flip leaves one hidden card fewer.


class InFull(CardQuestion):
    """Choose a card whose effect is possible in full (RJ-14)."""


@final
class Trigger(InFull):
    def choices(self, state: RatjackState) -> i64:
        return flippable(state, moment_now(state.table), one_is_enough=False)


@final
class CopyOwn(InFull):
    def choices(self, state: RatjackState) -> i64:
        return copyable_own(state, moment_now(state.table))


@final
class CopyOther(InFull):
    def choices(self, state: RatjackState) -> i64:
        return copyable_others(state, moment_now(state.table))


def moment_now(table: Table) -> Moment:
    """The table as it is."""
    owned = table.owned(table.active)
    # RJ-22  Shield: cannot be chosen by other players' effects.
    others = table.reach & ~owned & ~table.shielded
    moment = Moment(owned & ~table.up, owned & table.up, others, table.pile_size)
    moment.source = table.source
    return moment


def may_show(state: RatjackState, card: i64, moment: Moment) -> bool:
    """RJ-12: whether the effect of a hand card would be possible once it lies face up.

    The place where it would lie is the source of the moment, and visible.
    """
    shown = state.table.decks.prints[card]
    moment.shown = card
    moment.shown_at = moment.source
    moment.count = shown.count
    return shown.power.possible(state, moment)


def flippable(state: RatjackState, moment: Moment, *, one_is_enough: bool) -> i64:
    """The active player's hidden cards that may be flipped and triggered (RJ-13).

    With `one_is_enough` it may stop at the first one found.
    """
    table = state.table
    # RJ-22  Lock: cannot be turned over, not even by its owner.
    left = moment.hidden & ~table.locked
    # RJ-22  Mute: may be flipped whether or not the effect were possible.
    result = left & table.muted
    left &= ~table.muted
    source = moment.source
    while left and not (one_is_enough and result):
        here = left & -left
        left &= left - 1
        place = bits.lowest(here)
        flipped = table.decks.prints[state.hidden.get(place)]
        moment.source = place
        moment.count = flipped.count
        moment.hidden ^= here
        moment.visible ^= here
        if flipped.power.possible(state, moment):
            result |= here
        moment.hidden ^= here
        moment.visible ^= here
    moment.source = source
    return result


def copyable_own(state: RatjackState, moment: Moment) -> i64:
    """Those of the active player's visible cards whose effect can happen again."""
    source = moment.source
    left = moment.visible & ~bits.one(source) & ~state.table.muted
    result: i64 = 0
    while left:
        here = left & -left
        left &= left - 1
        place = bits.lowest(here)
        card = moment.shown if place == moment.shown_at else state.card_at(place)
        copied = state.table.decks.prints[card]
        if copied.power.copies:
            continue
        moment.source = place
        moment.count = copied.count
        if copied.power.possible(state, moment):
            result |= here
    moment.source = source
    return result


def copyable_others(state: RatjackState, moment: Moment) -> i64:
    """Those of the others' visible cards whose effect can happen as the active player's own."""
    table = state.table
    left = moment.others & table.up & ~table.muted
    result: i64 = 0
    while left:
        here = left & -left
        left &= left - 1
        copied = table.decks.prints[table.shown.get(bits.lowest(here))]
        if copied.power.copies:
            continue
        moment.count = copied.count
        if copied.power.possible(state, moment):
            result |= here
    return result


# -- cards of the hand, the pile and the deck ------------------------------------------------------

_DECK: Final = 0b01
_PILE: Final = 0b10
_DECK_OR_PILE: Final = _DECK | _PILE


@final
class DrawQuestion(Question):
    def choices(self, state: RatjackState) -> i64:
        # RJ-10  Top of the deck or top of the discard pile (deck, if the pile is empty).
        table = state.table
        if table.deck_size == 0:
            return _PILE
        if table.pile_size == 0:
            return _DECK
        return _DECK_OR_PILE


@final
class HandQuestion(Question):
    def choices(self, state: RatjackState) -> i64:
        return state.hand_set(state.table.active)


@final
class PileQuestion(Question):
    def choices(self, state: RatjackState) -> i64:
        return bits.packed(state.table.discards())


@final
class OrderQuestion(Question):
    """Asked until one card is left."""

    def choices(self, state: RatjackState) -> i64:
        left: i64 = 0
        depth = state.table.first
        while depth < state.table.count:
            left |= bits.one(state.top_card(depth))
            depth += 1
        return left


# -- tokens, players, yes and no -------------------------------------------------------------------

_NO_BIT: Final = 1 << (NO - CARD)
_YES_OR_NO: Final = _NO_BIT | 1 << (YES - CARD)


@final
class TokenQuestion(Question):
    def choices(self, state: RatjackState) -> i64:
        return state.table.supply_faces()


@final
class PlayerQuestion(Question):
    def choices(self, state: RatjackState) -> i64:
        return state.table.rivals()


@final
class MayExchange(Question):
    def choices(self, state: RatjackState) -> i64:
        return _YES_OR_NO


# -- the questions by name -------------------------------------------------------------------------

DRAW: Final = DrawQuestion("effect-draw", DRAW_DECK)
DISCARD_ONE: Final = HandQuestion("effect-discard", DISCARD)
SHOW_ONE: Final = HandQuestion("effect-show", SHOW)
TAKE_DISCARD: Final = PileQuestion("take-discard", TAKE)
ORDER: Final = OrderQuestion("order", TOP)
PUT_TOKEN: Final = TokenQuestion("token", TOKEN)
OTHER_PLAYER: Final = PlayerQuestion("player", PLAYER)
MAY_EXCHANGE: Final = MayExchange("may-exchange", CARD)

LOOK: Final = CardQuestion("look", OTHERS, HIDDEN)
TAKE_HIDDEN: Final = CardQuestion("take-hidden", OTHERS, HIDDEN)
FLIP_OTHER: Final = CardQuestion("flip-other", OTHERS, HIDDEN, turns=True)
GIVE_HIDDEN: Final = CardQuestion("give-hidden", OWN, HIDDEN, turns=True)
TRIGGER: Final = Trigger("trigger", OWN, HIDDEN, turns=True)
COPY_OWN: Final = CopyOwn("copy-own", OWN, VISIBLE)
COPY_OTHER: Final = CopyOther("copy-other", OTHERS, VISIBLE)
DISCARD_OWN: Final = CardQuestion("discard-own", OWN, turns=True, itself=False)
TURN_DOWN_OWN: Final = CardQuestion("turn-down-own", OWN, VISIBLE, turns=True, itself=False)
TURN_DOWN_OTHER: Final = CardQuestion("turn-down-other", OTHERS, VISIBLE, turns=True)
REPLACE: Final = CardQuestion("replace", OWN, VISIBLE, turns=True)
SHUFFLE_OWN: Final = CardQuestion("shuffle-own", OWN, VISIBLE, itself=False)
SHUFFLE_OTHER: Final = CardQuestion("shuffle-other", OTHERS, VISIBLE)
SWAP_OWN_HIDDEN: Final = CardQuestion("swap-own-hidden", OWN, HIDDEN)
SWAP_OTHER_HIDDEN: Final = CardQuestion("swap-other-hidden", OTHERS, HIDDEN)
MAY_SWAP: Final = MaySwap("may-swap", OWN, HIDDEN)
SWAP_OWN_VISIBLE: Final = CardQuestion("swap-own-visible", OWN, VISIBLE)
SWAP_OTHER_VISIBLE: Final = CardQuestion("swap-other-visible", OTHERS, VISIBLE)
SWAP_FIRST: Final = SwapFirst("swap-first", ANY, VISIBLE)
SWAP_SECOND: Final = SwapSecond("swap-second", ANY, VISIBLE)
TOKEN_OWN: Final = CardQuestion("token-own", OWN, free=True)
TOKEN_OTHER: Final = CardQuestion("token-other", OTHERS, free=True)
TOKEN_ANY: Final = CardQuestion("token-any", ANY, free=True)
MOVE_TOKEN: Final = TokenedCard("move-token")
TAKE_OFF_TOKEN: Final = TokenedCard("take-off-token")
EXCHANGE_TOKEN: Final = TokenedCard("exchange-token")
