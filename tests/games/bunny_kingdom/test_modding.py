"""New content is a matter of YAML alone, and docs/modding-bunny-kingdom.md works as it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.asking import offered, run
from tests.games.bunny_kingdom.positions import YELLOW, give, hold, new_table, squares_offered
from tests.games.modding import assert_played_and_said, assert_scenario_holds, blocks, content_with, page
from wonderland_qt import paths
from wonderland_qt.games.bunny_kingdom.construction import BuildAtWill
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.harvest import Harvest

BUILDINGS, PARCHMENTS, MAP, SETTINGS, SCENARIO = blocks(page("modding-bunny-kingdom.md"))


@pytest.mark.rule("FARM-1", "FARM-3", "COMP-8")
def test_the_buildings_of_the_page_can_be_built(tmp_path: Path) -> None:
    content = content_with(BUNNY_KINGDOM, tmp_path, BUILDINGS)
    assert {"watermill.1", "watermill.2", "market", "sky_tower_white"} <= set(content.deck)
    game = new_table(2, content=content)
    hold(game, YELLOW, "A9", "A1", "A10", "J1")
    give(game, YELLOW, "waiting", "watermill.1", "market", "harbour_town", "sky_tower_white", "camp_7")
    run(game, BuildAtWill(YELLOW))
    assert squares_offered(game, YELLOW, "watermill.1") == {"A9"}
    assert squares_offered(game, YELLOW, "harbour_town") == {"A10"}
    assert squares_offered(game, YELLOW, "market") == {"A1", "A9", "A10", "J1"}
    assert {"build:sky_tower_white:J1", "announce:camp_7"} <= set(offered(game, YELLOW))


@pytest.mark.rule("FARM-4")
def test_a_trading_post_of_the_page_trades_in_what_it_says(tmp_path: Path) -> None:
    game = new_table(2, content=content_with(BUNNY_KINGDOM, tmp_path, BUILDINGS))
    hold(game, YELLOW, built={"A9": "market"})
    run(game, Harvest())
    assert offered(game, YELLOW) == ["trade:A9:pearls", "trade:A9:gold", "trade:A9:spice"]


@pytest.mark.parametrize("block", [BUILDINGS, PARCHMENTS, MAP, SETTINGS])
def test_a_game_with_what_the_page_adds_is_played_and_said(block: str, tmp_path: Path) -> None:
    assert_played_and_said(BUNNY_KINGDOM, content_with(BUNNY_KINGDOM, tmp_path, block), 4)


def test_the_scenario_of_the_page_does_what_it_says(tmp_path: Path) -> None:
    assert_scenario_holds(BUNNY_KINGDOM, tmp_path, BUILDINGS, SCENARIO)


def test_other_content_has_another_fingerprint(tmp_path: Path) -> None:
    own = BUNNY_KINGDOM.fingerprint(BUNNY_KINGDOM.load([paths.content()]))
    assert BUNNY_KINGDOM.fingerprint(content_with(BUNNY_KINGDOM, tmp_path, BUILDINGS)) != own


def test_a_name_of_its_own_leaves_saved_games_loadable(tmp_path: Path) -> None:
    own = BUNNY_KINGDOM.fingerprint(BUNNY_KINGDOM.load([paths.content()]))
    block = "buildings: [{id: camp_6, kind: camp, copies: 1, number: 6, name: {en: Outpost}}]\n"
    assert BUNNY_KINGDOM.fingerprint(content_with(BUNNY_KINGDOM, tmp_path, block)) == own
