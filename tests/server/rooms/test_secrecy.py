"""Every byte that a seat, a spectator or a stranger receives, and what it does not reveal.

The games test that a view reveals no secret. These tests show that the server sends nothing but
views and events, each to its own seat, and that two worlds which look the same to a seat get the
same messages, byte for byte.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import NOBODY, State
from ninelives.play.match import Match
from ninelives.server.identity import token_hash
from ninelives.server.rooms.broadcast import NO_EVENTS, UpdateBuilder
from ninelives.server.rooms.replay import MAX_LOGGED
from ninelives.server.rooms.room import Room
from ninelives.server.rooms.session import GameSession
from ninelives.server.store.rows import RoomRow
from ninelives.wire.replies import PROTOCOL, Update
from tests.server.rooms.encodings import encodings_of
from tests.server.rooms.local_server import Client, LocalServer, Message, local_server
from tests.server.rooms.tables import NOW, game_of
from tests.server.rooms.test_room import last, seen

GUESTS = ("guest-ada", "guest-bo", "guest-cy", "guest-di", "guest-eve")
ALL_GAMES = pytest.mark.parametrize("game", games.names())


# -- two worlds -----------------------------------------------------------------------------------


@ALL_GAMES
async def test_worlds_that_look_the_same_sound_the_same(tmp_path: Path, game: str) -> None:
    """At many points of many games, for a seat and for a spectator, in both forms of a view."""
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    differences = 0
    async with local_server(tmp_path / "one") as one, local_server(tmp_path / "other") as other:
        for seed in range(8):
            row = game_of(game)
            for viewer in (NOBODY, seed % row.seats):
                worlds = list(two_worlds(one, other, row, viewer, seed))
                told = [await heard_in(*world, row, viewer) for world in worlds]
                assert told[0] == told[1]
                differences += worlds[0][2] != worlds[1][2]
    assert differences > 3


Moves = list[tuple[int, int]]


def two_worlds(
    one: LocalServer, other: LocalServer, row: RoomRow, viewer: int, seed: int
) -> Iterator[tuple[LocalServer, GameSession, Moves]]:
    """A game at some point, the same game with other secrets, and how both may go on.

    How they go on differs where it can without showing in the viewer's view.
    """
    dice = QuickDice(seed)
    true, imagined = so_far(row, seed), so_far(row, seed)
    world = imagined.game.imagine(imagined.view(viewer), dice)
    imagined.match = Match(imagined.match.record, world, imagined.match._dealer)
    assert imagined.view(viewer) == true.view(viewer)
    moves = unseen_difference(true.match, imagined.match, viewer)
    yield one, true, moves[0]
    yield other, imagined, moves[1]


def so_far(row: RoomRow, seed: int) -> GameSession:
    """A random game up to a point that depends on the seed."""
    dice = QuickDice(seed + 100)
    session, _ = GameSession.start(row)
    for step in range(1, seed * seed * 2):
        waiting = session.match.waiting()
        if len(waiting) == 0:
            return so_far(row, seed - 1)
        seat = dice.choice(waiting)
        legal = session.view(seat).legal
        session.act(seat, session.next_choice(seat), dice.choice(legal), NOW + step)
    return session if session.match.waiting() else so_far(row, seed - 1)


def unseen_difference(true: Match, imagined: Match, viewer: int) -> tuple[Moves, Moves]:
    """A next move of another seat in each world after which both still look the same."""
    for seat in true.waiting():
        if seat == viewer:
            continue
        for action in imagined.view(seat).legal[:12]:
            for mine in true.view(seat).legal[:-13:-1]:
                views = [after(true, seat, mine, viewer), after(imagined, seat, action, viewer)]
                if views[0] is not None and views[0] == views[1]:
                    return [(seat, mine)], [(seat, action)]
    return [], []


def after(match: Match, seat: int, action: int, viewer: int) -> object:
    """What the viewer sees after this move, in a copy of the match; None at a round's end."""
    record = copy(match.record)
    record.steps = list(record.steps)
    state: State = match._state.clone()
    trial = Match(record, state, match._dealer)
    rounds = len(table_of(trial, viewer)["sheet"])
    trial.act(seat, action)
    over = len(table_of(trial, viewer)["sheet"]) > rounds
    return None if over else trial.view(viewer).facts()


def table_of(match: Match, viewer: int) -> dict[str, Any]:
    table = match.view(viewer).facts()["table"]
    assert isinstance(table, dict)
    return table


