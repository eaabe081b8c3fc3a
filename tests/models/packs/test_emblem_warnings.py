"""Emblems of packs are warned of where one cannot tell whose a piece is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.wonderland.content.sixth_faction import dormouse, pack_of
from wonderland_qt import paths
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.packs.check import warnings_about

WELL = {"colour": "#8a9a3a", "symbol": "bell", "pattern": "climbs"}


def told(folder: Path, *factions: dict[str, Any]) -> list[str]:
    pack = pack_of(folder, *factions)
    found = warnings_about(GAMES["wonderland"], [paths.content(), pack])
    return [str(one) for one in found if "emblem" in one.where]


def test_the_emblem_of_the_page_is_nobodys_twin(tmp_path: Path) -> None:
    assert dormouse()["emblem"] == WELL
    assert told(tmp_path, dormouse()) == []


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("symbol", "heart", "'queen_of_hearts' has this symbol too"),
        ("colour", "#2f72aa", "hard to tell from #2f6fa8 of 'alice'"),
        ("colour", "#f0e0c0", "the cream symbol is hard to see on #f0e0c0"),
    ],
)
def test_a_twin_is_warned_of_where_it_is_written(tmp_path: Path, field: str, value: str, words: str) -> None:
    (warning,) = told(tmp_path, dormouse(emblem={**WELL, field: value}))
    assert words in warning
    assert f"factions.dormouse_court.emblem.{field}" in warning
    assert "factions.yaml:" in warning


def test_a_symbol_is_taken_by_another_faction_of_packs_too(tmp_path: Path) -> None:
    other = dormouse(id="walrus_court", artifact={"id": "oyster", "strength": 3, "count": 6}, between=None)
    for number, (ability, track) in enumerate(zip(other["abilities"], other["tracks"], strict=True)):
        ability["id"], track["id"] = f"walrus_{number}", f"walrus_track_{number}"
    (_, warning) = told(tmp_path, dormouse(), {**other, "emblem": {**WELL, "colour": "#8a9a3c"}})
    assert "'dormouse_court'" in warning


@pytest.mark.parametrize("wrong", [{"colour": "green"}, {"symbol": "fish"}, {"pattern": "waves"}])
def test_an_unknown_emblem_is_a_mistake(tmp_path: Path, wrong: dict[str, str]) -> None:
    pack = pack_of(tmp_path, dormouse(emblem={**WELL, **wrong}))
    with pytest.raises(ContentMistakes) as refused:
        GAMES["wonderland"].load([paths.content(), pack])
    (mistake,) = refused.value.mistakes
    assert mistake.where == f"factions.dormouse_court.emblem.{next(iter(wrong))}"


def test_an_emblem_changes_no_rule(tmp_path: Path) -> None:
    ruleset = GAMES["wonderland"]
    prints = {
        ruleset.fingerprint(ruleset.load([paths.content(), pack_of(tmp_path, faction)]))
        for faction in (dormouse(), dormouse(emblem=None))
    }
    assert len(prints) == 1
