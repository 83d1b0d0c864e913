"""A server that ends, however it ends, leaves no worker behind."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from ninelives.client import join, open_table
from tests.cli.served import address_in, ended, served


@pytest.mark.parametrize(("by", "code"), [(signal.SIGINT, 0), (signal.SIGKILL, -signal.SIGKILL)])
def test_workers_end_with_the_server_however_it_ends(
    tmp_path: Path, by: signal.Signals, code: int
) -> None:
    with served(tmp_path, "serve", "--port", "0") as (server, line):
        a_bot_has_thought(address_in(line))
        # Workers hold the server's standard error too: it ends when the last of them has ended.
        exit_code, _, errors = ended(server, by)
    assert (exit_code, errors) == (code, "")


def a_bot_has_thought(address: str) -> None:
    """All seats discard a card before the next choice, so the bot has answered."""
    link = open_table(address, "catinthebox", seats=2, bots=["kitten"])
    with join(link) as table:
        choices = table.choices()
        table.act(next(choices).legal[0])
        next(choices)