async def heard_in(
    served: LocalServer, session: GameSession, moves: Moves, row: RoomRow, viewer: int
) -> list[list[str]]:
    """All that the viewer's sockets receive: coming in, asking, and while others play."""
    await served.state.store.save_room(row)
    old = served.registry._rooms.get(row.id)
    if old is not None:
        old.close()
    served.registry._rooms[row.id] = Room(
        row, session, [], served.registry._context, served.registry
    )
    guest = GUESTS[viewer] if viewer >= 0 else ""
    clients = [await served.join(row.id, guest=guest, form=form) for form in ("facts", "picture")]
    shown = seen(clients[0])
    for action in range(session.game.info.actions):
        await clients[0].say("why", action=action)
        if action not in shown["view"]["legal"]:
            await clients[0].say("act", choice=shown["choice"], action=action)
        if action % 50 == 0:
            await clients[0].so_far()
    for seat, action in moves:
        mover = await served.join(row.id, guest=GUESTS[seat])
        choice = session.next_choice(seat)
        served.registry._context.store.save_move = kept  # type: ignore[method-assign,assignment]
        assert last(await mover.asked("act", choice=choice, action=action), "update")
    for client in clients:
        await client.so_far()
    return [client.heard for client in clients]


def kept(*_: object) -> asyncio.Future[None]:
    """Do not store the journal of an imagined world."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done.set_result(None)
    return done


# -- whole games ----------------------------------------------------------------------------------


@ALL_GAMES
async def test_all_that_is_sent_in_a_whole_game(served: LocalServer, game: str) -> None:
    """Each seat gets its own view and events; every other client gets those of a spectator."""
    row = game_of(game)
    session, opening = GameSession.start(row)
    room = Room(row, session, [], served.registry._context, served.registry)
    served.registry._rooms[row.id] = room
    await served.state.store.save_room(row)
    await served.state.store.save_move(row.id, opening.move)
    seats = [await served.join(row.id, guest=GUESTS[seat]) for seat in range(row.seats)]
    nobodies = await people_without_a_seat(served, row)
    for client in [*seats, *nobodies]:
        await client.so_far()
        client.heard.clear()
    await play_to_the_end(room, seats, nobodies)
    for nobody in nobodies[1:]:
        assert nobody.heard == nobodies[0].heard
    secrets = secrets_of(served, row, room)
    for client in [*seats, *nobodies]:
        assert [secret for secret in secrets if secret in "".join(client.heard)] == []


async def people_without_a_seat(served: LocalServer, row: RoomRow) -> list[Client]:
    """A spectator, and clients with invalid or foreign credentials."""
    other = await served.open(row.game, seats=row.seats)
    forged = f"{served.cookie(GUESTS[0])[:-1]}0".replace("ninelives=", "ninelives=x")
    clients = [
        await served.join(row.id),
        await served.join(row.id, token="a" * 32),
        await served.join(row.id, token=token_hash("a" * 32).hex()),
        await served.join(row.id, token=other.token),
        await served.join(row.id, guest="ada"),
    ]
    stranger = await served.dial(cookie=forged)
    await stranger.say("hello", room=row.id, form="facts", protocol=PROTOCOL)
    await stranger.so_far()
    return [*clients, stranger]


async def play_to_the_end(room: Room, seats: list[Client], nobodies: list[Client]) -> None:
    """Play to the end, and compare each client's messages with its view."""
    assert room.session is not None
    dice, session = QuickDice(5), room.session
    while waiting := session.match.waiting():
        seat = dice.choice(waiting)
        legal = session.view(seat).legal
        action, choice = dice.choice(legal), session.next_choice(seat)
        for nobody in nobodies if session.revision % 7 == 0 else ():
            await nobody.asked("act", choice=choice, action=action)
        await seats[seat].say("act", choice=choice, action=action)
        for viewer, client in [*enumerate(seats), *((NOBODY, nobody) for nobody in nobodies)]:
            message = await client.next("update")
            assert view_and_rest(message) == expected(session, viewer)
            assert {event["event"] for event in message["events"]} <= events_of(session)
    for client in [*seats, *nobodies]:
        assert (await client.next("room"))["status"] == "finished"


def events_of(session: GameSession) -> set[str]:
    return set(games.event_types(session.game.info.name))


def view_and_rest(message: Message) -> Message:
    return {key: value for key, value in message.items() if key not in ("type", "events")}


def expected(session: GameSession, viewer: int) -> Message:
    update: Update = UpdateBuilder(session, NO_EVENTS, NOW).for_seat(viewer, "facts")
    told: Message = msgspec.to_builtins(update)
    assert told["view"] == session.game.view(session.match._state, viewer).facts()
    return view_and_rest(told)


def secrets_of(served: LocalServer, row: RoomRow, room: Room) -> list[str]:
    """What no message may contain, in every encoding it could have."""
    assert room.session is not None
    secrets = [row.seed, *(place.token_hash for place in row.places), b"k" * 32]
    texts = [text for secret in secrets for text in encodings_of(secret)]
    draws = room.session.match.record.draws()
    texts += [msgspec.json.encode(draws).decode(), msgspec.json.encode(draws[:12]).decode()[1:-1]]
    return texts + [*GUESTS, served.cookie(GUESTS[0]), "token_hash", '"seed"', "guest"]


# -- over HTTP ------------------------------------------------------------------------------------


