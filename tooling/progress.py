"""One line for each step of a set-up, with the seconds since `make` was called."""

from __future__ import annotations

import os
import sys
from time import time
from typing import Final

STARTED: Final = "NINELIVES_STARTED"  # set by the Makefile, in seconds since the epoch
MARK: Final = "["  # the start of such a line, by which `run` finds it in other output


def say(text: str) -> None:
    started = float(os.environ.get(STARTED) or time())
    # One call: steps that run in parallel must not interrupt each other's lines.
    sys.stderr.write(f"{MARK}{time() - started:3.0f} s] {text}\n")
