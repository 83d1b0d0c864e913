"""Lessons: the game waits while something is explained, and the words stand beside what they are
about."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from ninelives import games
from testkit.browser.gestures import InputDevice, Keyboard, Mouse
from testkit.browser.lessons import follow, measured
from testkit.browser.players import game_facts
from testkit.browser.regions import settle
from testkit.browser.tables import button, text_of
from testkit.browser.visitor import LAPTOP, LARGE_PHONE, visiting
from testkit.server import Running

WORDS_PER_MINUTE: Final = 200
FIRST_CHOICE: Final = 90  # seconds, at most
WHOLE: Final = 300
PAUSE: Final = 1.4  # seconds, the longest of a bot
DEVICES: Final[dict[str, type[InputDevice]]] = {"catinthebox": Keyboard}  # the others: the mouse
BUBBLE: Final = "[data-region=lesson]"
LONG_AFTER: Final = 700  # milliseconds: no double press any more
_PRESSED_TWICE: Final = """async () => {
  document.querySelector('[data-testid=lesson-next]').click();
  await new Promise(requestAnimationFrame);
  document.querySelector('[data-testid=lesson-skip]').click();
}"""
# What is told to everybody who does what the lesson says, in this order.
TOLD: Final = {
    "felix": [
        "goal",
        "hand",
        "place",
        "open",
        "bid",
        "pass",
        "first-bid",
        "bank",
        "tip",
        "end",
    ],
    "catinthebox": [
        "goal",
        "trick",
        "cards",
        "aside",
        "predict",
        "trump",
        "lead",
        "token",
        "follow",
        "won",
        "group",
        "dead",
        "danger",
        "end",
    ],
    "ratjack": [
        "goal",
        "total",
        "hide",
        "draw",
        "play",
        "discard",
        "show",
        "flip-other",
        "sum",
        "eight",
        "token",
        "token-own",
        "ratjack",
        "ways",
        "end",
    ],
}


@pytest.mark.parametrize("game", games.names())
def test_a_lesson_stops_the_game_and_is_short(server: Running, browser: Browser, game: str) -> None:
    """Each step waits for its reader, in a bubble that covers nothing it should not."""
    wrong: list[str] = []
    with visiting(browser, server.url, size=LAPTOP, motion="full") as visitor:
        page = visitor.page

        def look(step: str) -> None:
            for width, height in (LARGE_PHONE, LAPTOP):
                page.set_viewport_size({"width": width, "height": height})
                settle(page)
                page.clock.run_for(100)
                wrong.extend(f"{step}, {width}x{height}: {each}" for each in measured(visitor))

        told = follow(
            visitor,
            game,
            DEVICES.get(game, Mouse)(page, game_facts(server.url, game)),
            words_per_minute=WORDS_PER_MINUTE,
            last=f"{game}-lesson-end",
            look=look,
        )
        revisions = visitor.update["revision"]
    assert wrong == []
    assert told.moved == []
    steps = [step.removeprefix(f"{game}-lesson-") for step in told.steps]
    expected = TOLD.get(game, [])
    assert [step for step in steps if step in expected] == expected
    assert {"dog", "signs"} <= set(steps) or game != "felix"  # at the moment a dog is seen
    assert 0 < told.first_choice < FIRST_CHOICE
    waiting = max(told.events, revisions * PAUSE)
    assert waiting + told.reading(WORDS_PER_MINUTE) < WHOLE


def test_a_lesson_goes_on_where_it_was_left(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        page.goto("/learn/ratjack")
        step = page.locator(BUBBLE)
        expect(step).to_have_attribute("data-step", "ratjack-lesson-goal")
        page.keyboard.press("Enter")
        expect(step).to_have_attribute("data-step", "ratjack-lesson-total")
        page.reload()
        expect(step).to_have_attribute("data-step", "ratjack-lesson-total")
        page.goto("/")
        mine = page.get_by_role("region", name=text_of(visitor, "page-tables-running"))
        mine.get_by_role("link", name=re.compile(text_of(visitor, "game-name-ratjack"))).click()
        expect(step).to_have_attribute("data-step", "ratjack-lesson-total")
        page.keyboard.press("Escape")
        expect(step).to_have_attribute("data-step", "ratjack-lesson-hide")
        button(visitor, "table-lesson-skip").click()
        expect(step).to_have_count(0)
        page.reload()
        page.wait_for_selector("[data-live=true]")
        expect(step).to_have_count(0)


def test_a_second_press_on_next_never_skips_the_lesson(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        page.goto("/learn/felix")
        for step in ("goal", "hand", "place"):
            expect(page.locator(BUBBLE)).to_have_attribute("data-step", f"felix-lesson-{step}")
            if step != "place":
                # The second press lands wherever the next bubble has its other button.
                page.evaluate(_PRESSED_TWICE)
        page.wait_for_timeout(LONG_AFTER)
        button(visitor, "table-lesson-skip").click()
        expect(page.locator(BUBBLE)).to_have_count(0)


def test_a_lesson_leads_to_a_real_game(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        follow(
            visitor,
            "felix",
            Mouse(page, game_facts(server.url, "felix")),
            words_per_minute=WORDS_PER_MINUTE,
            last="felix-lesson-end",
        )
        page.clock.run_for(LONG_AFTER)
        page.clock.resume()
        lesson = page.url
        page.get_by_test_id("lesson-play").click()
        page.wait_for_url(lambda url: "/t/" in url and url != lesson)
        page.wait_for_selector("[data-live=true]")
        expect(page.locator(BUBBLE)).to_have_count(0)


def test_one_touch_chooses_in_a_lesson(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url, size=LARGE_PHONE, touch=True) as visitor:
        page = visitor.page
        page.goto("/learn/ratjack")
        for _ in range(2):
            page.get_by_test_id("lesson-next").tap()
        step = page.locator(BUBBLE)
        expect(step).to_have_attribute("data-step", "ratjack-lesson-hide")
        page.locator("[data-way=hide]").first.tap()
        expect(step).to_have_attribute("data-step", "ratjack-lesson-draw")
        page.get_by_test_id("deck").tap()
        expect(step).to_have_attribute("data-step", "ratjack-lesson-play")


def test_nothing_is_chosen_while_a_step_is_read(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        page.goto("/learn/felix")
        page.wait_for_selector(BUBBLE)
        hand = page.locator("[data-region=hand] [data-card]")
        held = hand.count()
        hand.first.dispatch_event("click")
        expect(page.locator(BUBBLE)).to_have_attribute("data-step", "felix-lesson-goal")
        expect(hand).to_have_count(held)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.locator(BUBBLE)).to_have_attribute("data-step", "felix-lesson-place")
        hand.first.click()
        expect(hand).to_have_count(held - 1)
