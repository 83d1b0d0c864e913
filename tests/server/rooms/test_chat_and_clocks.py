"""Names, chat, clocks and pauses."""

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
def test_clean_text_is_visible_and_on_one_line(text: str) -> None:
    shown = clean_text(text)
    assert all(unicodedata.category(each)[0] != "C" for each in shown)
    assert shown == " ".join(shown.split())
    assert clean_text(shown) == shown


@given(st.text(min_size=1, max_size=NAME_LENGTH), st.integers(2, 12))
def test_unique_names_differ_and_fit(name: str, people: int) -> None:
    taken: list[str] = []
    for _ in range(people):
        taken.append(unique_name(name, taken))
    assert len({each.casefold() for each in taken}) == people
    assert all(len(each) <= NAME_LENGTH for each in taken)
    assert taken[0] == name


def test_random_name_is_a_valid_name() -> None:
    assert len({random_name() for _ in range(200)}) > 5


# -- chat -----------------------------------------------------------------------------------------


def test_chat_numbers_messages_and_shows_the_latest() -> None:
    chat = Chat([])
    for number in range(MESSAGES_SHOWN + 5):
        line = chat.text(0, "Ada", f"  line\x00 {number} ", now=number * 10_000)
        assert chat.add(line).number == number
    assert chat.messages()[0].number == 5
    assert chat.messages()[0].text == "line 5"


def test_chat_continues_the_stored_numbers() -> None:
    chat = Chat([ChatMessage(41, 0, "Ada", "", "hello", 0)])
    assert chat.phrase(1, "Bo", "thanks", now=0).number == 42


def test_chat_limits_the_rate_of_a_seat() -> None:
    chat = Chat([])
    for _ in range(5):
        chat.text(0, "Ada", "hey", now=0)
    with pytest.raises(RequestRefused, match="too-fast"):
        chat.phrase(0, "Ada", "hello", now=9_999)
    chat.text(1, "Bo", "well", now=9_999)
    chat.text(0, "Ada", "hey", now=10_000)


def test_chat_refuses_empty_text_and_unknown_phrases() -> None:
    with pytest.raises(RequestRefused, match="empty-text"):
        Chat([]).text(0, "Ada", "\u200b \n", now=0)
    with pytest.raises(RequestRefused, match="no-such-phrase"):
        Chat([]).phrase(0, "Ada", "checkmate", now=0)
    assert len(set(PHRASES)) == len(PHRASES)


# -- time -----------------------------------------------------------------------------------------


def test_only_timed_seats_have_a_running_clock() -> None:
    clock = TableClock(TimeLimits(budget=60), 3, timed=[0, 2])
    clock.start([0, 1], 0)
    assert clock.left(10_000) == [50_000, 60_000, 60_000]
    clock.moved(1, [0], 20_000)
    assert clock.left(20_000) == [40_000, 60_000, 60_000]
    assert clock.next_end() == 60_000
    assert clock.run_out(60_000) == [0]


def test_a_player_who_returns_has_a_minimum_of_time() -> None:
    clock = TableClock(TimeLimits(budget=60), 2, timed=[0, 1])
    clock.start([0], 0)
    clock.set_timed([1], [0], 60_000)
    assert clock.next_end() is None
    clock.set_timed([0, 1], [0], 70_000)
    assert clock.left(70_000) == [RETURN_GRANT, 60_000]


def test_without_limits_no_clock_runs() -> None:
    clock = TableClock(TimeLimits(), 2, timed=[0, 1])
    clock.start([0], 0)
    clock.moved(0, [1], 10)
    clock.resume([1], 10, 20)
    clock.stop(30)
    assert (clock.left(40), clock.run_out(40), clock.next_end()) == ([], [], None)


def test_is_valid_accepts_one_kind_of_limit_within_bounds() -> None:
    assert is_valid(TimeLimits())
    assert is_valid(TimeLimits(budget=600, increment=5))
    assert not is_valid(TimeLimits(increment=5, each_move=60))


def test_server_clock_is_monotonic(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([5, 3, 8])
    monkeypatch.setattr("ninelives.server.store.rows.now_ms", lambda: next(times))
    time = ServerClock()
    assert [time.now() for _ in range(3)] == [5, 5, 8]


def test_random_pauses_stay_within_their_bounds() -> None:
    """The pause depends on nothing, and all lengths occur."""
    draw = random_pauses(700, 710)
    assert not inspect.signature(draw).parameters
    assert {draw() for _ in range(1_000)} == set(range(700, 711))
