"""A card on the page of challenges: a picture of the table, a title, the moment, stars and tries."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from wonderland_qt.app.challenges.stars import stars_label
from wonderland_qt.app.paper.panels import paragraph, restyle, styled
from wonderland_qt.app.replay.thumbnails import thumbnail
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.challenges.challenge_rows import ChallengeRow
from wonderland_qt.models.pieces.cast import Cast

PICTURE = QSize(178, 96)
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class ChallengeCard(QFrame):
    """Emits `chosen` on a click or on focus, `played` on a double-click, `walked` on an arrow key."""

    chosen = Signal(int)
    walked = Signal(int)
    played = Signal(int)

    def __init__(self, row: ChallengeRow, say_text: Callable[[Text], str], grown: float) -> None:
        """Lay out a challenge as a card that the mouse or the keyboard can choose."""
        super().__init__()
        self.row, self._say = row, say_text
        styled(self, "challenge")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(f"{row.number}. {row.title}. {row.role}, {row.moment}. {self.state_words}")
        self._lay_out(grown)

    @property
    def state_words(self) -> str:
        """Return the stars and tries so far, in words."""
        tried = self.row.tried
        return self._say(text("challenge-state", stars=tried.stars, tries=tried.tries))

    def mark(self, chosen: bool) -> None:
        """Show whether this is the chosen card."""
        self.setProperty("chosen", chosen)
        restyle(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose this challenge."""
        super().mousePressEvent(event)
        self.chosen.emit(self.row.number)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Play this challenge."""
        super().mouseDoubleClickEvent(event)
        self.played.emit(self.row.number)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose this challenge."""
        super().focusInEvent(event)
        self.chosen.emit(self.row.number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit `walked` for arrow keys, before the scroll area uses them."""
        if event.key() in ARROWS:
            self.walked.emit(event.key())
        else:
            super().keyPressEvent(event)

    def _lay_out(self, grown: float) -> None:
        """Lay out picture, title, role with moment, and at the foot the stars and tries."""
        row, sheet = self.row, QVBoxLayout(self)
        sheet.setContentsMargins(8, 8, 8, 6)
        sheet.setSpacing(3)
        sheet.addWidget(self._picture_of_players(grown), 0, Qt.AlignmentFlag.AlignHCenter)
        sheet.addWidget(paragraph(f"{row.number}. {row.title}", "challenge-name"))
        sheet.addWidget(paragraph(f"{row.role} · {row.moment}", "hint"))
        sheet.addStretch(1)
        sheet.addLayout(self._stars_and_tries())

    def _picture_of_players(self, grown: float) -> QLabel:
        """Return a picture of the game with its players, of whom the one who is asked stands on a step."""
        row, shown = self.row, QLabel()
        size = QSize(round(PICTURE.width() * grown), round(PICTURE.height() * grown))
        cast, asked = Cast(row.game, row.players), (row.challenge.player,)
        ratio = self.devicePixelRatioF()
        shown.setPixmap(thumbnail(cast, row.players, winners=asked, size=size, ratio=ratio))
        return shown

    def _stars_and_tries(self) -> QHBoxLayout:
        """Return the foot of the card: the stars earned at the left, the number of tries at the right."""
        tried, foot = self.row.tried, QHBoxLayout()
        foot.addWidget(stars_label(tried.stars, self.state_words))
        foot.addStretch(1)
        tries = self._say(text("challenge-tries", tries=tried.tries))
        foot.addWidget(styled(QLabel(tries), "challenge-tries"))
        return foot
