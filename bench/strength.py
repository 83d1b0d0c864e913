"""How strong the bots are: matches in the arena, each with the win rate it must reach.

    make strength                      all matches, a second a move: some hours
    make strength ARGS='--only levels' matches whose name contains this
    make strength ARGS='--share 0.2'   a fifth of the games

One line for each match: its name, the number of games, the win rate of the first bot with its 95 %
interval, the rate of an equal bot, the floor, and whether the interval lies above the floor
("holds"), around it or below it. Matches run one at a time with a worker for each core, since a bot
thinks for a second on one core.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Any, Final

from ninelives.games import load, names


@dataclass(frozen=True)
class Match:
    name: str
    game: str
    bots: str
    games: int
    floor: float  # of the win rate of the first bot

    @property
    def command(self) -> list[str]:
        arena = [sys.executable, "-m", "ninelives", "arena", self.game, *self.bots.split()]
        return [*arena, "--games", str(self.games), "--jobs", str(os.cpu_count()), "--json"]


GREEDY: Final = "tiger:1s greedy greedy greedy"
RANDOM: Final = "tiger:1s random random random"
GAMES: Final = names()
FOR_TWO: Final = tuple(game for game in GAMES if 2 in load(game).info.seats)
LADDER: Final = ("kitten random", "alley-cat kitten", "tiger alley-cat")
# Floors at four seats and at two, for games where more is expected.
FLOORS_OF_FOUR: Final = {"catinthebox": 0.55}
FLOORS_OF_TWO: Final = {"catinthebox": 0.75}


def all_matches() -> list[Match]:
    four = [
        Match(f"top-{game}-4", game, GREEDY, 64, FLOORS_OF_FOUR.get(game, 0.45)) for game in GAMES
    ]
    two = [
        Match(f"top-{game}-2", game, "tiger:1s greedy", 60, FLOORS_OF_TWO.get(game, 0.70))
        for game in FOR_TWO
    ]
    chance = [Match(f"random-{game}-4", game, RANDOM, 40, 0.95) for game in GAMES]
    return [*four, *two, *chance, *_fast(), *_levels(), *_doubled()]


def _fast() -> list[Match]:
    """The quick bots against random ones, with as many seats on each side as possible.

    With two seats on each side, a seat of the better side wins at most half of the games.
    """
    return [
        Match(f"fast-{game}", game, "greedy random", 200, 0.9)
        if game in FOR_TWO
        else Match(f"fast-{game}", game, "greedy greedy random random", 200, 0.45)
        for game in GAMES
    ]


def _levels() -> list[Match]:
    found = []
    for game in GAMES:
        for pair in LADDER:
            better, worse = pair.split()
            bots = f"{better} {worse} {worse} {worse}"
            found.append(Match(f"levels-{game}-{better}", game, bots, 48, 0.25))
    return found


def _doubled() -> list[Match]:
    """A bot with twice the time against itself."""
    bots = "tiger:0.5s tiger:0.25s tiger:0.25s tiger:0.25s"
    return [Match(f"doubled-{game}", game, bots, 40, 0.25) for game in GAMES]


def row(match: Match) -> str:
    done = subprocess.run(  # noqa: S603 - fixed commands
        match.command, check=True, capture_output=True, text=True
    )
    result: dict[str, Any] = json.loads(done.stdout)
    first = result["bots"][0]
    low, high = first["ci95"] or (0.0, 1.0)
    verdict = "holds" if low >= match.floor else "below" if high < match.floor else "open"
    return (
        f"{match.name:24} {result['games']:4} games  {first['win_rate']:.3f} "
        f"[{low:.3f}, {high:.3f}]  even {1 / result['players']:.3f}  floor {match.floor:.2f}  "
        f"{verdict}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--only", default="", help="matches whose name has this in it")
    parser.add_argument("--share", type=float, default=1.0, help="the part of the games to play")
    asked = parser.parse_args()
    for match in all_matches():
        if asked.only in match.name:
            games = max(1, round(match.games * asked.share))
            print(
                row(Match(match.name, match.game, match.bots, games, match.floor)),
                flush=True,
            )


if __name__ == "__main__":
    main()
