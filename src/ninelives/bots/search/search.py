"""Information set Monte Carlo tree search (ISMCTS) for any game and any number of seats.

Each simulation draws a determinization: a world that agrees with the view. It selects actions down
the tree by PUCT, adds one node, plays a rollout with the game's heuristics and backpropagates a
value for each seat. Nodes are keyed by what the acting seat has seen, not by the world (multiple
observers), so no seat in the search acts on cards that it cannot see. Where the heuristics set
`opponents_fixed`, the other seats follow the rollout policy and only the searching seat has nodes.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from ninelives.bots.heuristics.base import Heuristics
from ninelives.bots.search.tree import Arm, Node
from ninelives.engine.contract import CHANCE, NOBODY, State, View
from ninelives.engine.dice import Dice

_ANY: Final = -1  # no action is forced at the root
_MAX_DETERMINIZATIONS: Final = 30  # per simulation; the last one is taken even if implausible


@final
class Search:
    """The search tree of one view."""

    def __init__(self, heuristics: Heuristics[Any], view: View, dice: Dice) -> None:
        self.heuristics = heuristics
        self.view = view
        self.dice = dice
        self.forced: i64 = _ANY  # the action that every simulation begins with
        self.nodes: dict[int, Node] = {}
        self.simulations: i64 = 0
        world = heuristics.game.imagine(view, dice)
        heuristics.set_root(world)
        self.root = Node()
        for arm in self._options(self.root, world, view.seat):
            arm.bonus = heuristics.action_bonus(world, view.seat, arm.action)

    def simulate(self, count: i64) -> None:
        done: i64 = 0
        while done < count:
            self._simulate_once()
            done += 1

    def simulate_action(self, action: i64, count: i64) -> None:
        """Run `count` simulations that all begin with this action."""
        self.forced = action
        self.simulate(count)
        self.forced = _ANY

    def is_decided(self, left: i64) -> bool:
        """True if `left` more simulations cannot change which action has the most visits."""
        best: i64 = 0
        second: i64 = 0
        for arm in self.root.arms:
            if arm.visits > best:
                second = best
                best = arm.visits
            elif arm.visits > second:
                second = arm.visits
        return best - second > left

    def arms(self) -> list[Arm]:
        """The root's arms, the most visited first."""
        return sorted(self.root.arms, key=lambda arm: (-arm.visits, arm.action))

    # -- one simulation ----------------------------------------------------------------------------

    def _simulate_once(self) -> None:
        heuristics = self.heuristics
        game = heuristics.game
        random_seats = heuristics.sample_opponents(self.view.seat, self.dice)
        world = self._determinization()
        self._play_sealed_choices(world, random_seats)
        path: list[Arm] = []
        seats: list[int] = []
        nodes: list[Node] = []
        while not heuristics.is_horizon(world):
            seat = game.to_act(world)
            if seat == NOBODY:
                break
            if seat == CHANCE or (heuristics.opponents_fixed and seat != self.view.seat):
                action = heuristics.rollout_action(world, seat, random_seats, self.dice)
                game.advance(world, seat, action, None)
                continue
            node = self._node(world, seat) if path else self.root
            if node is None:
                heuristics.rollout(world, random_seats, self.dice)
                break
            arm = self._select(node, world, seat)
            path.append(arm)
            seats.append(seat)
            nodes.append(node)
            game.advance(world, seat, arm.action, None)
        values = heuristics.evaluate(world)
        values[self.view.seat] += heuristics.outcome_bonus(world, self.view.seat)
        self._backpropagate(path, seats, nodes, values)

    def _determinization(self) -> State:
        heuristics = self.heuristics
        world: State = heuristics.game.imagine(self.view, self.dice)
        drawn: i64 = 1
        while drawn < _MAX_DETERMINIZATIONS and not heuristics.is_plausible(
            world, self.view.seat, self.dice
        ):
            world = heuristics.game.imagine(self.view, self.dice)
            drawn += 1
        return world

    def _play_sealed_choices(self, world: State, random_seats: i64) -> None:
        """Play the simultaneous choices of the seats that the engine asks before this one."""
        heuristics = self.heuristics
        seat = heuristics.game.to_act(world)
        while seat != self.view.seat:
            action = heuristics.rollout_action(world, seat, random_seats, self.dice)
            heuristics.game.advance(world, seat, action, None)
            seat = heuristics.game.to_act(world)

    def _node(self, world: State, seat: i64) -> Node | None:
        """The node of the seat's information set; a new one is added, and None returned."""
        key: int = self.heuristics.infoset_key(world, seat, own=seat == self.view.seat)
        node = self.nodes.get(key)
        if node is None:
            self.nodes[key] = Node()
        return node

    def _backpropagate(
        self, path: list[Arm], seats: list[int], nodes: list[Node], values: list[float]
    ) -> None:
        self.simulations += 1
        for step in range(len(path)):
            value = values[seats[step]]
            arm = path[step]
            arm.visits += 1
            arm.total += value
            node = nodes[step]
            node.visits += 1
            node.total += value

    # -- selection ---------------------------------------------------------------------------------

    def _select(self, node: Node, world: State, seat: i64) -> Arm:
        """The arm with the highest PUCT score among the actions legal in this world."""
        options = self._options(node, world, seat)
        priors = 0.0
        visits: i64 = 0
        for arm in options:
            priors += arm.prior
            visits += arm.visits
        exploration = self.heuristics.c_puct * sqrt(float(visits) + 1.0) / priors
        mean = node.total / float(node.visits) if node.visits else 0.5
        first_play_urgency = mean - self.heuristics.fpu_reduction
        best = options[0]
        best_score = -1e9
        for arm in options:
            score = arm.bonus + (arm.mean() if arm.visits else first_play_urgency)
            score += exploration * arm.prior / (1.0 + float(arm.visits))
            if score > best_score:
                best_score = score
                best = arm
        return best

    def _options(self, node: Node, world: State, seat: i64) -> list[Arm]:
        """The arms of the actions possible in this world; missing ones are added to the node.

        Actions and arms both ascend, so one pass over both suffices.
        """
        options: list[Arm] = []
        arms = node.arms
        at: i64 = 0
        is_forced = self.forced != _ANY and node is self.root
        actions = [self.forced] if is_forced else self.heuristics.options(world, seat)
        for action in actions:
            while at < len(arms) and arms[at].action < action:
                at += 1
            if at == len(arms) or arms[at].action != action:
                arms.insert(at, Arm(action, exp(self.heuristics.logit(world, seat, action))))
            options.append(arms[at])
        return options
