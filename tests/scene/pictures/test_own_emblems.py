"""What is a faction's of a pack has its colour and symbol everywhere, though no one has drawn it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.wonderland.content.sixth_faction import dormouse, pack_of
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.pieces.cast import Cast, cast_of

pytestmark = pytest.mark.window

GREEN, RED = "#8a9a3a", "#e0455f"
"""Far enough apart that the part of each picture that is in them is seen."""
PIECES = [
    ("chip", "dormouse_court_1"),
    ("chip", "treacle_spoon"),
    *((kind, "dormouse_court") for kind in ("player_board", "plaque", "dock", "tower", "capital", "banner")),
    *((kind, "dormouse_court") for kind in ("tray", "forge_board", "podium", "ledger", "ribbon", "castle")),
    *((kind, "dormouse_court") for kind in ("supporter", "leader", "strength_marker", "vp_marker", "shield")),
]


def cast_with(folder: Path, *factions: dict[str, Any]) -> Cast:
    ruleset = GAMES["wonderland"]
    return cast_of(ruleset, ruleset.load([paths.content(), pack_of(folder, *factions)]))


def image_of(cast: Cast, kind: str, art: str) -> Any:
    from wonderland_qt.app.drawn.ovens import oven_of
    from wonderland_qt.scene.style.look import Look

    return oven_of(cast).bake(Look(kind, art), 120, 120, 1.0).pixmap.toImage()


def hues(image: Any) -> tuple[int, int]:
    """Return how many pixels of a picture are rather green, and how many rather red."""
    pixels = [image.pixelColor(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)]
    strong = [p.hue() for p in pixels if p.alpha() > 200 and p.saturation() > 60]
    return sum(60 <= hue <= 95 for hue in strong), sum(hue > 330 for hue in strong)


@pytest.mark.parametrize(("kind", "art"), PIECES)
def test_pieces_without_pictures_have_the_colour_of_the_emblem(
    kind: str, art: str, tmp_path: Path, application: Any
) -> None:
    emblem = {"symbol": "bell", "pattern": "climbs"}
    green, red = (
        hues(image_of(cast_with(tmp_path, dormouse(emblem={**emblem, "colour": colour})), kind, art))
        for colour in (GREEN, RED)
    )
    assert green[0] > green[1] + 20
    assert red[1] > red[0] + 20


@pytest.mark.parametrize("kind", ["chip", "player_board", "dock", "banner", "supporter"])
def test_pieces_without_pictures_have_the_symbol_of_the_emblem(
    kind: str, tmp_path: Path, application: Any
) -> None:
    art = "dormouse_court_1" if kind == "chip" else "dormouse_court"
    emblem = {"colour": GREEN, "pattern": "climbs"}
    bell, key = (
        image_of(cast_with(tmp_path, dormouse(emblem={**emblem, "symbol": symbol})), kind, art)
        for symbol in ("bell", "key")
    )
    assert bell != key


def test_every_symbol_and_pattern_of_the_content_can_be_drawn(application: Any) -> None:
    from typing import get_args

    from wonderland_qt.components.emblem_specs import Pattern, Symbol
    from wonderland_qt.scene.pictures.emblems import PATTERNS
    from wonderland_qt.scene.pictures.symbols import symbol

    assert set(get_args(Pattern)) == set(PATTERNS)
    shapes = [symbol(name) for name in get_args(Symbol)]
    assert all(one != other for n, one in enumerate(shapes) for other in shapes[:n])


def test_a_faction_without_emblem_takes_a_symbol_that_no_other_has_taken(
    tmp_path: Path, application: Any
) -> None:
    from wonderland_qt.scene.pictures.emblems import emblems_of

    star = {"colour": "#6b4a2b", "symbol": "star", "pattern": "dots"}
    alice = {"id": "alice", "emblem": star}
    emblems = emblems_of(cast_with(tmp_path, alice, dormouse(emblem=None)))
    assert emblems["alice"].symbol == "star"
    assert emblems["dormouse_court"].symbol == "bell"
    assert emblems["mad_hatter"].symbol == "club"


def test_a_faction_of_the_game_is_seen_in_another_colour(tmp_path: Path, application: Any) -> None:
    red = {"id": "alice", "emblem": {"colour": RED, "symbol": "diamond", "pattern": "lines"}}
    seen = hues(image_of(cast_with(tmp_path, red), "plaque", "alice"))
    assert seen[1] > 100
    assert hues(image_of(cast_with(tmp_path, {"id": "alice"}), "plaque", "alice"))[1] == 0


def test_a_faction_that_is_called_like_a_chip_of_another_has_its_own_colour(
    tmp_path: Path, application: Any
) -> None:
    red = {"colour": RED, "symbol": "bell", "pattern": "climbs"}
    cast = cast_with(tmp_path, dormouse(id="alice_2", emblem=red))
    assert "alice_2" in dict(cast.things)
    seen = hues(image_of(cast, "plaque", "alice_2"))
    assert seen[1] > seen[0] + 20
