"""Where things are kept when nobody says where."""

from __future__ import annotations

from pathlib import Path

from ninelives.server.config import Config


def test_the_database_is_in_the_data_folder_unless_another_is_named(tmp_path: Path) -> None:
    assert Config(data_dir=tmp_path).database_url == f"sqlite:///{tmp_path}/ninelives.db"
    assert Config(database="postgresql://here/x").database_url == "postgresql://here/x"


def test_bots_pause_and_nobody_else_is_let_in_by_default() -> None:
    config = Config()
    assert config.host == "127.0.0.1"
    assert not config.proxy
    assert 0 < config.bot_pause[0] < config.bot_pause[1]
