"""The pages of reference say what the program says of itself now."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reference.module_table import MODULES, first_sentence, module_page
from tests.reference.verb_pages import GameWords, page_of_words, verb_page
from wonderland_qt.engine.installed_games import GAMES

REMEDY = "is out of date: run `make reference`"


def test_the_page_of_modules_is_the_one_that_would_be_written() -> None:
    assert read(MODULES) == module_page(), f"{MODULES.name} {REMEDY}"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_words_is_the_one_that_would_be_written(game: str) -> None:
    page = page_of_words(game)
    assert read(page) == verb_page(game), f"{page.name} {REMEDY}"


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_content_stands_on_the_page(game: str) -> None:
    words = GameWords(game)
    used = {use.word for use in words.uses if isinstance(use, tuple(words.families()))}
    page = read(page_of_words(game))
    assert {word for word in used if f"| `{word}` |" not in page} == set()


def test_no_module_is_without_a_sentence() -> None:
    assert "|  |" not in read(MODULES)


@pytest.mark.parametrize(
    ("docstring", "sentence"),
    [
        ("Deal the cards.", "Deal the cards"),
        ("Deal\n    the cards. Shuffle first.\n\n    More.", "Deal the cards"),
        ("Pay for the first, the second ... space. Once.", "Pay for the first, the second ... space"),
    ],
)
def test_a_sentence_is_the_first_one_on_one_line(docstring: str, sentence: str) -> None:
    assert first_sentence(docstring) == sentence


def read(page: Path) -> str:
    """Return a page as it is written, "" where there is none."""
    return page.read_text(encoding="utf-8") if page.exists() else ""
