"""The six bonus tokens: the faces they can show, and what a card counts under them (RJ-22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#   0 ..  9   plus 1 .. 10
#  10 .. 19   minus 1 .. 10

LARGEST_AMOUNT: Final = 10
_FIRST_MINUS: Final = LARGEST_AMOUNT
ZERO: Final = 2 * LARGEST_AMOUNT
DOUBLE: Final = ZERO + 1
HALF: Final = ZERO + 2
LOCK: Final = ZERO + 3
SHIELD: Final = ZERO + 4
MUTE: Final = ZERO + 5
FACES: Final = ZERO + 6
NO_FACE: Final = -1

TOKENS: Final = 6
IN_SUPPLY: Final = 31  # the place of a token that lies on no card
_OTHER_FACES: Final = ("zero", "double", "half", "lock", "shield", "mute")
_OTHER_SIGNS: Final = ("0", "x2", "/2", "lock", "shield", "mute")


def face_key(face: int) -> str:
    """The name in texts: "plus-5"."""
    if face < _FIRST_MINUS:
        return f"plus-{face + 1}"
    if face < ZERO:
        return f"minus-{face - _FIRST_MINUS + 1}"
    return _OTHER_FACES[face - ZERO]


def face_sign(face: int) -> str:
    """As an action names it: "+5"."""
    if face < _FIRST_MINUS:
        return f"+{face + 1}"
    if face < ZERO:
        return f"-{face - _FIRST_MINUS + 1}"
    return _OTHER_SIGNS[face - ZERO]


def worth(value: i64, face: i64) -> i64:
    """What a visible card of that value counts with the face on it, NO_FACE for none."""
    if face == NO_FACE or face > HALF:
        return value
    # RJ-22  Plus or minus a printed amount; value 0; x2; :2 rounded up.
    if face < _FIRST_MINUS:
        return value + face + 1
    if face == ZERO:
        return 0
    if face == DOUBLE:
        return 2 * value
    if face == HALF:
        return (value + 1) // 2
    # RJ-23  A value below 0 counts 0.
    return max(0, value - (face - _FIRST_MINUS + 1))
