"""What the team agreed on for the tree: small files, short functions, honest names, one door for Qt."""

import ast
import io
import re
import statistics
import subprocess
import tokenize
from collections.abc import Iterator, Set
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "wonderland_qt"
TESTS = ROOT / "tests"

LONGEST_FILE = 350
MEDIAN_FUNCTION_BELOW = 10
EMPTY_NAMES = {"util", "utils", "helper", "helpers", "manager", "managers", "misc", "common", "stuff"}
TOP_LEVEL_FOLDERS = {
    ".ci", ".github", "LICENSES", "content", "docs", "packaging", "resources", "tests", "wonderland_qt",
}  # fmt: skip
GAMES = [f"games/{path.parent.name}" for path in sorted(PACKAGE.glob("games/*/__init__.py"))]
ESSENTIALS = {
    "QtCore", "QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets", "QtTest", "QtNetwork", "QtConcurrent", "QtDBus",
    "QtPrintSupport", "QtSql", "QtXml", "QtOpenGL", "QtOpenGLWidgets", "QtQml", "QtQuick", "QtUiTools",
}  # fmt: skip
OF_ONE_GAME = re.compile(
    r"(?i)(?<![a-z])(?:tea|chips?|regions?|castles?|shards?|madness|poison|quests?|forges?|leader|supporters?"
    r"|factions?|battles?|wars?|alice|hatter|jabberwock|wonderlandians?|wagers?|wonderland(?![_ -]qt)"
    r"|bunny|bunnies|rabbits?|kingdoms?|fiefs?|parchments?|harvests?|carrots?|lava|camps?|provisions?)(?![a-z])"
)
OF_EVERY_GAME = ("engine", "components", "bots", "lab", "analysis", "models", "scene", "app", "cli")
SILENCED = re.compile(
    r"#\s*(?:type:\s*ignore|noqa)\b(?P<codes>\[[^\]]*\]|:\s*[A-Z]+\d+(?:,\s*[A-Z]+\d+)*)?(?P<reason>.*)"
)


def test_no_file_is_longer_than_a_reader_holds_in_mind() -> None:
    lengths = {_name(path): len(_text(path).splitlines()) for path in _sources(PACKAGE)}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_half_of_all_functions_are_shorter_than_ten_lines() -> None:
    lengths = [length for path in _sources(PACKAGE) for length in _function_lengths(_tree(path))]
    assert statistics.median(lengths) < MEDIAN_FUNCTION_BELOW


def test_a_file_is_named_for_what_is_in_it() -> None:
    paths = [
        path for folder in (PACKAGE, TESTS) for path in folder.rglob("*") if "__pycache__" not in path.parts
    ]
    assert [_name(path) for path in paths if path.stem.lower() in EMPTY_NAMES] == []


def test_only_qt_s_essential_modules_are_imported() -> None:
    assert [place for place in _imports_of("PySide6", PACKAGE, TESTS) if place[1] not in ESSENTIALS] == []


def test_chance_comes_from_the_state_and_never_from_python_s_own_generator() -> None:
    assert list(_imports_of("random", PACKAGE)) == []


def test_what_is_known_of_a_content_can_be_forgotten() -> None:
    kept_for_ever = re.compile(r"@(?:lru_)?cache(?:\(.*\))?\n(?:@.*\n)*def \w+\(\s*content\b")
    assert [_name(path) for path in _sources(PACKAGE) if kept_for_ever.search(_text(path))] == []


def test_tests_that_need_qt_say_so() -> None:
    users = {name for name, _ in _imports_of("PySide6", TESTS)} - {"tests/conftest.py"}
    assert {name for name in users if "mark.window" not in _text(ROOT / name)} == set()


def test_every_tooltip_says_whether_it_is_markup() -> None:
    """Qt guesses, and a name may be anything."""
    told = re.compile(
        r"\.setToolTip\((?!tooltip\(|about\)$)|QToolTip\.showText\((?!.*tooltip\()", re.MULTILINE
    )
    assert {_name(path) for path in _sources(PACKAGE / "app") if told.search(_text(path))} == set()


