"""docs/new-bot.md, done as it says: a copy of the program with the bot of the page added to it."""

import re
from pathlib import Path

import pytest

from tests.page_checkout import assert_clean, assert_succeeds, checkout, commands, files, written

PAGE = written("new-bot.md")
BOTS = re.compile(r"^BOTS: .*?\}\n", re.MULTILINE | re.DOTALL)
IMPORTED = "from wonderland_qt.bots.dream_bot import DreamBot\n"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, with the files of the page and the entry among the bots."""
    made = checkout(tmp_path_factory.mktemp("checkout"), PAGE)
    register(made / "wonderland_qt" / "bots" / "registry.py")
    return made


def register(registry: Path) -> None:
    """Add the bot to the registry, as the page says."""
    source, entries = registry.read_text(encoding="utf-8"), BOTS.search(PAGE)
    assert entries
    entered = BOTS.sub(lambda _: entries[0], source)
    first = entered.index("from wonderland_qt.bots")
    registry.write_text(entered[:first] + IMPORTED + entered[first:], encoding="utf-8")


@pytest.mark.parametrize("command", commands(PAGE))
def test_what_the_page_says_to_try_works(copy: Path, command: str) -> None:
    assert_succeeds(command, copy)


def test_its_code_is_as_clean_as_the_rest(copy: Path) -> None:
    assert_clean(copy, "wonderland_qt/bots", "tests/bots")


def test_its_words_are_in_every_language(copy: Path) -> None:
    named = [name for name, _ in files(PAGE) if name.endswith(".ftl")]
    assert {Path(name).parent.name for name in named} == {"en", "pl", "uk"}
    assert_succeeds("wonderland-qt validate --strict", copy)
