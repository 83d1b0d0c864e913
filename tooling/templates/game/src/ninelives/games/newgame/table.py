"""The numbers of the book, phases, actions, and all that everyone sees."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, final

from mypy_extensions import mypyc_attr

from ninelives.engine.contract import Action, Seat
from ninelives.games.newgame.cards import HIGHEST

SEATS: Final = (2, 3, 4, 5)

DEAL: Final = 0  # phases, in the order of play
PLAY: Final = 1
OVER: Final = 2
Phase: TypeAlias = Literal["deal", "play", "over"]
PHASE_NAMES: Final[tuple[Phase, ...]] = ("deal", "play", "over")

ACTIONS: Final = HIGHEST  # play a card
CHANCE_OUTCOMES: Final = HIGHEST  # deal a card

NO_CARD: Final = 0


def action_of(card: int) -> Action:
    return card - 1


def card_of(action: Action) -> int:
    return action + 1


@final
@mypyc_attr(acyclic=True)
class Table:
    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.phase: int = DEAL
        self.turn: Seat = 0  # who plays, or is dealt the next card
        self.in_hand: list[int] = [0] * seats
        self.trick: list[int] = [NO_CARD] * seats  # by seat
        self.played: list[int] = []  # cards of finished tricks
        self.sheet: list[int] = []  # who took each trick

    def clone(self) -> Table:
        copy = Table(self.seats)
        copy.phase = self.phase
        copy.turn = self.turn
        copy.in_hand = self.in_hand[:]
        copy.trick = self.trick[:]
        copy.played = self.played[:]
        copy.sheet = self.sheet[:]
        return copy

    def points(self) -> list[int]:
        return [self.sheet.count(seat) for seat in range(self.seats)]
