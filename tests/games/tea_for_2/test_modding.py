"""What docs/modding-tea-for-2.md tells a tinkerer to write works as written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.modding import assert_played_and_said, blocks, content_with, page, words_of
from tests.games.tea_for_2.positions import SEATS
from wonderland_qt.engine.phrasing import describe_all
from wonderland_qt.games.tea_for_2.game import TEA_FOR_2

PAGE = page("modding-tea-for-2.md")
CHARACTER, MISSION, NUMBERS = BLOCKS = blocks(PAGE)


def test_a_character_is_one_entry_and_lies_where_it_is_named(tmp_path: Path) -> None:
    content = content_with(TEA_FOR_2, tmp_path, CHARACTER)
    assert [card.character for card in content.groups["pink"]].count("dodo") == 1
    assert len(content.groups["blue"]) == 10
    words = words_of(TEA_FOR_2, content)
    effect = [words.say(line) for line in describe_all(content.characters["dodo"].effect)]
    assert effect == ["take 1 tart", "gain 1 star"]


def test_a_mission_is_one_entry(tmp_path: Path) -> None:
    content = content_with(TEA_FOR_2, tmp_path, MISSION)
    games = (TEA_FOR_2.new(content, TEA_FOR_2.seating.seated(content, SEATS, seed, {})) for seed in range(40))
    assert any("low_tea" in game.state.missions.values() for game in games)


def test_numbers_are_laid_over_field_by_field(tmp_path: Path) -> None:
    files = content_with(TEA_FOR_2, tmp_path, NUMBERS).files
    assert (files.tokens.tarts, files.tokens.hourglasses) == (12, 5)
    assert files.market["alice"] == (1, 1, 1, 2, 2)
    assert len(files.market) == 5


@pytest.mark.parametrize("block", BLOCKS)
def test_a_game_with_what_the_page_adds_is_played_and_said(block: str, tmp_path: Path) -> None:
    assert_played_and_said(TEA_FOR_2, content_with(TEA_FOR_2, tmp_path, block), 2)
