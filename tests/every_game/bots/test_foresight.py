"""Foresight: every game looks ahead to an end, by values that are there, of features that it has."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

from tests.invariants import playing
from tests.playthroughs import new_game
from wonderland_qt import paths
from wonderland_qt.bots.rollouts import expected_shares
from wonderland_qt.engine.installed_games import GAMES

LOOKING = [ruleset for ruleset in GAMES.values() if ruleset.foresight is not None]


@pytest.mark.parametrize("ruleset", LOOKING, ids=lambda ruleset: ruleset.id)
def test_thought_ends_again_and_again_where_positions_are_valued(ruleset: Any) -> None:
    foresight, content = ruleset.foresight, ruleset.load([paths.content()])
    for players in ruleset.seating.sizes:
        game, ends, stages = new_game(ruleset, content, players, players), 0, set[str]()
        enough = foresight.horizon(game.state)
        for _ in playing(game, 1, ruleset):
            if enough(game.state):
                ends, enough = ends + 1, foresight.horizon(game.state)
                stages.add(foresight.stage(game.state))
                features = foresight.features(game)
                assert set(features) == set(ruleset.players(game.state))
                assert all(isfinite(number) for mine in features.values() for number in mine.values())
                assert sum(expected_shares(ruleset, game).values()) == pytest.approx(1)
        assert ends > 1
        assert stages & foresight.values(content).keys()


@pytest.mark.parametrize("ruleset", LOOKING, ids=lambda ruleset: ruleset.id)
def test_values_are_of_features_that_the_game_has(ruleset: Any) -> None:
    content = ruleset.load([paths.content()])
    game = new_game(ruleset, content, ruleset.seating.usual_size, 1)
    known = {name for mine in ruleset.foresight.features(game).values() for name in mine}
    for stage, values in ruleset.foresight.values(content).items():
        assert values.weights.keys() <= known, stage
