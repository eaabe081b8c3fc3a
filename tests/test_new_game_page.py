"""docs/new-game.md, done as it says: a copy of the program with the game of the page added to it."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
FILE = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TRIED = re.compile(r"^## Try it\n\n```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ENTERED = re.MULTILINE | re.DOTALL
COPIED = ("wonderland_qt", "content", "resources", "docs", "tests", "pyproject.toml")
PROGRAM = "from wonderland_qt.cli import main; raise SystemExit(main())"
LEFT_OUT = shutil.ignore_patterns("__pycache__")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, with the files of the page and the entry in the catalogue."""
    copy = tmp_path_factory.mktemp("checkout")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, copy / name)
    for name, written in FILE.findall(PAGE):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(written, encoding="utf-8")
    enter(copy / "wonderland_qt" / "games" / "catalogue.py")
    return copy


def enter(catalogue: Path) -> None:
    """Add the game to the catalogue, as the page says in words."""
    source = catalogue.read_text(encoding="utf-8")
    reading = (
        "def _nim() -> AnyRuleset:\n    from wonderland_qt.games.nim.game import NIM\n\n    return NIM\n\n\n"
    )
    entered = re.sub(
        r"^(LISTED.*?)^\)",
        reading + r'\1    Listing("nim", (2, 3), _nim),\n)',
        source,
        count=1,
        flags=ENTERED,
    )
    assert entered.count('Listing("nim"') == 1
    catalogue.write_text(entered, encoding="utf-8")


def commands() -> list[str]:
    found = TRIED.search(PAGE)
    assert found
    return found[1].splitlines()


def test_the_page_brings_a_file_for_each_folder_that_it_lists() -> None:
    names = [name for name, _ in FILE.findall(PAGE)]
    for folder in re.findall(r"^\| `([\w/]+/<id>/)", PAGE, re.MULTILINE):
        assert any(name.startswith(folder.replace("<id>", "nim")) for name in names), folder


@pytest.mark.parametrize("command", commands())
def test_what_the_page_says_to_try_works(checkout: Path, command: str) -> None:
    program, *arguments = command.split()
    run = [sys.executable, *(arguments if program == "python" else ["-c", PROGRAM, *arguments])]
    done = subprocess.run(run, cwd=checkout, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_code_is_as_clean_as_the_rest(checkout: Path) -> None:
    run = [sys.executable, "-m", "ruff", "check", "wonderland_qt/games/nim", "tests/games/nim"]
    done = subprocess.run(run, cwd=checkout, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
