"""Why an action is not allowed, from what its seat may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ninelives.engine import bits, lanes
from ninelives.engine.contract import Refusal
from ninelives.games.ratjack import cards, catalogue
from ninelives.games.ratjack.table import (
    ACTIONS,
    CARD,
    DEALT,
    DISCARD,
    DRAW,
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

_TURNING: Final = (
    catalogue.ASK_DISCARD_OWN,
    catalogue.ASK_TRIGGER,
    catalogue.ASK_TURN_DOWN_OTHER,
    catalogue.ASK_FLIP_OTHER,
    catalogue.ASK_TURN_DOWN_OWN,
    catalogue.ASK_REPLACE,
    catalogue.ASK_GIVE_HIDDEN,
)
_PUTTING_TOKENS: Final = (
    catalogue.ASK_TOKEN_OWN,
    catalogue.ASK_TOKEN_OTHER,
    catalogue.ASK_TOKEN_ANY,
)
_TAKING_TOKENS: Final = (
    catalogue.ASK_MOVE_TOKEN,
    catalogue.ASK_TAKE_OFF_TOKEN,
    catalogue.ASK_EXCHANGE_TOKEN,
)
_COPYING: Final = (catalogue.ASK_COPY_OWN, catalogue.ASK_COPY_OTHER)


def _why_not_answer(view: RatjackView, action: i64) -> Refusal:
    assert view.table.phase == EFFECT
    question = view.table.question()
    if CARD <= action < NO and CARD <= view.legal[0] < NO:
        return _why_not_card(view, question, action - CARD)
    if TOKEN <= action < PLAYER and question == catalogue.ASK_TOKEN:
        return Refusal("RJ-21", "not-in-supply")
    if action >= PLAYER and question == catalogue.ASK_PLAYER:
        return Refusal("RJ-24", "not-another-player")
    if action == DRAW_PILE and question == catalogue.ASK_DRAW:
        return Refusal("RJ-10", "pile-empty")
    if action < DRAW_PILE and question == catalogue.ASK_DRAW:
        return Refusal("RJ-10", "deck-empty")
    if question == catalogue.ASK_DISCARD and DISCARD <= action < TAKE:
        return Refusal("RJ-14", "not-in-hand")
    if question == catalogue.ASK_SHOW and SHOW <= action < DISCARD:
        return Refusal("RJ-14", "not-in-hand")
    return Refusal("RJ-14", "answer-the-effect")


def _why_not_card(view: RatjackView, question: i64, place: i64) -> Refusal:
    table = view.table
    if not bits.contains(table.taken, place):
        return Refusal("RJ-14", "no-card-there")
    if not bits.contains(table.reach, place):
        return Refusal("RJ-30", "out-of-the-round")
    if question in _TAKING_TOKENS:
        return Refusal("RJ-21", "no-token-there")
    theirs = not bits.contains(table.owned(view.seat), place)
    if theirs and bits.contains(table.shielded, place):
        return Refusal("RJ-22", "shielded")
    if question in _TURNING and bits.contains(table.locked, place):
        return Refusal("RJ-22", "locked")
    if question in _PUTTING_TOKENS and bits.contains(table.tokened, place):
        return Refusal("RJ-21", "has-a-token")
    return _why_not_kind(table, question, place)


def _why_not_kind(table: Table, question: i64, place: i64) -> Refusal:
    if place == table.source:
        return Refusal("RJ-24", "not-itself")
    if question in _COPYING and bits.contains(table.up, place):
        if bits.contains(table.muted, place):
            return Refusal("RJ-22", "muted")
        if catalogue.is_copying(table.power_of(table.shown.get(place))):
            return Refusal("RJ-14", "copies-itself")
        return Refusal("RJ-14", "not-in-full")
    if question == catalogue.ASK_TRIGGER and bits.contains(table.hidden(table.active), place):
        return Refusal("RJ-14", "not-in-full")
    return Refusal("RJ-24", "not-such-a-card")
