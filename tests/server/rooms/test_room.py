"""Rooms over real WebSockets: joining, sitting, chatting, leaving, playing on."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ninelives import games
from ninelives.engine.contract import NOBODY
from ninelives.play.reader import read_record
from ninelives.play.replay import verify_record
from ninelives.server.identity import new_token, token_hash
from ninelives.server.rooms.clocks import RETURN_GRANT
from ninelives.server.rooms.seats import AWAY_AFTER
from ninelives.server.store.rows import PlaceRow
from ninelives.wire.http import NewRoom
from ninelives.wire.replies import Timing
from testkit.server import GENEROUS
from tests.server.rooms.local_server import Client, LocalServer, Message, local_server


def last(messages: list[Message], kind: str) -> Message:
    found = [message for message in messages if message["type"] == kind]
    assert found, (kind, messages)
    return found[-1]


def reason(messages: list[Message]) -> str:
    return str(last(messages, "refused")["reason"])


async def three_at_felix(served: LocalServer, **wish: Any) -> tuple[str, list[Client]]:
    """A running game of Felix with the guests Ada, Bo and Cy."""
    await served.named("bo", "Bo")
    await served.named("cy", "Cy")
    opened = await served.open("felix", seats=3, **wish)
    people = [await served.join(opened.room, guest=guest) for guest in ("ada", "bo", "cy")]
    for seat in (1, 2):
        await people[seat].asked("sit", seat=seat)
        await people[seat].asked("ready", ready=True)
    await people[0].asked("start")
    for person in people:
        await person.so_far()
    return opened.room, people


def seen(client: Client) -> Message:
    """The client's latest update."""
    text = next(text for text in reversed(client.heard) if text.startswith('{"type":"update"'))
    update: Message = msgspec.json.decode(text)
    return update


@pytest.mark.parametrize("game", games.names())
async def test_a_whole_game_of_people_and_a_bot(served: LocalServer, game: str) -> None:
    """All seats play at once when asked; the record verifies, and any client may get it."""

    async def plays(client: Client, seat: int) -> Message:
        """Take a legal action whenever asked; returns the room at the end."""
        answered = -1
        while True:
            message = await client.next()
            asked = message["type"] == "update" and seat in message["waiting"]
            if asked and message["choice"] > answered:
                answered = message["choice"]
                legal = message["view"]["legal"]
                action = legal[message["revision"] % len(legal)]
                await client.say("act", choice=message["choice"], action=action)
            assert message["type"] != "refused"
            if message["type"] == "room" and message["status"] == "finished":
                return message

    seats = max(games.load(game).info.seats)
    opened = await served.open(game, seats=seats, bots=["greedy"])
    room, tokens = opened.room, {0: opened.token}
    clients = {0: await served.join(room, token=opened.token)}
    for seat in range(2, seats):
        clients[seat] = await served.join(room)
        welcome = last(await clients[seat].asked("sit", seat=seat), "welcome")
        assert welcome["seat"] == seat
        tokens[seat] = welcome["token"]
        await clients[seat].asked("ready", ready=True)
    await clients[0].say("start")
    over = await asyncio.gather(*(plays(client, seat) for seat, client in clients.items()))
    assert all(room == over[0] for room in over)
    assert len(over[0]["points"]) == seats
    assert min(over[0]["ranks"]) == 1
    status, text = await served.get(f"/api/rooms/{room}/record")
    record = read_record(text.decode())
    verify_record(record)
    assert (status, record.outcome is not None) == (200, True)
    assert record.commitment == over[0]["commitment"]


async def test_any_client_with_the_link_may_watch(served: LocalServer) -> None:
    opened = await served.open("felix", seats=3)
    client = await served.dial()
    await client.say("hello", room=opened.room)
    welcome, room = await client.next(), await client.next()
    assert (welcome["type"], welcome["seat"], welcome["token"]) == ("welcome", NOBODY, "")
    assert (room["type"], room["status"], room["watching"]) == ("room", "waiting", 1)
    assert [place["sitter"] for place in room["places"]] == ["person", "free", "free"]
    assert len(room["commitment"]) == 64


