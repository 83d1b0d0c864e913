"""Two servers of one database: clients of both play in the same rooms."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread

import httpx
import pytest
from websockets.sync.client import connect

from ninelives import bots, games
from ninelives.client import Table, join, open_table
from ninelives.client.links import Link
from ninelives.play.reader import read_record
from ninelives.play.replay import verify_record
from ninelives.server.store.leases import PostgresLeases
from ninelives.wire import replies
from testkit.server import Running, running


@contextmanager
def two_servers(folder: Path, database: str) -> Iterator[tuple[Running, Running]]:
    """Two servers that know each other: a client of the second has joined a room of the first."""
    with ExitStack() as stack:
        one, other = (stack.enter_context(running(folder, database=database)) for _ in range(2))
        with join(at(other, open_table(one.url, "felix", seats=3))):
            yield one, other


def at(server: Running, link: str) -> str:
    """The same link at another server; clients try again until that knows the room's owner."""
    found = Link.read(link)
    return str(Link(server.url.rstrip("/"), found.room, found.token))


def played(table: Table) -> None:
    bot = bots.load("random", table.room.game, seed=table.seat)
    for view in table.choices():
        table.act(bot.choose(view))


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_across_two_servers(tmp_path: Path, shared_database: str, game: str) -> None:
    seats = games.load(game).info.seats[0]
    with two_servers(tmp_path, shared_database) as (one, other), ExitStack() as stack:
        link = open_table(one.url, game, seats=seats)
        room = Link.read(link).room
        host = stack.enter_context(join(link))
        guests = [
            stack.enter_context(join(at((one, other)[number % 2], f"{one.url}t/{room}")))
            for number in range(1, seats)
        ]
        for guest in guests:
            guest.sit()
        threads = [Thread(target=played, args=[guest]) for guest in guests]
        for thread in threads:
            thread.start()
        while not all(host.room.places[guest.seat].ready for guest in guests):
            host.receive()
        host.start()
        played(host)
        for thread in threads:
            thread.join()
        assert all(guest.outcome is not None for guest in guests)
        verify_record(read_record(httpx.get(f"{other.url}api/rooms/{room}/record").text))


def test_a_relayed_client_gets_the_same_messages(tmp_path: Path, shared_database: str) -> None:
    """Every message in the same words and order, and no seat's view."""
    with two_servers(tmp_path, shared_database) as (one, other), ExitStack() as stack:
        link = open_table(one.url, "catinthebox", seats=2, bots=["random"])
        room = Link.read(link).room
        with join(link) as table:
            here, there = (
                stack.enter_context(connect(server.ws, compression=None)) for server in (one, other)
            )
            for visitor in (here, there):
                visitor.send(f'{{"type":"hello","room":"{room}"}}')
            told = [[visitor.recv() for _ in range(3)] for visitor in (here, there)]
            assert ['"welcome"' in str(each[0]) for each in told] == [True, True]
            played(table)
        updates = [list(_until_over(visitor)) for visitor in (here, there)]
        assert updates[0] == updates[1]


def _until_over(visitor: object) -> Iterator[object]:
    """All updates with a move in them, until the game is over."""
    while True:
        reply = replies.read(visitor.recv(timeout=20))  # type: ignore[attr-defined]
        if isinstance(reply, replies.Update) and reply.revision:
            yield reply
        if isinstance(reply, replies.Room) and reply.status == "finished":
            return


def test_an_unknown_room_is_unknown_to_every_server(tmp_path: Path, shared_database: str) -> None:
    with two_servers(tmp_path, shared_database) as servers:
        for server in servers:
            with connect(server.ws) as visitor:
                visitor.send('{"type":"hello","room":"abcdefghijkl"}')
                assert replies.read(visitor.recv()) == replies.Goodbye("unknown-room")


def test_rooms_move_to_the_other_server_when_one_ends(tmp_path: Path, shared_database: str) -> None:
    """Clients of the other server stay connected to it, and the game continues with its bots."""
    with running(tmp_path, database=shared_database) as other:
        with running(tmp_path, database=shared_database) as one:
            link = open_table(one.url, "felix", seats=3, bots=["random", "random"])
            table = join(at(other, link))
            bot = bots.load("random", "felix", seed=1)
            choices = table.choices()
            table.act(bot.choose(next(choices)))
        with table:
            for view in choices:
                table.act(bot.choose(view))
            assert table.outcome is not None


def test_a_process_without_a_current_lease_sends_no_views(
    tmp_path: Path, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clients are asked to try again, and find the room once its owner is known."""
    with running(tmp_path, database=shared_database) as server:
        link = open_table(server.url, "felix", seats=3, bots=["random", "random"])
        with join(link) as table:
            next(table.choices())
        with monkeypatch.context() as patched:
            patched.setattr(PostgresLeases, "is_current", False)
            with connect(server.ws) as visitor:
                visitor.send(f'{{"type":"hello","room":"{table.room.id}"}}')
                assert replies.read(visitor.recv()) == replies.Goodbye("try-again")
        with join(link) as table:
            next(table.choices())


def test_lists_show_whose_turn_it_is_in_rooms_of_other_servers(
    tmp_path: Path, shared_database: str
) -> None:
    with two_servers(tmp_path, shared_database) as (one, other), httpx.Client() as ann:
        wish = {"game": "ratjack", "seats": 2, "bots": ["random"], "begin": True}
        opened = ann.post(f"{one.url}api/rooms", json=wish).json()
        with join(f"{one.url}t/{opened['room']}#{opened['token']}") as table:
            next(table.choices())
            ann.cookies = httpx.Cookies({"ninelives": ann.cookies["ninelives"]})
            (here,), (there,) = (
                ann.get(f"{server.url}api/tables").json()["running"] for server in (one, other)
            )
            assert here["my_turn"] is there["my_turn"] is True
