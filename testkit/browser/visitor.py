"""A person's browser, with everything it receives and every error it reports."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    WebSocket,
)

from testkit.browser import chromium

ROOT: Final = Path(__file__).parents[2]
PHONE: Final = (360, 780)
LARGE_PHONE: Final = (390, 844)
LAPTOP: Final = (1366, 657)  # what a screen of 1366 x 768 leaves
DESKTOP: Final = (1280, 800)
_LARGEST_TOUCH: Final = 480  # the shorter side of a phone, at most
_LAST_FRAMES: Final = 3
_FRAME_LENGTH: Final = 2_000  # characters of a frame
_NOT_LOADED: Final = "Failed to load resource: net::"
_FLAGS: Final = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, or Playwright's own."""
    flags = list(_FLAGS)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        flags.append("--no-sandbox")  # Chromium refuses to start as root otherwise
    return playwright.chromium.launch(executable_path=chromium.system_browser(), args=flags)


@dataclass
class Visitor:
    """One person: a browser context, one page, and everything it received."""

    context: BrowserContext
    page: Page
    language: str
    lossy: bool = False  # the network may fail: errors about failed requests are expected
    received: list[str] = field(default_factory=list)  # WebSocket messages
    console_errors: list[str] = field(default_factory=list)
    last_replies: dict[str, dict[str, Any]] = field(default_factory=dict)  # by type

    def watch(self) -> None:
        self.page.on("console", self._console_message)
        self.page.on("pageerror", lambda error: self.console_errors.append(str(error)))
        self.page.on("websocket", self._opened)

    def _console_message(self, message: ConsoleMessage) -> None:
        if self.lossy and message.text.startswith(_NOT_LOADED):
            return
        if message.type in ("error", "warning"):
            self.console_errors.append(f"{message.type}: {message.text}")

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)

    def _received(self, frame: bytes | str) -> None:
        assert isinstance(frame, str)
        self.received.append(frame)
        reply = json.loads(frame)
        self.last_replies[reply["type"]] = reply

    def frames(self, kind: str) -> list[dict[str, Any]]:
        """All replies of a type that came over the socket."""
        start = f'{{"type":"{kind}"'
        return [json.loads(each) for each in self.received if each.startswith(start)]

    def describe(self) -> str:
        """The last screen and messages, to explain a failed test."""
        try:
            shown = self.page.inner_text("body")
        except Error as error:
            shown = str(error)
        lines = [f"{self.page.url} shows:", shown, "and received last:"]
        lines += [frame[:_FRAME_LENGTH] for frame in self.received[-_LAST_FRAMES:]]
        return "\n".join([*lines, *self.console_errors])

    @property
    def seat(self) -> int:
        seat: int = self.last_replies["welcome"]["seat"]
        return seat

    @property
    def update(self) -> dict[str, Any]:
        return self.last_replies["update"]


@contextmanager
def visiting(
    browser: Browser,
    address: str,
    *,
    size: tuple[int, int] = DESKTOP,
    language: str = "en",
    theme: str = "light",
    motion: str = "reduce",
    touch: bool | None = None,
    headers: dict[str, str] | None = None,
    lossy: bool = False,
) -> Iterator[Visitor]:
    """A new person on the home page; any error in the browser's console fails the test."""
    width, height = size
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale=REGIONS.get(language, language),
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce" if motion == "reduce" else "no-preference",
        has_touch=min(size) <= _LARGEST_TOUCH if touch is None else touch,
        extra_http_headers=headers or {},
    )
    visitor = Visitor(context, context.new_page(), language, lossy)
    visitor.watch()
    try:
        yield visitor
    except Exception as error:
        error.add_note(visitor.describe())
        raise
    finally:
        context.close()
    assert not visitor.console_errors, "\n".join(visitor.console_errors)


# Browsers report regions, so the page has to find the language of a region.
REGIONS: Final = {
    "de": "de-DE",
    "en": "en-GB",
    "pt": "pt-BR",
    "zh-Hans": "zh-CN",
    "zh-Hant": "zh-TW",
}
