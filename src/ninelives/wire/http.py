"""What travels over plain HTTP: the guest, the games, tables, replays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from ninelives.engine.contract import Game
from ninelives.wire.replies import JudgedMove, Place, Status, Timing
from ninelives.wire.requests import Name

Short: TypeAlias = Annotated[str, Meta(max_length=32)]


class Guest(Struct, frozen=True):
    """Who asks: a guest with a name, known by a cookie."""

    name: str


class GuestChange(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class OptionFacts(Struct, frozen=True):
    name: str
    values: list[str]
    default: str


class ActionFacts(Struct, frozen=True):
    """An action: what it is about, and how records write it. Its number is its place."""

    verb: str
    about: dict[str, int]
    written: str


class GameFacts(Struct, frozen=True):
    """A game as clients need to know it: no rules, only names and numbers."""

    name: str
    rules_version: int
    seats: list[int]
    options: list[OptionFacts]
    bots: list[str]
    actions: list[ActionFacts]
    things: dict[str, dict[int, str]]  # by kind and number: the key in texts


def game_facts(game: Game[Any, Any], bots: Sequence[str]) -> GameFacts:
    """No rules, only names and numbers; `bots` are those that can be had for it."""
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
    """A table to be opened. Bots fill the seats after the host's, one a name.

    `begin` starts at once, which needs a bot on every other seat; the deal is promised in the same
    step, and nobody adds to it. `lesson` is the first guided game, whose seats, bots and cards are
    fixed, and which starts at once too.
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
    seat: int  # mine, or NOBODY
    my_turn: bool
    changed: int  # when something last happened: seconds since 1970
    points: list[int] = []
    ranks: list[int] = []


class Tables(Struct, frozen=True):
    """Tables to join, tables to watch, and my own, running and finished."""

    to_join: list[Summary]
    to_watch: list[Summary]
    running: list[Summary]
    finished: list[Summary]


class Frame(Struct, frozen=True):
    """One step of a replay: who acted (CHANCE for the dealer), what was heard, the view then.

    `action` is -1 for what chance did, and for what another seat chose unless the cards are open.
    """

    seat: int
    action: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    hands: list[dict[str, Any]] = []  # with open cards: the views of all seats


class Replay(Struct, frozen=True):
    """A game again, as a seat, a spectator, or with open cards saw it."""

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


class Draw(Struct, frozen=True):
    """One draw: its number, what was drawn, and what it was drawn from, each with its weight."""

    number: int
    outcome: int
    outcomes: list[int]
    weights: list[int]


class Deal(Struct, frozen=True):
    """How the cards of a game that is over were drawn: all that it takes to draw them again.

    So many draws at the start as `given_draws` says do not come from the seed. `written` says each
    outcome as records write it.
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
    """One choice of a review: the frame of the replay in which it was made, and what it cost."""

    frame: int
    cost: float  # 0 where it is not clear that it cost anything
    best: JudgedMove
    made: JudgedMove


class Review(Struct, frozen=True):
    """How well a seat played a game that is over: start + luck + decision = result.

    All are chances to win. Until `done` has reached `of`, the rest is still being thought about,
    and empty.
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
    """A rule book: Markdown, one clause a paragraph that begins with its number."""

    game: str
    language: str
    text: str


class Problem(Struct, frozen=True):
    """Why a call failed: a code for programs and texts, and one English sentence."""

    reason: str
    detail: str = ""
