"""Hints and reviews: who may ask, what they contain, and their limits."""

from __future__ import annotations

from asyncio import Event
from typing import Any

import msgspec
import pytest

from ninelives import games
from ninelives.server.bot_processes.pool import BotProcessPool, NoAnswer
from ninelives.server.rooms import coach
from ninelives.wire.bot_protocol import Advise, Task
from ninelives.wire.replies import PROTOCOL, Hinted
from tests.server.rooms.local_server import Client, LocalServer, Message, until
from tests.server.rooms.test_room import last, reason, seen, three_at_felix

ALL_GAMES = pytest.mark.parametrize("game", games.names())


async def alone(served: LocalServer, game: str = "felix", **wish: Any) -> tuple[str, Client]:
    """A running game of Ada against bots that waits for her."""
    opened, client = await served.alone(game, **wish)
    while 0 not in seen(client)["waiting"]:
        await client.next("update")
    return opened.room, client


async def hinted(client: Client) -> Message:
    await client.say("hint", choice=seen(client)["choice"])
    while True:
        message = await client.next()
        if message["type"] in ("hinted", "refused"):
            return message


@ALL_GAMES
async def test_a_hint_lists_the_best_moves(served: LocalServer, game: str) -> None:
    _, ada = await alone(served, game)
    answer = await hinted(ada)
    told = msgspec.convert(answer, Hinted)
    assert told.choice == seen(ada)["choice"]
    assert {move.action for move in told.moves} <= set(seen(ada)["view"]["legal"])
    assert all(0 <= move.chance <= 1 for move in told.moves)


