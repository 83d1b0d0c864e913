"""Whether everything that matters at a table is in view: measures the regions of a screen.

python -m testkit.browser.regions felix --seats 4 --language de --size 1366x657 --shots /tmp/shots

Without options it measures every number of seats and every size, in English. Parts of a table are
marked in the page:

  data-region="prompt"   what is asked
  data-region="hand"     my hand
  data-region="board"    the middle: Felix's row, the research board, Ratjack's deck and discard
  data-region="player"   what belongs to one player: one for each seat
  data-region="trick"    the cards of the trick (Cat in the Box)
  data-region="actions"  live buttons
  data-region="lesson"   the open step of a lesson; it may not cover what it speaks of, and where a
                         choice is asked for, neither the hand nor what can be touched
  data-info              what only tells something when it is touched
  data-plate="2"         the name of seat 2
  data-ellipsis          a text that may be cut, such as a long name
  data-tiny              a text that may be small, because it stands there in larger type too
  data-overlay           an overlay that may cover the table while an event is shown
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from ninelives import games
from ninelives.engine.contract import NOBODY
from ninelives.text.languages import LANGUAGES
from testkit.browser.moments import Moment, Stage, by_table, record
from testkit.browser.visitor import launch, visiting
from testkit.server import Running, running

Size = tuple[int, int]
SIZES: Final[tuple[Size, ...]] = (
    (1366, 657),
    (1280, 720),
    (1280, 800),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (360, 640),
    (390, 844),
    (844, 390),
)
TOUCH: Final = 900  # pixels of width; narrower screens are touched
SMALLEST_TEXT: Final = 11.5  # pixels
# What else a seat looks at before it chooses, by game and question.
TOUCHED: Final = {
    ("felix", "place"): ".hand [data-card]:not([aria-disabled=true])",
    ("catinthebox", "play"): ".hand [data-card]:not([aria-disabled=true])",
    ("catinthebox", "discard"): ".hand [data-card]:not([aria-disabled=true])",
    ("ratjack", "play"): ".hand [data-card]:not([aria-disabled=true])",
    ("ratjack", "first-hide"): ".hand [data-card]:not([aria-disabled=true])",
}

# Waits until the table has the size of the window, and ends every animation, also those that begin
# when others end.
_SETTLE: Final = """async () => {
  const frame = () => document.body.animate([], 1).finished;
  await frame();
  for (let round = 0; round < 5; round++) {
    await frame();
    const running = document.getAnimations();
    for (const animation of running) {
      try { animation.finish(); } catch { animation.cancel(); }
    }
    if (round > 0 && running.length === 0) break;
  }
}"""
_MEASURE: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def measure(stage: Stage, moment: Moment, size: Size) -> list[str]:
    """What is wrong with the moment that is shown, in a window of this size."""
    width, height = size
    stage.page.set_viewport_size({"width": width, "height": height})
    settle(stage.page)
    view = (moment.then or moment.update).view
    wrong: list[str] = stage.page.evaluate(
        _MEASURE,
        {
            "seats": moment.seats,
            "seat": moment.seat,
            "hand": moment.seat != NOBODY and bool(view.get("hand")),
            "isEvent": moment.is_event,
            "smallest": SMALLEST_TEXT,
        },
    )
    return wrong


def measure_replay(page: Page, seats: int) -> list[str]:
    """What is wrong with the table of a replay; the page itself may scroll."""
    page.locator(".felt").evaluate("felt => scrollBy(0, felt.getBoundingClientRect().top)")
    settle(page)
    facts = {"seats": seats, "seat": NOBODY, "hand": False, "isEvent": False}
    wrong: list[str] = page.evaluate(_MEASURE, {**facts, "smallest": SMALLEST_TEXT})
    return wrong


def settle(page: Page) -> None:
    """End all animations, at the size that the window has now; nothing is pointed at."""
    page.mouse.move(0, 0)
    page.evaluate(_SETTLE)


def touch(stage: Stage, moment: Moment) -> bool:
    """Select the first thing that may be chosen, if that shows more; whether it does."""
    selector = TOUCHED.get((moment.game, moment.kind))
    if selector is None or moment.seat == NOBODY or moment.is_event:
        return False
    stage.page.locator(selector).first.click()
    return True


def faults(
    browser: Browser,
    server: Running,
    game: str,
    seats: int,
    *,
    language: str = "en",
    sizes: tuple[Size, ...] = SIZES,
    kinds: tuple[str, ...] = (),
    questions: bool = True,
    events: bool = True,
    in_lessons: bool = True,
    shots: Path | None = None,
) -> Iterator[str]:
    """Everything that is wrong, one line each; screens go to `shots`."""
    moments = by_table(
        moment
        for moment in record(game, seats)
        if (not kinds or moment.kind in kinds)
        and (events if moment.is_event else questions)
        and (in_lessons or not moment.lesson)
    )
    for group in (
        [size for size in sizes if size[0] >= TOUCH],
        [size for size in sizes if size[0] < TOUCH],
    ):
        if not group:
            continue
        with visiting(
            browser,
            server.url,
            size=group[0],
            language=language,
            motion="full",
            touch=group[0][0] < TOUCH,
        ) as visitor:
            stage = Stage(visitor.page)
            for moment in moments:
                stage.show(moment)
                yield from _screens(stage, moment, str(moment), group, language, shots)
                while step := stage.read_on():
                    title = f"{moment}, after {step}"
                    yield from _screens(stage, moment, title, group, language, shots)
                if touch(stage, moment):
                    title = f"{moment}, selected"
                    yield from _screens(stage, moment, title, group, language, shots)


def _screens(
    stage: Stage,
    moment: Moment,
    title: str,
    sizes: list[Size],
    language: str,
    shots: Path | None,
) -> Iterator[str]:
    for size in sizes:
        written = "x".join(map(str, size))
        for wrong in measure(stage, moment, size):
            yield f"{title}, {language}, {written}: {wrong}"
        if shots is not None:
            shots.mkdir(parents=True, exist_ok=True)
            stage.page.screenshot(path=shots / f"{title}, {language}, {written}.png")


def size_of(written: str) -> Size:
    width, height = written.split("x")
    return int(width), int(height)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure whether everything is in view.")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--size", action="append", type=size_of, help="such as 1366x657")
    parser.add_argument("--kind", action="append", default=[], help="a question or an event")
    parser.add_argument("--no-events", action="store_true", help="questions only: much faster")
    parser.add_argument("--shots", type=Path, help="folder for the screens")
    given: Any = parser.parse_args()
    found = 0
    with (
        TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for seats in given.seats or games.load(given.game).info.seats:
            for fault in faults(
                browser,
                server,
                given.game,
                seats,
                language=given.language,
                sizes=tuple(given.size or SIZES),
                kinds=tuple(given.kind),
                events=not given.no_events,
                shots=given.shots,
            ):
                found += 1
                print(fault, flush=True)
        browser.close()
    print(f"{found} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
