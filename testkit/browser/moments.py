"""Every kind of moment of a game, shown in a browser without playing up to it.

    moments = record("felix", 4)
    with visiting(browser, server.url, motion="full") as visitor:
        Stage(visitor.page).show(moments[0])

The moments come from games of bots, played by the real rules, and the page receives the messages a
server would send it. Two kinds exist: a question to a seat, and an event while it is shown.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import Final

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from ninelives import bots, games, presentation
from ninelives.engine.contract import NOBODY, SPECTATOR
from ninelives.engine.events import Log
from ninelives.play import lessons
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from ninelives.wire import replies

ROOM: Final = "moment000000"
NAMES: Final = ("Anna", "Maximiliane", "Pepper", "Alexander", "Lin")
GAMES: Final = 12  # recorded for one number of seats
MINUTES: Final = 60_000  # milliseconds
_RANDOM_PERCENT: Final = 60  # of the choices: rare events happen too
_TIMED: Final = 3  # tables of this many seats play by the clock
_BOTS: Final = ("alley-cat", "gambler", "kitten", "rascal", "tiger")
_LONGEST_EVENT: Final = 10_000  # milliseconds


@dataclass(frozen=True)
class Moment:
    """What a seat sees when it is asked, or while an event is shown.

    `update` is the last one the page has settled; `then`, if there is one, ends with the event.
    """

    game: str
    seats: int
    seat: int
    kind: str
    update: replies.Update
    options: dict[str, str] = field(hash=False)
    then: replies.Update | None = None
    lesson: bool = False
    early: bool = False  # the first of its kind in a game

    @property
    def is_event(self) -> bool:
        return self.then is not None

    def __str__(self) -> str:
        who = "spectator" if self.seat == NOBODY else f"seat {self.seat}"
        marks = ", lesson" * self.lesson + ", early" * self.early
        return f"{self.game} {self.seats}: {self.kind} ({who}{marks})"


# -- recording ------------------------------------------------------------------------------------


@cache
def record(game: str, seats: int) -> tuple[Moment, ...]:
    """The moments of this game for this number of seats: each kind of question with most on the
    table, in a lesson, and early in a game if the hand was larger then; and each kind of event."""
    first: dict[tuple[str, bool], Moment] = {}
    fullest: dict[tuple[str, bool], Moment] = {}
    for number in range(GAMES):
        for moment in played(game, seats, number):
            key = (moment.kind, moment.seat == NOBODY)
            first.setdefault(key, moment)
            if key not in fullest or _fullness(moment) > _fullness(fullest[key]):
                fullest[key] = moment
    asked = [moment for moment in first.values() if not moment.is_event]
    early = [
        replace(moment, early=True)
        for moment in asked
        if _held(moment) > _held(fullest[moment.kind, moment.seat == NOBODY])
    ]
    taught = seats == lessons.load(game).seats
    lesson = [replace(each, lesson=True) for each in asked if taught and each.seat != NOBODY]
    return tuple(sorted([*early, *lesson, *fullest.values()], key=str))


def by_table(moments: Iterable[Moment]) -> list[Moment]:
    """Those of one table one after another: a page shows them without being loaded again."""
    return sorted(moments, key=lambda moment: repr(_table_of(moment)))


def _held(moment: Moment) -> int:
    """The number of cards in hand."""
    return len(moment.update.view.get("hand") or ())


def _fullness(moment: Moment) -> int:
    """How much is on the table, without the score sheet and the actions."""
    shown = moment.then or moment.update
    return len(msgspec.json.encode({**shown.view, "sheet": [], "legal": []}))


def played(game: str, seats: int, number: int) -> Iterator[Moment]:
    """The moments of one game, as its first seat and a spectator see them."""
    dice = Random(number)
    played = games.load(game)
    options = {option.name: dice.choice(option.values) for option in played.info.options}
    match, log = Match.begin(played, seats, options, Dealer(bytes([number])))
    players = [bots.load("greedy", game, seed=number * seats + seat) for seat in range(seats)]
    viewers = (0, SPECTATOR)
    choices = [0] * seats
    revision = 0
    seen = {viewer: _update(match, viewer, log, revision, 0) for viewer in viewers}
    yield from _of_events(match, seen[0], seen[0])
    while waiting := match.waiting():
        for viewer in viewers:
            asked = seen[viewer].view["asked"]
            if asked or viewer == SPECTATOR:
                kind = str(asked or "watching")
                yield Moment(game, seats, _seat(viewer), kind, seen[viewer], options)
        seat = dice.choice(waiting)
        view = match.view(seat)
        careless = dice.randrange(100) < _RANDOM_PERCENT
        action = dice.choice(view.legal) if careless else players[seat].choose(view)
        log = match.act(seat, action)
        choices[seat] += 1
        revision += 1
        before = seen
        seen = {
            viewer: _update(match, viewer, log, revision, choices[0] if viewer == 0 else 0)
            for viewer in viewers
        }
        yield from _of_events(match, before[0], seen[0])


def _seat(viewer: int) -> int:
    return NOBODY if viewer == SPECTATOR else viewer


def _update(match: Match, viewer: int, log: Log, revision: int, choice: int) -> replies.Update:
    return replies.Update(
        revision=revision,
        choice=choice,
        events=[replies.event_facts(event) for event in log.heard_by(viewer)],
        view=dict(presentation.picture(match.game.info.name, match.view(viewer))),
        waiting=match.waiting(),
        left=[MINUTES] * match.record.seats if match.record.seats == _TIMED else [],
    )


def _of_events(match: Match, before: replies.Update, after: replies.Update) -> Iterator[Moment]:
    """What seat 0 sees of each event between the two updates."""
    game, seats, options = match.game.info.name, match.record.seats, dict(match.record.options)
    for number, event in enumerate(after.events):
        then = msgspec.structs.replace(after, events=after.events[: number + 1])
        yield Moment(game, seats, 0, str(event["event"]), before, options, then)


# -- showing --------------------------------------------------------------------------------------


class Stage:
    """A page that shows moments of one game with one number of seats, one after another."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._socket: WebSocketRoute | None = None
        self._moment: Moment | None = None
        self._revision = 0
        self._has_clock = False  # one that can be stopped
        page.add_init_script(f"localStorage.removeItem('ninelives:lesson:{ROOM}')")
        page.add_init_script(f"sessionStorage.setItem('watching:{ROOM}', 'yes')")
        page.route_web_socket("**/ws", self._connected)
        page.route(f"**/rooms/{ROOM}/**", _no_events)

    def show(self, moment: Moment) -> None:
        """Show a question; the page is loaded again for another kind of table, for an event, and
        for a lesson, which tells each step once."""
        if self._fits(moment):
            self._send_update(moment.update)
            self.page.wait_for_selector(f'[data-revision="{self._revision}"]')
        else:
            self._load(moment)
        self._moment = moment
        if moment.then is not None:
            self._play(moment.then)

    def read_on(self) -> str:
        """Close the step of a lesson that is read; which one it was, or "" without one."""
        following = self.page.locator("[data-testid=lesson-next]")
        if following.count() == 0:
            return ""
        step: str = self.page.locator("[data-region=lesson]").evaluate("step => step.dataset.step")
        following.click()
        return step

    def _fits(self, moment: Moment) -> bool:
        now = self._moment
        if now is None or now.is_event or moment.is_event or moment.lesson:
            return False
        return _table_of(now) == _table_of(moment)

    def _load(self, moment: Moment) -> None:
        self._moment = moment
        self._revision = 0
        if moment.is_event:
            self.page.clock.install()
            self._has_clock = True
        elif self._has_clock:  # stopped by the event before
            self.page.clock.resume()
        self.page.goto(f"/t/{ROOM}")
        self.page.wait_for_selector('[data-revision="1"]')
        self.page.evaluate("document.fonts.ready")

    def _play(self, then: replies.Update) -> None:
        """Stop the page's clock while the last of the events is shown, or after it if it is not
        animated."""
        self.page.clock.pause_at(self.page.evaluate("Date.now() + 1000") / 1000)
        self._send_update(then)
        last = then.events[-1]["event"]
        shown = self.page.locator(f'[data-event="{last}"], [data-revision="{self._revision}"]')
        for _ in range(_LONGEST_EVENT // 100 * len(then.events)):
            if shown.count():
                return
            self.page.clock.run_for(100)
            self.page.evaluate("document.querySelector('[data-testid=round-on]')?.click()")
        raise AssertionError(f"{last} is never shown")

    def _connected(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._received)

    def _received(self, message: str | bytes) -> None:
        moment = self._moment
        assert moment is not None
        if json.loads(message)["type"] == "hello":
            self._send(replies.Welcome(protocol=replies.PROTOCOL, version="", seat=moment.seat))
            self._send(_room(moment))
            self._send_update(msgspec.structs.replace(moment.update, events=[]))

    def _send_update(self, update: replies.Update) -> None:
        self._revision += 1
        self._send(
            msgspec.structs.replace(
                update,
                revision=self._revision,
                choice=self._revision,
                events=update.events if self._moment and self._moment.is_event else [],
            )
        )

    def _send(self, reply: replies.Reply) -> None:
        assert self._socket is not None
        self._socket.send(replies.write(reply).decode())


def _no_events(route: Route) -> None:
    """The log of what happened before the moment is empty."""
    route.fulfill(json={"room": ROOM, "seat": NOBODY, "first": 0, "events": []})


def _table_of(moment: Moment) -> tuple[object, ...]:
    return moment.game, moment.seats, moment.seat, moment.lesson, moment.options


def _room(moment: Moment) -> replies.Room:
    """Other people at timed tables, bots at the others."""
    timed = moment.seats == _TIMED
    places = [
        replies.Place(
            sitter="person" if seat == 0 or timed else "bot",
            name=NAMES[seat],
            bot="" if seat == 0 or timed else _BOTS[seat],
            online=True,
            ready=True,
        )
        for seat in range(moment.seats)
    ]
    return replies.Room(
        id=ROOM,
        game=moment.game,
        options=moment.options,
        status="playing",
        places=places,
        host=0,
        timing=replies.Timing(budget=600 if timed else 0),
        listed=False,
        lesson=moment.lesson,
        watching=0,
        commitment="00" * 32,
    )
