"""Break the rules one place at a time, and see whether the tests of the game notice.

make mutants                                   the rules of all games
make mutants ARGS='felix'                      of one
make mutants ARGS='catinthebox/board.py'       of one file
make mutants ARGS='felix --every 10 --from 3'  every tenth mutant, beginning with the third

A mutant is a module of the rules with one change: another comparison, operator or number, a
condition turned around, a statement left out. The tests of the game, `tests/games/<game>`, run on
the pure sources in a process of their own and stop at the first failure; those that killed the last
mutants run first. A mutant that no test kills is either a rule that no test holds, or changes
nothing that can be seen. The second kind is listed with its reason in mutants.toml; a reason for a
mutant that no longer exists, or that is killed, is an error.

One process at a time; a game takes minutes on a machine at rest.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import resource
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "ninelives" / "games"
REASONS: Final = Path(__file__).with_name("mutants.toml")
# Rules; how they are written, drawn or remembered is in the other modules.
FILES: Final = {
    "felix": ("dogs.py", "rules.py", "table.py"),
    "catinthebox": ("board.py", "rules.py", "table.py"),
    "ratjack": ("rules.py", "scoring.py", "tokens.py", "questions.py", "powers.py"),
}
# CPU seconds that the tests of a mutant may take: an endless loop is noticed.
LONGER: Final = 2  # times as long as without a change
SPARE: Final = 2

# Other tests are about these: clones and facts, which tests/contract compares field by field.
ELSEWHERE: Final = frozenset({"clone"})

_COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    game: str
    file: str
    function: str  # as in Table.clone
    name: str  # where it is and what is changed; the same after lines have moved
    source: str

    @property
    def is_in_function(self) -> bool:
        """Whether it changes what a function does, and nothing that happens when it is defined."""
        return _BODY not in self.function.split(".")

    @property
    def module(self) -> str:
        return f"ninelives.games.{self.game}.{self.file.removesuffix('.py')}"

    def __str__(self) -> str:
        return f"{self.game}/{self.file} {self.name}"


# -- changes ---------------------------------------------------------------------------------------


def mutants(game: str, file: str) -> Iterator[Mutant]:
    """All mutants of a file, in the order of its lines."""
    tree = ast.parse((GAMES / game / file).read_text(encoding="utf-8"))
    for function, name in changed(tree):
        yield Mutant(game, file, function, name, ast.unparse(ast.fix_missing_locations(tree)))


def changed(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Make one change in the tree after another: the function, and the name of the mutant."""
    seen: Counter[str] = Counter()
    for function, node, field, index in _places(tree):
        old = _at(node, field, index)
        for new in _changes(old):
            name = f"{function}: {_brief(old)} -> {_brief(new)}"
            seen[name] += 1
            if seen[name] > 1:
                name = f"{name} #{seen[name]}"
            _put(node, field, index, new)
            yield function, name
            _put(node, field, index, old)


_Place = tuple[str, ast.AST, str, int | None]


def _places(tree: ast.Module) -> Iterator[_Place]:
    """Every field that holds a node of code that runs, with the function around it."""
    yield from _inside(tree, _BODY)


def _inside(node: ast.AST, function: str) -> Iterator[_Place]:
    for field, value in ast.iter_fields(node):
        if field in _NEVER_RUN:
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or _is_remark(child):
                continue
            yield function, node, field, index
            if isinstance(child, ast.ClassDef):
                yield from _inside(child, f"{child.name}.{_BODY}")
            elif not isinstance(child, ast.FunctionDef):
                yield from _inside(child, function)
            elif child.name not in ELSEWHERE:
                yield from _inside(child, function.replace(_BODY, child.name))


_BODY: Final = "module"  # the code that runs when a module is imported; X.module for a class
_NEVER_RUN: Final = frozenset(
    {"annotation", "args", "bases", "decorator_list", "returns", "type_ignores"}
)


def _is_remark(node: ast.AST) -> bool:
    """Whether it is a docstring, an import or an assertion for the type checker."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert):
        return True
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """Other nodes that may stand in its place."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in _COMPARISONS:
        new = copy.copy(node)
        new.ops = [_COMPARISONS[type(node.ops[0])](), *node.ops[1:]]
        yield new
    elif isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        yield ast.BinOp(node.left, _OPERATORS[type(node.op)](), node.right)
    elif isinstance(node, ast.BoolOp):
        either = copy.copy(node)
        either.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield either
    elif isinstance(node, ast.UnaryOp):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
    else:
        yield from _other_statements(node)


