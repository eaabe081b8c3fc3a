"""The look of the windows: bundled typefaces, warm paper on dark wood."""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from wonderland_qt import paths
from wonderland_qt.scene.palette import INK, PAPER

BODY = "PT Sans"


def dress(application: QApplication) -> None:
    """Give the program its typefaces, palette and style sheet."""
    for file in sorted((paths.resources() / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))
    application.setStyle("Fusion")
    font = QFont(BODY)
    font.setPixelSize(16)
    application.setFont(font)
    application.setPalette(_palette())
    style = paths.resources() / "style"
    sheet = (style / "paper.qss").read_text(encoding="utf-8")
    application.setStyleSheet(sheet.replace("STYLE", style.as_posix()))


def _palette() -> QPalette:
    palette = QPalette(QColor(PAPER))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(role, QColor(INK))
    palette.setColor(QPalette.ColorRole.Base, QColor(PAPER))
    palette.setColor(QPalette.ColorRole.Highlight, QColor("#e9c98a"))
    palette.setColor(QPalette.ColorRole.HighlightedText, QColor(INK))
    return palette
