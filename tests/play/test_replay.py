"""Replays: turns are the choices of a journal, each with the draws that follow it."""

from __future__ import annotations

import pytest

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import CHANCE
from ninelives.engine.events import Told
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from ninelives.play.record import BadRecord, Record
from ninelives.play.replay import Replay, choices_of


def played(name: str) -> tuple[Record, list[list[Told]], list[str]]:
    """A random game: its record, and after each choice what became known and the open view."""
    game, dice = games.load(name), QuickDice(3)
    match, log = Match.begin(game, game.info.seats[-1], {}, Dealer(b"seed"))
    logs, views = [log.told], [repr(match.view(0).facts())]
    while waiting := match.waiting():
        seat = dice.choice(waiting)
        legal = match.view(seat).legal
        logs.append(match.act(seat, dice.choice(legal)).told)
        views.append(repr(match.view(0).facts()))
    return match.record, logs, views


def heard(told: list[Told]) -> list[str]:
    return [repr((each.insiders, each.secret, each.public)) for each in told]


@pytest.mark.parametrize("name", games.names())
def test_turns_are_the_choices_of_the_match(name: str) -> None:
    record, logs, views = played(name)
    replay = Replay(record)
    for number, turn in enumerate(replay.turns()):
        assert turn.number == number
        assert heard(turn.log.told) == heard(logs[number])
        assert repr(record.game.view(replay.state, 0).facts()) == views[number]
        if number == 0:
            assert turn.seat == CHANCE
        else:
            step = record.steps[turn.position]
            assert (step.seat, step.action) == (turn.seat, turn.action)
    assert number == len(logs) - 1
    assert replay.done


@pytest.mark.parametrize("name", games.names())
def test_choices_are_those_among_several_actions(name: str) -> None:
    record, _, _ = played(name)
    found = {choice.position: choice for choice in choices_of(record, 1)}
    replay, number = Replay(record), 0
    while not replay.done:
        position, step = replay.position, replay.next()
        number += step.seat != CHANCE
        view = record.game.view(replay.state, 1)
        assert (position in found) == (step.seat == 1 and len(view.legal) > 1)
        if position in found:
            choice = found[position]
            assert (choice.number, choice.action) == (number, step.action)
            assert choice.view == view
        replay.advance()


def test_a_turn_that_the_rules_forbid_is_a_bad_record() -> None:
    record, _, _ = played("felix")
    record.steps.append(record.steps[-1])
    with pytest.raises(BadRecord, match="after-the-end"):
        list(Replay(record).turns())
