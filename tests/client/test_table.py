"""The client: whole games, errors, several seats, lost connections."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from time import process_time

import pytest
from websockets.sync.server import ServerConnection, serve

from ninelives import bots, games
from ninelives.client import BadLink, RequestRejected, Table, TableClosed, join, open_table
from ninelives.client.links import Link
from ninelives.engine.contract import NOBODY
from ninelives.wire import replies, requests
from testkit.server import Running, running


def opened(server: Running, game: str = "felix", *, seats: int = 3) -> str:
    """The link of the only person's seat."""
    return open_table(server.url, game, seats=seats, bots=["random"] * (seats - 1))


def play(table: Table, game: str, *, choices: int | None = None) -> int:
    """Make up to this many choices, or all; returns how many."""
    bot, made = bots.load("random", game, seed=1), 0
    for view in table.choices():
        if made == choices:
            break
        table.act(bot.choose(view))
        made += 1
    return made


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game(server: Running, game: str) -> None:
    with join(opened(server, game)) as table:
        assert table.seat == 0
        assert play(table, game) > 5
        assert table.over
        outcome = table.outcome
        assert outcome is not None
        assert table.view is not None
        assert min(outcome.places) == 1
        assert len(outcome.points) == len(table.names) == 3
        ended = [event for event in table.events if type(event).__name__ == "GameEnded"]
        assert [getattr(event, "points", None) for event in ended] == [outcome.points]


def test_alone_with_bots_choices_starts_after_the_commitment(server: Running) -> None:
    with join(opened(server)) as table:
        promised = table.room.commitment
        assert (table.room.status, len(promised)) == ("waiting", 64)
        next(table.choices())
        assert (table.room.status, table.room.commitment) == ("playing", promised)
        assert [len(place.value) for place in table.room.places] == [32, 0, 0]


def test_alone_with_bots_choices_starts_a_rematch(server: Running) -> None:
    with join(opened(server)) as table:
        next(table.choices())
        table.send(requests.Abandon(agree=True))
        table.send(requests.Rematch())
        moved = table.receive()
        while not isinstance(moved, replies.Moved):
            moved = table.receive()
        link = Link.read(table.link)
    with join(str(Link(link.site, moved.room, link.token))) as again:
        assert (again.room.status, again.seat) == ("waiting", 0)
        assert next(again.choices()).seat == 0


def test_the_view_is_the_one_of_the_seat(server: Running) -> None:
    with join(opened(server)) as table:
        view = next(table.choices())
        assert view.seat == table.seat
        assert view.legal
        assert table.game.why_not(view, view.legal[0]) is None


def test_an_illegal_move_raises_with_its_rule(server: Running) -> None:
    with join(opened(server)) as table:
        view = next(table.choices())
        bad = next(a for a in range(table.game.info.actions) if a not in view.legal)
        refusal = table.game.why_not(view, bad)
        assert refusal is not None
        with pytest.raises(RequestRejected) as refused:
            table.act(bad)
        assert (refused.value.rule, refused.value.reason) == (refusal.rule, refusal.reason)
        assert table.owes
        table.act(view.legal[0])
        assert table.choice == 1


def test_choices_yields_each_choice_once(server: Running) -> None:
    with join(opened(server)) as table:
        choices = table.choices()
        view = next(choices)
        table.act(view.legal[0])
        assert next(choices) != view


def test_several_clients_join_by_the_room_link(server: Running) -> None:
    host = join(open_table(server.url, "felix", seats=3))
    room = host.link.partition("#")[0]
    guests = [join(room), join(room)]
    assert [guest.seat for guest in guests] == [NOBODY, NOBODY]
    for number, guest in enumerate(guests):
        guest.sit()
        assert guest.seat == number + 1
        assert guest.link.startswith(f"{room}#")
    with join(room) as late, pytest.raises(RequestRejected, match="seat-taken"):
        late.sit()
    players = [Thread(target=play, args=(guest, "felix")) for guest in guests]
    for player in players:
        player.start()
    start_when_ready(host)
    play(host, "felix")
    for player in players:
        player.join()
    assert len({place.value for place in host.room.places}) == 3
    outcomes = [table.outcome for table in (host, *guests)]
    assert len({tuple(outcome.points) for outcome in outcomes if outcome is not None}) == 1
    assert None not in outcomes
    for table in (host, *guests):
        table.close()


def test_sit_can_change_the_seat(server: Running) -> None:
    with join(open_table(server.url, "felix", seats=3)) as table:
        table.sit(2)
        assert table.seat == 2
        with join(table.link) as again:
            assert again.seat == 2


def start_when_ready(host: Table) -> None:
    host.be_ready()
    while not all(place.ready for place in host.room.places):
        host.receive()
    host.start()


def test_chat_reaches_the_other_seats(server: Running) -> None:
    with join(opened(server)) as table, join(table.link) as other_device:
        table.say("Meow.")
        while not other_device.said:
            other_device.receive()
        assert [(line.seat, line.text) for line in other_device.said] == [(0, "Meow.")]


