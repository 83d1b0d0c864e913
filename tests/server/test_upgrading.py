"""Databases of every version that was released are brought up to date, and their games go on.

`kept/NUMBER.sql` is what a server of that version left: a running game of Cat in the Box, in which
the person is to move, and a table of Felix that waits for people.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from ninelives import bots
from ninelives.client import join
from testkit.server import running

KEPT = Path(__file__).parent / "kept"
VERSIONS = sorted(file.stem for file in KEPT.glob("*.sql"))
RUNNING = "2oe6ap99kv33#dA4HS-U7veIqxR5ieHx997EDNAAxIJMq"
WAITING = "daf10e6abpub#UdLgG4L-6Capmsx_JB6HoU6KqjgpzhEr"
MOVES_MADE = 6  # by the person who comes back


def _laid_down(version: str, folder: Path) -> None:
    with closing(sqlite3.connect(folder / "ninelives.db")) as database:
        database.executescript((KEPT / f"{version}.sql").read_text())


@pytest.mark.parametrize("version", VERSIONS)
def test_a_running_game_goes_on_to_its_end(tmp_path: Path, version: str) -> None:
    _laid_down(version, tmp_path)
    bot = bots.load("greedy", "catinthebox", seed=1)
    with running(tmp_path) as server, join(f"{server.url}t/{RUNNING}") as table:
        answered = []
        for view in table.choices():
            answered.append(table.choice)
            table.act(bot.choose(view))
        assert table.outcome is not None
        assert answered[0] == MOVES_MADE
        assert [line.text for line in table.said] == ["hello"]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_table_that_waited_waits_for_its_people(tmp_path: Path, version: str) -> None:
    _laid_down(version, tmp_path)
    room = WAITING.partition("#")[0]
    with (
        running(tmp_path) as server,
        join(f"{server.url}t/{WAITING}") as host,
        join(f"{server.url}t/{room}") as guest,
    ):
        promised = host.room.commitment
        guest.sit()
        guest.be_ready()
        while not host.room.places[guest.seat].ready:
            host.receive()
        host.start()
        assert (host.room.status, host.room.commitment) == ("playing", promised)
        assert len(promised) == 64


def test_there_is_a_file_of_every_version() -> None:
    """Of all but the newest, which every other test is about."""
    config = Config()
    config.set_main_option("script_location", "ninelives.server.store:migrations")
    revisions = ScriptDirectory.from_config(config).walk_revisions()
    newest, *older = (each.revision for each in revisions)
    assert sorted(older) == VERSIONS
    assert newest not in VERSIONS
