"""A best moment of a game, played back on the table as it was then."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wonderland_qt.app.paper.growing import GrowingPage
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.ribbon import Ribbon
from wonderland_qt.app.settings import MOTION_MILLISECONDS
from wonderland_qt.app.table.drawn_table import DrawnTable
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.playback import playback_of
from wonderland_qt.models.score_history import Leap
from wonderland_qt.models.table import Table
from wonderland_qt.scene.pictures.emblems import Emblems

BEFORE = 900
"""Milliseconds for which the table is seen as it was before."""


class MomentPage(GrowingPage):
    """Shows the table before a leap of the scores, and plays what made it: by itself, or with Space."""

    left = Signal()

    def __init__(
        self, table: Table, leap: Leap, told: str, emblems: Emblems, tempo: float, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._playback = playback_of(table.session, leap)
        self._again = Table(self._playback.session, table.words, "off", parent=self, art=table.art)
        self._played, self._tempo = False, tempo
        self.view = DrawnTable(self._again, emblems)
        self.view.set_motion(round(MOTION_MILLISECONDS["normal"] * tempo))
        self.ribbon = Ribbon()
        say = table.words.say
        self.again = KeyButton(say(Text("moment-again")), "Space", self.play)
        self.back = KeyButton(say(Text("moment-back")), "Esc", self.left)
        self.ribbon.tell(told)
        self.ribbon.add(self.again, self.back)
        self._waiting = QTimer(self, singleShot=True)
        self._waiting.timeout.connect(self.play)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.view, 1)
        page.addWidget(self.ribbon)
        self.grow()

    def begin(self) -> None:
        """Play it after a look at the table as it was before; without movement wait for a key."""
        if self._tempo:
            self._waiting.start(round(BEFORE * self._tempo))
        self.back.setFocus()

    def play(self) -> None:
        """Let happen what happened, once."""
        if not self._played:
            self._played = True
            self._waiting.stop()
            self.again.setEnabled(False)
            self._playback.play()

    def grow(self) -> None:
        """Have a larger ribbon in a larger window."""
        self.ribbon.grow(self.grown)

    def close_table(self) -> None:
        """Let go of the table that was seen again."""
        self._waiting.stop()
        self._again.close()
