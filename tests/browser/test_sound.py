"""Sound, with the real audio output of the browser."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Browser, Page, expect

from testkit.browser.checks import check_screen
from testkit.browser.gestures import Mouse
from testkit.browser.players import Person, game_facts, wait_until_live
from testkit.browser.tables import button
from testkit.browser.visitor import PHONE, Visitor, visiting
from testkit.server import Running

# Counts audio outputs, tones and vibrations.
_COUNTED: Final = """
window.counted = { outputs: 0, tones: 0, vibrations: 0 };
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.counted.outputs += 1; }
};
const start = AudioScheduledSourceNode.prototype.start;
for (const source of [OscillatorNode, AudioBufferSourceNode])
  source.prototype.start = function (...when) {
    window.counted.tones += 1;
    return start.apply(this, when);
  };
navigator.vibrate = () => { window.counted.vibrations += 1; return true; };
"""
_OPENED: Final = {"game": "felix", "seats": 3, "bots": ["random"] * 2, "begin": True}


def _counted(page: Page, what: str) -> int:
    number: int = page.evaluate("what => window.counted[what]", what)
    return number


def _until_counted(page: Page, what: str) -> None:
    page.wait_for_function("what => window.counted[what] > 0", arg=what)


def _person(server: Running, visitor: Visitor) -> Person:
    return Person(visitor, Mouse(visitor.page, game_facts(server.url, "felix")), Random(3))


def test_cards_are_heard_after_the_first_click(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url, motion="full") as ada:
        page = ada.page
        page.add_init_script(_COUNTED)
        page.goto("/")
        play = page.get_by_role("button", name="Play now: Felix")
        play.wait_for()
        assert _counted(page, "outputs") == 0
        play.click()
        _until_counted(page, "tones")
        assert _counted(page, "outputs") == 1
        assert _counted(page, "vibrations") == 0


def test_a_table_is_silent_until_it_is_touched(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url, size=PHONE) as ada:
        page = ada.page
        page.add_init_script(_COUNTED)
        opened = page.request.post("/api/rooms", data=_OPENED).json()
        page.goto(f"/t/{opened['room']}#{opened['token']}")
        page.wait_for_selector("[data-live=true]")
        assert _counted(page, "outputs") == 0
        button(ada, "table-rules").tap()
        assert _counted(page, "outputs") == 1


def test_mute_is_one_key_and_is_remembered(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url) as ada:
        page = ada.page
        page.add_init_script(_COUNTED)
        opened = page.request.post("/api/rooms", data=_OPENED).json()
        page.goto(f"/t/{opened['room']}#{opened['token']}")
        sound = button(ada, "table-sound")
        expect(sound).to_have_attribute("aria-pressed", "true")
        sound.click()
        expect(sound).to_have_attribute("aria-pressed", "false")
        page.reload()
        expect(sound).to_have_attribute("aria-pressed", "false")
        person = _person(server, ada)
        person.move()
        wait_until_live(ada)
        assert _counted(page, "outputs") == 0
        page.keyboard.press("v")
        expect(sound).to_have_attribute("aria-pressed", "true")
        assert _counted(page, "outputs") == 1


def test_volume_in_the_settings(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url, size=PHONE) as ada:
        page = ada.page
        page.add_init_script(_COUNTED)
        page.goto("/")
        settings = page.get_by_role("button", name="Settings")
        volume = page.get_by_role("slider", name="Volume")
        settings.click()
        expect(volume).to_have_value("70")
        volume.press("ArrowLeft")
        expect(volume).to_have_value("65")
        _until_counted(page, "tones")
        check_screen(page)
        page.reload()
        settings.click()
        expect(volume).to_have_value("65")
        page.get_by_role("group", name="Sound").get_by_role("radio", name="Off").check()
        expect(volume).to_be_disabled()


def test_my_turn_calls_and_vibrates(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url, size=PHONE) as ada:
        page = ada.page
        page.add_init_script(_COUNTED)
        page.goto("/")
        page.get_by_role("button", name="Play now: Felix").tap()
        page.wait_for_selector("[data-live=true]")
        _until_counted(page, "tones")
        _until_counted(page, "vibrations")
        assert _counted(page, "vibrations") == 1
