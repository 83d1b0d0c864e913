"""The contract between a game and everything that plays, shows, stores or studies it.

State is data, Game is law. A `State` holds the table and the secrets and knows how to copy
itself; a `Game` holds no data and says what may happen to a state and what does. A `View` is
what one seat may know, a thing of its own with no way back to the state it was made from.

Seats are numbers from 0, clockwise. Chance is a player too: it acts where the table waits for a
card to be drawn, its actions are recorded like all others, and the rules hold no generator.
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
Action: TypeAlias = i64

CHANCE: Final = -1
NOBODY: Final = -2  # nobody is to act; as a viewer, a spectator


class Option:
    """Something a table agrees on before the game: one of a few named values."""

    def __init__(self, name: str, values: tuple[str, ...], default: str) -> None:
        self.name = name
        self.values = values
        self.default = default


class GameInfo:
    """The facts of a game that adapters ask for.

    `dealing_rule` is the clause that says what chance may draw; the bounds hold for the final
    points of any seat. `variant` names the pieces it is played with where they are not the usual
    ones; a record carries it, and is read with the same pieces only.
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
        self.dealing_rule = dealing_rule
        self.lowest_points = lowest_points
        self.highest_points = highest_points
        self.variant = variant


class Outcome:
    """How a finished game ended: points and place (1 is best, equal places are shared)."""

    def __init__(self, points: list[int], places: list[int]) -> None:
        self.points = points
        self.places = places

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Refusal:
    """Why an action is not allowed: the clause that forbids it, and a reason code for texts."""

    def __init__(self, rule: str, reason: str) -> None:
        self.rule = rule
        self.reason = reason


def places_by(keys: list[tuple[int, int]]) -> list[int]:
    """Places from sort keys, the larger the better; equal keys share the better place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(metaclass=ABCMeta):
    """A plain tree of data: nothing in it points back, so the garbage collector may pass it by."""

    @abstractmethod
    def clone(self) -> State:
        """A copy that shares nothing that can change."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """What one seat may know, what it is asked now ("" for nothing), and what it may answer."""

    def __init__(self, seat: int, asked: str, legal: list[int]) -> None:
        self.seat = seat
        self.asked = asked
        self.legal = legal

    @abstractmethod
    def facts(self) -> dict[str, object]:
        """Everything in the view by name, as plain numbers, texts, lists and dicts."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(str(self.facts()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(ABC):
    """How the actions of players and of chance are written: short, stable, the same everywhere.

    Texts for people are made from `parts` and from the fields of events by one convention. A
    field `seat`, or one ending in `_seat`, is a seat; a field named in `kinds` is a thing with a
    name, and its plural a list of such things; everything else is a number.
    """

    def __init__(self, kinds: dict[str, range]) -> None:
        """`kinds` are the things with a name, each with the numbers that stand for them."""
        self.kinds = kinds

    @abstractmethod
    def key(self, kind: str, value: int) -> str:
        """The name of a thing in texts, the same in all languages: "big-dog", "red"."""

    @abstractmethod
    def parts(self, action: Action) -> tuple[str, dict[str, int]]:
        """An action as its verb and what it is about: ("bid", {"mice": 4})."""

    @abstractmethod
    def write(self, action: Action) -> str: ...

    @abstractmethod
    def read(self, text: str) -> int:
        """The action so written; raises BadNotation."""

    @abstractmethod
    def write_chance(self, outcome: Action) -> str: ...

    @abstractmethod
    def read_chance(self, text: str) -> int:
        """The outcome so written; raises BadNotation."""


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
    ...     _ = felix.apply(state, CHANCE, felix.pick(state, CHANCE, dice))
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

    # -- setting up -------------------------------------------------------------------------

    def new(self, seats: int, options: Mapping[str, str]) -> S:
        """The state before anything happened; options left out have their defaults."""
        if seats not in self.info.seats:
            raise BadSeats(seats, self.info.seats)
        return self._set_up(seats, self.settled(options))

    def settled(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options of this game with the values given or their defaults; raises BadOption."""
        known = {option.name: option for option in self.info.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(name, value, tuple(known))
            if value not in known[name].values:
                raise BadOption(name, value, known[name].values)
        return {name: options.get(name, option.default) for name, option in known.items()}

    @abstractmethod
    def _set_up(self, seats: int, options: dict[str, str]) -> S:
        """`new`, with seats and options already checked and complete."""

    # -- whose turn, and what may be done -----------------------------------------------------

    @abstractmethod
    def to_act(self, state: S) -> Seat:
        """The seat to act, CHANCE, or NOBODY when the game is over.

        Where several seats owe a sealed choice this is the first of them, so that a search or a
        record may take them one after another; `waiting` has them all.
        """

    @abstractmethod
    def waiting(self, state: S) -> list[int]:
        """All seats that owe a choice now, in turn order; they may answer in any order."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> list[int]:
        """What the seat may do now, ascending; for CHANCE, what may be drawn."""

    @abstractmethod
    def is_legal(self, state: S, seat: Seat, action: Action) -> bool:
        """Whether the action is in `legal`, without making the list."""

    @abstractmethod
    def chance(self, state: S) -> list[tuple[int, int]]:
        """What may be drawn where CHANCE is to act, each outcome with its weight."""

    @abstractmethod
    def pick(self, state: S, seat: Seat, dice: Dice) -> Action:
        """One legal action of the seat, each equally likely; for CHANCE, by weight."""

    # -- doing it -------------------------------------------------------------------------------

    def apply(self, state: S, seat: Seat, action: Action, log: Log | None = None) -> Seat:
        """Change the state by one action and tell the log; raises IllegalAction.

        Returns who is to act then, as `to_act` would say.
        """
        if not self.is_legal(state, seat, action):
            raise self._refused(state, seat, action)
        self.advance(state, seat, action, log)
        return self.to_act(state)

    def _refused(self, state: S, seat: Seat, action: Action) -> IllegalAction:
        if seat == CHANCE:
            return IllegalAction(self.info.dealing_rule, "impossible-draw")
        refusal = self.why_not(self.view(state, seat), action)
        assert refusal is not None, "an action outside of `legal` must have a reason"
        return IllegalAction(refusal.rule, refusal.reason)

    @abstractmethod
    def advance(self, state: S, seat: Seat, action: Action, log: Log | None) -> None:
        """`apply` for callers who took the action from `legal` or `pick`: nothing is checked."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    # -- what a seat may know -------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """What the seat may know; anybody but the seats of the game is a spectator."""

    @abstractmethod
    def view_of(self, facts: Mapping[str, object]) -> V:
        """The view that has these facts: the inverse of `View.facts`."""

    @abstractmethod
    def why_not(self, view: V, action: Action) -> Refusal | None:
        """Why this seat may not do that now, from its view alone; None if it may."""

    @abstractmethod
    def imagine(self, view: V, dice: Dice) -> S:
        """A state this seat cannot tell from the true one, made from its view alone.

        All worlds that agree with the view are equally likely, cards of the same print counted
        as the separate pieces of card they are.
        """