async def test_a_seat_is_known_by_cookie_and_by_token_on_several_devices(
    served: LocalServer,
) -> None:
    opened = await served.open("felix", seats=3)
    at_home = await served.dial(guest="ada")
    await at_home.say("hello", room=opened.room)
    assert await at_home.next() | {"token": ""} == await served.welcome(opened.room, guest="ada")
    phone = await served.dial()
    await phone.say("hello", room=opened.room, token=opened.token)
    welcome = await phone.next()
    assert (welcome["seat"], welcome["token"]) == (0, opened.token)
    await phone.asked("rename", name="Ada L.")
    names = last(await at_home.so_far(), "room")["places"]
    assert names[0]["name"] == "Ada L."


async def test_the_handshake_makes_a_client_without_a_cookie_a_guest(served: LocalServer) -> None:
    """A seat has an owner from the start: the cookie of the handshake finds it again."""
    opened = await served.open("felix", seats=3)
    stranger = await served.join(opened.room)
    assert stranger.socket.response is not None
    (cookie,) = stranger.socket.response.headers.get_all("set-cookie")
    await stranger.asked("sit", seat=1)
    assert (await served.room(opened.room)).row.places[1].guest
    named = cookie.partition(";")[0]
    assert {"httponly", "samesite=lax", "path=/"} < set(cookie.lower().split("; "))
    assert (await served.welcome(opened.room, cookie=named))["seat"] == 1
    _, tables = await served.get("/api/tables", cookie=named)
    assert [table["id"] for table in msgspec.json.decode(tables)["running"]] == [opened.room]
    again = await served.dial(cookie=named)
    assert again.socket.response is not None
    assert "set-cookie" not in again.socket.response.headers


async def test_a_seat_that_was_stored_without_an_owner_is_opened_by_its_token(
    served: LocalServer,
) -> None:
    opened = await served.open("felix", seats=3)
    room = await served.room(opened.room)
    token = new_token()
    place = PlaceRow("person", name="Nala", token_hash=token_hash(token))
    room.row = replace(room.row, places=[room.row.places[0], place, room.row.places[2]])
    assert (await served.welcome(opened.room, guest="nala", token=token))["seat"] == 1
    assert (await served.welcome(opened.room, guest="nala"))["seat"] == NOBODY
    assert (await served.welcome(opened.room))["seat"] == NOBODY


async def test_sitting_down_sends_the_token_to_all_tabs_of_the_player(
    served: LocalServer,
) -> None:
    opened = await served.open("felix", seats=3)
    tabs = [await served.join(opened.room, guest="bo") for _ in range(2)]
    stranger = await served.join(opened.room)
    welcome = last(await tabs[0].asked("sit", seat=1), "welcome")
    assert last(await tabs[1].so_far(), "welcome") == welcome
    assert "welcome" not in {message["type"] for message in await stranger.so_far()}
    assert (await served.welcome(opened.room, token=welcome["token"]))["seat"] == 1


async def test_seats_are_swapped_with_the_people_on_them(served: LocalServer) -> None:
    opened = await served.open("felix", seats=3)
    host = await served.join(opened.room, guest="ada")
    other = await served.join(opened.room)
    token = last(await other.asked("sit", seat=1), "welcome")["token"]
    told = await host.asked("swap", seat=0, other_seat=1)
    assert last(told, "welcome")["seat"] == 1
    assert last(told, "room")["host"] == 1
    assert last(await other.so_far(), "welcome")["seat"] == 0
    assert (await served.welcome(opened.room, token=token))["seat"] == 0
    told = await other.asked("stand")
    assert last(told, "welcome")["seat"] == NOBODY


async def test_the_seed_is_secret_while_the_game_runs(served: LocalServer) -> None:
    room, (ada, *_) = await three_at_felix(served)
    promised = (await served.registry.find(room)).row.seed  # type: ignore[union-attr]
    assert promised.hex() not in "".join(ada.heard)
    status, problem = await served.get(f"/api/rooms/{room}/record")
    assert (status, b"running" in problem) == (409, True)


