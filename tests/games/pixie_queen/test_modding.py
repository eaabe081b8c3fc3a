"""What docs/modding-pixie-queen.md tells a tinkerer to write works as written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.modding import (
    assert_played_and_said,
    assert_scenario_holds,
    blocks,
    content_with,
    page,
)
from wonderland_qt import paths
from wonderland_qt.components.seat_order import colours
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN

PAGE = page("modding-pixie-queen.md")
*BLOCKS, SCENARIO = blocks(PAGE)
TILE, PRIZES, RINGS, ACTIONS, NUMBERS = BLOCKS


def test_a_tile_lies_on_some_tables(tmp_path: Path) -> None:
    content = content_with(PIXIE_QUEEN, tmp_path, TILE)
    games = [PIXIE_QUEEN.new(content, NewGame(colours(content)[:3], seed)) for seed in range(12)]
    shown = ["night_watch" in game.state.permanents for game in games]
    assert any(shown)
    assert not all(shown)


def test_a_prize_is_added_to_its_row(tmp_path: Path) -> None:
    content = content_with(PIXIE_QUEEN, tmp_path, PRIZES)
    rings = [prize for prize in content.files.prizes if prize.row == "ring"]
    assert points_of(content, "ring") == [10, 9, 8, 7, 6, 5, 4, 3]
    assert [prize.golden for prize in rings] == [True] * 6 + [False] * 2


@pytest.mark.rule("SETUP-7")
def test_rings_are_worth_what_is_printed_and_with_the_pack_of_the_page_as_much_as_servants(
    tmp_path: Path,
) -> None:
    printed, dearer = PIXIE_QUEEN.load([paths.content()]), content_with(PIXIE_QUEEN, tmp_path, RINGS)
    assert points_of(printed, "ring") == [10, 9, 8, 7, 6, 5, 4]
    assert points_of(dearer, "ring") == points_of(dearer, "servant") == [12, 11, 10, 9, 8, 7, 6]
    assert [prize.golden for prize in dearer.files.prizes] == [prize.golden for prize in printed.files.prizes]


def points_of(content: Content, row: str) -> list[int]:
    return [prize.points for prize in content.files.prizes if prize.row == row]


def test_numbers_are_laid_over_field_by_field(tmp_path: Path) -> None:
    files = content_with(PIXIE_QUEEN, tmp_path, NUMBERS).files
    assert (files.penalties.pass_turn, files.penalties.empty_hand) == (3, 5)
    assert files.score.out == 50
    assert files.settings.rounds == 6
    assert files.penalty_die == (1, 1, 2, 2, 3, 3)


def test_the_scenario_of_the_page_does_what_it_says(tmp_path: Path) -> None:
    assert_scenario_holds(PIXIE_QUEEN, tmp_path, ACTIONS, SCENARIO)


@pytest.mark.parametrize("block", BLOCKS)
def test_a_game_with_what_the_page_adds_is_played_and_said(block: str, tmp_path: Path) -> None:
    assert_played_and_said(PIXIE_QUEEN, content_with(PIXIE_QUEEN, tmp_path, block), 4)
