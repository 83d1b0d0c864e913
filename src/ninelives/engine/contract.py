"""The interface of a game: what bots, screens, servers and research code may rely on.

A `State` is data: the public table and everything hidden. A `Game` is the rules, without data of
its own: it answers questions about a state and changes it. A `View` is the information state of one
seat: what that seat may know, with no reference back to the state it was made from.

Chance is a player (an explicit chance node): where a card must be drawn, `to_act` is CHANCE, its
outcomes are applied and recorded like actions, and the rules contain no random number generator.
"""

from __future__ import annotations

from abc import ABC, ABCMeta, abstractmethod
from collections.abc import Mapping
from typing import Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from ninelives.engine.dice import Dice
from ninelives.engine.errors import BadOption, BadSeats, IllegalAction
from ninelives.engine.events import Log
from ninelives.engine.lanes import MAX_SEATS

Seat: TypeAlias = i64
"""A seat of the table, from 0, clockwise; or one of the three constants below."""

Action: TypeAlias = i64
"""An action of a seat, below `GameInfo.actions`; of CHANCE an outcome, below `chance_outcomes`."""

CHANCE: Final = -1  # as the actor: a chance node
NOBODY: Final = -2  # as the actor: a terminal state; elsewhere: no seat
SPECTATOR: Final = -2  # as the viewer: a view of the public table alone


class Option:
    """A setting that is fixed before the game: one of a few named values."""

    def __init__(self, name: str, values: tuple[str, ...], default: str) -> None:
        self.name = name
        self.values = values
        self.default = default


class GameInfo:
    """The constants of a game.

    `seats` are the player counts it allows, at most MAX_SEATS each (ValueError). `actions` and
    `chance_outcomes` bound the numbers of actions and outcomes. `questions` are the values that
    `View.asked` can have. `dealing_rule` is the clause that limits what chance may draw.
    `lowest_points` and `highest_points` bound the final points of any seat. `variant` identifies
    the cards where they are not the built-in ones; a record carries it and can be replayed with
    the same cards only.
    """

    def __init__(
        self,
        *,
        name: str,
        rules_version: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        actions: int,
        chance_outcomes: int,
        questions: tuple[str, ...],
        dealing_rule: str,
        lowest_points: int,
        highest_points: int,
        variant: str = "",
    ) -> None:
        if max(seats) > MAX_SEATS:
            raise ValueError(f"{name} is for {max(seats)} seats, the engine holds {MAX_SEATS}")
        self.name = name
        self.rules_version = rules_version
        self.seats = seats
        self.options = options
        self.actions = actions
        self.chance_outcomes = chance_outcomes
        self.questions = questions
        self.dealing_rule = dealing_rule
        self.lowest_points = lowest_points
        self.highest_points = highest_points
        self.variant = variant


class Outcome:
    """The result of a finished game, by seat: points, and places (1 is best, ties share one)."""

    def __init__(self, points: list[int], places: list[int]) -> None:
        self.points = points
        self.places = places

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Refusal:
    """Why an action is illegal: the clause of the rule book, and a reason code for texts."""

    def __init__(self, rule: str, reason: str) -> None:
        self.rule = rule
        self.reason = reason


