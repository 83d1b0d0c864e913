"""Why an action is not allowed, from what its seat may know."""

from __future__ import annotations

from mypy_extensions import i64

from ninelives.engine import bits, lanes
from ninelives.engine.contract import Refusal
from ninelives.games.ratjack import cards
from ninelives.games.ratjack.questions import VISIBLE, CardQuestion, InFull, TokenedCard
from ninelives.games.ratjack.table import (
    ACTIONS,
    CARD,
    DEALT,
    DISCARD,
    DRAW,
    DRAW_DECK,
    DRAW_PILE,
    EFFECT,
    FIRST_HIDE,
    FLIP,
    HIDE,
    NO,
    OVER,
    PLAY,
    PLAYER,
    SHOW,
    TAKE,
    TOKEN,
    Table,
)
from ninelives.games.ratjack.view import RatjackView


def why_not(view: RatjackView, action: i64) -> Refusal | None:
    if action in view.legal:
        return None
    if not 0 <= action < ACTIONS:
        return Refusal("RJ-10", "unknown-action")
    phase = view.table.phase
    if phase == OVER:
        return Refusal("RJ-01", "game-over")
    if not view.legal:
        return _why_not_now(view)
    if phase == FIRST_HIDE:
        is_hide = HIDE <= action < SHOW
        return Refusal("RJ-04", "not-in-hand" if is_hide else "hide-first")
    if phase == DRAW:
        return Refusal("RJ-10", "pile-empty" if action == DRAW_PILE else "draw-first")
    if phase == PLAY:
        return _why_not_play(view, action)
    if phase == FLIP:
        return _why_not_flip(view, action)
    return _why_not_answer(view, action)


def _why_not_now(view: RatjackView) -> Refusal:
    table = view.table
    if table.phase == FIRST_HIDE:
        done = view.seat >= 0 and lanes.get(table.in_hand, view.seat) < DEALT
        return Refusal("RJ-04", "already-hidden" if done else "not-your-turn")
    if table.phase < FIRST_HIDE:
        return Refusal("RJ-04", "dealing")
    if view.seat >= 0 and not table.is_in(view.seat):
        return Refusal("RJ-30", "out-of-the-round")
    return Refusal("RJ-37", "not-your-turn")


def _why_not_play(view: RatjackView, action: i64) -> Refusal:
    if not HIDE <= action < TAKE:
        return Refusal("RJ-11", "play-a-card")
    if (action - HIDE) % cards.CARDS not in view.hand:
        return Refusal("RJ-11", "not-in-hand")
    if action < DISCARD:
        return Refusal("RJ-12", "not-in-full")
    if view.table.hidden(view.seat) == 0:
        return Refusal("RJ-13", "nothing-to-flip")
    return Refusal("RJ-13", "no-flip-in-full")


def _why_not_flip(view: RatjackView, action: i64) -> Refusal:
    table = view.table
    if not CARD <= action < NO:
        return Refusal("RJ-13", "choose-a-card")
    place = action - CARD
    if not bits.contains(table.hidden(view.seat), place):
        return Refusal("RJ-13", "not-your-hidden-card")
    if bits.contains(table.locked, place):
        return Refusal("RJ-22", "locked")
    return Refusal("RJ-13", "not-in-full")


# -- answers to the question of an effect ----------------------------------------------------------


def _why_not_answer(view: RatjackView, action: i64) -> Refusal:
    assert view.table.phase == EFFECT
    question = view.table.question()
    first = question.first
    if CARD <= action < NO and CARD <= view.legal[0] < NO:
        assert isinstance(question, CardQuestion)
        return _why_not_card(view, question, action - CARD)
    if first == TOKEN and TOKEN <= action < PLAYER:
        return Refusal("RJ-21", "not-in-supply")
    if first == PLAYER and action >= PLAYER:
        return Refusal("RJ-24", "not-another-player")
    if first == DRAW_DECK and action <= DRAW_PILE:
        return Refusal("RJ-10", "pile-empty" if action == DRAW_PILE else "deck-empty")
    if first == DISCARD and DISCARD <= action < TAKE:
        return Refusal("RJ-14", "not-in-hand")
    if first == SHOW and SHOW <= action < DISCARD:
        return Refusal("RJ-14", "not-in-hand")
    return Refusal("RJ-14", "answer-the-effect")


def _why_not_card(view: RatjackView, question: CardQuestion, place: i64) -> Refusal:
    table = view.table
    if not bits.contains(table.taken, place):
        return Refusal("RJ-14", "no-card-there")
    if not bits.contains(table.reach, place):
        return Refusal("RJ-30", "out-of-the-round")
    if isinstance(question, TokenedCard):
        return Refusal("RJ-21", "no-token-there")
    theirs = not bits.contains(table.owned(view.seat), place)
    if theirs and bits.contains(table.shielded, place):
        return Refusal("RJ-22", "shielded")
    if question.turns and bits.contains(table.locked, place):
        return Refusal("RJ-22", "locked")
    if question.free and bits.contains(table.tokened, place):
        return Refusal("RJ-21", "has-a-token")
    if place == table.source:
        return Refusal("RJ-24", "not-itself")
    if isinstance(question, InFull) and _lies_as_asked(table, question, place):
        return _why_not_in_full(table, place)
    return Refusal("RJ-24", "not-such-a-card")


def _lies_as_asked(table: Table, question: InFull, place: i64) -> bool:
    if question.side == VISIBLE:
        return bits.contains(table.up, place)
    return bits.contains(table.hidden(table.active), place)


def _why_not_in_full(table: Table, place: i64) -> Refusal:
    if bits.contains(table.up, place):
        if bits.contains(table.muted, place):
            return Refusal("RJ-22", "muted")
        if table.decks.prints[table.shown.get(place)].power.copies:
            return Refusal("RJ-14", "copies-itself")
    return Refusal("RJ-14", "not-in-full")
