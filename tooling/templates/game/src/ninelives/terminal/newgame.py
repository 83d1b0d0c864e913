"""New Game in the terminal."""

from __future__ import annotations

from ninelives.engine.contract import View
from ninelives.games.newgame.view import NewgameView
from ninelives.terminal.screen import Screen
from ninelives.terminal.width import aligned


class NewgameScreen(Screen):
    def table(self, view: View) -> list[str]:
        assert isinstance(view, NewgameView)
        now = view.table
        heads = [self.speaker.say(f"screen-{head}") for head in ("player", "tricks", "card")]
        rows = [
            [self.speaker.name(seat), str(now.points()[seat]), str(now.trick[seat] or "")]
            for seat in range(self.seats)
        ]
        lines = ["", *aligned([heads, *rows])]
        if view.seat >= 0:
            hand = " ".join(str(card) for card in view.hand)
            lines += ["", *self.labelled(self.speaker.say("screen-hand"), hand)]
        return lines

    def end(self, view: View) -> list[str]:
        assert isinstance(view, NewgameView)
        return [
            self.speaker.say("end-tricks", name=self.speaker.name(seat), tricks=tricks)
            for seat, tricks in enumerate(view.table.points())
        ]
