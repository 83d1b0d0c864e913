"""Writes what a server of this version leaves behind, for the tests of later versions.

    python tests/server/earlier/write.py NUMBER

starts the installed `ninelives` and plays on it: for every game a room that waits, one in the
middle of its game, a finished one with its rematch and an abandoned one. NUMBER is the version of
the database. It writes NUMBER.sql (the database), NUMBER.json (seat links, a guest's cookie, what
clients knew at the end) and records/NUMBER-GAME.txt. Run it once for a version, with the code of
that version.
"""

from __future__ import annotations

import json
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

import httpx
from msgspec.structs import asdict

from ninelives import games
from ninelives.client import Table, join
from ninelives.wire.replies import Moved
from ninelives.wire.requests import Abandon, Phrase, Rematch

HERE = Path(__file__).parent
MOVES = 7  # in a game that is not played to its end


@contextmanager
def served(folder: Path) -> Iterator[httpx.Client]:
    """A server with its data in this folder, and a client with the cookie of the guest Ann."""
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "ninelives", "serve", "--no-open", "--port", str(port)]
    process = subprocess.Popen([*command, "--data-dir", str(folder)], stdout=subprocess.DEVNULL)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}/") as client:
            while True:
                with suppress(httpx.TransportError):
                    client.get("health")
                    break
                sleep(0.1)
            client.put("api/me", json={"name": "Ann"}).raise_for_status()
            yield client
    finally:
        process.terminate()
        process.wait()


class Room:
    """One room, with a connection for every seat; Ann's is the first."""

    def __init__(self, ann: httpx.Client, game: str, stack: ExitStack) -> None:
        least = min(games.load(game).info.seats)
        wanted = {"game": game, "seats": least, "listed": True}
        self.opened = ann.post("api/rooms", json=wanted).json()
        link = f"{ann.base_url}t/{self.opened['room']}"
        self.tables = [stack.enter_context(join(f"{link}#{self.opened['token']}"))]
        for _ in range(least - 1):
            self.tables.append(stack.enter_context(join(link)))
        self._dice = Random(game)

    def start(self) -> None:
        host, *others = self.tables
        for table in others:
            table.sit()
            table.be_ready()
        while not all(host.room.places[table.seat].ready for table in others):
            host.receive()
        host.start()
        host.say("hello")
        others[0].send(Phrase("thanks"))

    def play(self, moves: int | None) -> None:
        """Make this many moves, or all of the game."""
        made = 0
        while made != moves and not all(table.over for table in self.tables):
            for table in self.tables:
                if table.owes and table.view is not None and made != moves:
                    table.act(self._dice.choice(table.view.legal))
                    made += 1
                self._receive_all(table)

    def _receive_all(self, table: Table, timeout: float = 0.01) -> None:
        with suppress(TimeoutError):
            while True:
                table.receive(timeout)

    def abandon(self) -> None:
        for table in self.tables:
            table.send(Abandon(agree=True))
        while not all(table.over for table in self.tables):
            for table in self.tables:
                self._receive_all(table)

    def facts(self) -> dict[str, Any]:
        """What a later version must still know."""
        host = self.tables[0]
        for table in self.tables:
            self._receive_all(table, timeout=1.0)
        return {
            "room": self.opened["room"],
            "seats": [table.link.partition("/t/")[2] for table in self.tables],
            "status": host.room.status,
            "choices": [table.choice for table in self.tables],
            "points": host.room.points,
            "commitment": host.room.commitment,
            "said": [[each.text, each.phrase] for each in host.said],
        }


def main(version: str) -> None:
    with TemporaryDirectory() as name:
        folder, found = Path(name), dict[str, Any]()
        with served(folder) as ann:
            for game in games.names():
                found[game] = _four_rooms(ann, game)
                record = ann.get(f"api/rooms/{found[game]['finished']['room']}/record").text
                (HERE / "records").mkdir(exist_ok=True)
                (HERE / "records" / f"{version}-{game}.txt").write_text(record, encoding="utf-8")
            left = {"cookie": dict(ann.cookies), "name": "Ann", "games": found}
        (HERE / f"{version}.json").write_text(json.dumps(left, indent=1) + "\n", encoding="utf-8")
        with closing(sqlite3.connect(folder / "ninelives.db")) as database:
            script = "\n".join(database.iterdump())
        (HERE / f"{version}.sql").write_text(script + "\n", encoding="utf-8")


def _four_rooms(ann: httpx.Client, game: str) -> dict[str, Any]:
    with ExitStack() as stack:
        waiting, playing, finished, abandoned = (Room(ann, game, stack) for _ in range(4))
        for room, moves in ((playing, MOVES), (finished, None), (abandoned, 2)):
            room.start()
            room.play(moves)
        abandoned.abandon()
        rooms = {"waiting": waiting, "playing": playing, "finished": finished}
        rooms["abandoned"] = abandoned
        facts = {status: room.facts() for status, room in rooms.items()}
        return facts | {"rematch": _rematch(finished, stack)}


def _rematch(room: Room, stack: ExitStack) -> dict[str, Any]:
    host = room.tables[0]
    host.send(Rematch())
    while not isinstance(reply := host.receive(), Moved):
        pass
    server, _, seat = host.link.partition("/t/")
    link = f"{server}/t/{reply.room}#{seat.partition('#')[2]}"
    table = stack.enter_context(join(link))
    with suppress(TimeoutError):
        while True:
            table.receive(1.0)
    return {
        "link": link.partition("/t/")[2],
        "evening": [asdict(each) for each in table.room.evening],
        "said": [[each.seat, each.text, each.phrase, each.notice] for each in table.said],
    }


if __name__ == "__main__":
    main(sys.argv[1])
