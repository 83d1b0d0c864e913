"""The screen of Felix: the sack with a column for every card in it, and the player's hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ninelives.engine.contract import View
from ninelives.games.felix.cards import NAMES, VALUES
from ninelives.presentation.felix import Line, Picture, Player, Slot, picture
from ninelives.terminal.screen import Screen
from ninelives.terminal.width import aligned
from ninelives.text.numbers import minus

_NOTHING: Final = "-"


class FelixScreen(Screen):
    def table(self, view: View) -> list[str]:
        shown = picture(view)
        title = self.speaker.say("screen-title", round=shown["round"], rounds=shown["rounds"])
        mice = [str(card["number"]) for card in shown["mouse_cards"] if card["filled"]]
        left = self.speaker.phrases.listed(mice)
        lines = ["", self.console.paint(title, "bold")]
        lines += self.labelled(
            self.speaker.say("screen-mouse-cards", mice=left, bank=shown["bank"]), ""
        )
        lines += ["", *self._sack(shown)]
        if view.seat >= 0:
            lines += ["", *self._own(shown)]
        return lines

    def end(self, view: View) -> list[str]:
        shown = picture(view)
        lines: list[str] = []
        for number, line in enumerate(shown["sheet"], start=1):
            lines += ["", self.speaker.say("end-round", round=number)]
            lines += [f"  {each}" for each in self._account(line)]
        return [*lines, "", *self._totals(shown["players"])]

    # -- the table --------------------------------------------------------------------------------

    def _sack(self, shown: Picture) -> list[str]:
        """One column for every card of the row, one line for every fact about its owner."""
        facts = ("card", "bid", "mice", "won")
        columns = [["", *(self.speaker.say(f"screen-{fact}") for fact in facts)]]
        columns += [self._column(slot, shown["players"]) for slot in shown["row"]]
        rows = [list(row) for row in zip(*columns, strict=True)]
        if shown["phase"] in ("place", "over"):
            del rows[1 + facts.index("bid")]
        return aligned(rows)

    def _column(self, slot: Slot, players: list[Player]) -> list[str]:
        if slot["owner"] is None:
            return [self.speaker.say("screen-pile"), self._card(slot), "", "", ""]
        player = players[slot["owner"]]
        bid = str(player["bid"] or _NOTHING)
        return [
            self.speaker.name(slot["owner"]),
            self._card(slot),
            bid if player["bidding"] else self.speaker.say("screen-passed"),
            self.speaker.say("screen-secret") if player["mice"] is None else str(player["mice"]),
            self._won(player),
        ]

    def _card(self, slot: Slot) -> str:
        if slot["lies"] == "empty":
            return _NOTHING
        card = "" if slot["card"] is None else self._short(slot["card"])
        if slot["lies"] == "open":
            return card
        return self.speaker.phrases.say("remarked", text="?", remark=card) if card else "?"

    def _won(self, player: Player) -> str:
        if player["cat_points"] is None:
            return self.speaker.say("screen-won-closed", count=player["won_count"])
        points = minus(player["cat_points"])
        return self.speaker.say("screen-won-open", count=player["won_count"], points=points)

    def _own(self, shown: Picture) -> list[str]:
        lines = self.labelled(self.speaker.say("screen-hand"), self._listed(shown["hand"]))
        if won := shown["players"][shown["seat"]]["won"]:
            lines += self.labelled(self.speaker.say("screen-own-won"), self._listed(won))
        return lines

    def _listed(self, cards: Iterable[int]) -> str:
        return self.speaker.phrases.listed([self._short(card) for card in cards])

    def _short(self, card: int) -> str:
        """A card in a table: cats by their value alone."""
        is_cat = NAMES[card].lstrip("-").isdigit()
        return minus(VALUES[card]) if is_cat else self.speaker.thing("card", card)

    # -- the end ----------------------------------------------------------------------------------

    def _account(self, line: Line) -> list[str]:
        """What was for sale, what left, who took the rest, what it cost and was worth."""
        cards = line["cards"] or []
        row = self._listed(sold["card"] for sold in cards)
        if line["winner"] is None:
            return self.labelled(self.speaker.say("end-unsold", cards=row), "")
        lines = [self.speaker.say("end-row", cards=row)]
        if left := [sold["card"] for sold in cards if sold["left"]]:
            lines.append(self.speaker.say("end-left", cards=self._listed(left)))
        won = self._listed(sold["card"] for sold in cards if not sold["left"])
        return [
            *lines,
            self.speaker.say(
                "end-sold",
                name=self.speaker.name(line["winner"]),
                price=line["price"],
                cards=won,
                points=minus(line["cat_points"] or 0),
            ),
        ]

    def _totals(self, players: list[Player]) -> list[str]:
        heads = ["player", "cats", "mice", "points"]
        rows = [[self.speaker.say(f"end-{head}") for head in heads]]
        for seat, player in enumerate(players):
            numbers = (player["cat_points"], player["mice"], player["points"])
            rows.append([self.speaker.name(seat), *(minus(number or 0) for number in numbers)])
        return aligned(rows)
