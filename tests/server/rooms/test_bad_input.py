"""Invalid requests get a typed answer, change nothing, and affect no other client."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from socket import create_connection
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from ninelives import games
from ninelives.client import open_table
from ninelives.server import runner
from ninelives.server.limits import Limits
from ninelives.server.rooms import websocket
from ninelives.server.rooms.errors import RoomNotCreated
from testkit.server import GENEROUS, Running, running
from tests.server.rooms.local_server import LocalServer, Message, local_server, until
from tests.server.rooms.test_room import last, reason, seen, three_at_felix

NOBODYS_ROOM = "000000000000"
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


# -- malformed messages---------------------------------------------------------------------------


def rest(client: ClientConnection) -> list[Message]:
    """All messages until the server closes the connection."""
    messages = []
    with suppress(ConnectionClosed):
        while True:
            messages.append(msgspec.json.decode(client.recv()))
    return messages


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=10,
)
kinds = st.sampled_from(["hello", "act", "why", "sit", "say", "swap", "rematch", "x", ""])
nonsense = st.one_of(
    st.text(max_size=80),
    st.binary(max_size=80),
    json.map(lambda value: msgspec.json.encode(value).decode()),
    st.builds(
        lambda kind, fields: msgspec.json.encode({"type": kind, **fields}).decode(),
        kinds,
        st.dictionaries(st.sampled_from(["choice", "action", "seat", "text", "room", "y"]), json),
    ),
)


@given(st.lists(nonsense, min_size=1, max_size=8))
def test_invalid_requests_are_refused_and_the_connection_stays_open(
    server: Running, messages: list[str | bytes]
) -> None:
    """Each gets one answer, and a valid request after it is handled."""
    with connect(server.ws, compression=None) as client:
        for message in messages:
            client.send(message)
            client.send('{"type":"ping"}')
            answers = [msgspec.json.decode(client.recv())]
            while answers[-1]["type"] != "pong":
                if answers[-1]["type"] == "goodbye":  # it named a room, by a rare chance
                    return
                answers.append(msgspec.json.decode(client.recv()))
            assert [each["type"] for each in answers] in (["refused", "pong"], ["pong"])
            if len(answers) == 2:
                assert answers[0]["reason"] in ("malformed", "hello-first")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"hello"}',
        '{"type":"hello","room":"../../etc"}',
        '{"type":"hello","room":"ABCDEFGHIJKL"}',
        '{"type":"hello","room":"abcdefghijkl","more":1}',
        '{"type":"hello","room":"abcdefghijkl","form":"state"}',
        '{"type":"act","choice":-1,"action":0}',
        '{"type":"act","choice":0,"action":1e99}',
        '{"type":"act","choice":0,"action":"0"}',
        '{"type":"act","choice":0,"action":0,"seat":1}',
        '{"type":"sit","seat":8}',
        '{"type":"say","text":""}',
        '{"type":"rename","name":""}',
        '{"type":"welcome","protocol":1,"version":"","seat":0}',
        "[" * 2000,
    ],
)
def test_text_that_is_not_a_request_is_malformed(server: Running, text: str) -> None:
    with connect(server.ws, compression=None) as client:
        client.send(text)
        answer = msgspec.json.decode(client.recv())
        assert (answer["type"], answer["reason"]) == ("refused", "malformed")


@pytest.mark.parametrize("where", ["outside", "inside"])
@pytest.mark.parametrize(
    "text",
    [
        b"\xff",
        b'{"type":"say","text":"\xed\xa0\x80"}',
        b'{"type":"say","text":"' + b"x" * 200 + b'\xff"}',
        b'{"x":' + b"[" * 1900 + b"]" * 1900 + b',"type":"ping"}',
    ],
    ids=lambda text: str(text[:24]),
)
def test_binary_and_endless_messages_do_not_break_the_connection(
    server: Running, caplog: pytest.LogCaptureFixture, text: bytes, where: str
) -> None:
    with connect(server.ws, compression=None) as client:
        if where == "inside":
            room = open_table(server.url, "felix", seats=3).rpartition("/")[2].split("#")[0]
            client.send(msgspec.json.encode({"type": "hello", "room": room}).decode())
            assert [msgspec.json.decode(client.recv())["type"] for _ in range(2)]
        client.send(text, text=True)
        assert msgspec.json.decode(client.recv())["reason"] == "malformed"
        client.send('{"type":"ping"}')
        assert msgspec.json.decode(client.recv()) == {"type": "pong"}
    assert caplog.text == ""


def test_requests_before_hello_are_refused(server: Running) -> None:
    with connect(server.ws, compression=None) as client:
        for request in ('{"type":"start"}', '{"type":"act","choice":0,"action":0}'):
            client.send(request)
            assert msgspec.json.decode(client.recv())["reason"] == "hello-first"


def test_hello_for_an_unknown_room_closes_the_connection(server: Running) -> None:
    with connect(server.ws, compression=None) as client:
        client.send(msgspec.json.encode({"type": "hello", "room": NOBODYS_ROOM}).decode())
        assert msgspec.json.decode(client.recv()) == {"type": "goodbye", "reason": "unknown-room"}
        assert rest(client) == []


def test_a_client_without_hello_is_closed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "HELLO_TIMEOUT", 0.01)
    with connect(server.ws, compression=None) as client:
        assert msgspec.json.decode(client.recv()) == {"type": "goodbye", "reason": "hello-first"}


def test_a_half_open_connection_is_closed_and_others_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One client answers no pings, as if its cable were cut; the other does."""
    monkeypatch.setattr(runner, "PING_EVERY", 1.0)
    with running(tmp_path) as server, connect(server.ws, compression=None) as alive:
        host, port = server.url.removeprefix("http://").rstrip("/").split(":")
        with create_connection((host, int(port))) as dead:
            dead.sendall(HANDSHAKE.format(host=host).encode())
            heard = b"".join(iter(partial(dead.recv, 4096), b""))
        assert heard.startswith(b"HTTP/1.1 101 ")
        alive.send('{"type":"ping"}')
        assert msgspec.json.decode(alive.recv()) == {"type": "pong"}


