"""Rollouts: played on as far as a game looks, and valued there; to the end where nothing was fitted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tests.engine.pebbles import ANN, BEN, PEBBLES, PebbleContent
from wonderland_qt.bots.rollouts import expected_shares, rollout, share_at_end
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.foresight import Foresight
from wonderland_qt.engine.game_options import NewGame


def begun(points: tuple[int, ...] = (2, 3, 4)) -> Game[Any, Any]:
    return PEBBLES.new(PebbleContent(points=points), NewGame((ANN, BEN), 1), None)


def looking(stages: Mapping[str, Any]) -> Any:
    """Pebbles in which bots look a round ahead and value points."""

    def horizon(start: Any) -> Callable[[Any], bool]:
        now = start.round
        return lambda state: state.round > now

    foresight = Foresight[Any, Any](
        horizon=horizon,
        stage=lambda state: f"round-{state.round}",
        features=lambda position: {
            player: {"points": hand.points} for player, hand in position.state.hands.items()
        },
        values=lambda _content: stages,
    )
    return replace(PEBBLES, foresight=foresight)


VALUES = {"round-1": SimpleNamespace(scale=1.0, weights={"points": 0.5, "never_seen": 9.0})}


def played_on(ruleset: Any, game: Game[Any, Any]) -> float:
    return rollout(ruleset, game, ANN, game.decisions[0].options[-1].id, 3)[ANN]


def test_a_rollout_stops_at_the_horizon_and_is_valued_there() -> None:
    game, ruleset = begun(), looking(VALUES)
    told = played_on(ruleset, game)
    assert (game.over, game.state.round) == (False, 1)
    assert told == expected_shares(ruleset, game)[ANN]
    assert sum(expected_shares(ruleset, game).values()) == pytest.approx(1)


@pytest.mark.parametrize("ruleset", [PEBBLES, looking({})])
def test_without_values_a_rollout_goes_to_the_end(ruleset: Any) -> None:
    game = begun()
    assert played_on(ruleset, game) == share_at_end(PEBBLES, game, ANN)
    assert game.over


def test_what_was_not_fitted_is_played_through() -> None:
    game = begun()
    played_on(looking({"round-2": VALUES["round-1"]}), game)
    assert (game.over, game.state.round) == (False, 2)


def test_who_has_more_of_what_is_worth_something_has_the_better_chance() -> None:
    game, ruleset = begun(), looking({"round-0": VALUES["round-1"]})
    assert expected_shares(ruleset, game) == {ANN: 0.5, BEN: 0.5}
    game.state.hands[ANN].points = 4
    assert expected_shares(ruleset, game)[ANN] == pytest.approx(0.881, abs=0.001)


def test_where_nothing_is_known_all_stand_alike() -> None:
    assert expected_shares(PEBBLES, begun()) == {ANN: 0.5, BEN: 0.5}


def test_a_win_counts_more_than_a_lead_and_a_lead_counts() -> None:
    def ended(ann: int, ben: int) -> float:
        game = begun()
        game.state.hands[ANN].points, game.state.hands[BEN].points = ann, ben
        return share_at_end(PEBBLES, game, ANN)

    assert 0 < ended(0, 9) < ended(4, 5) < 0.5 == ended(5, 5) < ended(5, 4) < ended(9, 0) < 1
