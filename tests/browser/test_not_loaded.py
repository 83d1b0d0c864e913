"""What cannot be loaded is said, or done without: nothing breaks, and nothing is an error."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from testkit.browser.checks import check_screen
from testkit.browser.tables import button, text_of
from testkit.browser.visitor import PHONE, visiting
from testkit.server import Running


def test_without_their_name_people_still_see_the_home_page(
    server: Running, browser: Browser
) -> None:
    with visiting(browser, server.url, lossy=True) as visitor:
        visitor.page.route("**/api/me", lambda route: route.abort())
        visitor.page.goto("/")
        visitor.page.get_by_role("heading", level=1).wait_for()
        visitor.page.wait_for_load_state("networkidle")


def test_without_a_coach_the_table_of_a_lesson_is_there(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url, lossy=True) as visitor:
        visitor.page.route("**/lesson-*.js", lambda route: route.abort())
        visitor.page.goto("/learn/felix")
        visitor.page.wait_for_selector("[data-live=true]")
        visitor.page.wait_for_load_state("networkidle")


def test_a_replay_stays_as_it_is_where_others_eyes_cannot_be_had(
    server: Running, browser: Browser
) -> None:
    with visiting(browser, server.url, size=PHONE, lossy=True) as visitor:
        page = visitor.page
        page.goto("/learn/felix")
        button(visitor, "table-lesson-skip").click()
        button(visitor, "table-menu").click()
        button(visitor, "table-abandon").click()
        page.get_by_role("heading", name=text_of(visitor, "table-over")).wait_for()
        page.goto(f"/r/{page.url.rpartition('/')[2]}")
        eyes = page.get_by_label(text_of(visitor, "table-replay-seen"))
        before = eyes.input_value()
        page.route("**/replay?*", lambda route: route.abort())
        eyes.select_option(label=text_of(visitor, "table-replay-spectator"))
        expect(page.get_by_role("alert")).to_have_text(text_of(visitor, "page-problem-load"))
        expect(eyes).to_have_value(before)
        check_screen(page)
        page.unroute("**/replay?*")
        eyes.select_option(label=text_of(visitor, "table-replay-spectator"))
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(eyes).not_to_have_value(before)


@pytest.mark.parametrize(
    ("page", "what", "said"),
    [
        ("/", "**/api/games", "page-problem-load"),
        ("/rules/felix", "**/api/rules/**", "page-rules-missing"),
        ("/t/abcdefgh2345", "**/table-*.js", "page-problem-load"),
        ("/learn/felix", "**/table-*.js", "page-problem-load"),
    ],
)
def test_what_is_missing_is_said(
    server: Running, browser: Browser, page: str, what: str, said: str
) -> None:
    with visiting(browser, server.url, lossy=True) as visitor:
        visitor.page.route(what, lambda route: route.abort())
        visitor.page.goto(page)
        visitor.page.get_by_text(text_of(visitor, said)).wait_for()
