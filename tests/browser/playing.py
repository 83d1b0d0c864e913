"""People who play a whole game in their browsers, move by move, as the page lets them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import httpx

from tests.browser.browsing import Visitor
from tests.browser.touching import Touch

_ALL: Final = 10_000  # more moves than any game has
_LIVE: Final = "[data-live=true]"
# The table shows more than the revision given, or the game is over; told at once, where Playwright
# would ask with every frame and so have the browser paint sixty of them a second.
_NEWER: Final = """([revision, patience]) => new Promise((done, failed) => {
  const isNewer = () => {
    const table = document.querySelector('[data-revision]');
    return table === null || Number(table.dataset.revision) > revision;
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


@dataclass
class Person:
    visitor: Visitor
    touch: Touch
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
        self.visitor.page.evaluate(_NEWER, [revision, _PATIENCE])

    def wait_until_live(self) -> None:
        """Until the page shows what was heard, and lets this seat choose."""
        self.wait_for_more(self.revision() - 1)
        self.visitor.page.wait_for_selector(_LIVE)

    def move(self) -> None:
        """One choice by chance among what is legal; done when the page shows what followed.

        Others may choose at the same time: what comes first need not be the answer.
        """
        self.wait_until_live()
        legal = self.visitor.update["view"]["legal"]
        choice = self.choice()
        self.touch.do(legal[self.dice.randrange(len(legal))])
        while self.choice() == choice:
            self.wait_for_more(self.revision())


def play(
    people: Sequence[Person],
    *,
    until: int = _ALL,
    between: Callable[[int], None] = lambda _: None,
) -> None:
    """The game to its end, or until so many moves were made; `between` is called after each."""
    moves = 0
    while moves < until and not is_over(people):
        asked = [person for person in people if person.is_asked()]
        if asked:
            asked[0].move()
            moves += 1
            between(moves)
        else:
            last = min(people, key=Person.revision)  # to hear of it: they may be the one asked
            last.wait_for_more(last.revision())


def is_over(people: Sequence[Person]) -> bool:
    """Asked of the page first, so that everything it shows has been heard."""
    for person in people:
        person.visitor.page.evaluate("0")
    return any(person.visitor.heard["room"]["status"] != "playing" for person in people)
