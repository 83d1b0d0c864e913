"""BotPlayers: when bots answer, and what."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from functools import partial

import pytest

from ninelives import bots
from ninelives.engine.contract import View
from ninelives.server.bot_processes.pool import ALLOWANCE, BotChoice, BotProcessPool, time_for
from ninelives.server.rooms.bot_players import BotPlayers
from ninelives.server.rooms.context import RoomContext
from tests.server.bot_processes.choices import GAME, settle, view_of
from tests.server.rooms.local_server import LocalServer, ManualClock, until

SECRET = bytes(range(32))
SHORT, LONG = 7, 1_400  # ms: pauses


class Ticking(ManualClock):
    """A clock that advances when all tasks pause."""

    async def pause(self, milliseconds: int) -> None:
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.later(milliseconds, partial(over.set_result, None))
        await over


class Slow(BotProcessPool):
    """A pool that takes as long as the test says."""

    def __init__(self, time: ManualClock, takes: int) -> None:
        super().__init__(1)
        self._time, self._takes = time, takes

    async def choose(self, choice: BotChoice, table: Hashable) -> int:
        await self._time.pause(self._takes)
        return choice.view.legal[0]


@dataclass
class Table:
    context: RoomContext
    answers: list[tuple[int, int]] = field(default_factory=list)  # when, which action

    hurries: bool = False

    def players(self) -> BotPlayers:
        return BotPlayers(GAME, SECRET, self.context, self.answered, lambda: self.hurries)

    def answered(self, seat: int, choice: int, action: int) -> None:
        self.answers.append((self.context.clock.now(), action))


def table_of(served: LocalServer, **context: object) -> Table:
    return Table(replace(served.registry._context, **context))  # type: ignore[arg-type] # by their names


async def updates(table: Table, bot: str, view: View) -> int:
    """After how many milliseconds the bot answers."""
    time = table.context.clock
    assert isinstance(time, Ticking)
    begun = time.now()
    table.players().ask(0, bot, 0, view)
    await settle()
    while not table.answers:
        time.advance(1)
        await settle()
    return table.answers.pop()[0] - begun


# -- when -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("pause", [SHORT, LONG])
@pytest.mark.parametrize("bot", ["kitten", "tiger"])
async def test_the_pause_hides_how_long_a_bot_thinks(
    served: LocalServer, bot: str, pause: int
) -> None:
    """A bot that is done early, and one that uses all of its time."""
    moments = set()
    for takes in (0, 1, time_for(bot) - ALLOWANCE, time_for(bot)):
        time = Ticking()
        slow = Slow(time, takes)
        table = table_of(served, clock=time, pauses=lambda: pause, bot_pool=slow)
        moments.add(await updates(table, bot, view_of(forced=False)))
        await slow.close()
    assert moments == {max(pause, time_for(bot))}


async def test_in_haste_a_bot_thinks_as_long_and_does_not_pause(served: LocalServer) -> None:
    time = Ticking()
    slow = Slow(time, 0)
    table = table_of(served, clock=time, pauses=lambda: LONG, bot_pool=slow)
    table.hurries = True
    assert await updates(table, "kitten", view_of(forced=False)) == time_for("kitten") < LONG
    assert await updates(table, "greedy", view_of(forced=False)) <= 1
    await slow.close()


def test_time_for_covers_the_budget_of_each_bot() -> None:
    for name in bots.LEVELS:
        character = bots.character_of(name)
        assert character is not None
        assert time_for(name) == 1000 * character.budget.seconds + ALLOWANCE
    assert time_for("random") == time_for("greedy") == 0


async def test_a_forced_choice_takes_as_long_as_a_hard_one(served: LocalServer) -> None:
    """With a bot that really thinks."""
    thoughts = served.registry._context.bot_pool._tasks
    for forced in (True, False):
        time = Ticking()
        table = table_of(served, clock=time, pauses=lambda: SHORT)
        table.players().ask(0, "kitten", 0, view_of(forced=forced))
        await until(lambda: thoughts)
        await until(lambda: not thoughts)
        time.advance(time_for("kitten") - 1)
        await settle()
        assert not table.answers
        time.advance(1)
        await settle()
        assert len(table.answers) == 1


# -- what -----------------------------------------------------------------------------------------


async def test_a_bot_repeats_its_choice_for_the_same_seed(served: LocalServer) -> None:
    """So a restarted server need not know what its bots were thinking about."""
    table = table_of(served)
    for choice in [*range(12), *range(12)]:
        before = len(table.answers)
        table.players().ask(0, "random", choice, view_of(forced=False))
        await until(lambda: len(table.answers) > before)  # noqa: B023 - it is awaited here
    actions = [action for _, action in table.answers]
    first, again = actions[:12], actions[12:]
    assert first == again
    assert len(set(first)) > 3


class RemoteRoom(View):
    """A view that cannot be sent to another process, so that the search there fails."""

    def __init__(self) -> None:
        super().__init__(0, "", view_of(forced=False).legal)

    def facts(self) -> dict[str, object]:
        return {"seat": "nonsense"}


async def test_a_random_move_replaces_a_failed_search(
    served: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    table = table_of(served)
    table.players().ask(0, "kitten", 0, RemoteRoom())
    await until(lambda: table.answers)
    assert table.answers[0][1] in view_of(forced=False).legal
    assert "bot kitten failed" in caplog.text
    assert "BadFacts" in caplog.text


async def test_a_random_move_replaces_an_illegal_choice(
    served: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    class Wrong(BotProcessPool):
        async def choose(self, choice: BotChoice, table: Hashable) -> int:
            return max(choice.view.legal) + 1

    wrong = Wrong(1)
    table = table_of(served, bot_pool=wrong)
    table.players().ask(0, "tiger", 0, view_of(forced=False))
    await until(lambda: table.answers)
    assert table.answers[0][1] in view_of(forced=False).legal
    assert "illegal action" in caplog.text
    await wrong.close()


async def test_searching_bots_play_a_whole_game(served: LocalServer) -> None:
    """On a whole server no choice is sent before its time."""
    opened = await served.open(GAME, seats=2, bots=["kitten"], begin=True)
    room = await served.room(opened.room)
    assert room.session is not None
    ada = await served.join(opened.room, token=opened.token)
    await ada.asked("act", choice=0, action=room.session.view(0).legal[0])
    await until(lambda: room.session is not None and room.session.next_choice(1))
    pauses = {pause for pause in served.clock.paused if pause < 60_000}
    assert pauses == {time_for("kitten")}
