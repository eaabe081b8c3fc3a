"""The invariants hold under every ruling that the settings of Bunny Kingdom allow."""

from __future__ import annotations

import pytest

from tests import invariants
from tests.every_game.game_invariants import Setting, subject
from tests.games.bunny_kingdom.positions import content_with

OTHER_SETTINGS: tuple[dict[str, object], ...] = (
    {"pass_direction": ("right", "left", "right", "left")},
    {"matriarch_tie": "all", "opportunist_tie": "none"},
    {"treasure_hunter_stack": "multiply", "sky_tower_within_one_fief": True},
)


@pytest.mark.rule("DRAFT-4", "TOWER-3", "MISSION-23", "MISSION-26", "MISSION-29")
@pytest.mark.parametrize("settings", OTHER_SETTINGS, ids=" ".join)
@pytest.mark.parametrize("seed", invariants.figures(10))
def test_a_game_of_other_settings_keeps_every_invariant(seed: int, settings: dict[str, object]) -> None:
    invariants.check_all(subject(Setting("bunny_kingdom"), content_with(**settings)), seed + len(settings))
