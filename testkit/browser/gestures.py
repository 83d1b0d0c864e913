"""How a person carries out an action on the page: with the mouse or the keyboard."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page

About = dict[str, int]
_CONFIRM: Final = "[data-testid=confirm]"
_MOST_STEPS: Final = 50  # attempts to reach an element


class InputDevice(ABC):
    """One person's input device."""

    def __init__(self, page: Page, facts: dict[str, Any]) -> None:
        self.page = page
        self.facts = facts

    def perform(self, action: int) -> None:
        """Activate everything this action needs, in order."""
        fact = self.facts["actions"][action]
        gesture = GESTURES.get(self.facts["name"])
        if gesture is None:
            self.activate(f'[data-action="{action}"]')
        else:
            gesture(self, fact["verb"], fact["about"])

    def key_of(self, kind: str, value: int) -> str:
        key: str = self.facts["things"][kind][str(value)]
        return key

    @abstractmethod
    def activate(self, selector: str) -> None: ...

    @abstractmethod
    def fill(self, selector: str, text: str) -> None: ...


class Mouse(InputDevice):
    """A real click, once the element has stopped moving and nothing covers it."""

    def activate(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def fill(self, selector: str, text: str) -> None:
        self.page.locator(selector).fill(text)


class Keyboard(InputDevice):
    """Tab between elements, arrow keys within a group, Enter."""

    def activate(self, selector: str) -> None:
        self._reach(self.page.locator(selector).first)
        self.page.keyboard.press("Enter")

    def fill(self, selector: str, text: str) -> None:
        self._reach(self.page.locator(selector))
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def _reach(self, thing: Locator) -> None:
        for _ in range(_MOST_STEPS):
            keys: list[str] = thing.evaluate(_KEYS_TO)
            if not keys:
                return
            for key in keys:
                self.page.keyboard.press(key)
        raise AssertionError(f"{thing} cannot be reached by keyboard")


# Tab moves between groups; within a group, arrow keys reach what Tab skips.
_KEYS_TO: Final = """thing => {
  const now = document.activeElement;
  if (now === thing) return [];
  const group = thing.parentElement.closest('[role=group], [role=grid], ul, ol');
  if (thing.tabIndex < 0 && group?.contains(now)) {
    const follows = now.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING;
    return [follows ? 'ArrowRight' : 'ArrowLeft'];
  }
  const stops = [...document.querySelectorAll('a, button, input, select, [tabindex]')]
    .filter(each => each.tabIndex >= 0 && !each.disabled && each.checkVisibility());
  const goal = thing.tabIndex < 0 ? stops.find(each => group?.contains(each)) : thing;
  const steps = stops.indexOf(goal) - stops.indexOf(now);
  return Array(Math.abs(steps) || 1).fill(steps < 0 ? 'Shift+Tab' : 'Tab');
}"""


def _confirm(device: InputDevice) -> None:
    """On a touch screen a choice is selected first; then there is a button to confirm it."""
    if device.page.locator(_CONFIRM).count():
        device.activate(_CONFIRM)


def _felix(device: InputDevice, verb: str, about: About) -> None:
    if verb == "place":
        device.activate(f'[data-card="{device.key_of("card", about["card"])}"]')
        _confirm(device)
    elif verb == "bid":
        device.fill(".bar input", str(about["mice"]))
        device.activate("[data-testid=bid]")
    else:
        device.activate(f"[data-testid={verb}]")


def _cat_in_the_box(device: InputDevice, verb: str, about: About) -> None:
    if isinstance(device, Keyboard):
        _cat_in_the_box_by_keys(device, verb, about)
    elif verb == "predict":
        device.activate(f"[data-lesson=predict] button:nth-child({about['tricks']})")
        _confirm(device)
    else:
        device.activate(f"[data-card='{about['card']}']")
        space = f"[data-space='{about['card']}-{about.get('colour')}']"
        device.activate(space if verb == "play" else "[data-lesson=aside]")


def _cat_in_the_box_by_keys(device: Keyboard, verb: str, about: About) -> None:
    """A number for the card or the tricks, then the first letter of the colour."""
    if verb == "predict":
        device.page.keyboard.press(str(about["tricks"]))
        _confirm(device)
        return
    device.page.keyboard.press(str(about["card"]))
    device.page.keyboard.press(
        device.key_of("colour", about["colour"])[0] if verb == "play" else "Enter"
    )


def _ratjack(device: InputDevice, verb: str, about: About) -> None:
    if verb in ("hide", "show", "discard"):
        card = f'.hand [data-card="{about["card"]}"]'
        device.activate(card)
        device.activate(f'.held:has([data-card="{about["card"]}"]) [data-way={verb}]')
        return
    device.activate(
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
    _confirm(device)


# Games whose actions are not each one element with the number of the action as `data-action`.
GESTURES: Final[dict[str, Callable[[InputDevice, str, About], None]]] = {
    "felix": _felix,
    "catinthebox": _cat_in_the_box,
    "ratjack": _ratjack,
}
