"""Reports a picture of a pack that the table cannot show."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from wonderland_qt.engine.words.texts import text
from wonderland_qt.models.packs.folders import pictures_in
from wonderland_qt.models.packs.pack_art import wrong_art
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.pictures.pack_pictures import pack_pictures


class LeftOutPictures(QObject):
    """Reports the first picture of a table that cannot be drawn, once; `message` is the line, or ""."""

    found = Signal(str)

    def __init__(self, table: Table, parent: QObject) -> None:
        """List the pictures at once, but load them only later, so that the page opens without delay."""
        super().__init__(parent)
        self._say, self.message = table.words.say, ""
        self._pictures = [(file, folder) for folder in table.art for file in pictures_in(folder)]
        if self._pictures:
            pack_pictures().came.connect(self.look)
            QTimer.singleShot(0, self, self._load_all)

    def _load_all(self) -> None:
        """Load all pictures, including those that are not on the table now."""
        pack_pictures().want(file for file, _ in self._pictures)
        self.look()

    def look(self) -> None:
        """Report a picture that is now known to be wrong, if none was reported."""
        if self.message:
            return
        wrong = (picture for file, folder in self._pictures for picture in wrong_art([file], folder))
        first = next(wrong, None)
        if first is not None:
            self.message = self._say(text("saved-pictures-left-out", name=first.inside, why=first.why))
            self.found.emit(self.message)
