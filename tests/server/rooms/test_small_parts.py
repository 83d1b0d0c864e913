"""Names, chat, clocks, pauses: what is decided without a network."""

from __future__ import annotations

import inspect
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives.server.rooms.chat import MESSAGES_SHOWN, Chat
from ninelives.server.rooms.clocks import (
    RETURN_GRANT,
    ServerClock,
    TableClock,
    is_valid,
)
from ninelives.server.rooms.context import random_pauses
from ninelives.server.rooms.errors import RequestRefused
from ninelives.server.rooms.seats import clean_text, random_name, unique_name
from ninelives.server.store.rows import ChatMessage, TimeLimits
from ninelives.wire.requests import NAME_LENGTH, PHRASES


@given(st.text())
def test_what_is_shown_can_be_read(text: str) -> None:
    shown = clean_text(text)
    assert all(unicodedata.category(each)[0] != "C" for each in shown)
    assert shown == " ".join(shown.split())
    assert clean_text(shown) == shown


@given(st.text(min_size=1, max_size=NAME_LENGTH), st.integers(2, 12))
def test_names_differ_and_fit(name: str, people: int) -> None:
    taken: list[str] = []
    for _ in range(people):
        taken.append(unique_name(name, taken))
    assert len({each.casefold() for each in taken}) == people
    assert all(len(each) <= NAME_LENGTH for each in taken)
    assert taken[0] == name


def test_whoever_has_no_name_is_given_one() -> None:
    assert len({random_name() for _ in range(200)}) > 5


# -- chat -----------------------------------------------------------------------------------------


def test_lines_are_numbered_and_the_last_ones_shown() -> None:
    chat = Chat([])
    for number in range(MESSAGES_SHOWN + 5):
        line = chat.text(0, "Ada", f"  line\x00 {number} ", now=number * 10_000)
        assert chat.add(line).number == number
    assert chat.messages()[0].number == 5
    assert chat.messages()[0].text == "line 5"


def test_a_chat_goes_on_where_it_was() -> None:
    chat = Chat([ChatMessage(41, 0, "Ada", "", "hello", 0)])
    assert chat.phrase(1, "Bo", "thanks", now=0).number == 42


def test_nobody_floods_the_table() -> None:
    chat = Chat([])
    for _ in range(5):
        chat.text(0, "Ada", "hey", now=0)
    with pytest.raises(RequestRefused, match="too-fast"):
        chat.phrase(0, "Ada", "hello", now=9_999)
    chat.text(1, "Bo", "well", now=9_999)
    chat.text(0, "Ada", "hey", now=10_000)


def test_what_says_nothing_is_not_said() -> None:
    with pytest.raises(RequestRefused, match="empty-text"):
        Chat([]).text(0, "Ada", "\u200b \n", now=0)
    with pytest.raises(RequestRefused, match="no-such-phrase"):
        Chat([]).phrase(0, "Ada", "checkmate", now=0)
    assert len(set(PHRASES)) == len(PHRASES)


# -- time -----------------------------------------------------------------------------------------


def test_only_people_who_play_themselves_have_a_clock_running() -> None:
    clock = TableClock(TimeLimits(budget=60), 3, timed=[0, 2])
    clock.start([0, 1], 0)
    assert clock.left(10_000) == [50_000, 60_000, 60_000]
    clock.moved(1, [0], 20_000)
    assert clock.left(20_000) == [40_000, 60_000, 60_000]
    assert clock.next_end() == 60_000
    assert clock.run_out(60_000) == [0]


def test_whoever_takes_the_seat_back_has_time_to_think() -> None:
    clock = TableClock(TimeLimits(budget=60), 2, timed=[0, 1])
    clock.start([0], 0)
    clock.set_timed([1], [0], 60_000)
    assert clock.next_end() is None
    clock.set_timed([0, 1], [0], 70_000)
    assert clock.left(70_000) == [RETURN_GRANT, 60_000]


def test_without_a_clock_there_is_no_time() -> None:
    clock = TableClock(TimeLimits(), 2, timed=[0, 1])
    clock.start([0], 0)
    clock.moved(0, [1], 10)
    clock.resume([1], 10, 20)
    clock.stop(30)
    assert (clock.left(40), clock.run_out(40), clock.next_end()) == ([], [], None)


def test_sensible_times() -> None:
    assert is_valid(TimeLimits())
    assert is_valid(TimeLimits(budget=600, increment=5))
    assert not is_valid(TimeLimits(increment=5, each_move=60))


def test_time_never_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([5, 3, 8])
    monkeypatch.setattr("ninelives.server.store.rows.now_ms", lambda: next(times))
    time = ServerClock()
    assert [time.now() for _ in range(3)] == [5, 5, 8]


def test_a_bot_pauses_without_being_told_what_it_is_about() -> None:
    """The pause is drawn by something that is given nothing, and all lengths occur."""
    draw = random_pauses(700, 710)
    assert not inspect.signature(draw).parameters
    assert {draw() for _ in range(1_000)} == set(range(700, 711))
