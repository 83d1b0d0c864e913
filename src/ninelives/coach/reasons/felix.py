"""Reasons for Felix: the worth of the sack, its price, the mice for passing, the card placed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ninelives.bots.dice import QuickDice
from ninelives.bots.heuristics.felix import FelixHeuristics
from ninelives.coach.reasons.base import Reason, Reasons
from ninelives.engine.contract import Game
from ninelives.games.felix import table
from ninelives.games.felix.cards import VALUES, is_dog
from ninelives.games.felix.view import FelixView

_CODES: Final = {  # every code, with the names of its values
    "worth-it": ("points", "mice"),
    "too-dear": ("points", "mice"),
    "buy": ("points", "mice"),
    "not-worth-it": ("points", "mice"),
    "leave-row": ("points",),
    "pass-mice": ("mice",),
    "pass-leaves": ("points",),
    "good-cat-rich": ("points",),
    "good-cat-poor": ("points",),
    "bad-cat-rich": ("points",),
    "bad-cat-poor": ("points",),
    "dog": ("card",),
    "rabbit": (),
}


def reasons(game: Game[Any, Any], view: FelixView, action: int) -> Iterator[Reason]:
    if view.asked == "place":
        yield _placing(game, view, action)
        return
    points = about_worth(game, view)
    if action == table.BUY_ROW:
        yield Reason("buy", {"points": points, "mice": table.PRICE_UNBID})
    elif action == table.PASS:
        yield _passing(view, points)
    else:
        mice = int(table.bid_of(action))
        yield Reason("worth-it" if points > mice else "too-dear", {"points": points, "mice": mice})


def about_worth(game: Game[Any, Any], view: FelixView) -> int:
    """Estimated value of the sack to its buyer; the same for every world that fits the view."""
    world = game.imagine(view, QuickDice(0))
    heuristics = FelixHeuristics(game)
    heuristics.set_root(world)
    return round(heuristics.sack_worth(world, view.seat))


def _passing(view: FelixView, points: int) -> Reason:
    if view.asked == "buy":
        code = "pass-leaves" if points > table.PRICE_UNBID else "leave-row"
        return Reason(code, {"points": points})
    price, brought = int(view.table.high) + 1, int(view.table.mice_for_passing())
    if points <= price:
        return Reason("not-worth-it", {"points": points, "mice": price})
    if brought:
        return Reason("pass-mice", {"mice": brought})
    return Reason("pass-leaves", {"points": points})


def _placing(game: Game[Any, Any], view: FelixView, card: int) -> Reason:
    if is_dog(card):
        return Reason("dog", {"card": card})
    value = VALUES[card]
    rich = FelixHeuristics(game).is_rich(view.table, view.seat)
    if value > 0:
        return Reason("good-cat-rich" if rich else "good-cat-poor", {"points": value})
    if value < 0:
        return Reason("bad-cat-rich" if rich else "bad-cat-poor", {"points": value})
    return Reason("rabbit")


REASONS: Final = Reasons(_CODES, reasons)
