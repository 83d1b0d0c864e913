"""Rooms over HTTP: created, listed, replayed, each with its access rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from ninelives import games
from ninelives.cli import run
from ninelives.client import join
from ninelives.wire.replies import PROTOCOL
from testkit.server import GENEROUS, Running, running

BEGUN = {"game": "felix", "seats": 3, "bots": ["greedy", "random"], "begin": True}
OPEN = {"game": "catinthebox", "seats": 4, "listed": True}


def opened(client: httpx.Client, **wish: Any) -> dict[str, Any]:
    answer = client.post("/api/rooms", json=wish)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def begun(client: httpx.Client, **wish: Any) -> dict[str, Any]:
    """A started room in which the host has the first choice."""
    table = opened(client, **{**BEGUN, **wish})
    with join(f"{client.base_url}t/{table['room']}#{table['token']}") as seat:
        next(seat.choices())
    return table


def played(server: Running, table: dict[str, Any]) -> None:
    """Play the host's seat to the end of the game, always with the first legal move."""
    with join(f"{server.url}t/{table['room']}#{table['token']}") as seat:
        for view in seat.choices():
            seat.act(view.legal[0])


def ids(tables: list[dict[str, Any]]) -> set[str]:
    return {table["id"] for table in tables}


# -- opening --------------------------------------------------------------------------------------


def test_post_rooms_gives_the_host_a_seat(ann: httpx.Client) -> None:
    table = opened(ann, **OPEN)
    shown = ann.get(f"/api/rooms/{table['room']}").json()
    assert shown["status"] == "waiting"
    assert shown["seat"] == table["seat"]
    assert shown["places"][table["seat"]]["name"] == "Ann"


def test_post_rooms_makes_a_new_client_a_guest(bob: httpx.Client) -> None:
    table = opened(bob, **OPEN)
    assert bob.get(f"/api/rooms/{table['room']}").json()["seat"] == table["seat"]


@pytest.mark.parametrize(
    ("wish", "status", "reason"),
    [
        ({"game": "chess", "seats": 2}, 422, "no-such-game"),
        ({"game": "felix", "seats": 8}, 422, "bad-seats"),
        ({"game": "felix", "seats": 3, "options": {"edition": "x"}}, 422, "bad-option"),
        ({"game": "felix", "seats": 3, "bots": ["lion"]}, 422, "no-such-bot"),
        ({"game": "felix", "seats": 3, "begin": True}, 422, "seats-free"),
        ({"game": "felix", "seats": 99}, 400, "malformed"),
        ({"game": "felix", "seats": 3, "seed": "00"}, 400, "malformed"),
        ({"game": "felix"}, 400, "malformed"),
        ([], 400, "malformed"),
        ({"game": "f" * 20_000, "seats": 3}, 413, "too-big"),
    ],
)
def test_post_rooms_with_invalid_settings_is_refused(
    ann: httpx.Client, wish: object, status: int, reason: str
) -> None:
    answer = ann.post("/api/rooms", json=wish)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    assert ann.get("/api/tables").json()["running"] == []


def test_a_guest_with_too_many_rooms_is_refused(tmp_path: Path) -> None:
    limits = type(GENEROUS)(rooms_per_guest=2, rooms=3)
    with running(tmp_path, limits=limits) as server:
        with httpx.Client(base_url=server.url) as ann:
            opened(ann, **OPEN)
            opened(ann, **OPEN)
            answer = ann.post("/api/rooms", json=OPEN)
            assert (answer.status_code, answer.json()["reason"]) == (429, "too-many")
        with httpx.Client(base_url=server.url) as bob:
            opened(bob, **OPEN)
            assert bob.post("/api/rooms", json=OPEN).status_code == 429


# -- lists ----------------------------------------------------------------------------------------


def test_get_tables_lists_listed_rooms_and_own_rooms(ann: httpx.Client, bob: httpx.Client) -> None:
    listed, unlisted = opened(ann, **OPEN)["room"], opened(ann, game="felix", seats=3)["room"]
    session = begun(ann, listed=True)["room"]
    seen_by_ann, seen_by_bob = ann.get("/api/tables").json(), bob.get("/api/tables").json()
    assert ids(seen_by_ann["running"]) == {listed, unlisted, session}
    assert not ids(seen_by_ann["to_join"]) & {listed, unlisted, session}
    assert listed in ids(seen_by_bob["to_join"])
    assert session in ids(seen_by_bob["to_watch"])
    assert unlisted not in str(seen_by_bob)
    assert seen_by_bob["running"] == []


def test_get_tables_lists_finished_games_of_the_guest(ann: httpx.Client, server: Running) -> None:
    table = begun(ann)
    played(server, table)
    tables = ann.get("/api/tables").json()
    assert ids(tables["finished"]) == {table["room"]}
    assert tables["running"] == []
    assert min(tables["finished"][0]["ranks"]) == 1