@ALL_GAMES
async def test_a_replay_of_a_running_game_shows_what_was_sent(
    served: LocalServer, game: str
) -> None:
    """The caller's own seat; anything else is refused, or is what a spectator saw."""
    opened, ada = await served.alone(game)
    while 0 not in seen(ada)["waiting"]:
        await ada.next("update")
    path = f"/api/rooms/{opened.room}/replay?form=facts&protocol={PROTOCOL}"
    spectator = await served.get(f"{path}&seat=-2")
    mine = served.cookie("ada")
    assert msgspec.json.decode((await served.get(path, cookie=mine))[1])["seat"] == 0
    assert msgspec.json.decode((await served.get(path, token=opened.token))[1])["seat"] == 0
    for who in ({}, {"cookie": "ninelives=ada.0"}, {"token": "x" * 32}):
        assert await served.get(path, **who) == spectator
        assert (await served.get(f"{path}&seat=0", **who))[0] == 403
    for other in (f"{path}&seat=1", f"{path}&open=1"):
        status, problem = await served.get(other, cookie=mine)
        assert (status, msgspec.json.decode(problem)["reason"]) == (403, "not-allowed")
    assert (await served.get(f"/api/rooms/{opened.room}/record", cookie=mine))[0] == 409


@ALL_GAMES
async def test_an_event_log_has_exactly_what_was_sent(served: LocalServer, game: str) -> None:
    """Each seat gets the events it was sent live; every other caller those of a spectator."""
    row = game_of(game)
    session, opening = GameSession.start(row)
    room = Room(row, session, [], served.registry._context, served.registry)
    room._opening = opening.log
    served.registry._rooms[row.id] = room
    await served.state.store.save_room(row)
    await served.state.store.save_move(row.id, opening.move)
    viewers = [*range(row.seats), NOBODY]
    clients = [await served.join(row.id, guest=GUESTS[seat]) for seat in range(row.seats)]
    clients.append(await served.join(row.id))
    sent = [[seen(client)["events"]] for client in clients]
    await require_logged(served, row, viewers, sent)
    dice = QuickDice(8)
    while waiting := session.match.waiting():
        seat = dice.choice(waiting)
        action = dice.choice(session.view(seat).legal)
        await clients[seat].say("act", choice=session.next_choice(seat), action=action)
        for events, client in zip(sent, clients, strict=True):
            events.append((await client.next("update"))["events"])
        if session.revision % 40 == 7:
            await require_logged(served, row, viewers, sent)
    assert (await clients[0].next("room"))["status"] == "finished"
    await require_logged(served, row, viewers, sent)
    assert sent[0] != sent[-1]


async def require_logged(
    served: LocalServer, row: RoomRow, viewers: list[int], sent: list[list[list[Message]]]
) -> None:
    """Each viewer gets the events that its own connection was sent, whole or in part."""
    path = f"/api/rooms/{row.id}/events"
    for viewer, events in zip(viewers, sent, strict=True):
        mine = served.cookie(GUESTS[viewer]) if viewer >= 0 else ""
        for since in (0, len(events) // 2, len(events)):
            log = msgspec.json.decode((await served.get(f"{path}?since={since}", cookie=mine))[1])
            first = max(since, len(events) - MAX_LOGGED)
            assert log == {
                "room": row.id,
                "seat": viewer,
                "first": first,
                "events": events[first:],
            }
    spectator = await served.get(path)
    for cookie in ("ninelives=guest-ada.0", served.cookie("stranger")):
        assert await served.get(path, cookie=cookie) == spectator
    for token in ("x" * 32, token_hash("a" * 32).hex(), (b"a" * 32).decode()):
        assert await served.get(path, token=token) == spectator
    assert await served.get(f"{path}?seat=0") == spectator


# -- time -----------------------------------------------------------------------------------------


@ALL_GAMES
async def test_bots_pause_before_every_choice_also_a_forced_one(tmp_path: Path, game: str) -> None:
    """One pause is drawn for each choice of a bot, forced or not."""
    async with local_server(tmp_path, bot_pause=(7, 7)) as served:
        opened, ada = await served.alone(game)
        await ada.asked("stand")
        while (await ada.next("room"))["status"] != "finished":
            continue
        room = await served.room(opened.room)
        assert room.session is not None
        pauses = [pause for pause in served.clock.paused if pause < 60_000]
        assert set(pauses) == {7}
        assert len(pauses) == room.session.revision


@ALL_GAMES
async def test_a_players_only_legal_move_is_not_played_for_them(
    served: LocalServer, game: str
) -> None:
    """The table waits for a single legal action like for any other."""
    dice = QuickDice(3)

    async def forced_once(served: LocalServer) -> bool:
        _, ada = await served.alone(game)
        answered = -1
        while True:
            update = seen(ada)
            if 0 in update["waiting"] and update["choice"] > answered:
                answered = update["choice"]
                legal = update["view"]["legal"]
                if len(legal) == 1 and update["waiting"] == [0]:
                    assert await ada.so_far() == []
                    return True
                await ada.say("act", choice=update["choice"], action=dice.choice(legal))
            message = await ada.next()
            while message["type"] != "update":
                if message.get("status") == "finished":
                    return False
                message = await ada.next()

    while not await forced_once(served):
        continue  # the next game will have such a move
