"""Write the golden games and the perft counts anew: `make golden`."""

from __future__ import annotations

from tests.golden.transcript import FOLDER, path, settings, transcript
from tests.perft import counting


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for setting in settings():
        path(setting).write_text(transcript(setting))
    counting.write_all()


if __name__ == "__main__":
    main()
