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
GLOW_TIMES = 2
"""How many times the glow around a silhouette is painted, to be strong enough."""
GLOW_STROKES, STROKE_OPACITY = 5, 0.18
"""The number of strokes that make the glow along an outline, and the opacity of each."""
INSIDE = 5.0
"""The width of the part of a rim that is inside a place with adjacent neighbours."""
REACH = 2 * DARK + LIGHT + GLOW
"""The whole width of a rim."""
LEAST_SOLID, MOST_SHADOW = 215, 165
"""The least alpha (of 255) of a solid pixel, and the largest alpha of a shadow."""
FORMAT = QImage.Format.Format_ARGB32_Premultiplied
DIAGONALS = ((0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
ALL_DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1), *DIAGONALS)
CUT_OUT = QPainter.CompositionMode.CompositionMode_DestinationOut


def rim_width() -> float:
    """Return the factor of rim widths for the chosen contrast."""
    return WIDTHS[eyes().contrast]


def blank(width: int, height: int) -> QImage:
    """Return a transparent image of this size in pixels, at least 1 x 1."""
    image = QImage(max(width, 1), max(height, 1), FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    return image


def silhouette_of(image: QImage) -> QImage:
    """Return the solid pixels of an image in white, without its shadows.

    The alphas are read as indexes into a table of colours, which Qt maps faster than Python could.
    """
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    indexed = QImage(
        alpha.constBits(),
        alpha.width(),
        alpha.height(),
        alpha.bytesPerLine(),
        QImage.Format.Format_Indexed8,
    )
    indexed.setColorTable(_WHITE_BY_ALPHA)
    solid = indexed.convertToFormat(FORMAT)
    solid.setDevicePixelRatio(image.devicePixelRatio())
    return solid


def signature_of(image: QImage) -> Hashable:
    """Return a key that is equal for images of the same size and silhouette."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    return alpha.width(), alpha.height(), hash(bytes(alpha.constBits()).translate(_SOLID_ALPHAS))


def rim(silhouette: QImage, colour: str, unit: float) -> QImage:
    """Return a rim of light with dark edges and a glow around a silhouette, which is cut out of it.

    `unit` is the pixels per unit of width.
    """
    inner_edge = _grown(silhouette, DARK * unit, DIAGONALS)
    light = _grown(inner_edge, LIGHT * unit, ALL_DIRECTIONS)
    image = _grown(light, DARK * unit, DIAGONALS)
    glow = _small_glow(image, colour, GLOW * unit)
    _tint(image, QColor(EDGE))
    _tint(light, QColor(colour))
    _tint(inner_edge, QColor(EDGE))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOver)
    painter.drawImage(image.rect(), glow)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.drawImage(0, 0, light)
    painter.drawImage(0, 0, inner_edge)
    painter.setCompositionMode(CUT_OUT)
    painter.drawImage(0, 0, silhouette)
    painter.end()
    return image


def rim_along(image: QImage, outline: QPainterPath, colour: str, unit: float) -> None:
    """Draw a rim like that of `rim` around an outline, which is faster for places as large as the table.

    It is painted in strokes, the widest first: glow, dark edge, light, dark edge. The inside is cut out.
    """
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width_without_glow, glow = 2 * DARK + LIGHT, QColor(colour)
    glow.setAlphaF(STROKE_OPACITY)
    for stroke in range(GLOW_STROKES, 0, -1):
        reach = width_without_glow + GLOW * stroke / GLOW_STROKES
        painter.strokePath(outline, _pen_reaching(reach * unit, glow))
    painter.strokePath(outline, _pen_reaching(width_without_glow * unit, QColor(EDGE)))
    painter.strokePath(outline, _pen_reaching((DARK + LIGHT) * unit, QColor(colour)))
    painter.strokePath(outline, _pen_reaching(DARK * unit, QColor(EDGE)))
    painter.setCompositionMode(CUT_OUT)
    painter.fillPath(outline, Qt.GlobalColor.black)
    painter.end()


def _pen_reaching(reach: float, colour: QColor) -> QPen:
    """Return a pen that paints this far on both sides of its line."""
    pen = QPen(colour, 2 * reach)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def shade(silhouette: QImage) -> None:
    """Turn a silhouette into a translucent shade, below which words and colours stay recognizable."""
    _tint(silhouette, colour_of_shade())


def colour_of_shade() -> QColor:
    """Return the translucent colour of shade."""
    colour = QColor(EDGE)
    colour.setAlphaF(SHADES[eyes().contrast])
    return colour


def cut(image: QImage, silhouette: QImage) -> None:
    """Cut a silhouette out of an image, in place."""
    painter = QPainter(image)
    painter.setCompositionMode(CUT_OUT)
    painter.drawImage(0, 0, silhouette)
    painter.end()


def _grown(silhouette: QImage, pixels: float, directions: Sequence[tuple[float, float]]) -> QImage:
    """Return a silhouette grown by this many pixels in these directions: copies of it, shifted that far."""
    grown = silhouette.copy()
    painter = QPainter(grown)
    for across, down in directions:
        painter.drawImage(QPoint(round(across * pixels), round(down * pixels)), silhouette)
    painter.end()
    return grown


def _tint(silhouette: QImage, colour: QColor) -> None:
    """Fill a silhouette with a colour, in place, because it may be as large as the table."""
    painter = QPainter(silhouette)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(silhouette.rect(), colour)
    painter.end()


def _small_glow(silhouette: QImage, colour: str, softness: float) -> QImage:
    """Return the glow of a silhouette as a small image, which is blurred when it is scaled up.

    `softness` is about how many pixels wide the blur becomes. The glow is painted GLOW_TIMES over itself,
    as a single one is too faint.
    """
    reduction = max(softness, 1.0)
    width = max(round(silhouette.width() / reduction), 1)
    height = max(round(silhouette.height() / reduction), 1)
    smooth, any_shape = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    faint = silhouette.scaled(width, height, any_shape, smooth)
    _tint(faint, QColor(colour))
    glow = faint.copy()
    painter = QPainter(glow)
    for _ in range(GLOW_TIMES - 1):
        painter.drawImage(0, 0, faint)
    painter.end()
    return glow


def _solid_alpha(alpha: int) -> int:
    """Return the alpha in a silhouette for one in an image: 0 for shadows, 255 for solid pixels."""
    return min(max((alpha - MOST_SHADOW) * 255 // (LEAST_SOLID - MOST_SHADOW), 0), 255)


_SOLID_ALPHAS = bytes(map(_solid_alpha, range(256)))
"""The alpha of a silhouette for each alpha of an image."""
_WHITE_BY_ALPHA = [QColor(255, 255, 255, alpha).rgba() for alpha in _SOLID_ALPHAS]