def test_a_room_link_watches(server: Running) -> None:
    with join(opened(server)) as table, join(table.link.partition("#")[0]) as watcher:
        assert watcher.seat == NOBODY
        play(table, "felix")
        assert list(watcher.choices()) == []
        assert watcher.outcome is not None
        assert watcher.view is not None
        assert watcher.view.seat == NOBODY


# -- lost connections -----------------------------------------------------------------------------


def test_a_game_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = join(opened(server, "catinthebox"))
        play(table, "catinthebox", choices=3)
        before, choice = table.view, table.choice
    lost: list[str] = []
    table._connection._lost = lambda: lost.append("lost")
    with running(tmp_path, port=int(server.url.rstrip("/").rpartition(":")[2])):
        play(table, "catinthebox")
        assert lost
        assert before is not None
        assert choice == 3
        assert table.outcome is not None
        table.close()


def test_a_repeated_choice_is_applied_once(server: Running) -> None:
    with join(opened(server)) as table:
        view = next(table.choices())
        table.offer(view.legal[0])
        offered = table._offered
        assert offered is not None
        table._connection.send(offered)  # as after a connection that was lost before the answer
        while table.is_offering:
            table.receive()
        assert table.choice == 1
        play(table, "felix")
        assert table.outcome is not None


def test_an_unacknowledged_choice_is_sent_again_after_a_reconnect(server: Running) -> None:
    with join(opened(server)) as table:
        view = next(table.choices())
        table._connection._socket.close()
        table.act(view.legal[0])
        assert table.choice == 1


def test_an_unanswered_start_is_sent_again_after_a_reconnect(server: Running) -> None:
    with join(opened(server)) as table:
        table._connection._socket.close()
        assert next(table.choices()).seat == 0


def test_an_unreachable_server_closes_the_table(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = Table(opened(server), patience=0.05)
        next(table.choices())
    with pytest.raises(TableClosed, match="unreachable"):
        play(table, "felix")


def test_reconnects_back_off_when_the_server_closes_at_once() -> None:
    """After each `try-again` the client waits longer, and finally gives up."""
    calls: list[ServerConnection] = []

    def send_away(socket: ServerConnection) -> None:
        calls.append(socket)
        socket.recv()
        socket.send('{"type":"goodbye","reason":"try-again"}')

    with serve(send_away, "127.0.0.1", 0) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        port = server.socket.getsockname()[1]
        with pytest.raises(TableClosed, match="unreachable"):
            Table(f"http://127.0.0.1:{port}/t/abcdefghijkl", patience=1.0)
        server.shutdown()
    assert 2 <= len(calls) <= 5  # after 0, 0.1, 0.3 and 0.7 seconds


def test_close_ends_a_receive_in_another_thread(server: Running) -> None:
    table = join(open_table(server.url, "felix", seats=3))
    reasons: list[str] = []

    def wait() -> None:
        with pytest.raises(TableClosed) as closed:
            list(table.choices())
        reasons.append(closed.value.reason)

    waiting = Thread(target=wait)
    waiting.start()
    table.close()
    waiting.join()
    assert reasons == ["left"]


# -- what does not work ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "link",
    ["", "felix", "http://host/t/short", "ftp://host/t/abcdefghijkl", "http://h/x/abcdefghijkl"],
)
def test_other_texts_are_bad_links(link: str) -> None:
    with pytest.raises(BadLink):
        join(link)


def test_a_long_text_is_rejected_quickly_as_a_link() -> None:
    """The pattern does not backtrack: from every letter it would take seconds."""
    begun = process_time()
    with pytest.raises(BadLink):
        Link.read("https://" + "x" * 20_000)
    assert process_time() - begun < 1


def test_a_link_round_trips() -> None:
    spoken = Link.read("https://host:8443/games/t/abcdefghijkl?lang=zh-Hant#to-ken_1")
    link = Link.read(" https://host:8443/games/t/abcdefghijkl#to-ken_1 ")
    assert link == spoken
    assert link == Link("https://host:8443/games", "abcdefghijkl", "to-ken_1")
    assert link.socket == "wss://host:8443/games/ws"
    assert str(link) == "https://host:8443/games/t/abcdefghijkl#to-ken_1"
    assert "to-ken" not in repr(link)


def test_join_without_a_server_raises() -> None:
    with pytest.raises(TableClosed, match="unreachable"):
        join("http://127.0.0.1:9/t/abcdefghijkl")
    with pytest.raises(TableClosed, match="unreachable"):
        open_table("http://127.0.0.1:9", "felix")


def test_join_of_an_unknown_room_raises(server: Running) -> None:
    with pytest.raises(TableClosed, match="unknown-room"):
        join(f"{server.url}t/abcdefghijkl")


def test_join_with_a_wrong_token_raises(server: Running) -> None:
    link = opened(server).partition("#")[0]
    with pytest.raises(RequestRejected, match="not-seated"):
        join(f"{link}#nobody")


@pytest.mark.parametrize(
    ("game", "seats", "reason"), [("felix", 2, "bad-seats"), ("chess", 2, "no-such-game")]
)
def test_open_table_with_wrong_arguments_raises(
    server: Running, game: str, seats: int, reason: str
) -> None:
    with pytest.raises(RequestRejected, match=reason):
        open_table(server.url, game, seats=seats)
