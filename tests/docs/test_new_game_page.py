"""docs/new-game.md, done as it says: a copy of the program with the game of the page added to it."""

import re
from pathlib import Path

import pytest

from tests.docs.page_checkout import assert_clean, assert_succeeds, checkout, commands, enter, files, written

PAGE = written("new-game.md")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, with the files of the page and its entry point."""
    made = checkout(tmp_path_factory.mktemp("checkout"), PAGE)
    enter(made, "wonderland_qt.games", PAGE)
    return made


def test_the_page_brings_a_file_for_each_folder_that_it_lists() -> None:
    names = [name for name, _ in files(PAGE)]
    for folder in re.findall(r"^\| `([\w/]+/<id>/)", PAGE, re.MULTILINE):
        assert any(name.startswith(folder.replace("<id>", "nim")) for name in names), folder


@pytest.mark.parametrize("command", commands(PAGE))
def test_what_the_page_says_to_try_works(copy: Path, command: str) -> None:
    assert_succeeds(command, copy)


def test_its_code_is_as_clean_as_the_rest(copy: Path) -> None:
    assert_clean(copy, "wonderland_qt/games/nim", "tests/games/nim")
