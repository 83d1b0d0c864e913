"""Seats: sitting, swapping, bots, starting, stand-ins, and which seat a client has."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives.bots import NAMES
from ninelives.engine.contract import NOBODY
from ninelives.server.rooms import seats
from ninelives.server.rooms.errors import RequestRefused
from ninelives.server.rooms.new_room import rematch_row
from ninelives.server.rooms.seats import Person
from ninelives.server.store.rows import RoomRow
from ninelives.wire.requests import NAME_LENGTH
from tests.server.rooms.tables import ADA, BO, CY, NOW, game_of, table


def refusal_of(call: object) -> str:
    with pytest.raises(RequestRefused) as caught:
        call()  # type: ignore[operator]
    return caught.value.reason


def test_the_creator_is_host_on_the_first_seat() -> None:
    row = table()
    assert (row.host, row.places[0].name, row.places[0].sitter) == (0, "Ada", "person")
    assert [place.sitter for place in row.places[1:]] == ["free", "free"]


def test_a_free_seat_can_be_taken_and_a_taken_one_not() -> None:
    row = seats.sit(table(), NOBODY, 2, BO)
    assert seats.seat_of(row, BO.guest, b"") == 2
    assert refusal_of(lambda: seats.sit(row, NOBODY, 2, CY)) == "seat-taken"
    assert refusal_of(lambda: seats.sit(row, NOBODY, 3, CY)) == "no-such-seat"


def test_moving_to_another_seat_keeps_the_token() -> None:
    row = seats.sit(table(), 0, 2, ADA)
    assert row.places[0].sitter == "free"
    assert seats.seat_of(row, "", ADA.token_hash) == 2
    assert row.host == 2


def test_equal_names_get_a_number() -> None:
    row = seats.sit(table(), NOBODY, 1, replace(BO, name="ada"))
    row = seats.sit(row, NOBODY, 2, replace(CY, name="Ada"))
    assert [place.name for place in row.places] == ["Ada", "ada 2", "Ada 3"]


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    row = seats.sit(seats.sit(table(), NOBODY, 1, BO), NOBODY, 2, CY)
    row = seats.swap(row, 0, 0, 1)
    assert row.host == 1
    row = seats.stand(row, 1)
    assert row.host == 2
    row = seats.stand(row, 2)
    assert row.host == 0
    row = seats.stand(row, 0)
    assert row.host == NOBODY
    assert seats.sit(row, NOBODY, 1, CY).host == 1


def test_only_the_host_swaps_appoints_and_starts() -> None:
    row = seats.sit(table(), NOBODY, 1, BO)
    for wish in (
        lambda me: seats.swap(row, me, 0, 1),
        lambda me: seats.appoint(row, me, 2, "greedy", absent=False),
        lambda me: seats.start_by_host(row, me, NOW),
    ):
        assert refusal_of(lambda wish=wish: wish(1)) == "not-host"
        assert refusal_of(lambda wish=wish: wish(NOBODY)) == "not-seated"


def test_the_host_seats_changes_and_removes_bots() -> None:
    row = seats.appoint(table(), 0, 1, "greedy", absent=False)
    assert (row.places[1].sitter, row.places[1].bot, row.places[1].ready) == ("bot", "greedy", True)
    row = seats.appoint(row, 0, 1, "random", absent=False)
    assert row.places[1].bot == "random"
    assert seats.appoint(row, 0, 1, "", absent=False).places[1].sitter == "free"
    assert refusal_of(lambda: seats.appoint(row, 0, 2, "lion", absent=False)) == "no-such-bot"


def test_a_person_is_removed_only_when_absent() -> None:
    row = seats.sit(table(), NOBODY, 1, BO)
    assert refusal_of(lambda: seats.appoint(row, 0, 1, "", absent=False)) == "not-absent"
    assert refusal_of(lambda: seats.appoint(row, 0, 1, "greedy", absent=False)) == "seat-taken"
    assert seats.appoint(row, 0, 1, "", absent=True).places[1].sitter == "free"


def test_the_start_needs_all_seats_taken_and_ready() -> None:
    row = seats.sit(table(), NOBODY, 1, BO)
    assert refusal_of(lambda: seats.start_by_host(row, 0, NOW)) == "seats-free"
    row = seats.appoint(row, 0, 2, "random", absent=False)
    assert refusal_of(lambda: seats.start_by_host(row, 0, NOW)) == "not-all-ready"
    promised = row.seed
    row = seats.start_by_host(seats.ready(row, 1, is_ready=True), 0, NOW)
    assert (row.status, row.seed, row.started) == ("playing", promised, NOW)


def test_a_value_for_the_deal_moves_with_its_player() -> None:
    def values(row: RoomRow) -> list[str]:
        return [place.value for place in row.places]

    row = seats.ready(table(), 0, is_ready=False, value="ab")
    assert values(row) == ["ab", "", ""]
    row = seats.swap(seats.sit(row, NOBODY, 1, BO), 0, 0, 1)
    assert values(row) == ["", "ab", ""]
    row = seats.sit(row, 1, 2, ADA)
    assert values(row) == ["", "", "ab"]
    assert values(seats.ready(row, 2, is_ready=True)) == ["", "", "ab"]
    assert values(seats.stand(row, 2)) == ["", "", ""]
    assert values(rematch_row(replace(row, status="finished"), 2, "z" * 12, NOW)) == ["", "", ""]


def test_seats_are_fixed_after_the_start() -> None:
    row = game_of("felix")
    assert refusal_of(lambda: seats.stand(row, 0)) == "not-waiting"
    assert refusal_of(lambda: seats.sit(row, 0, 1, ADA)) == "not-waiting"
    assert refusal_of(lambda: seats.swap(row, 0, 0, 1)) == "not-waiting"
    assert refusal_of(lambda: seats.ready(row, 0, is_ready=False)) == "not-waiting"


def test_an_invisible_name_is_refused() -> None:
    assert refusal_of(lambda: seats.rename(table(), 0, " \u200b\n")) == "bad-name"
    assert seats.rename(table(), 0, " Ad\u202ea\n  B ").places[0].name == "Ada B"


def test_a_token_comes_before_a_cookie_and_a_wrong_one_counts_for_nothing() -> None:
    row = seats.sit(table(), NOBODY, 1, BO)
    assert seats.seat_of(row, ADA.guest, BO.token_hash) == 1
    assert seats.seat_of(row, ADA.guest, b"x" * 32) == 0
    assert seats.seat_of(row, "guest-eve", b"x" * 32) == NOBODY
    assert seats.seat_of(row, "", b"") == NOBODY


# -- stand-ins and votes to abandon ---------------------------------------------------------------


def test_a_bot_plays_for_a_person_who_keeps_the_seat() -> None:
    row = seats.with_stand_in(game_of("felix"), 0)
    place = row.places[0]
    assert (place.sitter, place.name, place.stands_in) == ("person", "Ada", True)
    assert (place.guest, place.token_hash) == (ADA.guest, ADA.token_hash)
    assert seats.bot_in(place) in NAMES
    assert seats.active_person_seats(row) == [1, 2]


def test_without_stand_in_gives_the_seat_back() -> None:
    row = game_of("felix")
    assert seats.without_stand_in(seats.with_stand_in(row, 0), 0) == row


def test_without_stand_in_needs_a_stand_in() -> None:
    with pytest.raises(RequestRefused, match="not-stood-in"):
        seats.without_stand_in(game_of("felix"), 0)


def test_with_stand_in_needs_a_running_game_and_a_person() -> None:
    with pytest.raises(RequestRefused, match="not-playing"):
        seats.with_stand_in(table(), 0)
    with pytest.raises(RequestRefused, match="no-such-seat"):
        seats.with_stand_in(game_of("felix", bots=1), 1)
    with pytest.raises(RequestRefused, match="no-such-seat"):
        seats.with_stand_in(game_of("felix"), 7)


def test_a_game_is_abandoned_when_all_active_persons_vote_for_it() -> None:
    row = seats.with_abandon_vote(game_of("felix"), 0, agree=True)
    row = seats.with_abandon_vote(row, 1, agree=True)
    assert not seats.all_vote_to_abandon(row)
    assert seats.all_vote_to_abandon(seats.with_stand_in(row, 2))
    assert not seats.all_vote_to_abandon(seats.with_abandon_vote(row, 0, agree=False))


def test_without_active_persons_there_is_no_vote() -> None:
    row = game_of("felix", bots=2)
    assert not seats.all_vote_to_abandon(seats.with_stand_in(row, 0))


# -- any sequence -----------------------------------------------------------------------------

seat_numbers = st.integers(-1, 4)
people = st.integers(0, 5).map(lambda n: Person(f"guest-{n}", f"Cat {n % 2}", bytes([n + 1]) * 32))
wishes = st.one_of(
    st.tuples(st.just("sit"), people, seat_numbers),
    st.tuples(st.just("stand"), people),
    st.tuples(st.just("swap"), people, seat_numbers, seat_numbers),
    st.tuples(st.just("appoint"), people, seat_numbers, st.sampled_from(["", "lion", *NAMES])),
    st.tuples(st.just("rename"), people, st.text(min_size=1, max_size=NAME_LENGTH)),
)


@given(st.lists(wishes, max_size=30))
def test_any_sequence_of_requests_leaves_a_valid_table(
    wanted: list[tuple[object, ...]],
) -> None:
    row = table(seats=4)
    for wish in wanted:
        try:
            row = _granted(row, wish)
        except RequestRefused:
            continue
        people = seats.person_seats(row)
        assert len(row.places) == 4
        assert row.host in people or (row.host == NOBODY and not people)
        names = [place.name.casefold() for place in row.places if place.sitter != "free"]
        assert all(names)
        assert len(set(names)) == len(names)
        assert all(len(name) <= NAME_LENGTH for name in names)
        guests = [row.places[seat].guest for seat in people]
        assert len(set(guests)) == len(guests)


def _granted(row: RoomRow, wish: tuple[object, ...]) -> RoomRow:
    what, who, *rest = wish
    assert isinstance(who, Person)
    me = seats.seat_of(row, who.guest, who.token_hash)
    match what, rest:
        case "sit", [int(seat)]:
            return seats.sit(row, me, seat, who)
        case "stand", []:
            return seats.stand(row, me)
        case "swap", [int(one), int(other)]:
            return seats.swap(row, me, one, other)
        case "appoint", [int(seat), str(bot)]:
            return seats.appoint(row, me, seat, bot, absent=False)
        case "rename", [str(name)]:
            return seats.rename(row, me, name)
    raise AssertionError(wish)
