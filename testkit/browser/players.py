"""People who play games in their browsers, move by move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import httpx

from testkit.browser.gestures import InputDevice
from testkit.browser.visitor import Visitor

_ALL: Final = 10_000  # more moves than any game has
_LIVE: Final = "[data-live=true]"
# Resolves when the table shows a newer revision or the game is over; until then it closes the sheet
# of a round. A MutationObserver, because Playwright's polling makes the browser paint sixty frames
# a second.
_NEWER: Final = """([revision, patience]) => new Promise((done, failed) => {
  const isNewer = () => {
    document.querySelector('[data-testid=round-on]')?.click();
    const table = document.querySelector('[data-revision]');
    const over = table === null || document.querySelector('.finish') !== null;
    return over || Number(table.dataset.revision) > revision;
  };
  if (isNewer()) return done();
  const change = new MutationObserver(() => isNewer() && end(done));
  const timer = setTimeout(() => end(failed, new Error(`nothing after ${revision}`)), patience);
  const end = (tell, what) => {
    change.disconnect();
    clearTimeout(timer);
    tell(what);
  };
  change.observe(document, { subtree: true, childList: true, attributes: true });
})"""
_PATIENCE: Final = 30_000  # milliseconds, as long as Playwright's own


def game_facts(address: str, game: str) -> dict[str, Any]:
    facts: dict[str, Any] = httpx.get(f"{address}api/games/{game}").json()
    return facts


def _wait_for_more(visitor: Visitor, revision: int) -> None:
    visitor.page.evaluate(_NEWER, [revision, _PATIENCE])


def wait_until_live(visitor: Visitor) -> None:
    """Wait until the page shows the last update and lets this seat choose."""
    _wait_for_more(visitor, visitor.update["revision"] - 1)
    visitor.page.wait_for_selector(_LIVE)


def wait_for_choice(visitor: Visitor, number: int) -> None:
    """Wait until the page asks for the choice with this number, made elsewhere so far."""
    while visitor.update["choice"] < number:
        _wait_for_more(visitor, visitor.update["revision"])
    wait_until_live(visitor)


def wait_for_end(visitor: Visitor) -> None:
    """Wait until the table shows that the game is over."""
    _wait_for_more(visitor, _ALL)


@dataclass
class Person:
    visitor: Visitor
    device: InputDevice
    dice: Random

    def revision(self) -> int:
        revision: int = self.visitor.update["revision"]
        return revision

    def choice(self) -> int:
        """How often this seat has chosen."""
        choice: int = self.visitor.update["choice"]
        return choice

    def is_asked(self) -> bool:
        return self.visitor.seat in self.visitor.update["waiting"]

    def wait_for_more(self, revision: int) -> None:
        _wait_for_more(self.visitor, revision)

    def move(self) -> None:
        """Make a random legal choice; returns when the page shows the result.

        Others may choose at the same time, so the first update need not be the result.
        """
        wait_until_live(self.visitor)
        legal = self.visitor.update["view"]["legal"]
        choice = self.choice()
        self.device.perform(legal[self.dice.randrange(len(legal))])
        while self.choice() == choice:
            self.wait_for_more(self.revision())


def play(
    people: Sequence[Person],
    *,
    until: int = _ALL,
    between: Callable[[int], None] = lambda _: None,
) -> None:
    """Play to the end, or `until` that many moves; `between` is called after each."""
    moves = 0
    while moves < until and not is_over(people):
        asked = [person for person in people if person.is_asked()]
        if asked:
            asked[0].move()
            moves += 1
            between(moves)
        else:
            last = min(people, key=Person.revision)
            last.wait_for_more(last.revision())
    for person in people:
        if is_over([person]):
            wait_for_end(person.visitor)


def is_over(people: Sequence[Person]) -> bool:
    """Calls into the page first, so that pending messages are processed."""
    for person in people:
        person.visitor.page.evaluate("0")
    return any(person.visitor.last_replies["room"]["status"] != "playing" for person in people)
