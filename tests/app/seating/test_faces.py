"""What lies over a table is legible by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

pytestmark = pytest.mark.window

LEGIBLE, STRONG = 4.5, 7.0
WRITTEN = [
    *(("ink", ground) for ground in ("ground", "raised", "hovered")),
    *(
        ("soft", "ground"),
        ("heading", "ground"),
        ("dead", "ground"),
        ("dead", "raised"),
        ("on_chief", "chief"),
    ),
]
"""Which colour is written on which, as `over_table.qss` has it."""


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG 2 defines it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.fixture
def high_contrast(application: Any) -> Iterator[None]:
    from wonderland_qt.scene.style.eyes import Eyes, see_with

    see_with(Eyes(contrast="high"))
    yield
    see_with(Eyes())


@pytest.mark.usefixtures("high_contrast")
@pytest.mark.parametrize("face", ["day", "night"])
def test_in_high_contrast_every_text_stands_out_by_7_to_1(face: str) -> None:
    from wonderland_qt.app.paper.window_style import faces

    colours = faces()[face]
    edges = [("edge", "ground"), ("line", "ground"), ("focus", "ground")]
    poor = {pair: contrast(colours[pair[0]], colours[pair[1]]) for pair in (*WRITTEN, *edges)}
    assert {pair: ratio for pair, ratio in poor.items() if ratio < STRONG} == {}


@pytest.mark.usefixtures("high_contrast")
def test_high_contrast_has_every_colour() -> None:
    from wonderland_qt.app.paper.window_style import faces
    from wonderland_qt.scene.style.eyes import Eyes, see_with

    high = faces()
    see_with(Eyes())
    assert {face: set(colours) for face, colours in high.items()} == {
        face: set(colours) for face, colours in faces().items()
    }


@pytest.mark.parametrize("face", ["day", "night"])
def test_every_text_stands_out_from_its_ground(face: str) -> None:
    from wonderland_qt.app.paper.window_style import faces

    colours = faces()[face]
    poor = {pair: contrast(colours[pair[0]], colours[pair[1]]) for pair in WRITTEN}
    assert {pair: ratio for pair, ratio in poor.items() if ratio < LEGIBLE} == {}


def test_both_faces_have_every_colour() -> None:
    from wonderland_qt.app.paper.window_style import faces

    day, night = faces()["day"], faces()["night"]
    assert day.keys() == night.keys()
