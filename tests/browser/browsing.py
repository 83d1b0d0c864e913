"""A person's browser, watched: what it shows, what it receives, what it complains about."""

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

from tests.browser import chromium

ROOT: Final = Path(__file__).parents[2]
PHONE: Final = (360, 780)
DESKTOP: Final = (1280, 800)
_LAST_FRAMES: Final = 3
_TO_BE_READ: Final = 2_000  # characters of a frame
_NOT_LOADED: Final = "Failed to load resource: net::"
_FLAGS: Final = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, or else the one that Playwright brought."""
    flags = list(_FLAGS)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        flags.append("--no-sandbox")  # Chromium refuses to start as root otherwise
    return playwright.chromium.launch(executable_path=chromium.of_the_system(), args=flags)


@dataclass
class Visitor:
    """One person: a context with cookies of its own, one page, and all that came in."""

    context: BrowserContext
    page: Page
    language: str
    lossy: bool = False  # the line may fail: that something did not load is the browser's to say
    received: list[str] = field(default_factory=list)  # over its sockets
    complaints: list[str] = field(default_factory=list)
    heard: dict[str, dict[str, Any]] = field(default_factory=dict)  # the last reply of each type

    def watch(self) -> None:
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._opened)

    def _heard(self, message: ConsoleMessage) -> None:
        if self.lossy and message.text.startswith(_NOT_LOADED):
            return
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._told)

    def _told(self, frame: bytes | str) -> None:
        assert isinstance(frame, str)
        self.received.append(frame)
        reply = json.loads(frame)
        self.heard[reply["type"]] = reply

    def frames(self, kind: str) -> list[dict[str, Any]]:
        """All replies of a type that came over the socket."""
        start = f'{{"type":"{kind}"'
        return [json.loads(each) for each in self.received if each.startswith(start)]

    def account(self) -> str:
        """What was seen and heard last, for whoever wants to know why a test failed."""
        try:
            shown = self.page.inner_text("body")
        except Error as error:
            shown = str(error)
        lines = [f"{self.page.url} shows:", shown, "and heard last:"]
        lines += [frame[:_TO_BE_READ] for frame in self.received[-_LAST_FRAMES:]]
        return "\n".join([*lines, *self.complaints])

    @property
    def seat(self) -> int:
        seat: int = self.heard["welcome"]["seat"]
        return seat

    @property
    def update(self) -> dict[str, Any]:
        return self.heard["update"]


@contextmanager
def visiting(
    browser: Browser,
    address: str,
    *,
    size: tuple[int, int] = DESKTOP,
    language: str = "en",
    theme: str = "light",
    motion: str = "reduce",
    headers: dict[str, str] | None = None,
    lossy: bool = False,
) -> Iterator[Visitor]:
    """A new person on the home page; whatever the browser complained about fails the test."""
    width, height = size
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale=REGIONS.get(language, language),
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce" if motion == "reduce" else "no-preference",
        has_touch=size == PHONE,
        extra_http_headers=headers or {},
    )
    visitor = Visitor(context, context.new_page(), language, lossy)
    visitor.watch()
    try:
        yield visitor
    except Exception as error:
        error.add_note(visitor.account())
        raise
    finally:
        context.close()
    assert not visitor.complaints, "\n".join(visitor.complaints)


# Where a browser is asked for a region, so that the page has to find the language of it.
REGIONS: Final = {
    "de": "de-DE",
    "en": "en-GB",
    "pt": "pt-BR",
    "zh-Hans": "zh-CN",
    "zh-Hant": "zh-TW",
}
