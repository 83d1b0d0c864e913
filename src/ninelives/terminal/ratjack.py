"""Ratjack on the screen: every player's cards with their places, the supply, the own hand."""

from __future__ import annotations

from typing import Final

from ninelives.engine import bits, lanes
from ninelives.engine.contract import View
from ninelives.engine.events import Event
from ninelives.games.ratjack import cards, catalogue
from ninelives.games.ratjack.events import EffectBegan, RoundEnded
from ninelives.games.ratjack.table import CARD, NO, SHOW, TARGET, Award, Table
from ninelives.games.ratjack.table import DISCARD as AFTER_SHOW
from ninelives.games.ratjack.view import RatjackView
from ninelives.presentation.books.ratjack import power_text
from ninelives.terminal.console import WIDTH
from ninelives.terminal.screen import Screen
from ninelives.terminal.width import padded, width, wrapped

_GAP: Final = "   "
_INDENT: Final = "    "


class RatjackScreen(Screen):
    def table(self, view: View) -> list[str]:
        assert isinstance(view, RatjackView)
        lines = ["", *self._middle(view.table)]
        for step in range(self.seats):
            seat = (max(view.seat, 0) + step) % self.seats
            lines += ["", *self._player(view, seat)]
        if view.seat >= 0:
            lines += ["", *self._hand(view)]
        return lines

    def tell(self, event: Event, view: View) -> str | None:
        assert isinstance(view, RatjackView)
        sentence = super().tell(event, view)
        if sentence is not None and isinstance(event, EffectBegan):
            return f"{sentence} {power_text(self.speaker.phrases, view.table.decks, event.card)}"
        if isinstance(event, RoundEnded):
            return self._round_ended(event)
        return sentence

    def _round_ended(self, event: RoundEnded) -> str:
        """Sums with the names of their players; a sum below 0 stands for a player who was out."""
        out = self.speaker.say("screen-out")
        sums = [
            f"{self.speaker.name(seat)} {out if total < 0 else total}"
            for seat, total in enumerate(event.totals)
        ]
        listed = self.speaker.phrases.listed(sums)
        return self.speaker.say("event-round-ended", round=event.round, totals=listed)

    def meaning(self, action: int, view: View) -> str:
        assert isinstance(view, RatjackView)
        meaning = self.speaker.action(action)
        if SHOW <= action < AFTER_SHOW:
            power = power_text(self.speaker.phrases, view.table.decks, action - SHOW)
            return f"{meaning} {power}"
        if CARD <= action < NO:
            place = action - CARD
            owner = self.speaker.name(view.table.owner(place))
            return self.speaker.say("screen-card-of", name=owner, card=self._card(view, place))
        return meaning

    def end(self, view: View) -> list[str]:
        assert isinstance(view, RatjackView)
        lines: list[str] = []
        last = 0
        for award in view.table.sheet:
            if award.round != last:
                last = award.round
                lines += ["", self.speaker.say("end-round", round=award.round)]
            lines.append("  " + self._award(award))
        return lines

    # -- the middle of the table ------------------------------------------------------------------

    def _middle(self, table: Table) -> list[str]:
        title = self.speaker.say("screen-title", round=table.round, turn=table.turns)
        top = self.speaker.thing("card", table.top_discard()) if table.pile_size else "-"
        supply = [
            self.speaker.thing("token", table.face(token), ".label")
            for token in bits.listed(table.supply)
        ]
        return [
            self.console.paint(title, "bold"),
            *self.labelled(
                self.speaker.say(
                    "screen-piles", deck=table.deck_size, pile=table.pile_size, card=top
                ),
                "",
            ),
            *self.labelled(self.speaker.say("screen-supply"), self.speaker.phrases.listed(supply)),
        ]

    # -- the players ------------------------------------------------------------------------------

    def _player(self, view: RatjackView, seat: int) -> list[str]:
        table = view.table
        state = "screen-player" if table.is_in(seat) else "screen-player-out"
        head = self.speaker.say(
            state,
            number=str(seat),
            name=self.speaker.name(seat),
            points=lanes.get(table.points, seat),
            sum=table.total(seat),
            target=TARGET,
        )
        style = "bold" if seat == table.active else ""
        lying = [f"[{place}] {self._card(view, place)}" for place in bits.listed(table.owned(seat))]
        return [self.console.paint(head, style), *_side_by_side(lying)]

    def _card(self, view: RatjackView, place: int) -> str:
        """The card on a place as this viewer knows it, with its token and what it counts."""
        table = view.table
        token = self._token(table, place)
        if bits.contains(table.up, place):
            card = table.shown.get(place)
            name = self.speaker.thing("card", card)
            if not token:
                return name
            worth = table.worth(place)
            return f"{name} {token}" + (f" = {worth}" if worth != cards.value(card) else "")
        known = view.known[place]
        text = self.speaker.say("screen-hidden")
        if known != cards.NO_CARD:
            text = self.speaker.say("screen-hidden-known", card=self.speaker.thing("card", known))
        return f"{text} {token}".rstrip()

    def _token(self, table: Table, place: int) -> str:
        face = table.face_on(place)
        if face == catalogue.NO_FACE:
            return ""
        return f"<{self.speaker.thing('token', face, '.label')}>"

    def _hand(self, view: RatjackView) -> list[str]:
        lines = [self.speaker.say("screen-hand")]
        names = [self.speaker.thing("card", card) for card in view.hand]
        space = max((width(name) for name in names), default=0)
        for card, name in zip(view.hand, names, strict=True):
            start = f"{_INDENT}{padded(name, space)}  "
            text = power_text(self.speaker.phrases, view.table.decks, card)
            lines += wrapped(start + text, WIDTH, " " * width(start))
        return lines

    # -- the end ----------------------------------------------------------------------------------

    def _award(self, award: Award) -> str:
        return self.speaker.say(
            "end-award",
            name=self.speaker.name(award.seat),
            points=award.points,
            reason=self.speaker.thing("reason", award.reason),
        )


def _side_by_side(cells: list[str]) -> list[str]:
    """Cards in as few lines as the screen allows."""
    lines: list[str] = []
    for cell in cells:
        if lines and width(lines[-1] + _GAP + cell) <= WIDTH:
            lines[-1] += _GAP + cell
        else:
            lines.append(_INDENT + cell)
    return lines


# -- texts made from the decks --------------------------------------------------------------------
