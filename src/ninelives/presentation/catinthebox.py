"""The picture of Cat in the Box: the board, the players, the trick, the score sheet.

Seats, cards and colours are numbers, as in events; no seat, and no colour, is NOBODY.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY, View
from ninelives.games.catinthebox import board, cards
from ninelives.games.catinthebox.table import (
    FEW_TRICKS,
    LAST_CARD,
    PHASE_NAMES,
    PLAY,
    PREDICT,
    Phase,
    RoundScore,
    Table,
    is_play,
    prediction_of,
)
from ninelives.games.catinthebox.view import CatView

Reason: TypeAlias = Literal["met", "missed", "paradox", "few-tricks", "many-tricks"]

_FACES: Final = [board.rows(face) for face in board.FACES]


class Space(TypedDict):
    """A space of the research board."""

    card: int
    colour: int
    owner: int  # of the token there
    neutral: bool  # blocked by a neutral token
    grouped: bool  # its token belongs to a largest group of its owner
    possible: bool  # it is free, and this seat has not given up its colour
    open: bool  # this seat may take it now
    costs: bool  # … and give up the colour that was led


class Play(TypedDict):
    """A card of the running trick."""

    seat: int
    card: int
    colour: int


class Player(TypedDict):
    """The public facts of one seat."""

    points: int  # of all finished rounds
    tricks: int
    predicted: int  # 0: not yet, or not in a game of two
    colours: list[int]  # it may still declare
    cards: int  # in hand
    aside: bool  # it has put a card aside
    group: int  # the size of its largest group


class Line(TypedDict):
    """One seat's points of a round, and why."""

    seat: int
    tricks: int
    predicted: int
    bonus: int
    points: int
    total: int  # with all rounds before
    reason: Reason


class Scored(TypedDict):
    """A finished round."""

    round: int
    lines: list[Line]
    causer: int  # the seat that caused a paradox
    exposed: list[int]  # the cards it had to show


class Picture(TypedDict):
    """The whole table for one seat."""

    seat: int
    asked: str
    legal: list[int]
    phase: Phase
    round: int
    rounds: int
    trick: int  # the number of the running trick
    tricks: int  # in a round without a paradox
    start: int  # the start player of the round
    turn: int  # the seat to predict or to play
    board: list[list[Space]]  # row by row as it is printed
    red_open: bool  # red may be led
    players: list[Player]
    plays: list[Play]  # the running trick, in the order of play
    led: int  # the colour led
    ahead: int  # the seat that would win the trick now
    predictions: list[int]  # that are on offer
    shown: list[int]  # cards turned up in a game of two
    hand: list[int]
    put_aside: int  # the card this seat put aside, or 0
    sheet: list[Scored]


def picture(view: View) -> Picture:
    assert isinstance(view, CatView)
    table = view.table
    return {
        "seat": view.seat,
        "asked": view.asked,
        "legal": view.legal,
        "phase": PHASE_NAMES[table.phase],
        "round": min(table.round + 1, table.seats),
        "rounds": table.seats,
        "trick": _trick(table),
        "tricks": _tricks(table),
        "start": table.start,
        "turn": table.turn if table.phase in (PREDICT, PLAY) else NOBODY,
        "board": _board(view),
        "red_open": table.has_players_token(board.RED_ROW),
        "players": [_player(table, seat) for seat in range(table.seats)],
        "plays": _plays(table),
        "led": table.led,
        "ahead": table.ahead,
        "predictions": [prediction_of(action) for action in bits.listed(table.book.predictions)],
        "shown": cards.listed(table.shown),
        "hand": cards.listed(view.hand),
        "put_aside": view.discard,
        "sheet": _sheet(table),
    }


def _trick(table: Table) -> int:
    finished = sum(lanes.listed(table.tricks, table.seats))
    return min(finished + 1, _tricks(table))


def _tricks(table: Table) -> int:
    aside = 1  # CB-04
    return table.book.hand - aside - LAST_CARD


# -- the board -------------------------------------------------------------------------------------


