"""A new game to start a scenario from."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.content.mistakes import suggestion
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.scenario import NewTable
from wonderland_qt.engine.scenarios.stage import AnyStage, Misplaced


def state_of_new_game(stage: AnyStage, table: NewTable) -> Any:
    """Return the state of a new game before anything has been dealt; raises Misplaced."""
    ruleset, pack = stage.ruleset, stage.pack
    _check(stage, table)
    players = tuple(map(PlayerId, table.players))
    try:
        return ruleset.starting_state(pack, ruleset.seating.seated(pack, players, table.seed, table.options))
    except ValueError as error:
        raise Misplaced((), str(error)) from error


def _check(stage: AnyStage, table: NewTable) -> None:
    ruleset, pack = stage.ruleset, stage.pack
    roster = ruleset.seating.roster(pack)
    for index, player in enumerate(table.players):
        if player not in roster:
            raise Misplaced(("players", index), f"no player is called '{player}'{suggestion(player, roster)}")
    if len(table.players) not in ruleset.seating.sizes:
        sizes = ", ".join(map(str, ruleset.seating.sizes))
        raise Misplaced(("players",), f"{len(table.players)} cannot play; there are tables of {sizes}")
    options = [option.id for option in ruleset.seating.options(pack)]
    for option in table.options:
        if option not in options:
            raise Misplaced(
                ("options", option), f"no option is called '{option}'{suggestion(option, options)}"
            )
