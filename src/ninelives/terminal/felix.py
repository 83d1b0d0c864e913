"""Felix on the screen: the sack with a column for every card in it, and the own hand."""

from __future__ import annotations

from typing import Final

from ninelives.engine import bits
from ninelives.engine.contract import NOBODY, View
from ninelives.games.felix.cards import NAMES
from ninelives.games.felix.table import OVER, PLACE, ROUNDS, RoundResult, Table
from ninelives.games.felix.view import FelixView
from ninelives.terminal.screen import Screen
from ninelives.terminal.width import aligned

_NOTHING: Final = "-"


class FelixScreen(Screen):
    def table(self, view: View) -> list[str]:
        assert isinstance(view, FelixView)
        lines = ["", self._title(view.table), *self._mouse_cards(view.table), ""]
        lines += self._sack(view)
        if view.seat >= 0:
            lines += ["", *self._own(view)]
        return lines

    def end(self, view: View) -> list[str]:
        assert isinstance(view, FelixView)
        lines: list[str] = []
        for number, result in enumerate(view.table.sheet, start=1):
            lines += ["", self.speaker.say("end-round", round=number)]
            lines += [f"  {line}" for line in self._account(result)]
        return [*lines, "", *self._totals(view.table)]

    # -- the table --------------------------------------------------------------------------------

    def _title(self, table: Table) -> str:
        title = self.speaker.say("screen-title", round=table.round + 1, rounds=ROUNDS)
        return self.console.paint(title, "bold")

    def _mouse_cards(self, table: Table) -> list[str]:
        left = [table.book.mouse_cards[index] for index in bits.listed(table.filled)]
        mice = self.speaker.phrases.listed([str(each) for each in left])
        line = self.speaker.say("screen-mouse-cards", mice=mice, bank=table.bank)
        return self.labelled(line, "")

    def _sack(self, view: FelixView) -> list[str]:
        """One column for every card of the row, one line for every fact about its owner."""
        table = view.table
        slots = range(table.book.row)
        owners = [table.owner_at(slot) for slot in slots]
        rows = [
            ["", *(self._owner(owner) for owner in owners)],
            [self.speaker.say("screen-card"), *(self._card(view, slot) for slot in slots)],
        ]
        if table.phase not in (PLACE, OVER):
            rows.append([self.speaker.say("screen-bid"), *(self._bid(table, o) for o in owners)])
        rows.append([self.speaker.say("screen-mice"), *(self._mice(view, o) for o in owners)])
        rows.append([self.speaker.say("screen-won"), *(self._won(view, o) for o in owners)])
        return aligned(rows)

    def _owner(self, owner: int) -> str:
        return self.speaker.name(owner) if self._is_seat(owner) else self.speaker.say("screen-pile")

    def _is_seat(self, owner: int) -> bool:
        return owner < self.seats

    def _card(self, view: FelixView, slot: int) -> str:
        table = view.table
        if slot < table.open:
            return self._short(table.open_cards()[slot])
        owner = table.owner_at(slot)
        if self._is_seat(owner) and not bits.contains(table.placed, owner):
            return _NOTHING
        if owner == view.seat and view.face_down:
            return f"? ({self._short(bits.lowest(view.face_down))})"
        return "?"

    def _bid(self, table: Table, owner: int) -> str:
        if not self._is_seat(owner):
            return ""
        if not bits.contains(table.bidders, owner):
            return self.speaker.say("screen-passed")
        return str(table.bid_by(owner)) if table.bid_by(owner) else _NOTHING

    def _mice(self, view: FelixView, owner: int) -> str:
        if not self._is_seat(owner):
            return ""
        shown = view.table.shows_mice(view.seat, owner)
        return str(view.table.mice_of(owner)) if shown else self.speaker.say("screen-secret")

    def _won(self, view: FelixView, owner: int) -> str:
        if not self._is_seat(owner):
            return ""
        won = view.table.cards_won(owner)
        if view.table.shows_won_cards(view.seat, owner):
            return self.speaker.say(
                "screen-won-open", count=len(won), points=str(view.table.cat_points(owner))
            )
        return self.speaker.say("screen-won-closed", count=len(won))

    def _own(self, view: FelixView) -> list[str]:
        hand = self.speaker.phrases.listed([self._short(card) for card in bits.listed(view.hand)])
        lines = self.labelled(self.speaker.say("screen-hand"), hand)
        won = [self._short(card) for card in view.table.cards_won(view.seat)]
        if won:
            label = self.speaker.say("screen-own-won")
            lines += self.labelled(label, self.speaker.phrases.listed(won))
        return lines

    def _short(self, card: int) -> str:
        """A card in a table: cats by their value alone."""
        name = NAMES[card]
        return name if name.lstrip("-").isdigit() else self.speaker.thing("card", card)

    # -- the end ----------------------------------------------------------------------------------

    def _account(self, result: RoundResult) -> list[str]:
        """What was for sale, what left, who took the rest, what it cost and was worth."""
        row = self.speaker.phrases.listed([self._short(card) for card in result.cards()])
        if result.winner == NOBODY:
            return self.labelled(self.speaker.say("end-unsold", cards=row), "")
        lines = [self.speaker.say("end-row", cards=row)]
        left = result.cards_left()
        if left:
            names = self.speaker.phrases.listed([self._short(card) for card in left])
            lines.append(self.speaker.say("end-left", cards=names))
        won = self.speaker.phrases.listed([self._short(card) for card in result.cards_won()])
        lines.append(
            self.speaker.say(
                "end-sold",
                name=self.speaker.name(result.winner),
                price=result.price,
                cards=won,
                points=str(result.cat_points()),
            )
        )
        return lines

    def _totals(self, table: Table) -> list[str]:
        heads = ["player", "cats", "mice", "points"]
        rows = [[self.speaker.say(f"end-{head}") for head in heads]]
        for seat in range(self.seats):
            numbers = (table.cat_points(seat), table.mice_of(seat), table.points(seat))
            rows.append([self.speaker.name(seat), *(str(number) for number in numbers)])
        return aligned(rows)
