"""The parsers of texts: notation, records, decks, links, messages.

Each input is read, or refused with the documented error, within the time limit. What is read is
written back the same, and a record that verifies was played by the rules with the cards of its
seed.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.client.errors import BadLink
from ninelives.client.links import Link
from ninelives.engine.contract import CHANCE, NOBODY, Game
from ninelives.engine.errors import BadDeck, BadNotation
from ninelives.games.ratjack.decks import DECK_FILES, TOKENS_FILE, load_decks
from ninelives.games.ratjack.rules import Ratjack
from ninelives.play.dealer import Dealer, commitment
from ninelives.play.match import Match
from ninelives.play.reader import read_record
from ninelives.play.record import PLAY, BadRecord, Record, write_record
from ninelives.play.replay import verify_record
from ninelives.wire import requests
from testkit.tables import SETTINGS, Setting
from trust.fuzz.messages import valid
from trust.fuzz.mutations import BYTES, PIECES, mutated, renumbered
from trust.fuzz.tries import Part

_RECORDS: Final = 12  # valid records of each game
_LONGEST_GAME: Final = 20_000  # steps; random games of Ratjack have some hundreds
_LINK: Final = "https://host.example:8443/games/t/abcdefghijkl#to-ken_1"


# -- notation -------------------------------------------------------------------------------------


def notation(chance: Random) -> str:
    game = games.load(chance.choice(games.names()))
    text = mutated(chance, chance.choice(_words(game.info.name)), PIECES)
    came = "refused"
    for reads, writes in (
        (game.notation.read, game.notation.write),
        (game.notation.read_chance, game.notation.write_chance),
    ):
        try:
            action = reads(text)
        except BadNotation:
            continue
        assert writes(action) == text, f"{text!r} was read as {writes(action)!r}"
        came = "read"
    return came


@cache
def _words(name: str) -> list[str]:
    """All notation of a game."""
    game = games.load(name)
    drawn = [game.notation.write_chance(draw) for draw in range(game.info.chance_outcomes)]
    return drawn + [game.notation.write(action) for action in range(game.info.actions)]


# -- records --------------------------------------------------------------------------------------


def records(chance: Random) -> str:
    text = chance.choice(_true_records())
    if chance.random() < 0.4:
        text = renumbered(chance, text)
    elif chance.random() < 0.5:
        other = [[line] for line in chance.choice(_true_records()).split("\n")]
        text = "\n".join(mutated(chance, text.split("\n"), other))
    if chance.random() < 0.5:
        text = mutated(chance, text, PIECES)
    try:
        record = read_record(text)
        verify_record(record)
    except BadRecord:
        return "refused"
    assert write_record(read_record(write_record(record))) == write_record(record)
    if record.section == PLAY:
        assert _was_played(record), f"{text}\n\nthis was never played"
    return "read"


@cache
def _true_records() -> list[str]:
    chosen = [
        chance.choice([each for each in SETTINGS if each.name == name])
        for name in games.names()
        for chance in map(Random, range(_RECORDS))
    ]
    return [_record(setting, number) for number, setting in enumerate(chosen)]


def _record(setting: Setting, number: int) -> str:
    """A random game, complete or not, with or without its seed."""
    dealer, dice = Dealer(number.to_bytes(32, "big")), QuickDice(number)
    match, _ = Match.begin(setting.game, setting.seats, setting.options, dealer)
    steps = 10**6 if number % 3 else 20 * number
    while (waiting := match.waiting()) and len(match.record.steps) < steps:
        seat = dice.choice(waiting)
        legal = match.view(seat).legal
        match.act(seat, dice.choice(legal))
    if number % 4:
        match.reveal()
    return write_record(match.record)


def _was_played(record: Record) -> bool:
    """Like `verify`, written independently: each step is one of the true game."""
    game: Game[Any, Any] = record.game
    state, drawn = game.new(record.seats, record.options), 0
    dealer = None if record.seed is None else Dealer(record.seed, record.seat_values)
    for step in record.steps:
        if (game.to_act(state) == CHANCE) != (step.seat == CHANCE):
            return False
        if step.action not in game.legal(state, step.seat):
            return False
        if dealer and step.seat == CHANCE:
            is_given = drawn < record.given_draws
            if not is_given and dealer.draw(drawn, game.chance(state)) != step.action:
                return False
        drawn += step.seat == CHANCE
        game.advance(state, step.seat, step.action, None)
    if record.seed is not None and record.commitment not in ("", commitment(record.seed)):
        return False
    outcome, said = game.outcome(state), record.outcome
    if said is None or outcome is None:
        return said is None
    return (outcome.points, outcome.places) == (said.points, said.places)


# -- decks ----------------------------------------------------------------------------------------


def decks(chance: Random) -> str:
    with TemporaryDirectory() as folder:
        changed = chance.choice([*DECK_FILES, TOKENS_FILE])
        for name in [*DECK_FILES, TOKENS_FILE]:
            text = _deck(name)
            if name == changed or chance.random() < 0.1:
                text = mutated(chance, text, BYTES)
            (Path(folder) / name).write_bytes(text)
        try:
            game = Ratjack(load_decks(Path(folder)))
        except BadDeck:
            return "refused"
    _play(game, QuickDice(chance.getrandbits(32)))
    return "read"


@cache
def _deck(name: str) -> bytes:
    return files("ninelives.games.ratjack").joinpath("decks", name).read_bytes()


def _play(game: Game[Any, Any], dice: QuickDice) -> None:
    """Play a whole game with the decks that were read."""
    state = game.new(game.info.seats[-1], {})
    for _ in range(_LONGEST_GAME):
        if (seat := game.to_act(state)) == NOBODY:
            return
        game.apply(state, seat, game.pick(state, seat, dice))
    raise AssertionError("this game does not end")


# -- links and messages ---------------------------------------------------------------------------


def links(chance: Random) -> str:
    text = mutated(chance, _LINK, PIECES)
    try:
        link = Link.read(text)
    except BadLink:
        return "refused"
    assert str(link) == text.strip().replace("/#", "#").removesuffix("/"), text
    assert link.socket.startswith(("ws://", "wss://"))
    return "read"


def messages(chance: Random) -> str:
    text = mutated(chance, valid(chance), BYTES)
    try:
        request = requests.read(text)
    except msgspec.MsgspecError:
        return "refused"
    assert requests.read(msgspec.json.encode(request)) == request
    return "read"


PARTS: Final = tuple(
    Part(each.__name__, each) for each in (notation, records, decks, links, messages)
)
