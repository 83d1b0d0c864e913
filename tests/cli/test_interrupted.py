"""Interrupted and resumed games, through pipes and on a terminal."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from ninelives import games
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from ninelives.play.reader import read_record
from ninelives.play.record import Record
from ninelives.play.replay import verify_record
from ninelives.terminal.local_game import without_torn_line
from tests.cli.commands import ninelives
from tests.cli.terminals import PATIENCE, Player, by_pipes, on_a_terminal


def verified(record: Path) -> Record:
    kept = read_record(record.read_text(encoding="utf-8"))
    verify_record(kept)
    return kept


def next_move(record: Path) -> str:
    """The first legal action where the record on disk stands."""
    kept = read_record(record.read_text(encoding="utf-8"))
    assert kept.seed is not None
    match, _ = Match.resume(kept, Dealer(kept.seed))
    return match.game.notation.write(match.view(0).legal[0])


def go_on(player: Player, record: Path, moves: int) -> bool:
    """Make this many moves; False if the game is over first."""
    for _ in range(moves):
        if not player.read_until("> "):
            return False
        player.type(next_move(record) + "\n")
    return player.read_until("> ")


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_through_pipes(game: str, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    words = ("--players", "3", "--seed", "pipes", "--record", str(record))
    with by_pipes(tmp_path, "play", game, "--bots", "random", *words) as player:
        assert not go_on(player, record, moves=1000)
        assert player.process.wait(timeout=PATIENCE) == 0
    assert verified(record).outcome is not None
    assert "win" in player.seen
    assert ninelives("verify", str(record), home=tmp_path).returncode == 0


def test_ctrl_c_on_a_terminal_keeps_the_game(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    with on_a_terminal(tmp_path, "play", "felix", "--record", str(record)) as player:
        assert go_on(player, record, moves=1)
        # Enter after it: a signal that comes just before Python waits for a line is seen after it.
        player.type("\x03\n")
        player.read_until("never said")
        assert player.process.wait(timeout=PATIENCE) == 0
    assert f"ninelives play --resume {record}" in player.seen
    assert "Traceback" not in player.seen
    assert "\x1b[1m" in player.seen, "coloured on a terminal"
    verified(record)


def test_a_closed_terminal_keeps_the_game(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    words = ("play", "ratjack", "--bots", "random", "--record", str(record))
    with on_a_terminal(tmp_path, *words) as player:
        assert go_on(player, record, moves=2)
        player.process.send_signal(signal.SIGHUP)
        assert player.process.wait(timeout=PATIENCE) == -signal.SIGHUP
    verified(record)


@pytest.mark.parametrize("game", games.names())
def test_a_killed_game_resumes_where_it_stopped(game: str, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    words = ("play", game, "--bots", "random", "--record", str(record))
    with by_pipes(tmp_path, *words) as player:
        assert go_on(player, record, moves=3)
        player.process.kill()
    before = record.read_text(encoding="utf-8")
    assert before == without_torn_line(before)
    with by_pipes(tmp_path, "play", "--resume", str(record)) as player:
        assert go_on(player, record, moves=1)
    after = record.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert len(after) > len(before)
    verify_record(read_record(after))


def test_a_write_error_during_play_is_reported_in_one_line(
    tmp_path: Path,
) -> None:
    record = tmp_path / "record.txt"
    words = ("play", "felix", "--bots", "random", "--record", str(record))
    with by_pipes(tmp_path, *words) as player:
        assert player.read_until("> ")
        move = next_move(record)
        record.unlink()
        record.mkdir()
        player.type(f"{move}\n")
        player.read_until("never said")
        assert player.process.wait(timeout=PATIENCE) == 2
        assert player.process.stderr is not None
        errors = player.process.stderr.read().decode()
    assert errors == f"ninelives: Can’t write {record}: Is a directory\n"


def test_resume_drops_an_incomplete_last_line(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    ninelives("play", "felix", "--record", str(record), home=tmp_path)
    whole = record.read_text(encoding="utf-8")
    record.write_text(whole[:-4], encoding="utf-8")
    done = ninelives("play", "--resume", str(record), home=tmp_path)
    assert done.returncode == 0
    verified(record)


def test_resume_of_a_deal_leaves_its_file_unchanged(tmp_path: Path) -> None:
    deal = tmp_path / "deal.txt"
    text = "ninelives record 1\ngame: felix\nrules: 1\nseats: 4\ndeal:\nchance: start 2\n"
    deal.write_text(text, encoding="utf-8")
    words = ("play", "--resume", str(deal), "--record", "new.txt")
    done = ninelives(*words, home=tmp_path)
    assert "Momo goes first." in done.stdout
    assert deal.read_text(encoding="utf-8") == text
    assert verified(tmp_path / "new.txt").given_draws == 1


def test_resume_without_a_seed_uses_a_new_dealer(tmp_path: Path) -> None:
    position = tmp_path / "position.txt"
    lines = ["ninelives record 1", "game: felix", "rules: 1", "seats: 4", "play:"]
    lines += ["chance: start 0", *["chance: remove 15"] * 4, "seat 0: place 8"]
    position.write_text("\n".join([*lines, ""]), encoding="utf-8")
    done = ninelives("play", "--resume", str(position), home=tmp_path)
    assert done.returncode == 0
    kept = verified(position)
    assert kept.given_draws == 5
    assert kept.seed is not None


def test_resume_of_a_finished_game_says_that_it_is_over(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    words = ("play", "ratjack", "--players", "2", "--seed", "z", "--record", str(record))
    with by_pipes(tmp_path, *words, "--bots", "random") as player:
        assert not go_on(player, record, moves=1000)
    before = record.read_text(encoding="utf-8")
    done = ninelives("play", "--resume", str(record), home=tmp_path)
    assert "This game is over." in done.stdout
    assert record.read_text(encoding="utf-8") == before
    done = ninelives("replay", str(record), home=tmp_path)
    assert done.returncode == 0
    assert "win" in done.stdout.splitlines()[-1]
