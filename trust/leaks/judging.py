"""Judges what a connection was told in a game, by the record of the game."""

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
    """A choice and what chance did then: the states around it, and what became known."""

    before: State
    seat: int
    action: int
    draws: list[int]
    log: Log
    after: State
    choices: list[int]  # how many each seat has made by then


class Judge:
    def __init__(self, record: Record, lot: Random) -> None:
        self._game = record.game
        self._name = record.game.info.name
        self._dice = QuickDice(lot.getrandbits(32))
        self._moments = list(_moments(record))
        self._looked: Counter[str] = Counter()

    def expected(self, seat: int, form: Form) -> list[str]:
        """The updates that this seat must have been told, by the record."""
        return [
            self._written(moment.after, revision, seat, form, self._events(moment, seat))
            for revision, moment in enumerate(self._moments)
        ]

    def judged(self, seat: int, token: str, form: Form, heard: list[str]) -> Counter[str]:
        """How many messages of which kind were true; raises AssertionError."""
        self._looked = Counter()
        for text in heard:
            message = msgspec.json.decode(text)
            self._looked["messages"] += 1
            if message["type"] == "update":
                self._update(seat, form, message, text)
            elif message["type"] == "welcome":
                assert message["seat"] in (seat, NOBODY), message
                assert message["token"] in ("", token), "somebody else's token"
            else:
                assert message["type"] in ("room", "refused", "allowed"), message
        seen = [message for message in heard if message.startswith('{"type":"update"')]
        assert len(seen) >= len(self._moments), f"{len(seen)} of {len(self._moments)} updates"
        return self._looked

    def _update(self, seat: int, form: Form, message: dict[str, Any], text: str) -> None:
        """It is what the record gives for this seat, and what an imagined world gives."""
        revision = message["revision"]
        moment = self._moments[revision]
        assert message["events"] in ([], self._events(moment, seat)), (
            f"seat {seat} heard {message['events']}"
        )
        true = self._written(moment.after, revision, seat, form, message["events"])
        assert true == text, f"seat {seat} was told {text}, the record says {true}"
        world = self._game.imagine(self._game.view(moment.after, seat), self._dice)
        other = self._written(world, revision, seat, form, message["events"])
        assert other == text, f"seat {seat} was told {text}, an imagined world says {other}"
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
        """In a world imagined before the choice: what looks the same after one is also heard so.

        False where nothing in that world looks the same, or the round ended.
        """
        game = self._game
        world = game.imagine(game.view(moment.before, seat), self._dice)
        rounds = rounds_over(game.view(moment.before, seat))
        actions = game.legal(world, moment.seat)
        heard = [self._heard(world, moment, action, seat) for action in actions]
        same = [events for view, events in heard if view == message["view"]]
        if rounds_over(game.view(moment.after, seat)) != rounds or not same:
            return False
        assert message["events"] in same, f"seat {seat} heard {message['events']}, not {same}"
        return True

    def _heard(self, world: State, moment: Moment, action: int, seat: int) -> tuple[Any, Any]:
        """What the seat sees and hears if this is done there, with the same draws."""
        game, copy, log = self._game, world.clone(), Log()
        game.apply(copy, moment.seat, action, log)
        for draw in moment.draws:
            if game.to_act(copy) != CHANCE or draw not in game.legal(copy, CHANCE):
                return None, []
            game.apply(copy, CHANCE, draw, log)
        return game.view(copy, seat).facts(), [event_facts(event) for event in log.heard_by(seat)]


def _moments(record: Record) -> list[Moment]:
    """The game in choices, the first for what chance did before all of them."""
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
