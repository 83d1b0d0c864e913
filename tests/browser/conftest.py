"""A real server and a real browser, one of each for all tests of a process."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from testkit.browser.visitor import launch
from testkit.server import Running, running

LONG: Final = ("test_whole_games", "test_secrecy")  # a minute each, and more


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first, or one process plays on at the end while the others have nothing."""
    items.sort(key=lambda item: item.path.stem not in LONG)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()
