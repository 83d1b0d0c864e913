"""Where the browser for the tests is; run as a program, it sees to it that there is one."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

_NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_MISSING: Final = """\
The browser tests need Chromium. There is none here, and Playwright could not bring its own.
Install one and try again; on Debian: apt install chromium fonts-noto-cjk
"""


def of_the_system() -> str | None:
    """The browser on the PATH."""
    return next((path for name in _NAMES if (path := shutil.which(name))), None)


def of_playwright() -> bool:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def main() -> int:
    if of_the_system() or of_playwright():
        return 0
    brought = subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium"], check=False
    )
    if brought.returncode == 0 and of_playwright():
        return 0
    sys.stderr.write(_MISSING)
    return 1


if __name__ == "__main__":
    sys.exit(main())
