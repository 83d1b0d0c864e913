"""Reasons for Cat in the Box: the trick, room for the hand, colours kept, tokens joined."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ninelives.bots.heuristics.catinthebox import chance_to_win, expected_tricks
from ninelives.bots.heuristics.catinthebox_weights import Weights
from ninelives.coach.reasons.base import Reason, Reasons
from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY, Game
from ninelives.games.catinthebox import board, cards, table
from ninelives.games.catinthebox.view import CatView

_WEIGHTS: Final = Weights()
_MANY: Final = 2  # more copies of a rank than this are mentioned
_CODES: Final = {  # every code, with the names of its values
    "part-many": ("card", "held"),
    "part-few": ("card", "held"),
    "predict": ("tricks", "about"),
    "stuck": ("cards",),
    "not-stuck": (),
    "trumps": ("colour",),
    "gives-up": ("colour",),
    "joins-group": ("size",),
    "keeps-open": ("spaces",),
    "leads": ("colour", "higher"),
    "stays-below": (),
    "cannot-take": (),
    "takes-wanted": ("wanted",),
    "takes-unwanted": ("wanted",),
    "ahead": ("players",),
    "leaves": ("colour", "spaces"),
}


def reasons(_game: Game[Any, Any], view: CatView, action: int) -> Iterator[Reason]:
    if table.is_discard(action):
        yield _parting(view, int(table.discard_of(action)))
    elif table.is_prediction(action):
        about = round(expected_tricks(_WEIGHTS, view.table, view.hand))
        yield Reason("predict", {"tricks": int(table.prediction_of(action)), "about": about})
    else:
        yield from _of_play(view, action)


def _of_play(view: CatView, at: int) -> Iterator[Reason]:
    """The most important first: a paradox to come, a colour lost, tokens and room, the trick."""
    stuck = stuck_after(view, at)
    fewest = min(stuck_after(view, each) for each in view.legal)
    if stuck > fewest:
        yield Reason("stuck", {"cards": stuck})
    if stuck == 0 and 2 * sum(stuck_after(view, each) > 0 for each in view.legal) > len(view.legal):
        yield Reason("not-stuck")
    if _gives_up(view, at):
        code = "trumps" if _gets_ahead(view, at) else "gives-up"
        yield Reason(code, {"colour": int(view.table.led)})
    yield from _of_tokens(view, at)
    yield _of_trick(view, at)
    colour = int(board.colour_of(at))
    free = int(bits.size(_spaces_after(view, at) & board.RED_ROW << colour))
    yield Reason("leaves", {"colour": colour, "spaces": free})
    yield _parting(view, int(board.rank_of(at)))


def _parting(view: CatView, rank: int) -> Reason:
    """How many copies of this rank the hand has, this one included."""
    held = int(cards.copies(view.hand, rank))
    return Reason("part-many" if held > _MANY else "part-few", {"card": rank, "held": held})


def _gives_up(view: CatView, at: int) -> bool:
    """Whether the colour led can never be declared again after this play (CB-13)."""
    now = view.table
    if now.led == NOBODY or board.colour_of(at) == now.led:
        return False
    return bits.contains(lanes.get(now.markers, view.seat), now.led)


def stuck_after(view: CatView, at: int) -> int:
    """How many cards certainly find no space after this play, except the last card (CB-15)."""
    spaces = _spaces_after(view, at)
    hand = view.hand - cards.one(board.rank_of(at))
    playable = 0
    for rank in set(cards.listed(hand)):
        here = spaces >> board.space(rank, 0) & board.ALL_COLOURS
        playable += min(int(cards.copies(hand, rank)), int(bits.size(here)))
    return max(0, int(cards.size(hand)) - table.LAST_CARD - playable)


def _spaces_after(view: CatView, at: int) -> int:
    """The set of spaces that stay open for the cards left in hand."""
    now = view.table
    markers = lanes.get(now.markers, view.seat)
    if _gives_up(view, at):
        markers &= ~bits.one(now.led)
    hand = view.hand - cards.one(board.rank_of(at))
    held = cards.held(hand) * board.ALL_COLOURS
    left: int = held & markers * cards.ONE_OF_EACH & ~(now.taken | bits.one(at))
    return left


# -- tokens and room -------------------------------------------------------------------------------


def _of_tokens(view: CatView, at: int) -> Iterator[Reason]:
    """A larger group than another play would make, or more room than all others leave."""
    if _decides(view, at):
        return
    size = _group_after(view, at)
    if size > min(_group_after(view, each) for each in view.legal):
        yield Reason("joins-group", {"size": size})
    room = int(bits.size(_spaces_after(view, at)))
    others = [int(bits.size(_spaces_after(view, each))) for each in view.legal if each != at]
    if others and room > max(others):
        yield Reason("keeps-open", {"spaces": room})


def _group_after(view: CatView, at: int) -> int:
    now = view.table
    return int(board.largest_group(now.tokens.get(view.seat) | bits.one(at), now.options.rows))


# -- the trick -------------------------------------------------------------------------------------


def _of_trick(view: CatView, at: int) -> Reason:
    now = view.table
    wanted = _still_wanted(view)
    if now.led == NOBODY:
        free = int(bits.size(_higher(view, at)))
        return Reason("leads", {"colour": int(board.colour_of(at)), "higher": free})
    if not _gets_ahead(view, at):
        return Reason("stays-below" if wanted <= 0 else "cannot-take")
    if _decides(view, at):
        return Reason(
            "takes-wanted" if wanted > 0 else "takes-unwanted", {"wanted": max(0, wanted)}
        )
    return Reason("ahead", {"players": _to_come(view)})


def _still_wanted(view: CatView) -> int:
    """How many more tricks the seat wants; in a game of two, may win (CB-31)."""
    now = view.table
    goal = table.FEW_TRICKS if now.seats == 2 else lanes.get(now.predictions, view.seat)
    return int(goal - lanes.get(now.tricks, view.seat))


def _gets_ahead(view: CatView, at: int) -> bool:
    return chance_to_win(_WEIGHTS, view.table, at, board.colour_of(at)) > 0.0


def _decides(view: CatView, at: int) -> bool:
    """Whether this play certainly wins the trick: it is the last, and ahead."""
    return view.table.led != NOBODY and not _to_come(view) and _gets_ahead(view, at)


def _to_come(view: CatView) -> int:
    """How many seats play after this one in the trick."""
    now = view.table
    played = sum(1 for seat in range(now.seats) if lanes.get(now.plays, seat))
    return int(now.seats) - 1 - played


def _higher(view: CatView, at: int) -> int:
    """The free higher spaces of the same colour; a play there gets ahead."""
    now = view.table
    row = board.RED_ROW << board.colour_of(at)
    in_use = bits.one(board.COLOURS * now.book.highest) - 1
    above: int = row & in_use & ~now.taken & ~(bits.one(at + 1) - 1)
    return above


REASONS: Final = Reasons(_CODES, reasons)
