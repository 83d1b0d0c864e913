"""Restarts, failed commits, failed steps, slow readers, and idle rooms."""

from __future__ import annotations

import asyncio
from asyncio import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from ninelives import bots
from ninelives.bots.random import Random
from ninelives.engine.contract import View
from ninelives.server.metrics import Metrics
from ninelives.server.rooms.connections import MAX_UNSENT, Connection
from ninelives.server.store import WriteFailed
from ninelives.wire.replies import PROTOCOL, Pong, Timing
from tests.server.rooms.local_server import FOR_EVER, Client, LocalServer, local_server, until
from tests.server.rooms.test_room import last, seen, three_at_felix

MINUTE = 60_000  # ms
DAY = 86_400_000  # ms


async def test_a_game_continues_after_a_restart_of_the_server(tmp_path: Path) -> None:
    """Clients find the table as they left it, by cookie or by token."""
    async with local_server(tmp_path) as served:
        opened = await served.open("catinthebox", seats=2, bots=["random"], begin=True)
        ada = await served.join(opened.room, token=opened.token)
        await ada.asked("say", text="back soon")
        for _ in range(5):
            await choose(ada)
        while seen(ada)["waiting"] != [0]:  # the bot's choice is committed too
            await ada.next("update")
        left = seen(ada)
    async with local_server(tmp_path) as served:
        for who in ({"token": opened.token}, {"guest": "ada"}):
            ada = await served.dial(guest=who.get("guest", ""))
            token = who.get("token", "")
            await ada.say("hello", room=opened.room, token=token, form="facts", protocol=PROTOCOL)
            told = await ada.all_until("update")
            assert [each["text"] for each in told if each["type"] == "said"] == ["back soon"]
            assert told[-1]["view"] == left["view"]
            assert told[-1]["choice"] == left["choice"]
        await choose(ada)


async def choose(client: Client) -> None:
    """Make the next choice of seat 0, and wait until it must choose again."""
    update = seen(client)
    while 0 not in update["waiting"]:
        update = await client.next("update")
    choice = update["choice"]
    await client.say("act", choice=choice, action=update["view"]["legal"][0])
    while update["choice"] == choice or 0 not in update["waiting"]:
        update = await client.next("update")


async def test_bots_play_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    """A stand-in plays the seat of a player who left to the end."""
    async with local_server(tmp_path, bot_pause=(FOR_EVER, FOR_EVER)) as served:
        opened = await served.open("ratjack", seats=2, bots=["random"], begin=True)
        ada = await served.join(opened.room, token=opened.token)
        await ada.asked("stand")
    async with local_server(tmp_path) as served:
        watcher = await served.dial()
        await watcher.say("hello", room=opened.room)
        while (await watcher.next("room"))["status"] != "finished":
            continue