def _other_statements(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Break | ast.Continue):
        yield ast.Continue() if isinstance(node, ast.Break) else ast.Break()
    if isinstance(node, ast.If | ast.IfExp) and isinstance(node.test, _PLAIN):
        turned = copy.copy(node)
        turned.test = ast.UnaryOp(ast.Not(), node.test)
        yield turned
    if isinstance(node, ast.AugAssign):
        yield ast.AugAssign(node.target, _OPERATORS[type(node.op)](), node.value)
        yield ast.Pass()
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield ast.Pass()
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript):
        yield ast.Pass()


_PLAIN: Final = (ast.Name, ast.Attribute, ast.Call)


def _brief(node: ast.AST) -> str:
    """Its code, or the first line of a statement with others inside."""
    return ast.unparse(node).partition("\n")[0]


def _at(node: ast.AST, field: str, index: int | None) -> ast.AST:
    value = getattr(node, field)
    found = value if index is None else value[index]
    assert isinstance(found, ast.AST)
    return found


def _put(node: ast.AST, field: str, index: int | None, new: ast.AST) -> None:
    if index is None:
        setattr(node, field, new)
    else:
        getattr(node, field)[index] = new


# -- running the tests -----------------------------------------------------------------------------

_OPTIONS: Final = (
    *("--exitfirst", "--quiet", "--tb=no"),
    *("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # of what the parent has imported
)


class _Finder(MetaPathFinder, Loader):
    """Imports the mutant in the place of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        return spec_from_loader(fullname, self) if fullname == self._mutant.module else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._mutant.source, str(self._mutant), "exec"), vars(module))  # noqa: S102 - our source


@dataclass
class Result:
    """What became of a mutant."""

    killed: bool
    seconds: float  # of CPU
    killer: str  # the test that failed, if it was one


def result_of(mutant: Mutant, killers: Sequence[str], seconds: int | None) -> Result:
    """Run the tests of the game, those in `killers` first, for at most so many CPU seconds."""
    return _in_child(lambda write: _test_all(mutant, killers, write), seconds)


def _in_child(work: Callable[[int], bool], seconds: int | None) -> Result:
    """Do the work in a process of its own. It returns whether the mutant is killed, and may write
    the name of the test that killed it."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        if seconds is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        try:
            killed = work(write)
        except BaseException:  # whatever a mutant raises kills it
            killed = True
        os._exit(killed)
    os.close(write)
    with os.fdopen(read) as told:
        killer = told.read()
    _, status, used = os.wait4(child, 0)
    return Result(status != 0, used.ru_utime + used.ru_stime, killer)


def _test_all(mutant: Mutant, killers: Sequence[str], write: int) -> bool:
    """Import the mutant in the place of its module, and run the tests of its game."""

    class Killers:
        def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
            items[:] = _ordered(items, killers)

        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed:
                os.write(write, report.nodeid.encode())

    for name in [each for each in sys.modules if each.startswith(("ninelives", "tests"))]:
        del sys.modules[name]
    sys.meta_path.insert(0, _Finder(mutant))
    return _pytest(mutant.game, Killers())


def _pytest(game: str, plugin: object) -> bool:
    """Run the tests of a game without a word; whether one failed."""
    with Path(os.devnull).open("w", encoding="utf-8") as silence:
        os.dup2(silence.fileno(), 1)
        os.dup2(silence.fileno(), 2)
        return pytest.main([*_OPTIONS, f"tests/games/{game}"], plugins=[plugin]) != 0


def _ordered(items: Sequence[pytest.Item], killers: Sequence[str]) -> list[pytest.Item]:
    order = {name: place for place, name in enumerate(killers)}
    return sorted(items, key=lambda item: order.get(item.nodeid, len(order)))


# To import all tests for every mutant takes longer than to run them. So they are imported once, and
# a mutant only replaces the code of a function. What is left is tried again with `result_of`.


def _limit(unchanged: Result) -> int:
    return SPARE + round(LONGER * unchanged.seconds)


class Quick:
    """Tests the mutants in copies of a process that has imported all tests, and tells of each."""

    def __init__(self, tried: Sequence[Mutant], tell: Callable[[int], object]) -> None:
        self._tried = tried
        self._tell = tell
        self._killers: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        first = _function_of(self._tried[0])
        unchanged = _in_child(partial(self._test, session, first, first.__code__), None)
        assert not unchanged.killed
        seconds = _limit(unchanged)
        for number, mutant in enumerate(self._tried):
            function, code = _function_of(mutant), _code_of(mutant)
            result = _in_child(partial(self._test, session, function, code), seconds)
            if result.killer:
                self._killers = [each for each in self._killers if each != result.killer]
                self._killers.insert(0, result.killer)
            if not result.killed:
                self._tell(number)
        return True

    def _test(
        self, session: pytest.Session, function: FunctionType, code: CodeType, write: int
    ) -> bool:
        function.__code__ = code
        items = _ordered(session.items, self._killers)
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                os.write(write, item.nodeid.encode())
                return True
        return False


def _function_of(mutant: Mutant) -> FunctionType:
    found: object = sys.modules[mutant.module]
    for name in mutant.function.split("."):
        found = getattr(found, name)
    assert isinstance(found, FunctionType)
    return found


def _code_of(mutant: Mutant) -> CodeType:
    """The changed code of that function."""
    code = compile(mutant.source, str(mutant), "exec")
    for name in mutant.function.split("."):
        code = next(
            each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name
        )
    return code


def survivors(tried: Sequence[Mutant], seconds: int) -> list[Mutant]:
    """The mutants of one game that no test kills."""
    quick = [each for each in tried if each.is_in_function]
    slow = [each for each in tried if not each.is_in_function]
    left = slow + _left_by_quick(quick)
    return [each for each in left if not result_of(each, [], seconds).killed]


def _left_by_quick(quick: Sequence[Mutant]) -> list[Mutant]:
    if not quick:
        return []
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        told_of = Quick(quick, lambda number: os.write(write, f"{number}\n".encode()))
        os._exit(_pytest(quick[0].game, told_of))
    os.close(write)
    with os.fdopen(read) as told:
        left = [quick[int(line)] for line in told]
    if os.waitpid(child, 0)[1] != 0:
        sys.exit(f"The tests of {quick[0].game} could not be run.")
    return left


# -- the run ---------------------------------------------------------------------------------------


def chosen(names: Sequence[str]) -> list[tuple[str, str]]:
    """The files that the arguments name, as game and file."""
    every = [(game, file) for game, files in FILES.items() for file in files]
    found = [
        (game, file)
        for game, file in every
        if not names or game in names or f"{game}/{file}" in names
    ]
    unknown = [name for name in names if name not in FILES and tuple(name.split("/")) not in every]
    if unknown:
        known = ", ".join([*FILES, *("/".join(each) for each in every)])
        sys.exit(f"There is no {unknown[0]}; choose among {known}.")
    return found


def reasons() -> dict[str, str]:
    """Why a mutant changes nothing that a test could see, by its name."""
    with REASONS.open("rb") as file:
        found: dict[str, dict[str, str]] = tomllib.load(file)
    return {f"{file} {name}": why for file, listed in found.items() for name, why in listed.items()}


def without_mutant(listed: dict[str, str]) -> list[str]:
    """The names with a reason that are no mutant, or no longer."""
    every = set[str]()
    for game, file in chosen(()):
        tree = ast.parse((GAMES / game / file).read_text(encoding="utf-8"))
        every |= {f"{game}/{file} {name}" for _, name in changed(tree)}
    return [name for name in listed if name not in every]


def run(tried: Sequence[Mutant], listed: dict[str, str]) -> int:
    """Test the mutants; how many errors there are."""
    errors = 0
    for game in FILES:
        of_game = [each for each in tried if each.game == game]
        if not of_game:
            continue
        started = time.monotonic()
        left = {str(each) for each in survivors(of_game, _seconds(game))}
        names = {str(each) for each in of_game}
        unknown = [f"survived: {name}" for name in sorted(left - listed.keys())]
        unknown += [
            f"killed, so without a reason: {n}" for n in sorted(names & listed.keys() - left)
        ]
        print(*unknown, sep="\n", end="\n" if unknown else "")
        seconds = time.monotonic() - started
        print(f"{game}: {len(names)} mutants, {len(left)} survivors, {seconds:.0f} s", flush=True)
        errors += len(unknown)
    return errors


def _seconds(game: str) -> int:
    """How long the tests of a mutant may take."""
    rules = (GAMES / game / "rules.py").read_text(encoding="utf-8")
    unchanged = result_of(Mutant(game, "rules.py", "", "unchanged", rules), [], None)
    if unchanged.killed:
        sys.exit(f"The tests of {game} fail without a change.")
    return _limit(unchanged)


def main() -> None:
    parser = argparse.ArgumentParser(description="Break the rules; the tests should notice.")
    parser.add_argument("names", nargs="*", help="a game, or a file as in felix/dogs.py")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth mutant")
    parser.add_argument("--from", type=int, default=1, dest="first", metavar="N")
    parser.add_argument("--list", action="store_true", help="print the names and test nothing")
    given = parser.parse_args()
    listed = reasons()
    obsolete = without_mutant(listed)
    for name in obsolete:
        print(f"a reason without a mutant: {name}")
    tried = [each for game, file in chosen(given.names) for each in mutants(game, file)]
    tried = tried[given.first - 1 :: given.every]
    if given.list:
        print(*tried, sep="\n")
    sys.exit(bool(obsolete) or (not given.list and run(tried, listed) > 0))


if __name__ == "__main__":
    main()
