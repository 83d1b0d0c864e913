"""Clients, servers and programs of protocol 1: pictures still work, facts are refused clearly.

`protocol-1.txt` has messages as version 0.1.0 wrote them, each after the name of its sender and
what it is about.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import httpx
import pytest
from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

from ninelives import games
from ninelives.bot_programs.runner import BadLine, BotRunner
from ninelives.client import Table, TableClosed, open_table
from ninelives.engine.errors import BadFacts
from ninelives.wire.replies import PROTOCOL
from testkit.server import Running, running

LINES = Path(__file__).with_name("protocol-1.txt").read_text().splitlines()
RECORDED = {
    (sender, about): text
    for sender, about, text in (line.split(" ", 2) for line in LINES if not line.startswith("#"))
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("protocol")) as one:
        yield one


def answers(server: Running, hello: str) -> list[str]:
    """What the server says to a client until it has said all, by type or by reason."""
    room = open_table(server.url, "felix", seats=3).rpartition("/")[2].partition("#")[0]
    heard: list[str] = []
    with connect(server.ws, compression=None) as socket:
        socket.send(hello.replace("aaaaaaaaaaaa", room))
        while heard[-1:] not in (["room"], ["other-protocol"]):
            message = json.loads(socket.recv())
            heard.append(message.get("reason", message["type"]))
    return heard


def test_facts_are_refused_to_a_client_of_protocol_1(server: Running) -> None:
    assert answers(server, RECORDED["client", "facts"]) == ["other-protocol"]


def test_pictures_are_shown_to_a_page_of_protocol_1(server: Running) -> None:
    assert answers(server, RECORDED["client", "picture"]) == ["welcome", "room"]


def test_replays_as_facts_need_the_protocol(server: Running) -> None:
    with httpx.Client(base_url=server.url) as client:
        client.get("/api/me")
        wish = {"game": "felix", "seats": 3, "bots": ["random"] * 2, "begin": True}
        room = client.post("/api/rooms", json=wish).json()["room"]
        path = f"/api/rooms/{room}/replay"
        assert client.get(path).status_code == 200
        refused = client.get(path, params={"form": "facts"})
        assert (refused.status_code, refused.json()["reason"]) == (400, "other-protocol")
        assert client.get(path, params={"form": "facts", "protocol": PROTOCOL}).status_code == 200


@pytest.mark.parametrize("answer", ["malformed", "welcome"])
def test_a_server_of_protocol_1_is_left(answer: str) -> None:
    def reply(socket: ServerConnection) -> None:
        socket.recv()
        socket.send(RECORDED["server", answer])

    with serve(reply, "127.0.0.1", 0) as old:
        Thread(target=old.serve_forever, daemon=True).start()
        port = old.socket.getsockname()[1]
        with pytest.raises(TableClosed, match="other-protocol"):
            Table(f"http://127.0.0.1:{port}/t/abcdefghijkl", patience=1.0)
        old.shutdown()


def test_a_host_of_protocol_1_is_refused() -> None:
    said = io.StringIO(RECORDED["server", "welcome"])
    with pytest.raises(BadLine, match="other-protocol"):
        BotRunner("random", "felix", seed=1).play(said, io.StringIO())


@pytest.mark.parametrize("name", [name for sender, name in RECORDED if sender == "host"])
def test_facts_of_protocol_1_are_not_misread(name: str) -> None:
    with pytest.raises(BadFacts):
        games.load(name).view_of(json.loads(RECORDED["host", name])["view"])
