"""`make new-game NAME=…`: a new game that plays, to be changed into the one you have in mind.

Writes every part that tests/project/test_games.py asks for, from tooling/templates/game: a trivial
game of tricks with its bots, screens, texts in all languages, rule books, page and tests. Either
everything is written or nothing.
"""

from __future__ import annotations

import argparse
import keyword
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TEMPLATE: Final = Path(__file__).parent / "templates" / "game"
NAME: Final = re.compile(r"[a-z][a-z0-9]{2,23}")
_FILE_IN_TEXTS: Final = re.compile(r"^#### (.+)\n\n", re.MULTILINE)
_GUIDE: Final = Path("docs/guide/write-a-bot.md")
_BOOKS: Final = Path("docs/rules.md")
_WHOLE: Final = ("src", "tests", "web")  # folders of the template that are copied as they are


class CannotMake(Exception):
    """Why there is no new game; nothing was written."""


def create(root: Path, name: str, prefix: str = "") -> list[Path]:
    """Write a new game into a repository and return the files that are new or changed.

    Raises CannotMake for a name or a clause prefix that cannot be used.
    """
    _check_name(root, name)
    prefix = _free_prefix(root, name, prefix)
    files = dict(_files(root, name, prefix))
    before = {path: path.read_bytes() if path.exists() else None for path in files}
    folders = {path.parent for path in files if not path.parent.exists()}
    try:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        golden = _write_golden(root, name)
    except BaseException:
        _restore(before, folders)
        raise
    return [*files, *golden]


def _check_name(root: Path, name: str) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise CannotMake(f"{name!r} cannot be a game: use 3 to 24 small letters and digits")
    taken = [path for path in _places(root, name) if path.exists()]
    if taken:
        raise CannotMake(f"{name} is taken: {taken[0].relative_to(root)} exists")


def _places(root: Path, name: str) -> Iterator[Path]:
    """Every file and folder that belongs to a game alone."""
    for path in _template_files():
        yield root / _renamed(path, name)
    yield from (root / path for path in (f"src/ninelives/games/{name}", f"tests/games/{name}"))
    yield root / "src/ninelives/text/rules" / name
    yield root / "src/ninelives" / name
    yield root / "src/ninelives/text/locales/en" / f"{name}.ftl"


def _free_prefix(root: Path, name: str, wanted: str) -> str:
    """The prefix wanted, or two letters of the name that no rule book has yet."""
    taken = {
        found
        for manifest in (root / "src/ninelives/games").glob("*/__init__.py")
        for found in re.findall(r'clause_prefix="([A-Z]{2})"', manifest.read_text("utf-8"))
    }
    letters = [letter for letter in name.upper() if letter.isalpha()]
    wishes = [wanted] if wanted else [letters[0] + letter for letter in letters[1:]]
    for prefix in wishes:
        if re.fullmatch("[A-Z]{2}", prefix) and prefix not in taken:
            return prefix
    raise CannotMake(f"no clause prefix is free of {wishes}: give two capitals as PREFIX=XX")


# -- what is written ------------------------------------------------------------------------------


def _files(root: Path, name: str, prefix: str) -> Iterator[tuple[Path, str]]:
    for path in _template_files():
        text = (TEMPLATE / path).read_text(encoding="utf-8")
        yield root / _renamed(path, name), _filled(text, name, prefix)
    for folder in sorted((root / "src/ninelives/text/locales").iterdir()):
        yield from _texts(root, folder.name, name, prefix)
    yield root / _BOOKS, _with_row(root, name)
    guide = root / _GUIDE
    section = _filled((TEMPLATE / "guide.md").read_text(encoding="utf-8"), name, prefix)
    yield guide, f"{guide.read_text(encoding='utf-8').rstrip()}\n\n{section}"


def _with_row(root: Path, name: str) -> str:
    """The list of rule books with a row for the new game after the last one."""
    languages = (root / "src/ninelives/text/languages.py").read_text(encoding="utf-8")
    named = re.findall(r'^    "([\w-]+)": "(.+)",$', languages, re.MULTILINE)
    folder = f"../src/ninelives/text/rules/{name}"
    links = " · ".join(f"[{own}]({folder}/{language}.md)" for language, own in named)
    text = (root / _BOOKS).read_text(encoding="utf-8")
    end = text.rindex("|\n") + 2
    return f"{text[:end]}| {name.capitalize()} | 2 to 5 | {links} | |\n{text[end:]}"


def _template_files() -> list[Path]:
    found = [path for folder in _WHOLE for path in (TEMPLATE / folder).rglob("*") if path.is_file()]
    return sorted(path.relative_to(TEMPLATE) for path in found if "__pycache__" not in path.parts)


def _texts(root: Path, language: str, name: str, prefix: str) -> Iterator[tuple[Path, str]]:
    """The game's own file, what it adds to shared files, and the rule book; else in English."""
    texts = TEMPLATE / "texts"
    source = language if (texts / f"{language}.ftl").exists() else "en"
    filled = _filled((texts / f"{source}.ftl").read_text(encoding="utf-8"), name, prefix)
    _, *parts = _FILE_IN_TEXTS.split(filled)
    for file, text in zip(parts[::2], parts[1::2], strict=True):
        path = root / "src/ninelives/text/locales" / language / file
        before = path.read_text(encoding="utf-8").rstrip() + "\n\n" if path.exists() else ""
        yield path, f"{before}{text.strip()}\n"
    book = _filled((texts / f"{source}.md").read_text(encoding="utf-8"), name, prefix)
    yield root / "src/ninelives/text/rules" / name / f"{language}.md", book


def _renamed(path: Path, name: str) -> Path:
    return Path(str(path).replace("newgame", name))


def _filled(text: str, name: str, prefix: str) -> str:
    title = name.capitalize()
    for old, new in (
        ("New Game", title),
        ("Newgame", title),
        ("newgame", name),
        ("NG-", f"{prefix}-"),
        ('"NG"', f'"{prefix}"'),
        ("_ng_", f"_{prefix.lower()}_"),
    ):
        text = text.replace(old, new)
    return text


def _write_golden(root: Path, name: str) -> list[Path]:
    """The golden games and counts of the new game, as `make golden` writes them."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.golden.regenerate", name],
        cwd=root,
        env={**os.environ, "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
    )
    written = [*(root / "tests/golden").glob(f"{name}-*.txt"), root / f"tests/perft/{name}.perft"]
    if done.returncode:
        for path in written:
            path.unlink(missing_ok=True)
        raise CannotMake(f"the template cannot be played:\n{done.stderr}")
    return written


def _restore(before: dict[Path, bytes | None], new_folders: set[Path]) -> None:
    for path, content in before.items():
        if content is None:
            path.unlink(missing_ok=True)
        else:
            path.write_bytes(content)
    for folder in new_folders:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make new-game", description=__doc__)
    parser.add_argument("name", help="small letters and digits, as in NAME=highcard")
    parser.add_argument("prefix", nargs="?", default="", help="two capitals for rule clauses")
    arguments = parser.parse_args()
    try:
        written = create(ROOT, arguments.name, arguments.prefix)
    except CannotMake as error:
        sys.exit(f"new-game: {error}")
    for path in written:
        print(path.relative_to(ROOT))
    print(f"\nNext: make check, then change src/ninelives/games/{arguments.name}/rules.py.")
    print('CONTRIBUTING.md, "A game", lists the parts in the order to change them.')


if __name__ == "__main__":
    main()
