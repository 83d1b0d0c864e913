"""Verifiable deals: the commitment, the seats' values, and the draws that derive from both."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from ninelives import games
from ninelives.play.reader import read_record
from ninelives.play.record import Record
from ninelives.play.replay import verify_record
from ninelives.server.rooms.replay import deal
from ninelives.server.rooms.seats import started
from ninelives.server.rooms.session import GameSession
from ninelives.server.store.rows import RoomRow
from ninelives.wire.http import Deal
from tests.server.rooms.local_server import Client, LocalServer, Message, local_server
from tests.server.rooms.tables import NOW, game_of, table
from tests.server.rooms.test_room import last, reason
from tests.server.rooms.test_session import played

ONE, OTHER = "00" * 16, "c0ffee"


async def waiting_with_a_friend(served: LocalServer) -> tuple[str, Client, Client]:
    """Ada's table with Bo and a bot."""
    opened = await served.open("felix", seats=3, bots=["random"])
    ada = await served.join(opened.room, guest="ada")
    bo = await served.join(opened.room, guest="bo")
    await bo.asked("sit", seat=2)
    return opened.room, ada, bo


async def ended(served: LocalServer, room: str, *people: Client) -> Record:
    """The verified record, after these players abandon the game."""
    for person in people:
        await person.asked("abandon", agree=True)
    status, text = await served.get(f"/api/rooms/{room}/record")
    assert status == 200, text
    record = read_record(text.decode())
    verify_record(record)
    return record


def values(shown: Message) -> list[str]:
    return [place["value"] for place in shown["places"]]


# -- the commitment ------------------------------------------------------------------------------


async def test_the_commitment_is_public_before_the_deal_and_matches_the_record(
    served: LocalServer,
) -> None:
    room, ada, bo = await waiting_with_a_friend(served)
    promised = last(await bo.asked("ready", ready=True, value=OTHER), "room")["commitment"]
    assert last(await ada.so_far(), "room")["commitment"] == promised
    begun = last(await ada.asked("start", value=ONE), "room")
    assert (begun["commitment"], values(begun)) == (promised, [ONE, "", OTHER])
    record = await ended(served, room, ada, bo)
    assert record.seed is not None
    assert sha256(record.seed).hexdigest() == record.commitment == promised
    assert record.seat_values == {0: bytes.fromhex(ONE), 2: bytes.fromhex(OTHER)}
    assert record.seed.hex() not in "".join([*ada.heard, *bo.heard])


async def test_a_room_of_an_older_version_without_a_seed_gets_a_lasting_commitment(
    tmp_path: Path,
) -> None:
    async with local_server(tmp_path) as served:
        await served.state.store.save_room(replace(table(), seed=b""))
    shown: list[str] = []
    for _ in range(2):
        async with local_server(tmp_path) as served:
            stranger = await served.dial()
            await stranger.say("hello", room=table().id)
            shown.append((await stranger.next("room"))["commitment"])
    assert len(shown[0]) == 64
    assert shown[0] == shown[1]


# -- values of the seats --------------------------------------------------------------------------


async def test_values_for_the_deal_survive_a_restart_and_are_mixed_in(tmp_path: Path) -> None:
    async with local_server(tmp_path) as served:
        room, _, bo = await waiting_with_a_friend(served)
        await bo.asked("ready", ready=True, value=OTHER)
    async with local_server(tmp_path) as served:
        ada = await served.join(room, guest="ada")
        shown = last(await ada.asked("start", value=ONE), "room")
        assert values(shown) == [ONE, "", OTHER]
    async with local_server(tmp_path) as served:
        people = [await served.join(room, guest=guest) for guest in ("ada", "bo")]
        record = await ended(served, room, *people)
    assert record.seat_values == {0: bytes.fromhex(ONE), 2: bytes.fromhex(OTHER)}


async def test_the_last_value_before_the_start_counts(
    served: LocalServer,
) -> None:
    room, ada, bo = await waiting_with_a_friend(served)
    await bo.asked("ready", ready=True, value=ONE)
    await bo.asked("ready", ready=True, value=OTHER)
    shown = last(await bo.asked("ready", ready=True), "room")
    assert values(shown) == ["", "", OTHER]
    await ada.asked("start")
    assert reason(await bo.asked("ready", ready=True, value=ONE)) == "not-waiting"
    assert reason(await ada.asked("start", value=ONE)) == "not-waiting"
    record = await ended(served, room, ada, bo)
    assert record.seat_values == {2: bytes.fromhex(OTHER)}


