"""Everything that matters at a table is in view: not cut, covered or scrolled.

Here the questions of every game, for every number of players. `make fit ARGS=ratjack` measures the
events of a game and all sizes too, in any language, and takes pictures.
"""

from __future__ import annotations

from itertools import cycle
from typing import Final

import pytest
from playwright.sync_api import Browser

from ninelives import games
from testkit.browser.regions import Size, faults
from testkit.server import Running

TABLES: Final = [(game, seats) for game in games.names() for seats in games.load(game).info.seats]
LAPTOP_AND_PHONES: Final[tuple[Size, ...]] = ((1366, 657), (360, 640), (844, 390))


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [(*table, language) for table, language in zip(TABLES, cycle(("de", "en")), strict=False)],
)
def test_each_question_where_there_is_least_room(
    server: Running, browser: Browser, game: str, seats: int, language: str
) -> None:
    found = faults(
        browser,
        server,
        game,
        seats,
        language=language,
        sizes=LAPTOP_AND_PHONES,
        events=False,
        in_lessons=False,
    )
    assert list(found) == []
