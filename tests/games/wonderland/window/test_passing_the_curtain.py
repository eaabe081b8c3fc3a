"""The curtain of the player who is asked only so that being asked tells nothing: it need not be lifted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wonderland.positions import ALICE, HATTER
from tests.games.wonderland.test_asked_anyway import OPEN, SECRET, session
from wonderland_qt import paths
from wonderland_qt.app.pages.curtain import Curtain
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.pictures.emblems import NOBODY

pytestmark = pytest.mark.window


@pytest.fixture
def words() -> Words:
    return Words.load(paths.words("wonderland"), "en", {})


@pytest.mark.rule("QUEST-2", "GAME-11")
@pytest.mark.parametrize("quest", [OPEN, SECRET])
def test_whoever_is_asked_anyway_may_pass_without_a_look(quest: str, words: Words) -> None:
    table = Table(session(quest, (ALICE, HATTER)), words)
    for player in (ALICE, HATTER):
        assert table.screen.covered_for == player
        assert table.passing is not None
        assert table.passing.id == "keep-secret"
        table.pass_by()
    assert table.session.over


def test_nobody_passes_by_looking_at_their_own(words: Words) -> None:
    table = Table(session(OPEN, (ALICE, HATTER)), words)
    table.peek(HATTER)
    assert table.passing is None
    table.pass_by()
    assert table.session.waiting == (ALICE,)


def test_the_curtain_offers_to_pass_only_where_somebody_may(application: Any, words: Words) -> None:
    curtain, emblem = Curtain(words), NOBODY
    curtain.fall("Ann", emblem)
    assert not curtain.pass_button.isVisibleTo(curtain)
    curtain.fall("Ann", emblem, "keep it secret")
    assert curtain.pass_button.isVisibleTo(curtain)
    assert "keep it secret" in curtain.pass_button.text()
