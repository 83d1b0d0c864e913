"""`Config` and `Lease`: defaults, derived values, impossible combinations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ninelives.server.config import Config, InvalidLease, Lease


def test_database_url_is_a_file_in_the_data_folder_by_default(tmp_path: Path) -> None:
    assert Config(data_dir=tmp_path).database_url == f"sqlite:///{tmp_path}/ninelives.db"
    assert Config(database="postgresql://here/x").database_url == "postgresql://here/x"


def test_default_config_listens_locally_trusts_no_proxy_and_lets_bots_pause() -> None:
    config = Config()
    assert config.host == "127.0.0.1"
    assert not config.proxy
    assert 0 < config.bot_pause[0] < config.bot_pause[1]


def test_lease_derives_heartbeat_and_margin_from_its_length() -> None:
    lease = Lease(10_000)
    assert (lease.heartbeat_ms, lease.margin_ms, lease.valid_ms) == (2_000, 2_000, 8_000)
    assert Lease(10_000, heartbeat_ms=500, margin_ms=3_000).valid_ms == 7_000


@pytest.mark.parametrize(
    "times",
    [
        {"length_ms": 0},
        {"length_ms": 4},
        {"length_ms": -5_000},
        {"margin_ms": -1},
        {"heartbeat_ms": -1_000},
        {"heartbeat_ms": 2_001},
        {"heartbeat_ms": 1_000, "margin_ms": 3_001},
        {"length_ms": 3_000, "heartbeat_ms": 1_000, "margin_ms": 1_001},
    ],
)
def test_lease_refuses_times_in_which_a_missed_heartbeat_loses_the_rooms(
    times: dict[str, Any],
) -> None:
    with pytest.raises(InvalidLease, match=f"{times.get('length_ms', 5_000)} ms"):
        Lease(**times)
