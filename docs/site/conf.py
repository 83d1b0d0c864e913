"""Sphinx's configuration: the documentation site, built by `make docs` (tooling/docs.py).

The source folder is the repository, so a link between two documents is the same link here, in an
editor and on a hosting site. The documents are plain Markdown; what only the site has (navigation,
and pages made from the program) is added here while Sphinx reads them.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import ninelives
from ninelives import games
from ninelives.cli.commands import COMMANDS
from ninelives.cli.help import command_help
from ninelives.presentation.books import markdown_table, whole_book
from ninelives.text.languages import LANGUAGES, OWN_NAMES
from ninelives.text.phrases import Phrases
from ninelives.text.rulebook import PICTURE

ROOT: Final = Path(__file__).parents[2]
BOOKS: Final = "src/ninelives/text/rules"
CLAUSE: Final = re.compile(r"^\*\*([A-Z]{2}-\d\d)\*\*", re.MULTILINE)
MARK: Final = re.compile(r"^<!-- site: ([a-z-]+) -->$", re.MULTILINE)

project = "Ninelives"
author = "The Ninelives authors"
version = release = ninelives.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
root_doc = "docs/README"
include_patterns = ["*.md", "docs/**.md", f"{BOOKS}/**.md"]
exclude_patterns = ["README.md", "build", "dist", "node_modules", "web", ".*"]
suppress_warnings = ["myst.header"]  # a page may start below a heading of the site's own

highlight_language = "none"
html_theme = "furo"
html_title = "Ninelives"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_copyright = False
html_additional_pages = {"index": "redirect.html"}
templates_path = ["templates"]

myst_heading_anchors = 4
default_role = "code"  # `name` in a docstring is code, as in Markdown
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True

# The side bar: captions, and the documents below each.
NAVIGATION: Final = {
    "Start here": ["docs/start/play", "docs/start/host", "docs/start/bot", "docs/start/code"],
    "Guides": [
        "docs/guide/host",
        "docs/guide/container",
        "A bot as a program </docs/guide/write-a-bot>",
        "docs/guide/play-online-from-python",
        "docs/guide/arena",
        "docs/guide/decks",
        "docs/guide/checked-deals",
    ],
    "Reference": [
        "docs/rules",
        "docs/reference/commands",
        "docs/reference/python",
        "docs/reference/glossary",
        "docs/protocol",
        "docs/records",
        "docs/bots",
    ],
    "Project": [
        "ARCHITECTURE",
        "docs/decisions/README",
        "CONTRIBUTING",
        "docs/guide/trust",
        "docs/guide/release",
        "SECURITY",
        "CHANGELOG",
    ],
}


def toctree(documents: list[str], caption: str = "") -> str:
    """A part of the side bar; an entry is a document, or `TITLE </DOCUMENT>`."""
    lines = ["", "```{toctree}", ":hidden:", *([f":caption: {caption}"] if caption else []), ""]
    entries = [each if each.endswith(">") else f"/{each}" for each in documents]
    return "\n".join([*lines, *entries, "```", ""])


def commands() -> str:
    """The help of every command, as the program prints it."""
    english = Phrases("en")
    return "\n".join(
        f"## {name}\n\n```text\n{command_help(command, english)}\n```\n"
        for name, command in COMMANDS.items()
    )


def books() -> list[str]:
    """The rule books, by game and language."""
    return [
        f"{Phrases('en').say(f'game-name-{game}')}, {language} </{BOOKS}/{game}/{language}>"
        for game in games.names()
        for language in LANGUAGES
    ]


def navigation(document: str) -> str:
    """The documents below this one."""
    if document == root_doc:
        return "".join(toctree(below, caption) for caption, below in NAVIGATION.items())
    if document == "docs/rules":
        return toctree(books())
    if document == "docs/decisions/README":
        pages = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
        return toctree([f"docs/decisions/{page.stem}" for page in pages])
    return ""


def python() -> str:
    """The docstrings of everything that the public modules export."""
    lines = ["## Each name in detail", "", "```{eval-rst}"]
    for module in ("ninelives", "ninelives.games", "ninelives.bots", "ninelives.client"):
        lines += [f".. automodule:: {module}", "   :members:", "   :imported-members:"]
        lines += ["   :undoc-members:", ""]
    return "\n".join([*lines, "```"])


def glossary() -> str:
    """The terms of all languages, side by side."""
    folder = ROOT / "src/ninelives/text/glossary"
    files = {each: folder / f"{each}.toml" for each in LANGUAGES}
    terms = {
        language: tomllib.loads(file.read_text(encoding="utf-8"))
        for language, file in files.items()
        if file.exists()
    }
    rows = [[each[key]["term"] for each in terms.values()] for key in terms.get("en", {})]
    return markdown_table([OWN_NAMES[each] for each in terms], rows) if rows else ""


# What stands in the place of `<!-- site: NAME -->`.
GENERATED: Final = {"commands": commands, "glossary": glossary, "python": python}


def read(_app: Any, document: str, source: list[str]) -> None:
    if document.startswith(BOOKS):
        game, language = Path(document).parts[-2:]
        book = whole_book(games.load(game), Phrases(language))
        book = PICTURE.sub(r"*\1*", book)  # only the page has the diagrams
        source[0] = CLAUSE.sub(lambda clause: f'<a id="{clause[1].lower()}"></a>{clause[0]}', book)
    source[0] = MARK.sub(lambda mark: GENERATED[mark[1]](), source[0])
    source[0] += navigation(document)


def setup(app: Any) -> None:
    app.connect("source-read", read)
