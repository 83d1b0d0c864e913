"""`ninelives arena GAME BOT BOT …`: bots against bots."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ninelives import games
from ninelives.cli.arguments import Arguments, Command
from ninelives.cli.errors import UsageError
from ninelives.cli.game_options import check_options, options_in
from ninelives.cli.options import GAME_OPTION, JSON, LANG, Option
from ninelives.text.builds import pure_warning, version_line
from ninelives.text.phrases import Phrases

if TYPE_CHECKING:
    from ninelives.arena.figures import Figures
    from ninelives.arena.plan import Plan
    from ninelives.arena.tournament import Executor, Tournament

GAMES: Final = 100
SEED: Final = 1
_STOPPED: Final = 1  # the exit code if not all games were played


def arena(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.arena.figures import figures
    from ninelives.arena.tournament import Tournament

    plan = _plan(arguments, phrases)
    report = _report_file(arguments)
    playing = Tournament(plan, plan.deals_for(arguments.at_least_one("--games", GAMES)))
    _print_build(arguments, phrases)
    _play(playing, _workers(arguments), phrases)
    if not playing.played:
        print(phrases.say("arena-nothing"), file=sys.stderr)
        return _STOPPED
    found = figures(plan, playing.played, partial=not playing.is_over)
    _print_figures(found, arguments, phrases)
    if report is not None:
        from ninelives.arena.report import page

        report.write_text(page(found, playing.played, phrases), encoding="utf-8")
        print(phrases.say("arena-report-written", file=str(report)), file=sys.stderr)
    return 0 if playing.is_over else _STOPPED


# -- arguments -------------------------------------------------------------------------------------


def _plan(arguments: Arguments, phrases: Phrases) -> Plan:
    from ninelives.arena.deals import try_seating
    from ninelives.arena.plan import Plan

    name, bots = arguments.words["GAME"], arguments.many
    game = games.load(name)
    options = options_in(arguments)
    check_options(game, len(bots), options, phrases)
    seed = arguments.number("--seed")
    plan = Plan(name, tuple(options.items()), tuple(bots), SEED if seed is None else seed)
    try_seating(plan)
    return plan


def _workers(arguments: Arguments) -> Executor:
    jobs = arguments.at_least_one("--jobs", os.cpu_count() or 1)
    if "--ray" in arguments.options or "--ray" in arguments.flags:
        from ninelives.arena import on_ray

        return partial(on_ray.each, address=arguments.option("--ray") or on_ray.LOCAL, jobs=jobs)
    from ninelives.arena import workers

    return partial(workers.each, jobs=jobs)


def _report_file(arguments: Arguments) -> Path | None:
    """The file of the report; raises UsageError before hours of play if it cannot be written."""
    file = arguments.option("--report")
    if file is None:
        return None
    path = Path(file)
    was_there = path.exists()
    try:
        path.open("a").close()
    except OSError as error:
        why = error.strerror or ""
        raise UsageError("error-cannot-write", file=file, why=why) from None
    if not was_there:
        path.unlink()
    return path


# -- playing ---------------------------------------------------------------------------------------


def _print_build(arguments: Arguments, phrases: Phrases) -> None:
    """Prints the build first; with --json only a warning, to standard error."""
    if "--json" not in arguments.flags:
        print(version_line(phrases), flush=True)
    elif warning := pure_warning(phrases):
        print(warning, file=sys.stderr)


def _play(playing: Tournament, workers: Executor, phrases: Phrases) -> None:
    """Plays until the end, or until Ctrl+C."""
    from ninelives.cli.progress import progress_bar

    with progress_bar(phrases) as show, suppress(KeyboardInterrupt):
        for deals in playing.play(workers):
            show(deals, playing.deals)


# -- results ---------------------------------------------------------------------------------------


def _print_figures(found: Figures, arguments: Arguments, phrases: Phrases) -> None:
    partial_words = phrases.say("arena-partial", games=found.games)
    if "--json" in arguments.flags:
        import msgspec

        print(msgspec.json.encode(found).decode())
        if found.partial:
            print(partial_words, file=sys.stderr)
        return
    from ninelives.arena.tables import Tables
    from ninelives.terminal.width import aligned

    tables = Tables(found, phrases)
    print(tables.title())
    if found.partial:
        print(partial_words)
    for table in (tables.standings(), tables.ratings(), tables.differences(), tables.habits()):
        if len(table) > 1:
            print()
            print("\n".join(aligned(table, numbers=True)))
    print()
    print(tables.fair_share())
    print(phrases.say("arena-about-intervals"))


ARENA: Final = Command(
    "arena",
    arena,
    words=("GAME",),
    many="BOT",
    needed=2,
    accepts=(
        Option("games", "N", GAMES),
        Option("seed", "N", SEED),
        Option("jobs", "N"),
        GAME_OPTION,
        JSON,
        Option("report", "FILE"),
        Option("ray", "ADDRESS", is_value_optional=True),
        LANG,
    ),
    example="felix tiger greedy greedy greedy --games 40",
)
