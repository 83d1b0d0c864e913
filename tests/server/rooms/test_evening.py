"""The running score over a chain of rematches."""

from __future__ import annotations

from dataclasses import replace

from ninelives.engine.contract import NOBODY
from ninelives.server.rooms.evening import standings
from ninelives.server.rooms.new_room import rematch_row
from ninelives.server.rooms.seats import rename, sit
from ninelives.server.store.rows import RoomRow
from ninelives.wire.replies import Standing
from tests.server.rooms.tables import CY, NOW, game_of

FIRST = replace(game_of("felix", bots=1), status="finished", points=[10, 4, 7], ranks=[1, 3, 2])


def played(row: RoomRow, points: list[int], ranks: list[int]) -> RoomRow:
    return replace(row, status="finished", points=points, ranks=ranks)


def rematch(row: RoomRow, number: int) -> RoomRow:
    return rematch_row(row, 0, str(number) * 12, NOW + number)


def test_the_first_game_has_no_running_score() -> None:
    assert standings(FIRST, []) == []


def test_wins_and_points_of_people_and_bots_are_added_up() -> None:
    waiting = rematch(FIRST, 1)
    bot = FIRST.places[1].name
    assert standings(waiting, [FIRST]) == [
        Standing(0, "Ada", games=1, wins=1, points=10),
        Standing(2, "Cy", games=1, wins=0, points=7),
        Standing(1, bot, games=1, wins=0, points=4),
    ]
    second = played(waiting, [2, 20, 20], [3, 1, 1])
    assert standings(second, [FIRST]) == [
        Standing(2, "Cy", games=2, wins=1, points=27),
        Standing(1, bot, games=2, wins=1, points=24),
        Standing(0, "Ada", games=2, wins=1, points=12),
    ]


def test_a_person_keeps_their_score_with_another_name_on_another_seat() -> None:
    left = replace(rematch(FIRST, 1), host=0)
    without = replace(left, places=[*left.places[:2], replace(left.places[2], sitter="free")])
    free = replace(without.places[2], token_hash=b"", guest="", name="")
    again = sit(
        replace(without, places=[*without.places[:2], free]),
        NOBODY,
        2,
        replace(CY, name="Cyra", token_hash=b"x" * 32),
    )
    moved = rename(sit_elsewhere(again), 1, "Cy 2")
    assert [(each.seat, each.name, each.points) for each in standings(moved, [FIRST])] == [
        (0, "Ada", 10),
        (1, "Cy 2", 7),
        (NOBODY, FIRST.places[1].name, 4),
    ]


def sit_elsewhere(row: RoomRow) -> RoomRow:
    """Cy moves from seat 2 to 1, whose bot is gone."""
    free = replace(row.places[1], sitter="free", bot="", name="")
    return sit(replace(row, places=[row.places[0], free, row.places[2]]), 2, 1, CY)


def test_players_who_have_gone_stay_in_the_score_and_new_ones_begin_with_nothing() -> None:
    waiting = rematch(FIRST, 1)
    new = replace(waiting.places[2], guest="new", token_hash=b"n" * 32, name="Nala")
    changed = replace(waiting, places=[*waiting.places[:2], new])
    found = {each.name: each for each in standings(changed, [FIRST])}
    assert found["Cy"] == Standing(NOBODY, "Cy", games=1, wins=0, points=7)
    assert found["Nala"] == Standing(2, "Nala", games=0, wins=0, points=0)


def test_a_game_without_a_result_adds_nothing() -> None:
    second = replace(rematch(FIRST, 1), status="abandoned")
    assert standings(second, [FIRST]) == standings(rematch(FIRST, 1), [FIRST])
