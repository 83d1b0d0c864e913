"""Positions of Ratjack told in few words, and moves made in the words of the game.

A seat is written as its hand and its cards: `6 : 3 5[+3] (8) (9)[lock]` holds a 6 and has in front
of it a visible 3, a visible 5 with a token, a hidden 8 and a hidden, locked 9. A bare number is a
card of the first deck; `w8` is a weasel, `c8` a raccoon, `r8` a rat.

Moves are written as ever (`show 8`, `draw deck`, `token +5`, `player 1`), `card B.9` being the
place of seat B's 9 and `card B.(9)` that of the hidden 9; where chance is to move, `deal 4`.
"""

from __future__ import annotations

import re

import testkit.tables
from ninelives.bots.dice import QuickDice
from ninelives.engine import bits, lanes
from ninelives.engine.contract import CHANCE, NOBODY
from ninelives.engine.events import Event, Log
from ninelives.games.ratjack import cards, rules, table, tokens
from ninelives.games.ratjack.rules import GAME
from ninelives.games.ratjack.state import RatjackState

A, B, C, D = range(4)
SEATS = "ABCD"
LETTERS = {"r": cards.RAT, "w": cards.WEASEL, "c": cards.RACCOON}
PAIRS = {
    "rats+rats": "rr",
    "rats+weasels": "rw",
    "rats+raccoons": "rc",
    "weasels+raccoons": "wc",
}
FRONTS = "+5 +10 x2 +3 lock mute"
CARD = re.compile(r"(\()?([rwc]?\d+)\)?(?:\[(.+)\])?")


def card(text: str, decks: str = "rats+rats") -> int:
    letter = text[0] if text[0] in LETTERS else PAIRS[decks][0]
    return int(cards.card_of(LETTERS[letter], int(text.lstrip("rwc"))))


def face(sign: str) -> int:
    return next(f for f in range(tokens.FACES) if tokens.face_sign(f) == sign)


def laid(
    *seats: str,
    decks: str = "rats+rats",
    pile: str = "",
    deck: str | None = None,
    tokens: str = FRONTS,
    points: str = "",
    turns: int = 1,
    **options: str,
) -> RatjackState:
    """A position with seat A to draw, or to play where A holds two cards.

    All cards that are not named are in the deck; where the deck is named too, the rest lies in
    front of one player more, who is out of the round.
    """
    players = len(seats) + (deck is not None)
    state = GAME.new(players, {"decks": decks, **options})
    GAME.apply(state, CHANCE, GAME.notation.read_chance("start 0"))
    for sign in tokens.split():
        GAME.apply(state, CHANCE, GAME.notation.read_chance(f"toss {sign}"))
    for seat, text in enumerate(seats):
        _seat(state, seat, text, decks)
    for name in pile.split():
        _from_deck(state, card(name, decks))
        state._put_on_pile(card(name, decks))
    if deck is not None:
        _put_rest_out(state, players - 1, [card(name, decks) for name in deck.split()])
    for seat, own in enumerate(points.split()):
        state.table.points = lanes.put(state.table.points, seat, int(own))
    state.table.turns = turns
    state.table.phase = table.PLAY if lanes.get(state.table.in_hand, A) == 2 else table.DRAW
    return state


def _from_deck(state: RatjackState, one: int) -> None:
    assert bits.contains(state.deck, one), f"no {cards.name(one)} is left"
    state.take_from_deck(one)
    state.table.deck_size -= 1


def _seat(state: RatjackState, seat: int, text: str, decks: str) -> None:
    hand, _, front = text.partition(":")
    for name in front.split():
        found = CARD.fullmatch(name)
        assert found is not None, f"{name!r} is no card"
        hidden, number, token = found.groups()
        one = card(number, decks)
        _from_deck(state, one)
        place = state.table.free_place()
        if hidden:
            state.put_in_hand(seat, one)
            state.hide(seat, one, place, None)
        else:
            state._lay_at(place, seat, one)
        if token:
            state.place_token(seat, face(token), place, None)
    for name in hand.split():
        _from_deck(state, card(name, decks))
        state.put_in_hand(seat, card(name, decks))


def _put_rest_out(state: RatjackState, seat: int, deck: list[int]) -> None:
    rest = bits.listed(state.deck) + bits.listed(state.twins)
    for one in deck:
        rest.remove(one)
    for number, one in enumerate(rest):
        _from_deck(state, one)
        state.put_in_hand(seat, one)
        if number:
            state.hide(seat, one, state.table.free_place(), None)
    state.table.still_in &= ~bits.one(seat)
    state.table.reach &= ~state.table.owned(seat)


# -- moves -----------------------------------------------------------------------------------------


def place_of(state: RatjackState, name: str) -> int:
    """`B.9`: where seat B's 9 lies; `B.(9)`: where the hidden 9 does."""
    seat, number = SEATS.index(name[0]), name[2:].strip("()")
    wanted = card(number, decks_of(state))
    among = state.table.hidden(seat) if "(" in name else state.table.owned(seat)
    found = [place for place in bits.listed(among) if state.card_at(place) == wanted]
    assert found, f"no {name} on the table"
    return found[0]


def decks_of(state: RatjackState) -> str:
    pair = (state.table.first_animal, state.table.second_animal)
    return next(name for name, animals in rules._PAIRS.items() if animals == pair)


