"""What bots are called: a cat's name, and in records which bot it is, as in "Luna (greedy)"."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

CATS: Final = ("Luna", "Momo", "Simba", "Kira")  # no two begin with the same letter
_BOT: Final = re.compile(r"(.*) \(([a-z0-9_-]+)\)")


def cat(seat: int) -> str:
    """The name of the bot on this seat; the seat of the first person needs none."""
    return CATS[(seat - 1) % len(CATS)]


def as_player(name: str, bot: str) -> str:
    """How a record names a bot."""
    return f"{name} ({bot})"


def as_bot(player: str) -> tuple[str, str] | None:
    """The inverse of `as_player`; None for a person."""
    match = _BOT.fullmatch(player)
    return (match[1], match[2]) if match else None


def own_seed(seat: int, secret: bytes) -> int:
    """The seed of the bot on this seat: from the table's secret, and no way back to it."""
    return int.from_bytes(sha256(b"bot" + bytes([seat]) + secret).digest()[:4], "big")


def seed_of_choice(own: int, choice: int) -> int:
    """A bot's seed for one of its choices: whoever makes it, and whenever, makes the same."""
    return int.from_bytes(sha256(f"choice {choice} of {own}".encode()).digest()[:4], "big")
