"""From a click to what the player sees of it, and to the screen of another player."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page

from bench.page.figures import Figure
from testkit.browser.gestures import Mouse
from testkit.browser.players import Person, game_facts, play
from testkit.browser.tables import play_bots, set_speed, start_game
from testkit.browser.visitor import LAPTOP, visiting

REACTION: Final = 16.7 * 2  # milliseconds: the first or the second frame
CONFIRMATION: Final = 60
OTHER_SCREEN: Final = 100
MOVES: Final = 40  # in each of the two measurements

# `window.moves` has a line for each choice sent: how many milliseconds after the click the first
# change was painted, and the first change after the server's answer.
_WATCH: Final = """
window.moves = [];
{
  let now = null;  // the choice on its way
  let answered = false;
  const painted = tell => requestAnimationFrame(() => setTimeout(() => tell(performance.now())));
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const request = JSON.parse(text);
    if (request.type === 'act') {
      now = { choice: request.choice, clicked: event.timeStamp };
      answered = false;
    }
    return send.call(this, text);
  };
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', ({ data }) => {
        const reply = JSON.parse(data);
        if (!now || reply.type !== 'update' || reply.choice <= now.choice) return;
        answered = true;
        now.answer = performance.now() - now.clicked;
      });
    }
  };
  new MutationObserver(() => {
    const move = now;
    if (!move) return;
    if (!move.changed) {
      move.changed = true;
      painted(time => (move.reaction = time - move.clicked));
    }
    if (!answered) return;
    now = null;
    painted(time => window.moves.push({ ...move, confirmation: time - move.clicked }));
  }).observe(document, { subtree: true, attributes: true, childList: true, characterData: true });
}
"""

# Notes when something was clicked and when the table showed each revision.
_WATCH_REVISIONS: Final = """() => {
  window.clicked = 0;
  window.shown = {};
  addEventListener('click', () => (window.clicked = Date.now()), true);
  new MutationObserver(() => {
    const revision = document.querySelector('[data-revision]')?.dataset.revision;
    if (revision !== undefined) window.shown[revision] ??= Date.now();
  }).observe(document.body, { subtree: true, attributes: true, childList: true });
}"""

# The time of the first change after the click; bots may have moved too.
_FIRST_SHOWN: Final = """clicked => {
  const times = Object.values(window.shown).filter((time) => time >= clicked);
  return times.length ? Math.min(...times) : 0;
}"""


def watch_moves(page: Page) -> None:
    page.add_init_script(_WATCH)


def moves(page: Page) -> list[dict[str, float]]:
    found: list[dict[str, Any]] = page.evaluate("window.moves")
    return found


def own_screen(address: str, browser: Browser, game: str) -> list[Figure]:
    """A table with bots and animations: what one's own click does."""
    with visiting(browser, address, size=LAPTOP, motion="full") as visitor:
        set_speed(visitor, "brisk")
        watch_moves(visitor.page)
        play_bots(visitor, game)
        facts = game_facts(address, game)
        play([Person(visitor, Mouse(visitor.page, facts), Random(8))], until=MOVES // 2)
        found = moves(visitor.page)
    figures = []
    for name, key, goal in (
        ("click to first change", "reaction", REACTION),
        ("click to confirmation", "confirmation", CONFIRMATION),
    ):
        waits = [each[key] for each in found]
        about = f"slowest {max(waits):.0f} of {len(waits)}"
        if key == "confirmation":
            answer = median(each["answer"] for each in found)
            about += f"; the answer arrives after {answer:.0f}"
        figures.append(Figure(f"{game}, {name}, median", median(waits), "ms", goal, about))
    return figures


def other_screen(address: str, browser: Browser) -> Figure:
    """The delay from one browser to the other, without animations."""
    waits: list[int] = []
    with visiting(browser, address) as host, visiting(browser, address) as friend:
        start_game(host, friend, "felix")
        for visitor in (host, friend):
            visitor.page.evaluate(_WATCH_REVISIONS)
        facts = game_facts(address, "felix")
        people = [Person(each, Mouse(each.page, facts), Random(8)) for each in (host, friend)]

        def measure(_: int) -> None:
            clicked = [each.page.evaluate("window.clicked") for each in (host, friend)]
            other = host if clicked[1] > clicked[0] else friend
            seen = other.page.wait_for_function(_FIRST_SHOWN, arg=max(clicked)).json_value()
            waits.append(int(seen) - max(clicked))

        play(people, until=MOVES, between=measure)
    about = f"slowest {max(waits)} of {len(waits)}"
    return Figure("click to the other screen, median", median(waits), "ms", OTHER_SCREEN, about)
