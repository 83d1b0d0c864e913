"""The list of legal moves: every one as it is typed and what it means, long runs cut short."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from ninelives.engine.contract import Notation, View
from ninelives.terminal.console import WIDTH
from ninelives.terminal.screen import Screen
from ninelives.terminal.width import padded, width, wrapped

_LONG_RUN: Final = 6  # more moves of a verb that has a text for it are shown as a range


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
    """What can be typed on the left, what it means on the right."""
    space = max(width(written) for written, _ in rows) + 4
    lines: list[str] = []
    for written, meaning in rows:
        lines += wrapped(padded(f"  {written}", space) + meaning, WIDTH, " " * space)
    return lines
