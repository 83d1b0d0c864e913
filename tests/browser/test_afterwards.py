"""After a game: the result, a picture of it, the replay and its review."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from ninelives import games
from ninelives.client import join
from testkit.browser.checks import check_screen
from testkit.browser.regions import measure_replay
from testkit.browser.tables import button, text_of
from testkit.browser.visitor import LAPTOP, LARGE_PHONE, PHONE, Visitor, visiting
from testkit.server import Running

SMALL_PHONE = (360, 640)
WIDTH, HEIGHT = 1200, 630


def finished(server: Running, visitor: Visitor, game: str = "felix", seats: int = 3) -> str:
    """Play a game through the client, on seat 0; returns the room id."""
    wanted = {"game": game, "seats": seats, "bots": ["random"] * (seats - 1), "begin": True}
    opened = visitor.page.request.post("/api/rooms", data=wanted).json()
    dice = Random(4)
    with join(f"{server.url}t/{opened['room']}#{opened['token']}") as table:
        for view in table.choices():
            table.act(dice.choice(view.legal))
    room: str = opened["room"]
    return room


def shown_step(page: Page) -> Callable[[int], None]:
    """A check of the step that the slider is at, counted from 1."""
    slider = page.get_by_role("slider")
    return lambda step: expect(slider).to_have_value(str(step - 1))


@pytest.mark.parametrize("way", ["key", "button"])
def test_six_quick_presses_are_six_steps(server: Running, browser: Browser, way: str) -> None:
    """Although each step is animated for longer than the presses are apart."""
    with visiting(browser, server.url, size=LAPTOP, motion="full") as ada:
        page = ada.page
        room = finished(server, ada)
        page.goto(f"/r/{room}")
        forward = page.get_by_role("button", name=text_of(ada, "table-replay-forward"))
        forward.wait_for()
        for _ in range(6):
            if way == "key":
                page.keyboard.press("ArrowRight")
            else:
                forward.click()
        quick = page.get_by_role("slider").input_value()
    with visiting(browser, server.url, size=LAPTOP) as ada:  # without animations
        page = ada.page
        page.goto(f"/r/{room}")
        for _ in range(6):
            page.get_by_role("button", name=text_of(ada, "table-replay-forward")).click()
        assert page.get_by_role("slider").input_value() == quick
        assert int(quick) >= 6


def test_the_address_follows_the_step(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url) as ada:
        page = ada.page
        page.goto("/rules/felix")
        room = finished(server, ada)
        page.goto(f"/r/{room}?step=9")
        at = shown_step(page)
        at(9)
        page.keyboard.press("End")
        last = int(page.get_by_role("slider").get_attribute("max") or 0) + 1
        page.wait_for_url(f"**/r/{room}?step={last}")
        page.keyboard.press("Home")
        page.wait_for_url(f"**/r/{room}")
        page.get_by_role("slider").fill("4")
        page.wait_for_url(f"**/r/{room}?step=5")
        page.reload()
        at(5)
        page.goto(f"/r/{room}#step=7")
        page.reload()
        at(7)
        page.go_back()
        page.go_back()
        expect(page).to_have_url(re.compile("rules/felix"))


def test_sharing_a_moment_copies_its_address(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url) as ada:
        page = ada.page
        ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
        room = finished(server, ada)
        page.goto(f"/r/{room}?step=12")
        page.get_by_role("button", name=text_of(ada, "table-share-moment")).click()
        expect(page.get_by_text(text_of(ada, "table-copied"))).to_have_count(1)
        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied == f"{server.url}r/{room}?step=12"


def move(action: int, chance: float, reason: str) -> dict[str, Any]:
    return {"action": action, "chance": chance, "tried": 900, "reason": reason, "values": {}}


def reviewed(page: Page, room: str) -> list[int]:
    """Give the page a review in which the second of three choices cost much and the third was
    strong; returns their frames."""
    replay = page.request.get(f"/api/rooms/{room}/replay?seat=0").json()
    own = [at for at, frame in enumerate(replay["frames"]) if frame["seat"] == 0]
    frames = own[:1] + own[3:9:5]
    actions = [replay["frames"][at]["action"] for at in frames]
    other = move(10, 0.5, "pass-leaves") | {"values": {"points": 3}}
    made = [
        move(action, chance, "rabbit")
        for action, chance in zip(actions, (0.3, 0.2, 0.6), strict=True)
    ]
    choices = [
        {"frame": frames[0], "cost": 0.0, "gain": 0.0, "best": made[0], "made": made[0]},
        {"frame": frames[1], "cost": 0.3, "gain": 0.0, "best": other, "made": made[1]},
        {"frame": frames[2], "cost": 0.0, "gain": 0.25, "best": made[2], "made": made[2]},
    ]
    sums = {"start": 1 / 3, "luck": 0.3, "decision": -0.3, "result": 1 / 3}
    answers = [
        {"room": room, "seat": 0, "done": 1, "of": 3, "choices": []},
        {"room": room, "seat": 0, "done": 3, "of": 3, "choices": choices, **sums},
    ]

    def answer(route: Route) -> None:
        route.fulfill(json=answers.pop(0) if len(answers) > 1 else answers[0])

    page.route("**/review?seat=0", answer)
    return frames


@pytest.mark.parametrize("size", [LAPTOP, LARGE_PHONE, PHONE])
def test_the_review_annotates_the_replay(
    server: Running, browser: Browser, size: tuple[int, int]
) -> None:
    with visiting(browser, server.url, size=size) as ada:
        page = ada.page
        room = finished(server, ada)
        _, costly, strong = reviewed(page, room)
        page.goto(f"/t/{room}")
        page.get_by_role("link", name=text_of(ada, "table-see-review")).click()
        panel = page.get_by_role("region", name=text_of(ada, "table-review"))
        marks = page.get_by_test_id("chance-line").locator("[data-step]")
        expect(marks).to_have_count(2)
        at = shown_step(page)
        page.keyboard.press("n")
        at(costly)
        page.wait_for_url(f"**/r/{room}?step={costly}&review=0")
        comment = page.get_by_test_id("comment")
        expect(comment).to_contain_text("Cost: 30 points")
        made, better = comment.locator(".why").all_inner_texts()
        assert made != better
        check_screen(page)
        button(ada, "coach-review-mark-on", panel).click()
        at(strong)
        expect(comment).to_contain_text("25")
        page.keyboard.press("p")
        at(costly)
        marks.last.click()
        at(strong)
        step = text_of(ada, "coach-review-choice", step=costly, points="−30")
        panel.get_by_role("link", name=step).click()
        at(costly)
        expect(panel.locator("[aria-current=step]").first).to_have_text(step)
        felt, box = page.locator(".felt").bounding_box(), panel.bounding_box()
        assert felt
        assert box
        assert felt["y"] >= 0
        apart = box["x"] >= felt["x"] + felt["width"] or box["y"] >= felt["y"] + felt["height"]
        assert apart


def test_the_replay_stays_usable_while_the_review_is_made(
    server: Running, browser: Browser
) -> None:
    with visiting(browser, server.url, size=LAPTOP) as ada:
        page = ada.page
        room = finished(server, ada)
        begun = {"room": room, "seat": 0, "done": 2, "of": 9, "choices": []}
        page.route("**/review?seat=0", lambda route: route.fulfill(json=begun))
        page.goto(f"/r/{room}")
        button(ada, "table-review").click()
        panel = page.get_by_role("region", name=text_of(ada, "table-review"))
        expect(panel.get_by_role("progressbar")).to_have_js_property("value", 2)
        page.get_by_role("slider").fill("6")
        page.wait_for_url(f"**/r/{room}?step=7&review=0")
        button(ada, "table-close", panel).click()
        page.wait_for_url(f"**/r/{room}?step=7")


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("size", [LARGE_PHONE, SMALL_PHONE])
def test_nothing_overlaps_on_the_table_of_a_replay(
    server: Running, browser: Browser, size: tuple[int, int], game: str
) -> None:
    """Without and with the review, at steps from all over the game."""
    seats = games.load(game).info.seats[-1]
    wrong: list[str] = []
    with visiting(browser, server.url, size=size, language="de", motion="full") as ada:
        page = ada.page
        room = finished(server, ada, game, seats)
        for review in ("", "&review=0"):
            page.goto(f"/r/{room}?step=2{review}")
            slider = page.get_by_role("slider").first
            last = int(slider.get_attribute("max") or 0)
            for step in range(last // 12, last, last // 8):
                slider.fill(str(step))
                wrong += [f"step {step}{review}: {each}" for each in measure_replay(page, seats)]
    assert wrong == []


@pytest.mark.parametrize("size", [LAPTOP, LARGE_PHONE])
def test_the_box_of_events_shows_whole_lines(
    server: Running, browser: Browser, size: tuple[int, int]
) -> None:
    """The first step of a replay has more of them than there is room for."""
    with visiting(browser, server.url, size=size) as ada:
        page = ada.page
        page.goto(f"/r/{finished(server, ada, 'ratjack', 4)}")
        lines = page.get_by_role("group", name=text_of(ada, "table-log"))
        line = lines.locator("p").first.bounding_box()
        room: float = lines.evaluate("box => box.clientHeight")
        assert line
        assert room >= 3 * line["height"] - 0.5
        assert room % line["height"] == pytest.approx(0, abs=0.5)


def test_the_reader_is_you_whoever_is_looked_through(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url) as ada:
        page = ada.page
        page.goto(f"/r/{finished(server, ada)}?step=3")
        eyes = page.get_by_label(text_of(ada, "table-replay-seen"))
        expect(eyes.locator("option:checked")).to_have_text(text_of(ada, "you"))
        eyes.select_option("1")
        expect(eyes.locator("option:checked")).not_to_have_text(text_of(ada, "you"))
        expect(eyes.locator("option[value='0']")).to_have_text(text_of(ada, "you"))
        expect(page.locator(".felt").get_by_text(text_of(ada, "you"), exact=True)).to_have_count(1)


@pytest.mark.parametrize("size", [LAPTOP, LARGE_PHONE])
def test_the_result_marks_me_and_has_few_buttons(
    server: Running, browser: Browser, size: tuple[int, int]
) -> None:
    with visiting(browser, server.url, size=size) as ada:
        page = ada.page
        page.goto(f"/t/{finished(server, ada)}")
        mine = page.locator("li[aria-current=true]")
        expect(mine).to_have_count(1)
        expect(mine).to_contain_text(text_of(ada, "you"))
        colours = "rows => rows.map(row => getComputedStyle(row).backgroundColor)"
        rows = page.locator("ol > li").evaluate_all(colours)
        assert rows.count(mine.evaluate("row => getComputedStyle(row).backgroundColor")) == 1
        ways = page.locator(".ways")
        assert ways.locator(":is(button, a):visible").count() <= 4
        ways.get_by_role("button", name=text_of(ada, "table-more")).click()
        expect(ways.get_by_role("link", name=text_of(ada, "table-record"))).to_be_visible()
        check_screen(page)
        page.keyboard.press("Escape")
        expect(ways.get_by_role("link", name=text_of(ada, "table-record"))).to_be_hidden()


COLOURS = """async address => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const ink = canvas.getContext('2d', { willReadFrequently: true });
  ink.drawImage(picture, 0, 0);
  const colours = (x, y, width, height) => {
    const { data } = ink.getImageData(x, y, width, height);
    return new Set(new Uint32Array(data.buffer)).size;
  };
  const [width, height] = [picture.width, picture.height];
  return { width, height, cover: colours(60, 300, 400, 160), rows: colours(640, 90, 460, 200),
    notes: colours(600, 330, 500, 200) };
}"""


def picture_of(page: Page, name: str) -> dict[str, int]:
    """Save the picture; its size, and how many colours its parts have."""
    share = page.get_by_role("button", name=name)
    with page.expect_download() as saved:
        share.click()
    assert saved.value.suggested_filename == "ninelives-felix.png"
    data = saved.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    found: dict[str, int] = page.evaluate(
        COLOURS, f"data:image/png;base64,{b64encode(data).decode()}"
    )
    return found


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_a_picture_of_the_result(server: Running, browser: Browser, language: str) -> None:
    with visiting(browser, server.url, size=LAPTOP, language=language) as ada:
        page = ada.page
        page.add_init_script("Object.defineProperty(navigator, 'canShare', { value: undefined })")
        room = finished(server, ada)
        reviewed(page, room)
        page.goto(f"/t/{room}")
        name = text_of(ada, "table-picture")
        plain = picture_of(page, name)
        assert (plain["width"], plain["height"]) == (WIDTH, HEIGHT)
        assert plain["cover"] > 50
        assert plain["rows"] > 20
        page.get_by_role("link", name=text_of(ada, "table-see-review")).click()
        page.get_by_test_id("chance-line").wait_for()
        noted = picture_of(page, name)
        assert noted["notes"] > plain["notes"]


def test_a_picture_goes_to_the_share_sheet_where_there_is_one(
    server: Running, browser: Browser
) -> None:
    sheet = """
      navigator.canShare = ({ files }) => files.length === 1;
      navigator.share = async ({ files, title }) => {
        document.title = JSON.stringify([files[0].type, files[0].name, title]);
      };"""
    with visiting(browser, server.url, size=LARGE_PHONE) as ada:
        page = ada.page
        page.add_init_script(sheet)
        page.goto(f"/t/{finished(server, ada)}")
        page.get_by_role("button", name=text_of(ada, "table-picture")).click()
        expect(page).to_have_title(re.compile("image/png"))
        kind, name, title = json.loads(page.title())
        assert (kind, name) == ("image/png", "ninelives-felix.png")
        assert title == text_of(ada, "table-picture-title", game="Felix")
