"""Names and words that people type, made fit to be shown to others."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection
from typing import Final

from ninelives.wire.requests import NAME_LENGTH

_NICKNAMES: Final = (
    "Biscuit", "Caramel", "Domino", "Felina", "Ginger", "Hazel", "Jinx", "Marble",
    "Nougat", "Olive", "Pepper", "Quince", "Saffron", "Tabby", "Velvet", "Whiskers",
)  # fmt: skip


def nickname() -> str:
    """A cat's name for somebody who has not said his own."""
    return secrets.choice(_NICKNAMES)


def readable(text: str) -> str:
    """The text on one line, without characters that nobody sees or that reorder others."""
    seen = (" " if character.isspace() else character for character in text)
    kept = (each for each in seen if unicodedata.category(each)[0] != "C")
    return " ".join("".join(kept).split())


def unlike(name: str, others: Collection[str]) -> str:
    """The name, with a number behind it where somebody is called so already."""
    taken = {other.casefold() for other in others}
    candidate, number = name[:NAME_LENGTH], 1
    while candidate.casefold() in taken:
        number += 1
        candidate = f"{name[: NAME_LENGTH - len(str(number)) - 1].rstrip()} {number}"
    return candidate
