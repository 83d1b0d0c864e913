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

# CB-02  Rows top to bottom red, blue, yellow, green; columns the ranks. Option `rows`: `red-last`
# has blue, yellow, green, red.
RED_FIRST: Final = 0
RED_LAST: Final = 1
ORDERS: Final = ("red-first", "red-last")
_RED_ROW: Final = "r1 r2 r3 r4 r5 r6 r7 r8 r9"
_OTHER_ROWS: Final = (
    "b1 b2 b3 b4 b5 b6 b7 b8 b9",
    "y1 y2 y3 y4 y5 y6 y7 y8 y9",
    "g1 g2 g3 g4 g5 g6 g7 g8 g9",
)
FACES: Final = ((_RED_ROW, *_OTHER_ROWS), (*_OTHER_ROWS, _RED_ROW))  # by order


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


_NEIGHBOURS: Final = [around for face in FACES for around in neighbours(face)]


def beside(at: i64, order: i64) -> i64:
    """The set of spaces beside, above and below that one, where the rows have that order."""
    return _NEIGHBOURS[SPACES * order + at]


def largest_group(tokens: i64, order: i64) -> i64:
    """CB-21  The size of the largest group connected up, down, left or right."""
    largest: i64 = 0
    for group in groups(tokens, order):
        largest = max(largest, bits.size(group))
    return largest


def groups(tokens: i64, order: i64) -> list[int]:
    """The groups that the tokens make, each a set of spaces."""
    found: list[int] = []
    left = tokens
    while left:
        group = _group_around(left & -left, left, order)
        found.append(group)
        left &= ~group
    return found


def _group_around(token: i64, tokens: i64, order: i64) -> i64:
    group = token
    edge = token
    while edge:
        around: i64 = 0
        while edge:
            around |= beside(bits.lowest(edge), order)
            edge &= edge - 1
        edge = around & tokens & ~group
        group |= edge
    return group
