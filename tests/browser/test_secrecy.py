"""What two players and a spectator receive: every byte that comes to their browsers."""

from __future__ import annotations

import json
from base64 import b64encode
from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser

from ninelives import games, presentation
from ninelives.engine.contract import CHANCE
from ninelives.play.reader import read_record
from ninelives.play.record import Record
from ninelives.play.replay import Replay
from ninelives.wire.replies import event_facts
from testkit.browser.gestures import Mouse
from testkit.browser.players import Person, game_facts, play
from testkit.browser.proxy import Proxy, proxy_to
from testkit.browser.tables import button, start_game
from testkit.browser.visitor import Visitor, visiting
from testkit.server import Running

SHORTEST = 16  # moves of the two in the shortest of thousands of games
A_WHILE = 10  # moves of the two, after which every game still goes on
AS_IT_IS = {"accept-encoding": "identity"}  # nothing compressed, so that everything can be read


@pytest.mark.parametrize("game", games.names())
def test_a_browser_receives_its_seats_views_and_nothing_else(
    server: Running, browser: Browser, game: str
) -> None:
    """Every byte that came in is what the seat may know: no token, seed or secret beside."""
    with ExitStack() as stack:
        proxies = [stack.enter_context(proxy_to(server.url)) for _ in range(3)]
        visitors = [
            stack.enter_context(visiting(browser, proxy.url, headers=AS_IT_IS)) for proxy in proxies
        ]
        host, friend, watcher = visitors
        room = start_game(host, friend, game)
        watcher.page.goto(f"/t/{room}")
        button(watcher, "table-invited-watch").click()
        watcher.page.wait_for_selector("[data-revision]")
        facts = game_facts(server.url, game)
        people = [Person(each, Mouse(each.page, facts), Random(4)) for each in (host, friend)]
        play(people, until=A_WHILE)
        for visitor in visitors:
            _try_to_look_further(visitor, room)
        while_it_ran = [_all_of(proxy) for proxy in proxies]
        play(people)
        record = read_record(httpx.get(f"{server.url}api/rooms/{room}/record").text)
        in_all = [_all_of(proxy) for proxy in proxies]
    assert record.seed is not None
    for visitor, running, received in zip(visitors, while_it_ran, in_all, strict=True):
        assert b"content-encoding:" not in received
        assert f'"{room}"'.encode() in running  # this is where we look for secrets
        assert record.seed.hex().encode() not in running
        assert record.seed not in running
        assert b64encode(record.seed).rstrip(b"=") not in running
        _check_tokens(visitor, visitors, received)
        _check_views(visitor, record)


def _all_of(proxy: Proxy) -> bytes:
    """Pages, answers, frames and headers."""
    return b"\n".join(map(bytes, proxy.received))


def _try_to_look_further(visitor: Visitor, room: str) -> None:
    """What a curious player would ask for while the game runs."""
    for path in ("record", "replay?open=1", "replay?seat=0", "replay?seat=1", "replay?seat=2"):
        visitor.page.request.get(f"/api/rooms/{room}/{path}")
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-revision]")


def _check_tokens(visitor: Visitor, visitors: list[Visitor], received: bytes) -> None:
    """The own seat's token is told, nobody else's."""
    for other in visitors:
        token = other.last_replies["welcome"].get("token", "").encode()
        assert not token or (token in received) == (other is visitor)


def _check_views(visitor: Visitor, record: Record) -> None:
    """Every update is what the seat's view and its ears make of the record, no more, no less."""
    expected = dict(_views(record, visitor.seat))
    updates = visitor.frames("update")
    assert len(updates) > SHORTEST
    for update in updates:
        view, events = expected[update["revision"]]
        assert update["view"] == view
        assert update["events"] in ([], events)


def _views(record: Record, seat: int) -> list[tuple[int, tuple[Any, Any]]]:
    """By revision: what the seat saw and heard, made again from the record."""
    replay = Replay(record)
    shown: list[tuple[int, tuple[Any, Any]]] = []
    heard: list[dict[str, Any]] = []
    revision = 0
    while not replay.done:
        if replay.next().seat != CHANCE:
            revision += 1
            heard = []
        heard += [event_facts(event) for event in replay.advance().heard_by(seat)]
        view = record.game.view(replay.state, seat)
        plain = json.loads(msgspec.json.encode(presentation.picture(record.game.info.name, view)))
        shown.append((revision, (plain, list(heard))))
    return shown
