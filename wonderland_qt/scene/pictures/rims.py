"""Rims of light around a silhouette, and shade on it: pictures that lie over a piece as it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

LEGAL, MEANT = "#ffd25e", "#fff0a8"
"""The colours of light around what can be chosen, and around what is pointed at or spoken of."""
EDGE, SHADE = "#1c130c", 0.34
DARK, LIGHT, GLOW = 2.0, 6.0, 9.0
"""How wide the dark edges of a rim are, the light between them, and the glow around it: see `unit`."""
STRONG = 2
"""How often the glow is laid on."""
LAYERS, GLOWING = 5, 0.18
"""Of how many strokes the glow along an outline is made, and how strong each of them is."""
INSIDE = 5.0
"""How much of a rim lies on a place whose neighbours border on it."""
REACH = 2 * DARK + LIGHT + GLOW
"""How far a rim reaches in all."""
SOLID, SHADOW = 215, 165
"""How solid a pixel is of a piece, and at most of its shadow, of 255."""
FORMAT = QImage.Format.Format_ARGB32_Premultiplied
SLANTED = ((0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), *SLANTED)
CUT = QPainter.CompositionMode.CompositionMode_DestinationOut


def blank(width: int, height: int) -> QImage:
    """Return a picture of nothing, so many pixels large."""
    image = QImage(max(width, 1), max(height, 1), FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    return image


def silhouette_of(image: QImage) -> QImage:
    """Return what of a picture is solid, all of it alike: without shadows."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    told = QImage(
        alpha.constBits(),
        alpha.width(),
        alpha.height(),
        alpha.bytesPerLine(),
        QImage.Format.Format_Indexed8,
    )
    told.setColorTable(_SOLID)
    solid = told.convertToFormat(FORMAT)
    solid.setDevicePixelRatio(image.devicePixelRatio())
    return solid


def rim(silhouette: QImage, colour: str, unit: float) -> QImage:
    """Return a rim of light around a silhouette, with dark edges, one unit wide for each of their widths."""
    near = _grown(silhouette, DARK * unit, SLANTED)
    light = _grown(near, LIGHT * unit, AROUND)
    far = _grown(light, DARK * unit, SLANTED)
    image = blank(silhouette.width(), silhouette.height())
    painter = QPainter(image)
    glow = _soft(_tinted(far, colour), GLOW * unit)
    for _ in range(STRONG):
        painter.drawImage(0, 0, glow)
    for layer, tint in ((far, EDGE), (light, colour), (near, EDGE)):
        painter.drawImage(0, 0, _tinted(layer, tint))
    painter.end()
    cut(image, silhouette)
    return image


def rim_along(image: QImage, outline: QPainterPath, colour: str, unit: float) -> None:
    """Draw the same rim around an outline in no time: one of a place may be as large as a table."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    far, glow = 2 * DARK + LIGHT, QColor(colour)
    glow.setAlphaF(GLOWING)
    for layer in range(LAYERS, 0, -1):
        painter.strokePath(outline, _pen(glow, (far + GLOW * layer / LAYERS) * unit))
    for reach, tint in ((far, EDGE), (DARK + LIGHT, colour), (DARK, EDGE)):
        painter.strokePath(outline, _pen(QColor(tint), reach * unit))
    painter.setCompositionMode(CUT)
    painter.fillPath(outline, Qt.GlobalColor.black)
    painter.end()


def _pen(colour: QColor, reach: float) -> QPen:
    """Return a pen that reaches so far to both sides."""
    pen = QPen(colour, 2 * reach)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def shade(silhouette: QImage) -> QImage:
    """Return the shade upon a silhouette: what lies there is still read, and keeps its colours."""
    dark = QColor(EDGE)
    dark.setAlphaF(SHADE)
    return _tinted(silhouette, dark)


def cut(image: QImage, silhouette: QImage) -> None:
    """Cut a silhouette out of a picture."""
    painter = QPainter(image)
    painter.setCompositionMode(CUT)
    painter.drawImage(0, 0, silhouette)
    painter.end()


def _grown(silhouette: QImage, by: float, aside: Sequence[tuple[float, float]]) -> QImage:
    """Return a silhouette grown by so many pixels in these directions."""
    grown = silhouette.copy()
    painter = QPainter(grown)
    for across, down in aside:
        painter.drawImage(QPoint(round(across * by), round(down * by)), silhouette)
    painter.end()
    return grown


def _tinted(silhouette: QImage, colour: QColor | str) -> QImage:
    tinted = silhouette.copy()
    painter = QPainter(tinted)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(tinted.rect(), QColor(colour))
    painter.end()
    return tinted


def _soft(image: QImage, softness: float) -> QImage:
    """Return an image blurred: made small and large again."""
    smooth, all_of_it = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    wide, high = (max(round(side / max(softness, 1.0)), 1) for side in (image.width(), image.height()))
    return image.scaled(wide, high, all_of_it, smooth).scaled(image.size(), all_of_it, smooth)


def _white(solid: int) -> int:
    part = min(max((solid - SHADOW) * 255 // (SOLID - SHADOW), 0), 255)
    return QColor(255, 255, 255, part).rgba()


_SOLID = [_white(solid) for solid in range(256)]
