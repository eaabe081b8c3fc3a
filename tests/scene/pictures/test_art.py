"""Pictures of a game are read when they are asked for, and few of them stay read."""

import gc
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

pytestmark = pytest.mark.window

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} 9"/>'


def test_only_the_pictures_asked_for_last_stay_read(application: Any, tmp_path: Path) -> None:
    from wonderland_qt.scene.pictures import art

    (tmp_path / "icon").mkdir()
    for number in range(art.MOST_READ + 20):
        (tmp_path / f"icon/hat_{number}.svg").write_text(SVG.format(number + 1), encoding="utf-8")
    (tmp_path / "kinds.toml").write_text("", encoding="utf-8")
    book = art.ArtBook(tmp_path)
    read = [ref(book.icon(f"hat_{number}")) for number in range(art.MOST_READ + 20)]
    gc.collect()
    assert [drawn() is not None for drawn in read] == [False] * 20 + [True] * art.MOST_READ
    first = book.icon("hat_0")
    assert first is not None
    assert first.defaultSize().width() == 1
