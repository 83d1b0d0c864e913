"""Uses an installed Ninelives as people do: serves the page and plays a whole game on it.

    PYTHON -m tooling.tryout, or PYTHON tooling/tryout.py URL for a server that runs already

PYTHON is that of the environment in which Ninelives is installed.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from ninelives import bots
from ninelives.client import join, open_table

_WITH_COVER = 50_000  # bytes of a picture, at least


@contextmanager
def served() -> Iterator[str]:
    """The address of a server that this environment's program runs on a free port."""
    program = str(Path(sys.executable).with_name("ninelives"))
    with TemporaryDirectory() as folder:
        command = [program, "serve", "--port", "0", "--no-open", "--data-dir", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://\S+", server.stdout.readline())
                if found is None:
                    sys.exit("ninelives serve printed no address")
                yield found[0]
            finally:
                server.terminate()


def look_at_page(url: str) -> None:
    """The page and the first script it loads."""
    html = _text(url)
    script = re.search(r'src="([^"]+\.js)"', html)
    if script is None:
        sys.exit(f"no page at {url}: {html[:80]!r}")
    if len(_text(url.rstrip("/") + "/" + script[1].lstrip("./"))) < 1000:
        sys.exit(f"the script {script[1]} of the page is not served")


def look_at_preview(url: str) -> None:
    """The picture that chats show of a rule book, with the cover of its game."""
    with urlopen(f"{url.rstrip('/')}/api/games/ratjack/picture", timeout=30) as answer:  # noqa: S310
        picture = answer.read()
    if not picture.startswith(b"\x89PNG") or len(picture) < _WITH_COVER:
        sys.exit(f"the picture of a preview has {len(picture)} bytes, and no cover")


def play(url: str) -> list[int]:
    """A game of Ratjack against a bot, to its end."""
    bot = bots.load("greedy", "ratjack", seed=7)
    with join(open_table(url, "ratjack", seats=2, bots=["kitten"])) as table:
        for view in table.choices():
            table.act(bot.choose(view))
        outcome = table.outcome
    if outcome is None:
        sys.exit("the game did not end")
    return list(outcome.points)


def _text(url: str) -> str:
    with urlopen(url, timeout=30) as answer:  # noqa: S310  an address of our own server
        return str(answer.read(), "utf-8")


def main() -> None:
    if sys.argv[1:]:
        url = sys.argv[1]
        look_at_page(url)
        look_at_preview(url)
        points = play(url)
    else:
        with served() as url:
            look_at_page(url)
            look_at_preview(url)
            points = play(url)
    print(f"The page is served, and a game of Ratjack was played to its end: {points}")


if __name__ == "__main__":
    main()