# -- limits ---------------------------------------------------------------------------------------


def test_a_message_beyond_the_limit_closes_the_connection(server: Running) -> None:
    with connect(server.ws, compression=None) as client:
        client.send('{"type":"say","text":"' + "x" * Limits().message_bytes + '"}')
        assert rest(client) == [{"type": "goodbye", "reason": "too-big"}]
    with connect(server.ws, compression=None) as client:
        client.send("x" * 5 * Limits().message_bytes)
        assert rest(client) == []
        assert client.close_code == CloseCode.MESSAGE_TOO_BIG


def test_a_flood_of_messages_is_refused_then_closed(tmp_path: Path) -> None:
    few = replace(GENEROUS, messages_per_second=0.001, message_burst=3)
    with running(tmp_path, limits=few) as server, connect(server.ws, compression=None) as client:
        with suppress(ConnectionClosed):  # it may be over before everything is said
            for _ in range(200):
                client.send('{"type":"ping"}')
        answers = rest(client)
        assert [each["type"] for each in answers[:3]] == ["pong"] * 3
        assert {each["reason"] for each in answers[3:]} == {"too-fast"}
        assert answers[-1]["type"] == "goodbye"
        assert len(answers) < 120


async def test_connections_of_a_guest_are_limited(tmp_path: Path) -> None:
    async with local_server(tmp_path, limits=replace(GENEROUS, connections_per_guest=2)) as served:
        opened = await served.open("felix", seats=3)
        held = [await served.join(opened.room, guest="bo") for _ in range(2)]
        third = await served.dial(guest="bo")
        assert await third.to_the_end() == [{"type": "goodbye", "reason": "too-many"}]
        await served.join(opened.room, guest="cy")
        await held[0].socket.close()
        await until(lambda: "ninelives_connections 2\n" in served.state.metrics.text())
        await served.join(opened.room, guest="bo")


async def test_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    """Guests of one address are counted together, and uncounted when they leave."""
    async with local_server(
        tmp_path, limits=replace(GENEROUS, connections_per_address=2)
    ) as served:
        opened = await served.open("felix", seats=3)
        held = [await served.join(opened.room, guest=guest) for guest in ("bo", "cy")]
        third = await served.dial(guest="di")
        assert await third.to_the_end() == [{"type": "goodbye", "reason": "too-many"}]
        await held[0].socket.close()
        await until(lambda: "ninelives_connections 1\n" in served.state.metrics.text())
        await served.join(opened.room, guest="di")


