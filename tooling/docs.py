"""Builds the documentation site into build/site and checks it; a warning or a dead link fails.

python -m tooling.docs build    build and check
python -m tooling.docs serve    build, then serve on 127.0.0.1:8001 until interrupted
python -m tooling.docs shrink   copy build/pictures to docs/pictures, with 256 colours each
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

ROOT: Final = Path(__file__).parents[1]
SITE: Final = ROOT / "build" / "site"
PORT: Final = 8001
_FETCHED: Final = ("script", "img", "iframe", "source")  # loaded by the browser, like a style sheet
_CSS_URL: Final = re.compile(r"""(?:url\(|@import)\s*["']?(?:https?:)?//""")


class Page(HTMLParser):
    """The ids of a page, its links, and the files that a browser loads with it."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        address = found.get("href") or found.get("src")
        if address:
            loads = tag in _FETCHED or (tag == "link" and found.get("rel") != "canonical")
            (self.loaded if loads else self.links).append(address)


def faults(site: Path) -> Iterator[str]:
    """Links that lead nowhere, and anything that is loaded from another host."""
    pages = {file: Page(file) for file in site.rglob("*.html")}
    for file, page in pages.items():
        for address in [*page.links, *page.loaded]:
            where = urlsplit(address)
            if where.scheme or where.netloc:
                if address in page.loaded and where.scheme != "data":
                    yield f"{file.relative_to(site)} loads {address}"
                continue
            target = (file.parent / unquote(where.path)).resolve() if where.path else file
            if not target.is_file():
                yield f"{file.relative_to(site)} links to {address}, which is not there"
            elif where.fragment and target in pages and where.fragment not in pages[target].ids:
                yield f"{file.relative_to(site)} links to {address}: no such anchor"
    for sheet in site.rglob("*.css"):
        if _CSS_URL.search(sheet.read_text(encoding="utf-8")):
            yield f"{sheet.relative_to(site)} loads something from another host"


def build() -> None:
    shutil.rmtree(SITE, ignore_errors=True)
    sphinx = [sys.executable, "-m", "sphinx", "--quiet", "--fresh-env", "--fail-on-warning"]
    folders = ["-c", "docs/site", "-d", "build/doctrees", ".", str(SITE)]
    if subprocess.run([*sphinx, *folders], cwd=ROOT, check=False).returncode:
        sys.exit("The documentation has warnings, listed above.")
    if found := sorted(faults(SITE.resolve())):
        sys.exit("\n".join(found))
    print(f"{SITE.relative_to(ROOT)}/index.html")


def serve() -> None:
    build()
    handler = partial(SimpleHTTPRequestHandler, directory=str(SITE))
    with ThreadingHTTPServer(("127.0.0.1", PORT), handler) as server:
        print(f"http://127.0.0.1:{PORT}/")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def shrink() -> None:
    from PIL import Image

    for file in sorted((ROOT / "build" / "pictures").iterdir()):
        target = ROOT / "docs" / "pictures" / file.name
        if file.suffix == ".png":
            picture = Image.open(file).convert("RGB")
            few = picture.quantize(256, Image.Quantize.MEDIANCUT, kmeans=1)
            few.save(target, optimize=True)
        else:
            shutil.copyfile(file, target)
        print(f"{target.relative_to(ROOT)}  {target.stat().st_size // 1000} kB")


if __name__ == "__main__":
    {"build": build, "serve": serve, "shrink": shrink}[sys.argv[1]]()
