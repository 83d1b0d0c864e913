"""A lesson, played to its end as somebody who follows it would."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from testkit.browser.gestures import InputDevice
from testkit.browser.visitor import Visitor

# What a learner chooses if it is legal, in this order; otherwise they choose at random.
FOLLOWED: Final = {
    "felix": ("place 11", "bid 3", "pass"),
    "catinthebox": ("discard 1", "predict 3", "6 as blue", "6 as yellow", "6 as green"),
    "ratjack": ("hide rat 5", "show rat 12", "show rat 8", "token +5", "draw deck", "card 2"),
}
_TICK: Final = 100  # milliseconds of the page's clock between two looks
_MOST_TICKS: Final = 6_000
_NOW: Final = """() => {
  const bubble = document.querySelector('[data-region=lesson].placed');
  return {
    step: bubble?.dataset.step ?? '',
    text: bubble?.querySelector('p').textContent ?? '',
    choice: bubble?.dataset.choice !== undefined,
    placing: document.querySelector('[data-region=lesson]:not(.placed)') !== null,
    live: document.querySelector('[data-live=true]') !== null,
    round: document.querySelector('[data-testid=round-on]') !== null,
    over: document.querySelector('.finish') !== null,
    moved: window.movedWhileRead ?? [],
  };
}"""
# Notes every change of the table behind a bubble that was there before the change and after it.
_WATCH: Final = """() => {
  window.movedWhileRead = [];
  let bubble = null;
  new MutationObserver((changes) => {
    const now = document.querySelector('[data-region=lesson]');
    if (now !== null && now === bubble)
      for (const { type, attributeName, target } of changes)
        if (type === 'attributes')
          window.movedWhileRead.push(
            `${now.dataset.step}: ${attributeName}=${target.getAttribute(attributeName)}`
          );
    bubble = now;
  }).observe(document, {
    subtree: true, childList: true, attributes: true,
    attributeFilter: ['data-revision', 'data-event'],
  });
}"""


@dataclass
class Told:
    """What was told, in order, and how long events took, by the page's clock."""

    steps: dict[str, str] = field(default_factory=dict)  # their texts
    events: float = 0  # seconds
    first_choice: float = -1  # seconds of events and reading before it
    moved: list[str] = field(default_factory=list)  # what changed while a step was read

    def reading(self, words_per_minute: int) -> float:
        """Seconds to read all that was told."""
        words = sum(len(text.split()) for text in self.steps.values())
        return words * 60 / words_per_minute


def follow(
    visitor: Visitor,
    game: str,
    device: InputDevice,
    *,
    words_per_minute: int,
    last: str,
    seed: int = 1,
    look: Callable[[str], None] = lambda _: None,
) -> Told:
    """Play the lesson of this game until the step `last`; `look` is called at each step."""
    page = visitor.page
    page.clock.install()
    page.add_init_script(f"addEventListener('DOMContentLoaded', {_WATCH})")
    page.goto(f"/learn/{game}")
    page.wait_for_selector("[data-region=lesson]")
    page.clock.pause_at(page.evaluate("Date.now() + 1000") / 1000)
    told, dice = Told(), Random(seed)
    for _ in range(_MOST_TICKS):
        page.clock.run_for(_TICK)
        now = page.evaluate(_NOW)
        told.moved = now["moved"]
        if now["placing"]:
            continue
        if now["step"] and now["step"] not in told.steps:
            told.steps[now["step"]] = now["text"]
            look(now["step"])
        if now["step"] == last or now["over"]:
            return told
        if now["step"] and not now["choice"]:
            device.activate("[data-testid=lesson-next]")
        elif now["live"]:
            if told.first_choice < 0:
                told.first_choice = told.events + told.reading(words_per_minute)
            _choose(visitor, device, game, dice)
        elif now["round"]:
            page.locator("[data-testid=round-on]").evaluate("button => button.click()")
        else:
            told.events += _TICK / 1000
    raise AssertionError(f"the lesson does not end: {told}")


def _choose(visitor: Visitor, device: InputDevice, game: str, dice: Random) -> None:
    legal = visitor.update["view"]["legal"]
    choice = visitor.update["choice"]
    actions = device.facts["actions"]
    written = {actions[action]["written"]: action for action in legal}
    followed = [written[each] for each in FOLLOWED.get(game, ()) if each in written]
    device.perform(followed[0] if followed else dice.choice(legal))
    while visitor.update["choice"] == choice:
        visitor.page.clock.run_for(_TICK)


def measured(visitor: Visitor) -> list[str]:
    """What is wrong with the place of the bubble that is shown."""
    wrong: list[str] = visitor.page.evaluate(_PLACED)
    return wrong


# The bubble is in the window, and covers neither its target nor, where a choice is asked for, the
# hand or anything that can be touched.
_PLACED: Final = """() => {
  const bubble = document.querySelector('[data-region=lesson]');
  const box = bubble.getBoundingClientRect();
  const wrong = [];
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
    wrong.push('is not in the window');
  const meets = (element) => {
    const other = element.getBoundingClientRect();
    return other.width > 0 && box.left < other.right - 1 && other.left < box.right - 1
      && box.top < other.bottom - 1 && other.top < box.bottom - 1;
  };
  const name = bubble.dataset.at;
  if (name) {
    const targets = [...document.querySelectorAll(`[data-lesson="${name}"]`)];
    if (targets.length === 0) wrong.push(`has no target ${name}`);
    if (targets.some(meets)) wrong.push(`covers its target ${name}`);
  }
  const touched = '[data-region=hand], .felt input, .felt [data-action], '
    + '.felt :is(button, [role=gridcell]):not(:disabled, [aria-disabled=true], [data-info])';
  if (bubble.dataset.choice !== undefined)
    for (const element of document.querySelectorAll(touched))
      if (meets(element)) wrong.push(`covers ${element.outerHTML.slice(0, 80)}`);
  return wrong;
}"""
