"""Numbers for people: few digits, and the signs of their language."""

from __future__ import annotations

import pytest

from ninelives.text.numbers import NONE, Numbers, minus, rounded
from ninelives.text.phrases import Phrases

ENGLISH = Numbers(Phrases("en"))
GERMAN = Numbers(Phrases("de"))


def test_percent_and_interval_follow_the_language() -> None:
    assert (ENGLISH.percent(0.2567), GERMAN.percent(0.2567)) == ("25.7%", "25,7 %")
    assert ENGLISH.percent(0.2567, digits=0) == "26%"
    assert GERMAN.interval((-1.25, 3.0)) == "−1,2 bis 3,0"


def test_an_interval_of_shares_is_in_percent() -> None:
    assert ENGLISH.interval((0.5, 0.75), is_share=True) == "50.0 to 75.0"
    assert ENGLISH.interval(None) == NONE


def test_wins_have_decimals_only_where_some_are_shared() -> None:
    assert [ENGLISH.wins(wins) for wins in (12, 12.5)] == ["12", "12.5"]


def test_signed_writes_plus_and_a_true_minus_and_no_sign_for_nothing() -> None:
    assert [ENGLISH.signed(value) for value in (1.5, -1.5, 0)] == ["+1.5", "−1.5", "0.0"]
    assert [ENGLISH.signed(value, digits=0) for value in (12.4, -12.4, 0.2, -0.2)] == [
        "+12",
        "−12",
        "0",
        "0",
    ]


def test_a_whole_number_in_a_table_has_a_true_minus() -> None:
    assert [minus(value) for value in (-8, 0, 5)] == ["−8", "0", "5"]


def test_milliseconds_have_three_significant_digits() -> None:
    assert [ENGLISH.milliseconds(ms) for ms in (0.123, 12.34, 123.4)] == ["0.12", "12.3", "123"]


@pytest.mark.parametrize(("number", "written"), [(1 / 3, "0.3333"), (-0.00001, "0.0")])
def test_rounded_keeps_four_digits_and_no_negative_zero(number: float, written: str) -> None:
    assert str(rounded(number)) == written
