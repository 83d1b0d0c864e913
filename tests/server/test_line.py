"""The short way to a socket: frames as they should be, and nobody who does not read."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from ninelives.server.line import frame_of
from ninelives.server.rooms.connection import UNSENT
from ninelives.wire.replies import Said
from tests.server.rooms.serving import Served, in_a_house


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_what_others_make_of_it(size: int) -> None:
    text = b"x" * size
    assert frame_of(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_whoever_does_not_read_is_hung_up_on_and_the_others_hear_everything(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        opened = await served.open("felix", seats=3)
        bo = await served.join(opened.room, guest="bo")
        room = await served.house.find(opened.room)
        assert room is not None
        (slow,) = room.audience
        reader = await served.join(opened.room, token=opened.token)
        lines = 0
        while not slow.hung_up:
            room.audience.tell(Said(lines, 0, "Ada", "x" * 50_000, ""))
            assert (await reader.next("said"))["number"] == lines
            lines += 1
        assert slow._line.unsent < UNSENT + 100_000
        room.audience.tell(Said(lines, 0, "Ada", "still here", ""))
        assert (await reader.next("said"))["text"] == "still here"
        assert (await bo.to_the_end())[-1] == {"type": "goodbye", "reason": "too-slow"}

    in_a_house(tmp_path, play)
