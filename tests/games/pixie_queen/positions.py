"""Positions of Pixie Queen to begin tests from, with frozen content, so that tuning content breaks none."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.content.game_content import Content, load_content
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.rules import Game
from wonderland_qt.games.pixie_queen.scenarios import Given, begin

FIRST_PRINTING = Path(__file__).parent / "first_printing"
BLUE, RED, YELLOW, GREEN, GREY = COLOURS = tuple(map(PlayerId, ("blue", "red", "yellow", "green", "grey")))

EventT = TypeVar("EventT", bound=Event)


@cache
def frozen_content() -> Content:
    """Return the content of the first printing."""
    return load_content([FIRST_PRINTING])


def new_table(players: int = 3, seed: int = 1, open_screens: bool = False) -> Game:
    """Return a new game at its first decision; it has collected the events of its set-up."""
    return PIXIE_QUEEN.new(
        frozen_content(), NewGame(COLOURS[:players], seed, {"screens": "open"} if open_screens else {}), []
    )


def at(given: Mapping[str, Any]) -> Game:
    """Return a game at a position that is written as in a scenario; it collects events."""
    state = begin(frozen_content(), Given.model_validate(given))
    return PIXIE_QUEEN.game(state, frozen_content(), [])
