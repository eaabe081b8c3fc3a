"""The battle marker: the region in which the next war begins."""

from __future__ import annotations

from wonderland_qt.games.wonderland.facts import BattleMarkerMoved
from wonderland_qt.games.wonderland.rules import Game


def move_battle_marker(game: Game) -> None:
    """Move the battle marker clockwise by a roll that gives no shards (SETUP-6, WAREND-2)."""
    ring = game.state.ring
    roll = game.chance.pick("die", game.pack.board.die)
    game.state.marker = ring[(ring.index(game.state.marker) + roll) % len(ring)]
    game.emit(BattleMarkerMoved(region=game.state.marker))
