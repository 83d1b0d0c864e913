"""The screen of Ratjack: every player's cards with their places, the supply, the player's hand."""

from __future__ import annotations

from typing import Final

from ninelives.engine.contract import View
from ninelives.engine.events import Event
from ninelives.games.ratjack.cards import NO_CARD, value
from ninelives.games.ratjack.events import EffectBegan, RoundEnded
from ninelives.games.ratjack.table import CARD, NO, SHOW
from ninelives.games.ratjack.table import DISCARD as AFTER_SHOW
from ninelives.games.ratjack.view import RatjackView
from ninelives.presentation.books.ratjack import power_text
from ninelives.presentation.ratjack import Award, Picture, Player, TableCard, Token, picture
from ninelives.terminal.console import WIDTH
from ninelives.terminal.screen import Screen
from ninelives.terminal.width import padded, width, wrapped
from ninelives.text.numbers import minus

_GAP: Final = "   "
_INDENT: Final = "    "


class RatjackScreen(Screen):
    def table(self, view: View) -> list[str]:
        assert isinstance(view, RatjackView)
        shown = picture(view)
        lines = ["", *self._middle(shown)]
        first = max(view.seat, 0)
        for player in [*shown["players"][first:], *shown["players"][:first]]:
            lines += ["", *self._player(player, shown)]
        if view.seat >= 0:
            lines += ["", *self._hand(view)]
        return lines

    def describe(self, event: Event, view: View) -> str | None:
        assert isinstance(view, RatjackView)
        sentence = super().describe(event, view)
        if sentence is not None and isinstance(event, EffectBegan):
            phrases = self.speaker.phrases
            return phrases.joined(sentence, power_text(phrases, view.table.decks, event.card))
        if isinstance(event, RoundEnded):
            return self._round_ended(event)
        return sentence

    def _round_ended(self, event: RoundEnded) -> str:
        """Names with sums; a sum below 0 is a player who was out."""
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
            phrases = self.speaker.phrases
            power = power_text(phrases, view.table.decks, action - SHOW)
            return phrases.say("described", name=meaning, about=power)
        if CARD <= action < NO:
            for player in picture(view)["players"]:
                for lying in player["cards"]:
                    if lying["place"] == action - CARD:
                        name, card = self.speaker.name(player["seat"]), self._card(lying)
                        return self.speaker.say("screen-card-of", name=name, card=card)
        return meaning

    def end(self, view: View) -> list[str]:
        lines: list[str] = []
        last = 0
        for award in picture(view)["sheet"]:
            if award["round"] != last:
                last = award["round"]
                lines += ["", self.speaker.say("end-round", round=last)]
            lines.append("  " + self._award(award))
        return lines

    # -- the middle of the table ------------------------------------------------------------------

    def _middle(self, shown: Picture) -> list[str]:
        title = self.speaker.say("screen-title", round=shown["round"], turn=shown["turn"])
        pile = shown["pile"]
        top = self.speaker.thing("card", pile[-1]) if pile else "-"
        piles = self.speaker.say("screen-piles", deck=shown["deck"], pile=len(pile), card=top)
        supply = self.speaker.phrases.listed([self._label(token) for token in shown["supply"]])
        return [
            self.console.paint(title, "bold"),
            *self.labelled(piles, ""),
            *self.labelled(self.speaker.say("screen-supply"), supply),
        ]

    # -- the players ------------------------------------------------------------------------------

    def _player(self, player: Player, shown: Picture) -> list[str]:
        head = self.speaker.say(
            "screen-player" if player["in_round"] else "screen-player-out",
            number=str(player["seat"]),
            name=self.speaker.name(player["seat"]),
            points=player["points"],
            sum=player["total"],
            target=shown["target"],
        )
        style = "bold" if player["seat"] == shown["active"] else ""
        lying = [f"[{card['place']}] {self._card(card)}" for card in player["cards"]]
        return [self.console.paint(head, style), *_side_by_side(lying)]

    def _card(self, lying: TableCard) -> str:
        """A card as this viewer knows it, with its token and what it counts."""
        token = f"<{self._label(lying['token'])}>" if lying["token"] else ""
        name = "" if lying["card"] == NO_CARD else self.speaker.thing("card", lying["card"])
        if not lying["up"]:
            hidden = "screen-hidden-known" if name else "screen-hidden"
            return f"{self.speaker.say(hidden, card=name)} {token}".rstrip()
        if not token:
            return name
        differs = lying["worth"] != value(lying["card"])
        return f"{name} {token}" + (f" = {minus(lying['worth'])}" if differs else "")

    def _label(self, token: Token) -> str:
        return self.speaker.thing("token", token["face"], ".label")

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
            name=self.speaker.name(award["seat"]),
            points=award["points"],
            reason=self.speaker.thing("reason", award["reason"]),
        )


def _side_by_side(cells: list[str]) -> list[str]:
    """Cells in as few lines as fit the screen."""
    lines: list[str] = []
    for cell in cells:
        if lines and width(lines[-1] + _GAP + cell) <= WIDTH:
            lines[-1] += _GAP + cell
        else:
            lines.append(_INDENT + cell)
    return lines
