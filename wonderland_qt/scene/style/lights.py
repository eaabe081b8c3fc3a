"""Lights: how a backdrop looks by day, by night or by a fire, from `lights.toml` in a game's art."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QRadialGradient

from wonderland_qt.scene.style.palette import see_through

FILE = "lights.toml"
Face = Literal["day", "night"]


class Glow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Light around a point: `at` and `reach` are parts of the backdrop's size."""

    colour: str
    at: tuple[float, float]
    reach: float = 0.6
    strength: float = 0.4


class Light(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A light: the `face` of ribbon and cards in it, the ambient sound `room`, and its effect.

    The backdrop is multiplied by a gradient of `tint` from top to bottom, covered with the colour `veil` at
    opacity `strength`, and lit by the glows.
    """

    face: Face = "day"
    room: str = "day"
    tint: tuple[str, ...] = ()
    veil: str = ""
    strength: float = 0.3
    glows: tuple[Glow, ...] = ()

    def shine(self, painter: QPainter, room: QRectF) -> None:
        """Paint the light over a backdrop: tint, veil and glows, as far as it has them."""
        if self.tint:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            painter.fillRect(room, _gradient_downwards(self.tint, room))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        if self.veil:
            painter.fillRect(room, see_through(self.veil, self.strength))
        for glow in self.glows:
            painter.fillRect(room, _gradient_of_glow(glow, room))


PLAIN = Light()


class Lights:
    """The lights of one game; an unlisted one is plain day."""

    def __init__(self, folder: Path) -> None:
        """Read the lights of a folder of pictures; any other light is PLAIN."""
        file = folder / FILE
        listed = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        self._lights = msgspec.convert(listed, dict[str, Light])

    def __getitem__(self, light: str) -> Light:
        return self._lights.get(light, PLAIN)


def _gradient_downwards(colours: tuple[str, ...], room: QRectF) -> QLinearGradient:
    """Return a gradient of these colours at equal distances, from top to bottom of a room."""
    gradient = QLinearGradient(room.topLeft(), room.bottomLeft())
    last = max(len(colours) - 1, 1)
    for number, colour in enumerate(colours):
        gradient.setColorAt(number / last, QColor(colour))
    return gradient


def _gradient_of_glow(glow: Glow, room: QRectF) -> QRadialGradient:
    """Return a gradient from the glow's colour in its middle to nothing at its reach."""
    across, down = glow.at
    middle = QPointF(room.x() + across * room.width(), room.y() + down * room.height())
    gradient = QRadialGradient(middle, glow.reach * room.width())
    gradient.setColorAt(0, see_through(glow.colour, glow.strength))
    gradient.setColorAt(1, see_through(glow.colour, 0))
    return gradient
