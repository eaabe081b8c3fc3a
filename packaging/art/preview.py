"""Shows the art as build/art-*.png: a sheet of every game's pictures, and mocks of its table."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtGui import QFontDatabase, QGuiApplication

from art.bunny_kingdom import mock_map
from art.catalogue import GAMES, folder_of
from art.contact import Art, contact_sheet
from art.wonderland import mock_table
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
    mock_map.maps(Art(folder_of("bunny_kingdom")), BUILD)
    mock_table.tables(Art(folder_of("wonderland")), BUILD)
    application.quit()


if __name__ == "__main__":
    main()
