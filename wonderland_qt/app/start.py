"""The start page: continue, begin anew, preferences."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from wonderland_qt.app.panels import CENTRED, Panel, WoodenPage, button, paragraph, say
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.engine.texts import Text
from wonderland_qt.engine.words import Words
from wonderland_qt.scene.emblems import emblem_of, emblems, picture

BUTTON_WIDTH, MENU_WIDTH = 380, 460
EMBLEM, NAME_WIDTH = 84, 130
EMBLEM_PART, LARGEST_EMBLEM = 0.115, 190
LOZENGE, BAND = 36, 54


class StartPage(WoodenPage):
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
        self._badges: dict[PlayerId, QLabel] = {}
        self._roster = roster
        self._lay_out(roster)

    def offer(self, saved: bool, problem: str = "", told: str = "") -> None:
        """Offer to continue when there is a saved game, and put the keyboard on what comes next.

        `problem` says which saved games cannot be read, `told` who plays the one that can.
        """
        say(self.problem, problem)
        self.problem.setVisible(bool(problem))
        say(self.told, told or self._say(Text("start-continue-none")))
        self.resume.setEnabled(saved)
        self.resume.setAccessibleDescription(self.told.text())
        for choice, chief in ((self.resume, saved), (self.new, not saved)):
            choice.setObjectName("chief" if chief else "")
            choice.style().unpolish(choice)
            choice.style().polish(choice)
        (self.resume if saved else self.new).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the emblems larger in a larger window."""
        super().resizeEvent(event)
        size = min(max(round(self.height() * EMBLEM_PART), EMBLEM), LARGEST_EMBLEM)
        for player, badge in self._badges.items():
            badge.setPixmap(picture(emblem_of(self._roster, player), size))
            badge.setFixedWidth(NAME_WIDTH - EMBLEM + size)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a band of lozenges in the players' colours along the upper and the lower edge."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor("#2b2118"))
        for top in (0, self.height() - BAND):
            painter.fillRect(0, top, self.width(), BAND, QColor("#3a281d"))
            self._paint_band(painter, top + BAND / 2)

    def _paint_band(self, painter: QPainter, middle: float) -> None:
        colours = [QColor(emblem.colour) for emblem in emblems().values()]
        across, high = LOZENGE / 2, BAND / 2 - 8
        for number in range(self.width() // LOZENGE + 1):
            centre = number * LOZENGE + across
            painter.setBrush(colours[number % len(colours)])
            corners = ((centre - across, middle), (centre, middle - high),
                       (centre + across, middle), (centre, middle + high))  # fmt: skip
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))

    def _button(self, key: str, pressed: SignalInstance) -> QPushButton:
        made = button(self._say(Text(key)), pressed)
        made.setFixedWidth(BUTTON_WIDTH)
        return made

    def _lay_out(self, roster: tuple[PlayerId, ...]) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, BAND + 8, 24, BAND + 4)
        layout.addStretch(2)
        for key, kind in (("start-title", "banner"), ("start-subtitle", "subtitle")):
            layout.addWidget(paragraph(self._say(Text(key)), kind, CENTRED))
        layout.addSpacing(10)
        layout.addLayout(self._emblems(roster))
        layout.addStretch(1)
        layout.addWidget(self._menu(), alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.problem)
        layout.addStretch(2)
        layout.addWidget(paragraph(self._say(Text("start-unofficial")), "status", CENTRED))

    def _menu(self) -> Panel:
        menu = Panel()
        menu.shrink(MENU_WIDTH)
        menu.sheet.setContentsMargins(28, 22, 28, 22)
        menu.sheet.setSpacing(10)
        for widget in (self.resume, self.told, self.new, *self._others):
            menu.sheet.addWidget(widget, alignment=Qt.AlignmentFlag.AlignHCenter)
        self.told.setFixedWidth(BUTTON_WIDTH)
        return menu

    def _emblems(self, roster: tuple[PlayerId, ...]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addStretch()
        for player in roster:
            row.addLayout(self._faction(player, roster))
        row.addStretch()
        return row

    def _faction(self, player: PlayerId, roster: tuple[PlayerId, ...]) -> QVBoxLayout:
        column, badge = QVBoxLayout(), paragraph("", alignment=CENTRED)
        badge.setPixmap(picture(emblem_of(roster, player), EMBLEM))
        badge.setFixedWidth(NAME_WIDTH)
        self._badges[player] = badge
        column.addWidget(badge)
        column.addWidget(paragraph(self._say(Text(player)), "status", CENTRED))
        return column
