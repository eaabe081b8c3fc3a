"""Nothing is shown by colour alone: players, states and lights differ for those who see fewer colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from tests.every_game.table.seen_colours import SIGHTS, Row, linear
from tests.every_game.table.test_stages import Staged
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.pieces.cast import Cast

pytestmark = pytest.mark.window

BRIGHTNESS: Row = (0.2126, 0.7152, 0.0722)
SIDE = 40
APART = 0.1
"""Two pixels are distinguished when their brightness, from 0 to 1, is so far apart."""

LEAST = {"symbol": 0.05, "state": 0.01, "light": 0.02}
"""The part of the pixels of two pictures that must be told apart."""

EDGE = 8
"""How many millimetres around a piece are looked at for its light."""

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_SIGHT = pytest.mark.parametrize("sight", SIGHTS)


LINEAR = tuple(map(linear, range(256)))


def brightness(image: Any, sight: str) -> list[float]:
    """How bright each pixel of a small copy of a picture is, on grey, to somebody with this sight."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QColor, QImage, QPainter

    paper = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    paper.fill(QColor("#808080"))
    painter = QPainter(paper)
    whole = Qt.AspectRatioMode.IgnoreAspectRatio
    painter.drawImage(0, 0, image.scaled(SIDE, SIDE, whole, Qt.TransformationMode.SmoothTransformation))
    painter.end()
    weights = _weights(sight)
    pixels = (paper.pixelColor(x, y) for y in range(SIDE) for x in range(SIDE))
    seen = (
        sum(
            weight * LINEAR[part]
            for weight, part in zip(weights, (p.red(), p.green(), p.blue()), strict=True)
        )
        for p in pixels
    )
    return [max(value, 0.0) ** (1 / 2.4) for value in seen]


def _weights(sight: str) -> Row:
    """How much red, green and blue light add to the brightness that somebody with this sight sees."""
    rows = SIGHTS[sight]
    red, green, blue = (
        sum(share * row[column] for share, row in zip(BRIGHTNESS, rows, strict=True)) for column in range(3)
    )
    return red, green, blue


def apart(one: list[float], other: list[float]) -> float:
    """Return which part of the pixels of two pictures can be told apart."""
    return sum(abs(a - b) > APART for a, b in zip(one, other, strict=True)) / len(one)


def without_ground(seen: list[float]) -> list[float]:
    """Return by how much everything stands out of the ground of a picture, however bright that is."""
    ground = median(seen)
    return [value - ground for value in seen]


@EVERY_SIGHT
@EVERY_GAME
def test_players_are_told_apart_by_the_shape_of_their_emblems(
    game: str, sight: str, application: Any
) -> None:
    from wonderland_qt.scene.pictures.emblems import emblems_of, picture

    ruleset = GAMES[game]
    roster = tuple(ruleset.seating.roster(ruleset.load([paths.content()])))
    emblems = emblems_of(Cast(game, roster))
    marks = {
        player: without_ground(brightness(picture(emblem, 96).toImage(), sight))
        for player, emblem in emblems.items()
    }
    alike = [(a, b) for a, b in combinations(marks, 2) if apart(marks[a], marks[b]) < LEAST["symbol"]]
    assert alike == []


@EVERY_SIGHT
@EVERY_GAME
def test_players_of_packs_are_nobodys_twins(game: str, sight: str, application: Any) -> None:
    from wonderland_qt.scene.pictures.emblems import emblems_of, listed_emblems, picture

    roster = (*listed_emblems(game), *(f"of_a_pack_{number}" for number in range(4)))
    cast = Cast(game, tuple(map(PlayerId, roster)))
    marks = {
        player: without_ground(brightness(picture(emblem, 96).toImage(), sight))
        for player, emblem in emblems_of(cast).items()
    }
    alike = [(a, b) for a, b in combinations(marks, 2) if apart(marks[a], marks[b]) < LEAST["symbol"]]
    assert alike == []


def states(game: str) -> Iterator[tuple[Path, Path]]:
    """Yield every picture that there is in another state too, named `<picture>_<state>`, with that one."""
    for file in sorted((paths.of_game(game) / "art").glob("*/*_*.svg")):
        plain = file.with_stem(file.stem.rpartition("_")[0])
        if plain.is_file() and file.stem.rpartition("_")[2] in {"lit", "filled", "bust", "part", "closed"}:
            yield plain, file


@EVERY_GAME
def test_the_states_of_a_picture_are_told_apart(game: str, application: Any) -> None:
    pairs = list(states(game))
    alike = {
        (other.parent.name, other.stem, sight)
        for plain, other in pairs
        for sight in SIGHTS
        if apart(drawn(plain, sight), drawn(other, sight)) < LEAST["state"]
    }
    assert alike == set()


def drawn(file: Path, sight: str) -> list[float]:
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(file)).render(painter)
    painter.end()
    return brightness(image, sight)


@EVERY_GAME
def test_what_is_lit_is_brighter_or_darker_at_its_edge(game: str, application: Any) -> None:
    lights = dict(_lit_and_plain(game))
    alike = {
        (kind, sight)
        for kind, (plain, lit) in lights.items()
        for sight in SIGHTS
        if apart(brightness(plain, sight), brightness(lit, sight)) < LEAST["light"]
    }
    assert alike == set()


def _lit_and_plain(game: str) -> Iterator[tuple[str, tuple[Any, Any]]]:
    """Yield one piece of every kind that can be taken or put on, in light and without."""
    staged, met = Staged(GAMES[game], min(GAMES[game].seating.sizes)), set[str]()
    for moment in staged.moments():
        options = [option for decision in moment.decisions for option in decision.options]
        for item in staged.seen():
            touched = any(item.piece_id in (option.take, option.put) for option in options)
            if touched and item.look.kind not in met:
                met.add(item.look.kind)
                staged.scene.bake_for(1.0, 1.0, staged.scene.sceneRect())
                plain, lit = (_seen_with(staged.scene, item, lit) for lit in ((), (item.piece_id,)))
                yield item.look.kind, (plain, lit)


def _seen_with(scene: Any, item: Any, lit: Sequence[str]) -> Any:
    """Return how a piece is seen on the table, with what is around it, while these pieces are lit."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    scene.light_only(lit)
    scene.highlights.draw_changes()
    seen = item.body.adjusted(-EDGE, -EDGE, EDGE, EDGE)
    image = QImage(seen.size().toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), seen)
    painter.end()
    return image
