"""Dogs: FX-30 to FX-35, resolved before the winner takes the row."""

from __future__ import annotations

import pytest

from ninelives.engine import bits
from ninelives.engine.events import Event
from ninelives.games.felix import events
from ninelives.games.felix.cards import VALUES, row_packed
from ninelives.games.felix.dogs import EDITIONS, GERMAN, INTERNATIONAL, leaving
from tests.games.felix.helpers import A, begun, bid, cards, place

BOTH = (INTERNATIONAL, GERMAN)


def slots_left(row: str, edition: int) -> list[int]:
    """The slots whose cards leave the game."""
    names = cards(row)
    return bits.listed(leaving(row_packed(names), len(names), edition))


def stays(row: str, edition: int) -> list[int]:
    left = slots_left(row, edition)
    return [card for slot, card in enumerate(cards(row)) if slot not in left]


def told(row: str, edition: int) -> list[Event]:
    """What is told of the dogs when the row is sold."""
    state = begun(4, start=A, edition=EDITIONS[edition])
    place(state, row)
    heard = bid(state, "1 - - -")
    at = next(index for index, event in enumerate(heard) if isinstance(event, events.RowSold))
    return heard[at - 1 : at + 1]


@pytest.mark.parametrize("edition", BOTH)
def test_fx_30_a_big_dog_chases_the_highest_cat(edition: int) -> None:
    """Exactly one dog, big: the cat with the highest positive value and the dog leave."""
    assert stays("11 big-dog 15 -8", edition) == cards("11 -8")
    assert told("11 big-dog 15 -8", edition) == [
        events.BigDogChased(*cards("15")),
        events.RowSold(A, 1, cards("11 -8")),
    ]


@pytest.mark.parametrize("edition", BOTH)
def test_fx_31_a_small_dog_chases_the_worst_cat(edition: int) -> None:
    """Exactly one dog, small: the worst cat (-8 before -5) and the dog leave."""
    assert stays("-5 -8 small-dog 15", edition) == cards("-5 15")
    assert told("-5 -8 small-dog 15", edition) == [
        events.SmallDogChased(*cards("-8")),
        events.RowSold(A, 1, cards("-5 15")),
    ]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("dogs", ["big-dog big-dog", "small-dog small-dog", "big-dog small-dog"])
def test_fx_32_several_dogs_leave_and_nothing_else_does(dogs: str, edition: int) -> None:
    """Two or more dogs, sizes mixed or not: all dogs leave, nothing else does."""
    assert stays(f"{dogs} 15 -8", edition) == cards("15 -8")
    assert told(f"{dogs} 15 -8", edition) == [
        events.DogsLeft(cards(dogs)),
        events.RowSold(A, 1, cards("15 -8")),
    ]


@pytest.mark.parametrize("edition", BOTH)
def test_fx_32_without_a_dog_nothing_leaves(edition: int) -> None:
    assert slots_left("15 -8 rabbit 8", edition) == []


@pytest.mark.parametrize(
    ("row", "left"),
    [
        ("big-dog rabbit -5 -8", "-5 -8"),
        ("small-dog rabbit 3 11", "3 11"),
        ("big-dog -8 -5 -8", "-8 -8"),
        ("small-dog 11 5 8", "11 8"),
    ],
)
def test_fx_33_german_dogs_fall_back_to_the_rabbit_then_nearest_to_zero(
    row: str, left: str
) -> None:
    """One dog and no cat of its sign: a rabbit leaves; without one the cat nearest to zero."""
    assert stays(row, GERMAN) == cards(left)


def test_fx_33_a_rabbit_is_safe_while_a_cat_of_the_dogs_sign_is_there() -> None:
    assert stays("big-dog rabbit 3 -8", GERMAN) == cards("rabbit -8")
    assert stays("small-dog rabbit 3 -5", GERMAN) == cards("rabbit 3")


def test_fx_33_a_rabbit_alone_is_chased() -> None:
    assert stays("small-dog rabbit rabbit rabbit", GERMAN) == cards("rabbit rabbit")


@pytest.mark.parametrize(
    ("row", "left"),
    [
        ("big-dog rabbit -5 -8", "rabbit -8"),
        ("small-dog rabbit 3 11", "rabbit 11"),
        ("big-dog -8 -5 -8", "-8 -8"),
        ("small-dog 11 5 8", "11 8"),
    ],
)
def test_fx_34_international_dogs_never_chase_rabbits(row: str, left: str) -> None:
    """Rabbits are never chased; the cat nearest to zero of the other sign leaves."""
    assert stays(row, INTERNATIONAL) == cards(left)


def test_fx_34_a_dog_without_any_cat_leaves_alone() -> None:
    row = "rabbit rabbit big-dog rabbit"
    assert told(row, INTERNATIONAL) == [
        events.DogLeftAlone(*cards("big-dog")),
        events.RowSold(A, 1, cards("rabbit rabbit rabbit")),
    ]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(
    ("row", "slots"),
    [
        ("8 15 15 big-dog", [1, 3]),
        ("15 15 8 big-dog", [0, 3]),
        ("small-dog -5 -8 -8", [0, 2]),
    ],
)
def test_fx_35_of_equal_candidates_the_leftmost_leaves(
    row: str, slots: list[int], edition: int
) -> None:
    assert slots_left(row, edition) == slots


@pytest.mark.parametrize(
    ("row", "german", "international"),
    [
        ("15 15 big-dog 3", 18, 18),
        ("small-dog -8 -5 3", -2, -2),
        ("small-dog rabbit 3 11", 14, 11),
        ("big-dog rabbit -5 -8", -13, -8),
        ("big-dog small-dog 15 -8", 7, 7),
    ],
)
def test_the_worked_dog_rows(row: str, german: int, international: int) -> None:
    """What the row is worth to its winner."""
    assert sum(VALUES[card] for card in stays(row, GERMAN)) == german
    assert sum(VALUES[card] for card in stays(row, INTERNATIONAL)) == international


@pytest.mark.parametrize("edition", BOTH)
def test_four_dogs_leave_no_card(edition: int) -> None:
    assert stays("big-dog big-dog small-dog small-dog", edition) == []
