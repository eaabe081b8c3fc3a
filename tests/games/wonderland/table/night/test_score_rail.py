"""By night the points, shards and castles of all players are on the screen, in every battle."""

from __future__ import annotations

import pytest

from tests.games.wonderland.content.shipped import shipped_content
from tests.invariants import playing
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.table.stages import stage

SHOWN = ("score_plate:{}", "star:{}", "portrait:{}", "count:{}:shards", "count:{}:castles")


@pytest.mark.parametrize("players", [2, 5])
def test_everybody_s_score_is_seen_in_a_battle(players: int) -> None:
    content = shipped_content()
    seats = tuple(map(PlayerId, content.factions))[:players]
    game = WONDERLAND.new(content, NewGame(seats, seed=3))
    fought = next(view(at, None) for at in playing(game, seed=2) if at.state.battle is not None)
    slots = stage(fought, content, Looking(seats, None, seats[0])).layout.slots
    for seat in seats:
        plate = slots[f"score_plate:{seat}"].rect
        for piece in SHOWN:
            rect = slots[piece.format(seat)].rect
            assert plate.x <= rect.x
            assert rect.x + rect.width <= plate.x + plate.width
