"""Help beyond the fixed texts: what a game can be told."""

from __future__ import annotations

from collections.abc import Sequence

from ninelives import games
from ninelives.text.phrases import Phrases
from ninelives.text.speaker import slug


def options_help(words: Sequence[str], phrases: Phrases) -> list[str]:
    """What the first game named among the words can be told by --option, a line for each value."""
    lines: list[str] = []
    for name in [word for word in words if word in games.names()][:1]:
        for option in games.load(name).info.options:
            text = f"{name}-option-{slug(option.name)}"
            lines += ["", f"{phrases.say(text)}: {phrases.say(f'{text}.about')}"]
            for value in option.values:
                meaning = phrases.say(f"{text}-{slug(value)}")
                lines.append(f"  --option {option.name}={value}")
                lines.append(f"      {meaning}")
    return [*lines, ""] if lines else []
