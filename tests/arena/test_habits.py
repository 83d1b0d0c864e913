"""Habits: counted from one source, and checked by another."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ninelives import bots, games
from ninelives.arena import habits
from ninelives.arena.habits import felix, ratjack
from ninelives.arena.habits.tally import Seen, Tally
from ninelives.engine.contract import SPECTATOR
from ninelives.engine.events import Event
from ninelives.games.felix import cards
from ninelives.games.felix.events import BidMade, CardPlaced, CardTurned, RowSold
from ninelives.games.ratjack.events import PointsWon
from ninelives.games.ratjack.table import KNOCK_OUT
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match


def seen(game: str, seats: int, seed: int) -> Seen:
    """A game of random bots as its host sees it."""
    match, log = Match.begin(games.load(game), seats, {}, Dealer(bytes([seed])))
    players = [bots.load("random", game, seed + seat) for seat in range(seats)]
    facts = [told.secret for told in log.told]
    while waiting := match.waiting():
        log = match.act(waiting[0], players[waiting[0]].choose(match.view(waiting[0])))
        facts += [told.secret for told in log.told]
    return Seen(facts, match.view(SPECTATOR))


def noted(game: str, what: Seen, seats: int) -> Tally:
    tally = Tally(seats)
    habits.note(game, what, tally)
    return tally


def events(what: Seen, kind: str) -> list[Any]:
    return [fact for fact in what.facts if type(fact).__name__ == kind]


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("seed", range(3))
def test_only_listed_habits_are_counted(game: str, seed: int) -> None:
    listed = [habit.name for habit in habits.of_game(game)]
    for counts in noted(game, seen(game, 3, seed), 3).by_seat:
        assert set(counts) <= set(listed)
        assert all(amount >= 0 and of > 0 for amount, of in counts.values())


@pytest.mark.parametrize("game", games.names())
def test_the_habits_of_every_game_come_last(game: str) -> None:
    assert habits.of_game(game)[-2:] == (habits.FORCED, habits.DRAWN)


@pytest.mark.parametrize("seed", range(5))
def test_cat_in_the_box_counts_what_was_told(seed: int) -> None:
    what = seen("catinthebox", 4, seed)
    for seat, counts in enumerate(noted("catinthebox", what, 4).by_seat):
        scored = [event for event in events(what, "RoundScored") if event.seat == seat]
        predicted = [e.tricks for e in events(what, "PredictionMade") if e.seat == seat]
        caused = [event for event in events(what, "ParadoxCaused") if event.seat == seat]
        assert counts["paradox_rate"] == (len(caused), 4)
        assert counts["tricks"] == (sum(event.tricks for event in scored), 4)
        assert counts["group_bonus"] == (sum(event.bonus for event in scored), 4)
        assert counts["prediction"] == (sum(predicted), 4)
        met = sum(event.points > event.tricks for event in scored)  # a bonus is for who met it
        assert counts["predictions_met"] == (met, 4)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [3, 4])
def test_felix_counts_what_was_told(seats: int, seed: int) -> None:
    what = seen("felix", seats, seed)
    sold: list[RowSold] = events(what, "RowSold")
    early = _placed_early(what)
    for seat, counts in enumerate(noted("felix", what, seats).by_seat):
        won = [event for event in sold if event.seat == seat]
        worth = [sum(cards.VALUES[card] for card in event.cards) for event in won]
        dear = sum(e.mice > value for e, value in zip(won, worth, strict=True))
        assert counts["sacks_won"] == (len(won), 1)
        assert counts.get("price", (0, 0)) == (sum(event.mice for event in won), len(won))
        assert counts.get("overpaid", (0, 0)) == (dear, len(won))
        bad = sum(cards.NAMES[card] in {"-8", "-5", "big-dog", "small-dog"} for card in early[seat])
        assert counts["bad_cards_early"] == (bad, 4)


def _placed_early(what: Seen) -> dict[int, list[int]]:
    placed: dict[int, list[int]] = {}
    for event in events(what, "CardPlaced"):
        placed.setdefault(event.seat, []).append(event.card)
    return {seat: own[:4] for seat, own in placed.items()}


def test_a_bluff_is_a_bid_over_an_own_bad_card_that_lies_face_down() -> None:
    facts: list[Event] = [
        CardPlaced(0, cards.BIG_DOG),
        CardPlaced(1, cards.CAT_MINUS_8),
        CardPlaced(2, cards.CAT_15),
        CardTurned(0, cards.BIG_DOG),
        BidMade(0, 1),  # the dog lies face up
        BidMade(1, 2),
        BidMade(2, 3),
        BidMade(1, 4),
    ]
    tally = Tally(3)
    felix.note(
        Seen(facts, games.load("felix").view(games.load("felix").new(3, {}), SPECTATOR)), tally
    )
    assert [counts["bluff_bids"] for counts in tally.by_seat] == [(0, 1), (2, 2), (0, 1)]


def test_two_knocked_out_at_once_are_two_knock_outs() -> None:
    tally = Tally(2)
    ratjack.note(Seen([PointsWon(1, 2, KNOCK_OUT)], seen("felix", 3, 0).view), tally)
    assert [counts["knock_outs"] for counts in tally.by_seat] == [(0, 1), (2, 1)]


@pytest.mark.parametrize("seed", range(5))
def test_ratjack_counts_what_was_told(seed: int) -> None:
    what = seen("ratjack", 3, seed)
    rounds = len(events(what, "RoundBegan"))
    turns = Counter(event.seat for event in events(what, "TurnBegan"))
    for seat, counts in enumerate(noted("ratjack", what, 3).by_seat):
        out = [event for event in events(what, "PlayerOut") if event.seat == seat]
        assert counts["bust_rate"] == (len(out), rounds)
        played = [counts[habit] for habit in ("shows", "hides", "discards")]
        assert [of for _, of in played] == [turns[seat]] * 3
        assert sum(amount for amount, _ in played) == turns[seat]
        won = Counter[int]()
        for event in events(what, "PointsWon"):
            if event.seat == seat:
                won[event.reason] += event.points
        assert counts["knock_outs"] == (won[0], 1)
        assert counts["exact_25s"] == (won[1], 1)
