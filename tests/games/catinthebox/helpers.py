"""A round of Cat in the Box written as on paper: hands "1123…", plays "5B 1Y 2Y"."""

from __future__ import annotations

from ninelives.engine import bits, lanes
from ninelives.engine.contract import CHANCE, NOBODY
from ninelives.engine.events import Event, Log
from ninelives.games.catinthebox import board, cards, table
from ninelives.games.catinthebox.rules import GAME
from ninelives.games.catinthebox.state import CatState
from ninelives.games.catinthebox.table import RoundScore
from testkit.tables import refusal

COLOUR = {"R": board.RED, "B": board.BLUE, "Y": board.YELLOW, "G": board.GREEN}


class Desk:
    """A state and a log, with verbs for tests. Everything goes through the rules."""

    def __init__(self, seats: int, start: int = 0, **options: str) -> None:
        self.state: CatState = GAME.new(seats, options)
        self.log = Log()
        self._draw(table.start_drawn(start))

    @property
    def table(self) -> table.Table:
        return self.state.table

    def deal(self, *hands: str) -> Desk:
        """Hands from the start player on, clockwise; with two players then the cards shown."""
        for hand in hands:
            for rank in hand:
                self._draw(table.card_drawn(int(rank)))
        return self

    def discard(self, *ranks: int) -> Desk:
        """Everybody puts a card aside, from the start player on."""
        for rank in ranks:
            self.act(table.discard(rank))
        return self

    def predict(self, *tricks: int) -> Desk:
        for number in tricks:
            self.act(table.predict(number))
        return self

    def play(self, plays: str) -> Desk:
        for play in plays.split():
            self.act(space(play))
        return self

    def act(self, action: int) -> None:
        GAME.apply(self.state, GAME.to_act(self.state), action, self.log)

    def refusal(self, play: str) -> str:
        return refusal(GAME, self.state, self.to_act(), space(play))

    def may_play(self) -> set[str]:
        """What the player to move may declare: {"5B", "5G"}."""
        legal = GAME.legal(self.state, self.to_act())
        return {f"{board.rank_of(at)}{'RBYG'[board.colour_of(at)]}" for at in legal}

    def to_act(self) -> int:
        return GAME.to_act(self.state)

    def markers(self, seat: int) -> str:
        held = lanes.get(self.table.markers, seat)
        return "".join(letter for letter, colour in COLOUR.items() if bits.contains(held, colour))

    def tricks(self) -> list[int]:
        return lanes.listed(self.table.tricks, self.table.seats)

    def hand(self, seat: int) -> str:
        return "".join(map(str, cards.listed(self.state.hands.get(seat))))

    def last_score(self) -> RoundScore:
        return self.table.sheet[-1]

    def last_points(self) -> list[int]:
        return self.last_score().points.listed(self.table.seats)

    def heard(self, seat: int = NOBODY) -> list[Event]:
        return self.log.heard_by(seat)

    def _draw(self, outcome: int) -> None:
        GAME.apply(self.state, CHANCE, outcome, self.log)


def space(play: str) -> int:
    return table.play(int(play[0]), COLOUR[play[1]])


def tokens(plays: str) -> int:
    """The set of spaces with a token: "5B 1Y"."""
    return bits.packed([space(play) for play in plays.split()])
