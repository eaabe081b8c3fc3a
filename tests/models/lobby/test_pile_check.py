"""A pile is checked in a process of its own; the window reads its findings, also after a failed start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.app.packs.test_packs_page import pack
from tests.waiting import until
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.packs.checking_program import findings_of, read_findings
from wonderland_qt.models.packs.choices import PackChoice
from wonderland_qt.models.packs.pile import PackPile


def pile_of_packs() -> PackPile:
    """A pile of a pack with mistakes, and of two packs that change the same card."""
    pack(paths.packs(), "larder", "tea_cards: [{id: tea_1_01, rewards: 5}]\n")
    pack(paths.packs(), "kitchen")
    pack(paths.packs(), "cellar", "tea_cards:\n  - {id: tea_1_01, rewards: [{vp: 5}]}\n")
    on = [PackChoice(name, True) for name in ("larder", "kitchen", "cellar")]
    return PackPile(GAMES, [paths.content()], on)


def test_findings_are_read_as_they_were_found() -> None:
    pile = pile_of_packs()
    written = findings_of(pile)
    assert any(pile.findings.checked.values())
    assert any(pile.findings.conflicts.values())
    assert read_findings(written) == pile.findings


def test_what_is_no_answer_is_refused() -> None:
    with pytest.raises(ValueError, match="line 1"):
        read_findings(b"")
    with pytest.raises(ValueError, match="games"):
        read_findings(b"{}")


@pytest.mark.window
def test_a_check_that_could_not_start_can_be_started_again(
    application: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from PySide6.QtCore import QObject

    from wonderland_qt.models.lobby import pile_check

    owner, pile = QObject(), pile_of_packs()
    check = pile_check.PileCheck(pile, owner)
    heard: list[bool] = []
    check.found.connect(lambda: heard.append(pile.unread))
    with monkeypatch.context() as broken:
        broken.setattr(pile_check, "own_program", lambda: (str(tmp_path / "missing"),))
        check.start()
        until(application, lambda: len(heard) == 1)
    check.start()
    until(application, lambda: len(heard) == 2)
    assert heard == [True, False], "the second check has read the pile"
