"""A server that ends, however it ends, leaves no process behind."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from ninelives.client import join, open_table
from tests.cli.served import address_in, ended, served


@pytest.mark.parametrize(("by", "code"), [(signal.SIGINT, 0), (signal.SIGKILL, -signal.SIGKILL)])
def test_nobody_goes_on_thinking_when_the_server_is_gone(
    tmp_path: Path, by: signal.Signals, code: int
) -> None:
    with served(tmp_path, "serve", "--port", "0") as (server, line):
        a_bot_has_thought(address_in(line))
        # Whoever the server started can still write where it wrote: until all of them are gone
        # there may be more to read.
        exit_code, _, errors = ended(server, by)
    assert (exit_code, errors) == (code, "")


def a_bot_has_thought(address: str) -> None:
    """Everybody discards a card before anybody is asked for more."""
    link = open_table(address, "catinthebox", seats=2, bots=["kitten"])
    with join(link) as table:
        choices = table.choices()
        table.act(next(choices).legal[0])
        next(choices)
