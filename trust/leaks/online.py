"""Whole games on a server; every message of every connection is stored and then checked.

Each seat has two connections, one for facts and one for pictures, and two more belong to a
spectator. When the game is over and its seed is known, its record is replayed: each message must be
the one that follows from the record for that seat, and the same in a world imagined from its view.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect

from ninelives import bots
from ninelives.engine.contract import NOBODY
from ninelives.play.reader import read_record
from ninelives.server.identity import COOKIE
from ninelives.wire.replies import PROTOCOL
from ninelives.wire.requests import Form
from testkit.server_process import ServerProcess, serving
from testkit.tables import SETTINGS, Setting
from tests.server.rooms.encodings import encodings_of
from tests.server.rooms.local_server import Client
from trust.finding import Finding
from trust.leaks.judge import Judge

PATIENCE: Final = 120  # seconds for one game
FORMS: Final[tuple[Form, ...]] = ("facts", "picture")


@dataclass
class Participant:
    """A player or a spectator, with a connection for each form of a view."""

    seat: int
    cookie: str
    clients: list[Client]
    token: str = ""

    def own(self) -> list[str]:
        """The secrets of this player, which no other may receive."""
        guest = self.cookie.partition(".")[0]
        return [each for each in (self.token, self.cookie, guest) if each]


def checked(names: list[str], seed: int, numbers: range) -> Counter[str]:
    """Check this many games of each kind; the number of messages. Raises Finding."""
    looked: Counter[str] = Counter()
    with serving(bot_pause=(0, 0)) as served:
        for name in names:
            for number in numbers:
                lot = Random(f"{name} {seed} {number} online")
                setting = lot.choice([each for each in SETTINGS if each.name == name])
                try:
                    asyncio.run(_game(served, setting, lot, looked))
                except AssertionError as error:
                    only = f"--games 0 --online 1 --game {name} --seed {seed} --first {number}"
                    what = f"on line, {setting}: {error}"
                    raise Finding(what, f"make leaks ARGS='{only}'") from error
        assert not served.error(), served.error()
    return looked


async def _game(served: ServerProcess, setting: Setting, lot: Random, looked: Counter[str]) -> None:
    async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
        room, people = await _gathered(served, setting, stack)
        seats = [each for each in people if each.seat != NOBODY]
        await seats[0].clients[0].say("start")
        playing = [_play(each, setting, lot.getrandbits(32)) for each in seats]
        listening = [_listen(client) for each in people for client in each.clients[1:]]
        listening += [_listen(people[-1].clients[0])]
        await asyncio.gather(*playing, *listening)
        async with httpx.AsyncClient(base_url=served.url) as caller:
            record = read_record((await caller.get(f"/api/rooms/{room}/record")).text)
    judge = Judge(record, Random(lot.getrandbits(32)))
    looked[f"{setting.name}: games on line"] += 1
    for each in people:
        for form, client in zip(FORMS, each.clients, strict=True):
            _no_secrets(record.seed or b"", each, people, client.heard)
            for kind, often in judge.judged(each.seat, each.token, form, client.heard).items():
                looked[f"{setting.name}: {kind}"] += often


# -- playing --------------------------------------------------------------------------------------


async def _gathered(
    served: ServerProcess, setting: Setting, stack: AsyncExitStack
) -> tuple[str, list[Participant]]:
    """A table with a ready player on each seat; the last entry is a spectator."""
    people = [await _guest(served, seat) for seat in range(setting.seats)]
    wish = {"game": setting.name, "seats": setting.seats, "options": setting.options}
    async with httpx.AsyncClient(base_url=served.url, cookies={COOKIE: people[0].cookie}) as caller:
        opened = (await caller.post("/api/rooms", json=wish)).json()
    people[0].token = opened["token"]
    for each in [*people, Participant(NOBODY, "", [])]:
        if each.seat == NOBODY:
            people.append(each)
        for form in FORMS:
            each.clients.append(await _joined(served, stack, opened["room"], each.cookie, form))
        if each.seat > 0:
            await each.clients[0].say("sit", seat=each.seat)
            while (welcome := await each.clients[0].next("welcome"))["seat"] != each.seat:
                continue
            each.token = welcome["token"]
            await each.clients[0].asked("ready", ready=True)
    return opened["room"], people


async def _guest(served: ServerProcess, seat: int) -> Participant:
    async with httpx.AsyncClient(base_url=served.url) as caller:
        await caller.get("/api/me")
        return Participant(seat, caller.cookies[COOKIE], [])


async def _joined(
    served: ServerProcess, stack: AsyncExitStack, room: str, cookie: str, form: str
) -> Client:
    headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
    line = connect(served.ws, additional_headers=headers, compression=None, max_queue=None)
    client = Client(await stack.enter_async_context(line))
    await client.say("hello", room=room, form=form, protocol=PROTOCOL)
    await client.so_far()  # so they join before the game starts
    return client


async def _play(who: Participant, setting: Setting, seed: int) -> None:
    """Choose from the view of this seat until the game is over."""
    client, answered = who.clients[0], -1
    bot: Any = bots.load("greedy" if seed % 2 else "random", setting.name, seed)
    while True:
        message = await client.next()
        if message["type"] == "room" and message["status"] == "finished":
            return
        if message["type"] != "update" or who.seat not in message["waiting"]:
            continue
        if message["choice"] > answered:
            answered = message["choice"]
            action = bot.choose(setting.game.view_of(message["view"]))
            await client.say("act", choice=answered, action=action)


async def _listen(client: Client) -> None:
    while (await client.next("room"))["status"] != "finished":
        continue


# -- checking -------------------------------------------------------------------------------------


def _no_secrets(
    seed: bytes, who: Participant, people: list[Participant], messages: list[str]
) -> None:
    """Check that no message contains the seed, or the token or cookie of another player."""
    said = "".join(messages)
    assert len(seed) == 32, "the record shows the seed"
    secrets = encodings_of(seed) + list(_of_others(who, people))
    found = [secret for secret in secrets if secret in said]
    assert not found, f"seat {who.seat} received {found}"


def _of_others(who: Participant, people: list[Participant]) -> Iterator[str]:
    for other in people:
        if other is not who:
            yield from other.own()
    yield from who.own()[1:]  # no message contains a cookie, not even the client's own
