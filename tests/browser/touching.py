"""How an action is done on the page: by clicking, or at the keyboard alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page

About = dict[str, int]
_TOO_FAR: Final = 200  # Tab was pressed so often, and the thing was not reached


class Touch(ABC):
    """One person's way with the things on the page."""

    def __init__(self, page: Page, facts: dict[str, Any]) -> None:
        self.page = page
        self._facts = facts

    def do(self, action: int) -> None:
        """Everything that is to be touched for this action, in order."""
        fact = self._facts["actions"][action]
        GESTURES[self._facts["name"]](self, fact["verb"], fact["about"])

    def key_of(self, kind: str, value: int) -> str:
        key: str = self._facts["things"][kind][str(value)]
        return key

    @abstractmethod
    def touch(self, selector: str) -> None: ...

    @abstractmethod
    def fill(self, selector: str, text: str) -> None: ...


class Mouse(Touch):
    def touch(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def fill(self, selector: str, text: str) -> None:
        self.page.locator(selector).fill(text)


class Keyboard(Touch):
    """Tab from thing to thing, arrows within a group, Enter."""

    def touch(self, selector: str) -> None:
        self._reach(self.page.locator(selector).first)
        self.page.keyboard.press("Enter")

    def fill(self, selector: str, text: str) -> None:
        self._reach(self.page.locator(selector))
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def _reach(self, thing: Locator) -> None:
        for _ in range(_TOO_FAR):
            where = thing.evaluate(_WHERE)
            if where == "here":
                return
            self.page.keyboard.press("ArrowRight" if where == "near" else "Tab")
        raise AssertionError(f"{thing} cannot be reached by keyboard")


# Arrows go on to a neighbour that Tab passes by; where they lead round in a circle, Tab leaves.
_WHERE: Final = """thing => {
  const now = document.activeElement;
  if (now === thing) return 'here';
  const group = thing.parentElement.closest('[role=group], [role=grid], [role=radiogroup]');
  return thing.tabIndex < 0 && group?.contains(now) ? 'near' : 'far';
}"""


def _felix(touch: Touch, verb: str, about: About) -> None:
    if verb == "place":
        touch.touch(f'[data-card="{touch.key_of("card", about["card"])}"]')
    elif verb == "bid":
        touch.fill(".bar input", str(about["mice"]))
        touch.touch("[data-testid=bid]")
    else:
        touch.touch(f"[data-testid={verb}]")


def _cat_in_the_box(touch: Touch, verb: str, about: About) -> None:
    if verb == "predict":
        touch.touch(f"[data-lesson=predict] button:nth-child({about['tricks']})")
        return
    touch.touch(f'[data-card="{about["card"]}"]')
    if verb == "play":
        touch.touch(f'[data-space="{about["card"]}-{about["colour"]}"]')
    else:
        touch.touch("[data-lesson=aside]")


def _ratjack(touch: Touch, verb: str, about: About) -> None:
    if verb in ("hide", "show", "discard"):
        card = f'.hand [data-card="{about["card"]}"]'
        touch.touch(card)
        touch.touch(f'.held:has([data-card="{about["card"]}"]) [data-way={verb}]')
        return
    touch.touch(
        {
            "draw-deck": "[data-testid=deck]",
            "draw-discard": "[data-testid=pile]",
            "card": f"[data-place='{about.get('place')}']",
            "token": f"[data-token='{about.get('token')}']",
            "player": f"button[data-seat='{about.get('seat')}']",
            "take": f".spread [data-card='{about.get('card')}']",
            "top": f".spread [data-card='{about.get('card')}'].legal",
            "yes": "[data-answer=yes]",
            "no": "[data-answer=no]",
        }[verb]
    )


GESTURES: Final[dict[str, Callable[[Touch, str, About], None]]] = {
    "felix": _felix,
    "catinthebox": _cat_in_the_box,
    "ratjack": _ratjack,
}
