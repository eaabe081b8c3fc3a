"""A sitting: people at a table, with the pages on which they play and the pace at which bots do."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from wonderland_qt.app.pages.final import FinalPage
from wonderland_qt.app.settings import HOVERS, MILLISECONDS, MOTION_MILLISECONDS, Settings
from wonderland_qt.app.sound import Sounds
from wonderland_qt.app.table.pace import Pace
from wonderland_qt.app.table.secret_keys import SecretKeys
from wonderland_qt.app.table.table_page import TablePage
from wonderland_qt.engine.play.journal import Answered
from wonderland_qt.engine.play.session import Changes
from wonderland_qt.models.table import Table
from wonderland_qt.scene.pictures.emblems import Emblems


class Sitting(QObject):
    """Owns a table and all that serves it, and lets go of it as a whole; `final` is there once wanted."""

    def __init__(
        self,
        table: Table,
        emblems: Emblems,
        bots: tuple[str, ...],
        settings: Settings,
        sounds: Sounds,
        pages: QStackedWidget,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.table, self._emblems, self._pages, self._sounds = table, emblems, pages, sounds
        table.setParent(self)
        self.page = TablePage(table, emblems, bots)
        self.final: FinalPage | None = None
        self._pages.addWidget(self.page)
        self.keys = SecretKeys(table, window)
        self.pace = Pace(table, MILLISECONDS[settings.pace], window)
        self.page.skipped.connect(self.pace.skip)
        self.page.drawn.hand.handled.connect(sounds.handle)
        table.happened.connect(self._sound)
        table.ended.connect(self._sound_the_end)
        self.follow(settings)

    def follow(self, settings: Settings) -> None:
        """Follow preferences from now on."""
        self.page.show_as(settings.sight)
        self.page.drawn.set_hover(HOVERS[settings.enlarging])
        self.page.drawn.set_motion(MOTION_MILLISECONDS[settings.motion])
        self.table.prefer(settings.curtain, settings.end_turn_by_itself, settings.keys)
        self.pace.set_pause(MILLISECONDS[settings.pace])

    def _sound(self, changes: Changes) -> None:
        """Let hear what has happened, or that a person has answered and others are waited for."""
        if changes.undone:
            return
        names = self.table.telling.sounds(changes.facts, self.table.screen.viewer)
        self._sounds.play(self.table.game, names)
        line = changes.line
        if not changes.facts and isinstance(line, Answered) and line.player in self.table.persons:
            self._sounds.handle("ready")

    def _sound_the_end(self) -> None:
        self._sounds.handle("victory")

    def end(self) -> FinalPage:
        """Return the page of the final score, made when it is first wanted."""
        if self.final is None:
            self.final = FinalPage(self.table, self._emblems)
            self._pages.addWidget(self.final)
        return self.final

    def close(self) -> None:
        """Leave the table, which is saved, and let go of everything."""
        for watching in (self.pace, self.keys):
            watching.stop()
            watching.deleteLater()
        self.table.close()
        for page in (self.page, self.final):
            if page is not None:
                self._pages.removeWidget(page)
                page.deleteLater()
        self.deleteLater()
