"""Bodies of HTTP requests and responses: the guest, games, tables, replays, reviews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from ninelives.engine.contract import Game
from ninelives.wire.replies import JudgedMove, Place, Status, Timing
from ninelives.wire.requests import Name

Short: TypeAlias = Annotated[str, Meta(max_length=32)]


class Guest(Struct, frozen=True):
    """The caller: a guest with a name, identified by a cookie."""

    name: str


class GuestChange(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class OptionFacts(Struct, frozen=True):
    name: str
    values: list[str]
    default: str


class ActionFacts(Struct, frozen=True):
    """An action: its verb and parts, and how records write it. Its number is its index."""

    verb: str
    about: dict[str, int]
    written: str


class GameFacts(Struct, frozen=True):
    """The names and numbers of a game that clients need; no rules."""

    name: str
    rules_version: int
    seats: list[int]
    options: list[OptionFacts]
    bots: list[str]
    actions: list[ActionFacts]
    things: dict[str, dict[int, str]]  # by kind and number: the key of the text


def game_facts(game: Game[Any, Any], bots: Sequence[str]) -> GameFacts:
    """`bots` are the names of those on offer."""
    info, notation = game.info, game.notation
    return GameFacts(
        name=info.name,
        rules_version=info.rules_version,
        seats=list(info.seats),
        options=[OptionFacts(each.name, list(each.values), each.default) for each in info.options],
        bots=list(bots),
        actions=[
            ActionFacts(*notation.parts(action), notation.write(action))
            for action in range(info.actions)
        ],
        things={
            kind: {number: notation.key(kind, number) for number in numbers}
            for kind, numbers in notation.kinds.items()
        },
    )


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. Bots fill the seats after the host's, one for each name.

    `begin` starts at once, which needs a bot on every other seat; no seat then adds a value to
    the deal. `lesson` is the guided first game, with fixed seats, bots and cards; it starts at
    once too.
    """

    game: Short
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[Short, Short] = {}
    bots: Annotated[list[Short], Meta(max_length=8)] = []
    timing: Timing = Timing()
    listed: bool = False
    begin: bool = False
    lesson: bool = False


class Opened(Struct, frozen=True):
    """The new table, the host's seat and the token of its seat link."""

    room: str
    seat: int
    token: str


class Summary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    options: dict[str, str]
    places: list[Place]
    timing: Timing
    seat: int  # of the caller, or NOBODY
    my_turn: bool
    changed: int  # time of the last change: seconds since 1970
    points: list[int] = []
    ranks: list[int] = []


class Tables(Struct, frozen=True):
    """Tables to join and to watch, and the caller's own, running and finished."""

    to_join: list[Summary]
    to_watch: list[Summary]
    running: list[Summary]
    finished: list[Summary]


class Frame(Struct, frozen=True):
    """One step of a replay: the seat that acted (or CHANCE), the events, and the view after it.

    `action` is -1 for a draw of chance, and for the choice of another seat unless cards are open.
    """

    seat: int
    action: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    hands: list[dict[str, Any]] = []  # with open cards: the views of all seats


class Replay(Struct, frozen=True):
    """A whole game, as one seat or a spectator saw it, or with open cards."""

    room: str
    game: str
    options: dict[str, str]
    names: list[str]
    seat: int
    open: bool
    finished: bool
    frames: list[Frame]
    points: list[int] = []
    ranks: list[int] = []


class EventLog(Struct, frozen=True):
    """The events that the caller's seat, or a spectator, was sent: a list for each revision.

    `first` is the revision of the first list.
    """

    room: str
    seat: int
    first: int
    events: list[list[dict[str, Any]]]


class Draw(Struct, frozen=True):
    """One draw of chance: its number, its outcome, and all possible outcomes with their weights."""

    number: int
    outcome: int
    outcomes: list[int]
    weights: list[int]


class Deal(Struct, frozen=True):
    """All that it takes to repeat the draws of a finished game.

    The first `given_draws` draws do not come from the seed. `written` has each outcome as records
    write it.
    """

    room: str
    game: str
    names: list[str]
    commitment: str
    seed: str  # in hexadecimal, as the values are
    values: list[str]  # by seat, "" where none was added
    given_draws: int
    draws: list[Draw]
    written: dict[int, str]


class ReviewedChoice(Struct, frozen=True):
    """One choice of a review: the frame of the replay that shows it, its cost, or its gain.

    Where the best move was made, `made` is `best`; otherwise their reasons differ, and a move
    without a reason of its own has an empty one.
    """

    frame: int
    cost: float  # 0 if it is not clearly worse than the best
    best: JudgedMove
    made: JudgedMove
    gain: float = 0.0  # what the best move, if made, was clearly better by than the next


class Review(Struct, frozen=True):
    """How well a seat played a finished game: start + luck + decision = result.

    All four are chances to win; they and `choices` are empty until `done` equals `of`.
    """

    room: str
    seat: int
    done: int  # choices judged
    of: int
    start: float = 0.0
    luck: float = 0.0
    decision: float = 0.0  # never above 0
    result: float = 0.0
    choices: list[ReviewedChoice] = []


class Rules(Struct, frozen=True):
    """A rule book in Markdown: a paragraph for each clause, which begins with its id."""

    game: str
    language: str
    text: str


class Problem(Struct, frozen=True):
    """Why a call failed: a code, and one English sentence."""

    reason: str
    detail: str = ""
