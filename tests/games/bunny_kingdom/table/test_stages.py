"""Each phase has its stage, and every piece lies on it within its bounds."""

from __future__ import annotations

import pytest

from tests.games.bunny_kingdom.table.test_pieces import moments
from wonderland_qt import paths
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.table.stages import stage, stage_name


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_phase_is_shown_on_its_stage(players: int) -> None:
    content, seen = BUNNY_KINGDOM.load([paths.content()]), set()
    for game in moments(players, every=7):
        for viewer in (None, game.state.seats[0]):
            view = BUNNY_KINGDOM.view(game, viewer)
            shown = stage(view, content, Looking(game.state.seats, viewer, game.state.seats[0]))
            assert shown.id == stage_name(view)
            seen.add((view.phase, viewer is None, shown.id))
    assert ("exploration", False, "draft") in seen
    assert ("exploration", True, "map") in seen
    assert ("construction", False, "building") in seen
    assert ("over", True, "parchments") in seen


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("phase", ["exploration", "construction", "over"])
def test_nothing_lies_outside_a_stage(players: int, phase: str) -> None:
    content = BUNNY_KINGDOM.load([paths.content()])
    for game in moments(players, every=7):
        if game.state.phase != phase:
            continue
        view = BUNNY_KINGDOM.view(game, game.state.seats[0])
        layout = stage(view, content, Looking(game.state.seats, view.viewer, game.state.seats[0])).layout
        outside = [
            name
            for name, slot in layout.slots.items()
            if slot.rect.x < 0
            or slot.rect.y < 0
            or slot.rect.x + slot.rect.width > layout.width
            or slot.rect.y + slot.rect.height > layout.height
        ]
        assert outside == []
