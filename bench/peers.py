"""Compares our speed with OpenSpiel's and RLCard's, in one run.

    make bench                       a table, and whether the goals are met
    make bench ARGS=--json           the same as JSON
    make bench ARGS='--rounds 20 --seconds 1'

The libraries are measured in turn for several rounds, and the fastest round of each counts: other
work on the machine can only slow a round down. A step is one action, including draws of chance;
RLCard deals internally, so its steps are choices only. Two speeds are compared:

stepping   A Python program asks which seat acts, gets the list of legal actions, chooses one and
           applies it. Chance is handled as each library does it: OpenSpiel lists outcomes with
           their probabilities and the program picks one; ours draws and applies it in one call.
rollouts   Random games inside the compiled core.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import random
from time import perf_counter
from typing import Any, Final

import pyspiel
import rlcard

from ninelives import bench, games
from ninelives.bots.dice import QuickDice
from ninelives.build import compiled

OPEN_SPIEL: Final = ("spades", "euchre", "hearts")
RLCARD: Final = ("leduc-holdem", "uno", "gin-rummy")

ROLLOUTS: Final = "rollouts"
STEPPING: Final = "stepping"

# Goals: multiples of the best of these peers.
STEPPING_GOAL: Final = 4.5
ROLLOUT_GOALS: Final = {"catinthebox": 2.0, "ratjack": 1.3}
ROLLOUT_GOAL: Final = 1.0  # for all other games
ROLLOUT_PEERS: Final = ("spades", "euchre")
CLONE_GOAL_NS: Final = 300.0

Measure = Callable[[float], float]
Speeds = dict[tuple[str, str], float]  # by kind and name


@dataclass
class Contestant:
    """A library to measure: its name, the kind of speed, and a function from seconds to steps/s."""

    who: str
    kind: str
    measure: Measure


@dataclass
class Goal:
    """A goal and its result."""

    game: str
    what: str
    measured: float
    wanted: str
    met: bool


# -- OpenSpiel -----------------------------------------------------------------------------------


_choice = QuickDice(1).choice  # all libraries choose with the same fast dice


def _drawn(outcomes: list[tuple[int, float]]) -> int:
    """Draw one outcome of chance by its probability."""
    left = random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def _played_on(state: Any) -> int:
    """Play an OpenSpiel state to its end from Python; returns the number of steps."""
    is_terminal, is_chance, to_act = state.is_terminal, state.is_chance_node, state.current_player
    chance, legal, apply = state.chance_outcomes, state.legal_actions, state.apply_action
    steps = 0
    while not is_terminal():
        if is_chance():
            action = _drawn(chance())
        else:
            to_act()
            action = _choice(legal())
        apply(action)
        steps += 1
    return steps


def open_spiel_stepping(name: str) -> Measure:
    game = pyspiel.load_game(name)

    def measure(seconds: float) -> float:
        return _per_second(lambda: _played_on(game.new_initial_state()), seconds)

    return measure


def open_spiel_rollouts(name: str) -> Measure:
    """OpenSpiel's random playouts in C++, as its own tree search does them.

    They cannot be called from Python directly, but a search of a single simulation does nothing
    else: it evaluates the root by this many rollouts. The steps are the number of
    rollouts times the mean length of random games from that root, taken from games played in
    Python. The root is the first choice after the deal, since a search cannot start at chance.
    """
    rollouts, games_to_average = 1000, 300
    game = pyspiel.load_game(name)
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(_drawn(root.chance_outcomes()))
    length = sum(_played_on(root.clone()) for _ in range(games_to_average)) / games_to_average
    bot = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1),
        uct_c=2.0,
        max_simulations=1,
        max_memory_mb=100,
        solve=False,
        seed=1,
        verbose=False,
    )

    def search() -> float:
        bot.mcts_search(root)
        return rollouts * length

    return lambda seconds: _per_second(search, seconds)


# -- RLCard --------------------------------------------------------------------------------------


def rlcard_stepping(name: str) -> Measure:
    env = rlcard.make(name)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(_choice(actions))
            steps += 1
        return steps

    return lambda seconds: _per_second(play, seconds)


# -- ours ----------------------------------------------------------------------------------------


def our_stepping(name: str) -> Measure:
    game = games.load(name)
    return lambda seconds: bench.stepping(game, seconds)[0]


def our_rollouts(name: str) -> Measure:
    game = games.load(name)
    return lambda seconds: bench.rollouts(game, seconds)[0]


# -- the run -------------------------------------------------------------------------------------


def _per_second(work: Callable[[], float], seconds: float) -> float:
    total = 0.0
    begin = perf_counter()
    taken = 0.0
    while taken < seconds:
        total += work()
        taken = perf_counter() - begin
    return total / taken


def contestants() -> list[Contestant]:
    return [
        *(Contestant(name, ROLLOUTS, our_rollouts(name)) for name in games.names()),
        *(Contestant(name, ROLLOUTS, open_spiel_rollouts(name)) for name in OPEN_SPIEL),
        *(Contestant(name, STEPPING, our_stepping(name)) for name in games.names()),
        *(Contestant(name, STEPPING, open_spiel_stepping(name)) for name in OPEN_SPIEL),
        *(Contestant(name, STEPPING, rlcard_stepping(name)) for name in RLCARD),
    ]


def measured(rounds: int, seconds: float) -> Speeds:
    """The fastest round of each."""
    everybody = contestants()
    best = {(one.kind, one.who): 0.0 for one in everybody}
    for _ in range(rounds):
        for one in everybody:
            best[one.kind, one.who] = max(best[one.kind, one.who], one.measure(seconds))
    return best


def goals(speeds: Speeds) -> list[Goal]:
    return [
        *(_rollout_goal(speeds, name) for name in games.names()),
        *(_stepping_goal(speeds, name) for name in games.names()),
        *(_clone_goal(name) for name in games.names()),
    ]


def _rollout_goal(speeds: Speeds, name: str) -> Goal:
    ratio = _ratio(speeds, ROLLOUTS, name, ROLLOUT_PEERS)
    wanted = ROLLOUT_GOALS.get(name, ROLLOUT_GOAL)
    return Goal(name, "x OpenSpiel's rollouts", ratio, f">= {wanted:g}", met=ratio >= wanted)


def _stepping_goal(speeds: Speeds, name: str) -> Goal:
    ratio = _ratio(speeds, STEPPING, name, OPEN_SPIEL)
    met = ratio >= STEPPING_GOAL
    return Goal(name, "x OpenSpiel's stepping", ratio, f">= {STEPPING_GOAL:g}", met)


def _clone_goal(name: str) -> Goal:
    ns = bench.clone_ns(games.load(name))
    return Goal(name, "ns to clone a state", ns, f"< {CLONE_GOAL_NS:g}", met=ns < CLONE_GOAL_NS)


def _ratio(speeds: Speeds, kind: str, name: str, peers: tuple[str, ...]) -> float:
    """Our speed as a multiple of the best peer's."""
    return speeds[kind, name] / max(speeds[kind, peer] for peer in peers)


