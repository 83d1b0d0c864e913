"""What a player is about to click stays where it is while others choose."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from ninelives import games
from testkit.browser.gestures import InputDevice, Mouse
from testkit.browser.players import Person, game_facts, wait_until_live
from testkit.browser.tables import start_game
from testkit.browser.visitor import DESKTOP, PHONE, Visitor, visiting
from testkit.server import Running

_PLACES: Final = """selectors => selectors.map(selector => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [selector, x, y, width, height];
})"""


class Pointer(InputDevice):
    """Points at the elements of an action without activating them."""

    def __init__(self, visitor: Visitor, facts: dict[str, Any]) -> None:
        super().__init__(visitor.page, facts)
        self._selectors: list[str] = []

    def places(self, actions: list[int]) -> Any:
        """Where on the screen the first element of each of these actions is."""
        first = []
        for action in actions:
            self._selectors.clear()
            self.perform(action)
            first.append(self._selectors[0])
        return self.page.evaluate(_PLACES, first)

    def activate(self, selector: str) -> None:
        self._selectors.append(selector)

    def fill(self, selector: str, text: str) -> None:
        del text
        self.activate(selector)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", games.names())
def test_what_may_be_touched_does_not_move_while_others_choose(
    server: Running, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    with (
        visiting(browser, server.url, size=size) as host,
        visiting(browser, server.url, size=size) as friend,
    ):
        start_game(host, friend, game)
        facts = game_facts(server.url, game)
        one, other = (Person(each, Mouse(each.page, facts), Random(5)) for each in (host, friend))
        wait_until_live(one.visitor)
        pointer, legal = Pointer(host, facts), host.update["view"]["legal"]
        before, revision = pointer.places(legal), one.revision()
        other.move()
        one.wait_for_more(revision)
        assert one.is_asked()
        assert pointer.places(legal) == before
