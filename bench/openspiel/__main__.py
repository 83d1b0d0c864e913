"""OpenSpiel's information set tree search against one of our bots, in our games.

    make bench-search ARGS='catinthebox --games 20 --seconds 1 --bot tiger:1s'
    make bench-search ARGS='ratjack --players 4 --simulations 1000 --bot tiger:1000'

Both get the same views. Options give their budget for each move in seconds or simulations; the name
of our bot gives ours. With a budget in simulations, each one makes one rollout unless --rollouts
says otherwise. Each deal is played twice with seats exchanged; every other seat is ours. A shared
first place shares the win. Each pair of one of our seats and one of theirs plays for a point: the
better place gets it, equal places get half each. The result is JSON. Our share of the points has a
95 % interval over deals, which means little for a few of them.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from statistics import mean
from typing import Any, Final

from bench.openspiel import contest
from bench.openspiel.adapter import UTILITIES
from bench.openspiel.theirs import FEWEST, Setting, Spent, Theirs
from ninelives import bots, games
from ninelives.bots.base import Bot
from ninelives.build import compiled
from ninelives.engine.errors import NinelivesError

# Their strongest setting against itself in Cat in the Box; in Ratjack none stood out.
UTILITY: Final = "wins"
EXPLORATION: Final = {"wins": 1.0, "points": 8.0}
ROLLOUTS: Final = 8  # by the clock, since most of a simulation is the work on the tree


def played(asked: argparse.Namespace) -> dict[str, object]:
    """Play the match; the result as plain data."""
    game, setting, spent = games.load(asked.game), _setting(asked), Spent()

    def theirs(seed: int) -> Theirs:
        return Theirs(game, setting, seed, spent)

    def ours(seed: int) -> Bot[Any]:
        return bots.load(asked.bot, asked.game, seed)

    deals = [
        contest.deal(game, asked.players, asked.seed + number, ours, theirs)
        for number in range((asked.games + 1) // 2)
    ]
    return {
        "compiled": compiled(),
        "game": asked.game,
        "players": asked.players,
        "our_bot": asked.bot,
        "theirs": {**asdict(setting), "utility": asked.utility},
        **summary(deals),
        "their_simulations_per_s": round(spent.simulations / spent.seconds),
    }


def _setting(asked: argparse.Namespace) -> Setting:
    return Setting(
        utility=UTILITIES[asked.utility],
        exploration=asked.exploration or EXPLORATION[asked.utility],
        rollouts=asked.rollouts or (1 if asked.simulations else ROLLOUTS),
        seconds=None if asked.simulations else asked.seconds,
        simulations=asked.simulations,
    )


def summary(deals: list[contest.Score]) -> dict[str, object]:
    shares = [each.share for each in deals]
    interval = contest.interval(shares)
    return {
        "deals": len(deals),
        "games": 2 * len(deals),
        "our_wins": sum(each.our_wins for each in deals),
        "their_wins": sum(each.their_wins for each in deals),
        "our_points": sum(each.our_points for each in deals),
        "their_points": sum(each.their_points for each in deals),
        "our_share": round(mean(shares), 3),
        "interval_95": interval and [round(end, 3) for end in interval],
    }


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bench.openspiel", description="OpenSpiel's tree search against one of our bots."
    )
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10, help="how many; each deal makes two")
    parser.add_argument("--bot", default="greedy", help="ours, with its budget: tiger:1s")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=float, default=1.0, help="their time for a move")
    budget.add_argument("--simulations", type=int, help="theirs for a move, however long it takes")
    parser.add_argument("--utility", choices=UTILITIES, default=UTILITY, help="what they play for")
    parser.add_argument("--exploration", type=float, help="the constant of their UCT")
    parser.add_argument("--rollouts", type=int, help="theirs for each of their simulations")
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    return parser


def main() -> None:
    parser = _parser()
    asked = parser.parse_args()
    if asked.games < 1 or asked.seed < 0 or (asked.rollouts or 1) < 1:
        parser.error("--games and --rollouts have to be 1 or more, and --seed 0 or more")
    if asked.simulations is not None and asked.simulations < FEWEST:
        parser.error(f"their search needs --simulations {FEWEST} or more")
    try:
        print(json.dumps(played(asked), indent=2))
    except NinelivesError as problem:
        parser.error(str(problem))


if __name__ == "__main__":
    main()