async def test_a_hint_uses_the_clients_view_alone(
    served: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The coach is given exactly the facts that were sent to this seat."""
    given: list[Task] = []

    perform = BotProcessPool.perform

    async def noted(bot_pool: BotProcessPool, task: Task, *rest: Any, **named: Any) -> Any:
        given.append(task)
        return await perform(bot_pool, task, *rest, **named)

    monkeypatch.setattr(BotProcessPool, "perform", noted)

    _, ada = await alone(served)
    await hinted(ada)
    (task,) = given
    assert isinstance(task, Advise)
    assert set(task.__struct_fields__) == {"game", "view", "seed", "simulations", "seconds"}
    assert msgspec.to_builtins(task.view) == seen(ada)["view"]


async def test_hints_are_refused_among_several_humans(served: LocalServer) -> None:
    _, people = await three_at_felix(served)
    for person in people:
        choice = seen(person)["choice"]
        assert reason(await person.asked("hint", choice=choice)) == "not-alone"


async def test_hints_are_refused_while_a_stand_in_plays(served: LocalServer) -> None:
    _, (ada, bo, cy) = await three_at_felix(served)
    await bo.asked("stand")
    await cy.asked("stand")
    messages = await ada.asked("hint", choice=seen(ada)["choice"])
    assert reason(messages) == "not-alone"
    await ada.asked("stand")
    assert reason(await ada.asked("hint", choice=0)) == "not-alone"


async def test_hints_are_refused_to_spectators(served: LocalServer) -> None:
    room, ada = await alone(served)
    watching = await served.join(room)
    assert reason(await watching.asked("hint", choice=0)) == "not-seated"
    await hinted(ada)
    assert not [each for each in await watching.so_far() if each["type"] == "hinted"]


async def test_a_hint_is_given_for_the_next_choice_only(served: LocalServer) -> None:
    _, ada = await alone(served)
    choice = seen(ada)["choice"]
    assert reason(await ada.asked("hint", choice=choice + 1)) == "stale"
    opened = await served.open("felix", seats=3)
    waiting = await served.join(opened.room, token=opened.token)
    assert reason(await waiting.asked("hint", choice=0)) == "not-playing"


async def test_pending_hints_are_limited_per_room_and_in_all(
    served: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ada = await alone(served)
    choice = seen(ada)["choice"]
    await ada.say("hint", choice=choice)
    await ada.say("hint", choice=choice)
    assert reason([await ada.next("refused")]) == "too-fast"
    await ada.next("hinted")
    monkeypatch.setattr(coach, "MAX_PENDING_HINTS", 0)
    assert reason([await hinted(ada)]) == "busy"


async def test_a_failed_hint_is_refused_and_the_game_continues(
    served: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_asked: object, **_named: object) -> Any:
        raise NoAnswer("it is asleep")

    monkeypatch.setattr(BotProcessPool, "perform", fails)

    _, ada = await alone(served)
    assert reason([await hinted(ada)]) == "busy"
    view = seen(ada)["view"]
    await ada.say("act", choice=seen(ada)["choice"], action=view["legal"][0])
    assert (await ada.next("update"))["revision"]


# -- reviews --------------------------------------------------------------------------------------


async def finished(served: LocalServer, game: str = "felix") -> tuple[str, Client]:
    """A finished game of Ada and bots, in which she takes the first legal action."""
    room, ada = await alone(served, game)
    update, status = seen(ada), ""
    answered = -1
    while status != "finished":
        if 0 in update["waiting"] and update["choice"] > answered:
            answered = update["choice"]
            await ada.say("act", choice=answered, action=update["view"]["legal"][0])
        message = await ada.next()
        update = message if message["type"] == "update" else update
        status = message.get("status", status)
    return room, ada


async def reviewed(served: LocalServer, room: str, seat: int) -> Message:
    """The finished review, requested until it is done."""
    path = f"/api/rooms/{room}/review?seat={seat}"
    while True:
        status, body = await served.get(path)
        assert status == 200, body
        review: Message = msgspec.json.decode(body)
        if review["done"] == review["of"]:
            return review
        assert review["choices"] == []


@ALL_GAMES
async def test_a_review_judges_every_choice_of_a_finished_game(
    served: LocalServer, game: str
) -> None:
    room, _ = await finished(served, game)
    review = await reviewed(served, room, 0)
    assert review["of"] == len(review["choices"]) > 0
    total = review["start"] + review["luck"] + review["decision"]
    assert total == pytest.approx(review["result"])
    _, body = await served.get(f"/api/rooms/{room}/replay?seat=0&form=facts&protocol={PROTOCOL}")
    frames = msgspec.json.decode(body)["frames"]
    for choice in review["choices"]:
        frame, before = frames[choice["frame"]], frames[choice["frame"] - 1]
        assert (frame["seat"], frame["action"]) == (0, choice["made"]["action"])
        assert choice["best"]["action"] in before["view"]["legal"]
    assert await reviewed(served, room, 0) == review


async def test_running_and_abandoned_games_are_not_reviewed(served: LocalServer) -> None:
    room, ada = await alone(served)
    path = f"/api/rooms/{room}/review?seat=0"
    assert await _refused(served, path) == (409, "running")
    assert last(await ada.asked("abandon", agree=True), "room")["status"] == "abandoned"
    assert await _refused(served, path) == (422, "no-result")
    assert await _refused(served, "/api/rooms/nnnnnnnnnnnn/review") == (404, "unknown-room")


async def _refused(served: LocalServer, path: str) -> tuple[int, str]:
    status, body = await served.get(path)
    return status, msgspec.json.decode(body)["reason"]


async def test_pending_and_stored_reviews_are_limited(
    served: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _ = await finished(served)
    monkeypatch.setattr(coach, "MAX_PENDING_REVIEWS", 0)
    assert await _refused(served, f"/api/rooms/{room}/review?seat=0") == (429, "busy")
    monkeypatch.setattr(coach, "MAX_PENDING_REVIEWS", 4)
    monkeypatch.setattr(coach, "MAX_REVIEWS", 1)
    for seat in (0, 1):
        await reviewed(served, room, seat)
    assert list(served.registry._reviews._jobs) == [(room, 1)]
    path = f"/api/rooms/{room}/review"  # without a seat it is the asker's own
    status, body = await served.get(path, cookie=served.cookie("ada"))
    assert (status, msgspec.json.decode(body)["seat"]) == (200, 0)
    assert await _refused(served, path) == (403, "not-allowed")


async def test_a_failed_review_can_be_started_again(
    served: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails = [True]

    perform = BotProcessPool.perform

    async def failing(bot_pool: BotProcessPool, task: Task, *rest: Any, **named: Any) -> Any:
        if fails:
            raise NoAnswer(type(task).__name__)
        return await perform(bot_pool, task, *rest, **named)

    monkeypatch.setattr(BotProcessPool, "perform", failing)

    room, _ = await finished(served)
    path = f"/api/rooms/{room}/review?seat=0"
    assert (await served.get(path))[0] == 200
    (job,) = served.registry._reviews._jobs.values()
    assert job.task is not None
    await until(job.task.done)
    assert await _refused(served, path) == (500, "internal")
    fails.clear()
    assert (await reviewed(served, room, 0))["done"]


async def test_rooms_do_not_wait_for_the_coach(
    served: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The coach is blocked, and the table plays on."""
    held = Event()
    perform = BotProcessPool.perform

    async def slow(bot_pool: BotProcessPool, task: Task, *rest: Any, **named: Any) -> Any:
        await held.wait()
        return await perform(bot_pool, task, *rest, **named)

    monkeypatch.setattr(BotProcessPool, "perform", slow)

    _, ada = await alone(served)
    before = seen(ada)["choice"]
    await ada.say("hint", choice=before)
    await ada.say("act", choice=before, action=seen(ada)["view"]["legal"][0])
    while (await ada.next("update"))["choice"] == before:
        continue
    held.set()
    assert (await ada.next("hinted"))["choice"] == before
