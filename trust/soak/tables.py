"""Tables that play one game after another; each game is checked when it is over."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import cycle, islice
from random import Random
from typing import Any, Final

import httpx

from ninelives import games
from ninelives.engine.contract import CHANCE
from ninelives.play.reader import read_record
from ninelives.play.replay import verify_record
from trust.soak.players import NotAsPromised, Notes, Player

GAMES: Final = tuple(  # every game at its smallest table, then at the next
    (name, games.load(name).info.seats[at]) for at in (0, 1) for name in games.names()
)
TIMINGS: Final[tuple[dict[str, int], ...]] = (
    {},
    {"budget": 3600, "increment": 5},
    {"each_move": 86_400},
)
PAUSE: Final = 0.1  # seconds before a request is repeated
PATIENCE: Final = 5.0  # seconds for one answer


@dataclass
class Soak:
    """Shared by all tables. `address` returns the address of a server, another one each time."""

    address: Callable[[], str]
    rest: float  # seconds at most before a move
    notes: Notes = field(default_factory=Notes)
    games: Counter[str] = field(default_factory=Counter)
    enough: bool = False  # no more games are started


class Table:
    def __init__(self, number: int, soak: Soak, seed: int) -> None:
        self._number = number
        self._soak = soak
        self._dice = Random(f"{seed} {number}")
        self._games = islice(cycle(GAMES), number % len(GAMES), None)

    async def play(self) -> None:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            while not self._soak.enough:
                await self._one_game(http)

    async def _one_game(self, http: httpx.AsyncClient) -> None:
        game, seats = next(self._games)
        wish = {"game": game, "seats": seats, "timing": self._dice.choice(TIMINGS)}
        bots = ["greedy"] if seats > 2 and self._number % 4 == 0 else []
        cookies = [await self._cookie(http) for _ in range(seats - len(bots))]
        room = (await self._asked(http, "POST", "api/rooms", cookies[0], {**wish, "bots": bots}))[
            "room"
        ]
        free = [seat for seat in range(seats) if seat not in range(1, 1 + len(bots))]
        players = [
            Player(room, seat, cookie, self._socket, Random(self._dice.random()), self._soak.rest)
            for seat, cookie in zip(free, cookies, strict=True)
        ]
        await asyncio.gather(*(player.play(self._soak.notes) for player in players))
        await self._check(http, room, players)
        self._soak.games[game] += 1

    def _socket(self) -> str:
        return self._soak.address().replace("http", "ws", 1) + "ws"

    async def _cookie(self, http: httpx.AsyncClient) -> str:
        answer = await self._answer(http, "GET", "api/me")
        return answer.headers["set-cookie"].partition(";")[0]

    async def _asked(
        self, http: httpx.AsyncClient, method: str, path: str, cookie: str, body: Any
    ) -> Any:
        return (await self._answer(http, method, path, cookie, body)).json()

    async def _answer(
        self, http: httpx.AsyncClient, method: str, path: str, cookie: str = "", body: Any = None
    ) -> httpx.Response:
        """Repeat a request until the answer is not an error."""
        headers = {"Cookie": cookie} if cookie else {}
        while True:
            http.cookies.clear()  # several players share this HTTP client
            try:
                url = self._soak.address() + path
                answer = await http.request(method, url, headers=headers, json=body)
            except httpx.HTTPError:
                await asyncio.sleep(PAUSE)
                continue
            if answer.is_success:
                return answer
            if answer.status_code < 500:
                raise NotAsPromised(f"{method} {path}: {answer.status_code} {answer.text}")
            await asyncio.sleep(PAUSE)

    async def _check(self, http: httpx.AsyncClient, room: str, players: list[Player]) -> None:
        """Check that the record verifies and has every choice exactly once, in order."""
        record = read_record((await self._answer(http, "GET", f"api/rooms/{room}/record")).text)
        verify_record(record)
        if record.outcome is None or record.seed is None:
            raise NotAsPromised(f"{room}: the record has no end")
        for player in players:
            recorded = [step.action for step in record.steps if step.seat == player.seat]
            if recorded != player.made:
                raise NotAsPromised(f"{player}: made {player.made}, recorded {recorded}")
        seats = {step.seat for step in record.steps} - {CHANCE}
        if len(seats) != record.seats:
            raise NotAsPromised(f"{room}: a seat never had a choice")
