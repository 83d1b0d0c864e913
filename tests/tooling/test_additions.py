"""The lists under "Adding things" in CONTRIBUTING.md are complete: each is followed in a copy."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ninelives import games
from testkit.copies import ROOT, copy_to, passes, run

GAMES_TEST = "tests/project/test_games.py"
OF_EVERY_GAME = (  # beside the contract suite
    "tests/games",
    "tests/golden",
    "tests/text",
    "tests/terminal/test_whole_games.py",
    "tests/docs/test_write_a_bot.py",
    GAMES_TEST,
)
TEXTS = Path("src/ninelives/text")


@pytest.fixture(scope="module")
def unchanged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy that no test changes."""
    return copy_to(tmp_path_factory.mktemp("unchanged"))


def is_listed(title: str, path: str) -> bool:
    """Whether a list of CONTRIBUTING.md names a file, or a folder that it is in."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = text.split(f"\n### {title}\n")[1].split("\n### ")[0]
    shown = path.replace("highcard", "<game>").rpartition("src/ninelives/")[2]
    folders = [f"{folder.as_posix()}/`" for folder in Path(shown).parents]
    return any(name in section for name in (shown, Path(shown).name, *folders))


def files_in(folder: Path) -> dict[Path, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return {path.relative_to(folder): path.read_bytes() for path in files}


# -- a game ---------------------------------------------------------------------------------------


def test_a_new_game_is_whole_and_playable(tmp_path: Path) -> None:
    copy = copy_to(tmp_path)
    before = files_in(copy)
    passes(copy, "tooling.new_game", "highcard")
    after = files_in(copy)
    written = [str(path) for path in after if before.get(path) != after[path]]
    assert [path for path in written if not is_listed("A game", path)] == []
    passes(copy, "ruff", "check", "--quiet", "--no-cache")
    passes(copy, "ruff", "format", "--check", "--quiet", "--no-cache")
    passes(copy, "pytest", "-q", "-k", "highcard or unused", *OF_EVERY_GAME)
    bots = ("random", "greedy", "alley-cat:8", "tiger:8", "rascal:8")
    passes(copy, "ninelives", "arena", "highcard", *bots, "--games", "5", "--jobs", "1")
    assert "Highcard" in run(copy, "ninelives", "rules", "highcard", "--lang", "pt").stdout
    (copy / "src/ninelives/terminal/highcard.py").unlink()
    lacking = run(copy, "pytest", "-q", "-k", "highcard", GAMES_TEST).stdout
    assert "screen: No module named 'ninelives.terminal.highcard'" in lacking
    for other in games.names():  # so that every example of the contract suite is the new game
        shutil.rmtree(copy / "src/ninelives/games" / other)
    passes(copy, "pytest", "-q", "tests/contract")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("felix",), "felix is taken: src/ninelives/arena/habits/felix.py exists"),
        (("arena",), "arena is taken"),
        (("common",), "common is taken"),
        (("Poker",), "cannot be a game"),
        (("../poker",), "cannot be a game"),
        (("class",), "cannot be a game"),
        (("highcard", "FX"), "no clause prefix is free"),
        (("highcard", "x"), "no clause prefix is free"),
    ],
)
def test_a_game_that_cannot_be_made_changes_nothing(
    unchanged: Path, words: tuple[str, ...], why: str
) -> None:
    before = files_in(unchanged)
    done = run(unchanged, "tooling.new_game", *words)
    assert done.returncode == 1
    assert why in done.stderr
    assert files_in(unchanged) == before


def test_a_game_that_fails_in_the_middle_leaves_nothing_behind(tmp_path: Path) -> None:
    copy = copy_to(tmp_path)
    rules = copy / "tooling/templates/game/src/ninelives/games/newgame/rules.py"
    rules.write_text(rules.read_text("utf-8") + "\nraise RuntimeError\n", encoding="utf-8")
    before = files_in(copy)
    done = run(copy, "tooling.new_game", "highcard")
    assert "the template cannot be played" in done.stderr
    assert files_in(copy) == before
    assert not (copy / "src/ninelives/games/highcard").exists()


# -- a language -----------------------------------------------------------------------------------


def test_a_new_language_is_whole(tmp_path: Path) -> None:
    """With English for its texts; first without any, so that what is missing is named."""
    copy = copy_to(tmp_path)
    for path in ("languages.py", "locales/en/common.ftl", "rules/felix/en.md"):
        assert is_listed("A language", str(TEXTS / path))
    languages = copy / TEXTS / "languages.py"
    listed = '    "en": "English",\n'
    source = languages.read_text("utf-8")
    assert listed in source
    languages.write_text(source.replace(listed, f'{listed}    "sv": "Xish",\n'), encoding="utf-8")
    (copy / TEXTS / "locales/sv").mkdir()
    lacking = run(copy, "pytest", "-q", "-k", "felix", GAMES_TEST).stdout
    assert "src/ninelives/text/locales/sv: the text felix-event-bid-made" in lacking
    assert "src/ninelives/text/rules/felix/sv.md" in lacking
    shutil.copytree(copy / TEXTS / "locales/en", copy / TEXTS / "locales/sv", dirs_exist_ok=True)
    shutil.copy(copy / TEXTS / "glossary/en.toml", copy / TEXTS / "glossary/sv.toml")
    for game in games.names():
        shutil.copy(copy / TEXTS / f"rules/{game}/en.md", copy / TEXTS / f"rules/{game}/sv.md")
        link = f"[English](../src/ninelives/text/rules/{game}/en.md)"
        xish = link.replace("English", "Xish").replace("en.md", "sv.md")
        change("A language", copy / "docs/rules.md", link, f"{link} · {xish}")
    chosen = ("-k", "sv or languages or lacks")
    passes(copy, "pytest", "-q", *chosen, "tests/text", "tests/docs/test_clauses.py", GAMES_TEST)
    assert "'sv': 'Xish'" in run(copy, "web.wire").stdout
    assert "sv" in run(copy, "ninelives", "--help", "--lang", "sv").stdout


# -- a command ------------------------------------------------------------------------------------


def test_a_new_command_is_whole(tmp_path: Path) -> None:
    """First without its texts, so that what is missing is named."""
    copy = copy_to(tmp_path)
    assert is_listed("A command", "src/ninelives/cli/commands.py")
    assert is_listed("A command", "cli.ftl")
    commands = copy / "src/ninelives/cli/commands.py"
    source = commands.read_text("utf-8")
    listed = "        BENCH,\n"
    assert listed in source
    greet = """