def _board(view: CatView) -> list[list[Space]]:
    table = view.table
    grouped = 0
    for seat in range(table.seats):
        grouped |= _largest(table.tokens.get(seat), table.options.rows)
    free = bits.packed([action for action in view.legal if is_play(action)])
    return [
        [_space(view, at, grouped, free) for at in row if board.rank_of(at) <= table.book.highest]
        for row in _FACES[table.options.rows]
    ]


def _largest(tokens: int, order: int) -> int:
    """The spaces of the largest groups of these tokens."""
    largest, spaces = 0, 0
    for group in board.groups(tokens, order):
        size = bits.size(group)
        if size >= largest:
            spaces = group if size > largest else spaces | group
            largest = size
    return spaces


def _space(view: CatView, at: int, grouped: int, free: int) -> Space:
    """`grouped` are the spaces of largest groups, `free` those that may be taken now."""
    table, colour = view.table, board.colour_of(at)
    is_open = bits.contains(free, at)
    return {
        "card": board.rank_of(at),
        "colour": colour,
        "owner": table.owner(at),
        "neutral": bits.contains(table.neutral, at),
        "grouped": bits.contains(grouped, at),
        "possible": _is_possible(view, at),
        "open": is_open,
        "costs": is_open and costs(view, colour),
    }


def _is_possible(view: CatView, at: int) -> bool:
    """Whether the seat could play a card there at some time of this round, if it has one."""
    if view.seat == NOBODY or bits.contains(view.table.taken, at):
        return False
    return bits.contains(lanes.get(view.table.markers, view.seat), board.colour_of(at))


def costs(view: CatView, colour: int) -> bool:
    """Whether declaring the colour now would cost the seat its marker of the colour led (CB-13)."""
    led = view.table.led
    if led in (NOBODY, colour):
        return False
    return bits.contains(lanes.get(view.table.markers, view.seat), led)


# -- the players and the trick ---------------------------------------------------------------------


def _player(table: Table, seat: int) -> Player:
    return {
        "points": table.points(seat),
        "tricks": lanes.get(table.tricks, seat),
        "predicted": lanes.get(table.predictions, seat),
        "colours": bits.listed(lanes.get(table.markers, seat)),
        "cards": lanes.get(table.in_hand, seat),
        "aside": bits.contains(table.aside, seat),
        "group": table.largest_group(seat),
    }


def _plays(table: Table) -> list[Play]:
    """From the leader on: seats still to play are between the last one and the leader."""
    around = [(table.turn + step) % table.seats for step in range(table.seats)]
    played = [(seat, lanes.get(table.plays, seat) - 1) for seat in around]
    return [
        {"seat": seat, "card": board.rank_of(at), "colour": board.colour_of(at)}
        for seat, at in played
        if at >= 0
    ]


# -- the score sheet -------------------------------------------------------------------------------


def _sheet(table: Table) -> list[Scored]:
    totals = [0] * table.seats
    rounds: list[Scored] = []
    for number, score in enumerate(table.sheet, start=1):
        totals = [total + score.points.get(seat) for seat, total in enumerate(totals)]
        rounds.append(
            {
                "round": number,
                "lines": [_line(table, score, seat, total) for seat, total in enumerate(totals)],
                "causer": score.causer,
                "exposed": cards.listed(score.exposed),
            }
        )
    return rounds


def _line(table: Table, score: RoundScore, seat: int, total: int) -> Line:
    return {
        "seat": seat,
        "tricks": lanes.get(score.tricks, seat),
        "predicted": lanes.get(score.predictions, seat),
        "bonus": lanes.get(score.bonuses, seat),
        "points": score.points.get(seat),
        "total": total,
        "reason": _reason(table, score, seat),
    }


def _reason(table: Table, score: RoundScore, seat: int) -> Reason:
    tricks = lanes.get(score.tricks, seat)
    if seat == score.causer:
        return "paradox"
    if table.seats == 2:
        return "few-tricks" if tricks <= FEW_TRICKS else "many-tricks"
    return "met" if tricks == lanes.get(score.predictions, seat) else "missed"
