"""A bot for who left, and games that end by agreement."""

from __future__ import annotations

import pytest

from ninelives.bots import NAMES
from ninelives.server.rooms import standing_in
from ninelives.server.rooms.refusing import Refused
from tests.server.rooms.tables import ADA, game_of, table


def test_a_bot_plays_for_a_person_who_keeps_the_seat() -> None:
    row = standing_in.stood_in(game_of("felix"), 0)
    place = row.places[0]
    assert (place.sitter, place.name, place.stands_in) == ("person", "Ada", True)
    assert (place.guest, place.token_hash) == (ADA.guest, ADA.token_hash)
    assert standing_in.bot_of(place) in NAMES
    assert standing_in.by_themselves(row) == [1, 2]


def test_it_is_handed_back() -> None:
    row = game_of("felix")
    assert standing_in.taken_back(standing_in.stood_in(row, 0), 0) == row


def test_nobody_takes_back_what_he_has() -> None:
    with pytest.raises(Refused, match="not-stood-in"):
        standing_in.taken_back(game_of("felix"), 0)


def test_nobody_is_stood_in_for_before_the_game_and_no_bot_ever() -> None:
    with pytest.raises(Refused, match="not-playing"):
        standing_in.stood_in(table(), 0)
    with pytest.raises(Refused, match="no-such-seat"):
        standing_in.stood_in(game_of("felix", bots=1), 1)
    with pytest.raises(Refused, match="no-such-seat"):
        standing_in.stood_in(game_of("felix"), 7)


def test_a_game_ends_when_all_agree_who_play_themselves() -> None:
    row = standing_in.agreed(game_of("felix"), 0, agree=True)
    row = standing_in.agreed(row, 1, agree=True)
    assert not standing_in.all_agree(row)
    assert standing_in.all_agree(standing_in.stood_in(row, 2))
    assert not standing_in.all_agree(standing_in.agreed(row, 0, agree=False))


def test_nobody_at_the_table_is_no_agreement() -> None:
    row = game_of("felix", bots=2)
    assert not standing_in.all_agree(standing_in.stood_in(row, 0))
