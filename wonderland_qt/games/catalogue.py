"""The games there are, by id."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from pathlib import Path
from typing import Any

from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.scenarios.stage import AnyStage
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.scenarios.stage import bunny_kingdom_stage
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.scenarios.stage import wonderland_stage

GAMES: dict[str, Ruleset[Any, Any, Any]] = {
    WONDERLAND.id: WONDERLAND,
    BUNNY_KINGDOM.id: BUNNY_KINGDOM,
}

FIRST = next(iter(GAMES))
"""The game that is meant where none is named."""

STAGES: dict[str, Callable[[Any, Collection[str]], AnyStage]] = {
    WONDERLAND.id: wonderland_stage,
    BUNNY_KINGDOM.id: bunny_kingdom_stage,
}
"""For each game what plays its scenarios, made from a pack and the ids of the rules that they may cite."""


def ruleset_of(game: str) -> Ruleset[Any, Any, Any]:
    """Return the rules of a game; raises KeyError for one that is not there."""
    return GAMES[game]


@cache
def stage_of(game: str, roots: tuple[Path, ...], rulebook: Path) -> AnyStage:
    """Return what plays a game's scenarios with the content of these folders and the rules of a document."""
    pack = ruleset_of(game).load(roots)
    return STAGES[game](pack, frozenset(Rulebook.read(rulebook).rules))
