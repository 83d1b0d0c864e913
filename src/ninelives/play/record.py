"""Records: a game as data, and how it is written as text. docs/records.md describes the format.

Three things share it: a game (with its result), a position (without one, to go on from) and a
deal (draws of chance only, to start from).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from ninelives.engine.contract import CHANCE, Game, Outcome
from ninelives.engine.errors import NinelivesError

TITLE: Final = "ninelives record 1"
PLAY: Final = "play"
DEAL: Final = "deal"
RESULT: Final = "result"


class BadRecord(NinelivesError):
    """A record that is malformed or does not replay: the line, and what is wrong with it.

    `fault` is a code for texts, `detail` the offending word, rule id or expected value.
    """

    def __init__(self, line: int, fault: str, detail: str = "") -> None:
        super().__init__(f"line {line}: {fault}" + (f" ({detail})" if detail else ""))
        self.line = line
        self.fault = fault
        self.detail = detail


@dataclass
class Step:
    """One action of a seat or outcome of chance, and the line of the file it came from, or 0."""

    seat: int
    action: int
    line: int = field(default=0, compare=False)


@dataclass(eq=False)
class Record:
    """The parts of a record. The first `given_draws` draws do not come from the seed."""

    game: Game[Any, Any]
    seats: int
    options: dict[str, str]
    players: dict[int, str] = field(default_factory=dict)
    commitment: str = ""
    seed: bytes | None = None
    seat_values: dict[int, bytes] = field(default_factory=dict)
    given_draws: int = 0
    section: str = PLAY
    steps: list[Step] = field(default_factory=list)
    outcome: Outcome | None = None
    lines: dict[str, int] = field(default_factory=dict)

    def line_of(self, key: str) -> int:
        """The line of the file with this header or result; 1 if the record was not read."""
        return self.lines.get(key, 1)

    def draws(self) -> list[int]:
        return [step.action for step in self.steps if step.seat == CHANCE]


def write_record(record: Record) -> str:
    """The text of a record; `read_record` is the inverse."""
    lines = [*write_header(record), f"{record.section}:"]
    lines += [write_step(record.game, step) for step in record.steps]
    if record.outcome is not None:
        lines += write_result(record.outcome)
    return "".join(f"{line}\n" for line in lines)


def write_header(record: Record) -> list[str]:
    """The lines above the play."""
    info = record.game.info
    lines = [TITLE, f"game: {info.name}", f"rules: {info.rules_version}"]
    if info.variant:
        lines.append(f"variant: {info.variant}")
    lines.append(f"seats: {record.seats}")
    lines += [f"option {name}: {value}" for name, value in record.options.items()]
    lines += [f"player {seat}: {name}" for seat, name in sorted(record.players.items())]
    if record.commitment:
        lines.append(f"commitment: {record.commitment}")
    if record.seed is not None:
        lines.append(f"seed: {record.seed.hex()}")
    lines += [f"value {seat}: {value.hex()}" for seat, value in sorted(record.seat_values.items())]
    if record.given_draws:
        lines.append(f"given draws: {record.given_draws}")
    return lines


def write_step(game: Game[Any, Any], step: Step) -> str:
    if step.seat == CHANCE:
        return f"chance: {game.notation.write_chance(step.action)}"
    return f"seat {step.seat}: {game.notation.write(step.action)}"


def write_result(outcome: Outcome) -> list[str]:
    return [f"{RESULT}:"] + [
        f"seat {seat}: {points} points, place {place}"
        for seat, (points, place) in enumerate(zip(outcome.points, outcome.places, strict=True))
    ]
