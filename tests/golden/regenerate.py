"""Write the golden games and the perft counts, of all games or of those named: `make golden`."""

from __future__ import annotations

import sys

from ninelives import games
from tests.golden.transcript import FOLDER, path, settings, transcript
from tests.perft import counting


def main() -> None:
    names = sys.argv[1:] or games.names()
    for name in names:
        for old in FOLDER.glob(f"{name}-*.txt"):
            old.unlink()
    for setting in settings():
        if setting.name in names:
            path(setting).write_text(transcript(setting))
    counting.write(names)


if __name__ == "__main__":
    main()
