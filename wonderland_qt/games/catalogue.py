"""The games there are, by id; the rules of each are imported when they are first wanted."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wonderland_qt.engine.listing import AnyRuleset, Listing, Rulesets

if TYPE_CHECKING:
    from wonderland_qt.engine.scenarios.stage import AnyStage


def _wonderland() -> AnyRuleset:
    from wonderland_qt.games.wonderland.game import WONDERLAND

    return WONDERLAND


def _wonderland_stage(pack: Any, rule_ids: Collection[str]) -> AnyStage:
    from wonderland_qt.games.wonderland.scenarios.stage import wonderland_stage

    return wonderland_stage(pack, rule_ids)


def _bunny_kingdom() -> AnyRuleset:
    from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM

    return BUNNY_KINGDOM


def _bunny_kingdom_stage(pack: Any, rule_ids: Collection[str]) -> AnyStage:
    from wonderland_qt.games.bunny_kingdom.scenarios.stage import bunny_kingdom_stage

    return bunny_kingdom_stage(pack, rule_ids)


def _tea_for_2() -> AnyRuleset:
    from wonderland_qt.games.tea_for_2.game import TEA_FOR_2

    return TEA_FOR_2


def _tea_for_2_stage(pack: Any, rule_ids: Collection[str]) -> AnyStage:
    from wonderland_qt.games.tea_for_2.scenarios import tea_for_2_stage

    return tea_for_2_stage(pack, rule_ids)


def _pixie_queen() -> AnyRuleset:
    from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN

    return PIXIE_QUEEN


def _pixie_queen_stage(pack: Any, rule_ids: Collection[str]) -> AnyStage:
    from wonderland_qt.games.pixie_queen.scenarios import pixie_queen_stage

    return pixie_queen_stage(pack, rule_ids)


LISTED = (
    Listing("wonderland", (2, 3, 4, 5), _wonderland),
    Listing("bunny_kingdom", (2, 3, 4), _bunny_kingdom),
    Listing("tea_for_2", (2,), _tea_for_2),
    Listing("pixie_queen", (2, 3, 4, 5), _pixie_queen),
)

GAMES = Rulesets(LISTED)

FIRST = next(iter(GAMES))
"""The game that is meant where none is named."""

STAGES: dict[str, Callable[[Any, Collection[str]], AnyStage]] = {
    "wonderland": _wonderland_stage,
    "bunny_kingdom": _bunny_kingdom_stage,
    "tea_for_2": _tea_for_2_stage,
    "pixie_queen": _pixie_queen_stage,
}
"""For each game what plays its scenarios, made from a pack and the ids of the rules that they may cite."""


def ruleset_of(game: str) -> AnyRuleset:
    """Return the rules of a game; raises KeyError for one that is not there."""
    return GAMES[game]


@cache
def stage_of(game: str, roots: tuple[Path, ...], rulebook: Path) -> AnyStage:
    """Return what plays a game's scenarios with the content of these folders and the rules of a document."""
    from wonderland_qt.engine.words.rulebook import Rulebook

    pack = ruleset_of(game).load(roots)
    return STAGES[game](pack, frozenset(Rulebook.read(rulebook).rules))
