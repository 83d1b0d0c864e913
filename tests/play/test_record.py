"""Records: written, read, replayed and doubted."""

from __future__ import annotations

import pytest

from ninelives import games
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from ninelives.play.reader import read_record
from ninelives.play.record import BadRecord, Record, write_record
from ninelives.play.replay import verify_record
from tests.play.coin import COIN, Coin, find

SEED = b"a seed"

GAME = """\
ninelives record 1
game: coin
rules: 4
seats: 2
option tosses: three
player 0: Ada
player 1: Bo: the bot
commitment: 8f44d509e0492acec4fc109a030a5c751f063fb743cc388f0ed722bacc3bc66c
seed: 612073656564
value 1: 0000
play:
seat 0: guess heads
seat 1: guess tails
chance: toss heads
seat 1: guess tails
seat 0: guess heads
chance: toss heads
seat 0: guess heads
seat 1: guess tails
chance: toss tails
result:
seat 0: 2 points, place 1
seat 1: 1 points, place 2
"""


def played() -> Record:
    dealer = Dealer(SEED, {1: bytes.fromhex("0000")})
    match, _ = Match.begin(COIN, 2, {}, dealer, {0: "Ada", 1: "Bo: the bot"})
    match.reveal()
    for seat, side in ((0, 0), (1, 1), (1, 1), (0, 0), (0, 0), (1, 1)):
        match.act(seat, side)
    return match.record


def with_line(number: int, line: str) -> str:
    """The game above with one line replaced (or left out)."""
    lines = GAME.splitlines()
    lines[number - 1 : number] = [line] if line else []
    return "".join(f"{each}\n" for each in lines)


def test_a_game_is_written_line_by_line() -> None:
    assert write_record(played()) == GAME


def test_what_is_written_can_be_read() -> None:
    record = read_record(GAME, find)
    assert write_record(record) == GAME
    assert record.steps == played().steps
    assert record.steps[3].line == 15


def test_a_true_record_verifies() -> None:
    verify_record(read_record(GAME, find))


def test_blank_lines_remarks_and_blanks_at_the_ends_do_not_matter() -> None:
    text = GAME.replace("play:", "# a remark\n\nplay:  ").replace("\n", " \r\n")
    text = text.replace("ninelives record 1 \r", "ninelives record 1\r")
    assert write_record(read_record(text, find)) == GAME


def test_a_record_without_result_is_a_position() -> None:
    stopped, _, _ = GAME.partition("seat 0: guess heads\nseat 1: guess tails\nchance: toss tails")
    record = read_record(stopped, find)
    verify_record(record)
    assert record.outcome is None
    assert len(record.steps) == 6


def with_other_toss() -> str:
    """The game with another first toss and the result that follows."""
    text = with_line(14, "chance: toss tails")
    text = text.replace("0: 2 points, place 1", "0: 1 points, place 2")
    return text.replace("1: 1 points, place 2", "1: 2 points, place 1")


def test_without_the_seed_any_possible_draw_is_believed() -> None:
    verify_record(read_record(with_other_toss().replace("seed: 612073656564\n", ""), find))


def test_given_draws_are_not_checked_against_the_seed() -> None:
    verify_record(read_record(with_other_toss().replace("play:", "given draws: 1\nplay:"), find))


def test_a_deal_is_checked_as_far_as_it_can_be() -> None:
    verify_record(
        read_record(GAME.partition("commitment")[0] + "deal:\n" + 3 * "chance: toss tails\n", find)
    )


HUGE = "9" * 5000  # more digits than Python reads at once


