"""The games there are, by id."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.games.wonderland.game import WONDERLAND

GAMES: dict[str, Ruleset[Any, Any, Any]] = {WONDERLAND.id: WONDERLAND}


def ruleset_of(game: str) -> Ruleset[Any, Any, Any]:
    """Return the rules of a game; raises KeyError for one that is not there."""
    return GAMES[game]
