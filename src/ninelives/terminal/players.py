"""The players of a local game, and how a record names them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ninelives import bots
from ninelives.bots.base import Bot
from ninelives.bots.names import as_bot, as_player, cat, own_seed

ME: Final = 0  # the default seat of the person
DEFAULT_BOTS: Final = (bots.DEFAULT,)
_PERSON: Final = "human"


def seated(seats: int, wanted: Sequence[str]) -> dict[int, str]:
    """Players as a record names them: the person, then the wanted bots in rotation."""
    players = {ME: _PERSON}
    for seat in range(1, seats):
        players[seat] = as_player(cat(seat), wanted[(seat - 1) % len(wanted)])
    return players


def seated_again(seats: int, players: Mapping[int, str]) -> dict[int, str]:
    """The players of a resumed record: exactly one person, and bots on all other seats."""
    fresh = seated(seats, DEFAULT_BOTS)
    known = {seat: players.get(seat, fresh[seat]) for seat in range(seats)}
    people = [seat for seat, name in known.items() if as_bot(name) is None]
    if not people:
        known[ME] = _PERSON
    for seat in people[1:]:
        known[seat] = as_player(known[seat], DEFAULT_BOTS[0])
    return known


def my_seat(players: Mapping[int, str]) -> int:
    return next(seat for seat, name in sorted(players.items()) if as_bot(name) is None)


def name_of(player: str) -> str:
    """The name of a player, for a bot without its kind."""
    bot = as_bot(player)
    return bot[0] if bot else player


def bots_of(game: str, players: Mapping[int, str], seed: bytes) -> dict[int, Bot[Any]]:
    """The bots by seat, each with its own seed; raises UnknownBot."""
    seats: dict[int, Bot[Any]] = {}
    for seat, player in players.items():
        bot = as_bot(player)
        if bot is not None:
            seats[seat] = bots.load(bot[1], game, own_seed(seat, seed))
    return seats