async def test_chat_is_stored_and_sent_to_later_clients(served: LocalServer) -> None:
    opened = await served.open("felix", seats=3)
    ada = await served.join(opened.room, guest="ada")
    await ada.asked("say", text=" <b>Hi</b>\x00 there ")
    await ada.asked("phrase", phrase="good-luck")
    stranger = await served.dial()
    await stranger.say("hello", room=opened.room)
    told = [each for each in await stranger.so_far() if each["type"] == "said"]
    assert [(each["text"], each["phrase"]) for each in told] == [
        ("<b>Hi</b> there", ""),
        ("", "good-luck"),
    ]
    assert reason(await stranger.asked("say", text="hello")) == "not-seated"
    assert reason(await ada.asked("phrase", phrase="nonsense")) == "no-such-phrase"


async def test_a_reaction_reaches_everyone_and_is_not_stored(served: LocalServer) -> None:
    room, (ada, bo, _) = await three_at_felix(served)
    watcher = await served.join(room)
    await ada.asked("react", reaction="laugh")
    for client in (bo, watcher):
        assert last(await client.so_far(), "reacted") == {
            "type": "reacted",
            "seat": 0,
            "reaction": "laugh",
        }
    assert reason(await ada.asked("react", reaction="nonsense")) == "no-such-reaction"
    assert reason(await watcher.asked("react", reaction="laugh")) == "not-seated"
    for _ in range(4):
        await ada.asked("react", reaction="hiss")
    assert reason(await ada.asked("react", reaction="hiss")) == "too-fast"
    assert reason(await ada.asked("say", text="Hi")) == "too-fast"
    assert notices(await (await served.dial(guest="cy")).asked("hello", room=room)) == []


def notices(messages: list[Message]) -> list[tuple[str, str, str]]:
    """What was said: the notice, the name, and who caused it."""
    said = [each for each in messages if each["type"] == "said"]
    return [(each["notice"], each["name"], each["by"]) for each in said]


async def test_who_leaves_and_comes_back_is_told_to_the_others(served: LocalServer) -> None:
    room, (ada, bo, cy) = await three_at_felix(served)
    await bo.asked("stand")
    assert notices(await ada.so_far()) == [("left", "Bo", "")]
    await bo.asked("takeback")
    assert notices(await ada.so_far()) == [("back", "Bo", "")]
    await cy.socket.close()
    await ada.next("room")
    served.clock.advance(AWAY_AFTER)
    assert notices(await ada.so_far()) == [("away", "Cy", "")]
    await served.join(room, guest="cy")
    assert notices(await ada.so_far()) == [("back", "Cy", "")]


async def test_a_stand_in_is_told_with_the_player_who_asked_for_it(served: LocalServer) -> None:
    room, (ada, bo, cy) = await three_at_felix(served)
    await cy.socket.close()
    await ada.next("room")
    served.clock.advance(AWAY_AFTER)
    await ada.asked("standin", seat=2)
    told = [("away", "Cy", ""), ("stood-in", "Cy", "Ada")]
    assert notices(await bo.so_far()) == told
    back = await served.dial(guest="cy")
    told.append(("back", "Cy", ""))
    assert set(notices(await back.asked("hello", room=room))) == set(told)
    assert notices(await (await served.dial()).asked("hello", room=room)) == told


async def test_a_short_absence_is_not_told(served: LocalServer) -> None:
    room, (ada, _, cy) = await three_at_felix(served)
    await cy.socket.close()
    await ada.next("room")
    served.clock.advance(AWAY_AFTER - 1)
    await served.join(room, guest="cy")
    served.clock.advance(AWAY_AFTER)
    assert notices(await ada.so_far()) == []


async def test_notices_do_not_fill_the_chat(served: LocalServer) -> None:
    _, (ada, bo, _) = await three_at_felix(served)
    for _ in range(10):
        await bo.asked("stand")
        await bo.asked("takeback")
    assert len(notices(await ada.so_far())) == 5


async def test_a_player_alone_with_bots_gets_no_notices(served: LocalServer) -> None:
    _, ada = await served.alone()
    assert notices(await ada.asked("stand")) == []