@pytest.mark.parametrize(
    ("number", "line", "fault", "detail"),
    [
        (1, "ninelives record 2", "not-a-record", "ninelives record 1"),
        (2, "", "header-missing", "game"),
        (3, "rules: 5", "other-rules", "4"),
        (3, "rules: four", "bad-number", "four"),
        (4, "seats: 9", "bad-seats", "2, 3"),
        (4, "seats: 12345678901234567890", "bad-number", "12345678901234567890"),
        (5, "option tosses: two", "bad-option", "one, three"),
        (5, "option speed: fast", "bad-option", "tosses"),
        (6, "colour: red", "unknown-header", "colour: red"),
        (6, "no colon", "unknown-header", "no colon"),
        (6, "seats: 2", "header-twice", "seats"),
        (7, "player 2: Cleo", "bad-seat", "2"),
        (8, "commitment: f16d", "bad-commitment", ""),
        (9, "seed: xyz", "bad-hex", "xyz"),
        (10, "value 2: beef", "bad-seat", "2"),
        (10, "value 1: bee", "bad-hex", "bee"),
        (10, "given draws: -1", "bad-number", "-1"),
        (12, "guess heads", "not-a-step", "guess heads"),
        (12, "ada: guess heads", "not-a-step", "ada"),
        (12, "seat 5: guess heads", "bad-seat", "5"),
        (12, "seat 0: guess edge", "bad-notation", "guess edge"),
        (14, "chance: guess heads", "bad-notation", "guess heads"),
        (22, "seat 0: many points", "not-a-result", "seat 0: many points"),
        (22, "seat 1: 2 points, place 1", "not-a-result", "seat 1: 2 points, place 1"),
        (22, f"seat 0: {HUGE} points, place 1", "not-a-result", f"seat 0: {HUGE} points, place 1"),
        (22, f"seat 0: 2 points, place {HUGE}", "not-a-result", f"seat 0: 2 points, place {HUGE}"),
        (7, f"player {HUGE}: Bo", "unknown-header", f"player {HUGE}: Bo"),
        (7, "player 01: Bo", "unknown-header", "player 01: Bo"),
        (10, f"value {HUGE}: beef", "unknown-header", f"value {HUGE}: beef"),
    ],
    ids=lambda value: str(value)[:24],
)
def test_a_line_that_cannot_be_read(number: int, line: str, fault: str, detail: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read_record(with_line(number, line), find)
    expected = 1 if fault == "header-missing" else number
    assert (bad.value.line, bad.value.fault, bad.value.detail) == (expected, fault, detail)


@pytest.mark.parametrize(
    ("number", "line", "fault", "at"),
    [
        (9, "seed: 612073656565", "other-seed", 9),
        (13, "seat 0: guess tails", "illegal", 13),
        (13, "chance: toss heads", "chance-or-seat", 13),
        (14, "chance: toss tails", "other-draw", 14),
        (14, "seat 1: guess tails", "chance-or-seat", 14),
        (20, "", "result-too-early", 20),
        (21, "seat 0: guess heads\nresult:", "after-the-end", 21),
        (22, "seat 0: 3 points, place 1", "other-result", 22),
        (23, "seat 1: 1 points, place 1", "other-result", 23),
    ],
)
def test_a_line_that_is_not_true(number: int, line: str, fault: str, at: int) -> None:
    with pytest.raises(BadRecord) as bad:
        verify_record(read_record(with_line(number, line), find))
    assert (bad.value.line, bad.value.fault) == (at, fault)


def test_faults_of_a_whole_record() -> None:
    for text, line, fault in (
        ("", 1, "not-a-record"),
        (GAME.partition("play:")[0], 10, "no-section"),
        (GAME.partition("seat 1: 1 points")[0], 21, "result-incomplete"),
        (GAME + "seat 2: 0 points, place 3\n", 24, "not-a-result"),
        (GAME.replace("play:", "deal:"), 12, "not-a-draw"),
    ):
        with pytest.raises(BadRecord) as bad:
            read_record(text, find)
        assert (bad.value.line, bad.value.fault) == (line, fault)


# -- other pieces than the usual ones --------------------------------------------------------------

BENT = Coin(variant="bent coin")
BENT_GAME = GAME.replace("rules: 4\n", "rules: 4\nvariant: bent coin\n")


def test_a_record_names_the_pieces_where_they_are_not_the_usual_ones() -> None:
    record = played()
    record.game = BENT
    assert write_record(record) == BENT_GAME
    read_again = read_record(BENT_GAME, lambda _: BENT)
    verify_record(read_again)
    assert write_record(read_again) == BENT_GAME


@pytest.mark.parametrize(
    ("text", "game", "line", "fault", "detail"),
    [
        (BENT_GAME, COIN, 4, "other-variant", "bent coin"),
        (BENT_GAME, Coin(variant="worn coin"), 4, "other-variant", "bent coin"),
        (GAME, BENT, 2, "no-variant", "bent coin"),
    ],
)
def test_a_record_is_read_with_its_own_pieces_only(
    text: str, game: Coin, line: int, fault: str, detail: str
) -> None:
    with pytest.raises(BadRecord) as bad:
        read_record(text, lambda _: game)
    assert (bad.value.line, bad.value.fault, bad.value.detail) == (line, fault, detail)


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(BadRecord, match=rf"line 2: unknown-game \({', '.join(games.names())}\)"):
        read_record(GAME)
