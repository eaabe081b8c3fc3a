"""Questions about files: what to call a saved game, which one to take in, and where to copy something."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QInputDialog, QLineEdit, QWidget

from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.saved.saved_types import SUFFIXES, Save

LONGEST_NAME = 40


def ask_for_name(save: Save, say: Callable[[Text], str], page: QWidget) -> str | None:
    """Ask for a new name of a saved game, which may be ""; None if the person cancels."""
    asked = QInputDialog(page)
    asked.setWindowTitle(say(Text("saved-rename")))
    asked.setLabelText(say(Text("saved-rename-asks")))
    asked.setTextValue(save.name)
    field = asked.findChild(QLineEdit)
    if isinstance(field, QLineEdit):
        field.setMaxLength(LONGEST_NAME)
    name = asked.textValue().strip() if asked.exec() else None
    asked.deleteLater()
    return name


def ask_where_to_copy(page: QWidget, title: str, name: str, files: str) -> Path | None:
    """Ask for a file, by default of this name in the documents folder; None if the person cancels.

    `files` is the pattern of the files that are listed, such as "*.jsonl".
    """
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    chosen, _ = QFileDialog.getSaveFileName(page, title, str(Path(folder) / name), files)
    return Path(chosen) if chosen else None


def ask_what_to_take_in(say: Callable[[Text], str], page: QWidget) -> Path | None:
    """Ask for a saved game in another folder; None if none is named."""
    suffixes = " ".join(f"*{suffix}" for suffix in SUFFIXES)
    chosen, _ = QFileDialog.getOpenFileName(page, say(Text("saved-import")), "", suffixes)
    return Path(chosen) if chosen else None
