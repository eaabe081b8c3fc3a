"""What is written on a piece below each other, and what its player is doing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.window

KINDS = """
[menu]
letters = 10
listed = [0.05, 0.05, 0.95, 0.95]
[plate]
doing = [0.5, 0.6, 1.0, 0.9]
"""


@pytest.fixture
def oven(application: Any, tmp_path: Path) -> Any:
    from wonderland_qt.scene.pictures.art import ArtBook
    from wonderland_qt.scene.pictures.oven import Oven

    (tmp_path / "kinds.toml").write_text(KINDS, encoding="utf-8")
    return Oven(ArtBook(tmp_path), {})


def picture(oven: Any, look: Any, width: float, height: float, scale: float = 1.0) -> bytes:
    return bytes(oven.bake(look, width, height, scale).pixmap.toImage().constBits())


def test_a_card_says_what_it_gives_where_there_is_room(oven: Any) -> None:
    from wonderland_qt.scene.style.look import Look

    silent = Look("menu", "supper", icons=("soup", "cake"))
    lettered = replace(silent, lines=("Soup", "Cake"))
    assert picture(oven, silent, 120, 80) != picture(oven, lettered, 120, 80)
    assert picture(oven, lettered, 120, 80) != picture(
        oven, replace(lettered, lines=("Soup", "Tea")), 120, 80
    )


def test_where_words_could_not_be_read_there_are_icons_alone(oven: Any) -> None:
    from wonderland_qt.scene.style.look import Look

    silent = Look("menu", "supper", icons=("soup", "cake"))
    assert picture(oven, silent, 20, 14) == picture(oven, replace(silent, lines=("Soup", "Cake")), 20, 14)


def test_what_a_player_is_doing_shines_while_others_wait(oven: Any) -> None:
    from wonderland_qt.scene.style.look import Look

    idle = Look("plate", "ann", doing="choosing")
    assert picture(oven, idle, 120, 80) != picture(oven, replace(idle, busy=True), 120, 80)
    assert picture(oven, idle, 120, 80) != picture(oven, replace(idle, doing="ready"), 120, 80)


def test_who_has_decided_is_told_from_who_waits(oven: Any) -> None:
    from wonderland_qt.scene.style.look import Look

    decided = Look("plate", "ann", doing="ready", ready=True)
    others = (replace(decided, ready=False), replace(decided, ready=False, busy=True))
    assert picture(oven, decided, 120, 80) not in [picture(oven, other, 120, 80) for other in others]
