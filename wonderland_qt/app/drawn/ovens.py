"""The ovens of games, kept so that the next table of a game finds its pictures baked."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.models.packs.folders import Drawn, as_drawn
from wonderland_qt.models.pieces.cast import Cast
from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.emblems import colours_of_grounds, emblems_of, paints
from wonderland_qt.scene.pictures.oven import Oven
from wonderland_qt.scene.pictures.picture_cache import PictureCache
from wonderland_qt.scene.style.eyes import Eyes, eyes

MOST_OVENS = 16
KEPT = PictureCache()
"""One cache for the pictures of all games, so that a new game displaces those of the last."""


def oven_of(cast: Cast, art: tuple[Path, ...] = ()) -> Oven:
    """Return the oven that bakes the pictures of a game, cached for the next table.

    It is a new one if the pictures of packs were edited since.
    """
    return _oven_of_cast(cast, art, as_drawn(art), eyes())


@lru_cache(maxsize=MOST_OVENS)
def _oven_of_cast(cast: Cast, art: tuple[Path, ...], _drawn: tuple[Drawn, ...], _eyes: Eyes) -> Oven:
    """Make an oven, cached also by what edited pictures look like now and by the visual preferences."""
    emblems, own = emblems_of(cast), paths.of_game(cast.game) / "art"
    book = ArtBook(own, *art, paints=paints(emblems), grounds=colours_of_grounds(cast))
    return Oven(book, emblems, KEPT, dict(cast.things))