async def test_a_client_that_watches_is_a_spectator_whatever_it_may_open(
    served: LocalServer,
) -> None:
    room, (ada, *_) = await three_at_felix(served)
    opened = await served.open("felix", seats=3)
    for where, who in ((room, {"guest": "ada"}), (opened.room, {"token": opened.token})):
        screen = await served.dial(guest=who.get("guest", ""))
        told = await screen.asked("hello", room=where, token=who.get("token", ""), watch=True)
        assert (told[0]["seat"], told[0]["token"]) == (NOBODY, "")
        if where == room:
            stranger = await served.dial()
            seen_by_all = await stranger.asked("hello", room=where)
            assert last(told, "update") == last(seen_by_all, "update")
            assert last(told, "update") != seen(ada)


async def test_a_nudge_reaches_the_seat_to_move_and_is_limited(served: LocalServer) -> None:
    _, people = await three_at_felix(served)
    update = seen(people[0])
    seat = update["waiting"][0]
    asker, target = people[seat - 1], people[seat]
    idle = [other for other in range(3) if other not in update["waiting"]]
    assert await asker.asked("nudge", seat=seat) == []
    assert [each["seat"] for each in await target.so_far()] == [(seat - 1) % 3]
    assert reason(await asker.asked("nudge", seat=seat)) == "too-fast"
    served.clock.advance(20_000)
    assert await asker.asked("nudge", seat=seat) == []
    for other in [*idle, 7]:
        assert reason(await asker.asked("nudge", seat=other)) == "not-their-turn"


async def test_a_stand_in_plays_until_the_player_returns(served: LocalServer) -> None:
    room, (ada, bo, cy) = await three_at_felix(served)
    assert reason(await ada.asked("standin", seat=2)) == "not-absent"
    await cy.socket.close()
    await ada.next("room")
    assert reason(await ada.asked("standin", seat=2)) == "not-absent"
    served.clock.advance(AWAY_AFTER)
    place = last(await ada.asked("standin", seat=2), "room")["places"][2]
    assert (place["stands_in"], place["name"], place["sitter"]) == (True, "Cy", "person")
    back = await served.join(room, guest="cy")
    assert not last(await bo.so_far(), "room")["places"][2]["stands_in"]
    assert reason(await back.asked("takeback")) == "not-stood-in"


async def test_leaving_during_the_game_keeps_the_seat(served: LocalServer) -> None:
    _, (ada, bo, _) = await three_at_felix(served)
    place = last(await bo.asked("stand"), "room")["places"][1]
    assert place["stands_in"]
    place = last(await bo.asked("takeback"), "room")["places"][1]
    assert (place["stands_in"], place["name"]) == (False, "Bo")
    assert reason(await ada.asked("standin", seat=0)) == "not-absent"


async def test_a_stand_in_plays_when_time_runs_out(served: LocalServer) -> None:
    _, people = await three_at_felix(served, timing=Timing(budget=60))
    update = seen(people[0])
    assert update["left"] == [60_000] * 3
    late = update["waiting"][0]
    served.clock.advance(59_999)
    assert await people[late].so_far() == []
    served.clock.advance(1)
    told = await people[late].next("room")
    assert told["places"][late]["stands_in"]
    name = told["places"][late]["name"]
    assert ("timed-out", name, "") in notices(await people[late - 1].so_far())
    told = await people[late].all_until("update")
    told = await people[late].asked("takeback")
    assert not last(told, "room")["places"][late]["stands_in"]
    assert last(told, "update")["left"][late] >= RETURN_GRANT


async def test_a_game_is_abandoned_when_all_vote_for_it(served: LocalServer) -> None:
    room, people = await three_at_felix(served)
    await people[0].asked("abandon", agree=True)
    told = last(await people[1].asked("abandon", agree=True), "room")
    assert [place["abandons"] for place in told["places"]] == [True, True, False]
    assert told["status"] == "playing"
    await people[1].asked("abandon", agree=False)
    await people[2].asked("abandon", agree=True)
    told = last(await people[1].asked("abandon", agree=True), "room")
    assert (told["status"], told["points"]) == ("abandoned", [])
    assert reason(await people[0].asked("act", choice=0, action=0)) == "not-playing"
    status, text = await served.get(f"/api/rooms/{room}/record")
    record = read_record(text.decode())
    verify_record(record)
    assert (status, record.outcome, record.seed is not None) == (200, None, True)


