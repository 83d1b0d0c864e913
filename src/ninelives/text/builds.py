"""Which build runs: a pure one plays the same games, but its bots think much slower."""

from __future__ import annotations

from ninelives.build import VERSION, build, compiled
from ninelives.text.phrases import Phrases


def version_line(phrases: Phrases) -> str:
    """The version, and whether the rules run compiled or why they do not."""
    return phrases.say("version", version=VERSION, build=phrases.say(f"build-{build()}"))


def pure_warning(phrases: Phrases) -> str:
    """A warning to print before bots or the coach think; empty for a compiled build."""
    return "" if compiled() else version_line(phrases)
