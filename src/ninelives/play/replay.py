"""Replaying a record: step by step, choice by choice, or to verify every line of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ninelives.engine.contract import CHANCE, State, View
from ninelives.engine.errors import IllegalAction
from ninelives.engine.events import Log
from ninelives.play.dealer import Dealer, Weighted, commitment
from ninelives.play.record import DEAL, RESULT, BadRecord, Record, Step


@dataclass(frozen=True)
class Turn:
    """One choice and the draws of chance that follow it; turn 0 is the deal before the first."""

    number: int  # choices made so far, this one included: the number of its row in a journal
    position: int  # of its first step in the record
    seat: int  # CHANCE in turn 0
    action: int  # 0 in turn 0
    log: Log  # all that became known in this turn


@dataclass(frozen=True)
class Choice:
    """A seat's choice among several legal actions, as it saw it."""

    number: int  # of its turn
    position: int  # of its step in the record
    view: View  # before the choice
    action: int


class Replay:
    """A record at one of its steps; `state` is the state before the next one.

    >>> from ninelives.play.reader import read_record
    >>> header = "ninelives record 1\\ngame: felix\\nrules: 1\\nseats: 3\\n"
    >>> replay = Replay(read_record(header + "play:\\nchance: start 0\\n"))
    >>> replay.advance().heard_by(0)
    [StartPlayerDrawn(seat=0)]
    >>> replay.done
    True
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state: State = record.game.new(record.seats, record.options)
        self.position = 0
        self.draws = 0

    @property
    def done(self) -> bool:
        return self.position == len(self.record.steps)

    def next(self) -> Step:
        return self.record.steps[self.position]

    def advance(self) -> Log:
        """Apply the next step; returns what became known. Raises BadRecord."""
        step = self.next()
        game = self.record.game
        if game.outcome(self.state) is not None:
            raise BadRecord(step.line, "after-the-end")
        if (step.seat == CHANCE) != (game.to_act(self.state) == CHANCE):
            raise BadRecord(step.line, "chance-or-seat")
        log = Log()
        try:
            game.apply(self.state, step.seat, step.action, log)
        except IllegalAction as error:
            raise BadRecord(step.line, "illegal", error.rule) from None
        self.position += 1
        self.draws += step.seat == CHANCE
        return log

    def turns(self) -> Iterator[Turn]:
        """Apply all steps, a turn at a time; raises BadRecord.

        After each turn `state` is the state in which seats choose again, or the end.
        """
        yield Turn(0, 0, CHANCE, 0, self._draw_all(Log()))
        number = 0
        while not self.done:
            number += 1
            position, step = self.position, self.next()
            log = self._draw_all(self.advance())
            yield Turn(number, position, step.seat, step.action, log)

    def _draw_all(self, log: Log) -> Log:
        while not self.done and self.next().seat == CHANCE:
            log.told += self.advance().told
        return log


def choices_of(record: Record, seat: int) -> Iterator[Choice]:
    """The choices of a seat where it had more than one legal action; raises BadRecord."""
    replay = Replay(record)
    view: View | None = None
    for turn in replay.turns():
        if turn.seat == seat and view is not None and len(view.legal) > 1:
            yield Choice(turn.number, turn.position, view, turn.action)
        view = record.game.view(replay.state, seat)


def draws_of(record: Record) -> Iterator[tuple[Weighted, int]]:
    """Every draw of a record: the weighted outcomes, and the one drawn; raises BadRecord."""
    replay = Replay(record)
    while not replay.done:
        step = replay.next()
        if step.seat == CHANCE:
            yield record.game.chance(replay.state), step.action
        replay.advance()


def verify_record(record: Record) -> None:
    """Check the actions, the draws as far as the seed is revealed, and the result.

    Raises BadRecord at the first line that is wrong.
    """
    _verify_commitment(record)
    replay = Replay(record)
    while not replay.done and not _deal_ends(replay):
        if replay.next().seat == CHANCE:
            _verify_draw(replay)
        replay.advance()
    _verify_result(replay)


def _deal_ends(replay: Replay) -> bool:
    """Whether the rest of a deal is of later rounds, which cannot be checked without the play."""
    return replay.record.section == DEAL and replay.record.game.to_act(replay.state) != CHANCE


def _verify_commitment(record: Record) -> None:
    if record.seed is None or not record.commitment:
        return
    if commitment(record.seed) != record.commitment:
        raise BadRecord(record.line_of("seed"), "other-seed")


def _verify_draw(replay: Replay) -> None:
    record = replay.record
    if record.seed is None or replay.draws < record.given_draws:
        return
    if record.game.to_act(replay.state) != CHANCE:
        return  # `advance` raises
    dealer = Dealer(record.seed, record.seat_values)
    drawn = dealer.draw(replay.draws, record.game.chance(replay.state))
    if drawn != replay.next().action:
        written = record.game.notation.write_chance(drawn)
        raise BadRecord(replay.next().line, "other-draw", written)


def _verify_result(replay: Replay) -> None:
    record = replay.record
    outcome = record.game.outcome(replay.state)
    if record.outcome is None:
        return
    if outcome is None:
        raise BadRecord(record.line_of(RESULT), "result-too-early")
    for seat in range(record.seats):
        true = (outcome.points[seat], outcome.places[seat])
        if true != (record.outcome.points[seat], record.outcome.places[seat]):
            raise BadRecord(
                record.line_of(f"{RESULT} {seat}"), "other-result", f"{true[0]}, {true[1]}"
            )
