"""Checks of one screen: axe, overflow, target sizes, missing texts."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from playwright.sync_api import Page

from ninelives import games
from testkit.browser.visitor import ROOT

_AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RULES: Final = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"],
    "resultTypes": ["violations"],
}
_TEXT_ID: Final = re.compile(
    rf"\b(page|table|deal|coach|reason|game|{'|'.join(games.names())})-[a-z]+(-[a-z0-9]+)*\b"
)

# Elements whose text overflows its box or the window.
_OVERFLOWING: Final = """() => {
  const wrong = [];
  const scrolls = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width + 1) wrong.push('the page scrolls sideways');
  for (const element of document.body.querySelectorAll('*')) {
    const own = [...element.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
    if (!own || element.closest('svg, .visually-hidden, [hidden]')) continue;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (!box.width || style.visibility === 'hidden') continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    // A name may be cut if its title has it in full.
    const clips = /hidden|clip/.test(style.overflowX) && !element.title;
    const out = text.right > box.right + 2 || text.left < box.left - 2;
    if (style.display !== 'inline' && out && clips)
      wrong.push('cut: ' + element.textContent.trim());
    if (!scrolls(element) && (text.right > width + 1 || text.left < -1))
      wrong.push('outside: ' + element.textContent.trim());
  }
  return wrong;
}"""

# Touch targets smaller than 44 px; links within a sentence, and pictures of tables, are exempt.
_SMALL_TARGETS: Final = """() => {
  const wrong = [];
  const things = 'button, a[href], input, select, [role=button], [role=radio], [role=option]';
  for (const element of document.querySelectorAll(things)) {
    if (element.closest('p, li, [inert], .visually-hidden, dialog:not([open])')) continue;
    const target = element.closest('label') ?? element;
    const box = target.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (Math.min(box.width, box.height) < 43.5)
      wrong.push(`${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`);
  }
  return wrong;
}"""

# axe gives no verdict about contrast on pictures and gradients: it measures on the plain felt. That
# texts are legible on the lightest and the darkest part of it as well is tested with the tokens.
_WITHOUT_SURFACE: Final = """() => {
  document.documentElement.style.setProperty('--felt-surface', 'none');
}"""


@cache
def _axe() -> str:
    return _AXE.read_text(encoding="utf-8")


def axe_violations(page: Page) -> list[str]:
    """What axe finds, one line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    page.evaluate(_WITHOUT_SURFACE)
    found: dict[str, Any] = page.evaluate("rules => axe.run(document, rules)", _RULES)
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def overflowing(page: Page) -> list[str]:
    found: list[str] = page.evaluate(_OVERFLOWING)
    return found


def small_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(_SMALL_TARGETS)
    return found


def missing_texts(page: Page) -> list[str]:
    """Ids shown where a text should be."""
    return [match[0] for match in _TEXT_ID.finditer(page.inner_text("body"))]


def check_screen(page: Page) -> None:
    """Run all checks on the current screen."""
    wrong = [
        *axe_violations(page),
        *(f"overflows: {each}" for each in overflowing(page)),
        *(f"too small: {each}" for each in small_targets(page)),
        *(f"no text: {each}" for each in missing_texts(page)),
    ]
    assert not wrong, "\n".join([page.url, *wrong])