# -- report --------------------------------------------------------------------------------------


def as_table(speeds: Speeds, reached: list[Goal]) -> str:
    lines = ["" if compiled() else "The package is not compiled; the goals are for one that is.\n"]
    for kind in (ROLLOUTS, STEPPING):
        lines.append(f"{kind}, million steps a second")
        lines += [
            f"  {_maker(who):<10} {who:<14} {speed / 1e6:8.3f}"
            for (each, who), speed in speeds.items()
            if each == kind
        ]
        lines.append("")
    lines.append("goals, against the best of the peers")
    for goal in reached:
        met = "yes" if goal.met else "NO"
        text = f"{goal.measured:7.2f} {goal.what:<22}"
        lines.append(f"  {goal.game:<14} {text} {goal.wanted:<6} {met}")
    return "\n".join(lines)


def _maker(who: str) -> str:
    if who in OPEN_SPIEL:
        return "OpenSpiel"
    return "RLCard" if who in RLCARD else "Ninelives"


def as_json(speeds: Speeds, reached: list[Goal]) -> str:
    listed = [
        {"who": who, "kind": kind, "steps_per_s": round(speed)}
        for (kind, who), speed in speeds.items()
    ]
    report = {"compiled": compiled(), "speeds": listed, "goals": [asdict(goal) for goal in reached]}
    return json.dumps(report, indent=2)


def main() -> None:
    parser = argparse.ArgumentParser(description="Our speed beside that of OpenSpiel and RLCard.")
    parser.add_argument("--rounds", type=int, default=9, help="how often to measure each library")
    parser.add_argument("--seconds", type=float, default=0.3, help="how long, each time")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    chosen = parser.parse_args()
    speeds = measured(chosen.rounds, chosen.seconds)
    reached = goals(speeds)
    print(as_json(speeds, reached) if chosen.json else as_table(speeds, reached))


if __name__ == "__main__":
    main()
