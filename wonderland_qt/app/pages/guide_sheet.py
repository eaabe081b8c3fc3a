"""An illustrated page of a game's guide: a picture composed of the game's art, and short paragraphs."""

from __future__ import annotations

from functools import partial
from math import hypot
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wonderland_qt.app.pages.rules_sheet import as_rich_text
from wonderland_qt.app.paper.panels import button, caption, paragraph
from wonderland_qt.models.learning.guide_types import (
    HEIGHT,
    WIDTH,
    Arrow,
    GuideFigure,
    GuidePage,
    GuidePicture,
)
from wonderland_qt.scene.style.palette import GOLD, INK

GROUNDS = {"day": "#5a7146", "night": "#1b2658", "wood": "#6d4b33"}
ROUND, RIM, SHAFT, HEAD = 24, 4, 9, 22
LEAST_HEIGHT = 120
"""The least height of an illustration, in pixels."""
HEAD_BY_HALF_WIDTH, LEAST_LENGTH = 1.6, 1e-6
"""The length of an arrow's head by half its width; a length by which one can divide."""


class Illustration(QWidget):
    """Paints a picture as wide as the page."""

    def __init__(self, picture: GuidePicture, art: Path, parent: QWidget | None = None) -> None:
        """Read each picture of the game's art only once, although figures may repeat it."""
        super().__init__(parent)
        self._picture, self._art = picture, art
        self._read = {figure.art: QSvgRenderer(str(art / f"{figure.art}.svg")) for figure in picture.figures}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumHeight(LEAST_HEIGHT)

    def heightForWidth(self, width: int) -> int:
        """Return the height of the picture for a width."""
        return round(width * HEIGHT / WIDTH)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the figures in their order, and the arrows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = min(self.width() / WIDTH, self.height() / HEIGHT)
        painter.translate((self.width() - WIDTH * scale) / 2, (self.height() - HEIGHT * scale) / 2)
        painter.scale(scale, scale)
        painter.setPen(QPen(QColor(INK), RIM))
        painter.setBrush(QColor(GROUNDS[self._picture.ground]))
        painter.drawRoundedRect(QRectF(RIM, RIM, WIDTH - 2 * RIM, HEIGHT - 2 * RIM), ROUND, ROUND)
        for figure in self._picture.figures:
            self._paint_figure(painter, figure)
        for arrow in self._picture.arrows:
            _paint_arrow(painter, arrow)
        painter.end()

    def _paint_figure(self, painter: QPainter, figure: GuideFigure) -> None:
        """Paint a figure around its point, as wide and as tilted as the guide says."""
        svg = self._read[figure.art]
        usual = QSizeF(svg.defaultSize())
        size = usual * (figure.width / max(usual.width(), 1))
        painter.save()
        painter.translate(*figure.at)
        painter.rotate(figure.tilt)
        svg.render(painter, QRectF(QPointF(-size.width() / 2, -size.height() / 2), size))
        painter.restore()


class GuideSheet(QWidget):
    """A page; `rule_wanted` has the number of a related rule that was clicked."""

    rule_wanted = Signal(str)

    def __init__(
        self, page: GuidePage, language: str, art: Path, behind: str, parent: QWidget | None = None
    ) -> None:
        """Lay out the picture, the paragraphs, and the buttons of related rules after the words `behind`."""
        super().__init__(parent)
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(8, 4, 8, 4)
        sheet.setSpacing(8)
        self.picture = Illustration(page.picture, art)
        self.picture.setAccessibleName(page.title[language])
        sheet.addWidget(self.picture)
        self.paragraphs = [paragraph(as_rich_text(words), "guide") for words in page.says[language]]
        for label in self.paragraphs:
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setAccessibleName(label.text().replace("<b>", "").replace("</b>", ""))
            sheet.addWidget(label)
        sheet.addStretch()
        sheet.addLayout(self._row_of_rules(page, behind))

    def _row_of_rules(self, page: GuidePage, label: str) -> QHBoxLayout:
        """Return a row of buttons for the rules related to the page, after a label."""
        row = QHBoxLayout()
        row.addWidget(caption(label))
        for rule in page.rules:
            row.addWidget(button(rule, partial(self.rule_wanted.emit, rule), "keyed"))
        row.addStretch()
        return row


def _paint_arrow(painter: QPainter, arrow: Arrow) -> None:
    """Paint an arrow in gold, with an outline."""
    path = QPainterPath()
    path.addPolygon(_outline_of(arrow))
    path.closeSubpath()
    painter.setPen(QPen(QColor(INK), 3, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(GOLD))
    painter.drawPath(path)


def _outline_of(arrow: Arrow) -> QPolygonF:
    """Return the outline of an arrow: along one side of the shaft to the tip, and back along the other."""
    begin, tip = QPointF(*arrow.begin), QPointF(*arrow.end)
    way = tip - begin
    along = way / max(hypot(way.x(), way.y()), LEAST_LENGTH)
    across = QPointF(-along.y(), along.x())
    half_shaft, half_head = across * SHAFT / 2, across * HEAD / HEAD_BY_HALF_WIDTH
    neck = tip - along * HEAD
    one_side = [begin + half_shaft, neck + half_shaft, neck + half_head]
    other_side_back = [neck - half_head, neck - half_shaft, begin - half_shaft]
    return QPolygonF([*one_side, tip, *other_side_back])
