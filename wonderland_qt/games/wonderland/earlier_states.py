"""States that earlier programs wrote, brought up to the fields of now."""

from __future__ import annotations

from typing import Any

from wonderland_qt.components.seat_order import clockwise
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.newgame.ally_sets import SET, option_of


def name_the_ring(content: Content, state: dict[str, Any]) -> None:
    """Name the regions in use: all of them, before two players could play and left one out (TWO-1)."""
    state.setdefault("ring", content.ring)


def earlier_new_game(content: Content, chosen: dict[str, Any]) -> NewGame:
    """Return the set-up of a save up to format 2, which named factions and ability cards."""
    seats, seed = tuple(chosen["factions"]), chosen["seed"]
    first = OwnChance(seed).below("first", len(seats)) if chosen.get("draw_first") else 0
    mix = option_of(content, chosen.get("ally_mix", ()))
    return NewGame(clockwise(seats, first), seed, mix or {SET: chosen["ally_set"]})
