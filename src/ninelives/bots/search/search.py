"""Information-set Monte Carlo tree search, for any game and any number of seats.

Each simulation imagines a world that agrees with the view, walks down through what was learnt
before, tries something new, plays the rest quickly and sensibly, and tells everybody on the way
how it ended for them. What a seat learns is kept by what that seat has seen on the way, not by the
world it is in (many observers): nobody in the search plays by cards he cannot know. Where a game
foresees the others, they play as it says and only the seat that thinks learns.

Which arm to try follows the rule of PUCT: the mean so far, and a bonus for what looks good at first
sight and was tried little.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from ninelives.bots.knowledge.base import Knowledge
from ninelives.bots.search.tree import Arm, Node
from ninelives.engine.contract import CHANCE, NOBODY, State, View
from ninelives.engine.dice import Dice

_ANY: Final = -1  # instead of an action: whichever is to be tried
_TRIES: Final = 30  # imagined worlds that may be found unbelievable, before one is taken anyhow


@final
class Search:
    """One thought about one view."""

    def __init__(self, knowledge: Knowledge[Any], view: View, dice: Dice) -> None:
        self.knowledge = knowledge
        self.view = view
        self.dice = dice
        self.first: i64 = _ANY  # the action that every simulation begins with
        self.nodes: dict[int, Node] = {}
        self.simulations: i64 = 0
        world = knowledge.game.imagine(view, dice)
        knowledge.look_from(world)
        self.root = Node()  # the situation thought about, with all that can be done in it
        for arm in self._options(self.root, world, view.seat):
            arm.liking = knowledge.liking(world, view.seat, arm.action)

    # -- how long ----------------------------------------------------------------------------------

    def simulate(self, count: i64) -> None:
        done: i64 = 0
        while done < count:
            self._simulation()
            done += 1

    def try_out(self, action: i64, count: i64) -> None:
        """So many simulations that begin with this action, however bad it looks."""
        self.first = action
        self.simulate(count)
        self.first = _ANY

    def is_decided(self, left: i64) -> bool:
        """Whether so many simulations more could not change the choice."""
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
        """What came of each action, the most tried first."""
        return sorted(self.root.arms, key=lambda arm: (-arm.visits, arm.action))

    # -- one simulation ----------------------------------------------------------------------------

    def _simulation(self) -> None:
        knowledge = self.knowledge
        game = knowledge.game
        knowledge.suspect(self.view.seat, self.dice)
        world = self._believable_world()
        self._let_others_choose(world)
        path: list[Arm] = []
        seats: list[int] = []
        nodes: list[Node] = []
        while not knowledge.is_far_enough(world):
            seat = game.to_act(world)
            if seat == NOBODY:
                break
            if seat == CHANCE or (knowledge.foresees and seat != self.view.seat):
                game.advance(world, seat, knowledge.choice(world, seat, self.dice), None)
                continue
            node = self._node(world, seat) if path else self.root
            if node is None:
                knowledge.finish(world, self.dice)
                break
            arm = self._chosen(node, world, seat)
            path.append(arm)
            seats.append(seat)
            nodes.append(node)
            game.advance(world, seat, arm.action, None)
        utilities = knowledge.utilities(world)
        utilities[self.view.seat] += knowledge.relish(world, self.view.seat)
        self._tell(path, seats, nodes, utilities)

    def _let_others_choose(self, world: State) -> None:
        """Sealed choices of seats that come before the one that thinks."""
        knowledge = self.knowledge
        seat = knowledge.game.to_act(world)
        while seat != self.view.seat:
            action = knowledge.choice(world, seat, self.dice)
            knowledge.game.advance(world, seat, action, None)
            seat = knowledge.game.to_act(world)

    def _node(self, world: State, seat: i64) -> Node | None:
        """What is known of the situation that the seat is in; None where it is met first."""
        key: int = self.knowledge.situation(world, seat, own=seat == self.view.seat)
        node = self.nodes.get(key)
        if node is None:
            self.nodes[key] = Node()
        return node

    def _believable_world(self) -> State:
        knowledge = self.knowledge
        world: State = knowledge.game.imagine(self.view, self.dice)
        tries: i64 = 1
        while tries < _TRIES and not knowledge.is_believable(world, self.view.seat, self.dice):
            world = knowledge.game.imagine(self.view, self.dice)
            tries += 1
        return world

    def _tell(
        self, path: list[Arm], seats: list[int], nodes: list[Node], utilities: list[float]
    ) -> None:
        self.simulations += 1
        for step in range(len(path)):
            result = utilities[seats[step]]
            arm = path[step]
            arm.visits += 1
            arm.total += result
            node = nodes[step]
            node.visits += 1
            node.total += result

    # -- which arm ---------------------------------------------------------------------------------

    def _chosen(self, node: Node, world: State, seat: i64) -> Arm:
        """The arm to try now, among those whose action is possible in this world."""
        options = self._options(node, world, seat)
        weights = 0.0
        tried: i64 = 0
        for arm in options:
            weights += arm.weight
            tried += arm.visits
        bonus = self.knowledge.curiosity * sqrt(float(tried) + 1.0) / weights
        untried = (node.total / float(node.visits) if node.visits else 0.5) - self.knowledge.doubt
        best = options[0]
        best_score = -1e9
        for arm in options:
            score = arm.liking + (arm.mean() if arm.visits else untried)
            score += bonus * arm.weight / (1.0 + float(arm.visits))
            if score > best_score:
                best_score = score
                best = arm
        return best

    def _options(self, node: Node, world: State, seat: i64) -> list[Arm]:
        """The arms of the actions possible in this world; new ones are added to the node.

        Both lists ascend, so one walk along both of them is enough.
        """
        options: list[Arm] = []
        arms = node.arms
        at: i64 = 0
        is_given = self.first != _ANY and node is self.root
        actions = [self.first] if is_given else self.knowledge.options(world, seat)
        for action in actions:
            while at < len(arms) and arms[at].action < action:
                at += 1
            if at == len(arms) or arms[at].action != action:
                weight = exp(self.knowledge.weight(world, seat, action))
                arms.insert(at, Arm(action, weight))
            options.append(arms[at])
        return options
