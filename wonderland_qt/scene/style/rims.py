"""Rims of light around a silhouette, and shade on it: pictures that lie over a piece as it is."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from wonderland_qt.scene.style.eyes import eyes

LEGAL, MEANT = "#ffd25e", "#fff0a8"
"""The colours of light around what can be chosen, and around what is pointed at or spoken of."""
EDGE = "#1c130c"
SHADES = {"usual": 0.34, "high": 0.62}
WIDTHS = {"usual": 1.0, "high": 1.45}
"""How dark the shade is, and how many times as wide rims are, by contrast."""
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


def rim_width() -> float:
    """Return how many times as wide as usual a rim is for these eyes."""
    return WIDTHS[eyes().contrast]


def blank(width: int, height: int) -> QImage:
    """Return a picture of nothing, so many pixels large."""
    image = QImage(max(width, 1), max(height, 1), FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    return image


def silhouette_of(image: QImage) -> QImage:
    """Return what of a picture is solid, all of it alike: without shadows."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    indexed = QImage(
        alpha.constBits(),
        alpha.width(),
        alpha.height(),
        alpha.bytesPerLine(),
        QImage.Format.Format_Indexed8,
    )
    indexed.setColorTable(_SOLID)
    solid = indexed.convertToFormat(FORMAT)
    solid.setDevicePixelRatio(image.devicePixelRatio())
    return solid


def signature_of(image: QImage) -> Hashable:
    """Return what pictures have in common that are equally large and have the same silhouette."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    return alpha.width(), alpha.height(), hash(bytes(alpha.constBits()).translate(_PARTS))


def rim(silhouette: QImage, colour: str, unit: float) -> QImage:
    """Return a rim of light around a silhouette, with dark edges, one unit wide for each of their widths."""
    near = _grown(silhouette, DARK * unit, SLANTED)
    light = _grown(near, LIGHT * unit, AROUND)
    image = _grown(light, DARK * unit, SLANTED)
    glow = _glow(image, colour, GLOW * unit)
    for layer, tint in ((image, EDGE), (light, colour), (near, EDGE)):
        _tint(layer, QColor(tint))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOver)
    painter.drawImage(image.rect(), glow)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.drawImage(0, 0, light)
    painter.drawImage(0, 0, near)
    painter.setCompositionMode(CUT)
    painter.drawImage(0, 0, silhouette)
    painter.end()
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


def shade(silhouette: QImage) -> None:
    """Make a silhouette into the shade upon it: what lies there is still read, and keeps its colours."""
    _tint(silhouette, dark())


def dark() -> QColor:
    """Return the colour of shade, through which one sees."""
    colour = QColor(EDGE)
    colour.setAlphaF(SHADES[eyes().contrast])
    return colour


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


def _tint(silhouette: QImage, colour: QColor) -> None:
    """Give a silhouette a colour, in place: it may be as large as a table."""
    painter = QPainter(silhouette)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(silhouette.rect(), colour)
    painter.end()


def _glow(silhouette: QImage, colour: str, softness: float) -> QImage:
    """Return a small picture of a silhouette that is its glow when it is made as large."""
    wide, high = (
        max(round(side / max(softness, 1.0)), 1) for side in (silhouette.width(), silhouette.height())
    )
    smooth, all_of_it = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    once = silhouette.scaled(wide, high, all_of_it, smooth)
    _tint(once, QColor(colour))
    glow = once.copy()
    painter = QPainter(glow)
    for _ in range(STRONG - 1):
        painter.drawImage(0, 0, once)
    painter.end()
    return glow


def _part(solid: int) -> int:
    return min(max((solid - SHADOW) * 255 // (SOLID - SHADOW), 0), 255)


_PARTS = bytes(map(_part, range(256)))
"""How solid a silhouette is where a picture is so solid, of 255."""
_SOLID = [QColor(255, 255, 255, part).rgba() for part in _PARTS]
