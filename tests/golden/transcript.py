"""Transcripts of random games: every action, the events each seat sees, and every seat's view.

A leak shows as a changed line in a review. Views are printed before every twentieth step and at the
end.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import CHANCE, NOBODY, SPECTATOR, State
from ninelives.engine.events import Log
from testkit.tables import Setting

FOLDER = Path(__file__).parent
VIEWS_EVERY = 20
SEED = 9


def settings() -> list[Setting]:
    """Every game with every number of seats, and the options that change most."""
    found = []
    for name in games.names():
        info = games.load(name).info
        for seats in info.seats:
            last_values = {option.name: option.values[-1] for option in info.options}
            options = last_values if seats == info.seats[-1] else {}
            found.append(Setting(name, seats, games.load(name).settled(options)))
    return found


def path(setting: Setting) -> Path:
    return FOLDER / f"{setting.name}-{setting.seats}.txt"


def transcript(setting: Setting) -> str:
    return "\n".join(_lines(setting)) + "\n"


def _lines(setting: Setting) -> Iterator[str]:
    game, state, dice = setting.game, setting.new(), QuickDice(SEED)
    yield f"{setting.name}, {setting.seats} seats, {setting.options}"
    step = 0
    while (seat := game.to_act(state)) != NOBODY:
        if step % VIEWS_EVERY == 0:
            yield from _views(setting, state)
        action, log = game.pick(state, seat, dice), Log()
        write = game.notation.write_chance if seat == CHANCE else game.notation.write
        actor = "chance" if seat == CHANCE else f"seat {seat}"
        yield f"{step} {actor}: {write(action)}"
        game.apply(state, seat, action, log)
        yield from _heard(setting, log)
        step += 1
    yield from _views(setting, state)
    outcome = game.outcome(state)
    assert outcome is not None
    yield f"points {outcome.points}, places {outcome.places}"


def _heard(setting: Setting, log: Log) -> Iterator[str]:
    """The events, once for all viewers that see the same."""
    by_sound: dict[str, list[str]] = {}
    for viewer in setting.viewers():
        for event in log.heard_by(viewer):
            name = "spectator" if viewer == SPECTATOR else str(viewer)
            by_sound.setdefault(repr(event), []).append(name)
    for sound, hearers in by_sound.items():
        is_public = len(hearers) >= setting.seats + 1
        yield f"    {'all' if is_public else ', '.join(hearers)} hear {sound}"


def _views(setting: Setting, state: State) -> Iterator[str]:
    """The public table once, then what each seat knows beyond it."""
    game = setting.game
    table = game.view(state, SPECTATOR).facts()
    yield f"    the table: {_compact(table)}"
    for seat in range(setting.seats):
        facts = game.view(state, seat).facts()
        own = {name: value for name, value in facts.items() if value != table[name]}
        yield f"    seat {seat} knows: {_compact(own)}"


def _compact(facts: dict[str, object]) -> str:
    return " ".join(f"{name}={value}".replace(", ", ",") for name, value in facts.items())
