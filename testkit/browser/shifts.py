"""Layout shifts: elements that a person sees at another place than the moment before.

The browser reports them (the Layout Instability API). An element that is moved by a transform has
not shifted.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page

# `window.shifts` lists the shifts since the table was first shown. An element is described at once:
# it may be gone when the list is read.
_RECORD: Final = """
window.shifts = [];
{
  const step = element => {
    const kind = element.dataset.lesson ?? element.dataset.testid ?? element.dataset.region;
    const names = [...element.classList].filter(name => !name.startsWith('s-') &&
      !name.startsWith('svelte-'));
    return element.localName + names.map(name => '.' + name).join('') + (kind ? `[${kind}]` : '');
  };
  const path = node => {
    const steps = [];
    let at = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    for (; at && at.localName !== 'main' && steps.length < 4; at = at.parentElement)
      steps.unshift(step(at));
    return steps.join(' > ') || 'removed';
  };
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
  new PerformanceObserver(list => {
    if (!document.querySelector('[data-revision]')) return;
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const moved = sources.map(({ node, previousRect, currentRect }) => ({
        element: path(node), before: box(previousRect), after: box(currentRect),
      }));
      window.shifts.push({ value, recent: hadRecentInput, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
"""


@dataclass(frozen=True)
class Moved:
    """An element, and its boxes before and after: left, top, width, height."""

    element: str
    before: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def area(self) -> int:
        return self.before[2] * self.before[3] + self.after[2] * self.after[3]


@dataclass(frozen=True)
class Shift:
    """One entry; `after_input` if the browser blames a click less than half a second before."""

    value: float
    after_input: bool
    moved: tuple[Moved, ...]


def watch_shifts(page: Page) -> None:
    """Record the shifts of every table that this page shows from now on."""
    page.add_init_script(_RECORD)


def shifts(page: Page) -> list[Shift]:
    """What has shifted since the table was first shown."""
    found: list[dict[str, Any]] = page.evaluate("window.shifts")
    return [
        Shift(
            each["value"],
            each["recent"],
            tuple(
                Moved(source["element"], tuple(source["before"]), tuple(source["after"]))
                for source in each["moved"]
            ),
        )
        for each in found
    ]


def total(found: Sequence[Shift]) -> float:
    """What a person sees, also after a click of theirs."""
    return sum(each.value for each in found)


def total_unasked(found: Sequence[Shift]) -> float:
    """Without what follows a click: the usual measure."""
    return sum(each.value for each in found if not each.after_input)


def worst(found: Sequence[Shift], most: int = 3) -> list[tuple[float, Moved]]:
    """The elements with the largest part in the shifts, each with an example."""
    parts: defaultdict[str, float] = defaultdict(float)
    examples: dict[str, Moved] = {}
    for shift in found:
        area = sum(each.area for each in shift.moved) or 1
        for each in shift.moved:
            parts[each.element] += shift.value * each.area / area
            examples.setdefault(each.element, each)
    largest = sorted(parts, key=parts.__getitem__, reverse=True)[:most]
    return [(parts[element], examples[element]) for element in largest]
