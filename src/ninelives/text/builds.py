"""Saying which build runs: a pure one has the same games, and bots that think much slower."""

from __future__ import annotations

from ninelives.build import VERSION, build, compiled
from ninelives.text.phrases import Phrases


def version_line(phrases: Phrases) -> str:
    """The version, and whether the rules run compiled or why they do not."""
    return phrases.say("version", version=VERSION, build=phrases.say(f"build-{build()}"))


def pure_warning(phrases: Phrases) -> str:
    """What to say before bots or the coach think; empty for a compiled build."""
    return "" if compiled() else version_line(phrases)
