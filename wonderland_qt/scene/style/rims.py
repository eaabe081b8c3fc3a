"""Rims of light around a silhouette, and shade on it: pictures that are shown above a piece."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from wonderland_qt.scene.style.eyes import eyes

LEGAL, MEANT = "#ffd25e", "#fff0a8"
"""The rim colours of pieces that can be chosen, and of those that are pointed at or spoken of."""
EDGE = "#1c130c"
SHADES = {"usual": 0.34, "high": 0.62}
WIDTHS = {"usual": 1.0, "high": 1.45}
"""The opacity of shade, and the factor of rim widths, by contrast."""
DARK, LIGHT, GLOW = 2.0, 6.0, 9.0
"""The widths of a rim's dark edges, the light between them, and the glow around it, in units."""
STRONG = 2
"""How many times the glow is painted."""
LAYERS, GLOWING = 5, 0.18
"""The number of strokes that make the glow along an outline, and the opacity of each."""
INSIDE = 5.0
"""The width of the part of a rim that is inside a place with adjacent neighbours."""
REACH = 2 * DARK + LIGHT + GLOW
"""The whole width of a rim."""
SOLID, SHADOW = 215, 165
"""The least alpha (of 255) of a solid pixel, and the largest alpha of a shadow."""
FORMAT = QImage.Format.Format_ARGB32_Premultiplied
SLANTED = ((0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), *SLANTED)
CUT = QPainter.CompositionMode.CompositionMode_DestinationOut


def rim_width() -> float:
    """Return the factor of rim widths for the chosen contrast."""
    return WIDTHS[eyes().contrast]


def blank(width: int, height: int) -> QImage:
    """Return a transparent image of this size in pixels, at least 1 x 1."""
    image = QImage(max(width, 1), max(height, 1), FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    return image


def silhouette_of(image: QImage) -> QImage:
    """Return the solid pixels of an image in white, without its shadows."""
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
    """Return a key that is equal for images of the same size and silhouette."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    return alpha.width(), alpha.height(), hash(bytes(alpha.constBits()).translate(_PARTS))


def rim(silhouette: QImage, colour: str, unit: float) -> QImage:
    """Return a rim of light with dark edges around a silhouette; `unit` is the pixels per unit of width."""
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
    """Draw the same rim around an outline: faster, for places that may be as large as the table."""
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
    """Return a pen that paints this far on both sides of its line."""
    pen = QPen(colour, 2 * reach)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def shade(silhouette: QImage) -> None:
    """Turn a silhouette into a translucent shade, below which words and colours stay recognizable."""
    _tint(silhouette, dark())


def dark() -> QColor:
    """Return the translucent colour of shade."""
    colour = QColor(EDGE)
    colour.setAlphaF(SHADES[eyes().contrast])
    return colour


def cut(image: QImage, silhouette: QImage) -> None:
    """Cut a silhouette out of an image, in place."""
    painter = QPainter(image)
    painter.setCompositionMode(CUT)
    painter.drawImage(0, 0, silhouette)
    painter.end()


def _grown(silhouette: QImage, by: float, aside: Sequence[tuple[float, float]]) -> QImage:
    """Return a silhouette grown by this many pixels in these directions."""
    grown = silhouette.copy()
    painter = QPainter(grown)
    for across, down in aside:
        painter.drawImage(QPoint(round(across * by), round(down * by)), silhouette)
    painter.end()
    return grown


def _tint(silhouette: QImage, colour: QColor) -> None:
    """Fill a silhouette with a colour, in place, because it may be as large as the table."""
    painter = QPainter(silhouette)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(silhouette.rect(), colour)
    painter.end()


def _glow(silhouette: QImage, colour: str, softness: float) -> QImage:
    """Return the glow of a silhouette as a small image, which is blurred when it is scaled up."""
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
"""The alpha of a silhouette for each alpha of an image."""
_SOLID = [QColor(255, 255, 255, part).rgba() for part in _PARTS]
