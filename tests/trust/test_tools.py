"""The tools of trust find what they look for (trust/), and say how to see it again."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ninelives import presentation
from ninelives.bots.dice import QuickDice
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from testkit.secrecy import difference
from testkit.server_process import first_error
from testkit.tables import SETTINGS, Setting, position
from tests.server.rooms.encodings import encodings_of
from trust import finding
from trust.finding import Finding, aligned
from trust.fuzz import mutations, texts, tries
from trust.fuzz.mutations import BYTES, PIECES, mutated
from trust.fuzz.tries import Part, Tries
from trust.leaks.judge import Judge

FELIX = next(each for each in SETTINGS if each.name == "felix")


# -- fuzz -----------------------------------------------------------------------------------------


def test_a_try_that_fails_is_found_and_can_be_made_again() -> None:
    drawn: list[float] = []

    def attempt(chance: Random) -> str:
        drawn.append(chance.random())
        assert len(drawn) < 4
        return "fine"

    with pytest.raises(Finding, match="--only x --seed 7 --first 3 ") as found:
        Tries(7, 60).of(Part("x", attempt))
    assert "AssertionError" in found.value.what
    with pytest.raises(Finding):
        Tries(7, 60, first=3).of(Part("x", attempt))
    assert drawn[4] == drawn[3]


def test_a_try_that_takes_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tries, "SLOWEST", -1.0)
    with pytest.raises(Finding, match="this took"):
        Tries(1, 60).of(Part("x", lambda _: "fine"))


@pytest.mark.parametrize("part", texts.PARTS, ids=lambda part: part.name)
def test_some_of_what_is_tried_is_read_and_some_refused(part: Part) -> None:
    came = {part.attempt(Random(number)) for number in range(60)}
    assert came == {"read", "refused"}


def test_what_is_changed_is_changed_the_same_each_time_and_stays_small() -> None:
    for number in range(200):
        one, same = (mutated(Random(number), b"some bytes", BYTES) for _ in range(2))
        assert one == same
        assert len(one) < 20 * mutations.LONGEST
    assert len({mutated(Random(number), "some text", PIECES) for number in range(200)}) > 150


def test_a_record_that_was_never_played_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """If `verify` believed everything, the fuzzer would say so."""
    monkeypatch.setattr(texts, "verify_record", lambda _: None)
    with pytest.raises(Finding, match="this was never played"):
        Tries(1, 60).of(Part("records", texts.records))


def test_an_error_in_a_log_is_found() -> None:
    assert first_error(["12:00 WARNING Invalid HTTP request received.\n"]) == ""
    assert "GET /" in first_error(["12:00 ERROR error in GET /\n", "Traceback"])


# -- leaks ----------------------------------------------------------------------------------------


def test_a_picture_that_tells_worlds_apart_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(FELIX, 1, 50)
    assert difference(FELIX, state, 0, QuickDice(1)) == ""
    monkeypatch.setattr(presentation, "picture", lambda *_: object())
    assert difference(FELIX, state, 0, QuickDice(1)) == "the picture"


def played(setting: Setting) -> Match:
    dice = QuickDice(1)
    match, _ = Match.begin(setting.game, setting.seats, setting.options, Dealer(b"x" * 32))
    while waiting := match.waiting():
        legal = match.view(waiting[0]).legal
        match.act(waiting[0], dice.choice(legal))
    return match


def test_a_message_that_is_not_of_the_record_is_found() -> None:
    judge = Judge(played(FELIX).record, Random(1))
    received = judge.expected(0, "facts")
    assert judge.judged(0, "", "facts", received)["messages"] == len(received)
    with pytest.raises(AssertionError, match="seat 1 received"):
        judge.judged(1, "", "facts", received)
    with pytest.raises(AssertionError, match="the record says"):
        judge.judged(0, "", "picture", received)
    with pytest.raises(AssertionError, match="updates"):
        judge.judged(0, "", "facts", received[:-1])
    welcome = msgspec.json.encode({"type": "welcome", "seat": 0, "token": "x"}).decode()
    with pytest.raises(AssertionError, match="the token of another seat"):
        judge.judged(0, "y", "facts", [welcome, *received])


def test_a_secret_is_known_however_it_is_written() -> None:
    assert encodings_of(b"\xff\xfe\x00") == ["fffe00", "//4A", "__4A", "\xff\xfe\x00"]


# -- telling --------------------------------------------------------------------------------------


def test_figures_stand_below_each_other() -> None:
    assert aligned({"games": 12345, "seed": 1}) == "games  12,345\nseed        1"


def test_a_finding_ends_the_process_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    def tool() -> dict[str, object]:
        raise Finding("a leak", "make leaks")

    with pytest.raises(SystemExit) as ended:
        finding.run(tool)
    assert ended.value.code == 1
    assert capsys.readouterr().err == "FOUND: a leak\n\nTo see it again: make leaks\n"
