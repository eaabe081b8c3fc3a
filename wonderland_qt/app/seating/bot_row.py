"""A row for a bot: its face, name, temper and play, and how often it wins against other bots."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import paragraph, styled, without_margins
from wonderland_qt.app.paper.wrapped import WrappingButton
from wonderland_qt.app.seating.faces import NOBODY, FaceLabel, Faces
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.narration.bot_kinds import BotKind
from wonderland_qt.scene.style.palette import INK

USUAL_WIDTH, FACE, STRENGTH, BAR = 420, 58, 132, 13
RAIL, WON, DOUBT, FAIR = "#e5cf9b", "#4f7440", "#b5c79d", "#8c2b24"
RIM_WIDTH, MARK_WIDTH = 1.4, 2.4


class StrengthBar(QWidget):
    """A bar of the wins in percent, with its margin of error pale, and a mark at the fair share."""

    def __init__(self, share: float, margin: float, fair: float) -> None:
        """Take the share of wins, its margin of error and the fair share, all in percent."""
        super().__init__()
        self._percents = share, margin, fair

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wins as a bar, paler within the margin of error, and a dotted mark at the fair share."""
        painter, rail = QPainter(self), QPainterPath()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        rail.addRoundedRect(room, room.height() / 2, room.height() / 2)
        painter.fillPath(rail, QColor(RAIL))
        painter.setClipPath(rail)
        self._fill_rail(painter, room)
        painter.setClipping(False)
        painter.strokePath(rail, QPen(QColor(INK), RIM_WIDTH))
        _share, _margin, fair = self._percents
        mark = int(room.left() + room.width() * fair / 100)
        painter.setPen(QPen(QColor(FAIR), MARK_WIDTH, Qt.PenStyle.DotLine))
        painter.drawLine(mark, 0, mark, self.height())

    def _fill_rail(self, painter: QPainter, room: QRectF) -> None:
        """Fill the rail up to the share of wins, paler from its margin of error below to that above."""
        share, margin, _fair = self._percents
        for percent, colour in ((share + margin, DOUBT), (share - margin, WON)):
            filled = QRectF(room.topLeft(), QSizeF(room.width() * percent / 100, room.height()))
            painter.fillRect(filled, colour)


class BotRow(WrappingButton):
    """A button for a bot, as high as its wrapped labels need."""

    def __init__(self, words: Words, faces: Faces, kind: BotKind) -> None:
        """Name the whole button for screen readers, which do not read the labels inside it."""
        super().__init__(USUAL_WIDTH, QSizePolicy.Policy.Fixed)
        self.setCheckable(True)
        self.setObjectName("bot-row")
        self.kind = kind.kind
        self._face, self._strength = FaceLabel(faces, self), QWidget(self)
        self._face.show_face(kind.face or NOBODY)
        parts = (kind.name, kind.temper, kind.about, kind.strength)
        self.setAccessibleName(". ".join(words.say(part) for part in parts if part))
        self._lay_out(words, kind)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self._face.set_side(round(FACE * grown))
        self._strength.setFixedWidth(round(STRENGTH * grown))
        for bar in self._strength.findChildren(StrengthBar):
            bar.setFixedHeight(round(BAR * grown))
        sheet = self.layout()
        assert sheet is not None
        above = round(4 * grown)
        sheet.setContentsMargins(round(9 * grown), above, round(12 * grown), above)
        sheet.setSpacing(round(11 * grown))

    def _lay_out(self, words: Words, kind: BotKind) -> None:
        """Lay out face, words and strength; all ignore the mouse, so that the button gets every click.

        Some kinds have no temper or no description.
        """
        row, lines = QHBoxLayout(self), QVBoxLayout()
        strength = without_margins(QVBoxLayout(self._strength), 2)
        lines.setSpacing(0)
        temper = f" · {words.say(kind.temper)}" if kind.temper is not None else ""
        lines.addWidget(styled(paragraph(words.say(kind.name) + temper), "bot-name"))
        if kind.about is not None:
            lines.addWidget(paragraph(words.say(kind.about), "hint"))
        self._add_strength(words, kind, strength)
        row.addWidget(self._face)
        row.addLayout(lines, 1)
        row.addWidget(self._strength)
        for label in self.findChildren(QWidget):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _add_strength(self, words: Words, kind: BotKind, sheet: QVBoxLayout) -> None:
        """Add the measured wins as a bar and in words, and whether the bot takes its time to think."""
        if kind.wins is not None and kind.strength is not None:
            fair_share = 100 / kind.players  # with as many equal bots
            sheet.addWidget(StrengthBar(kind.wins.share, kind.wins.margin, fair_share))
            sheet.addWidget(paragraph(words.say(kind.strength), "hint"))
        if kind.plays_out:
            sheet.addWidget(paragraph(words.say(Text("bot-thinks")), "hint"))
