"""Every power of every deck happens, in every way of choosing.

An example is a position, with seat A about to show the card, and below it what becomes of the
position by each complete set of choices.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

import pytest

from ninelives.engine.contract import CHANCE
from ninelives.engine.errors import BadFacts
from ninelives.games.ratjack import catalogue, questions, table
from ninelives.games.ratjack.powers import POWER_NAMES, POWERS
from ninelives.games.ratjack.rules import GAME
from ninelives.games.ratjack.state import RatjackState
from tests.games.ratjack.helpers import SEATS, A, card, check, deck, laid, play, short, told

# The number of its first power, the decks it is played with, and its letter in A's hand.
ANIMALS = {
    "rat": (0, "rats+rats", ""),
    "weasel": (12, "weasels+raccoons", ""),
    "raccoon": (24, "rats+raccoons", "c"),
}
# Four of the six tokens on hidden cards, so that only x2 and +3 are left to choose from.
FOUR_TOKENS = "(3)[+5] (4)[+10] (9)[lock] (10)[mute]"


@dataclass
class Example:
    power: str
    shown: str  # the card, as A holds it
    seats: tuple[str, ...]
    ways: dict[str, str]
    pile: str
    deck: str | None
    decks: str

    def position(self) -> RatjackState:
        return laid(*self.seats, decks=self.decks, pile=self.pile, deck=self.deck)


def examples(text: str) -> list[Example]:
    found: list[Example] = []
    for line in text.strip().splitlines():
        if line.startswith(" "):
            choices, _, end = line.partition("->")
            found[-1].ways[choices.strip()] = end.strip()
        else:
            found.append(_without_ways(*line.split(" | ")))
    return found


def _without_ways(card: str, *parts: str) -> Example:
    animal, value = card.split()
    first, decks, letter = ANIMALS[animal]
    laid_out = dict(part.split(" ", 1) for part in parts)
    seats = tuple(laid_out[seat] for seat in SEATS if seat in laid_out)
    pile, left = laid_out.get("pile", ""), laid_out.get("deck")
    power = POWER_NAMES[first + int(value) - 1]
    return Example(power, letter + value, seats, {}, pile, left, decks)


# -- every way of choosing -------------------------------------------------------------------------

EXAMPLES = examples(f"""
rat 1 | A 1 5: | B 2: | deck 3 4 | pile 9
    draw deck, deal 3, discard 3 -> A 5: 1 | B 2: | pile 9 3
    draw deck, deal 3, discard 5 -> A 3: 1 | B 2: | pile 9 5
    draw deck, deal 4, discard 4 -> A 5: 1 | B 2: | pile 9 4
    draw deck, deal 4, discard 5 -> A 4: 1 | B 2: | pile 9 5
    draw discard, discard 5 -> A 9: 1 | B 2: | pile 5
    draw discard, discard 9 -> A 5: 1 | B 2: | pile 9
rat 2 | A 2 5: | B 2: | pile 7 8 9 10
    -> A 5: 2 | B 2: | pile 7
rat 3 | A 3 5: (1) | B 2: (9) 7 | C 4: (10)
    card B.9 -> A 5: (1) 3 | B 2: (9) 7 | C 4: (10) | pile
    card C.10 -> A 5: (1) 3 | B 2: (9) 7 | C 4: (10) | pile
rat 4 | A 4 5: 7 (8) | B 2: 9
    card A.7 -> A 5: (8) 4 | B 2: 9 | pile 7
    card A.8 -> A 5: 7 4 | B 2: 9 | pile 8
rat 5 | A 5 1: (7) (8) | B 2: (9) 3 | C 4: (10)
    card A.7, card B.9 -> A 1: (8) (9) 5 | B 2: (7) 3 | C 4: (10) | pile
    card A.7, card C.10 -> A 1: (8) (10) 5 | B 2: (9) 3 | C 4: (7) | pile
    card A.8, card B.9 -> A 1: (7) (9) 5 | B 2: (8) 3 | C 4: (10) | pile
    card A.8, card C.10 -> A 1: (7) (10) 5 | B 2: (9) 3 | C 4: (8) | pile
