"""The rule books of the page: their pictures, and what comes out of a printer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, PdfMargins, expect

from ninelives import games
from ninelives.text.languages import LANGUAGES
from ninelives.text.rulebook import PICTURE, rule_book
from testkit.browser.tables import button, text_of
from testkit.browser.visitor import LARGE_PHONE, visiting
from testkit.server import Running

PAPER = ("A4", "Letter")
MARGIN: PdfMargins = {"top": "15mm", "right": "15mm", "bottom": "15mm", "left": "15mm"}
LEAF = re.compile(rb"/Type\s*/Page\b(?!s)")


@contextmanager
def opened(server: Running, browser: Browser, path: str, language: str) -> Iterator[Page]:
    with visiting(browser, server.url, language=language) as visitor:
        visitor.page.goto(path, wait_until="networkidle")
        visitor.page.locator("figure[data-picture]").first.wait_for()
        visitor.page.evaluate("document.fonts.ready")
        yield visitor.page


def pages(page: Page, paper: str) -> int:
    """How many pages of this paper the printer needs."""
    return len(LEAF.findall(page.pdf(format=paper, margin=MARGIN)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_the_summary_is_one_page_with_its_picture(
    server: Running, browser: Browser, game: str, language: str
) -> None:
    with opened(server, browser, f"/rules/{game}?summary", language) as page:
        assert page.locator("h2").count() == 1
        assert page.locator("figure[data-picture] svg").count() > 0
        assert [pages(page, paper) for paper in PAPER] == [1, 1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_a_book_has_its_pictures_with_words_for_them(
    server: Running, browser: Browser, game: str, language: str
) -> None:
    with opened(server, browser, f"/rules/{game}", language) as page:
        for shows, name in PICTURE.findall(rule_book(game, language)):
            drawn = page.locator(f"figure[data-picture={name}]")
            picture = drawn.get_by_role("img", name=shows, exact=True)
            expect(picture).to_have_count(1)
            assert drawn.locator("svg").count() > 1, name
            box, figure = picture.bounding_box(), drawn.bounding_box()
            assert box is not None
            assert figure is not None
            assert box["height"] > 80, name


@pytest.mark.parametrize("game", games.names())
def test_a_printed_book_has_nothing_of_the_page_around_it(
    server: Running, browser: Browser, game: str
) -> None:
    with opened(server, browser, f"/rules/{game}", "en") as page:
        page.emulate_media(media="print", color_scheme="dark")
        expect(page.locator("nav, .band, main > .ways").locator("visible=true")).to_have_count(0)
        assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") in (
            "rgb(251, 246, 236)",
            "rgb(255, 255, 255)",
        )
        assert 3 < pages(page, "A4") < 25


def test_learn_and_play_begin_at_the_rule_book(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        page.goto("/rules/felix")
        page.get_by_role("link", name=text_of(visitor, "page-learn"), exact=True).wait_for()
        button(visitor, "page-play-now").click()
        page.wait_for_selector("[data-revision]")


def test_the_contents_are_folded_on_a_phone(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url, size=LARGE_PHONE) as visitor:
        page = visitor.page
        page.goto("/rules/felix")
        fold = page.get_by_text(text_of(visitor, "page-rules-contents"), exact=True)
        fold.wait_for()
        links = page.locator("nav a")
        expect(links.first).to_be_hidden()
        fold.click()
        expect(links.first).to_be_visible()


def test_without_its_diagrams_a_book_says_what_they_show(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url, lossy=True) as visitor:
        visitor.page.route("**/Diagram*.js", lambda route: route.abort())
        visitor.page.goto("/rules/felix")
        caption = visitor.page.locator("figure[data-picture=felix-table] figcaption")
        expect(caption).to_be_visible()
        expect(visitor.page.get_by_role("img")).to_have_count(0)
