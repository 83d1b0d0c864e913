"""A match: wishes in, facts out, everything in the record."""

from __future__ import annotations

import pytest

from ninelives.engine.contract import CHANCE, SPECTATOR
from ninelives.engine.errors import BadOption, BadSeats, IllegalAction
from ninelives.play.dealer import Dealer, FixedDealer
from ninelives.play.match import Match
from ninelives.play.reader import read_record
from ninelives.play.record import BadRecord, Step, write_record
from tests.play.coin import COIN, CoinTossed, GuessMade, OwnGuessMade, find

SEED = b"a seed"


def begun(dealer: Dealer, tosses: str = "three") -> Match:
    return Match.begin(COIN, 2, {"tosses": tosses}, dealer, {0: "Ada"})[0]


def test_a_match_draws_at_chance_nodes_by_itself() -> None:
    match = begun(FixedDealer([1, 0, 0]))
    assert match.waiting() == [0, 1]
    match.act(1, 0)
    assert match.waiting() == [0]
    match.act(0, 1)
    assert match.waiting() == [0, 1]
    assert match.record.steps == [Step(1, 0), Step(0, 1), Step(CHANCE, 1)]


def test_each_seat_gets_its_own_form_of_an_event() -> None:
    match = begun(FixedDealer([1]), tosses="one")
    match.act(0, 1)
    log = match.act(1, 0)
    assert log.heard_by(1) == [OwnGuessMade(1, 0), CoinTossed(1)]
    assert log.heard_by(0) == log.heard_by(SPECTATOR) == [GuessMade(1), CoinTossed(1)]


def test_the_end_is_in_the_record() -> None:
    match = begun(FixedDealer([1]), tosses="one")
    match.act(0, 1)
    assert match.outcome() is None
    match.act(1, 0)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.places) == ([1, 0], [1, 2])
    assert match.record.outcome is outcome


def test_an_illegal_action_changes_nothing() -> None:
    match = begun(Dealer(SEED))
    match.act(0, 1)
    before = write_record(match.record)
    with pytest.raises(IllegalAction) as refused:
        match.act(0, 0)
    assert (refused.value.rule, refused.value.reason) == ("CO-1", "not-your-turn")
    assert write_record(match.record) == before


def test_seats_and_options_are_those_of_the_game() -> None:
    with pytest.raises(BadSeats):
        Match.begin(COIN, 7, {}, Dealer(SEED))
    with pytest.raises(BadOption):
        Match.begin(COIN, 2, {"tosses": "two"}, Dealer(SEED))


def test_an_impossible_deal_is_refused() -> None:
    match = begun(FixedDealer([9]))
    match.act(0, 0)
    with pytest.raises(IllegalAction, match="CO-2"):
        match.act(1, 0)


def test_a_match_goes_on_from_its_record_as_if_never_stopped() -> None:
    whole, stopped = begun(Dealer(SEED)), begun(Dealer(SEED))
    for match in (whole, stopped):
        for seat, side in ((0, 1), (1, 0), (1, 1)):
            match.act(seat, side)
    resumed, log = Match.resume(read_record(write_record(stopped.record), find), Dealer(SEED))
    assert len(log.heard_by(SPECTATOR)) == 4
    for match in (whole, resumed):
        for seat, side in ((0, 0), (0, 0), (1, 1)):
            match.act(seat, side)
    assert write_record(resumed.record) == write_record(whole.record)
    assert resumed.outcome() is not None


def test_another_dealer_may_go_on_and_the_record_says_from_where() -> None:
    stopped = begun(Dealer(SEED))
    stopped.reveal()
    for seat in (0, 1):
        stopped.act(seat, 0)
    resumed, _ = Match.resume(read_record(write_record(stopped.record), find), Dealer(b"another"))
    assert resumed.record.commitment == Dealer(b"another").commitment
    assert resumed.record.given_draws == 1
    assert resumed.record.seed is None


def test_a_deal_begins_a_match_with_its_draws() -> None:
    deal = read_record(
        "ninelives record 1\ngame: coin\nrules: 4\nseats: 2\ndeal:\n"
        "chance: toss tails\nchance: toss heads\n",
        find,
    )
    match, _ = Match.resume(deal, Dealer(SEED))
    for seat in (0, 1, 0, 1, 0, 1):
        match.act(seat, 0)
    assert match.record.draws()[:2] == [1, 0]
    assert match.record.given_draws == 2
    assert match.record.section == "play"


def test_a_record_with_a_forbidden_action_is_not_gone_on_with() -> None:
    text = "ninelives record 1\ngame: coin\nrules: 4\nseats: 2\nplay:\n"
    with pytest.raises(BadRecord, match=r"line 7: illegal \(CO-1\)"):
        Match.resume(read_record(text + 2 * "seat 0: guess heads\n", find), Dealer(SEED))
