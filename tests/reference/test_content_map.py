"""The page of what can be changed has every section, and its examples are content."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reference.content_map import (
    PAGE,
    content_map,
    example_of,
    examples_of,
    sections_of_game,
    without_examples,
)
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES

REMEDY = "is out of date: run `make reference`"


def test_the_page_is_the_one_that_would_be_written() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert without_examples(page) == without_examples(content_map(examples=False)), f"{PAGE.name} {REMEDY}"


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_an_example_and_all_of_them_are_content(game: str, tmp_path: Path) -> None:
    examples = examples_of(PAGE.read_text(encoding="utf-8"))[game]
    assert examples == "".join(example_of(game, section) for section in sections_of_game(game)), REMEDY
    file = tmp_path / game / "examples.yaml"
    file.parent.mkdir()
    file.write_text(examples, encoding="utf-8")
    GAMES[game].load([paths.content(), tmp_path])