async def test_nothing_is_sent_if_the_commit_fails(
    served: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """All clients are asked to reconnect, and find the table as it was before."""

    def failing(*_: object) -> Future[None]:
        done: Future[None] = asyncio.get_running_loop().create_future()
        done.set_exception(WriteFailed("the disk is full"))
        return done

    room, people = await three_at_felix(served)
    before = seen(people[0])
    seat = before["waiting"][0]
    monkeypatch.setattr(served.state.store, "save_move", failing)
    await people[seat].say("act", choice=0, action=seen(people[seat])["view"]["legal"][0])
    for person in people:
        person.heard.clear()
        assert await person.to_the_end() == [{"type": "goodbye", "reason": "try-again"}]
    assert "the disk is full" in caplog.text
    monkeypatch.undo()
    back = await served.join(room, guest="ada")
    assert seen(back)["view"] == before["view"]
    assert (seen(back)["revision"], seen(back)["choice"]) == (0, 0)
    again = last(await back.asked("act", choice=0, action=before["view"]["legal"][0]), "update")
    assert again["revision"] == 1


async def test_a_failed_step_discards_its_room_and_no_other(
    served: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    rooms = [await served.open("felix", seats=3) for _ in range(2)]
    one, other = [await served.join(each.room, token=each.token) for each in rooms]
    room = await served.room(rooms[0].room)
    room.run(broken)
    assert await one.to_the_end() == [{"type": "goodbye", "reason": "try-again"}]
    assert last(await other.asked("rename", name="Bo"), "room")["places"][0]["name"] == "Bo"
    assert await served.registry.find(rooms[0].room) is not room
    assert "a step failed" in caplog.text


async def test_clients_that_join_a_failed_room_are_closed(served: LocalServer) -> None:
    opened = await served.open("felix", seats=3)
    room = await served.room(opened.room)
    early, late = (Connection("", "Ada", Heard(), served.state.metrics) for _ in range(2))
    room.join(early, "")
    room.run(broken)
    room.join(late, "")
    assert early.closed
    assert late.closed


def broken() -> None:
    raise ZeroDivisionError


@dataclass
class Heard:
    """A transport whose client reads as much as the test says."""

    said: list[bytes] = field(default_factory=list)
    unsent: int = 0
    code: int = 0

    def send(self, text: bytes) -> None:
        self.said.append(text)

    def close(self, code: int) -> None:
        self.code = code


def test_a_connection_with_too_much_unsent_data_is_closed() -> None:
    line = Heard()
    connection = Connection("", "Ada", line, Metrics())
    connection.send(Pong())
    line.unsent = MAX_UNSENT + 1
    connection.send(Pong())
    line.unsent = 0
    connection.send(Pong())
    assert line.said == [
        b'{"type":"pong"}',
        b'{"type":"goodbye","reason":"too-slow"}',
    ]
    assert connection.closed
    assert line.code == 1013


async def test_a_failed_bot_does_not_stop_the_game(
    served: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Random):
        def choose(self, view: View) -> int:
            raise ZeroDivisionError

    load = bots.load

    def some_fail(name: str, game: str, seed: int) -> Any:
        return Broken(seed) if name == "greedy" else load(name, game, seed)

    monkeypatch.setattr(bots, "load", some_fail)
    opened = await served.open("ratjack", seats=2, bots=["greedy"], begin=True)
    ada = await served.join(opened.room, token=opened.token)
    await choose(ada)
    assert "bot greedy failed" in caplog.text


# -- idle rooms -----------------------------------------------------------------------------------


async def test_a_room_without_clients_is_unloaded_and_loaded_again(served: LocalServer) -> None:
    opened, ada = await served.alone()
    await choose(ada)
    before, room = seen(ada), await served.registry.find(opened.room)
    assert room is not None
    served.clock.advance(3_600_000)
    await served.registry.clean_up()
    assert await served.registry.find(opened.room) is room
    await ada.socket.close()
    await until(lambda: not room.connections)
    served.clock.advance(599_999)
    await served.registry.clean_up()
    assert await served.registry.find(opened.room) is room
    served.clock.advance(1)
    await served.registry.clean_up()
    assert await served.state.store.leases.orphaned(9) == [opened.room]  # nothing of it is left
    row = await served.state.store.room(opened.room)
    assert row is not None
    assert [each.my_turn for each in await served.registry.summaries([row], "ada")] == [True]
    assert [each.my_turn for each in await served.registry.summaries([row], "bo")] == [False]
    back = await served.join(opened.room, token=opened.token)
    assert await served.registry.find(opened.room) is not room
    assert seen(back)["view"] == before["view"]


async def test_a_room_with_a_running_clock_stays_loaded(served: LocalServer) -> None:
    days = Timing(each_move=86_400)
    opened = await served.open("felix", seats=3, bots=["random"] * 2, begin=True, timing=days)
    room = await served.room(opened.room)
    await until(lambda: 0 in room.waiting() and room.is_busy)
    served.clock.advance(3_600_000)
    await served.registry.clean_up()
    assert await served.registry.find(opened.room) is room
    served.clock.advance(86_400_000)
    await until(lambda: room.row.places[0].stands_in)


@pytest.mark.parametrize(
    ("wish", "limit"),
    [
        ({"listed": True}, 30 * MINUTE),
        ({}, 7 * DAY),
        ({"bots": ["random"] * 2, "begin": True}, 60 * DAY),
    ],
)
async def test_idle_rooms_are_abandoned(
    served: LocalServer, wish: dict[str, Any], limit: int
) -> None:
    """Listed tables soon, others after a week, games after months, loaded or not."""
    opened = await served.open("felix", seats=3, **wish)
    room = await served.room(opened.room)
    await until(lambda: not room.is_busy)
    served.clock.advance(limit - MINUTE)
    await served.registry.clean_up()
    row = await served.state.store.room(opened.room)
    assert row is not None
    assert row.status in ("waiting", "playing")
    for _ in range(2):  # found again it may be empty for a moment only
        served.clock.advance(600_000)
        await served.registry.clean_up()
    found = await served.room(opened.room)
    await until(lambda: found.row.status == "abandoned")


async def test_a_waiting_room_with_a_client_stays_open(served: LocalServer) -> None:
    opened = await served.open("felix", seats=3, listed=True)
    ada = await served.join(opened.room, token=opened.token)
    served.clock.advance(30 * DAY)
    await served.registry.clean_up()
    assert last(await ada.asked("rename", name="Bo"), "room")["status"] == "waiting"


async def test_a_game_with_recent_moves_is_not_abandoned(served: LocalServer) -> None:
    """However old the game, a recent choice keeps it."""
    opened, ada = await served.alone()
    served.clock.advance(59 * DAY)
    await choose(ada)
    await ada.socket.close()
    room = await served.room(opened.room)
    await until(lambda: not room.connections and not room.is_busy)
    served.clock.advance(2 * DAY)
    await served.registry.clean_up()
    row = await served.state.store.room(opened.room)
    assert row is not None
    assert row.status == "playing"


async def test_concurrent_finds_load_a_room_once(served: LocalServer) -> None:
    """Clients that join at the same moment get the same room."""
    opened = await served.open("felix", seats=3)
    room = await served.room(opened.room)
    served.registry.forget(room)
    room.close()
    found = await asyncio.gather(*(served.registry.find(opened.room) for _ in range(20)))
    assert len({id(each) for each in found}) == 1
    assert found[0] is not room
