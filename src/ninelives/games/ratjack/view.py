"""What one seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from ninelives.engine import bits, facts, lanes
from ninelives.engine.contract import NOBODY, View
from ninelives.games.ratjack import cards, row
from ninelives.games.ratjack.catalogue import NO_PLACE, Decks
from ninelives.games.ratjack.table import (
    DECK_TIES,
    FIRST_START,
    PHASE_NAMES,
    PLACES,
    REASON_NAMES,
    Award,
    Table,
)
from ninelives.games.ratjack.tokens import IN_SUPPLY


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
        self.hand = hand  # the seat's own cards
        self.known = known  # by place: the hidden card, where this seat knows it, or NO_CARD
        self.top = top  # the top cards of the deck this seat knows, the topmost first
        # Cards that are at one of some positions: the card, then its positions as `memory` numbers
        # them: places, hands from FIRST_HAND on, the deck.
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
            "seat": facts.optional(self.seat, NOBODY),
            "asked": self.asked,
            "legal": self.legal,
            "hand": self.hand,
            "known": facts.optionals(self.known, cards.NO_CARD),
            "top": self.top,
            "traces": self.traces,
            "table": _table_facts(self.table),
        }


def view_of(plain: Mapping[str, object], decks: Decks) -> RatjackView:
    return RatjackView(
        facts.number_or(plain, "seat", NOBODY),
        facts.text(plain, "asked"),
        facts.numbers(plain, "legal"),
        _table_of(facts.group(plain, "table"), decks),
        facts.numbers(plain, "hand"),
        facts.numbers_or(plain, "known", cards.NO_CARD),
        facts.numbers(plain, "top"),
        facts.rows(plain, "traces"),
    )


def _table_facts(table: Table) -> dict[str, object]:
    seats = range(table.seats)
    tokens = range(table.tossed)
    return {
        "seats": table.seats,
        "animals": [cards.ANIMALS[table.first_animal], cards.ANIMALS[table.second_animal]],
        "ratjack_any_turn": table.ratjack_any_turn,
        "pay_all": table.pay_all,
        "deck_tie": DECK_TIES[table.deck_tie],
        "phase": PHASE_NAMES[table.phase],
        "round": table.round,
        "turns": table.turns,
        "active": table.active,
        "latest": table.latest,
        "points": lanes.listed(table.points, table.seats),
        "still_in": bits.listed(table.still_in),
        "in_hand": lanes.listed(table.in_hand, table.seats),
        "deck_size": table.deck_size,
        "deck_ran_out": table.deck_ran_out,
        "top_size": table.top_size,
        "top_knower": facts.optional(table.top_knower, NOBODY),
        "pile": table.discards(),
        "shown": facts.optionals(table.shown.listed(), cards.NO_CARD),
        "owned": [bits.listed(table.owned(seat)) for seat in seats],
        "knows": [bits.listed(table.knows(seat)) for seat in seats],
        "faces": [table.face(token) for token in tokens],
        "token_places": facts.optionals([table.place_of(token) for token in tokens], IN_SUPPLY),
        "effect": _effect_facts(table),
        "sheet": [_award_facts(award) for award in table.sheet],
    }


def _effect_facts(table: Table) -> dict[str, object]:
    power = table.power
    return {
        "power": None if power is None else power.name,
        "source": facts.optional(table.source, NO_PLACE),
        "count": table.count,
        "step": table.step,
        "first": table.first,
    }


def _award_facts(award: Award) -> dict[str, object]:
    return {
        "round": award.round,
        "seat": award.seat,
        "points": award.points,
        "reason": REASON_NAMES[award.reason],
    }


def _table_of(plain: Mapping[str, object], decks: Decks) -> Table:
    pile = facts.numbers(plain, "pile")
    shown = row.packed(facts.numbers_or(plain, "shown", cards.NO_CARD))
    sheet = [_award_of(award) for award in facts.groups(plain, "sheet")]
    table = Table(decks, facts.number(plain, "seats"), shown, row.packed(pile), sheet)
    table.first_animal, table.second_animal = facts.all_of(plain, "animals", cards.ANIMALS)
    table.ratjack_any_turn = facts.flag(plain, "ratjack_any_turn")
    table.pay_all = facts.flag(plain, "pay_all")
    table.deck_tie = facts.one_of(plain, "deck_tie", DECK_TIES)
    table.phase = facts.one_of(plain, "phase", PHASE_NAMES)
    table.round = facts.number(plain, "round")
    table.turns = facts.number(plain, "turns")
    table.active = facts.number(plain, "active")
    table.latest = facts.number(plain, "latest")
    table.points = lanes.packed(facts.numbers(plain, "points"))
    table.still_in = bits.packed(facts.numbers(plain, "still_in"))
    table.in_hand = lanes.packed(facts.numbers(plain, "in_hand"))
    table.deck_size = facts.number(plain, "deck_size")
    table.deck_ran_out = facts.flag(plain, "deck_ran_out")
    table.top_size = facts.number(plain, "top_size")
    table.top_knower = facts.number_or(plain, "top_knower", NOBODY)
    table.pile_size = len(pile)
    _lay_cards(table, facts.rows(plain, "owned"), facts.rows(plain, "knows"))
    places = facts.numbers_or(plain, "token_places", IN_SUPPLY)
    _lay_tokens(table, facts.numbers(plain, "faces"), places)
    _begin_effect(table, facts.group(plain, "effect"))
    return table


def _award_of(plain: Mapping[str, object]) -> Award:
    return Award(
        facts.number(plain, "round"),
        facts.number(plain, "seat"),
        facts.number(plain, "points"),
        facts.one_of(plain, "reason", REASON_NAMES),
    )


def _begin_effect(table: Table, plain: Mapping[str, object]) -> None:
    if plain.get("power") is not None:
        powers = table.decks.powers
        table.power = powers[facts.one_of(plain, "power", tuple(each.name for each in powers))]
    table.source = facts.number_or(plain, "source", NO_PLACE)
    table.count = facts.number(plain, "count")
    table.step = facts.number(plain, "step")
    table.first = facts.number(plain, "first")


def _lay_cards(table: Table, owned: list[list[int]], knows: list[list[int]]) -> None:
    for seat in range(table.seats):
        for place in owned[seat]:
            table.set_owner(place, seat)
        for place in knows[seat]:
            table.let_know(place, seat)
        if not table.is_in(seat):
            table.reach &= ~table.owned(seat)
    for place in range(PLACES):
        if table.shown.get(place) != cards.NO_CARD:
            table.turn_up(place, table.shown.get(place))


def _lay_tokens(table: Table, faces: list[int], places: list[int]) -> None:
    for token in range(len(faces)):
        table.show_face(token, faces[token])
    table.tossed = len(faces)
    for token in range(len(places)):
        if places[token] != IN_SUPPLY:
            table.put_token(token, places[token])
