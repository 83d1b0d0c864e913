"""The picture of Ratjack: every player's cards, sums, tokens, and what this seat knows."""

from __future__ import annotations

from typing import Any, TypedDict

from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY, View
from ninelives.games.ratjack import cards, scoring, tokens
from ninelives.games.ratjack.catalogue import NO_PLACE, Question
from ninelives.games.ratjack.memory import FIRST_HAND
from ninelives.games.ratjack.table import (
    CARD,
    PHASE_NAMES,
    PLAYER,
    TARGET,
    TOKEN,
    WINNING_POINTS,
    Table,
)
from ninelives.games.ratjack.view import RatjackView


class Print(TypedDict):
    """The face of a card, the same for all copies of it."""

    card: int
    animal: str
    value: int
    power: str
    count: int  # the number in the power's text, where it has one
    printed: bool  # known as printed, not reconstructed


class Token(TypedDict):
    """One of the six tokens as it lies this round."""

    id: int
    face: int
    printed: bool
    worths: list[int]  # what a visible card counts under it, by the card's value from 1


class TableCard(TypedDict):
    """A card in front of a player. It keeps its place for as long as it lies on the table."""

    place: int
    up: bool
    card: int  # NO_CARD where this seat does not know it
    maybe: list[int]  # cards that are here or at another place this seat does not know
    known_by: list[int]  # the seats that know a hidden card
    worth: int  # what it counts now
    token: Token | None


class Player(TypedDict):
    seat: int
    points: int
    in_round: bool
    total: int  # the sum of the visible cards
    short_of: int  # how much is missing to the target, below 0 when above it
    is_ahead: bool  # would score if the round ended now for want of cards
    in_hand: int
    holds: list[int]  # cards this seat knows to be in that hand, its own included
    may_hold: list[int]
    cards: list[TableCard]


class Effect(TypedDict):
    """The running effect, and the answer to its last question."""

    power: str
    count: int
    place: int  # of the card whose effect it is
    chosen_place: int
    chosen_token: int  # a face
    chosen_seat: int
    in_order: int  # how many cards have been put back on the deck


class Award(TypedDict):
    round: int
    seat: int
    points: int
    reason: int


class Picture(TypedDict):
    seat: int
    asked: str
    legal: list[int]
    phase: str
    round: int
    turn: int
    active: int
    starts: int  # the seat that starts the round, or gained a point last
    target: int
    goal: int  # points that win
    prints: list[Print]  # all cards of the two decks in play
    players: list[Player]
    deck: int
    deck_ran_out: bool
    deck_top: list[int]  # the top cards of the deck that this seat knows, the topmost first
    deck_known_by: int
    pile: list[int]  # bottom first
    supply: list[Token]
    effect: Effect | None
    sheet: list[Award]


def picture(view: View) -> Picture:
    assert isinstance(view, RatjackView)
    table = view.table
    ahead = _ahead(table)
    return {
        "seat": view.seat,
        "asked": view.asked,
        "legal": view.legal,
        "phase": PHASE_NAMES[table.phase],
        "round": table.round,
        "turn": table.turns,
        "active": table.active,
        "starts": table.latest,
        "target": TARGET,
        "goal": WINNING_POINTS,
        "prints": _prints(table),
        "players": [_player(view, seat, ahead) for seat in range(table.seats)],
        "deck": table.deck_size,
        "deck_ran_out": table.deck_ran_out,
        "deck_top": view.top,
        "deck_known_by": table.top_knower,
        "pile": table.discards(),
        "supply": [_token(table, token) for token in bits.listed(table.supply)],
        "effect": _effect(table),
        "sheet": [
            {"round": line.round, "seat": line.seat, "points": line.points, "reason": line.reason}
            for line in table.sheet
        ],
    }


# -- cards and tokens ------------------------------------------------------------------------------


def _prints(table: Table) -> list[Print]:
    prints = table.decks.prints
    return [
        {
            "card": card,
            "animal": cards.ANIMALS[animal],
            "value": cards.value(card),
            "power": prints[card].power.name,
            "count": prints[card].count,
            "printed": prints[card].printed,
        }
        for animal in sorted({table.first_animal, table.second_animal})
        for card in bits.listed(cards.deck(animal))
    ]


def _token(table: Table, token: int) -> Token:
    face = table.face(token)
    return {
        "id": token,
        "face": face,
        "printed": face in table.decks.printed_faces,
        "worths": [tokens.worth(value, face) for value in range(1, cards.VALUES + 1)],
    }


def _card(view: RatjackView, place: int) -> TableCard:
    table = view.table
    up = bits.contains(table.up, place)
    return {
        "place": place,
        "up": up,
        "card": table.shown.get(place) if up else view.known[place],
        "maybe": _maybe(view, place),
        "known_by": [
            seat for seat in range(table.seats) if bits.contains(table.knows(seat), place)
        ],
        "worth": table.worth(place) if up else 0,  # RJ-20
        "token": _token(table, table.token_on(place))
        if bits.contains(table.tokened, place)
        else None,
    }


def _maybe(view: RatjackView, position: int) -> list[int]:
    """Cards that this seat remembers to be here or elsewhere."""
    return sorted({trace[0] for trace in view.traces if position in trace[1:]})


# -- players ---------------------------------------------------------------------------------------


def _player(view: RatjackView, seat: int, ahead: int) -> Player:
    table = view.table
    total = table.total(seat)
    holds = _holds(view, seat)
    may_hold = _maybe(view, FIRST_HAND + seat)
    return {
        "seat": seat,
        "points": lanes.get(table.points, seat),
        "in_round": table.is_in(seat),
        "total": total,
        "short_of": TARGET - total,
        "is_ahead": bits.contains(ahead, seat),
        "in_hand": lanes.get(table.in_hand, seat),
        "holds": holds,
        "may_hold": [card for card in may_hold if card not in holds],
        "cards": [_card(view, place) for place in bits.listed(table.owned(seat))],
    }


def _holds(view: RatjackView, seat: int) -> list[int]:
    """The own hand, or the remembered cards that can only be in this one."""
    if seat == view.seat:
        return view.hand
    return sorted(trace[0] for trace in view.traces if trace[1:] == [FIRST_HAND + seat])


def _ahead(table: Table) -> int:
    """The set of seats that RJ-34 would pay if the deck were used up now."""
    return scoring.winners_by_height(table, table.sums)


# -- the effect ------------------------------------------------------------------------------------


def _effect(table: Table) -> Effect | None:
    power = table.power
    if power is None:
        return None
    effect: Effect = {
        "power": power.name,
        "count": table.count,
        "place": table.source,
        "chosen_place": NO_PLACE,
        "chosen_token": tokens.NO_FACE,
        "chosen_seat": NOBODY,
        "in_order": table.first if power.name == "order-deck" else 0,
    }
    if table.step > 0:
        _tell_chosen(effect, power.questions[table.step - 1], table.first)
    return effect


def _tell_chosen(effect: Effect, last: Question[Any], answer: int) -> None:
    """What the answer to the last question was: a token, a player, or a card by its place."""
    if last.first == TOKEN:
        effect["chosen_token"] = answer
    elif last.first == PLAYER:
        effect["chosen_seat"] = answer
    elif last.first == CARD and last.name != "token-own":  # done at once, not kept
        effect["chosen_place"] = answer
