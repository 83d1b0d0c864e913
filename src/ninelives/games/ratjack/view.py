"""What one seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from ninelives.engine import bits, facts, lanes
from ninelives.engine.contract import View
from ninelives.games.ratjack import cards, catalogue, row
from ninelives.games.ratjack.catalogue import Decks
from ninelives.games.ratjack.table import FIRST_START, PLACES, Award, Table


@final
class RatjackView(View):
    def __init__(
        self,
        seat: int,
        asked: str,
        legal: list[int],
        table: Table,
        hand: list[int],
        known: list[int],
        top: list[int],
        traces: list[list[int]],
    ) -> None:
        super().__init__(seat, asked, legal)
        self.table: Table = table
        self.hand = hand  # the own cards
        self.known = known  # by place: the hidden card, where this seat knows it, or NO_CARD
        self.top = top  # the top cards of the deck this seat knows, the topmost first
        # Cards that are at one of some positions: the card, then places 0 .. 23, 24 + seat for a
        # hand, 28 for the deck.
        self.traces = traces

    def unseen(self) -> list[int]:
        """All cards in play that this seat does not see: in the deck, in hands, hidden."""
        table = self.table
        unseen: list[int] = []
        if table.phase != FIRST_START:
            for animal in (table.first_animal, table.second_animal):
                unseen.extend(bits.listed(cards.deck(animal)))
        for card in self.hand + self.known + self.top + table.discards() + table.shown.listed():
            if card != cards.NO_CARD:
                unseen.remove(card)
        return unseen

    def facts(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "asked": self.asked,
            "legal": self.legal,
            "hand": self.hand,
            "known": self.known,
            "top": self.top,
            "traces": self.traces,
            "table": _table_facts(self.table),
        }


def view_of(plain: Mapping[str, object], decks: Decks) -> RatjackView:
    return RatjackView(
        facts.number(plain, "seat"),
        facts.text(plain, "asked"),
        facts.numbers(plain, "legal"),
        _table_of(facts.group(plain, "table"), decks),
        facts.numbers(plain, "hand"),
        facts.numbers(plain, "known"),
        facts.numbers(plain, "top"),
        facts.rows(plain, "traces"),
    )


def _table_facts(table: Table) -> dict[str, object]:
    seats = range(table.seats)
    tokens = range(table.tossed)
    return {
        "seats": table.seats,
        "animals": [table.first_animal, table.second_animal],
        "ratjack_any_turn": int(table.ratjack_any_turn),
        "pay_all": int(table.pay_all),
        "phase": table.phase,
        "round": table.round,
        "turns": table.turns,
        "active": table.active,
        "latest": table.latest,
        "points": lanes.listed(table.points, table.seats),
        "still_in": bits.listed(table.still_in),
        "in_hand": lanes.listed(table.in_hand, table.seats),
        "deck_size": table.deck_size,
        "deck_ran_out": int(table.deck_ran_out),
        "top_size": table.top_size,
        "top_knower": table.top_knower,
        "pile": table.discards(),
        "shown": table.shown.listed(),
        "owned": [bits.listed(table.owned(seat)) for seat in seats],
        "knows": [bits.listed(table.knows(seat)) for seat in seats],
        "faces": [table.face(token) for token in tokens],
        "token_places": [table.place_of(token) for token in tokens],
        "effect": _effect_facts(table),
        "sheet": [[line.round, line.seat, line.points, line.reason] for line in table.sheet],
    }


def _effect_facts(table: Table) -> list[int]:
    return [table.power, table.source, table.count, table.step, table.first]


def _table_of(plain: Mapping[str, object], decks: Decks) -> Table:
    pile = facts.numbers(plain, "pile")
    shown = row.packed(facts.numbers(plain, "shown"))
    sheet = [Award(a[0], a[1], a[2], a[3]) for a in facts.rows(plain, "sheet")]
    table = Table(decks, facts.number(plain, "seats"), shown, row.packed(pile), sheet)
    table.first_animal, table.second_animal = facts.numbers(plain, "animals")
    table.ratjack_any_turn = facts.number(plain, "ratjack_any_turn") != 0
    table.pay_all = facts.number(plain, "pay_all") != 0
    table.phase = facts.number(plain, "phase")
    table.round = facts.number(plain, "round")
    table.turns = facts.number(plain, "turns")
    table.active = facts.number(plain, "active")
    table.latest = facts.number(plain, "latest")
    table.points = lanes.packed(facts.numbers(plain, "points"))
    table.still_in = bits.packed(facts.numbers(plain, "still_in"))
    table.in_hand = lanes.packed(facts.numbers(plain, "in_hand"))
    table.deck_size = facts.number(plain, "deck_size")
    table.deck_ran_out = facts.number(plain, "deck_ran_out") != 0
    table.top_size = facts.number(plain, "top_size")
    table.top_knower = facts.number(plain, "top_knower")
    table.pile_size = len(pile)
    _lay_cards(table, facts.rows(plain, "owned"), facts.rows(plain, "knows"))
    _lay_tokens(table, facts.numbers(plain, "faces"), facts.numbers(plain, "token_places"))
    effect = facts.numbers(plain, "effect")
    table.power, table.source, table.count, table.step, table.first = effect
    return table


def _lay_cards(table: Table, owned: list[list[int]], knows: list[list[int]]) -> None:
    for seat in range(table.seats):
        for place in owned[seat]:
            table.set_owner(place, seat)
        for place in knows[seat]:
            table.let_know(place, seat)
        if not table.is_in(seat):
            table.reach &= ~table.owned(seat)
    for place in range(PLACES):
        if table.shown.get(place) >= 0:
            table.turn_up(place, table.shown.get(place))


def _lay_tokens(table: Table, faces: list[int], places: list[int]) -> None:
    for token in range(len(faces)):
        table.show_face(token, faces[token])
    table.tossed = len(faces)
    for token in range(len(places)):
        if places[token] != catalogue.IN_SUPPLY:
            table.put_token(token, places[token])
