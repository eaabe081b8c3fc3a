"""The window fits every screen at every scale, is laid out before anybody looks, and comes back as it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.app.screens import seen_on

pytestmark = pytest.mark.window


LARGER = pytest.mark.soak


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1280, 720), 1), ((1920, 1080), 1.5), ((2560, 1440), 2),
        *(pytest.param(*of, marks=LARGER) for of in (((1366, 768), 1), ((2560, 1440), 1), ((3840, 2160), 2))),
    ],
)  # fmt: skip
def test_the_window_fits_its_screen_and_its_first_frame_is_whole(
    size: tuple[int, int], scale: float, tmp_path: Path
) -> None:
    seen = seen_on(tmp_path, [("only", 0, 0, *size)], scale)
    assert seen["inside"]
    assert seen["maximised"], "a screen with no room beside the window is filled"
    assert seen["dialog_fits"]
    assert seen["flaws"] == {}


def test_the_smallest_window_leaves_a_small_fine_screen_room_for_its_title_bar(tmp_path: Path) -> None:
    screen = (1920, 1080)
    seen = seen_on(tmp_path, [("only", 0, 0, *screen)], scale=2)
    wide, high = seen["smallest"]
    assert wide <= screen[0] / 2
    assert high <= screen[1] / 2 - 20, "the foot of the ribbon lies below the screen"


def test_the_window_comes_back_where_it_was(tmp_path: Path) -> None:
    screens = [("left", 0, 0, 1920, 1080), ("right", 1920, 0, 2560, 1440)]
    place = {"area": [2100, 200, 1400, 900], "maximised": False, "screen": "right"}
    seen = seen_on(tmp_path, screens, place=json.dumps(place))
    assert seen["screen"] == "right"
    assert seen["size"] == [1400, 900]
    assert seen["kept"] == place


def test_a_maximised_window_comes_back_maximised(tmp_path: Path) -> None:
    place = {"area": [100, 100, 1400, 900], "maximised": True, "screen": "only"}
    seen = seen_on(tmp_path, [("only", 0, 0, 1920, 1080)], place=json.dumps(place))
    assert seen["maximised"]
    assert seen["kept"]["maximised"]


def test_a_window_of_a_screen_that_is_gone_opens_on_another(tmp_path: Path) -> None:
    place = {"area": [4000, 2000, 2000, 1200], "maximised": False, "screen": "unplugged"}
    seen = seen_on(tmp_path, [("only", 0, 0, 1600, 900)], place=json.dumps(place))
    assert seen["screen"] == "only"
    assert seen["inside"]
