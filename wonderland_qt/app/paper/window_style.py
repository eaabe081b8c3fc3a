"""The style of the windows: bundled fonts, and warm paper on dark wood."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from string import Template

from PySide6.QtCore import QDir
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from wonderland_qt import paths
from wonderland_qt.scene.style.eyes import Eyes, eyes, see_with
from wonderland_qt.scene.style.palette import INK, PAPER

BODY, MONOSPACED = "PT Sans", "PT Mono"
PICTURES = "style"
"""The prefix of picture paths in the style sheet, so that no letter of the real folder can break it."""

COLOUR = re.compile(r"#[0-9a-f]{6}\b")
LETTERS = re.compile(r"font-size: (\d+)px(?! /\* fixed)")
LARGE = 20
"""The font size in pixels up to which the preference for larger letters applies."""
PIXELS = re.compile(r"\b(\d+)px")


def dress(application: QApplication) -> None:
    """Set the fonts, the palette and the style sheet of the program."""
    for file in sorted((paths.window() / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))
    application.setStyle("Fusion")
    font = QFont(BODY)
    font.setPixelSize(16)
    application.setFont(font)
    application.setPalette(_palette())
    QDir.setSearchPaths(PICTURES, [str(paths.window() / "style")])
    application.setStyleSheet(style_sheet())


def dress_for(wanted: Eyes) -> bool:
    """Apply the visual preferences (letters, contrast, colours), and tell whether they changed."""
    changed = see_with(wanted)
    application = QApplication.instance()
    if changed and isinstance(application, QApplication):
        application.setStyleSheet(style_sheet())
    return changed


def style_sheet(grown: float = 1.0) -> str:
    """Return the style sheet for the visual preferences, with all lengths scaled by `grown`."""
    return _style_sheet(grown, eyes())


@cache
def _style_sheet(grown: float, _eyes: Eyes) -> str:
    """Read the style sheets of pages and of widgets over a table, once for each set of preferences."""
    style = paths.window() / "style"
    sheet = _with_contrast((style / "paper.qss").read_text(encoding="utf-8"))
    over = Template((style / "over_table.qss").read_text(encoding="utf-8"))
    lit = (over.substitute(colours, page=f'*[light="{face}"]') for face, colours in faces().items())
    return enlarged(_with_larger_letters("\n".join((sheet, *lit))), grown)


def faces() -> dict[str, dict[str, str]]:
    """Return the colours of widgets over a table, by face (day, night) and by name.

    With high contrast they are others.
    """
    listed = _high_contrast() if eyes().contrast == "high" else _colours_in("faces")
    return {face: listed[face] for face in ("day", "night")}


def _with_contrast(sheet: str) -> str:
    """Return the style sheet of pages with its colours replaced for high contrast, if that is preferred."""
    if eyes().contrast != "high":
        return sheet
    replacements = _high_contrast()["paper"]
    return COLOUR.sub(lambda found: replacements.get(found[0], found[0]), sheet)


def _high_contrast() -> dict[str, dict[str, str]]:
    return _colours_in("high_contrast")


def _colours_in(file: str) -> dict[str, dict[str, str]]:
    """Return the colours of a .toml file by table and by name."""
    return tomllib.loads((paths.window() / "style" / f"{file}.toml").read_text(encoding="utf-8"))


def _with_larger_letters(sheet: str) -> str:
    """Return a style sheet with its font sizes enlarged as preferred."""
    return LETTERS.sub(lambda found: f"font-size: {_font_size(int(found[1]))}px", sheet)


def _font_size(usual: int) -> int:
    """Return the preferred font size for a usual one; letters are enlarged to `LARGE` pixels at most."""
    return max(min(round(usual * eyes().larger), LARGE), usual)


def enlarged(sheet: str, grown: float) -> str:
    """Return a style sheet with all lengths scaled by `grown`."""
    return PIXELS.sub(lambda found: f"{round(int(found[1]) * grown)}px", sheet)


def _palette() -> QPalette:
    """Return the colours of paper and ink, for what the style sheet does not paint."""
    palette = QPalette(QColor(PAPER))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(role, QColor(INK))
    palette.setColor(QPalette.ColorRole.Base, QColor(PAPER))
    palette.setColor(QPalette.ColorRole.Highlight, QColor("#e9c98a"))
    palette.setColor(QPalette.ColorRole.HighlightedText, QColor(INK))
    return palette
