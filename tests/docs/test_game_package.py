"""A game in a package of its own, as docs/new-game.md says: built, installed, played, tested and removed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.docs.page_checkout import PROGRAM, ROOT, files, written
from wonderland_qt.testing import problems

PAGE = written("new-game.md")
SECTION = PAGE[PAGE.index("## A package of its own") : PAGE.index("## Questions that come up")]
ROW = re.compile(r"^\| `([\w/]+/)(?:\*\.py)?` \| `(nim_game/[\w/]*)`", re.MULTILINE)
COMMANDS = re.findall(r"```sh\n(.*?)```", SECTION, re.DOTALL)[0].splitlines()


def laid_out(folder: Path) -> Path:
    """Put the files of the page where the table of the page says."""
    places = dict(ROW.findall(SECTION))
    for name, text in files(PAGE):
        for before, after in places.items():
            if name.startswith(before):
                file = folder / after / name.removeprefix(before)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text.replace("wonderland_qt.games.nim", "nim_game"), encoding="utf-8")
    (folder / "pyproject.toml").write_text(dict(files(PAGE))["package/pyproject.toml"], encoding="utf-8")
    return folder


def run(where: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, with packages installed in one beside the program."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(where), str(ROOT)))}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=where, env=environment, capture_output=True, text=True, check=False)


def program(where: Path, arguments: Sequence[str]) -> str:
    """Run the command line; return what it prints."""
    done = run(where, "-c", PROGRAM, *arguments)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which pip has built and installed the package."""
    source, where = laid_out(tmp_path_factory.mktemp("source")), tmp_path_factory.mktemp("installed")
    pip = ("-m", "pip", "install", "--no-deps", "--no-build-isolation", "--no-index", "--quiet")
    done = run(where, *pip, "--target", str(where), str(source))
    assert done.returncode == 0, done.stdout + done.stderr
    return where


def test_the_package_holds_every_folder_of_the_game(installed: Path) -> None:
    held = {file.relative_to(installed).as_posix() for file in installed.rglob("*") if file.is_file()}
    assert {
        "nim_game/game.py",
        "nim_game/content/nim/nim.yaml",
        "nim_game/resources/nim/box.toml",
        "nim_game/resources/nim/words/uk/nim.ftl",
        "nim_game/resources/nim/rules/en.md",
    } <= held


def test_it_is_on_the_shelf(installed: Path) -> None:
    assert '"game":"nim","title":"Nim"' in program(installed, ["games", "--json"])


@pytest.mark.parametrize("command", COMMANDS)
def test_what_the_page_says_to_try_works(installed: Path, command: str) -> None:
    first, *arguments = command.split()
    if first == "python":
        done = run(installed, *arguments)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    else:
        program(installed, arguments)


def test_its_content_is_checked_like_ours(installed: Path) -> None:
    assert "no mistakes" in program(installed, ["validate", "--game", "nim"])


@pytest.mark.window
def test_bots_play_it_in_the_window(installed: Path) -> None:
    program(installed, ["play", "--game", "nim", "--smoke", "nim.png"])
    assert (installed / "nim.png").stat().st_size > 0


def test_python_programs_play_it(installed: Path) -> None:
    code = "from wonderland_qt import api; print(api.new_game('nim', 3, seed=1).playout(2).scores)"
    assert "red" in run(installed, "-c", code).stdout


def test_once_it_is_removed_nothing_speaks_of_it(installed: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(installed, copy)
    shutil.rmtree(copy / "nim_game")
    gone = program(copy, ["games", "--json"])
    assert '"game":"nim"' not in gone
    assert gone.count("nim-game") == 1
    shutil.rmtree(next(copy.glob("*.dist-info")))
    assert "nim" not in program(copy, ["games", "--json"])


@pytest.mark.parametrize("game", ["tea_for_2", "nothing"])
def test_the_checks_find_nothing_wrong_with_ours_and_name_what_is_not_there(game: str) -> None:
    assert bool(problems(game, seeds=range(1))) == (game == "nothing")
