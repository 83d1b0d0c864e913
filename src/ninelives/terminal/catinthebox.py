"""Cat in the Box on the screen: the research board, the players, the own hand."""

from __future__ import annotations

from typing import Final

from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY, View
from ninelives.games.catinthebox import board, cards
from ninelives.games.catinthebox.table import Table, is_play
from ninelives.games.catinthebox.view import CatView
from ninelives.presentation.catinthebox import Line, costs, sheet
from ninelives.terminal.screen import Screen
from ninelives.terminal.width import aligned, padded, width

_FREE: Final = "·"
_OPEN_TO_ME: Final = "+"
_BLOCKED: Final = "#"
_CELL: Final = 4  # columns of a space


class CatScreen(Screen):
    def table(self, view: View) -> list[str]:
        assert isinstance(view, CatView)
        lines = ["", self._title(view.table), "", *self._board(view), "", *self._players(view)]
        if view.seat >= 0:
            lines += ["", *self._hand(view)]
        return lines

    def meaning(self, action: int, view: View) -> str:
        assert isinstance(view, CatView)
        meaning = self.speaker.action(action)
        if not is_play(action) or not costs(view, board.colour_of(action)):
            return meaning
        led = self.speaker.thing("colour", view.table.led)
        return f"{meaning} {self.speaker.say('screen-costs', colour=led)}"

    def end(self, view: View) -> list[str]:
        assert isinstance(view, CatView)
        lines: list[str] = []
        for scored in sheet(view.table):
            lines += ["", self.speaker.say("end-round", round=scored["round"])]
            lines += ["  " + self._account(line) for line in scored["lines"]]
        return lines

    # -- the board --------------------------------------------------------------------------------

    def _title(self, table: Table) -> str:
        trick = sum(lanes.listed(table.tricks, table.seats)) + 1
        title = self.speaker.say(
            "screen-title", round=table.round + 1, rounds=table.seats, trick=trick
        )
        return self.console.paint(title, "bold")

    def _board(self, view: CatView) -> list[str]:
        names = [self._colour(colour) for colour in range(board.COLOURS)]
        space = max(width(name) for name in names) + 2
        ranks = range(1, view.table.book.highest + 1)
        lines = [" " * space + "".join(f"{rank:>{_CELL}}" for rank in ranks)]
        for colour, name in enumerate(names):
            style = board.COLOUR_NAMES[colour]
            cells = "".join(self._space(view, board.space(rank, colour)) for rank in ranks)
            lines.append(self.console.paint(padded(name, space), style) + cells)
        return [*lines, *self._legend(view)]

    def _space(self, view: CatView, at: int) -> str:
        owner = view.table.owner(at)
        if owner != NOBODY:
            sign = self.mark(owner)
        elif bits.contains(view.table.neutral, at):
            sign = _BLOCKED
        else:
            sign = _OPEN_TO_ME if at in view.legal and is_play(at) else _FREE
        return " " * (_CELL - width(sign)) + sign

    def _legend(self, view: CatView) -> list[str]:
        parts: list[str] = []
        if view.asked == "play":
            parts.append(self.speaker.say("screen-open-to-me", sign=_OPEN_TO_ME))
        if view.table.neutral:
            parts.append(self.speaker.say("screen-blocked", sign=_BLOCKED))
        return ["", "  ".join(parts)] if parts else []

    # -- the players ------------------------------------------------------------------------------

    def _players(self, view: CatView) -> list[str]:
        with_predictions = self.seats > 2
        heads = ["player", "points", "tricks", "predicted", "colours", "now"]
        rows = [[self.speaker.say(f"screen-{head}") for head in heads]]
        around = [(view.table.start + step) % self.seats for step in range(self.seats)]
        rows += [self._player(view.table, seat) for seat in around]
        if not with_predictions:
            rows = [row[:3] + row[4:] for row in rows]
        return aligned(rows)

    def _player(self, table: Table, seat: int) -> list[str]:
        prediction = lanes.get(table.predictions, seat)
        return [
            self._marked_name(seat),
            str(table.points(seat)),
            str(lanes.get(table.tricks, seat)),
            str(prediction) if prediction else "-",
            self._colours_left(lanes.get(table.markers, seat)),
            self._played(table, seat),
        ]

    def _marked_name(self, seat: int) -> str:
        mark, name = self.mark(seat), self.speaker.name(seat)
        return name if name == mark else f"{mark} {name}"

    def _colours_left(self, markers: int) -> str:
        letters = [self.speaker.say(f"letter-{name}") for name in board.COLOUR_NAMES]
        return " ".join(
            letter if bits.contains(markers, colour) else "-" * width(letter)
            for colour, letter in enumerate(letters)
        )

    def _played(self, table: Table, seat: int) -> str:
        """What the seat played to the running trick."""
        space = lanes.get(table.plays, seat) - 1
        if space < 0:
            return ""
        card = f"{board.rank_of(space)} {self.speaker.thing('colour', board.colour_of(space))}"
        return f"{card} *" if seat == table.ahead else card

    def _hand(self, view: CatView) -> list[str]:
        hand = "  ".join(str(rank) for rank in cards.listed(view.hand))
        lines = self.labelled(self.speaker.say("screen-hand"), hand)
        if view.discard:
            lines[-1] += "   " + self.speaker.say("screen-aside", card=str(view.discard))
        return lines

    def _colour(self, colour: int) -> str:
        letter = self.speaker.say(f"letter-{board.COLOUR_NAMES[colour]}")
        name = self.speaker.thing("colour", colour)
        return name if name.startswith(letter) else f"{letter} {name}"

    # -- the end ----------------------------------------------------------------------------------

    def _account(self, line: Line) -> str:
        """One player's points of a round, with their reasons."""
        return self.speaker.say(
            f"end-{line['reason']}",
            name=self.speaker.name(line["seat"]),
            tricks=line["tricks"],
            predicted=line["predicted"],
            bonus=line["bonus"],
            points=str(line["points"]),
        )
