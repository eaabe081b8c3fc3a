"""docs/new-bot.md, done as it says: a copy of the program with the bot of the page added to it."""

from pathlib import Path

import pytest

from tests.docs.page_checkout import assert_clean, assert_succeeds, checkout, commands, enter, files, written

PAGE = written("new-bot.md")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, with the files of the page and its entry point."""
    made = checkout(tmp_path_factory.mktemp("checkout"), PAGE)
    enter(made, "wonderland_qt.bots", PAGE)
    return made


@pytest.mark.parametrize("command", commands(PAGE))
def test_what_the_page_says_to_try_works(copy: Path, command: str) -> None:
    assert_succeeds(command, copy)


def test_its_code_is_as_clean_as_the_rest(copy: Path) -> None:
    assert_clean(copy, "wonderland_qt/bots", "tests/bots")


def test_its_words_are_in_every_language(copy: Path) -> None:
    named = [name for name, _ in files(PAGE) if name.endswith(".ftl")]
    assert {Path(name).parent.name for name in named} == {"en", "pl", "uk"}
    assert_succeeds("wonderland-qt validate --strict --game tea_for_2", copy)
