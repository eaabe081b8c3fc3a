"""The page of what scenarios can name is that of the games as they are."""

from __future__ import annotations

import pytest

from tests.every_game.scenario_ids import COMMAND, HEAD, ON_THE_PAGE, PAGE, chapter

OUT_OF_DATE = f"docs/{PAGE.name} is out of date; write it again: {COMMAND}"


@pytest.mark.parametrize("game", ON_THE_PAGE)
def test_the_page_says_what_a_game_asks_and_names(game: str) -> None:
    assert chapter(game) in PAGE.read_text(encoding="utf-8"), OUT_OF_DATE


def test_the_page_begins_with_how_it_is_made() -> None:
    assert PAGE.read_text(encoding="utf-8").startswith(HEAD), OUT_OF_DATE
