"""Makes contact sheets of all screens, for `make contact-sheets`: to be looked at.

python -m testkit.browser.contact_sheets felix --size 1366x657 --language de

Without options: all games, what is around them, and how people see colours.
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from ninelives import games
from testkit.browser import screens
from testkit.browser.looks import Eyes, Look, pages_of
from testkit.browser.moments import Moment, Stage, played, record
from testkit.browser.regions import size_of, touch
from testkit.browser.sheets import Album
from testkit.browser.visitor import Visitor, launch, visiting
from testkit.server import Running, running

FOLDER: Final = Path("build/contact-sheets")
LOOKS: Final = (
    Look((1366, 657)),
    Look((1280, 720), "dark"),
    Look((1920, 1080)),
    Look((2560, 1440), "dark"),
    Look((390, 844)),
    Look((360, 640), "dark"),
    Look((844, 390)),
    Look((1366, 657), "dark", "de"),
    Look((360, 640), "light", "de"),
    Look((1280, 720), "light", "zh-Hans"),
    Look((390, 844), "dark", "zh-Hans"),
)
# Tables that are not full, questions only.
FEWER: Final = (Look((1366, 657), "dark"), Look((390, 844)))
# Questions with much on the table, by game.
CROWDED: Final[dict[str, Callable[[dict[str, Any]], bool]]] = {
    "catinthebox": lambda view: view["asked"] == "play" and 4 <= view["trick"] <= 5,
    "felix": lambda view: view["asked"] == "raise",
    "ratjack": lambda view: view["asked"] in ("play", "draw"),
}
CROWDED_MOMENTS: Final = 3
EYES: Final = ("", "protanopia", "deuteranopia", "tritanopia")
SUBJECTS: Final = (*games.names(), "around", "colours")


class Studio:
    """A server, a browser, and the looks that were asked for."""

    def __init__(
        self, server: Running, browser: Browser, album: Album, wanted: Callable[[Look], bool]
    ) -> None:
        self._server = server
        self._browser = browser
        self._album = album
        self._wanted = wanted

    def visits(self, looks: tuple[Look, ...]) -> Iterator[tuple[Visitor, list[Look]]]:
        """A visitor for each group of looks."""
        for group in pages_of(filter(self._wanted, looks)):
            first = group[0]
            with visiting(
                self._browser,
                self._server.url,
                size=first.size,
                language=first.language,
                motion="full",
                touch=first.is_touched,
            ) as visitor:
                yield visitor, group

    def shoot(
        self, visitor: Visitor, looks: list[Look], sheet: str, label: str, *, whole: bool = False
    ) -> None:
        eyes = Eyes(visitor.page)
        for look in looks:
            eyes.take(look)
            self._album.shoot(visitor.page, f"{sheet} {look}", label, whole=whole)

    def tables(self, game: str) -> None:
        *fewer, full = games.load(game).info.seats
        for visitor, looks in self.visits(LOOKS):
            moments = record(game, full)
            events = looks[0].language == "en"
            self._moments(visitor, looks, [each for each in moments if events or not each.is_event])
        for seats in fewer:
            for visitor, looks in self.visits(FEWER):
                self._moments(
                    visitor, looks, [each for each in record(game, seats) if not each.is_event]
                )

    def _moments(self, visitor: Visitor, looks: list[Look], moments: list[Moment]) -> None:
        stage = Stage(visitor.page)
        for moment in moments:
            sheet = f"{moment.game} {moment.seats}"
            label = str(moment).partition(": ")[2]
            stage.show(moment)
            self.shoot(visitor, looks, sheet, label)
            if touch(stage, moment):
                self.shoot(visitor, looks, sheet, f"{label}, selected")

    def game(self, game: str) -> None:
        for visitor, looks in self.visits(LOOKS):
            for screen in screens.of_game(visitor, self._server.url, game):
                self.shoot(visitor, looks, f"{game} around", screen.name, whole=screen.whole)

    def around(self) -> None:
        for visitor, looks in self.visits(LOOKS):
            for screen in screens.around(visitor):
                self.shoot(visitor, looks, "around", screen.name, whole=screen.whole)

    def colours(self) -> None:
        """As people with a colour vision deficiency see the tables, beside the usual."""
        looks = tuple(Look((1366, 657), deficiency=each) for each in EYES)
        for game, crowded in CROWDED.items():
            asked = [
                moment
                for moment in played(game, games.load(game).info.seats[-1], 0)
                if moment.seat == 0 and not moment.is_event and crowded(moment.update.view)
            ]
            for visitor, group in self.visits(looks):
                stage = Stage(visitor.page)
                eyes = Eyes(visitor.page)
                for moment in asked[-CROWDED_MOMENTS:]:
                    stage.show(moment)
                    touch(stage, moment)
                    for look in group:
                        eyes.take(look)
                        seen = look.deficiency or "all colours"
                        self._album.shoot(visitor.page, f"colours {game}", f"{moment.kind}: {seen}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of all screens, on sheets.")
    parser.add_argument("subject", nargs="*", choices=[*SUBJECTS, []], default=[])
    parser.add_argument("--size", action="append", type=size_of, help="such as 1366x657")
    parser.add_argument("--language", action="append")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    given: Any = parser.parse_args()

    def wanted(look: Look) -> bool:
        return (not given.size or look.size in given.size) and (
            not given.language or look.language in given.language
        )

    shutil.rmtree(given.folder, ignore_errors=True)
    with (
        TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        album = Album(given.folder)
        studio = Studio(server, browser, album, wanted)
        for subject in given.subject or SUBJECTS:
            if subject == "around":
                studio.around()
            elif subject == "colours":
                studio.colours()
            else:
                studio.tables(subject)
                studio.game(subject)
        for file in album.write_sheets(browser):
            print(file)
        browser.close()


if __name__ == "__main__":
    main()
