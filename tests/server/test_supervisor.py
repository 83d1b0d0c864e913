"""`ninelives serve --workers`: processes that share a port, and their supervisor."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import Popen

import httpx
import pytest

from ninelives import bots
from ninelives.client import join, open_table
from ninelives.client.links import Link
from tests.cli.served import address_in, ended, served


@contextmanager
def two_workers(
    folder: Path, database: str, *more: str
) -> Iterator[tuple[Popen[str], str, list[int]]]:
    """The supervisor, its URL, and the process ids of the workers."""
    words = ("--port", "0", "--workers", "2", "--database", database, "--log", "plain")
    with served(folder, "serve", "--no-open", *words, *more) as (process, line):
        yield process, address_in(line), [next_worker(process), next_worker(process)]


def next_worker(process: Popen[str]) -> int:
    """The process id of the next worker that starts."""
    assert process.stderr is not None
    for line in process.stderr:
        if found := re.search(r"worker (\d+) started", line):
            return int(found[1])
    raise AssertionError("no worker started")


def test_a_killed_worker_is_replaced_and_games_go_on(tmp_path: Path, shared_database: str) -> None:
    with two_workers(tmp_path, shared_database) as (process, url, workers):
        with join(open_table(url, "ratjack", seats=2, bots=["random"])) as table:
            bot = bots.load("random", "ratjack", seed=1)
            for worker, view in zip(workers, table.choices(), strict=False):
                os.kill(worker, signal.SIGKILL)
                next_worker(process)
                table.act(bot.choose(view))
            assert table.choice == 2
        exit_code, _, errors = ended(process, signal.SIGTERM)
    assert exit_code == 0
    assert "Traceback" not in errors


def test_every_worker_has_the_settings(tmp_path: Path, shared_database: str) -> None:
    """Every worker serves below the root path, and the supervisor prints it."""
    words = ("--root-path", "/games", "--origin", "https://games.example")
    with two_workers(tmp_path, shared_database, *words) as (_, url, workers):
        assert url.endswith("/games/")
        for sleeper in workers:
            os.kill(sleeper, signal.SIGSTOP)
            answer = httpx.get(f"{url}api/me", headers={"host": "games.example"}, timeout=60)
            assert "Path=/games" in answer.headers["set-cookie"]
            os.kill(sleeper, signal.SIGCONT)


def test_every_worker_serves_every_client(tmp_path: Path, shared_database: str) -> None:
    with two_workers(tmp_path, shared_database) as (_, url, workers):
        room = Link.read(open_table(url, "felix", seats=3)).room
        for sleeper in workers:
            os.kill(sleeper, signal.SIGSTOP)
            assert httpx.get(f"{url}api/rooms/{room}", timeout=60).json()["game"] == "felix"
            os.kill(sleeper, signal.SIGCONT)


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_the_supervisor(
    tmp_path: Path, shared_database: str, by: signal.Signals
) -> None:
    """They share the supervisor's standard error: at its end all of them have exited."""
    with two_workers(tmp_path, shared_database) as (process, url, _):
        assert httpx.get(f"{url}health", timeout=60).is_success
        exit_code, _, errors = ended(process, by)
    assert exit_code == (-by if by == signal.SIGKILL else 0)
    assert "ERROR" not in errors
