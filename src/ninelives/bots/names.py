"""Names and seeds of bots. A record names a bot like "Luna (greedy)"."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

CATS: Final = ("Luna", "Momo", "Simba", "Kira")  # no two begin with the same letter
_BOT: Final = re.compile(r"(.*) \(([a-z0-9_-]+)\)")


def cat(seat: int) -> str:
    """The name of the bot on this seat, from seat 1 on."""
    return CATS[(seat - 1) % len(CATS)]


def as_player(name: str, bot: str) -> str:
    """The player name of a bot in a record."""
    return f"{name} ({bot})"


def as_bot(player: str) -> tuple[str, str] | None:
    """The inverse of `as_player`; None for a person."""
    match = _BOT.fullmatch(player)
    return (match[1], match[2]) if match else None


def own_seed(seat: int, secret: bytes) -> int:
    """The seed of the bot on this seat: a one-way hash of the table's secret."""
    return int.from_bytes(sha256(b"bot" + bytes([seat]) + secret).digest()[:4], "big")


def seed_of_choice(own: int, choice: int) -> int:
    """A bot's seed for one choice, so that every process makes the same choice at any time."""
    return int.from_bytes(sha256(f"choice {choice} of {own}".encode()).digest()[:4], "big")