def test_nobody_takes_an_item_out_of_a_layout() -> None:
    """Python keeps the item when the layout has dropped it, and takes what comes to its address for it."""
    taken = re.compile(r"\.(?:itemAt(?:Position)?|takeAt|replaceWidget)\(|\bQ(?:Layout|Widget|Spacer)Item\b")
    assert {_name(path) for path in _sources(PACKAGE, TESTS) if taken.search(_text(path))} == set()


@pytest.mark.parametrize("package", ["engine", "models", "scene", "app", *GAMES])
def test_no_rooms_import_one_another_in_a_circle(package: str) -> None:
    """A newcomer can read one room after another, each resting on those read before."""
    folder = PACKAGE / package
    imports = {room.name: _rooms_imported(room, folder) for room in folder.iterdir() if room.is_dir()}
    while free := [room for room, others in imports.items() if not others & imports.keys() - {room}]:
        for room in free:
            del imports[room]
    assert imports == {}


def test_no_modules_import_one_another_in_a_circle() -> None:
    """Imports within functions count, and those for types alone."""
    modules = {_module(path): path for path in _sources(PACKAGE)}
    imports = {name: set(_imported(path, modules.keys())) - {name} for name, path in modules.items()}
    TopologicalSorter(imports).prepare()


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _imported(path: Path, modules: Set[str]) -> Iterator[str]:
    for node in ast.walk(ast.parse(_text(path))):
        if isinstance(node, ast.Import):
            yield from modules & {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and (package := node.module):
            inside = {f"{package}.{alias.name}" for alias in node.names}
            yield from modules & inside or modules & {package}


@pytest.mark.parametrize(
    ("comment", "explained"),
    [
        ("# type: ignore[attr-defined]  # msgspec makes it", True),
        ("# noqa: N802  # Qt's name", True),
        ("# noqa: N802, ARG002 Qt's name", True),
        ("# type: ignore[attr-defined]", False),
        ("# type: ignore", False),
        ("# noqa: N802", False),
        ("# noqa", False),
    ],
)
def test_a_reason_is_told_from_a_code(comment: str, explained: bool) -> None:
    assert _explains(comment) is explained


def test_no_top_level_folder_is_a_surprise() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    listing = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]
    files = subprocess.run(listing, check=True, capture_output=True, text=True).stdout.splitlines()
    assert {file.split("/")[0] for file in files if "/" in file} <= TOP_LEVEL_FOLDERS


def test_what_serves_every_game_knows_the_words_of_none() -> None:
    folders = [PACKAGE / name for name in OF_EVERY_GAME]
    found = [(_name(path), word) for path in _sources(*folders) for word in OF_ONE_GAME.findall(_text(path))]
    assert found == []


def _sources(*folders: Path) -> list[Path]:
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(_text(path))


def _function_lengths(tree: ast.Module) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield (node.end_lineno or node.lineno) - node.lineno + 1


def _rooms_imported(room: Path, package: Path) -> set[str]:
    """Return the names of the rooms of a package that a room imports from."""
    prefix = f"{_name(package).replace('/', '.')}."
    modules = (module for path in _sources(room) for module in _imported_modules(_tree(path)))
    return {module.removeprefix(prefix).split(".")[0] for module in modules if module.startswith(prefix)}


def _imports_of(package: str, *folders: Path) -> Iterator[tuple[str, str]]:
    """Where a package is imported, with the name of the part of it that is."""
    for path in _sources(*folders):
        for module in _imported_modules(_tree(path)):
            first, _, rest = module.partition(".")
            if first == package:
                yield _name(path), rest.split(".")[0]


def _imported_modules(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _unexplained(path: Path) -> Iterator[int]:
    if not SILENCED.search(_text(path)):
        return
    for token in tokenize.generate_tokens(io.StringIO(_text(path)).readline):
        if token.type == tokenize.COMMENT and not _explains(token.string):
            yield token.start[0]


def _explains(comment: str) -> bool:
    silenced = SILENCED.search(comment)
    return silenced is None or len(re.findall(r"[^\W\d_]{2,}", silenced["reason"])) >= 2
