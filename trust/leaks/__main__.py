"""Looks for leaked secrets, in random games here and in whole games on a server.

make leaks                                   10,000 games of each kind; twenty minutes
make leaks ARGS='--games 50 --seed 1'        fewer
make leaks ARGS='--game felix --first 4711 --games 1 --seed 1'     one of them
"""

from __future__ import annotations

import argparse
from time import monotonic

from ninelives import games
from ninelives.build import compiled
from trust.finding import run
from trust.leaks import online, worlds


def main() -> dict[str, object]:
    parser = argparse.ArgumentParser(description="Does a seat learn what it may not know?")
    parser.add_argument("--games", type=int, default=10_000, help="random ones, of each kind")
    parser.add_argument("--online", type=int, help="on a server; usually 3 for every 100 of those")
    parser.add_argument("--seed", type=int, default=0, help="which games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first")
    parser.add_argument("--game", choices=games.names(), help="of this kind only")
    wanted = parser.parse_args()
    online_games = wanted.games * 3 // 100 if wanted.online is None else wanted.online
    names = [wanted.game] if wanted.game else list(games.names())
    begun = monotonic()
    figures: dict[str, object] = {"compiled": "yes" if compiled() else "no"}
    figures |= worlds.checked(names, wanted.seed, range(wanted.first, wanted.first + wanted.games))
    figures |= online.checked(names, wanted.seed, range(wanted.first, wanted.first + online_games))
    return {**figures, "seconds": round(monotonic() - begun), "seed": wanted.seed}


if __name__ == "__main__":
    run(main)
