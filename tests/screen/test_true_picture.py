"""What is painted is what is: on a real X server the window always shows what a full repaint would show.

Pictures that a window takes of itself repaint everything and see nothing of what stays on a screen. So the
program opens on a server of the test's own. An ordinary run plays every game at one size, the shortest to the
end; the long tests play all of them at all sizes to the end.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.every_game.features import TAUGHT
from tests.screen.playing import Seen
from tests.screen.server import SERVER, server_installed, x_server

pytestmark = pytest.mark.window

SMALL, LARGE, FINE = (1280, 800, 1), (1920, 1080, 1), (2560, 1600, 2)
SIZES = (SMALL, LARGE, FINE)
"""How many pixels a screen has across and down, and how many of them are one for the program."""

WHOLE, ONE_IN = 0, 10
USUAL = {
    ("wonderland", SMALL): 450,
    ("bunny_kingdom", SMALL): 450,
    ("tea_for_2", LARGE): WHOLE,
    ("pixie_queen", FINE): 450,
}
"""How many moments of which games an ordinary run sees: a tenth of the long tests or more, and in the first
450 tea, forge and battle."""


@pytest.fixture(autouse=True)
def _server() -> None:
    if not server_installed():
        assert not os.environ.get("CI"), f"{SERVER} is missing; packaging/debian/screen.txt names its package"
        pytest.skip(f"{SERVER} is not installed, so nothing can be seen on a real screen")


def looked_at(game: str, size: tuple[int, int, int], moments: int, folder: Path) -> Seen:
    """Play in a process of its own on a screen of its own."""
    width, height, scale = size
    with x_server(width, height) as display:
        environment = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "QT_SCALE_FACTOR": str(scale),
        }
        run = [sys.executable, "-m", "tests.screen.playing", game, str(moments), str(ONE_IN), str(folder)]
        done = subprocess.run(run, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return Seen(*json.loads(done.stdout))


@pytest.mark.parametrize(
    ("game", "size", "moments"),
    [
        pytest.param(game, size, moments, id=f"{game}-{size[0]}x{size[1]}")
        for (game, size), moments in USUAL.items()
    ]
    + [
        pytest.param(game, size, WHOLE, id=f"whole-{game}-{size[0]}x{size[1]}", marks=pytest.mark.soak)
        for game in TAUGHT
        for size in SIZES
        if USUAL.get((game, size)) != WHOLE
    ],
)
def test_the_screen_is_what_a_full_repaint_would_show(
    game: str, size: tuple[int, int, int], moments: int, tmp_path: Path
) -> None:
    seen = looked_at(game, size, moments, tmp_path)
    assert seen.trouble == []
    assert seen.torn == [], f"pictures in {tmp_path}"
    assert seen.finished is (moments == WHOLE)
    assert seen.compared > 30


def test_a_torn_picture_is_told_with_its_place() -> None:
    from PySide6.QtCore import QRect, Qt
    from PySide6.QtGui import QImage, QPainter

    from tests.screen.pictures import difference

    whole = QImage(60, 40, QImage.Format.Format_RGB32)
    whole.fill(Qt.GlobalColor.white)
    torn = QImage(whole)
    painter = QPainter(torn)
    painter.fillRect(QRect(10, 20, 6, 4), Qt.GlobalColor.darkBlue)
    painter.end()
    assert difference(whole, QImage(whole)) is None
    apart = difference(torn, whole)
    assert apart is not None
    assert (apart.pixels, apart.around) == (24, (10, 20, 6, 4))
