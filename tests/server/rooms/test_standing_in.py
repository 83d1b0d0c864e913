"""A bot for who left, and games that end by agreement."""

from __future__ import annotations

import pytest

from ninelives.bots import NAMES
from ninelives.server.rooms import seats
from ninelives.server.rooms.errors import RequestRefused
from tests.server.rooms.tables import ADA, game_of, table


def test_a_bot_plays_for_a_person_who_keeps_the_seat() -> None:
    row = seats.with_stand_in(game_of("felix"), 0)
    place = row.places[0]
    assert (place.sitter, place.name, place.stands_in) == ("person", "Ada", True)
    assert (place.guest, place.token_hash) == (ADA.guest, ADA.token_hash)
    assert seats.bot_in(place) in NAMES
    assert seats.active_person_seats(row) == [1, 2]


def test_it_is_handed_back() -> None:
    row = game_of("felix")
    assert seats.without_stand_in(seats.with_stand_in(row, 0), 0) == row


def test_nobody_takes_back_what_he_has() -> None:
    with pytest.raises(RequestRefused, match="not-stood-in"):
        seats.without_stand_in(game_of("felix"), 0)


def test_nobody_is_stood_in_for_before_the_game_and_no_bot_ever() -> None:
    with pytest.raises(RequestRefused, match="not-playing"):
        seats.with_stand_in(table(), 0)
    with pytest.raises(RequestRefused, match="no-such-seat"):
        seats.with_stand_in(game_of("felix", bots=1), 1)
    with pytest.raises(RequestRefused, match="no-such-seat"):
        seats.with_stand_in(game_of("felix"), 7)


def test_a_game_ends_when_all_agree_who_play_themselves() -> None:
    row = seats.with_abandon_vote(game_of("felix"), 0, agree=True)
    row = seats.with_abandon_vote(row, 1, agree=True)
    assert not seats.all_vote_to_abandon(row)
    assert seats.all_vote_to_abandon(seats.with_stand_in(row, 2))
    assert not seats.all_vote_to_abandon(seats.with_abandon_vote(row, 0, agree=False))


def test_nobody_at_the_table_is_no_agreement() -> None:
    row = game_of("felix", bots=2)
    assert not seats.all_vote_to_abandon(seats.with_stand_in(row, 0))
