"""Layout of text whose characters may take two columns."""

from __future__ import annotations

from ninelives.terminal.width import aligned, joined, padded, width, wrapped


def test_chinese_characters_are_two_columns_wide() -> None:
    assert width("cat") == 3
    assert width("大狗 8") == 6
    assert width("，") == 2
    assert width("e\u0301") == 1


def test_padding_counts_columns_not_characters() -> None:
    assert padded("大狗", 6) == "大狗  "


def test_words_are_not_broken() -> None:
    assert wrapped("one two three", 8) == ["one two", "three"]
    assert wrapped("one two three", 8, "  ") == ["one two", "  three"]


def test_blanks_between_words_are_kept() -> None:
    assert wrapped("  a   b", 20) == ["  a   b"]


def test_chinese_wraps_anywhere_but_before_a_comma() -> None:
    assert wrapped("大狗小狗大狗", 8) == ["大狗小狗", "大狗"]
    assert wrapped("大狗小狗，大狗", 8) == ["大狗小", "狗，大狗"]
    assert wrapped("大狗（小狗）", 6) == ["大狗", "（小", "狗）"]


def test_a_word_longer_than_the_line_stays_whole() -> None:
    assert wrapped("a /very/long/path b", 6) == ["a", "/very/long/path", "b"]


def test_joined_lines_have_blanks_only_in_western_text() -> None:
    assert joined(["one", " two"]) == "one two"
    assert joined(["大狗", "小狗"]) == "大狗小狗"
    assert joined(["大狗", "8"]) == "大狗 8"


def test_columns_of_a_table_are_as_wide_as_their_widest_cell() -> None:
    rows = [["a", "大狗", "x"], ["abc", "1", "y"]]
    assert aligned(rows) == ["a    大狗  x", "abc  1     y"]
    assert aligned(rows, numbers=True) == ["a    大狗  x", "abc     1  y"]
