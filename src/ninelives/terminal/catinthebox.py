"""The screen of Cat in the Box: the research board, the players, the player's hand."""

from __future__ import annotations

from typing import Final

from ninelives.engine.contract import NOBODY, View
from ninelives.games.catinthebox import board
from ninelives.games.catinthebox.table import is_play
from ninelives.games.catinthebox.view import CatView
from ninelives.presentation.catinthebox import Line, Picture, Space, costs, picture
from ninelives.terminal.screen import Screen
from ninelives.terminal.width import aligned, padded, width
from ninelives.text.numbers import minus

_FREE: Final = "·"
_OPEN_TO_ME: Final = "+"
_BLOCKED: Final = "#"
_CELL: Final = 4  # columns of a space


class CatScreen(Screen):
    def table(self, view: View) -> list[str]:
        shown = picture(view)
        title = self.speaker.say(
            "screen-title", round=shown["round"], rounds=shown["rounds"], trick=shown["trick"]
        )
        lines = ["", self.console.paint(title, "bold"), "", *self._board(shown), ""]
        lines += self._players(shown)
        if view.seat >= 0:
            lines += ["", *self._hand(shown)]
        return lines

    def meaning(self, action: int, view: View) -> str:
        assert isinstance(view, CatView)
        meaning = self.speaker.action(action)
        if not is_play(action) or not costs(view, board.colour_of(action)):
            return meaning
        led = self.speaker.thing("colour", view.table.led)
        return self.speaker.phrases.joined(meaning, self.speaker.say("screen-costs", colour=led))

    def end(self, view: View) -> list[str]:
        lines: list[str] = []
        for scored in picture(view)["sheet"]:
            lines += ["", self.speaker.say("end-round", round=scored["round"])]
            lines += ["  " + self._account(line) for line in scored["lines"]]
        return lines

    # -- the board --------------------------------------------------------------------------------

    def _board(self, shown: Picture) -> list[str]:
        spaces = [space for row in shown["board"] for space in row]
        margin = max(width(self._colour(colour)) for colour in range(board.COLOURS)) + 2
        ranks = sorted({space["card"] for space in spaces})
        lines = [" " * margin + "".join(f"{rank:>{_CELL}}" for rank in ranks)]
        for colour in dict.fromkeys(space["colour"] for space in spaces):  # in the order of rows
            name, style = self._colour(colour), board.COLOUR_NAMES[colour]
            of_colour = [space for space in spaces if space["colour"] == colour]
            cells = [self._space(space) for space in sorted(of_colour, key=lambda s: s["card"])]
            lines.append(self.console.paint(padded(name, margin), style) + "".join(cells))
        return [*lines, *self._legend(shown, spaces)]

    def _space(self, space: Space) -> str:
        if space["owner"] != NOBODY:
            sign = self.mark(space["owner"])
        elif space["neutral"]:
            sign = _BLOCKED
        else:
            sign = _OPEN_TO_ME if space["open"] else _FREE
        return " " * (_CELL - width(sign)) + sign

    def _legend(self, shown: Picture, spaces: list[Space]) -> list[str]:
        parts: list[str] = []
        if shown["asked"] == "play":
            parts.append(self.speaker.say("screen-open-to-me", sign=_OPEN_TO_ME))
        if any(space["neutral"] for space in spaces):
            parts.append(self.speaker.say("screen-blocked", sign=_BLOCKED))
        return ["", "  ".join(parts)] if parts else []

    # -- the players ------------------------------------------------------------------------------

    def _players(self, shown: Picture) -> list[str]:
        heads = ["player", "points", "tricks", "predicted", "colours", "now"]
        rows = [[self.speaker.say(f"screen-{head}") for head in heads]]
        around = [(shown["start"] + step) % self.seats for step in range(self.seats)]
        rows += [self._player(shown, seat) for seat in around]
        if self.seats == 2:  # nothing is predicted
            rows = [row[:3] + row[4:] for row in rows]
        return aligned(rows)

    def _player(self, shown: Picture, seat: int) -> list[str]:
        player = shown["players"][seat]
        return [
            self._marked_name(seat),
            minus(player["points"]),
            str(player["tricks"]),
            str(player["predicted"] or "-"),
            self._colours_left(player["colours"]),
            self._played(shown, seat),
        ]

    def _marked_name(self, seat: int) -> str:
        mark, name = self.mark(seat), self.speaker.name(seat)
        return name if name == mark else f"{mark} {name}"

    def _colours_left(self, colours: list[int]) -> str:
        letters = [self.speaker.say(f"letter-{name}") for name in board.COLOUR_NAMES]
        return " ".join(
            letter if colour in colours else "-" * width(letter)
            for colour, letter in enumerate(letters)
        )

    def _played(self, shown: Picture, seat: int) -> str:
        """What the seat played to the running trick."""
        for play in shown["plays"]:
            if play["seat"] == seat:
                card = f"{play['card']} {self.speaker.thing('colour', play['colour'])}"
                return f"{card} *" if seat == shown["ahead"] else card
        return ""

    def _hand(self, shown: Picture) -> list[str]:
        hand = "  ".join(str(rank) for rank in shown["hand"])
        lines = self.labelled(self.speaker.say("screen-hand"), hand)
        if shown["put_aside"]:
            lines[-1] += "   " + self.speaker.say("screen-aside", card=str(shown["put_aside"]))
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
            points=minus(line["points"]),
        )
