"""Databases, seat links, cookies and records of every earlier version still work.

`earlier/NUMBER.sql` is what a server of that database version left behind; `earlier/write.py`
writes the files of a version. 0001 has a running game of Cat in the Box, in which the person is to
move, and a room of Felix that waits.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from msgspec.structs import asdict

from ninelives import bots, games
from ninelives.client import Table, join
from ninelives.play.reader import read_record
from ninelives.play.record import write_record
from ninelives.play.replay import verify_record
from testkit.server import Running, running

EARLIER = Path(__file__).parent / "earlier"
VERSIONS = sorted(file.stem for file in EARLIER.glob("*.sql"))
RECORDS = sorted((EARLIER / "records").glob("*.txt"))
FIRST_PLAYING = "2oe6ap99kv33#dA4HS-U7veIqxR5ieHx997EDNAAxIJMq"
FIRST_WAITING = "daf10e6abpub#UdLgG4L-6Capmsx_JB6HoU6KqjgpzhEr"
FIRST_MOVES = 6  # of the person who comes back
LEFT: dict[str, Any] = json.loads((EARLIER / "0002.json").read_text(encoding="utf-8"))


def load(version: str, folder: Path) -> None:
    with closing(sqlite3.connect(folder / "ninelives.db")) as database:
        database.executescript((EARLIER / f"{version}.sql").read_text(encoding="utf-8"))


@pytest.fixture
def second(tmp_path: Path) -> Iterator[Running]:
    """A server on the database of version 0002."""
    load("0002", tmp_path)
    with running(tmp_path) as server:
        yield server


def test_there_are_files_of_every_version_of_the_database() -> None:
    config = Config()
    config.set_main_option("script_location", "ninelives.server.store:migrations")
    revisions = ScriptDirectory.from_config(config).walk_revisions()
    assert sorted(each.revision for each in revisions) == VERSIONS
    recorded = {f"{version}-{game}" for version in VERSIONS[1:] for game in games.names()}
    assert {file.stem for file in RECORDS} == recorded


# -- version 0001 ---------------------------------------------------------------------------------


def test_a_running_game_of_0001_goes_on_to_its_end(tmp_path: Path) -> None:
    load("0001", tmp_path)
    bot = bots.load("greedy", "catinthebox", seed=1)
    with running(tmp_path) as server, join(f"{server.url}t/{FIRST_PLAYING}") as table:
        answered = []
        for view in table.choices():
            answered.append(table.choice)
            table.act(bot.choose(view))
        assert table.outcome is not None
        assert answered[0] == FIRST_MOVES
        assert [each.text for each in table.said] == ["hello"]


def test_a_waiting_room_of_0001_starts(tmp_path: Path) -> None:
    load("0001", tmp_path)
    with running(tmp_path) as server:
        start(server, [FIRST_WAITING, FIRST_WAITING.partition("#")[0]])


def start(server: Running, links: list[str]) -> None:
    """The first link is the host's, the others lead to free seats."""
    with ExitStack() as stack:
        host, *others = (stack.enter_context(join(f"{server.url}t/{link}")) for link in links)
        promised = host.room.commitment
        for table in others:
            table.sit()
            table.be_ready()
        while not all(host.room.places[table.seat].ready for table in others):
            host.receive()
        host.start()
        assert (host.room.status, host.room.commitment) == ("playing", promised)
        assert len(promised) == 64


# -- version 0002 ---------------------------------------------------------------------------------


def test_a_cookie_of_0002_names_its_guest_and_lists_their_rooms(second: Running) -> None:
    listed = httpx.get(f"{second.url}api/tables", cookies=LEFT["cookie"]).json()
    assert httpx.get(f"{second.url}api/me", cookies=LEFT["cookie"]).json()["name"] == LEFT["name"]
    found = {room["id"]: room["status"] for part in listed.values() for room in part}
    rooms = [room for game in LEFT["games"].values() for room in game.values()]
    assert found == {room["room"]: room["status"] for room in rooms}


@pytest.mark.parametrize("game", games.names())
def test_a_waiting_room_of_0002_starts(second: Running, game: str) -> None:
    start(second, LEFT["games"][game]["waiting"]["seats"])


@pytest.mark.parametrize("game", games.names())
def test_a_running_game_of_0002_goes_on_to_its_end(second: Running, game: str) -> None:
    left, dice = LEFT["games"][game]["playing"], Random(1)
    with ExitStack() as stack:
        tables = [stack.enter_context(join(f"{second.url}t/{link}")) for link in left["seats"]]
        for table in tables:
            receive_all(table, timeout=0.2)
        assert [table.choice for table in tables] == left["choices"]
        assert [[each.text, each.phrase] for each in tables[0].said] == left["said"]
        while not all(table.over for table in tables):
            for table in tables:
                if table.owes and table.view is not None:
                    table.act(dice.choice(table.view.legal))
                receive_all(table)
        assert tables[0].outcome is not None
    record = httpx.get(f"{second.url}api/rooms/{left['room']}/record").text
    verify_record(read_record(record))


def receive_all(table: Table, timeout: float = 0.001) -> None:
    with suppress(TimeoutError):
        while True:
            table.receive(timeout)


@pytest.mark.parametrize("status", ["finished", "abandoned"])
@pytest.mark.parametrize("game", games.names())
def test_an_ended_game_of_0002_has_its_result_record_deal_and_replay(
    second: Running, game: str, status: str
) -> None:
    left = LEFT["games"][game][status]
    room = f"{second.url}api/rooms/{left['room']}"
    record = httpx.get(f"{room}/record").text
    verify_record(read_record(record))
    if status == "finished":
        earlier = (EARLIER / "records" / f"0002-{game}.txt").read_text(encoding="utf-8")
        assert record == write_record(read_record(earlier))  # with the options added since
    assert httpx.get(f"{room}/deal").status_code == 200
    assert httpx.get(f"{room}/replay?open=1").json()["frames"]
    with join(f"{second.url}t/{left['seats'][0]}") as table:
        assert (table.room.status, table.room.points) == (status, left["points"])
        assert table.room.commitment == left["commitment"]


# -- version 0003 ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.names())
def test_a_rematch_of_0003_keeps_its_chat_and_the_score_of_the_evening(
    tmp_path: Path, game: str
) -> None:
    load("0003", tmp_path)
    left = json.loads((EARLIER / "0003.json").read_text(encoding="utf-8"))["games"][game]["rematch"]
    with running(tmp_path) as server, join(f"{server.url}t/{left['link']}") as table:
        receive_all(table, timeout=1.0)
        assert [asdict(each) for each in table.room.evening] == left["evening"]
        assert [[each.seat, each.text, each.phrase, each.notice] for each in table.said] == left[
            "said"
        ]
        assert [standing["games"] for standing in left["evening"]] == [1] * len(table.room.places)
        assert [line[-1] for line in left["said"]] == ["", "", "rematch"]


# -- all versions ---------------------------------------------------------------------------------


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_of_an_earlier_version_verifies(file: Path) -> None:
    verify_record(read_record(file.read_text(encoding="utf-8")))
