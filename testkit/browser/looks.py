"""How a screen is looked at: the size of the window, theme, language, and the eyes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from playwright.sync_api import Page

from testkit.browser.regions import TOUCH, Size, settle


@dataclass(frozen=True)
class Look:
    size: Size
    theme: str = "light"
    language: str = "en"
    deficiency: str = ""  # a colour vision deficiency that the browser can imitate

    @property
    def is_touched(self) -> bool:
        return self.size[0] < TOUCH

    def __str__(self) -> str:
        width, height = self.size
        eyes = f" {self.deficiency}" if self.deficiency else ""
        return f"{width}x{height} {self.theme} {self.language}{eyes}"


def pages_of(looks: Iterable[Look]) -> list[list[Look]]:
    """Looks that one page can take one after another: language and touch cannot change."""

    def kind(look: Look) -> tuple[str, bool]:
        return look.language, look.is_touched

    return [list(group) for _, group in groupby(sorted(looks, key=kind), key=kind)]


class Eyes:
    """Looks at one page in one way after another."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._devtools = page.context.new_cdp_session(page)

    def take(self, look: Look) -> None:
        width, height = look.size
        self._page.set_viewport_size({"width": width, "height": height})
        self._page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
        self._devtools.send(
            "Emulation.setEmulatedVisionDeficiency", {"type": look.deficiency or "none"}
        )
        settle(self._page)
