"""NOTICE and the README name the board games, and who designed and published each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wonderland_qt.engine.installed_games import listed_games
from wonderland_qt.models.lobby.boxes import Box, box_of

ROOT = Path(__file__).parents[2]
CREDITS = re.compile(r"By (?P<designers>.+) · (?P<publisher>.+)")


BOXES = [box_of(listed, "en") for listed in listed_games()]
EVERY_BOX = pytest.mark.parametrize("box", BOXES, ids=[box.game for box in BOXES])


def said_in(name: str) -> str:
    return (ROOT / name).read_text("utf-8").replace("'", "’")


@EVERY_BOX
def test_readme_and_notice_name_every_game(box: Box) -> None:
    assert all(box.title in said_in(name) for name in ("NOTICE", "README.md"))


@EVERY_BOX
def test_notice_and_readme_name_the_designers_and_the_publisher_on_the_box(box: Box) -> None:
    found = CREDITS.fullmatch(box.credits)
    assert found
    line = f"designed by {found['designers']}, published by {found['publisher']}"
    assert line in said_in("NOTICE")
    assert f"({found['designers']} · {found['publisher']})" in said_in("README.md")