def test_an_unknown_room_is_404(bob: httpx.Client) -> None:
    for path in (
        "abcdefghijkl",
        "abcdefghijkl/record",
        "abcdefghijkl/deal",
        "abcdefghijkl/replay",
        "abcdefghijkl/events",
        "%00",
        "' OR 1=1",
    ):
        answer = bob.get(f"/api/rooms/{path}")
        assert (answer.status_code, answer.json()["reason"]) == (404, "unknown-room")


# -- records and replays --------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.names())
def test_the_record_of_a_finished_game_verifies(
    ann: httpx.Client, server: Running, tmp_path: Path, game: str
) -> None:
    table = begun(ann, game=game)
    assert ann.get(f"/api/rooms/{table['room']}/record").json()["reason"] == "running"
    played(server, table)
    answer = ann.get(f"/api/rooms/{table['room']}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "\nseed: " in answer.text
    (tmp_path / "record.txt").write_text(answer.text, encoding="utf-8")
    assert run(["verify", str(tmp_path / "record.txt")]) == 0


def test_during_a_game_replay_and_record_reveal_nothing(
    ann: httpx.Client, bob: httpx.Client, server: Running
) -> None:
    table = begun(ann)
    replay = f"/api/rooms/{table['room']}/replay"
    by_token = {"authorization": f"Bearer {table['token']}"}
    assert ann.get(replay).json()["seat"] == table["seat"]
    assert bob.get(replay).json()["seat"] == -2
    assert bob.get(replay, headers=by_token).json()["seat"] == table["seat"]
    assert bob.get(replay, headers={"authorization": "Bearer wrong"}).json()["seat"] == -2
    for client, query in ((ann, "seat=1"), (ann, "open=1"), (bob, "seat=0"), (bob, "open=1")):
        answer = client.get(f"{replay}?{query}")
        assert (answer.status_code, answer.json()["reason"]) == (403, "not-allowed")
    assert ann.get(f"{replay}?seat=-2").json()["frames"] == bob.get(replay).json()["frames"]
    assert httpx.get(f"{server.url}api/rooms/{table['room']}/record").status_code == 409


def test_after_a_game_everything_is_open(
    ann: httpx.Client, bob: httpx.Client, server: Running
) -> None:
    table = begun(ann)
    played(server, table)
    replay = f"/api/rooms/{table['room']}/replay"
    assert bob.get(f"{replay}?seat=1").json()["seat"] == 1
    shown = bob.get(f"{replay}?open=1")
    assert shown.headers["content-encoding"] == "gzip"
    assert shown.headers["cache-control"].startswith("private")
    with_open_cards = bob.get(f"{replay}?open=1&form=facts&protocol={PROTOCOL}").json()
    assert [len(frame["hands"]) for frame in with_open_cards["frames"]][-1] == 3
    assert bob.get(f"{replay}?seat=7").status_code == 403


def test_the_events_of_a_game_are_for_a_late_comer(
    ann: httpx.Client, bob: httpx.Client, server: Running
) -> None:
    table = begun(ann)
    events = f"/api/rooms/{table['room']}/events"
    by_token = {"authorization": f"Bearer {table['token']}"}
    assert ann.get(events).json()["seat"] == table["seat"]
    assert bob.get(events).json()["seat"] == -2
    assert bob.get(events, headers=by_token).json()["seat"] == table["seat"]
    assert bob.get(events, headers={"authorization": "Bearer wrong"}).json()["seat"] == -2
    played(server, table)
    whole = ann.get(events)
    assert whole.headers["content-encoding"] == "gzip"
    assert whole.headers["cache-control"].startswith("private")
    replayed = ann.get(f"/api/rooms/{table['room']}/replay").json()["frames"]
    assert whole.json()["events"] == [frame["events"] for frame in replayed]
    assert ann.get(f"{events}?since=3").json()["events"] == whole.json()["events"][3:]


@pytest.mark.parametrize("query", ["since=x", "since=-1", "since=99999999999999999999"])
def test_get_events_with_invalid_parameters_is_refused(ann: httpx.Client, query: str) -> None:
    table = begun(ann)
    answer = ann.get(f"/api/rooms/{table['room']}/events?{query}")
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")


def test_a_table_that_has_not_begun_has_no_events(ann: httpx.Client) -> None:
    table = ann.post("/api/rooms", json={"game": "felix", "seats": 3}).json()
    answer = ann.get(f"/api/rooms/{table['room']}/events")
    assert (answer.status_code, answer.json()["reason"]) == (422, "not-begun")


@pytest.mark.parametrize("query", ["seat=x", "seat=99", "seat=-3", "open=2", "form=secret"])
def test_get_replay_with_invalid_parameters_is_refused(ann: httpx.Client, query: str) -> None:
    table = begun(ann)
    answer = ann.get(f"/api/rooms/{table['room']}/replay?{query}")
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