def places_by(keys: list[tuple[int, int]]) -> list[int]:
    """Places from sort keys, larger is better; equal keys share the better place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(metaclass=ABCMeta):
    """The full state of a game: the public table and all hidden information.

    A tree without cycles, so the garbage collector need not track it. Nothing in it determines a
    future draw.
    """

    @abstractmethod
    def clone(self) -> State:
        """A copy that shares no mutable data with this state."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """The information state of one seat: everything it may know, with perfect recall.

    `seat` is the viewer or SPECTATOR, `asked` the question that the seat must answer now ("" for
    none), `legal` its legal actions, ascending. Two views are equal if their facts are.
    """

    def __init__(self, seat: int, asked: str, legal: list[int]) -> None:
        self.seat = seat
        self.asked = asked
        self.legal = legal

    @abstractmethod
    def facts(self) -> dict[str, object]:
        """The whole view as plain data: numbers, texts, booleans, None, lists and dicts.

        This is what is sent to programs; `Game.view_of` is the inverse.
        """

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(str(self.facts()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(ABC):
    """The text form of actions and outcomes, as records and the terminal write them.

    Texts for people are built from `parts` and from the fields of events by one convention: a
    field `seat`, or one ending in `_seat`, is a seat; a field named in `kinds` is a thing with a
    name, and its plural a list of such things; every other field is a number.
    """

    def __init__(self, kinds: dict[str, range]) -> None:
        """`kinds` are the kinds of things with names, each with the range of its numbers."""
        self.kinds = kinds

    @abstractmethod
    def key(self, kind: str, value: int) -> str:
        """The text id of a thing, the same in all languages: "big-dog", "red"."""

    @abstractmethod
    def parts(self, action: Action) -> tuple[str, dict[str, int]]:
        """An action as a verb and its arguments: ("bid", {"mice": 4})."""

    @abstractmethod
    def write(self, action: Action) -> str: ...

    @abstractmethod
    def read(self, text: str) -> int:
        """The inverse of `write`; raises BadNotation."""

    @abstractmethod
    def write_chance(self, outcome: Action) -> str: ...

    @abstractmethod
    def read_chance(self, text: str) -> int:
        """The inverse of `write_chance`; raises BadNotation."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, V]):
    """The rules of a game. It holds no data: a state goes in, and is asked about or changed.

    Bots and screens get views only. `imagine` turns a view back into one of the states that look
    the same from that seat:

    >>> from ninelives import NOBODY, QuickDice, games
    >>> felix, dice = games.load("felix"), QuickDice(7)
    >>> state = felix.new(4, {})
    >>> while not felix.waiting(state):  # chance deals
    ...     _ = felix.resolve_chance(state, dice)
    >>> view = felix.view(state, felix.to_act(state))
    >>> sampled = felix.imagine(view, dice)
    >>> felix.view(sampled, view.seat) == view
    True
    >>> felix.why_not(view, felix.notation.read("bid 4")).rule
    'FX-10'
    """

    def __init__(self, info: GameInfo, notation: Notation) -> None:
        self.info = info
        self.notation = notation

    # -- set-up ---------------------------------------------------------------------------------

    def new(self, seats: int, options: Mapping[str, str]) -> S:
        """The initial state, before the first draw. Options left out have their defaults.

        Raises BadSeats or BadOption.
        """
        if seats not in self.info.seats:
            raise BadSeats(seats, self.info.seats)
        return self._set_up(seats, self.settled(options))

    def settled(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options of this game, with the given values or their defaults; raises BadOption."""
        known = {option.name: option for option in self.info.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(name, value, tuple(known))
            if value not in known[name].values:
                raise BadOption(name, value, known[name].values)
        return {name: options.get(name, option.default) for name, option in known.items()}

    @abstractmethod
    def _set_up(self, seats: int, options: dict[str, str]) -> S:
        """`new` with checked seats and complete options."""

    # -- legal actions --------------------------------------------------------------------------

    @abstractmethod
    def to_act(self, state: S) -> Seat:
        """The seat to act, CHANCE at a chance node, NOBODY in a terminal state.

        Where several seats choose simultaneously this is the first of those that have not chosen
        yet, so that a search or a record can take them in sequence; `waiting` lists all of them.
        """

    @abstractmethod
    def waiting(self, state: S) -> list[int]:
        """All seats that must choose now, in turn order; they may act in any order."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> list[int]:
        """The legal actions of the seat, ascending; for CHANCE, the possible outcomes.

        Empty for a seat that is not in `waiting`.
        """

    @abstractmethod
    def is_legal(self, state: S, seat: Seat, action: Action) -> bool:
        """Whether the action is in `legal`, without building the list."""

    @abstractmethod
    def chance(self, state: S) -> list[tuple[int, int]]:
        """The outcomes of a chance node, each with its integer weight; else an empty list."""

    @abstractmethod
    def pick(self, state: S, seat: Seat, dice: Dice) -> Action:
        """A uniformly random legal action of the seat; for CHANCE, an outcome by weight."""

    # -- transitions ----------------------------------------------------------------------------

    def apply(self, state: S, seat: Seat, action: Action, log: Log | None = None) -> Seat:
        """Apply one action in place and add its events to the log; raises IllegalAction.

        Returns the next actor, as `to_act` does. After an error the state is unchanged.
        """
        if not self.is_legal(state, seat, action):
            raise self._refused(state, seat, action)
        self.advance(state, seat, action, log)
        return self.to_act(state)

    def resolve_chance(self, state: S, dice: Dice, log: Log | None = None) -> Seat:
        """Draw an outcome at a chance node and apply it; returns the next actor.

        The same as `apply` with what `pick` returns for CHANCE. Raises IllegalAction elsewhere.
        """
        if self.to_act(state) != CHANCE:
            raise IllegalAction(self.info.dealing_rule, "impossible-draw")
        self.advance(state, CHANCE, self.pick(state, CHANCE, dice), log)
        return self.to_act(state)

    def _refused(self, state: S, seat: Seat, action: Action) -> IllegalAction:
        if seat == CHANCE:
            return IllegalAction(self.info.dealing_rule, "impossible-draw")
        refusal = self.why_not(self.view(state, seat), action)
        assert refusal is not None, "an action outside of `legal` must have a reason"
        return IllegalAction(refusal.rule, refusal.reason)

    @abstractmethod
    def advance(self, state: S, seat: Seat, action: Action, log: Log | None) -> None:
        """`apply` without checks, for actions from `legal` or `pick`; others are undefined."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result in a terminal state, else None."""

    # -- information ----------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """The information state of a seat; any number that is not a seat sees as SPECTATOR."""

    @abstractmethod
    def view_of(self, facts: Mapping[str, object]) -> V:
        """The inverse of `View.facts`; raises BadFacts for malformed facts."""

    @abstractmethod
    def why_not(self, view: V, action: Action) -> Refusal | None:
        """Why the action is illegal for the seat of this view; None if it is legal.

        Computed from the view alone, so the answer reveals nothing.
        """

    @abstractmethod
    def imagine(self, view: V, dice: Dice) -> S:
        """A determinization: a state sampled from the information set of this view.

        The result depends on the view and the dice alone, and `view` of it is an equal view. All
        states of the information set are equally likely, with identical cards counted as separate
        pieces of card.
        """
