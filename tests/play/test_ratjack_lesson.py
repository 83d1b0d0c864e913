"""The guided game of Ratjack: its cards can be dealt whatever is done, and it leads to 25."""

from __future__ import annotations

import pytest

from ninelives import bots
from ninelives.engine.contract import CHANCE
from ninelives.games.ratjack.view import RatjackView
from ninelives.play import lessons
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match

LEARNER = 0
GIVEN = len(lessons.load("ratjack").draws())


def begun() -> Match:
    return Match.resume(lessons.load("ratjack"), Dealer(b"lesson"))[0]


def played(actions: list[int], seed: int) -> Match:
    """The lesson with these choices of the learner, until they are asked again."""
    match, luna = begun(), bots.load("greedy", "ratjack", seed)
    left = list(actions)
    while True:
        if LEARNER in match.waiting():
            if not left:
                return match
            match.act(LEARNER, left.pop(0))
        elif waiting := match.waiting():
            match.act(waiting[0], luna.choose(match.view(waiting[0])))
        else:
            return match


def drawn(match: Match) -> int:
    return sum(step.seat == CHANCE for step in match.record.steps)


@pytest.mark.parametrize("seed", range(3))
def test_the_cards_of_the_lesson_can_be_dealt_whatever_the_learner_does(seed: int) -> None:
    lines: list[list[int]] = [[]]
    tried = 0
    while lines:
        line = lines.pop()
        match = played(line, seed)
        tried += 1
        if drawn(match) < GIVEN:
            lines += [[*line, action] for action in match.view(LEARNER).legal]
    assert tried > 20


@pytest.mark.parametrize("seed", range(20))
def test_the_way_the_lesson_shows_ends_on_25(seed: int) -> None:
    notation = begun().game.notation
    turns = ["hide rat 5", "draw deck", "show rat 12", "card 1"]
    turns += ["draw deck", "show rat 8", "token +5", "card 2"]
    line = [notation.read(words) for words in turns]
    view = played(line, seed).view(LEARNER)
    assert isinstance(view, RatjackView)
    assert [(award.seat, award.points) for award in view.table.sheet] == [(LEARNER, 1)]
