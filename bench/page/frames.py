"""Frames while something moves on a table, beside a page on which one square moves."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Final

from playwright.sync_api import Browser, Page

from bench.page.figures import Figure
from testkit.browser.gestures import Mouse
from testkit.browser.players import Person, game_facts, play
from testkit.browser.tables import play_bots
from testkit.browser.visitor import visiting

FRAME: Final = 1000 / 60  # milliseconds
LATE: Final = 1.5 * FRAME
MEDIAN: Final = 17
MOST_LATE: Final = 0.05
CHOICES: Final = 6
_TRIVIAL_SECONDS: Final = 4

# `window.frames` has the milliseconds from frame to frame while an animation that ends is running,
# and `window.long` the tasks of more than 50 ms.
_RECORD: Final = """
window.frameTimes = [];
window.longTasks = [];
{
  let last = 0;
  let moved = false;
  const frame = now => {
    const moves = document.getAnimations().some(
      each => each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity,
    );
    if (moved && moves) window.frameTimes.push(now - last);
    last = now;
    moved = moves;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}
"""

_TRIVIAL: Final = """<!doctype html><div id="square" style="width: 80px; height: 80px;
background: teal"></div>"""
_MOVE: Final = """seconds => document.getElementById('square').animate(
  [{ transform: 'none' }, { transform: 'translateX(400px)' }], { duration: seconds * 1000 },
).finished.then(() => 0)"""


@dataclass(frozen=True)
class Smoothness:
    frames: int
    median: float
    late: float  # share of frames
    long_tasks: int


def watch_frames(page: Page) -> None:
    page.add_init_script(_RECORD)


def smoothness(page: Page) -> Smoothness:
    times: list[float] = page.evaluate("window.frameTimes")
    late = sum(each > LATE for each in times)
    long_tasks: int = page.evaluate("window.longTasks.length")
    return Smoothness(len(times), median(times), late / len(times), long_tasks)


def trivial(browser: Browser, address: str, size: tuple[int, int]) -> Smoothness:
    """What this machine can do at best."""
    with visiting(browser, address, size=size, motion="full") as visitor:
        watch_frames(visitor.page)
        visitor.page.goto("about:blank")
        visitor.page.set_content(_TRIVIAL)
        visitor.page.evaluate(_MOVE, _TRIVIAL_SECONDS)
        return smoothness(visitor.page)


def on_table(browser: Browser, address: str, game: str, size: tuple[int, int]) -> Smoothness:
    with visiting(browser, address, size=size, motion="full") as visitor:
        watch_frames(visitor.page)
        play_bots(visitor, game)
        facts = game_facts(address, game)
        play([Person(visitor, Mouse(visitor.page, facts), Random(5))], until=CHOICES)
        return smoothness(visitor.page)


def figures(browser: Browser, address: str, game: str, size: tuple[int, int]) -> list[Figure]:
    """The table beside the trivial page, measured one after the other."""
    best = trivial(browser, address, size)
    ours = on_table(browser, address, game, size)
    where = f"{game}, {size[0]} x {size[1]}"
    peer = f"{best.median:.1f} ms for one square: {ours.median / best.median:.2f} times as long"
    late = f"{best.late:.1%} for one square; {ours.frames} frames, {ours.long_tasks} long tasks"
    return [
        Figure(f"{where}, time of a frame, median", ours.median, "ms", MEDIAN, peer),
        Figure(f"{where}, late frames", ours.late, "%", MOST_LATE, late),
    ]
