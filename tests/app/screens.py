"""The window on screens that are reported on the command line: `python -m tests.app.screens PLACE`.

Qt's offscreen platform reads the screens from a file; so this runs as a program of its own, which writes
what it saw as JSON: where the window is, and what is to be frowned at before anything was laid out twice.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

Screen = tuple[str, int, int, int, int]
"""A name, left, top, width and height in pixels."""


def seen_on(folder: Path, screens: list[Screen], scale: float = 1, place: str = "null") -> dict[str, Any]:
    """Open the window on these screens in a process of its own, where it was last; return what was seen."""
    listed = [
        {"name": name, "x": x, "y": y, "width": width, "height": height, "logicalDpi": 96,
         "logicalBaseDpi": 96, "dpr": 1}
        for name, x, y, width, height in screens
    ]  # fmt: skip
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": listed}), encoding="utf-8")
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": f"offscreen:configfile={file}",
        "QT_SCALE_FACTOR": str(scale),
        "WONDERLAND_QT_HOME": str(folder),
    }
    run = [sys.executable, "-m", "tests.app.screens", place]
    done = subprocess.run(run, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Could not parse" not in done.stderr, done.stderr
    seen: dict[str, Any] = json.loads(done.stdout)
    return seen


def _open(place: str) -> dict[str, Any]:
    import msgspec

    from tests.app.layout_flaws import layout_flaws
    from wonderland_qt import paths
    from wonderland_qt.app.pages.settings_dialog import SettingsDialog
    from wonderland_qt.app.program.application import make_application, open_window
    from wonderland_qt.app.program.window_keeper import WindowKeeper
    from wonderland_qt.app.settings import Settings, WindowPlace, load_settings

    application = make_application()
    settings = Settings(motion="off", place=msgspec.json.decode(place, type=WindowPlace | None))
    window = open_window([paths.content()], settings)
    WindowKeeper(window)
    window.show()
    flaws = {"start": layout_flaws(window)}
    window.show_new_game()
    flaws["new game"] = layout_flaws(window)
    application.processEvents()
    flaws["later"] = layout_flaws(window)
    dialog = SettingsDialog(window.shelf.words, settings, window)
    dialog.show()
    flaws["preferences"] = layout_flaws(dialog)
    room = window.screen().availableGeometry()
    told = {
        "screen": window.screen().name(),
        "inside": room.contains(window.geometry()),
        "dialog_fits": dialog.height() <= room.height() and dialog.width() <= room.width(),
        "maximised": window.isMaximized(),
        "size": window.size().toTuple(),
        "smallest": window.minimumSize().toTuple(),
        "flaws": {page: found for page, found in flaws.items() if found},
    }
    dialog.close()
    window.close()
    return {**told, "kept": msgspec.to_builtins(load_settings().place)}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(_open(sys.argv[1])))
