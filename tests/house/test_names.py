"""One name, one thing: of modules and classes outside the games, and of files within their folders."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "wonderland_qt"


def test_no_two_modules_outside_the_games_share_a_name() -> None:
    assert twice((path.stem, path) for path in outside_the_games()) == {}


def test_no_two_classes_outside_the_games_share_a_name() -> None:
    named = ((name, path) for path in outside_the_games() for name in classes(path))
    assert twice(named) == {}


def test_no_file_is_called_like_its_folder() -> None:
    assert [place(path) for path in PACKAGE.rglob("*.py") if path.stem == path.parent.name] == []


def outside_the_games() -> list[Path]:
    """Return the modules of the program outside the games."""
    modules = (path for path in sorted(PACKAGE.rglob("*.py")) if not path.name.startswith("__"))
    return [path for path in modules if PACKAGE / "games" not in path.parents]


def classes(module: Path) -> Iterator[str]:
    """Yield the names of the public classes at the top of a module."""
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def twice(named: Iterable[tuple[str, Path]]) -> dict[str, list[str]]:
    """Return the names that are given more than once, each with its files."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, path in named:
        found[name].append(place(path))
    return {name: places for name, places in found.items() if len(places) > 1}


def place(path: Path) -> str:
    """Return where a file stands in the checkout."""
    return path.relative_to(ROOT).as_posix()
