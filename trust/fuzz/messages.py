"""Valid messages of clients, of every type, with random values."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec
from msgspec import inspect

from ninelives.bots import NAMES
from ninelives.wire.replies import PROTOCOL
from ninelives.wire.requests import PHRASES, REQUESTS, Form, Hello

_WORDS: Final = (*NAMES, *PHRASES, "", "Ada", "<b>", "\u200b", "x" * 24, "x" * 300)
_KINDS: Final[list[inspect.StructType]] = [
    kind for kind in map(inspect.type_info, REQUESTS) if isinstance(kind, inspect.StructType)
]


def valid(chance: Random) -> bytes:
    """A random valid message."""
    kind = chance.choice(_KINDS)
    fields = {field.encode_name: _value(chance, field.type) for field in kind.fields}
    return msgspec.json.encode({"type": kind.tag, **fields})


def hello(room: str, token: str = "", form: Form = "facts") -> bytes:
    return msgspec.json.encode(Hello(room, token, form, PROTOCOL))


def _value(chance: Random, kind: inspect.Type) -> Any:
    """A random value of this type, small ones more often."""
    match kind:
        case inspect.IntType(ge=least, le=most):
            assert least is not None
            assert most is not None
            return chance.choice([least, most, chance.randint(least, min(most, 300))])
        case inspect.StrType(pattern=str()):
            return "".join(chance.choices("0123456789abcdefghijklmnopqrstuvwxyz", k=12))
        case inspect.LiteralType(values=values):
            return chance.choice(values)
        case inspect.BoolType():
            return chance.random() < 0.5
    return chance.choice(_WORDS)
