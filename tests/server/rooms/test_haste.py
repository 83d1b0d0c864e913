"""Bots without pauses: who may ask for them, and for how long."""

from __future__ import annotations

from tests.server.rooms.local_server import LocalServer, Message
from tests.server.rooms.test_coach import alone
from tests.server.rooms.test_room import reason, three_at_felix


async def test_who_plays_with_bots_alone_may_hurry_them(served: LocalServer) -> None:
    name, ada = await alone(served)
    room = await served.room(name)
    # Bots may play between the request and its answer, so there can be updates as well.
    assert not refused(await ada.asked("hurry", hurry=True))
    assert room._hurries()
    assert not refused(await ada.asked("hurry", hurry=False))
    assert not room._hurries()


async def test_haste_ends_with_the_connection(served: LocalServer) -> None:
    name, ada = await alone(served)
    room = await served.room(name)
    await ada.asked("hurry", hurry=True)
    for connection in list(room.connections):
        room.connections.leave(connection, 0)
    assert not room._hurries()


async def test_nobody_hurries_the_bots_of_others(served: LocalServer) -> None:
    _, people = await three_at_felix(served)
    for person in people:
        assert reason(await person.asked("hurry", hurry=True)) == "not-alone"


async def test_spectators_hurry_nobody(served: LocalServer) -> None:
    room, _ = await alone(served)
    watching = await served.join(room)
    assert reason(await watching.asked("hurry", hurry=True)) == "not-seated"


def refused(messages: list[Message]) -> bool:
    return any(message["type"] == "refused" for message in messages)