rat 6 | A 6 1: (12) (2) (4) | B 2: (9)
    card A.12, card B.9 -> A 1: 12 (2) (4) 6 | B 2: 9 | pile
    card A.4, card A.12 -> A 1: (2) 4 6 | B 2: (9) | pile 12
    card A.4, card A.2 -> A 1: (12) 4 6 | B 2: (9) | pile 2
    card A.4, card A.6 -> A 1: (12) (2) 4 | B 2: (9) | pile 6
rat 7 | A 7 1: 8 | B 2: 9 (3) | C 4: 10
    card A.8, card B.9 -> A 1: 9 7 | B 2: 8 (3) | C 4: 10 | pile
    card A.8, card C.10 -> A 1: 10 7 | B 2: 9 (3) | C 4: 8 | pile
    card A.7, card B.9 -> A 1: 8 9 | B 2: (3) 7 | C 4: 10 | pile
    card A.7, card C.10 -> A 1: 8 10 | B 2: 9 (3) | C 4: 7 | pile
rat 8 | A 8 1: (7) | B 2: {FOUR_TOKENS}
    token x2, card A.7 -> A 1: (7)[x2] 8 | B 2: {FOUR_TOKENS} | pile
    token x2, card A.8 -> A 1: (7) 8[x2] | B 2: {FOUR_TOKENS} | pile
    token +3, card A.7 -> A 1: (7)[+3] 8 | B 2: {FOUR_TOKENS} | pile
    token +3, card A.8 -> A 1: (7) 8[+3] | B 2: {FOUR_TOKENS} | pile
rat 9 | A 9 1: (7) | B 2: {FOUR_TOKENS} 5 | C 6: (8)
    token x2, card B.5 -> A 1: (7) 9 | B 2: {FOUR_TOKENS} 5[x2] | C 6: (8) | pile
    token x2, card C.8 -> A 1: (7) 9 | B 2: {FOUR_TOKENS} 5 | C 6: (8)[x2] | pile
    token +3, card B.5 -> A 1: (7) 9 | B 2: {FOUR_TOKENS} 5[+3] | C 6: (8) | pile
    token +3, card C.8 -> A 1: (7) 9 | B 2: {FOUR_TOKENS} 5 | C 6: (8)[+3] | pile
rat 10 | A 10 1: 7 | B 2: 5 (3) | C 6: 8
    card B.5 -> A 1: 7 10 | B 2: (5) (3) | C 6: 8 | pile
    card C.8 -> A 1: 7 10 | B 2: 5 (3) | C 6: (8) | pile
rat 11 | A 11 1: | B 2: | C 6: | deck 3 4
    player 1, deal 3 -> A 1: 11 | B 2: 3 | C 6: | pile
    player 1, deal 4 -> A 1: 11 | B 2: 4 | C 6: | pile
    player 2, deal 3 -> A 1: 11 | B 2: | C 6: 3 | pile
    player 2, deal 4 -> A 1: 11 | B 2: | C 6: 4 | pile
rat 12 | A 12 1: (4) | B 2: 5 (3) | C 6: (8)
    card B.3 -> A 1: (4) 12 | B 2: 5 3 | C 6: (8) | pile
    card C.8 -> A 1: (4) 12 | B 2: 5 (3) | C 6: 8 | pile
weasel 1 | A 1 12: | B 2: | deck 3 4 5
weasel 2 | A 2 5: | B 4: | pile 7 8
    -> A 8: 2 | B 4: | pile 7 5
weasel 3 | A 3 1: (7) | B 4: (9) 8
    card B.9, no -> A 1: (7) 3 | B 4: (9) 8 | pile
    card B.9, card A.7 -> A 1: (9) 3 | B 4: (7) 8 | pile
weasel 4 | A 4 1: 7 8 (9) | B 5: 6
    card A.7 -> A 1: (7) 8 (9) 4 | B 5: 6 | pile
    card A.8 -> A 1: 7 (8) (9) 4 | B 5: 6 | pile
