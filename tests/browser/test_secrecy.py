"""What two players and a spectator receive: all of their sockets, the page, what they ask for."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser

from ninelives import games, show
from ninelives.engine.contract import CHANCE
from ninelives.play.reader import read
from ninelives.play.record import Record
from ninelives.play.replay import Replay
from ninelives.wire.replies import told
from tests.browser.browsing import Visitor, visiting
from tests.browser.meeting import meet
from tests.browser.playing import Person, game_facts, play
from tests.browser.touching import Mouse
from tests.server.running import Running

A_WHILE = 16  # moves of the two


@pytest.mark.parametrize("game", games.names())
def test_a_browser_receives_its_seats_views_and_nothing_else(
    server: Running, browser: Browser, game: str
) -> None:
    """Everything that came in is what the seat may know, and no token, seed or secret beside."""
    with (
        visiting(browser, server.url) as host,
        visiting(browser, server.url) as friend,
        visiting(browser, server.url) as watcher,
    ):
        visitors = [host, friend, watcher]
        room = meet(host, friend, game)
        watcher.page.goto(f"/t/{room}")
        watcher.page.wait_for_selector("[data-revision]")
        facts = game_facts(server.url, game)
        people = [Person(each, Mouse(each.page, facts), Random(4)) for each in (host, friend)]
        play(people, until=A_WHILE)
        for visitor in visitors:
            _try_to_look_further(visitor, room)
        running = [len(visitor.received) for visitor in visitors]
        play(people)
        record = read(httpx.get(f"{server.url}api/rooms/{room}/record").text)
    assert record.seed is not None
    for visitor, received in zip(visitors, running, strict=True):
        assert record.seed.hex().encode() not in b"\n".join(visitor.received[:received])
        _check_tokens(visitor, visitors)
        _check_views(visitor, record)


def _try_to_look_further(visitor: Visitor, room: str) -> None:
    """What a curious player would ask for while the game runs."""
    for path in ("record", "replay?open=1", "replay?seat=0", "replay?seat=1", "replay?seat=2"):
        answer = visitor.page.request.get(f"/api/rooms/{room}/{path}")
        visitor.received.append(answer.body())
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-revision]")
    visitor.received.append(visitor.page.content().encode())


def _check_tokens(visitor: Visitor, visitors: list[Visitor]) -> None:
    """The own seat's token is told, nobody else's."""
    received = b"\n".join(visitor.received)
    for other in visitors:
        token = other.heard["welcome"].get("token", "").encode()
        assert not token or (token in received) == (other is visitor)


def _check_views(visitor: Visitor, record: Record) -> None:
    """Every update is what the seat's view and its ears make of the record, no more, no less."""
    expected = dict(_views(record, visitor.seat))
    updates = visitor.frames("update")
    assert len(updates) > A_WHILE
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
        heard += [told(event) for event in replay.advance().heard_by(seat)]
        view = record.game.view(replay.state, seat)
        plain = json.loads(msgspec.json.encode(show.picture(record.game.info.name, view)))
        shown.append((revision, (plain, list(heard))))
    return shown
