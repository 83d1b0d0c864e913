"""The running score of an evening: what everyone at a table has reached in a chain of rematches.

It is derived from the stored rooms of the chain, so it is never stored itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ninelives.engine.contract import NOBODY
from ninelives.server.store.rows import PlaceRow, RoomRow
from ninelives.wire.replies import Standing

Key: TypeAlias = tuple[str, object]


@dataclass
class _Player:
    """A person or bot of the evening; `keys` identify them in each of its rooms."""

    name: str
    seat: int
    keys: set[Key] = field(default_factory=set)
    games: int = 0
    wins: int = 0
    points: int = 0


def standings(row: RoomRow, earlier: Sequence[RoomRow]) -> list[Standing]:
    """The score after `row`, the best first, with the finished games before it, the latest first.

    A person is known by the token of their seat or by their cookie, a bot by its name and its kind.
    A game in which a bot stood in for a person counts for the person.
    """
    if not earlier:
        return []
    players: list[_Player] = []
    for game in (row, *earlier):
        _add(players, game, here=game is row)
    best_first = sorted(players, key=lambda each: (-each.wins, -each.points))
    return [
        Standing(each.seat, each.name, each.games, each.wins, each.points) for each in best_first
    ]


def _add(players: list[_Player], game: RoomRow, *, here: bool) -> None:
    others = list(players)  # nobody has two seats
    for seat, place in enumerate(game.places):
        if place.sitter == "free":
            continue
        keys = _keys(place)
        player = next((each for each in others if each.keys & keys), None)
        if player is None:
            player = _Player(place.name, seat if here else NOBODY)
            players.append(player)
        else:
            others.remove(player)
        player.keys |= keys
        if game.status == "finished":
            player.games += 1
            player.wins += game.ranks[seat] == 1
            player.points += game.points[seat]


def _keys(place: PlaceRow) -> set[Key]:
    if place.sitter == "bot":
        return {("bot", (place.bot, place.name))}
    known: dict[str, object] = {"token": place.token_hash, "guest": place.guest}
    return {(kind, value) for kind, value in known.items() if value}
