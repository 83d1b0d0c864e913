"""`ninelives serve` as a process."""

from __future__ import annotations

import signal
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest

from tests.cli.commands import Call, ninelives
from tests.cli.served import address_in, ended, served


@pytest.mark.parametrize(
    ("by", "words", "end"),
    [
        (signal.SIGINT, ("serve", "--port", "0"), "Press Ctrl+C to stop."),
        (signal.SIGTERM, ("--port", "0", "--lang", "de"), "Strg+C beendet es."),
    ],
)
def test_serve_runs_until_it_is_terminated(
    tmp_path: Path, by: signal.Signals, words: tuple[str, ...], end: str
) -> None:
    with served(tmp_path, *words) as (process, line):
        assert httpx.get(address_in(line) + "health").json()["status"] == "ok"
        exit_code, shown, errors = ended(process, by)
    assert exit_code == 0
    assert shown.startswith(end)
    assert errors == ""


def test_serve_stores_games_in_the_data_folder(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0") as (process, line):
        table = {"game": "felix", "seats": 3}
        room = httpx.post(address_in(line) + "api/rooms", json=table).json()["room"]
        ended(process, signal.SIGTERM)
    with served(tmp_path, "--port", "0") as (_, line):
        assert httpx.get(address_in(line) + f"api/rooms/{room}").json()["game"] == "felix"
    assert (tmp_path / "data" / "ninelives" / "ninelives.db").exists()


def test_serve_uses_the_given_folder_and_database(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0", "--data-dir", "mine") as (_, line):
        assert httpx.get(address_in(line) + "health").is_success
    assert (tmp_path / "mine" / "ninelives.db").exists()
    with served(tmp_path, "--port", "0", "--database", "sqlite:///other.db") as (_, line):
        assert httpx.get(address_in(line) + "health").is_success
    assert (tmp_path / "other.db").exists()


def test_serve_fails_on_a_taken_port_only_if_it_was_given(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = ninelives("serve", "--port", port, home=tmp_path)
    assert done.returncode == 2
    why = f"Can’t listen on 127.0.0.1:{port}: Address already in use. Choose another"
    assert done.stderr.startswith(f"ninelives: {why}")
    assert done.stderr.count("\n") == 1
    homes = [tmp_path / name for name in ("one", "other")]
    for home in homes:
        home.mkdir()
    with served(homes[0]) as (_, one), served(homes[1]) as (_, other):
        assert address_in(one) != address_in(other)


def test_serve_refuses_a_file_that_another_server_uses(tmp_path: Path) -> None:
    with served(tmp_path):
        done = ninelives("serve", "--port", "0", home=tmp_path)
    assert done.returncode == 1
    assert "another server uses ninelives.db" in done.stderr
    assert done.stderr.count("\n") == 1


def test_serve_refuses_workers_on_sqlite(called: Call) -> None:
    done = called("serve", "--port", "0", "--workers", "2")
    done.check_error("--workers needs --database postgresql://")
    assert "must be at least 1" in called("serve", "--workers", "0").errors


def test_serve_reports_an_unreachable_database_in_one_line(tmp_path: Path, called: Call) -> None:
    nowhere = f"postgresql://somebody@/nothing?host={tmp_path}"
    for workers in ("1", "2"):
        done = called("serve", "--port", "0", "--workers", workers, "--database", nowhere)
        done.check_error("Can’t use the database", exit_code=1)


@pytest.mark.parametrize("url", ["nonsense", "mysql://a@b/c", "sqlite+nonsense:///x.db"])
@pytest.mark.parametrize(
    "words", [("serve", "--port", "0"), ("serve", "--workers", "2"), ("backup", "copy.db")]
)
def test_serve_reports_an_unsupported_database_url_in_one_line(
    called: Call, words: tuple[str, ...], url: str
) -> None:
    done = called(*words, "--database", url)
    assert done.exit_code in (1, 2)
    assert done.errors.startswith("ninelives: ")
    assert done.errors.count("\n") == 1


def test_serve_reports_a_file_that_is_not_a_database_in_one_line(
    tmp_path: Path, called: Call
) -> None:
    (tmp_path / "letter.db").write_text("Dear Ann, " * 200, encoding="utf-8")
    done = called("serve", "--port", "0", "--database", "sqlite:///letter.db")
    done.check_error("ninelives: Can’t use the database: file is not a database", exit_code=1)


def test_serve_refuses_a_database_of_a_newer_version(tmp_path: Path, called: Call) -> None:
    with sqlite3.connect(tmp_path / "new.db") as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    done = called("serve", "--port", "0", "--database", "sqlite:///new.db")
    assert done.exit_code == 1
    assert "Can't locate revision identified by '9999'" in done.errors


def test_serve_logs_requests_with_log(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0", "--log", "json") as (process, line):
        httpx.get(address_in(line) + "health?secret=1")
        _, _, errors = ended(process, signal.SIGTERM)
    assert '"path": "/health", "status": 200' in errors
    assert "secret" not in errors