async def test_a_refused_start_sets_no_value(served: LocalServer) -> None:
    _, ada, bo = await waiting_with_a_friend(served)
    assert reason(await ada.asked("start", value=ONE)) == "not-all-ready"
    assert values(last(await bo.asked("ready", ready=True), "room")) == ["", "", ""]


@pytest.mark.parametrize("game", games.names())
def test_other_values_give_other_cards(game: str) -> None:
    row = table(game, bots=("random",))
    added = [replace(row.places[0], value=ONE), *row.places[1:]]
    dealt = [_first_draws(each) for each in (row, row, replace(row, places=added))]
    assert dealt[0] == dealt[1] != dealt[2]


def _first_draws(row: RoomRow) -> list[int]:
    _, opening = GameSession.start(started(row, NOW))
    return opening.move.draws


# -- all draws -----------------------------------------------------------------------------------


def drawn_again(shown: Deal, number: int) -> int:
    """By docs/records.md alone, without the dealer."""

    def eight(size: int) -> bytes:
        return size.to_bytes(8, "big")

    state = [bytes.fromhex(shown.seed)]
    for seat, value in enumerate(shown.values):
        state += [str(seat).encode(), bytes.fromhex(value)] if value else []
    key = sha256(b"".join(eight(len(part)) + part for part in state)).digest()
    draw = shown.draws[number]
    bound, attempt, word = sum(draw.weights), 0, 2**256
    while word >= 2**256 // bound * bound:
        place = eight(draw.number) + eight(attempt)
        word, attempt = int.from_bytes(sha256(key + place).digest(), "big"), attempt + 1
    lots = [o for o, w in zip(draw.outcomes, draw.weights, strict=True) for _ in range(w)]
    return lots[word % bound]


def over(row: RoomRow) -> Deal:
    return deal(replace(row, status="finished"), [move for _, move in played(row, 7)])


@pytest.mark.parametrize("game", games.names())
def test_every_draw_can_be_derived_from_the_deal(game: str) -> None:
    row = game_of(game)
    row = replace(row, places=[replace(row.places[0], value=ONE), *row.places[1:]])
    shown = over(row)
    assert sha256(bytes.fromhex(shown.seed)).hexdigest() == shown.commitment
    assert (shown.values[0], shown.given_draws) == (ONE, 0)
    assert [draw.number for draw in shown.draws] == list(range(len(shown.draws)))
    assert len(shown.draws) > 3
    for draw in shown.draws:
        assert drawn_again(shown, draw.number) == draw.outcome
        assert set(draw.outcomes) <= set(shown.written)


@pytest.mark.parametrize("game", games.names())
def test_a_lessons_fixed_draws_are_counted_apart(game: str) -> None:
    shown = over(started(table(game, lesson=True), NOW))
    assert 0 < shown.given_draws <= len(shown.draws)
    for draw in shown.draws[shown.given_draws :]:
        assert drawn_again(shown, draw.number) == draw.outcome


async def test_a_deal_is_public_once_the_game_is_over(served: LocalServer) -> None:
    async def refused(served: LocalServer, path: str) -> tuple[int, str]:
        status, problem = await served.get(path)
        return status, msgspec.json.decode(problem)["reason"]

    room, ada, bo = await waiting_with_a_friend(served)
    path = f"/api/rooms/{room}/deal"
    await bo.asked("ready", ready=True, value=OTHER)
    assert await refused(served, path) == (422, "not-begun")
    await ada.asked("start", value=ONE)
    assert await refused(served, path) == (409, "running")
    record = await ended(served, room, ada, bo)
    status, body = await served.get(path)
    shown = msgspec.json.decode(body, type=Deal)
    assert (status, shown.commitment, shown.values) == (
        200,
        record.commitment,
        [ONE, "", OTHER],
    )
    assert [draw.outcome for draw in shown.draws] == record.draws()
    assert await refused(served, "/api/rooms/zzzzzzzzzzzz/deal") == (404, "unknown-room")