async def test_a_rematch_takes_all_clients_along_on_their_seats(served: LocalServer) -> None:
    room, people = await three_at_felix(served)
    assert reason(await people[0].asked("rematch")) == "not-over"
    for person in people:
        await person.asked("abandon", agree=True)
    watcher = await served.join(room)
    assert reason(await watcher.asked("rematch")) == "not-seated"
    await people[1].say("rematch")
    moved = (await people[1].next("moved"))["room"]
    assert (await people[0].next("moved"))["room"] == moved
    assert (await watcher.next("moved"))["room"] == moved
    assert last(await people[2].asked("rematch"), "moved")["room"] == moved
    bo = await served.dial(guest="bo")
    await bo.say("hello", room=moved)
    assert (await bo.next())["seat"] == 1
    shown = await bo.next("room")
    assert (shown["host"], shown["status"]) == (1, "waiting")
    assert [place["ready"] for place in shown["places"]] == [False, True, False]


async def test_a_rematch_keeps_names_chat_and_score_also_after_a_restart(tmp_path: Path) -> None:
    async with local_server(tmp_path) as served:
        room, people = await three_at_felix(served)
        await people[2].asked("say", text="Once more?")
        live = await served.room(room)
        live.run(
            partial(
                live.update, replace(live.row, status="finished", points=[3, 9, 1], ranks=[2, 1, 3])
            )
        )
        await people[1].say("rematch")
        moved = (await people[1].next("moved"))["room"]
        before = await everything(served, moved)
    async with local_server(tmp_path) as served:
        assert await everything(served, moved) == before
    names, said, evening = before
    assert names == ["Ada", "Bo", "Cy"]
    assert said == [(2, "Once more?", ""), (1, "", "rematch")]
    assert evening == [("Bo", 1, 9), ("Ada", 0, 3), ("Cy", 0, 1)]


async def everything(served: LocalServer, room: str) -> tuple[Any, Any, Any]:
    """Names, chat and score of a room, as Ada is sent them."""
    ada = await served.dial(guest="ada")
    await ada.say("hello", room=room)
    told = await ada.so_far()
    shown = last(told, "room")
    said = [each for each in told if each["type"] == "said"]
    return (
        [place["name"] for place in shown["places"]],
        [(each["seat"], each["text"], each["notice"]) for each in said],
        [(each["name"], each["wins"], each["points"]) for each in shown["evening"]],
    )


async def test_the_link_of_a_seat_opens_the_rematch_too(served: LocalServer) -> None:
    opened, ada = await served.alone()
    await ada.asked("abandon", agree=True)
    await ada.say("rematch")
    moved = (await ada.next("moved"))["room"]
    again = await served.dial()
    await again.say("hello", room=moved, token=opened.token)
    assert (await again.next())["seat"] == 0
    shown = await again.next("room")
    assert (shown["status"], shown["host"]) == ("waiting", 0)
    assert last(await again.asked("start"), "room")["status"] == "playing"


async def test_programs_without_a_cookie_are_not_counted_together(tmp_path: Path) -> None:
    """A client with a token alone may open a rematch, however many others there are."""
    async with local_server(tmp_path, limits=replace(GENEROUS, rooms_per_guest=1)) as served:
        await served.registry.open(NewRoom(game="felix", seats=3, bots=["random"]), "eve", "Eve")
        host = await served.open("felix", seats=3, bots=["random"])
        ada = await served.join(host.room, guest="ada")
        program = await served.join(host.room)
        token = last(await program.asked("sit", seat=2), "welcome")["token"]
        await program.asked("ready", ready=True)
        await ada.asked("start")
        await ada.asked("abandon", agree=True)
        await program.asked("abandon", agree=True)
        await program.say("rematch")
        moved = (await program.next("moved"))["room"]
        assert (await served.welcome(moved, token=token))["seat"] == 2


async def test_the_number_of_spectators_is_broadcast_at_most_once_a_second(
    served: LocalServer,
) -> None:
    opened = await served.open("felix", seats=3)
    ada = await served.join(opened.room, token=opened.token)
    crowd = [await served.join(opened.room) for _ in range(3)]
    assert await ada.so_far() == []
    served.clock.advance(1_000)
    assert [each["watching"] for each in await ada.so_far()] == [3]
    for each in crowd:
        await each.so_far()
