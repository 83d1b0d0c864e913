"""WebSocket frames: messages fragmented in every allowed way, and frames that RFC 6455 forbids."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from websockets.frames import Frame, Opcode

_CONTROL: Final = (Opcode.PING, Opcode.PONG)
_FIN, _MASKED = 0x80, 0x80
_HUGE_SIZES: Final = (1 << 14, 1 << 20, 1 << 31, (1 << 63) - 1, 1 << 63)


def whole(chance: Random, text: bytes) -> bytes:
    """A message in one frame or several, with control frames in between, as RFC 6455 allows."""
    kind = chance.choice([Opcode.TEXT, Opcode.TEXT, Opcode.TEXT, Opcode.BINARY])
    if chance.random() < 0.6:
        return Frame(kind, text).serialize(mask=True)
    return b"".join(_in_pieces(chance, kind, text))


def _in_pieces(chance: Random, kind: Opcode, text: bytes) -> Iterator[bytes]:
    cuts = sorted(chance.choices(range(len(text) + 1), k=chance.randint(1, 5)))
    for start, end in zip([0, *cuts], [*cuts, len(text)], strict=True):
        is_last = end == len(text) and start == (cuts[-1] if cuts else 0)
        yield Frame(kind, text[start:end], fin=is_last).serialize(mask=True)
        if is_last:
            return
        kind = Opcode.CONT
        if chance.random() < 0.5:
            sign = Frame(chance.choice(_CONTROL), chance.randbytes(chance.randint(0, 125)))
            yield sign.serialize(mask=True)


def broken(chance: Random, text: bytes) -> bytes:
    """A frame that RFC 6455 forbids; the server may close the connection without an answer."""
    frame = bytearray(Frame(Opcode.TEXT, text).serialize(mask=True))
    match chance.randrange(8):
        case 0:  # not masked
            return Frame(Opcode.TEXT, text).serialize(mask=False)
        case 1:  # an unknown opcode or a reserved bit
            frame[0] = chance.randrange(256)
        case 2:  # a wrong length
            frame[1] = chance.randrange(256)
        case 3:  # a huge length
            size = chance.choice(_HUGE_SIZES).to_bytes(8, "big")
            return bytes([frame[0], _MASKED | 127]) + size + bytes(4) + text
        case 4:  # a ping that is too long, or fragmented
            frame[0] = chance.choice([0x08, 0x09, 0x0A]) | chance.choice([0, _FIN])
        case 5:  # a close frame with an invalid code
            reason = chance.randrange(1 << 16).to_bytes(2, "big") + chance.randbytes(3)
            return Frame(Opcode.CLOSE, reason[: chance.randint(0, 5)]).serialize(mask=True)
        case 6:  # a continuation without a start
            return Frame(Opcode.CONT, text).serialize(mask=True)
        case _:  # anything
            return chance.randbytes(chance.randint(1, 200))
    return bytes(frame)
