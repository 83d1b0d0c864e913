"""The first screens: home for a newcomer, opening a table, and an invitation by link."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ninelives import games
from ninelives.build import VERSION
from testkit.browser.tables import button, open_table, seat, text_of
from testkit.browser.visitor import LAPTOP, LARGE_PHONE, Visitor, visiting
from testkit.server import Running

Two = tuple[Visitor, Visitor]


@pytest.fixture
def two(server: Running, browser: Browser) -> Iterator[Two]:
    """A host on a laptop, and a friend on a phone."""
    with (
        visiting(browser, server.url, size=LAPTOP) as host,
        visiting(browser, server.url, size=LARGE_PHONE, language="de") as friend,
    ):
        yield host, friend


def is_in_view(thing: Locator) -> bool:
    """Without scrolling, and as a whole."""
    thing.wait_for()
    inside: bool = thing.evaluate(
        "at => { const box = at.getBoundingClientRect();"
        " return box.top >= 0 && box.bottom <= innerHeight }"
    )
    return inside


def ways_to_play(page: Page, words: str) -> list[Locator]:
    page.get_by_role("button", name=words).nth(len(games.names()) - 1).wait_for()
    return page.get_by_role("button", name=words).all()


# -- home -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "pt", "zh-Hans"])
def test_the_buttons_to_play_are_above_the_fold_of_a_laptop(
    server: Running, browser: Browser, language: str
) -> None:
    with visiting(browser, server.url, size=LAPTOP, language=language) as visitor:
        visitor.page.goto("/")
        ways = ways_to_play(visitor.page, text_of(visitor, "page-play-now"))
        assert [is_in_view(way) for way in ways] == [True] * len(games.names())


def test_a_newcomer_is_led_to_one_game_to_learn(server: Running, browser: Browser) -> None:
    """Until they have had a seat at a table; then all games are alike."""
    with visiting(browser, server.url, size=LARGE_PHONE) as visitor:
        page = visitor.page
        page.goto("/")
        learn = page.get_by_role("link", name=text_of(visitor, "page-first-learn"))
        expect(learn).to_have_count(1)
        assert is_in_view(learn)
        learn.click()
        button(visitor, "table-lesson-skip").wait_for()
        page.goto("/")
        ways_to_play(page, text_of(visitor, "page-play-now"))
        expect(learn).to_have_count(0)


def test_the_foot_of_the_page_says_what_is_kept(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        page.goto("/")
        foot = page.get_by_role("contentinfo")
        expect(foot).to_contain_text(f"Ninelives {VERSION}")
        foot.get_by_role("link", name=text_of(visitor, "page-about-privacy")).click()
        expect(page.get_by_text(text_of(visitor, "page-about-kept-cookie"))).to_be_in_viewport()


# -- opening a table ------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [LAPTOP, LARGE_PHONE])
@pytest.mark.parametrize("game", games.names())
def test_the_button_that_opens_a_table_is_always_in_view(
    server: Running, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    """Also with all options unfolded."""
    with visiting(browser, server.url, size=size, language="de") as visitor:
        page = visitor.page
        page.goto("/")
        title = text_of(visitor, f"game-name-{game}")
        friends = f"{text_of(visitor, 'page-play-friends')}: {title}"
        page.get_by_role("button", name=friends).click()
        dialog = page.get_by_role("dialog")
        opens = button(visitor, "page-friends-open", dialog)
        assert is_in_view(opens)
        expect(dialog.locator("fieldset:visible")).to_have_count(3)
        dialog.locator("summary").click()
        assert is_in_view(opens)
        dialog.get_by_role("radio").last.check()
        opens.click()
        page.wait_for_url("**/t/*")


# -- by a link ------------------------------------------------------------------------------------


def test_an_invitation_asks_for_a_name_and_gives_the_first_free_seat(two: Two) -> None:
    host, friend = two
    host.page.goto("/")
    host.page.request.put("/api/me", data={"name": "Luna"})
    room = open_table(host, "felix", seats=4)
    button(host, "table-add-bot", seat(host, 2)).click()
    button(host, "page-bot-kitten", seat(host, 2)).click()
    friend.page.goto(f"/t/{room}")
    game = text_of(friend, "game-name-felix")
    invited = text_of(friend, "table-invited", name="Luna", game=game)
    friend.page.get_by_role("heading", name=invited).wait_for()
    sits = button(friend, "table-invited-sit")
    assert is_in_view(sits)
    friend.page.get_by_label(text_of(friend, "table-name")).fill("Simba")
    sits.click()
    expect(seat(friend, 3)).to_contain_text("Simba")
    expect(seat(host, 3)).to_contain_text("Simba")
    expect(button(friend, "table-be-ready")).to_be_visible()
    assert friend.page.request.get("/api/me").json() == {"name": "Simba"}


def test_a_visitor_may_watch_and_still_sit_down(two: Two) -> None:
    host, friend = two
    room = open_table(host, "felix", seats=3)
    friend.page.goto(f"/t/{room}")
    button(friend, "table-invited-watch").click()
    friend.page.reload()
    button(friend, "table-sit", seat(friend, 2)).click()
    expect(button(friend, "table-be-ready")).to_be_visible()


def test_a_full_table_and_a_running_game_offer_to_watch(
    server: Running, browser: Browser, two: Two
) -> None:
    host, friend = two
    room = open_table(host, "felix", seats=3)
    button(host, "table-add-bot", seat(host, 3)).click()
    button(host, "page-bot-kitten", seat(host, 3)).click()
    friend.page.goto(f"/t/{room}")
    button(friend, "table-invited-sit").click()
    with visiting(browser, server.url) as late:
        late.page.goto(f"/t/{room}")
        late.page.get_by_text(text_of(late, "table-invited-full")).wait_for()
        button(friend, "table-be-ready").click()
        button(host, "table-start").click()
        late.page.get_by_text(text_of(late, "table-invited-running")).wait_for()
        expect(button(late, "table-invited-sit")).to_have_count(0)
        button(late, "table-invited-watch").click()
        late.page.wait_for_selector("[data-revision]")
