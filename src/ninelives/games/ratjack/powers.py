"""The powers of the cards: name, questions, when each is possible, and what it does.

A chain never returns to an earlier effect: to flip and trigger a card, or to copy one, is the last
thing a power does, so the next effect takes its place on the table. The table of all powers is at
the end.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from ninelives.engine import bits
from ninelives.engine.contract import NOBODY
from ninelives.engine.events import Log
from ninelives.games.ratjack import catalogue, events, questions
from ninelives.games.ratjack.catalogue import Moment
from ninelives.games.ratjack.memory import DECK
from ninelives.games.ratjack.questions import CardQuestion, Question
from ninelives.games.ratjack.state import RatjackState
from ninelives.games.ratjack.table import (
    CARD,
    DISCARD,
    DRAW_DECK,
    EFFECT,
    EFFECT_DRAWING,
    NO,
    PLAYER,
    SHOW,
    TAKE,
    TOKEN,
    TOP,
    YES,
    Table,
)

Power: TypeAlias = catalogue.Power[RatjackState]

# -- the course of an effect -----------------------------------------------------------------------


def begin(state: RatjackState, card: i64, source: i64, log: Log | None) -> bool:
    """Begin a card's effect, carried out by the card on the source; True if it is over."""
    table = state.table
    found = table.decks.prints[card]
    power = found.power
    table.clear_effect()
    table.phase = EFFECT
    table.power = power
    table.source = source
    table.count = found.count
    if log is not None:
        log.tell(events.EffectBegan(table.active, card))
    return power.begin(state, log)


def flip_and_trigger(state: RatjackState, place: i64, log: Log | None) -> bool:
    """Turn up a hidden card of the active player; True if its effect is over."""
    card = state.flip(state.table.active, place, log)
    # RJ-22  Mute: no effect.
    if bits.contains(state.table.muted, place):
        if log is not None:
            log.tell(events.EffectMuted(state.table.active, card))
        return True
    return begin(state, card, place, log)


def answer(state: RatjackState, action: i64, log: Log | None) -> bool:
    """Answer the question of the effect; True if the effect is over."""
    power = state.table.power
    assert power is not None
    return power.answer(state, action, log)


def drawn(state: RatjackState, card: i64, log: Log | None) -> bool:
    """Take a card from the deck in the middle of an effect; True if the effect is over."""
    power = state.table.power
    assert power is not None
    state.table.phase = EFFECT
    return power.drawn(state, card, log)


def _next(state: RatjackState, chosen: i64) -> bool:
    """Keep an answer and go on to the next question."""
    table = state.table
    table.first = chosen
    table.step += 1
    return False


def _from_deck(state: RatjackState, log: Log | None) -> bool:
    """Take a card from the deck: a known top card at once, any other when chance has drawn it."""
    if state.table.top_size:
        return drawn(state, state.top_card(0), log)
    state.table.phase = EFFECT_DRAWING
    return False


# -- drawing and discarding ------------------------------------------------------------------------


