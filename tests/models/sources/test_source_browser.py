"""The browser of sources says why a visit failed whose process could not start, and visits again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.models.sources.offered_folder import allow, index, lay_pack
from tests.waiting import until
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.packs.pile import PackPile

pytestmark = pytest.mark.window


def test_a_visit_that_could_not_start_can_be_made_again(
    application: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from PySide6.QtCore import QObject

    from wonderland_qt.models.sources import source_browser

    folder = tmp_path / "packs"
    lay_pack(folder)
    index(folder)
    allow(str(folder))
    owner = QObject()
    browser = source_browser.SourceBrowser(PackPile(GAMES, [paths.content()]), "en", owner)
    with monkeypatch.context() as broken:
        broken.setattr(source_browser, "own_program", lambda: (str(tmp_path / "missing"),))
        browser.look()
        until(application, lambda: not browser.working)
    assert len(browser.troubles) == 1
    assert browser.troubles[0].startswith(f"{folder}: ")
    browser.look()
    until(application, lambda: not browser.working)
    assert browser.troubles == []
    assert [offered.pack.id for offered in browser.offered()] == ["kitchen"]
