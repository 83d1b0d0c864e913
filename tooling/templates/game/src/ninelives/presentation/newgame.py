"""What a screen shows of New Game."""

from __future__ import annotations

from typing import TypedDict

from ninelives.engine.contract import View
from ninelives.games.newgame.cards import HAND
from ninelives.games.newgame.table import PHASE_NAMES, PLAY, Phase
from ninelives.games.newgame.view import NewgameView


class Player(TypedDict):
    seat: int
    cards: int
    tricks: int
    played: int | None  # the card in this trick


class Picture(TypedDict):
    seat: int
    asked: str
    legal: list[int]
    phase: Phase
    round: int
    rounds: int
    turn: int | None
    hand: list[int]
    players: list[Player]


def picture(view: View) -> Picture:
    assert isinstance(view, NewgameView)
    table = view.table
    points = table.points()
    return {
        "seat": view.seat,
        "asked": view.asked,
        "legal": view.legal,
        "phase": PHASE_NAMES[table.phase],
        "round": min(len(table.sheet) + 1, HAND),
        "rounds": HAND,
        "turn": int(table.turn) if table.phase == PLAY else None,
        "hand": view.hand,
        "players": [
            {
                "seat": seat,
                "cards": table.in_hand[seat],
                "tricks": points[seat],
                "played": table.trick[seat] or None,
            }
            for seat in range(table.seats)
        ],
    }
