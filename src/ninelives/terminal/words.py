"""From what a person typed to an action, forgivingly.

`Bid  4`, `bid 4`, `b 4` and a bare `4` all bid four mice where nothing else is meant by them: the
words typed must be found in the action's own words, in order, each as it is or as its beginning. A
number needs no blank after it: `5b` is `5 as blue`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from ninelives.engine.contract import Notation

_AFTER_NUMBER: Final = re.compile(r"(?<=[0-9])(?=[a-z])")


def words_of(text: str) -> list[str]:
    """A text as its words, in small letters; `big-dog` is two words, as is `big dog`."""
    words: list[str] = []
    for word in _AFTER_NUMBER.sub(" ", text.lower()).split():
        # A minus before a number is a sign, between letters it is a hyphen.
        words += [word] if word.lstrip("-").isdigit() else [w for w in word.split("-") if w]
    return words


def meant(notation: Notation, typed: str, actions: Iterable[int]) -> list[int]:
    """The actions that may be meant: those written exactly so, or else all that begin so."""
    words = words_of(typed)
    if not words:
        return []
    written = {action: words_of(notation.write(action)) for action in actions}
    exact = [action for action, full in written.items() if full == words]
    return exact or [action for action, full in written.items() if _abbreviates(words, full)]


def _abbreviates(words: list[str], full: list[str]) -> bool:
    left = iter(full)
    return all(any(_begins(word, whole) for whole in left) for word in words)


def _begins(word: str, whole: str) -> bool:
    """Whether a word stands for another; a number stands for itself only."""
    if any(sign.isdigit() for sign in whole):
        return word == whole
    return whole.startswith(word)