class Drawing(Power):
    """Draws a card, as in RJ-10: from the deck or from the pile."""

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return state.table.deck_size + moment.discards > 0

    def _draw(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        """Draw from where the active player chose; whether that was the last step."""
        if action == DRAW_DECK:
            return _from_deck(state, log)
        state.take_discard(state.table.active, state.table.pile_size - 1, log)
        return self._go_on(state.table)

    def drawn(self, state: RatjackState, card: i64, log: Log | None) -> bool:
        state.draw(state.table.active, card, log)
        return self._go_on(state.table)

    def _go_on(self, table: Table) -> bool:
        table.step += 1
        return table.step == len(self.questions)


@final
class DrawDiscard(Drawing):
    """Draw 1, then discard 1 from your hand."""

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        if state.table.step == 0:
            return self._draw(state, action, log)
        state.discard(state.table.active, action - DISCARD, log)
        return True


@final
class DrawPlay(Drawing):
    """Draw 1, then play 1 card from your hand face up without effect."""

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        if state.table.step == 0:
            return self._draw(state, action, log)
        state.show(state.table.active, action - SHOW, log)
        return True


@final
class GiveHand(Drawing):
    """Play your hand card face up in front of another player, without effect, then draw 1."""

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        if state.table.step == 1:
            return self._draw(state, action, log)
        state.give_hand_card(state.table.active, action - PLAYER, log)
        return _next(state, action - PLAYER)


@final
class TakeDiscard(Power):
    """Take any 1 discard into your hand, then discard 1 from your hand."""

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return moment.discards > 0

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        table = state.table
        if table.step == 1:
            state.discard(table.active, action - DISCARD, log)
            return True
        slot = table.pile_size - 1
        while table.pile.get(slot) != action - TAKE:
            slot -= 1
        state.take_discard(table.active, slot, log)
        return _next(state, 0)


@final
class ExchangeHandDiscard(Power):
    """Exchange your hand card with the top discard."""

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return moment.discards > 0

    def begin(self, state: RatjackState, log: Log | None) -> bool:
        state.exchange_with_discard(state.table.active, log)
        return True


@final
class DiscardToHidden(Power):
    """Put the top discard hidden in front of you."""

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return moment.discards > 0

    def begin(self, state: RatjackState, log: Log | None) -> bool:
        state.hide_discard(state.table.active, log)
        return True


@final
class DiscardToOther(Power):
    """Put the top discard face up in front of another player, without effect."""

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return moment.discards > 0

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        state.give_discard(state.table.active, action - PLAYER, log)
        return True


# -- the deck --------------------------------------------------------------------------------------


@final
class ShuffleDiscards(Power):
    """Shuffle the top `count` discards into the deck."""

    def __init__(self, name: str, asks: list[Question]) -> None:
        super().__init__(name, asks)
        self.takes_count = True

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return moment.discards >= moment.count

    def begin(self, state: RatjackState, log: Log | None) -> bool:
        state.shuffle_discards(state.table.active, state.table.count, log)
        return True


@final
class DeckToOther(Power):
    """Put the top card of the deck face up in front of another player, without effect."""

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return state.table.deck_size > 0

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        state.table.first = action - PLAYER
        return _from_deck(state, log)

    def drawn(self, state: RatjackState, card: i64, log: Log | None) -> bool:
        state.give_from_deck(state.table.active, state.table.first, card, log)
        return True


@final
class ExposeHand(Power):
    """Another player's hand card is put face up in front of that player, without effect; that
    player draws the top card of the deck.
    """

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return state.table.deck_size > 0

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        state.table.first = action - PLAYER
        state.expose_hand(state.table.active, state.table.first, log)
        return _from_deck(state, log)

    def drawn(self, state: RatjackState, card: i64, log: Log | None) -> bool:
        state.draw(state.table.first, card, log)
        return True


@final
class OrderDeck(Power):
    """Look at the top `count` cards of the deck, put them back in any order."""

    def __init__(self, name: str, asks: list[Question]) -> None:
        super().__init__(name, asks)
        self.takes_count = True

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return state.table.deck_size >= moment.count

    def begin(self, state: RatjackState, log: Log | None) -> bool:
        table = state.table
        if table.top_knower != NOBODY and table.top_knower != table.active:
            state.forget_top_below(table.count)
            for depth in range(table.top_size):
                # The previous knower still knows that these cards are in the deck.
                state.traces.note(state.top_card(depth), DECK, bits.one(table.top_knower))
                state.traces.sees(DECK, state.top_card(depth), bits.one(table.active))
        table.top_knower = table.active
        return self._go_on(state, log)

    def drawn(self, state: RatjackState, card: i64, log: Log | None) -> bool:
        table = state.table
        state.traces.sees(DECK, card, bits.one(table.active))
        state.take_from_deck(card)
        state.put_on_top(table.top_size, card)
        table.top_size += 1
        return self._go_on(state, log)

    def _go_on(self, state: RatjackState, log: Log | None) -> bool:
        """Look at the next card, or begin to order when enough are known."""
        table = state.table
        if table.top_size < table.count:
            table.phase = EFFECT_DRAWING
            return False
        if log is not None:
            looked = events.DeckLookedAt(table.active, state.top_cards()[: table.count])
            unseen = events.DeckLookedAtUnseen(table.active, table.count)
            log.split(bits.one(table.active), looked, unseen)
        return table.count == 1

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        """One card after another, the topmost first; the last one has no choice."""
        table = state.table
        card = action - TOP
        depth = table.first
        while state.top_card(depth) != card:
            depth += 1
        state.put_on_top(depth, state.top_card(table.first))
        state.put_on_top(table.first, card)
        table.first += 1
        if table.first < table.count - 1:
            return False
        if log is not None:
            ordered = events.DeckOrdered(table.active, state.top_cards()[: table.count])
            unseen = events.DeckOrderedUnseen(table.active, table.count)
            log.split(bits.one(table.active), ordered, unseen)
        return True


# -- one card on the table -------------------------------------------------------------------------


class OnCard(Power):
    """First chooses a card on the table; possible where there is one."""

    def __init__(self, name: str, asks: list[Question], card: CardQuestion) -> None:
        super().__init__(name, [card, *asks])
        self.card = card

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return self.card.is_possible(state.table, moment)


@final
class LookHidden(OnCard):
    """Look at 1 hidden card of another player."""

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        state.look(state.table.active, action - CARD, log)
        return True


@final
class LookSwapHidden(OnCard):
    """Look at 1 hidden card of another player; you may swap it with 1 of your hidden cards."""

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        table = state.table
        if table.step == 0:
            state.look(table.active, action - CARD, log)
            _next(state, action - CARD)
            return table.hidden(table.active) == 0
        if action != NO:
            state.swap(table.active, action - CARD, table.first, log)
        return True


@final
class TakeHidden(OnCard):
    """Take 1 hidden card of another player, still hidden, in front of you."""

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        state.take(state.table.active, action - CARD, log)
        return True


@final
class FlipOther(OnCard):
    """Flip 1 hidden card of another player, without effect."""

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        state.flip(state.table.active, action - CARD, log)
        return True


@final
class TurnDown(OnCard):
    """Turn 1 visible card face down: another player's, or another one of yours."""

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        state.turn_down(state.table.active, action - CARD, log)
        return True


@final
class DiscardOwn(OnCard):
    """Discard 1 of your other cards."""

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        state.discard_from_table(state.table.active, action - CARD, log)
        return True


@final
class ReplaceWithDiscard(OnCard):
    """Discard 1 of your visible cards; the card that was the top discard takes its place, visible,
    without effect.
    """

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return moment.discards > 0 and self.card.is_possible(state.table, moment)

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        state.replace_with_discard(state.table.active, action - CARD, log)
        return True


@final
class ShuffleCard(OnCard):
    """Shuffle 1 visible card into the deck: another player's, or another one of yours."""

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        state.shuffle_from_table(state.table.active, action - CARD, log)
        return True


@final
class GiveHidden(OnCard):
    """Put 1 of your hidden cards face up in front of another player, without effect."""

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        table = state.table
        if table.step == 0:
            return _next(state, action - CARD)
        state.give_hidden(table.active, table.first, action - PLAYER, log)
        return True


# -- two cards on the table, and hands -------------------------------------------------------------


class Swap(Power):
    """Swaps 2 cards of 2 players."""

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        table = state.table
        if table.step == 0:
            return _next(state, action - CARD)
        state.swap(table.active, table.first, action - CARD, log)
        return True


@final
class SwapWithOther(Swap):
    """Swap 1 of your hidden (visible) cards with 1 hidden (visible) card of another player."""

    def __init__(self, name: str, mine: CardQuestion, theirs: CardQuestion) -> None:
        super().__init__(name, [mine, theirs])
        self._mine = mine
        self._theirs = theirs

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        table = state.table
        return self._mine.is_possible(table, moment) and self._theirs.is_possible(table, moment)


@final
class SwapTwoVisible(Swap):
    """Swap 2 visible cards of 2 different players."""

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        # The other one may be the card whose effect it is: it is visible and the active player's.
        return moment.others & state.table.up != 0


@final
class LookExchangeHand(Power):
    """Look at another player's hand card; you may exchange it with yours."""

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return True

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        table = state.table
        if table.step == 0:
            state.look_at_hand(table.active, action - PLAYER, log)
            return _next(state, action - PLAYER)
        if action == YES:
            state.exchange_hands(table.active, table.first, log)
        return True


# -- tokens ----------------------------------------------------------------------------------------


@final
class PutToken(Power):
    """Put 1 token of the supply on 1 card: yours, another player's, or any."""

    def __init__(self, name: str, card: CardQuestion) -> None:
        super().__init__(name, [questions.PUT_TOKEN, card])
        self._card = card

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return state.table.supply != 0 and self._card.is_possible(state.table, moment)

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        table = state.table
        if table.step == 0:
            return _next(state, action - TOKEN)
        state.place_token(table.active, table.first, action - CARD, log)
        return True


@final
class TokenOwnAndOther(Power):
    """Put 1 token of the supply on 1 of your cards and 1 on a card of another player."""

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        table = state.table
        has_two_tokens = table.supply & (table.supply - 1) != 0
        return (
            has_two_tokens
            and questions.TOKEN_OWN.is_possible(table, moment)
            and questions.TOKEN_OTHER.is_possible(table, moment)
        )

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        table = state.table
        if action >= TOKEN:
            return _next(state, action - TOKEN)
        state.place_token(table.active, table.first, action - CARD, log)
        table.step += 1
        return table.step == len(self.questions)


class FromCard(Power):
    """First chooses a card with a token."""

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return state.table.reach & state.table.tokened != 0


@final
class TakeOffToken(FromCard):
    """Take 1 token off any card."""

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        state.return_token(action - CARD, log)
        return True


@final
class MoveToken(FromCard):
    """Move 1 token from any card to any card without one."""

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        table = state.table
        return table.reach & table.tokened != 0 and questions.TOKEN_ANY.is_possible(table, moment)

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        table = state.table
        if table.step == 0:
            return _next(state, action - CARD)
        state.move_token(table.active, table.first, action - CARD, log)
        return True


@final
class ExchangeToken(FromCard):
    """Exchange 1 token on any card with 1 of the supply."""

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        table = state.table
        return table.supply != 0 and table.reach & table.tokened != 0

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        table = state.table
        if table.step == 0:
            return _next(state, action - CARD)
        state.return_token(table.first, log)
        state.place_token(table.active, action - TOKEN, table.first, log)
        return True


# -- chains ----------------------------------------------------------------------------------------


class Chain(Power):
    """Ends with the effect of another card."""

    def __init__(self, name: str, asks: list[Question], *, copies: bool = True) -> None:
        super().__init__(name, asks)
        self.chains = True
        self.copies = copies


@final
class FlipTrigger(Chain):
    """Flip 1 of your hidden cards and trigger it."""

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return questions.flippable(state, moment, one_is_enough=True) != 0

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        return flip_and_trigger(state, action - CARD, log)


@final
class CopyOwn(Chain):
    """Trigger again the effect of 1 of your other visible cards (no copying card, not muted)."""

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return questions.copyable_own(state, moment) != 0

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        place = action - CARD
        return begin(state, state.table.shown.get(place), place, log)


@final
class CopyOther(Chain):
    """Trigger the effect of 1 visible card of another player as your own (no copying card, not
    muted, not shielded).
    """

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return questions.copyable_others(state, moment) != 0

    def answer(self, state: RatjackState, action: i64, log: Log | None) -> bool:
        table = state.table
        return begin(state, table.shown.get(action - CARD), table.source, log)


# -- the table -------------------------------------------------------------------------------------

_DRAW: Final = questions.DRAW
_PLAYER: Final = questions.OTHER_PLAYER
_TOKEN: Final = questions.PUT_TOKEN

POWERS: Final[list[Power]] = [
    DrawDiscard("draw-discard", [_DRAW, questions.DISCARD_ONE]),
    ShuffleDiscards("shuffle-discards", []),
    LookHidden("look-hidden", [], questions.LOOK),
    DiscardOwn("discard-own", [], questions.DISCARD_OWN),
    SwapWithOther("swap-hidden", questions.SWAP_OWN_HIDDEN, questions.SWAP_OTHER_HIDDEN),
    FlipTrigger("flip-trigger", [questions.TRIGGER], copies=False),
    SwapWithOther("swap-visible", questions.SWAP_OWN_VISIBLE, questions.SWAP_OTHER_VISIBLE),
    PutToken("token-own", questions.TOKEN_OWN),
    PutToken("token-other", questions.TOKEN_OTHER),
    TurnDown("turn-down-other", [], questions.TURN_DOWN_OTHER),
    DeckToOther("deck-to-other", [_PLAYER]),
    FlipOther("flip-other", [], questions.FLIP_OTHER),
    OrderDeck("order-deck", [questions.ORDER]),
    ExchangeHandDiscard("exchange-hand-discard", []),
    LookSwapHidden("look-swap-hidden", [questions.MAY_SWAP], questions.LOOK),
    TurnDown("turn-down-own", [], questions.TURN_DOWN_OWN),
    TakeHidden("take-hidden", [], questions.TAKE_HIDDEN),
    LookExchangeHand("look-exchange-hand", [_PLAYER, questions.MAY_EXCHANGE]),
    SwapTwoVisible("swap-two-visible", [questions.SWAP_FIRST, questions.SWAP_SECOND]),
    PutToken("token-any", questions.TOKEN_ANY),
    MoveToken("move-token", [questions.MOVE_TOKEN, questions.TOKEN_ANY]),
    DiscardToOther("discard-to-other", [_PLAYER]),
    CopyOther("copy-other", [questions.COPY_OTHER]),
    ExposeHand("expose-hand", [_PLAYER]),
    TakeOffToken("take-off-token", [questions.TAKE_OFF_TOKEN]),
    DiscardToHidden("discard-to-hidden", []),
    TakeDiscard("take-discard", [questions.TAKE_DISCARD, questions.DISCARD_ONE]),
    ShuffleCard("shuffle-own", [], questions.SHUFFLE_OWN),
    ExchangeToken("exchange-token", [questions.EXCHANGE_TOKEN, _TOKEN]),
    CopyOwn("copy-own", [questions.COPY_OWN]),
    ReplaceWithDiscard("replace-with-discard", [], questions.REPLACE),
    TokenOwnAndOther(
        "token-own-and-other", [_TOKEN, questions.TOKEN_OWN, _TOKEN, questions.TOKEN_OTHER]
    ),
    DrawPlay("draw-play", [_DRAW, questions.SHOW_ONE]),
    ShuffleCard("shuffle-other", [], questions.SHUFFLE_OTHER),
    GiveHidden("give-hidden", [_PLAYER], questions.GIVE_HIDDEN),
    GiveHand("give-hand", [_PLAYER, _DRAW]),
]
for _number, _power in enumerate(POWERS):
    _power.number = _number
POWER_NAMES: Final = tuple(power.name for power in POWERS)
