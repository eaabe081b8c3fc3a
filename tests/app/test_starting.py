"""The shelf opens before the rules, content and pages of any game are read."""

import subprocess
import sys

START = """
import sys
from wonderland_qt.cli import main

assert main(["play", "--until-shown"]) == 0
print(*sys.modules)
"""
DEAR = ("pydantic", "yaml", "rich", "wonderland_qt.app.sitting", "wonderland_qt.models.lobby.lobby")
"""What takes long to import and is not seen on the first page."""


def test_the_first_page_waits_for_no_game_and_no_table() -> None:
    started = subprocess.run([sys.executable, "-c", START], check=True, capture_output=True, text=True)
    shown, imported = started.stdout.splitlines()
    assert shown == "shown"
    of_games = {name for name in imported.split() if name.startswith("wonderland_qt.games.")}
    assert of_games == {"wonderland_qt.games.catalogue"}
    assert set(imported.split()) & set(DEAR) == set()
