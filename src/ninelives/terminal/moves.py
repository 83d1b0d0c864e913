"""Moves as text: the list of legal ones, and the action meant by what the player typed.

`Bid  4`, `bid 4`, `b 4` and a bare `4` all bid four mice where nothing else fits: the words typed
must occur in the action's own words, in order, each in full or as a prefix. A number needs no blank
after it: `5b` is `5 as blue`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from ninelives.engine.contract import Notation, View
from ninelives.terminal.console import WIDTH
from ninelives.terminal.screen import Screen
from ninelives.terminal.width import padded, width, wrapped

_LONG_RUN: Final = 6  # longer runs of one verb are shown as a range, if the verb has a text for it
_MINUS: Final = "−"  # as the names of cards have it
_AFTER_NUMBER: Final = re.compile(r"(?<=[0-9])(?=[a-z])")


def legal_moves(screen: Screen, notation: Notation, view: View) -> list[str]:
    rows: list[tuple[str, str]] = []
    for verb, group in groupby(view.legal, key=lambda action: notation.parts(action)[0]):
        actions = list(group)
        if len(actions) > _LONG_RUN and screen.speaker.has(f"action-{verb}-range"):
            ends = f"{notation.write(actions[0])} … {notation.write(actions[-1])}"
            rows.append((ends, screen.speaker.say(f"action-{verb}-range")))
        else:
            rows += [(notation.write(each), screen.meaning(each, view)) for each in actions]
    return described(rows)


def described(rows: list[tuple[str, str]]) -> list[str]:
    """Two columns: what to type, and what it means."""
    space = max(width(written) for written, _ in rows) + 4
    lines: list[str] = []
    for written, meaning in rows:
        lines += wrapped(padded(f"  {written}", space) + meaning, WIDTH, " " * space)
    return lines


def words_of(text: str) -> list[str]:
    """The words of a text in lower case; `big-dog` is two words, like `big dog`, and −8 is -8."""
    words: list[str] = []
    for word in _AFTER_NUMBER.sub(" ", text.lower().replace(_MINUS, "-")).split():
        # A minus before a number is a sign, between letters it is a hyphen.
        words += [word] if word.lstrip("-").isdigit() else [w for w in word.split("-") if w]
    return words


def matching_actions(notation: Notation, typed: str, actions: Iterable[int]) -> list[int]:
    """The actions that a player may mean: an exact match, else all that the words abbreviate."""
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
    """Whether a word is a prefix of another; a number matches only itself."""
    if any(sign.isdigit() for sign in whole):
        return word == whole
    return whole.startswith(word)
