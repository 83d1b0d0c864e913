"""The research board: one space for every colour and rank (CB-02).

Where the spaces lie is data, so that another printed face is another table of names. Numbers of
spaces follow the cards: the four colours of rank 1, then those of rank 2, and so on. A set of
spaces is a bit set, and in it the colours of a rank stand where a pack has that rank.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ninelives.engine import bits

RED: Final = 0  # trump
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOURS: Final = 4
COLOUR_NAMES: Final = ("red", "blue", "yellow", "green")
ALL_COLOURS: Final = (1 << COLOURS) - 1

SPACES: Final = 36
RED_ROW: Final = 0x111111111  # the red space of every rank

# CB-02  Rows top to bottom red, blue, yellow, green; columns the ranks.
FACE: Final = (
    "r1 r2 r3 r4 r5 r6 r7 r8 r9",
    "b1 b2 b3 b4 b5 b6 b7 b8 b9",
    "y1 y2 y3 y4 y5 y6 y7 y8 y9",
    "g1 g2 g3 g4 g5 g6 g7 g8 g9",
)


def space(rank: i64, colour: i64) -> i64:
    return COLOURS * (rank - 1) + colour


def rank_of(at: i64) -> i64:
    return at // COLOURS + 1


def colour_of(at: i64) -> i64:
    return at % COLOURS


def rows(face: tuple[str, ...]) -> list[list[int]]:
    """The spaces as they lie on that face, row by row."""
    result: list[list[int]] = []
    for names in face:
        result.append([space(int(name[1:]), "rbyg".index(name[0])) for name in names.split()])
    return result


def neighbours(face: tuple[str, ...]) -> list[int]:
    """For each space the set of spaces beside, above and below it on that face."""
    at: dict[tuple[int, int], int] = {}
    for row, spaces in enumerate(rows(face)):
        for column, here in enumerate(spaces):
            at[row, column] = here
    around = [0] * SPACES
    for (row, column), here in at.items():
        for beside in ((row, column + 1), (row + 1, column)):
            if beside in at:
                around[here] |= bits.one(at[beside])
                around[at[beside]] |= bits.one(here)
    return around


_NEIGHBOURS: Final = neighbours(FACE)


def largest_group(tokens: i64) -> i64:
    """CB-21  The size of the largest group connected up, down, left or right."""
    largest: i64 = 0
    for group in groups(tokens):
        largest = max(largest, bits.size(group))
    return largest


def groups(tokens: i64) -> list[int]:
    """The groups that the tokens make, each a set of spaces."""
    found: list[int] = []
    left = tokens
    while left:
        group = _group_around(left & -left, left)
        found.append(group)
        left &= ~group
    return found


def _group_around(token: i64, tokens: i64) -> i64:
    group = token
    edge = token
    while edge:
        beside: i64 = 0
        while edge:
            beside |= _NEIGHBOURS[bits.lowest(edge)]
            edge &= edge - 1
        edge = beside & tokens & ~group
        group |= edge
    return group
