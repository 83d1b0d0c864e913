"""Reasons for Ratjack: how a move changes the sums, and which seat wins a point by it.

The move is made in several determinizations. Where the seat gets the same events in all of them,
they are certain; where it does not, they depend on a card that the seat does not see.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ninelives.bots.dice import QuickDice
from ninelives.coach.reasons.base import Reason, Reasons
from ninelives.engine.contract import NOBODY, Game
from ninelives.engine.events import Event, Log, fields_of
from ninelives.games.ratjack import cards, table
from ninelives.games.ratjack.events import PlayerOut, PointsWon, RoundEnded
from ninelives.games.ratjack.table import TARGET, Table
from ninelives.games.ratjack.view import RatjackView

_WORLDS: Final = 8
_WON_BY: Final = {table.RATJACK: "makes-25", table.SURVIVOR: "last-in", table.HIGHEST: "highest"}
_CODES: Final = {  # every code, with the names of its values
    "makes-25": (),
    "last-in": (),
    "highest": (),
    "knocks-out": ("seats",),
    "out": ("above",),
    "others-win": ("seats",),
    "nobody-wins": (),
    "above": ("above",),
    "at-25": (),
    "below": ("sum", "below"),
    "their-sum": ("seat", "sum"),
    "no-sum": (),
    "aims": ("seat", "sum"),
    "unseen-card": (),
    "hides": ("value",),
    "hides-fitting": ("value",),
    "keeps": ("cards",),
    "flips": ("card",),
    "pile": ("value",),
    "pile-fits": ("value",),
    "deck": ("fitting", "unseen"),
    "deck-known": ("value",),
}


def reasons(game: Game[Any, Any], view: RatjackView, action: int) -> Iterator[Reason]:
    if view.asked == "draw":
        yield _drawing(view, action)
    elif table.DISCARD <= action < table.TAKE and view.asked == "play":
        yield Reason("flips", {"card": action - table.DISCARD})
    elif view.asked == "effect-discard":
        yield _keeping(view, action - table.DISCARD)
    else:
        yield from _of_effects(game, view, action)


def _of_effects(game: Game[Any, Any], view: RatjackView, action: int) -> Iterator[Reason]:
    """What the move brings about, as far as the seat can know, and which card it plays."""
    after, heard = _made(game, view, action)
    decided = _decided(view.seat, heard) if heard is not None else None
    if decided is not None:
        yield decided
    if heard is None:
        yield Reason("unseen-card")
    elif view.asked == "effect-draw":
        yield _drawing(view, action)
    elif action < table.SHOW:
        yield _hiding(view, action - table.HIDE)
    else:
        yield _of_sums(view, after)
    if view.asked == "play" and len(view.hand) > 1:
        yield _keeping(view, (action - table.HIDE) % cards.CARDS)
    seat = _target(view.table, action)
    if seat != NOBODY:
        yield Reason("aims", {"seat": seat, "sum": int(view.table.total(seat))})


def _target(now: Table, action: int) -> int:
    """The seat that a choice among cards on the table or among players names, or NOBODY."""
    if table.CARD <= action < table.NO:
        return int(now.owner(action - table.CARD))
    return action - table.PLAYER if action >= table.PLAYER else NOBODY


def _made(game: Game[Any, Any], view: RatjackView, action: int) -> tuple[Table, list[Event] | None]:
    """The table after the move, and the seat's events; None where those are not certain."""
    dice = QuickDice(0)
    heard: list[list[Event]] = []
    for _ in range(_WORLDS):
        world, log = game.imagine(view, dice), Log()
        game.advance(world, view.seat, action, log)
        heard.append(log.heard_by(view.seat))
    told = [[(type(event).__name__, fields_of(event)) for event in each] for each in heard]
    certain = all(each == told[0] for each in told)
    return game.view(world, view.seat).table, heard[0] if certain else None


# -- points ----------------------------------------------------------------------------------------


def _decided(me: int, heard: list[Event]) -> Reason | None:
    """A point won or lost by the end of this turn."""
    out = {event.seat: event.total for event in heard if isinstance(event, PlayerOut)}
    won = [event for event in heard if isinstance(event, PointsWon)]
    for event in won:
        if event.seat == me and event.reason in _WON_BY:
            return Reason(_WON_BY[event.reason])
    others = [seat for seat in out if seat != me]
    if others:
        return Reason("knocks-out", {"seats": others})
    if me in out:
        return Reason("out", {"above": out[me] - TARGET})
    if won:
        return Reason("others-win", {"seats": [event.seat for event in won]})
    # RJ-34  Only a tie that pays no player ends a round without a point.
    if any(isinstance(event, RoundEnded) for event in heard):
        return Reason("nobody-wins")
    return None


# -- sums ------------------------------------------------------------------------------------------


def _of_sums(view: RatjackView, after: Table) -> Reason:
    now, me = view.table, view.seat
    total = int(after.total(me))
    if total != now.total(me):
        return _own_sum(total)
    for seat in range(now.seats):
        if after.is_in(seat) and after.total(seat) != now.total(seat):
            return Reason("their-sum", {"seat": seat, "sum": int(after.total(seat))})
    return Reason("no-sum")


def _own_sum(total: int) -> Reason:
    if total > TARGET:
        return Reason("above", {"above": total - TARGET})
    if total == TARGET:
        return Reason("at-25")
    return Reason("below", {"sum": total, "below": TARGET - total})


def _hiding(view: RatjackView, card: int) -> Reason:
    value, total = int(cards.value(card)), int(view.table.total(view.seat))
    if total + value == TARGET:
        return Reason("hides-fitting", {"value": value})
    return Reason("hides", {"value": value})


def _keeping(view: RatjackView, card: int) -> Reason:
    """What stays in hand without this card."""
    kept = view.hand[:]
    kept.remove(card)
    return Reason("keeps", {"cards": kept})


def _drawing(view: RatjackView, action: int) -> Reason:
    now = view.table
    room = TARGET - int(now.total(view.seat))
    if action == table.DRAW_PILE:
        value = int(cards.value(now.top_discard()))
        return Reason("pile-fits" if value == room else "pile", {"value": value})
    if view.top:
        return Reason("deck-known", {"value": int(cards.value(view.top[0]))})
    unseen = view.unseen()
    fitting = sum(1 for card in unseen if cards.value(card) <= room)
    return Reason("deck", {"fitting": fitting, "unseen": len(unseen)})


REASONS: Final = Reasons(_CODES, reasons)
