"""The bytes of a move on the wire, as they are and with a picture after every event.

make bench-updates

Messages are not compressed. The rules give no view between two events of an action, so a picture
in between is counted with the size of the one at the end.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ninelives import games, presentation
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import NOBODY
from ninelives.engine.events import Event, Log
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from ninelives.wire.replies import Update, event_facts, write

GAMES: Final = 30  # of each, all seats random
_PAGE: Final = Path(__file__).parents[1] / "web" / "src" / "games"
_REDUCERS: Final = ("show.ts", "scene.ts")


@dataclass
class Measured:
    """Sums over all updates of all seats and a spectator."""

    updates: int = 0
    several: int = 0  # updates with more than one event
    events: int = 0
    most: int = 0  # events of one update
    sent: int = 0  # bytes
    pictures: int = 0  # bytes, with a picture after every event

    def add(self, match: Match, seat: int, heard: list[Event]) -> None:
        view = dict(presentation.picture(match.game.info.name, match.view(seat)))
        facts = [event_facts(event) for event in heard]
        size = len(write(Update(100, 20, facts, view, match.waiting())))
        self.updates += 1
        self.several += len(heard) > 1
        self.events += len(heard)
        self.most = max(self.most, len(heard))
        self.sent += size
        self.pictures += size + max(0, len(heard) - 1) * len(write(view))


def measured(name: str, number_of_games: int = GAMES) -> Measured:
    """Random games of this name, each with another number of seats than the one before."""
    game, sums = games.load(name), Measured()
    for number in range(number_of_games):
        seats = game.info.seats[number % len(game.info.seats)]
        dice = QuickDice(number)
        match, log = Match.begin(game, seats, {}, Dealer(number.to_bytes(4, "big")))
        _add_all(sums, match, log)
        while waiting := match.waiting():
            seat = dice.choice(waiting)
            _add_all(sums, match, match.act(seat, dice.choice(match.view(seat).legal)))
    return sums


def _add_all(sums: Measured, match: Match, log: Log) -> None:
    for viewer in (*range(match.record.seats), NOBODY):
        sums.add(match, viewer, log.heard_by(viewer))


def lines_of(name: str) -> int:
    """The lines of the page that apply events to pictures of this game."""
    files = (_PAGE / name / each for each in _REDUCERS)
    return sum(
        len(each.read_text(encoding="utf-8").splitlines()) for each in files if each.exists()
    )


def row(name: str, sums: Measured) -> str:
    cells = (
        name,
        lines_of(name),
        f"{sums.events / sums.updates:.1f}",
        sums.most,
        f"{sums.several / sums.updates:.0%}",
        f"{sums.sent / sums.updates:,.0f}",
        f"{sums.pictures / sums.updates:,.0f}",
        f"{sums.pictures / sums.sent:.1f}",
    )
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    number_of_games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(
        "| game | lines | events per update | most | updates with several events "
        "| bytes | with a picture for each event | ratio |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for name in games.names():
        print(row(name, measured(name, number_of_games)))


if __name__ == "__main__":
    main()
