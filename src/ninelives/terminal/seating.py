"""Who sits where: the person, the bots, and how a record remembers them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from ninelives import bots
from ninelives.bots.base import Bot

ME: Final = 0  # the seat of a person who has not sat down before
DEFAULT_BOTS: Final = ("greedy",)
_PERSON: Final = "human"
_NAMES: Final = ("Luna", "Momo", "Simba", "Kira")  # no two begin with the same letter
_BOT: Final = re.compile(r"(.*) \(([a-z0-9_-]+)\)")


def seated(seats: int, wanted: Sequence[str]) -> dict[int, str]:
    """Players as a record names them: the person first, then the bots wanted, again and again."""
    players = {ME: _PERSON}
    for seat in range(1, seats):
        players[seat] = f"{_NAMES[(seat - 1) % len(_NAMES)]} ({wanted[(seat - 1) % len(wanted)]})"
    return players


def seated_again(seats: int, players: Mapping[int, str]) -> dict[int, str]:
    """The players of a record; where it names none, or only bots, somebody new sits down."""
    fresh = seated(seats, DEFAULT_BOTS)
    known = {seat: players.get(seat, fresh[seat]) for seat in range(seats)}
    people = [seat for seat, name in known.items() if _BOT.fullmatch(name) is None]
    if not people:
        known[ME] = _PERSON
    for seat in people[1:]:
        known[seat] = f"{known[seat]} ({DEFAULT_BOTS[0]})"
    return known


def my_seat(players: Mapping[int, str]) -> int:
    return next(seat for seat, name in sorted(players.items()) if _BOT.fullmatch(name) is None)


def name_of(player: str) -> str:
    """What a player is called: a bot without what kind of bot it is."""
    match = _BOT.fullmatch(player)
    return match[1] if match else player


def bots_of(game: str, players: Mapping[int, str], seed: bytes) -> dict[int, Bot[Any]]:
    """The bots among the players, each with a seed of its own; raises UnknownBot."""
    seats: dict[int, Bot[Any]] = {}
    for seat, player in players.items():
        match = _BOT.fullmatch(player)
        if match is not None:
            own = sha256(b"bot" + bytes([seat]) + seed).digest()[:4]
            seats[seat] = bots.load(match[2], game, int.from_bytes(own, "big"))
    return seats
