"""GameSession: numbered choices, recovery from the journal, replays and clocks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import CHANCE
from ninelives.engine.errors import IllegalAction
from ninelives.play.reader import read_record
from ninelives.play.replay import verify_record
from ninelives.server.rooms.broadcast import NO_EVENTS, UpdateBuilder, view_in
from ninelives.server.rooms.errors import NotViewable, RequestRefused
from ninelives.server.rooms.replay import event_log, record_text, replay
from ninelives.server.rooms.session import GameSession, RecoveryFailed
from ninelives.server.store.rows import MoveRow, RoomRow, TimeLimits
from tests.server.rooms.tables import NOW, game_of, table

names = st.sampled_from(games.names())
seeds = st.integers(0, 2**32 - 1)


def played(row: RoomRow, seed: int, limit: int = 10_000) -> Iterator[tuple[GameSession, MoveRow]]:
    """A random game: the session after each move, and the row of the journal."""
    dice = QuickDice(seed)
    session, opening = GameSession.start(row)
    yield session, opening.move
    for step in range(1, limit):
        waiting = session.match.waiting()
        if not waiting:
            return
        seat = dice.choice(waiting)
        legal = session.view(seat).legal
        action = dice.choice(legal)
        done = session.act(seat, session.next_choice(seat), action, NOW + step)
        assert done is not None
        yield session, done.move


@given(names, seeds, st.integers(1, 400))
def test_a_journal_replays_to_the_same_game(game: str, seed: int, limit: int) -> None:
    row = game_of(game)
    steps = list(played(row, seed, limit))
    session, moves = steps[-1][0], [move for _, move in steps]
    again = GameSession.recover(row, moves, NOW + 10**6)
    one, other = (UpdateBuilder(each, NO_EVENTS, NOW + 10**6) for each in (again, session))
    for seat in range(-2, row.seats):
        assert one.for_seat(seat, "facts") == other.for_seat(seat, "facts")


@given(names, seeds)
def test_a_repeated_choice_is_applied_once_and_any_other_is_stale(game: str, seed: int) -> None:
    row = game_of(game)
    made: dict[tuple[int, int], int] = {}
    for session, move in played(row, seed, 40):
        if move.seat != CHANCE:
            made[move.seat, move.choice] = move.action
        before = session.match.record.steps[:]
        for (seat, choice), action in made.items():
            assert session.act(seat, choice, action, NOW) is None
            with pytest.raises(RequestRefused, match="stale"):
                session.act(seat, choice, (action + 1) % session.game.info.actions, NOW)
        for seat in range(row.seats):
            with pytest.raises(RequestRefused, match="stale"):
                session.act(seat, session.next_choice(seat) + 1, 0, NOW)
        assert session.match.record.steps == before


@given(names, seeds)
def test_an_illegal_choice_changes_nothing(game: str, seed: int) -> None:
    row = game_of(game)
    for session, _ in played(row, seed, 20):
        before = [session.view(seat) for seat in range(row.seats)]
        for seat in range(row.seats):
            legal = set(session.view(seat).legal)
            wrong = next(a for a in range(session.game.info.actions) if a not in legal)
            with pytest.raises(IllegalAction):
                session.act(seat, session.next_choice(seat), wrong, NOW)
        assert [session.view(seat) for seat in range(row.seats)] == before


def test_actions_out_of_range_are_refused() -> None:
    session, _ = GameSession.start(game_of("felix"))
    for action in (-1, session.game.info.actions, 1_000_000):
        with pytest.raises(RequestRefused, match="no-such-action"):
            session.act(0, 0, action, NOW)


@pytest.mark.parametrize(
    "damage",
    [
        lambda moves: moves[:2] + moves[3:],
        lambda moves: [*moves, moves[-1]],
        lambda moves: [*moves[:-1], replace(moves[-1], seat=1 - moves[-1].seat)],
        lambda moves: [replace(moves[0], draws=moves[0].draws[::-1]), *moves[1:]],
    ],
)
def test_a_damaged_journal_does_not_replay(damage: object) -> None:
    row = game_of("ratjack")
    moves = [move for _, move in played(row, 7, 12)]
    with pytest.raises(RecoveryFailed):
        GameSession.recover(row, damage(moves), NOW)  # type: ignore[operator]


def test_a_journal_of_other_rules_does_not_replay() -> None:
    with pytest.raises(RecoveryFailed):
        GameSession.recover(replace(game_of("felix"), rules=99), [], NOW)


# -- after the game-------------------------------------------------------------------------------


@given(names, seeds)
def test_the_record_of_a_finished_game_verifies(game: str, seed: int) -> None:
    row = game_of(game)
    moves = [move for _, move in played(row, seed)]
    text = record_text(replace(row, status="finished"), moves)
    record = read_record(text)
    verify_record(record)
    assert record.outcome is not None
    assert record.seed == row.seed


def test_the_record_of_an_abandoned_game_is_a_position() -> None:
    row = game_of("felix")
    moves = [move for _, move in played(row, 3, 9)]
    record = read_record(record_text(replace(row, status="abandoned"), moves))
    verify_record(record)
    assert record.outcome is None


def test_running_games_have_no_record_and_new_ones_no_replay() -> None:
    with pytest.raises(NotViewable, match="running"):
        record_text(game_of("felix"), [])
    with pytest.raises(NotViewable, match="not-begun"):
        record_text(table(), [])


@given(names, seeds, st.integers(1, 60))
def test_a_replay_shows_a_seat_exactly_what_it_saw(game: str, seed: int, limit: int) -> None:
    row = game_of(game)
    for seat in (-2, 0, 1):
        saw = []
        moves = []
        for session, move in played(row, seed, limit):
            moves.append(move)
            saw.append(view_in("facts", game, session.view(seat)))
        again = replay(row, moves, seat, seat=seat, is_open=False, form="facts")
        assert [frame.view for frame in again.frames] == saw
        assert all(not frame.hands for frame in again.frames)
        told = [frame.action for frame in again.frames if frame.seat != seat]
        assert set(told) <= {-1}
        logged = event_log(row, moves, seat, 0)
        assert logged.events == [frame.events for frame in again.frames]
        for since in (1, len(moves) - 1, len(moves), len(moves) + 1):
            later = event_log(row, moves, seat, since)
            assert (later.first, later.events) == (since, logged.events[since:])


def test_the_event_log_of_a_long_game_has_its_latest_revisions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row = game_of("felix")
    moves = [move for _, move in played(row, 3, 30)]
    whole = event_log(row, moves, 0, 0).events
    monkeypatch.setattr("ninelives.server.rooms.replay.MAX_LOGGED", 7)
    for since in (0, len(moves) - 8):
        cut = event_log(row, moves, 0, since)
        assert (cut.first, cut.events) == (len(moves) - 7, whole[-7:])
    assert event_log(row, moves, 0, len(moves) - 3).events == whole[-3:]


def test_a_running_game_shows_no_other_hands() -> None:
    row = game_of("felix")
    for mine, seat, is_open in ((0, 1, False), (-2, 0, False), (0, 0, True), (0, -2, True)):
        with pytest.raises(NotViewable, match="not-allowed"):
            replay(row, [], mine, seat=seat, is_open=is_open, form="facts")
    over = replace(row, status="finished")
    assert replay(over, [], -2, seat=1, is_open=True, form="facts").open
    with pytest.raises(NotViewable, match="not-allowed"):
        replay(over, [], -2, seat=9, is_open=False, form="facts")


# -- the clock ------------------------------------------------------------------------------------


def test_live_clocks_stop_while_the_server_is_down_and_slow_ones_run() -> None:
    moves: list[MoveRow] = []
    later = NOW + 3_600_000
    live = game_of("ratjack", timing=TimeLimits(budget=600))
    again = GameSession.recover(live, moves, later)
    assert again.clock.left(later) == [600_000, 600_000]
    slow = game_of("ratjack", timing=TimeLimits(each_move=7_200))
    waiting = GameSession.recover(slow, moves, later)
    assert sorted(set(waiting.clock.left(later))) == [3_600_000]


def test_a_choice_costs_the_time_it_took() -> None:
    row = game_of("ratjack", timing=TimeLimits(budget=600, increment=10))
    session, _ = GameSession.start(row)
    session.act(0, 0, session.view(0).legal[0], NOW + 30_000)
    assert session.clock.left(NOW + 30_000)[0] == 580_000
