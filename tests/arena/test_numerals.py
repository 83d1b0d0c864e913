"""Figures for people: few digits, and the signs of their language."""

from __future__ import annotations

from ninelives.arena.habits.tally import Habit
from ninelives.arena.numerals import NONE, Numerals
from ninelives.text.phrases import Phrases

ENGLISH = Numerals(Phrases("en"))
GERMAN = Numerals(Phrases("de"))


def test_every_language_has_its_own_signs() -> None:
    assert (ENGLISH.percent(0.2567), GERMAN.percent(0.2567)) == ("25.7%", "25,7 %")
    assert GERMAN.interval((-1.25, 3.0)) == "−1,2 bis 3,0"


def test_an_interval_of_shares_is_in_percent() -> None:
    assert ENGLISH.interval((0.5, 0.75), is_share=True) == "50.0 to 75.0"
    assert ENGLISH.interval(None) == NONE


def test_wins_are_whole_where_none_is_shared() -> None:
    assert [ENGLISH.whole(wins) for wins in (12, 12.5)] == ["12", "12.5"]


def test_differences_have_a_sign() -> None:
    assert [ENGLISH.signed(value) for value in (1.5, -1.5, 0)] == ["+1.5", "−1.5", "0.0"]


def test_the_quicker_the_more_digits() -> None:
    assert [ENGLISH.duration(ms) for ms in (0.123, 12.34, 123.4)] == ["0.12", "12.3", "123"]


def test_a_habit_is_a_share_or_an_amount_or_unknown() -> None:
    assert ENGLISH.habit(Habit("shows", is_share=True), 0.5) == "50.0%"
    assert ENGLISH.habit(Habit("price"), 4.5) == "4.50"
    assert ENGLISH.habit(Habit("price"), None) == NONE
