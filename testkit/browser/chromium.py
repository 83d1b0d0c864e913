"""Finds the browser for the tests; run as a program, installs one if there is none."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

_NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_MISSING: Final = """\
The browser tests need Chromium. None was found, and Playwright could not download its own.
Install one and try again; on Debian: apt install chromium fonts-noto-cjk
"""


def system_browser() -> str | None:
    """The browser on the PATH."""
    return next((path for name in _NAMES if (path := shutil.which(name))), None)


def playwright_has_browser() -> bool:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def main() -> int:
    if system_browser() or playwright_has_browser():
        return 0
    download = subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium"], check=False
    )
    if download.returncode == 0 and playwright_has_browser():
        return 0
    sys.stderr.write(_MISSING)
    return 1


if __name__ == "__main__":
    sys.exit(main())