weasel 5 | A 5 1: (7) | B 4: (9) 8 | C 6: (10)
    card B.9 -> A 1: (7) (9) 5 | B 4: 8 | C 6: (10) | pile
    card C.10 -> A 1: (7) (10) 5 | B 4: (9) 8 | C 6: | pile
weasel 6 | A 6 1: | B 5: | C 7:
    player 1, no -> A 1: 6 | B 5: | C 7: | pile
    player 1, yes -> A 5: 6 | B 1: | C 7: | pile
    player 2, no -> A 1: 6 | B 5: | C 7: | pile
    player 2, yes -> A 7: 6 | B 5: | C 1: | pile
weasel 7 | A 7 1: (2) | B 5: 9 | C 6: 10 (3)
    card A.7, card B.9 -> A 1: (2) 9 | B 5: 7 | C 6: 10 (3) | pile
    card A.7, card C.10 -> A 1: (2) 10 | B 5: 9 | C 6: (3) 7 | pile
    card B.9, card A.7 -> A 1: (2) 9 | B 5: 7 | C 6: 10 (3) | pile
    card B.9, card C.10 -> A 1: (2) 7 | B 5: 10 | C 6: 9 (3) | pile
    card C.10, card A.7 -> A 1: (2) 10 | B 5: 9 | C 6: (3) 7 | pile
    card C.10, card B.9 -> A 1: (2) 7 | B 5: 10 | C 6: 9 (3) | pile
weasel 8 | A 8 1: | B 2: {FOUR_TOKENS} 5
    token x2, card A.8 -> A 1: 8[x2] | B 2: {FOUR_TOKENS} 5 | pile
    token x2, card B.5 -> A 1: 8 | B 2: {FOUR_TOKENS} 5[x2] | pile
    token +3, card A.8 -> A 1: 8[+3] | B 2: {FOUR_TOKENS} 5 | pile
    token +3, card B.5 -> A 1: 8 | B 2: {FOUR_TOKENS} 5[+3] | pile
weasel 9 | A 9 1: 7[+5] | B 5: (8)[lock]
    card A.7, card A.9 -> A 1: 7 9[+5] | B 5: (8)[lock] | pile
    card B.8, card A.9 -> A 1: 7[+5] 9[lock] | B 5: (8) | pile
weasel 10 | A 10 1: | B 5: | C 6: | pile 7 8
    player 1 -> A 1: 10 | B 5: 8 | C 6: | pile 7
    player 2 -> A 1: 10 | B 5: | C 6: 8 | pile 7
weasel 11 | A 11 1: 3 | B 5: 4 c2 c6 (7) | pile 8
    card B.4, card A.3 -> A 1: (3) 11 | B 5: 4 c2 c6 (7) | pile 8
    card B.c2 -> A 1: 3 11 (8) | B 5: 4 c2 c6 (7) | pile
weasel 12 | A 12 1: | B 5: | C 6: | deck 3 4
    player 1, deal 3 -> A 1: 12 | B 3: 5 | C 6: | pile
    player 1, deal 4 -> A 1: 12 | B 4: 5 | C 6: | pile
    player 2, deal 3 -> A 1: 12 | B 5: | C 3: 6 | pile
    player 2, deal 4 -> A 1: 12 | B 5: | C 4: 6 | pile
raccoon 1 | A c1 1: 7[+5] | B 5: (8)[lock]
    card A.7 -> A 1: 7 c1 | B 5: (8)[lock] | pile
    card B.8 -> A 1: 7[+5] c1 | B 5: (8) | pile
raccoon 2 | A c2 1: | B 5: | pile 7 8
    -> A 1: c2 (8) | B 5: | pile 7
