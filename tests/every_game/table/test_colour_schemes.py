"""Players' colours for those who see fewer colours stay apart, from each other and from the map."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from tests.colours_seen import colours_of
from tests.every_game.table.seen_colours import SIGHTS, distance, seen
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.pieces.cast import Cast

PLAYERS_APART, GROUND_APART = 20.0, 9.0
"""How far apart (CIEDE2000) colours of two players are, and one from what it lies on."""

SCHEMED = [
    game
    for game in GAMES
    if "deuteranopia" in (paths.of_game(game) / "emblems.toml").read_text(encoding="utf-8")
]
"""Games with colours of their own for each sight; a small game may do with symbols and patterns."""
EVERY_GAME = pytest.mark.parametrize("game", SCHEMED)
EVERY_SIGHT = pytest.mark.parametrize("sight", SIGHTS)
MAPS = {"bunny_kingdom": "square"}
"""Which kind of pieces bears a game's owners on its tones."""


def colours(game: str, sight: str) -> dict[str, str]:
    """The colour of each player of a game for somebody with this sight."""
    listed = tomllib.loads((paths.of_game(game) / "emblems.toml").read_text(encoding="utf-8"))
    return {player: emblem.get(sight, emblem["colour"]) for player, emblem in listed.items()}


def test_the_measure_of_colours_is_that_of_its_authors() -> None:
    """Pairs 1, 10 and 24 of Sharma, Wu and Dalal 2005."""
    assert distance((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert distance((50, 2.49, -0.001), (50, -2.49, 0.0011)) == pytest.approx(7.2195, abs=1e-4)
    assert distance((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(
        1.2644, abs=1e-4
    )


@EVERY_SIGHT
@EVERY_GAME
def test_players_colours_stay_apart(game: str, sight: str) -> None:
    owners = colours(game, sight)
    near = {
        (one, other, round(distance(seen(owners[one], eyes), seen(owners[other], eyes)), 1))
        for one, other in combinations(owners, 2)
        for eyes in (sight, "")
        if distance(seen(owners[one], eyes), seen(owners[other], eyes)) < PLAYERS_APART
    }
    assert near == set()


def grounds(game: str) -> Iterator[str]:
    """Yield the tones of a map, and the light of its lava."""
    art = paths.of_game(game) / "art"
    kinds = tomllib.loads((art / "kinds.toml").read_text(encoding="utf-8"))
    for name, tone in kinds[MAPS[game]]["tones"].items():
        if name != "city":
            yield tone
    lava = re.findall("#[0-9a-f]{6}", (art / "lava/across.svg").read_text(encoding="utf-8"))
    assert "#f57a14" in lava
    yield "#f57a14"


@EVERY_SIGHT
@pytest.mark.parametrize("game", MAPS)
def test_owners_stay_apart_from_what_they_own(game: str, sight: str) -> None:
    near = {
        (owner, ground, round(distance(seen(colour, sight), seen(ground, sight)), 1))
        for (owner, colour), ground in product(colours(game, sight).items(), grounds(game))
        if distance(seen(colour, sight), seen(ground, sight)) < GROUND_APART
    }
    assert near == set()


@pytest.fixture
def colours_for(application: Any) -> Iterator[Any]:
    """Draws for somebody with this sight; for the usual one again in the end."""
    from wonderland_qt.scene.style.eyes import Eyes, see_with

    yield lambda sight: see_with(Eyes(sight))
    see_with(Eyes())


def roster_of(game: str) -> tuple[str, ...]:
    return tuple(GAMES[game].seating.roster(GAMES[game].load([paths.content()])))


def pixels(book: Any, file: Path) -> set[str]:
    """The colours that are seen of a picture of a game's art."""
    from PySide6.QtGui import QImage, QPainter

    image = QImage(60, 60, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    book.named(f"{file.parent.name}/{file.stem}").render(painter)
    painter.end()
    return set(colours_of(image))


@pytest.mark.window
@EVERY_SIGHT
@EVERY_GAME
def test_what_is_drawn_in_a_players_colour_is_seen_in_the_chosen_one(
    game: str, sight: str, colours_for: Any
) -> None:
    from wonderland_qt.app.drawn.ovens import oven_of

    colours_for(sight)
    usual, chosen = colours(game, ""), colours(game, sight)
    book, left = oven_of(Cast(game, tuple(map(PlayerId, roster_of(game))))).book, []
    for player in (one for one in usual if usual[one] != chosen[one]):
        for file in (paths.of_game(game) / "art").glob(f"*/{player}.svg"):
            if f'fill="{usual[player]}"' in file.read_text(encoding="utf-8"):
                left += [file] if usual[player] in pixels(book, file) else []
    assert left == []


@pytest.mark.window
def test_shades_of_a_colour_follow_it_and_others_stay() -> None:
    from wonderland_qt.scene.style.repainting import Paint, tone

    paint = Paint("#2f6fa8", "#a8281c")
    changed = {
        colour: tone(colour, paint) for colour in ("#2f6fa8", "#759dbd", "#2e5374", "#d9a531", "#2b2118")
    }
    assert changed == {
        "#2f6fa8": "#a8281c",
        "#759dbd": "#c56e61",
        "#2e5374": "#7b261b",
        "#d9a531": "#d9a531",
        "#2b2118": "#2b2118",
    }
