"""Twenty-four slots in a row, each empty or with a card: the places in front of the players, and
the discard pile from bottom to top.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ninelives.engine import bits

SLOTS: Final = 24

_CODE: Final = 6  # bits of a slot: 0 for none, else the card + 1
_CODES: Final = (1 << _CODE) - 1
_IN_WORD: Final = 10  # slots in a word


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Row:
    """Three words side by side, copied for nothing where a list would be copied slot by slot."""

    def __init__(self, low: i64, middle: i64, high: i64) -> None:
        self._low: i64 = low
        self._middle: i64 = middle
        self._high: i64 = high

    def clone(self) -> Row:
        return Row(self._low, self._middle, self._high)

    def get(self, slot: i64) -> i64:
        """The card in the slot, or NO_CARD."""
        if slot < _IN_WORD:
            return ((self._low >> (_CODE * slot)) & _CODES) - 1
        if slot < 2 * _IN_WORD:
            return ((self._middle >> (_CODE * (slot - _IN_WORD))) & _CODES) - 1
        return ((self._high >> (_CODE * (slot - 2 * _IN_WORD))) & _CODES) - 1

    def put(self, slot: i64, card: i64) -> None:
        if slot < _IN_WORD:
            self._low = _with(self._low, slot, card)
        elif slot < 2 * _IN_WORD:
            self._middle = _with(self._middle, slot - _IN_WORD, card)
        else:
            self._high = _with(self._high, slot - 2 * _IN_WORD, card)

    def listed(self) -> list[int]:
        return [self.get(slot) for slot in range(SLOTS)]


def _with(word: i64, slot: i64, card: i64) -> i64:
    shift = _CODE * slot
    return (word & ~bits.shifted(_CODES, shift)) | bits.shifted(card + 1, shift)


def empty() -> Row:
    return Row(0, 0, 0)


def packed(cards: list[int]) -> Row:
    """The inverse of `listed`; slots left out are empty."""
    row = empty()
    for slot in range(len(cards)):
        row.put(slot, cards[slot])
    return row