def greet(arguments: Arguments, phrases: Phrases) -> int:
    print("Hello", arguments.option("--name"))
    return 0


GREET: Final = Command("greet", greet, accepts=(Option("name", "NAME"), LANG), example="--name Ada")

COMMANDS: Final"""
    source = source.replace(listed, f"{listed}        GREET,\n")
    source = source.replace("import DECKS, JSON, LANG\n", "import DECKS, JSON, LANG, Option\n")
    commands.write_text(source.replace("\nCOMMANDS: Final", greet, 1), encoding="utf-8")
    texts = "tests/text/test_texts.py"
    assert (
        "'help-greet-name', 'option-name'" in run(copy, "pytest", "-q", "-k", "help", texts).stdout
    )
    for file in (copy / TEXTS / "locales").glob("*/cli.ftl"):
        with file.open("a", encoding="utf-8") as added:
            added.write("\nhelp-greet = say hello.\nhelp-greet-name = whom to greet\n")
    passes(copy, "pytest", "-q", "-k", "help or unused or named", texts)
    assert "--name NAME  whom to greet\n" in run(copy, "ninelives", "greet", "--help").stdout
    assert "\n  ninelives greet " in run(copy, "ninelives", "--help").stdout
    assert "bench, greet; see" in run(copy, "ninelives", "fly", "--lang", "en").stderr
    assert run(copy, "ninelives", "greet", "--name", "Ada").stdout == "Hello Ada\n"


# -- a bot, a power --------------------------------------------------------------------------------


def change(title: str, path: Path, old: str, new: str) -> None:
    """A step of a list: the list must name the file."""
    assert is_listed(title, path.as_posix()), f"{title}: {path}"
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{path} has {text.count(old)} of {old!r}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def say(title: str, copy: Path, file: str, texts: str) -> None:
    """A step of a list: the same texts in every language."""
    assert is_listed(title, file), f"{title}: {file}"
    for folder in (copy / TEXTS / "locales").iterdir():
        path = folder / file
        path.write_text(f"{path.read_text('utf-8')}\n{texts}", encoding="utf-8")


def test_a_new_bot_is_a_character_with_a_name(tmp_path: Path) -> None:
    copy = copy_to(tmp_path)
    line = '    "tiger": Character('
    added = f'    "lynx": Character(budget=_QUICK),\n{line}'
    change("A bot", copy / "src/ninelives/bots/levels.py", line, added)
    tests = ("-k", "bot or unused or help", "tests/text")
    assert "page-bot-lynx" in run(copy, "pytest", "-q", *tests).stdout
    say("A bot", copy, "page.ftl", "page-bot-lynx = Lynx\n    .about = Patient.\n")
    passes(copy, "pytest", "-q", *tests)
    passes(copy, "ninelives", "arena", "felix", "lynx:8", *["random"] * 2, "--games", "3")
    assert "lynx" in run(copy, "ninelives", "play", "--help").stdout


def test_a_new_power_is_one_object_with_its_texts_and_cases(tmp_path: Path) -> None:
    """It takes the card of another power, which goes: the built-in decks hold every power once."""
    copy = copy_to(tmp_path)
    ratjack = copy / "src/ninelives/games/ratjack"
    power = "A power or a card of Ratjack"
    old, new = "exchange-hand-discard", "trade-hand-discard"
    row = 'ExchangeHandDiscard("exchange-hand-discard", []),'
    change(power, ratjack / "powers.py", row, 'TradeHandDiscard("trade-hand-discard", []),')
    change(power, ratjack / "powers.py", "# -- the table ---", f"{TRADE}\n\n\n# -- the table ---")
    change(power, ratjack / "decks/weasels.toml", f'"{old}"', f'"{new}"')
    tests = ("-k", "power or guide or unused", *OF_POWERS)
    lacking = run(copy, "pytest", "-q", *tests).stdout
    assert f"ratjack-power-{new}" in lacking
    assert f"ratjack-page-short-{new}" in lacking
    assert f"KeyError: '{new}'" in lacking, "the row of the guide"
    change(power, copy / "docs/guide/decks.md", f"`{old}`", f"`{new}`")
    for folder in (copy / TEXTS / "locales").iterdir():
        for file, text in (("ratjack-cards.ftl", "power"), ("ratjack.ftl", "page-short")):
            change(power, folder / file, f"ratjack-{text}-{old}", f"ratjack-{text}-{new}")
    passes(copy, "pytest", "-q", *tests)


OF_POWERS = (
    "tests/docs/test_guide.py",
    "tests/games/ratjack/test_decks.py",
    "tests/games/ratjack/test_every_power.py",
    "tests/games/ratjack/test_refused_powers.py",
    "tests/text/test_texts.py",
)
TRADE = """@final
class TradeHandDiscard(Power):
    \"\"\"Exchange your hand card with the top discard.\"\"\"

    def possible(self, state: RatjackState, moment: Moment) -> bool:
        return moment.discards > 0

    def begin(self, state: RatjackState, log: Log | None) -> bool:
        state.exchange_with_discard(state.table.active, log)
        return True"""
