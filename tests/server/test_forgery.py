"""Forged, foreign and expired credentials are refused: one test for each kind."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ninelives.client import BadLink
from ninelives.client.links import Link
from ninelives.engine.contract import NOBODY
from ninelives.server.identity import COOKIE, Identity, token_hash
from ninelives.server.rooms.seats import AWAY_AFTER
from ninelives.wire.replies import PROTOCOL
from tests.server.rooms.local_server import Client, LocalServer
from tests.server.rooms.test_room import last, reason, seen, three_at_felix

EVIL = "http://evil.example"


async def seat_of(served: LocalServer, room: str, *, token: str = "", **who: Any) -> int:
    """The seat that a client with these credentials gets."""
    client = await served.dial(**who)
    await client.say("hello", room=room, token=token, form="facts", protocol=PROTOCOL)
    seat: int = (await client.next("welcome"))["seat"]
    if seat == NOBODY:
        assert reason(await client.asked("act", choice=0, action=0)) == "not-seated"
        assert reason(await client.asked("abandon", agree=True)) in ("not-seated", "not-playing")
    return seat


async def called(served: LocalServer, method: str, path: str, **how: Any) -> httpx.Response:
    def call() -> httpx.Response:
        return httpx.request(method, served.url + path, **how)

    return await asyncio.to_thread(call)


# -- cookies --------------------------------------------------------------------------------------


async def test_a_forged_cookie_opens_no_seat(served: LocalServer) -> None:
    room, _ = await three_at_felix(served)
    for forged in ("ada.", "ada", f"ada.{'0' * 64}", f".{'0' * 64}", '"ada"."0"'):
        assert await seat_of(served, room, cookie=f"{COOKIE}={forged}") == NOBODY


async def test_a_cookie_of_another_server_opens_no_seat(served: LocalServer) -> None:
    room, _ = await three_at_felix(served)
    foreign = f"{COOKIE}={Identity(b'other' * 8).cookie('ada')}"
    assert await seat_of(served, room, cookie=foreign) == NOBODY
    assert await seat_of(served, room, cookie=served.cookie("ada")) == 0


async def test_a_cookie_with_a_changed_signature_opens_no_seat(served: LocalServer) -> None:
    room, _ = await three_at_felix(served)
    true = served.cookie("ada")
    for changed in (f"{true[:-1]}{int(true[-1], 16) ^ 1:x}", true[:-1], true + "0"):
        assert await seat_of(served, room, cookie=changed) == NOBODY
    others = true.replace("ada.", "bo.")
    assert await seat_of(served, room, cookie=others) == NOBODY


async def test_a_cookie_of_another_guest_opens_no_seat_but_their_own(served: LocalServer) -> None:
    room, _ = await three_at_felix(served)
    assert await seat_of(served, room, guest="bo") == 1
    assert await seat_of(served, room, guest="eve") == NOBODY
    path = f"/api/rooms/{room}/replay?seat=0"
    for guest in ("bo", "eve"):
        answer = await called(served, "GET", path, headers={"cookie": served.cookie(guest)})
        assert (answer.status_code, answer.json()["reason"]) == (403, "not-allowed")


# -- tokens of seats ------------------------------------------------------------------------------


async def test_a_token_of_another_room_opens_no_seat(served: LocalServer) -> None:
    mine, foreign = await served.open("felix", seats=3), await served.open("felix", seats=3)
    assert await seat_of(served, mine.room, token=mine.token) == 0
    assert await seat_of(served, mine.room, token=foreign.token) == NOBODY


async def test_a_token_of_another_room_shows_no_seat_over_http(served: LocalServer) -> None:
    bots: dict[str, Any] = {"seats": 3, "bots": ["random"] * 2, "begin": True}
    mine, foreign = await served.open("felix", **bots), await served.open("felix", **bots)
    path = f"/api/rooms/{mine.room}/replay?seat=0"
    assert (await served.get(path, token=mine.token))[0] == 200
    assert (await served.get(path, token=foreign.token))[0] == 403


async def test_the_stored_hash_of_a_token_opens_no_seat(served: LocalServer) -> None:
    """Reading the database gives no access to a seat."""
    opened = await served.open("felix", seats=3)
    kept = token_hash(opened.token)
    for forged in (kept.hex(), kept.decode("latin-1")):
        assert await seat_of(served, opened.room, token=forged) == NOBODY


async def test_a_token_opens_nothing_when_its_seat_was_left(served: LocalServer) -> None:
    opened = await served.open("felix", seats=3)
    bo = await served.join(opened.room)
    token = last(await bo.asked("sit", seat=1), "welcome")["token"]
    assert await seat_of(served, opened.room, token=token) == 1
    await bo.asked("stand")
    assert await seat_of(served, opened.room, token=token) == NOBODY
    cy = await served.join(opened.room, guest="cy")
    await cy.asked("sit", seat=1)
    assert await seat_of(served, opened.room, token=token) == NOBODY


async def test_a_token_opens_nothing_when_its_seat_was_given_to_a_bot(served: LocalServer) -> None:
    opened = await served.open("felix", seats=3)
    ada = await served.join(opened.room, token=opened.token)
    bo = await served.join(opened.room)
    token = last(await bo.asked("sit", seat=1), "welcome")["token"]
    await bo.socket.close()
    while (await ada.next("room"))["places"][1]["online"]:
        continue
    served.clock.advance(AWAY_AFTER)
    told = last(await ada.asked("appoint", seat=1, bot="random"), "room")
    assert told["places"][1]["sitter"] == "bot"
    assert await seat_of(served, opened.room, token=token) == NOBODY


async def test_a_part_of_a_token_or_more_than_it_opens_no_seat(served: LocalServer) -> None:
    opened = await served.open("felix", seats=3)
    token = opened.token
    for wrong in (token[:-1], token + "A", token[1:], token.swapcase(), f" {token}"):
        assert await seat_of(served, opened.room, token=wrong) == NOBODY


async def test_a_token_of_a_wrong_length_is_malformed(served: LocalServer) -> None:
    opened = await served.open("felix", seats=3)
    client = await served.dial()
    await client.say("hello", room=opened.room, token="t" * 65)
    assert (await client.next())["reason"] == "malformed"
    await client.say("start")
    assert (await client.next())["reason"] == "hello-first"
    for wrong in ("", "t" * 65):
        with pytest.raises(BadLink):
            Link.read(f"{served.url}/t/{opened.room}#{wrong}")


async def test_a_token_in_a_url_opens_nothing_and_is_not_logged(
    served: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="ninelives")

    opened = await served.open("felix", seats=3, bots=["random"] * 2, begin=True)
    room, token = opened.room, opened.token
    replay = f"/api/rooms/{room}/replay"
    for path in (f"{replay}?seat=0&token={token}", f"{replay}?seat=0&authorization={token}"):
        assert (await called(served, "GET", path)).status_code == 403
    for path in (f"/api/rooms/{room}/{token}", f"/api/rooms/{token}", f"/ws?token={token}"):
        assert (await called(served, "GET", path)).status_code == 404
    address = f"ws{served.url.removeprefix('http')}/ws?token={token}"
    async with connect(address, compression=None) as line:
        await Client(line).say("hello", room=room)
        assert (await Client(line).next("welcome"))["seat"] == NOBODY
    assert "GET /api/rooms" in caplog.text
    assert token not in caplog.text


# -- what is said ---------------------------------------------------------------------------------


async def test_a_stale_choice_is_refused(served: LocalServer) -> None:
    _, (ada, *_) = await three_at_felix(served)
    first, second = seen(ada)["view"]["legal"][:2]
    await ada.asked("act", choice=0, action=first)
    before = seen(ada)
    for choice, action in ((0, second), (2, second), (999_999, first)):
        assert reason(await ada.asked("act", choice=choice, action=action)) == "stale"
    assert (await ada.asked("act", choice=0, action=first))[-1] == before | {"events": []}


async def test_a_replayed_act_is_applied_once(served: LocalServer) -> None:
    """A recorded message is useless, to its own seat and to another."""
    room, people = await three_at_felix(served)
    acts = [{"choice": 0, "action": seen(each)["view"]["legal"][0]} for each in people]
    for person, act in zip(people, acts, strict=True):
        await person.asked("act", **act)
    before = [(await served.join(room, guest=guest)) for guest in ("ada", "bo", "cy")]
    again = await served.join(room, guest="ada")
    for act in acts:
        await again.asked("act", **act)
    watcher = await served.join(room)
    for act in acts:
        assert reason(await watcher.asked("act", **act)) == "not-seated"
    after = [(await served.join(room, guest=guest)) for guest in ("ada", "bo", "cy")]
    assert [seen(each) for each in after] == [seen(each) for each in before]
    assert seen(after[0])["revision"] == 3


async def test_an_act_for_another_seat_is_refused(served: LocalServer) -> None:
    _, people = await three_at_felix(served)
    for person in people:
        await person.asked("act", choice=0, action=seen(person)["view"]["legal"][0])
    for person in people:
        await person.so_far()
    (seat,) = seen(people[0])["waiting"]
    act = {"choice": 1, "action": seen(people[seat])["view"]["legal"][0]}
    other = people[seat - 1]
    assert reason(await other.asked("act", **act, seat=seat)) == "malformed"
    assert last(await other.asked("act", **act), "refused")["rule"].startswith("FX-")
    assert await people[seat].so_far() == []


async def test_a_rematch_with_a_foreign_token_is_refused(served: LocalServer) -> None:
    opened = await served.open("felix", seats=3, bots=["random"] * 2, begin=True)
    foreign = await served.open("felix", seats=3)
    ada = await served.join(opened.room, token=opened.token)
    await ada.asked("abandon", agree=True)
    stranger = await served.join(opened.room, token=foreign.token)
    assert reason(await stranger.asked("rematch")) == "not-seated"
    assert await ada.so_far() == []
    await ada.say("rematch")
    moved = (await ada.next("moved"))["room"]
    assert await seat_of(served, moved, token=foreign.token) == NOBODY
    assert await seat_of(served, moved, token=opened.token) == 0


async def test_a_message_before_hello_is_refused(served: LocalServer) -> None:
    """Also with the cookie of a seated guest: no room was named."""
    room, (ada, *_) = await three_at_felix(served)
    client = await served.dial(guest="ada")
    await client.say("act", choice=0, action=seen(ada)["view"]["legal"][0])
    assert (await client.next())["reason"] == "hello-first"
    await client.say("abandon", agree=True)
    assert (await client.next())["reason"] == "hello-first"
    assert [each for each in await ada.so_far() if each["type"] == "update"] == []
    assert await seat_of(served, room, guest="ada") == 0


async def test_a_second_hello_changes_no_identity(served: LocalServer) -> None:
    opened = await served.open("felix", seats=3)
    other = await served.open("felix", seats=3)
    watcher = await served.join(opened.room)
    for room, token in ((opened.room, opened.token), (other.room, other.token)):
        told = await watcher.asked("hello", room=room, token=token)
        assert reason(told) == "already-here"
        assert "welcome" not in {message["type"] for message in told}
    assert reason(await watcher.asked("ready", ready=True)) == "not-seated"


# -- from elsewhere -------------------------------------------------------------------------------


async def test_a_socket_from_a_foreign_origin_is_not_opened_with_a_true_cookie(
    served: LocalServer,
) -> None:
    for origin in (EVIL, "null", "https://127.0.0.1.evil.example", "file://"):
        with pytest.raises(InvalidStatus) as refused:
            await served.dial(guest="ada", origin=origin)
        assert refused.value.response.status_code == 403


async def test_a_call_from_a_foreign_origin_opens_no_table_with_a_true_cookie(
    served: LocalServer,
) -> None:
    wish = {"game": "felix", "seats": 3}
    for origin in (EVIL, "null", ""):
        headers = {"cookie": served.cookie("ada"), "origin": origin}
        answer = await called(served, "POST", "/api/rooms", json=wish, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-origin")
        assert "set-cookie" not in answer.headers
    assert await served.state.store.count_unfinished("ada") == 0


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "localhost.evil.example"])
async def test_a_rebound_host_name_gets_nothing(served: LocalServer, host: str) -> None:
    """DNS rebinding: to the browser this is the origin of the other page, and it may read."""
    headers = {"host": host, "origin": f"http://{host}", "cookie": served.cookie("ada")}
    for method, path in (("GET", "/api/tables"), ("GET", "/"), ("POST", "/api/rooms")):
        answer = await called(served, method, path, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (421, "wrong-host")
    upgrade = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        "sec-websocket-version": "13",
    }
    answer = await called(served, "GET", "/ws", headers=headers | upgrade)
    assert answer.status_code == 403
