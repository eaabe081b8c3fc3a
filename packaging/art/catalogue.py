"""All pictures of all games, by the path of their file below resources."""

from __future__ import annotations

from pathlib import Path

from art.box import shelf, wall
from art.bunny_kingdom.box import box_of_bunny_kingdom
from art.bunny_kingdom.catalogue import catalogue as bunny_kingdom
from art.picture import Made
from art.pixie_queen.box import box_of_pixie_queen
from art.pixie_queen.catalogue import catalogue as pixie_queen
from art.tea_for_2.box import box_of_tea_for_2
from art.tea_for_2.catalogue import catalogue as tea_for_2
from art.window import of_the_window
from art.wonderland.box import box_of_wonderland
from art.wonderland.catalogue import catalogue as wonderland
from wonderland_qt import paths

GAMES = {
    "wonderland": wonderland,
    "bunny_kingdom": bunny_kingdom,
    "tea_for_2": tea_for_2,
    "pixie_queen": pixie_queen,
}

BOXES: dict[str, Made] = {
    "wonderland": box_of_wonderland,
    "bunny_kingdom": box_of_bunny_kingdom,
    "tea_for_2": box_of_tea_for_2,
    "pixie_queen": box_of_pixie_queen,
}


def folder_of(game: str) -> Path:
    """Return where a game's pictures lie."""
    return paths.of_game(game) / "art"


def catalogue() -> dict[Path, Made]:
    """Return how each picture is made."""
    pieces = {
        folder_of(game) / f"{name}.svg": made
        for game, pictures in GAMES.items()
        for name, made in pictures().items()
    }
    boxes = {paths.of_game(game) / "box.svg": made for game, made in BOXES.items()}
    room = {paths.window() / "shelf.svg": shelf, paths.window() / "wall.svg": wall}
    return {**pieces, **boxes, **room, **dict(of_the_window())}
