"""Rows of new rooms and of rematches."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ninelives import games
from ninelives.engine.contract import NOBODY
from ninelives.play import lessons
from ninelives.server.rooms.errors import RoomNotCreated
from ninelives.server.rooms.new_room import new_id, rematch_row
from ninelives.server.rooms.seats import person_seats, seat_of, with_stand_in
from ninelives.wire.replies import Timing
from ninelives.wire.requests import Hello
from ninelives.wire.requests import read as read_request
from tests.server.rooms.tables import ADA, BO, NOW, game_of, table

NEXT = "zzzzzzzzzzzz"


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess", "seats": 2}, "no-such-game"),
        ({"seats": 1}, "bad-seats"),
        ({"options": {"edition": "martian"}}, "bad-option"),
        ({"options": {"colour": "red"}}, "bad-option"),
        ({"bots": ("lion",)}, "no-such-bot"),
        ({"bots": ("random",) * 3}, "too-many-bots"),
        ({"bots": ("random",), "begin": True}, "seats-free"),
        ({"timing": Timing(budget=-1)}, "bad-timing"),
        ({"timing": Timing(budget=10**9)}, "bad-timing"),
        ({"timing": Timing(budget=60, each_move=60)}, "bad-timing"),
    ],
)
def test_invalid_rooms_are_not_created(wish: dict[str, Any], reason: str) -> None:
    with pytest.raises(RoomNotCreated) as caught:
        table(**wish)
    assert caught.value.reason == reason


def test_bots_get_seats_and_unique_names() -> None:
    row = table(bots=("random", "greedy"))
    assert [place.bot for place in row.places] == ["", "random", "greedy"]
    assert len({place.name for place in row.places}) == 3


def test_new_id_is_a_valid_room_id() -> None:
    names = {new_id() for _ in range(100)}
    assert len(names) == 100
    for name in names:
        assert read_request(f'{{"type":"hello","room":"{name}"}}') == Hello(name)


@pytest.mark.parametrize("game", games.names())
def test_a_lesson_has_its_own_seats_and_bots(game: str) -> None:
    row = table(game, lesson=True)
    lesson = lessons.load(game)
    assert (row.seats, row.options) == (lesson.seats, lesson.options)
    assert person_seats(row) == [row.host]
    assert all(place.sitter != "free" for place in row.places)


def test_a_rematch_keeps_everyone_on_their_seat_with_their_token() -> None:
    over = replace(game_of("felix", bots=1, seats=4), status="finished", points=[1, 2, 3, 4])
    row = rematch_row(over, 2, NEXT, NOW + 1)
    assert (row.status, row.id, row.points, row.started) == ("waiting", NEXT, [], 0)
    assert seat_of(row, "", ADA.token_hash) == 0
    assert row.places[1].bot == "random"
    assert [place.name for place in row.places] == [place.name for place in over.places]
    assert row.host == 2
    assert [place.ready for place in row.places] == [False, True, True, False]


def test_rematches_belong_to_the_series_of_the_first_room() -> None:
    first = replace(game_of("felix"), status="finished")
    second = rematch_row(first, 0, NEXT, NOW)
    third = rematch_row(replace(second, status="finished"), 0, "z" * 12, NOW)
    assert (first.series, second.series, third.series) == ("", first.id, first.id)


def test_every_room_has_a_seed_of_its_own_from_the_start() -> None:
    rooms = [table(), table("felix", lesson=True), rematch_row(game_of("felix"), 0, NEXT, NOW)]
    assert {len(row.seed) for row in rooms} == {32}
    assert len({*(row.seed for row in rooms), game_of("felix").seed}) == 4


def test_a_rematch_frees_the_seats_of_players_with_a_stand_in() -> None:
    over = replace(with_stand_in(game_of("felix"), 1), status="finished")
    row = rematch_row(over, 0, NEXT, NOW)
    assert seat_of(row, BO.guest, BO.token_hash) == NOBODY
    assert [place.sitter for place in row.places] == ["person", "free", "person"]


def test_the_rematch_of_a_lesson_keeps_all_seats() -> None:
    over = replace(table("felix", lesson=True), status="finished")
    row = rematch_row(over, over.host, NEXT, NOW)
    assert row.host == over.host
    assert [place.name for place in row.places] == [place.name for place in over.places]