raccoon 3 | A c3 1: | B 5: | pile 7 8 9
    take 7, discard 7 -> A 1: c3 | B 5: | pile 8 9 7
    take 7, discard 1 -> A 7: c3 | B 5: | pile 8 9 1
    take 8, discard 8 -> A 1: c3 | B 5: | pile 7 9 8
    take 8, discard 1 -> A 8: c3 | B 5: | pile 7 9 1
    take 9, discard 9 -> A 1: c3 | B 5: | pile 7 8 9
    take 9, discard 1 -> A 9: c3 | B 5: | pile 7 8 1
raccoon 4 | A c4 1: 7 8 (9) | B 5: 6
    card A.7 -> A 1: 8 (9) c4 | B 5: 6 | pile
    card A.8 -> A 1: 7 (9) c4 | B 5: 6 | pile
raccoon 5 | A c5 1: 7[+5] | B 5: (9)[mute] (10)[x2] (3)[+10] 4
    card A.7, token +3 -> A 1: 7[+3] c5 | B 5: (9)[mute] (10)[x2] (3)[+10] 4 | pile
    card B.9, token +3 -> A 1: 7[+5] c5 | B 5: (9)[+3] (10)[x2] (3)[+10] 4 | pile
    card B.10, token +3 -> A 1: 7[+5] c5 | B 5: (9)[mute] (10)[+3] (3)[+10] 4 | pile
    card B.3, token +3 -> A 1: 7[+5] c5 | B 5: (9)[mute] (10)[x2] (3)[+3] 4 | pile
    card A.7, token lock -> A 1: 7[lock] c5 | B 5: (9)[mute] (10)[x2] (3)[+10] 4 | pile
    card B.9, token lock -> A 1: 7[+5] c5 | B 5: (9)[lock] (10)[x2] (3)[+10] 4 | pile
    card B.10, token lock -> A 1: 7[+5] c5 | B 5: (9)[mute] (10)[lock] (3)[+10] 4 | pile
    card B.3, token lock -> A 1: 7[+5] c5 | B 5: (9)[mute] (10)[x2] (3)[lock] 4 | pile
raccoon 6 | A c6 1: 3 12 (9) | B 5: (8)
    card A.3, card B.8 -> A 1: 3 12 (9) c6 | B 5: (8) | pile
    card A.12, card B.8 -> A 1: 3 12 (9) c6 | B 5: 8 | pile
raccoon 7 | A c7 1: 8 (9) | B 5: | pile 2 3
    card A.8 -> A 1: 3 (9) c7 | B 5: | pile 2 8
    card A.c7 -> A 1: 8 (9) 3 | B 5: | pile 2 c7
raccoon 8 | A c8 1: | B 2: {FOUR_TOKENS} 5
    token x2, card A.c8, token +3, card B.5 -> A 1: c8[x2] | B 2: {FOUR_TOKENS} 5[+3] | pile
    token +3, card A.c8, token x2, card B.5 -> A 1: c8[+3] | B 2: {FOUR_TOKENS} 5[x2] | pile
raccoon 9 | A c9 5: | B 2: | deck 3 4 | pile 8
    draw deck, deal 3, show 3 -> A 5: c9 3 | B 2: | pile 8
    draw deck, deal 3, show 5 -> A 3: c9 5 | B 2: | pile 8
    draw deck, deal 4, show 4 -> A 5: c9 4 | B 2: | pile 8
    draw deck, deal 4, show 5 -> A 4: c9 5 | B 2: | pile 8
    draw discard, show 8 -> A 5: c9 8 | B 2: | pile
    draw discard, show 5 -> A 8: c9 5 | B 2: | pile
raccoon 10 | A c10 1: 7 | B 2: 5 (3) | C 6: 8
    card B.5 -> A 1: 7 c10 | B 2: (3) | C 6: 8 | pile
    card C.8 -> A 1: 7 c10 | B 2: 5 (3) | C 6: | pile
raccoon 11 | A c11 1: (7) 8 (9) | B 2: | C 6:
    card A.7, player 1 -> A 1: 8 (9) c11 | B 2: 7 | C 6: | pile
    card A.7, player 2 -> A 1: 8 (9) c11 | B 2: | C 6: 7 | pile
    card A.9, player 1 -> A 1: (7) 8 c11 | B 2: 9 | C 6: | pile
    card A.9, player 2 -> A 1: (7) 8 c11 | B 2: | C 6: 9 | pile