def action(state: RatjackState, words: str) -> int:
    verb, _, rest = words.partition(" ")
    if verb == "card":
        return table.CARD + place_of(state, rest)
    if verb in ("hide", "show", "discard", "take", "top"):
        return GAME.notation.read(f"{verb} {cards.name(card(rest, decks_of(state)))}")
    return GAME.notation.read(words)


def outcome(state: RatjackState, words: str) -> int:
    verb, _, rest = words.partition(" ")
    if verb == "deal":
        words = f"deal {cards.name(card(rest, decks_of(state)))}"
    return GAME.notation.read_chance(words)


def play(state: RatjackState, *moves: str, log: Log | None = None) -> RatjackState:
    """Make the moves, each by the seat that is to act."""
    log = Log() if log is None else log
    for words in moves:
        seat = GAME.to_act(state)
        chosen = outcome(state, words) if seat == CHANCE else action(state, words)
        GAME.apply(state, seat, chosen, log)
        check(state)
    return state


def heard(state: RatjackState, seat: int, *moves: str) -> list[Event]:
    """Make the moves; the events that the seat receives."""
    log = Log()
    play(state, *moves, log=log)
    return log.heard_by(seat)


def refusal(state: RatjackState, words: str) -> str:
    """Why the seat that is to act may not make this move; "" if it may, and has."""
    return testkit.tables.refusal(GAME, state, GAME.to_act(state), action(state, words))


def may(state: RatjackState, words: str) -> bool:
    return action(state, words) in GAME.legal(state, GAME.to_act(state))


def asked(state: RatjackState) -> str:
    return GAME.view(state, GAME.to_act(state)).asked


# -- what is on the table --------------------------------------------------------------------------


def short(state: RatjackState, one: int) -> str:
    """`8`, or `w8` where the card is not of the first deck."""
    letter = "rwc"[cards.animal(one)]
    number = str(cards.value(one))
    return number if letter == PAIRS[decks_of(state)][0] else letter + number


def front(state: RatjackState, seat: int) -> str:
    """The cards in front of a seat, by place."""
    words = []
    for place in bits.listed(state.table.owned(seat)):
        name = short(state, state.card_at(place))
        name = name if bits.contains(state.table.up, place) else f"({name})"
        shown = state.table.face_on(place)
        words.append(name if shown == tokens.NO_FACE else f"{name}[{tokens.face_sign(shown)}]")
    return " ".join(words)


def hand(state: RatjackState, seat: int) -> str:
    return " ".join(short(state, one) for one in state.hand_list(seat))


def pile(state: RatjackState) -> str:
    return " ".join(short(state, one) for one in state.table.discards())


def deck(state: RatjackState) -> str:
    """The cards in the deck; those whose order a seat knows come first, in brackets."""
    known = [short(state, one) for one in state.top_cards()]
    rest = sorted(bits.listed(state.deck) + bits.listed(state.twins))
    words = [short(state, one) for one in rest]
    return " ".join([f"[{' '.join(known)}]", *words] if known else words)


def supply(state: RatjackState) -> str:
    faces = [state.table.face(token) for token in bits.listed(state.table.supply)]
    return " ".join(tokens.face_sign(each) for each in faces)


def points(state: RatjackState) -> list[int]:
    return lanes.listed(state.table.points, state.table.seats)


def told(state: RatjackState) -> str:
    """All of a position in one line: `A 6: 3 (8) | B 7: 9 | pile 4`."""
    lines = [
        f"{SEATS[s]} {hand(state, s)}: {front(state, s)}" for s in bits.listed(state.table.still_in)
    ]
    return " | ".join(line.strip() for line in [*lines, f"pile {pile(state)}"])


# -- what always holds -----------------------------------------------------------------------------


def check(state: RatjackState) -> None:
    """Cards and tokens are conserved; between turns everybody has one hand card."""
    at = state.table
    if at.phase == table.FIRST_START:
        return
    everything = [one for seat in range(at.seats) for one in state.hand_list(seat)]
    everything += at.discards() + state.top_cards()
    everything += bits.listed(state.deck) + bits.listed(state.twins)
    everything += [one for one in at.shown.listed() + state.hidden.listed() if one >= 0]
    both = [*bits.listed(cards.deck(at.first_animal)), *bits.listed(cards.deck(at.second_animal))]
    assert sorted(everything) == sorted(both)
    assert at.deck_size == bits.size(state.deck) + bits.size(state.twins) + at.top_size
    on_cards = [token for token in range(at.tossed) if at.place_of(token) != tokens.IN_SUPPLY]
    assert sorted(on_cards + bits.listed(at.supply)) == list(range(at.tossed))
    assert bits.packed([at.place_of(token) for token in on_cards]) == at.tokened
    assert at.tokened & ~at.taken == 0
    sums = [at.total(seat) if at.is_in(seat) else 0 for seat in range(at.seats)]
    assert lanes.listed(at.sums, at.seats) == sums
    if at.phase == table.DRAW:
        assert lanes.listed(at.in_hand, at.seats) == [1] * at.seats


def finished(seed: int, seats: int, **options: str) -> RatjackState:
    """A random game at its end."""
    state, dice = GAME.new(seats, options), QuickDice(seed)
    while (seat := GAME.to_act(state)) != NOBODY:
        GAME.apply(state, seat, GAME.pick(state, seat, dice))
    return state
