"""Compares the messages of a connection with the record of the game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import CHANCE, NOBODY, State
from ninelives.engine.events import Log
from ninelives.play.record import Record
from ninelives.play.replay import Replay
from ninelives.server.rooms.broadcast import view_in
from ninelives.wire.replies import Update, event_facts, write
from ninelives.wire.requests import Form
from testkit.secrecy import rounds_over


@dataclass
class Moment:
    """A choice and the draws after it: the states before and after, and the events."""

    before: State
    seat: int
    action: int
    draws: list[int]
    log: Log
    after: State
    choices: list[int]  # number of choices of each seat so far


class Judge:
    def __init__(self, record: Record, lot: Random) -> None:
        self._game = record.game
        self._name = record.game.info.name
        self._dice = QuickDice(lot.getrandbits(32))
        self._moments = list(_moments(record))
        self._looked: Counter[str] = Counter()

    def expected(self, seat: int, form: Form) -> list[str]:
        """The updates that this seat must have received, by the record."""
        return [
            self._written(moment.after, revision, seat, form, self._events(moment, seat))
            for revision, moment in enumerate(self._moments)
        ]

    def judged(self, seat: int, token: str, form: Form, messages: list[str]) -> Counter[str]:
        """Check the messages; their number by type. Raises AssertionError."""
        self._looked = Counter()
        for text in messages:
            message = msgspec.json.decode(text)
            self._looked["messages"] += 1
            if message["type"] == "update":
                self._update(seat, form, message, text)
            elif message["type"] == "welcome":
                assert message["seat"] in (seat, NOBODY), message
                assert message["token"] in ("", token), "the token of another seat"
            else:
                assert message["type"] in ("room", "refused", "allowed"), message
        seen = [message for message in messages if message.startswith('{"type":"update"')]
        assert len(seen) >= len(self._moments), f"{len(seen)} of {len(self._moments)} updates"
        return self._looked

    def _update(self, seat: int, form: Form, message: dict[str, Any], text: str) -> None:
        """Check that an update follows from the record, and is the same in an imagined world."""
        revision = message["revision"]
        moment = self._moments[revision]
        assert message["events"] in ([], self._events(moment, seat)), (
            f"seat {seat} received {message['events']}"
        )
        true = self._written(moment.after, revision, seat, form, message["events"])
        assert true == text, f"seat {seat} received {text}, the record says {true}"
        world = self._game.imagine(self._game.view(moment.after, seat), self._dice)
        other = self._written(world, revision, seat, form, message["events"])
        assert other == text, f"seat {seat} received {text}, an imagined world says {other}"
        self._looked["messages the same in another world"] += 1
        if form == "facts" and revision and message["events"]:
            self._looked["of these with events"] += self._sounds_the_same(moment, seat, message)

    @staticmethod
    def _events(moment: Moment, seat: int) -> list[dict[str, Any]]:
        return [event_facts(event) for event in moment.log.heard_by(seat)]

    def _written(self, state: State, revision: int, seat: int, form: Form, events: Any) -> str:
        view = view_in(form, self._name, self._game.view(state, seat))
        choice = self._moments[revision].choices[seat] if seat >= 0 else 0
        return write(Update(revision, choice, events, view, self._game.waiting(state))).decode()

    def _sounds_the_same(self, moment: Moment, seat: int, message: dict[str, Any]) -> bool:
        """In a world imagined before the choice: an equal view afterwards comes with equal events.

        False if no action there leads to an equal view, or the round ended.
        """
        game = self._game
        world = game.imagine(game.view(moment.before, seat), self._dice)
        rounds = rounds_over(game.view(moment.before, seat))
        actions = game.legal(world, moment.seat)
        outcomes = [self._after(world, moment, action, seat) for action in actions]
        same = [events for view, events in outcomes if view == message["view"]]
        if rounds_over(game.view(moment.after, seat)) != rounds or not same:
            return False
        assert message["events"] in same, f"seat {seat} received {message['events']}, not {same}"
        return True

    def _after(self, world: State, moment: Moment, action: int, seat: int) -> tuple[Any, Any]:
        """The view and events of the seat after this action in that world, with the same draws."""
        game, copy, log = self._game, world.clone(), Log()
        game.apply(copy, moment.seat, action, log)
        for draw in moment.draws:
            if game.to_act(copy) != CHANCE or draw not in game.legal(copy, CHANCE):
                return None, []
            game.apply(copy, CHANCE, draw, log)
        return game.view(copy, seat).facts(), [event_facts(event) for event in log.heard_by(seat)]


def _moments(record: Record) -> list[Moment]:
    """The game as moments; the first is the deal."""
    replay = Replay(record)
    choices = [0] * record.seats
    first = replay.state.clone()
    moments = [Moment(first, CHANCE, 0, [], Log(), first, list(choices))]
    while not replay.done:
        step, before = replay.next(), replay.state.clone()
        if step.seat != CHANCE:
            choices[step.seat] += 1
            moments.append(Moment(before, step.seat, step.action, [], Log(), before, list(choices)))
        else:
            moments[-1].draws.append(step.action)
        moments[-1].log.told += replay.advance().told
        moments[-1].after = replay.state.clone()
    return moments
