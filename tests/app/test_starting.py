"""The shelf opens before the rules, content and pages of any game are read."""

import subprocess
import sys

START = """
import sys
from wonderland_qt import paths
from wonderland_qt.app.program.application import make_application, open_window
from wonderland_qt.app.settings import Settings

application = make_application()
window = open_window([paths.content()], Settings(motion="off"))
window.show()
application.processEvents()
print(*sys.modules)
window.close()
"""
DEAR = ("pydantic", "yaml", "rich", "wonderland_qt.app.sitting", "wonderland_qt.models.lobby")
"""What takes long to import and is not seen on the first page."""


def test_the_first_page_waits_for_no_game_and_no_table() -> None:
    started = subprocess.run([sys.executable, "-c", START], check=True, capture_output=True, text=True)
    imported = set(started.stdout.split())
    of_games = {name for name in imported if name.startswith("wonderland_qt.games.")}
    assert of_games == {"wonderland_qt.games.catalogue"}
    assert imported & set(DEAR) == set()
