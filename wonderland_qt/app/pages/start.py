"""The start page: continue, begin anew, preferences."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from wonderland_qt.app.paper.growing import GrowingPage
from wonderland_qt.app.paper.panels import CENTRED, Panel, button, paragraph, say, say_button
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.words import Words
from wonderland_qt.scene.pictures.emblems import emblem_of, emblems, picture

BUTTON_WIDTH, MENU_WIDTH = 380, 460
EMBLEM, NAME_WIDTH = 80, 136
LOZENGE, BAND = 32, 46


class StartPage(GrowingPage):
    """What is seen first."""

    continued = Signal()
    begun = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()
    quitted = Signal()

    def __init__(self, words: Words, roster: tuple[PlayerId, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._say = words.say
        self.resume = self._button("start-continue", self.continued)
        self.told = paragraph("", "hint", CENTRED)
        self.new = self._button("start-new", self.begun)
        self._others = [
            self._button("start-rules", self.rules_wanted),
            self._button("start-settings", self.settings_wanted),
            self._button("start-quit", self.quitted),
        ]
        self.problem = paragraph("", "status", CENTRED)
        self.factions = QWidget()
        self._badges: dict[PlayerId, QLabel] = {}
        self._roster, self._page, self._panel = roster, QVBoxLayout(self), Panel()
        self._lay_out(roster)
        self.grow()

    def offer(self, saved: bool, problem: str = "", told: str = "", over: bool = False) -> None:
        """Offer to continue when there is a saved game, and put the keyboard on what comes next.

        `problem` says that a saved game cannot be read, and takes the room of the emblems; `told` who plays
        the one that can, `over` that there is only its end to look at.
        """
        say(self.problem, problem)
        self.problem.setVisible(bool(problem))
        self.factions.setVisible(not problem)
        say(self.told, told or self._say(Text("start-continue-none")))
        say_button(self.resume, self._say(Text("start-look-back" if over else "start-continue")))
        self.resume.setEnabled(saved)
        self.resume.setAccessibleDescription(self.told.text())
        going_on = saved and not over
        for choice, chief in ((self.resume, going_on), (self.new, not going_on)):
            choice.setObjectName("chief" if chief else "")
            choice.style().unpolish(choice)
            choice.style().polish(choice)
        (self.resume if going_on else self.new).setFocus()

    def grow(self) -> None:
        """Show emblems and menu larger in a larger window."""
        size, across = self.length(EMBLEM), self.length(NAME_WIDTH)
        for player, badge in self._badges.items():
            badge.setPixmap(picture(emblem_of(self._roster, player), size))
            badge.setFixedWidth(across)
        self._page.setContentsMargins(24, self.length(BAND) + 2, 24, self.length(BAND) + 2)
        for widget in (self.resume, self.told, self.new, *self._others):
            widget.setFixedWidth(self.length(BUTTON_WIDTH))
        self._panel.shrink(self.length(MENU_WIDTH))
        edge, side = self.length(18), self.length(28)
        self._panel.sheet.setContentsMargins(side, edge, side, edge)
        self._panel.sheet.setSpacing(self.length(9))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a band of lozenges in the players' colours along the upper and the lower edge."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor("#2b2118"))
        band = self.length(BAND)
        for top in (0, self.height() - band):
            painter.fillRect(0, top, self.width(), band, QColor("#3a281d"))
            self._paint_band(painter, top + band / 2)

    def _paint_band(self, painter: QPainter, middle: float) -> None:
        colours = [QColor(emblem.colour) for emblem in emblems().values()]
        step, high = self.length(LOZENGE), self.length(BAND / 2 - 8)
        across = step / 2
        for number in range(self.width() // step + 1):
            centre = number * step + across
            painter.setBrush(colours[number % len(colours)])
            corners = ((centre - across, middle), (centre, middle - high),
                       (centre + across, middle), (centre, middle + high))  # fmt: skip
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))

    def _button(self, key: str, pressed: SignalInstance) -> QPushButton:
        return button(self._say(Text(key)), pressed)

    def _lay_out(self, roster: tuple[PlayerId, ...]) -> None:
        layout = self._page
        layout.addStretch(2)
        for key, kind in (("start-title", "banner"), ("start-subtitle", "subtitle")):
            layout.addWidget(paragraph(self._say(Text(key)), kind, CENTRED))
        layout.addSpacing(10)
        self.factions.setLayout(self._emblems(roster))
        layout.addWidget(self.factions)
        layout.addStretch(1)
        layout.addWidget(self._menu(), alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.problem)
        layout.addStretch(2)
        layout.addWidget(paragraph(self._say(Text("start-unofficial")), "status", CENTRED))

    def _menu(self) -> Panel:
        for widget in (self.resume, self.told, self.new, *self._others):
            self._panel.sheet.addWidget(widget, alignment=Qt.AlignmentFlag.AlignHCenter)
        return self._panel

    def _emblems(self, roster: tuple[PlayerId, ...]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch()
        for player in roster:
            row.addLayout(self._faction(player))
        row.addStretch()
        return row

    def _faction(self, player: PlayerId) -> QVBoxLayout:
        column, badge = QVBoxLayout(), paragraph("", alignment=CENTRED)
        self._badges[player] = badge
        column.addWidget(badge)
        column.addWidget(paragraph(self._say(Text(player)), "status", CENTRED))
        return column
