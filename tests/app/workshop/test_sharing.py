"""Sharing from the workshop: a parcel with the pack, a picture of its best cards, and print sheets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

pytestmark = pytest.mark.window


def test_a_pack_becomes_a_parcel(visit: Callable[..., Any], tmp_path: Path, application: Any) -> None:
    from PySide6.QtGui import QImage

    from wonderland_qt.app.workshop.visit import Visit

    page = visit("wonderland")
    bench = page.findChild(Visit)
    bench.share(tmp_path)
    assert "nothing to share" in page.ribbon.prompt.text()
    page.jump(page.workshop.edited.entry("tea_1_04"))
    page.workbench.make_duplicate()
    page.workbench._close()
    folder, another = tmp_path / "my-tweaks-1.0", tmp_path / "my-tweaks-1.0 (1)"
    for made in (folder, another):
        bench.share(tmp_path)
        assert sorted(file.name for file in made.iterdir()) == [
            "my-tweaks.pack.zip",
            "my-tweaks.pdf",
            "my-tweaks.png",
        ]
        assert str(made) in page.ribbon.prompt.text()
    with ZipFile(folder / "my-tweaks.pack.zip") as archive:
        assert any(name.endswith("tea_1_31.yaml") for name in archive.namelist())
        manifest = archive.read("my-tweaks/pack.yaml").decode()
    assert 'id: "my-tweaks"' in manifest, "others hear of its version"
    assert "game: wonderland" in manifest
    picture = QImage(str(folder / "my-tweaks.png"))
    assert (picture.width(), picture.height()) == (1200, 630)
    colours = {picture.pixel(x, y) for x in range(0, 1200, 20) for y in range(120, 630, 20)}
    assert len(colours) > 20, "a card is drawn on it"
    assert (folder / "my-tweaks.pdf").read_bytes().startswith(b"%PDF")