async def test_rooms_of_a_guest_are_limited_and_old_bot_games_are_abandoned(tmp_path: Path) -> None:
    async with local_server(tmp_path, limits=replace(GENEROUS, rooms_per_guest=2)) as served:
        old = await served.open("felix", seats=3, bots=["random"] * 2, begin=True)
        await served.open("felix", seats=3)
        served.clock.advance(1_000)
        await served.open("felix", seats=3)
        watcher = await served.dial()
        await watcher.say("hello", room=old.room)
        assert (await watcher.next("room"))["status"] == "abandoned"
        with pytest.raises(RoomNotCreated, match="too-many"):
            await served.open("felix", seats=3)


# -- invalid order -------------------------------------------------------------------------------


async def test_requests_out_of_turn_or_for_other_seats_change_nothing(served: LocalServer) -> None:
    """Out of turn, stale, repeated, foreign: each is refused with a reason, and no view changes."""
    room, people = await three_at_felix(served)
    for person in people:
        await person.asked("act", choice=0, action=seen(person)["view"]["legal"][0])
    for person in people:
        await person.so_far()
    before = [seen(person) for person in people]
    (seat,) = before[0]["waiting"]
    mover, other = people[seat], people[seat - 1]
    legal = before[seat]["view"]["legal"]
    told = last(await other.asked("act", choice=1, action=legal[0]), "refused")
    assert told["rule"].startswith("FX-")
    assert reason(await mover.asked("act", choice=2, action=legal[0])) == "stale"
    assert reason(await mover.asked("act", choice=1, action=900_000)) == "no-such-action"
    watcher = await served.join(room)
    assert reason(await watcher.asked("act", choice=0, action=legal[0])) == "not-seated"
    assert reason(await watcher.asked("why", action=legal[0])) == "not-seated"
    wrong = await served.join(room, token="x" * 32)
    assert reason(await wrong.asked("act", choice=0, action=legal[0])) == "not-seated"
    for person, view in zip(people, before, strict=True):
        assert {each["type"] for each in await person.so_far()} <= {"room"}
        fresh = await served.join(room, guest=("ada", "bo", "cy")[people.index(person)])
        assert seen(fresh) == view | {"events": []}


async def test_a_repeated_choice_is_acknowledged_and_applied_once(served: LocalServer) -> None:
    _, people = await three_at_felix(served)
    first = seen(people[0])
    seat = first["waiting"][0]
    mover = people[seat]
    action, other = seen(mover)["view"]["legal"][:2]
    update = last(await mover.asked("act", choice=0, action=action), "update")
    assert (update["choice"], update["revision"]) == (1, 1)
    again = last(await mover.asked("act", choice=0, action=action), "update")
    assert again == update | {"events": []}
    assert reason(await mover.asked("act", choice=0, action=other)) == "stale"
    told = await people[seat - 1].so_far()
    assert [each["revision"] for each in told if each["type"] == "update"] == [1]


WRONG_TIME: list[tuple[str, dict[str, Any], str]] = [
    ("start", {}, "not-waiting"),
    ("swap", {"seat": 0, "other_seat": 1}, "not-waiting"),
    ("appoint", {"seat": 1, "bot": "greedy"}, "not-waiting"),
    ("ready", {"ready": True}, "not-waiting"),
    ("sit", {"seat": 1}, "not-waiting"),
    ("standin", {"seat": 7}, "no-such-seat"),
    ("takeback", {}, "not-stood-in"),
    ("rematch", {}, "not-over"),
    ("phrase", {"phrase": "boo"}, "no-such-phrase"),
    ("say", {"text": "\u200b"}, "empty-text"),
    ("rename", {"name": "\u200b"}, "bad-name"),
    ("nudge", {"seat": 6}, "not-their-turn"),
]


async def test_requests_at_the_wrong_time_are_refused(served: LocalServer) -> None:
    _, ada = await served.alone()
    for kind, fields, why in WRONG_TIME:
        told = last(await ada.asked(kind, **fields), "refused")
        assert (told["request"], told["reason"], told["rule"]) == (kind, why, "")


@pytest.mark.parametrize("game", games.names())
async def test_why_is_answered_from_the_clients_view(served: LocalServer, game: str) -> None:
    _, ada = await served.alone(game)
    while 0 not in seen(ada)["waiting"]:
        await ada.next("update")
    legal = seen(ada)["view"]["legal"]
    for action in range(games.load(game).info.actions):
        (told,) = [
            each
            for each in await ada.asked("why", action=action)
            if each["type"] in ("refused", "allowed")
        ]
        assert told["type"] == ("allowed" if action in legal else "refused")
        assert told["action"] == action
        assert action in legal or told["rule"]
