"""Prints a recorded game, action by action."""

from __future__ import annotations

from ninelives.engine.contract import CHANCE, NOBODY, SPECTATOR
from ninelives.engine.events import Event, Log
from ninelives.play.record import Record, Step
from ninelives.play.replay import Replay
from ninelives.terminal.console import Console
from ninelives.terminal.players import name_of
from ninelives.terminal.screen import screen_for
from ninelives.terminal.session import final_places
from ninelives.text.phrases import Phrases
from ninelives.text.speaker import Speaker


class ReplayScreen:
    """A record as one seat saw it, or with `seat` None with all secrets."""

    def __init__(
        self, record: Record, console: Console, phrases: Phrases, *, seat: int | None
    ) -> None:
        self._replay = Replay(record)
        self._console = console
        self._phrases = phrases
        self._seat = seat
        names = [name_of(record.players.get(seat, str(seat))) for seat in range(record.seats)]
        me = NOBODY if seat is None else seat
        game = record.game
        self._speaker = Speaker(phrases, game.info.name, game.notation, names, me)
        self._screen = screen_for(game.info.name, console, self._speaker, record.seats)

    def run(self, *, stepwise: bool) -> None:
        """Print all of it; with `stepwise`, wait for Enter before each action. Raises BadRecord."""
        record = self._replay.record
        while not self._replay.done:
            step = self._replay.next()
            if stepwise and step.seat != CHANCE and not self._go_on():
                return
            log = self._replay.advance()
            self._tell_step(self._replay.position, step)
            self._tell(log)
        outcome = record.game.outcome(self._replay.state)
        if outcome is not None:
            self._console.lines(["", self._phrases.say("end-title")])
            self._console.lines(self._screen.end(record.game.view(self._replay.state, SPECTATOR)))
            self._console.line()
            self._console.lines(final_places(self._speaker, outcome.points, outcome.places))

    def _go_on(self) -> bool:
        """Draw the table and wait."""
        acting = self._replay.next().seat if self._seat is None else self._seat
        view = self._replay.record.game.view(self._replay.state, acting)
        self._console.lines([*self._screen.table(view), ""])
        answer = self._console.ask(self._phrases.say("replay-more") + " ")
        return answer is not None and not answer.strip().lower().startswith("q")

    def _tell_step(self, number: int, step: Step) -> None:
        notation = self._replay.record.game.notation
        if step.seat == CHANCE:
            who, action = self._phrases.say("replay-chance"), notation.write_chance(step.action)
        else:
            who, action = self._speaker.name(step.seat), notation.write(step.action)
        if self._seat is None:
            self._console.line(
                self._phrases.say("replay-step", number=number, who=who, action=action)
            )

    def _tell(self, log: Log) -> None:
        record = self._replay.record
        view = record.game.view(self._replay.state, SPECTATOR if self._seat is None else self._seat)
        for event in self._heard(log):
            sentence = self._screen.describe(event, view)
            if sentence is not None:
                self._console.paragraph(f"  {sentence}", indent="    ")

    def _heard(self, log: Log) -> list[Event]:
        if self._seat is None:
            return [told.secret for told in log.told]
        return log.heard_by(self._seat)
