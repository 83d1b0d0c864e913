"""Prints the sentences of Python's Speaker as JSON lines, for a test that the page says the same.

A line for each game: its facts, and all sentences in each language, for a seat and a spectator.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from ninelives import bots, games
from ninelives.bots.dice import QuickDice
from ninelives.coach.reasons import reasons_of
from ninelives.engine.contract import NOBODY, Game, Refusal
from ninelives.engine.events import Event, Log
from ninelives.text.languages import LANGUAGES
from ninelives.text.phrases import Phrases
from ninelives.text.speaker import Speaker
from ninelives.wire.http import game_facts
from ninelives.wire.replies import event_facts

NAMES = ["Ada", "Bo", "Cleo", "Dora", "Emil"]
LISTENERS = (0, 1, NOBODY)
LONGEST = 400  # events of one game: enough for every kind, and quickly said


def heard(game: Game[Any, Any], seats: int, seed: int) -> Iterator[tuple[int, Event]]:
    """The events of a random game, as each listener receives them."""
    state, dice, log = game.new(seats, {}), QuickDice(seed), Log()
    while (seat := game.to_act(state)) != NOBODY:
        game.advance(state, seat, game.pick(state, seat, dice), log)
    for listener in LISTENERS:
        yield from ((listener, event) for event in log.heard_by(listener)[:LONGEST])


def said(game: Game[Any, Any], language: str) -> Iterator[dict[str, object]]:
    """Every sentence about a game in a language, once each."""
    name, phrases = game.info.name, Phrases(language)
    speakers = {me: Speaker(phrases, name, game.notation, NAMES, me) for me in LISTENERS}
    for seats in game.info.seats:
        for me, event in heard(game, seats, seats):
            yield {"me": me, "event": event_facts(event), "sentence": speakers[me].event(event)}
    for action in range(game.info.actions):
        yield {"me": 0, "action": action, "sentence": speakers[0].action(action)}
    for me in LISTENERS:
        for code, values in reasons_of(name).codes.items():
            about = {value: [1, 2] if value.endswith("s") else 1 for value in values}
            sentence = speakers[me].advice(code, about)
            yield {"me": me, "advice": {"reason": code, "values": about}, "sentence": sentence}
    refusal = Refusal("XX-01", "not-your-turn")
    yield {
        "me": 0,
        "refusal": {"rule": refusal.rule, "reason": refusal.reason},
        "sentence": speakers[0].refusal(refusal),
    }


def main() -> None:
    for name in games.names():
        game = games.load(name)
        lines = {language: list(said(game, language)) for language in LANGUAGES}
        line = {"facts": game_facts(game, bots.NAMES), "names": NAMES, "said": lines}
        sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")


if __name__ == "__main__":
    main()
