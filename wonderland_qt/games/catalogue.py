"""The games there are, by id; the rules of each are imported when they are first wanted."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wonderland_qt.engine.listed_game import AnyRuleset, ListedGame, Rulesets

if TYPE_CHECKING:
    from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup


def _wonderland() -> AnyRuleset:
    from wonderland_qt.games.wonderland.game import WONDERLAND

    return WONDERLAND


def _wonderland_setup(content: Any, rule_ids: Collection[str]) -> AnyScenarioSetup:
    from wonderland_qt.games.wonderland.scenarios.scenario_setup import wonderland_setup

    return wonderland_setup(content, rule_ids)


def _bunny_kingdom() -> AnyRuleset:
    from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM

    return BUNNY_KINGDOM


def _bunny_kingdom_setup(content: Any, rule_ids: Collection[str]) -> AnyScenarioSetup:
    from wonderland_qt.games.bunny_kingdom.scenarios.scenario_setup import bunny_kingdom_setup

    return bunny_kingdom_setup(content, rule_ids)


def _tea_for_2() -> AnyRuleset:
    from wonderland_qt.games.tea_for_2.game import TEA_FOR_2

    return TEA_FOR_2


def _tea_for_2_setup(content: Any, rule_ids: Collection[str]) -> AnyScenarioSetup:
    from wonderland_qt.games.tea_for_2.scenarios import tea_for_2_setup

    return tea_for_2_setup(content, rule_ids)


def _pixie_queen() -> AnyRuleset:
    from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN

    return PIXIE_QUEEN


def _pixie_queen_setup(content: Any, rule_ids: Collection[str]) -> AnyScenarioSetup:
    from wonderland_qt.games.pixie_queen.scenarios import pixie_queen_setup

    return pixie_queen_setup(content, rule_ids)


LISTED = (
    ListedGame("wonderland", (2, 3, 4, 5), _wonderland),
    ListedGame("bunny_kingdom", (2, 3, 4), _bunny_kingdom),
    ListedGame("tea_for_2", (2,), _tea_for_2),
    ListedGame("pixie_queen", (2, 3, 4, 5), _pixie_queen),
)

GAMES = Rulesets(LISTED)

FIRST = next(iter(GAMES))
"""The game that is meant where none is named."""

SCENARIO_SETUPS: dict[str, Callable[[Any, Collection[str]], AnyScenarioSetup]] = {
    "wonderland": _wonderland_setup,
    "bunny_kingdom": _bunny_kingdom_setup,
    "tea_for_2": _tea_for_2_setup,
    "pixie_queen": _pixie_queen_setup,
}
"""For each game what plays its scenarios, made from a content and the ids of the rules that they may cite."""


def ruleset_of(game: str) -> AnyRuleset:
    """Return the rules of a game; raises KeyError for one that is not there."""
    return GAMES[game]


@cache
def scenario_setup_of(game: str, content_folders: tuple[Path, ...], rulebook: Path) -> AnyScenarioSetup:
    """Return what plays a game's scenarios with the content of these folders and the rules of a document."""
    from wonderland_qt.engine.words.rulebook import Rulebook

    content = ruleset_of(game).load(content_folders)
    return SCENARIO_SETUPS[game](content, frozenset(Rulebook.read(rulebook).rules))
