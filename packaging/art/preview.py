"""Shows the art as build/art-*.png: a sheet of every game's pictures."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtGui import QFontDatabase, QGuiApplication

from art.catalogue import GAMES, folder_of
from art.contact import Art, contact_sheet
from wonderland_qt import paths

BUILD = Path(__file__).resolve().parents[2] / "build"


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv)
    for font in (paths.window() / "fonts").glob("*.ttf"):
        QFontDatabase.addApplicationFont(str(font))
    BUILD.mkdir(exist_ok=True)
    for game in GAMES:
        contact_sheet(Art(folder_of(game)), BUILD / f"art-{game}.png")
    application.quit()


if __name__ == "__main__":
    main()
