"""A new building or colour is an entry of YAML, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.bunny_kingdom.positions import (
    FIRST_PRINTING,
    YELLOW,
    give,
    hold,
    new_table,
    run,
    squares_offered,
)
from wonderland_qt.games.bunny_kingdom.construction import BuildAtWill
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.content.reading import read_pack
from wonderland_qt.games.bunny_kingdom.fiefs import fiefs
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM


def pack_with(root: Path, entry: str) -> Pack:
    """Return the frozen content with a building laid over it."""
    folder = root / "bunny_kingdom"
    folder.mkdir()
    (folder / "more.yaml").write_text(f"buildings:\n  - {entry}\n", encoding="utf-8")
    return read_pack([FIRST_PRINTING, root])


@pytest.mark.rule("FARM-1", "FARM-3", "COMP-8")
def test_a_farm_of_two_resources(tmp_path: Path) -> None:
    pack = pack_with(
        tmp_path,
        "{id: mill, kind: farm, copies: 2, produces: [wood, spice], terrain: [plains], name: {en: Mill}}",
    )
    assert {"mill.1", "mill.2"} <= set(pack.deck)
    game = new_table(2, pack=pack)
    hold(game, YELLOW, "A9", "A1", "A10")
    give(game, YELLOW, "waiting", "mill.1")
    run(game, BuildAtWill(YELLOW))
    assert squares_offered(game, YELLOW, "mill.1") == {"A9"}
    game.choose(YELLOW, "build:mill.1:A9")
    assert fiefs(pack, game.state.players[YELLOW])[1].resources == ("wood", "spice", "fish")
    assert BUNNY_KINGDOM.telling.content_words(pack)["mill"] == {"en": "Mill"}


@pytest.mark.rule("HARVEST-1", "BUILD-8")
def test_a_city_of_strength_four_on_the_sea(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, "{id: city_4, kind: city, copies: 1, strength: 4, terrain: [sea]}")
    game = new_table(2, pack=pack)
    hold(game, YELLOW, "A1", built={"A10": "city_4"})
    strengths = [fief.strength for fief in fiefs(pack, game.state.players[YELLOW])]
    assert strengths == [0, 4]


def test_other_content_has_another_fingerprint(tmp_path: Path) -> None:
    frozen = BUNNY_KINGDOM.fingerprint(read_pack([FIRST_PRINTING]))
    other = pack_with(tmp_path, "{id: camp_7, kind: camp, copies: 1, number: 7}")
    assert BUNNY_KINGDOM.fingerprint(other) != frozen


def test_a_name_of_its_own_leaves_saved_games_loadable(tmp_path: Path) -> None:
    named = pack_with(tmp_path, "{id: camp_6, kind: camp, copies: 1, number: 6, name: {en: Outpost}}")
    assert BUNNY_KINGDOM.fingerprint(named) == BUNNY_KINGDOM.fingerprint(read_pack([FIRST_PRINTING]))
