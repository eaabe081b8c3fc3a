"""Scenarios with a position that no game can reach are refused."""

from __future__ import annotations

import pytest

from tests.games.pixie_queen.positions import at
from wonderland_qt.engine.scenarios.scenario_setup import Misplaced


@pytest.mark.parametrize("tracks", [(0, 5), (5, 0), (1, 99)])
def test_each_track_has_a_field_of_the_board(tracks: tuple[int, int]) -> None:
    given = {"players": {"red": {"tracks": tracks}, "blue": {}}, "next": "turn: red"}
    with pytest.raises(Misplaced) as caught:
        at(given)
    assert caught.value.path == ("players", "red", "tracks")