raccoon 12 | A c12 1: | B 2: | deck 3 4 | pile 8
    player 1, draw deck, deal 3 -> A 3: c12 | B 2: 1 | pile 8
    player 1, draw deck, deal 4 -> A 4: c12 | B 2: 1 | pile 8
    player 1, draw discard -> A 8: c12 | B 2: 1 | pile
""")

# The weasel 1: however the top three cards are dealt, they are put back in any order.
EXAMPLES[12].ways |= {
    ", ".join([*(f"deal {each}" for each in dealt), f"top {first}", f"top {second}"]): (
        f"A 12: 1 | B 2: | pile | top {first} {second} {third}"
    )
    for dealt in permutations("345")
    for first, second, third in permutations("345")
}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.power)
def test_every_way_of_choosing(example: Example) -> None:
    state = play(example.position(), f"show {example.shown}")
    assert all_ways(state) == example.ways


def test_there_is_an_example_of_every_power() -> None:
    assert [example.power for example in EXAMPLES] == list(POWER_NAMES)


def test_every_power_of_the_table_is_complete() -> None:
    base = catalogue.Power
    for number, power in enumerate(POWERS):
        kind = type(power)
        assert power.number == number
        assert kind.possible is not base.possible
        assert (kind.answer is base.answer) == (not power.questions)
        assert power.questions or kind.begin is not base.begin
        draws = questions.DRAW in power.questions
        assert not draws or kind.drawn is not base.drawn
    assert len(set(POWER_NAMES)) == len(POWERS)


def test_an_incomplete_power_is_an_error() -> None:
    state, moment = laid("1 2 :", "3 :"), catalogue.Moment(0, 0, 0, 0)
    power: catalogue.Power[RatjackState] = catalogue.Power("new-power", [])
    question: catalogue.Question[RatjackState] = catalogue.Question("new-question", 0)
    assert not power.begin(state, None)
    for asked in (
        lambda: power.possible(state, moment),
        lambda: power.answer(state, 0, None),
        lambda: power.drawn(state, 0, None),
        lambda: question.choices(state),
    ):
        with pytest.raises(NotImplementedError, match="new-"):
            asked()


def test_an_unknown_power_is_an_error() -> None:
    facts = GAME.view(laid("1 2 :", "3 :"), A).facts()
    table_facts = facts["table"]
    assert isinstance(table_facts, dict)
    table_facts["effect"]["power"] = "new-power"
    with pytest.raises(BadFacts, match="power"):
        GAME.view_of(facts)


def all_ways(state: RatjackState) -> dict[str, str]:
    """What becomes of the position by each complete set of choices, those of chance included."""
    if state.table.active != A:
        known = f" | top {deck(state)[1 : deck(state).index(']')]}" if state.table.top_size else ""
        return {"": told(state) + known}
    found = {}
    seat = GAME.to_act(state)
    for chosen in GAME.legal(state, seat):
        words = choice(state, seat, chosen)
        after = state.clone()
        GAME.apply(after, seat, chosen)
        check(after)
        for rest, end in all_ways(after).items():
            found[f"{words}, {rest}" if rest else words] = end
    return found


def choice(state: RatjackState, seat: int, chosen: int) -> str:
    """As `helpers.play` reads it."""
    if seat == CHANCE:
        words = GAME.notation.write_chance(chosen)
    else:
        words = GAME.notation.write(chosen)
        if table.CARD <= chosen < table.NO:
            place = chosen - table.CARD
            return f"card {SEATS[state.table.owner(place)]}.{short(state, state.card_at(place))}"
    for name, letter in (("rat ", "r"), ("weasel ", "w"), ("raccoon ", "c")):
        if name in words:
            number = words.split()[-1]
            shown = short(state, card(letter + number))
            return f"{words.split()[0]} {shown}"
    return words
