"""A new game to start a scenario from."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.scenario import NewTable
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup, Misplaced
from wonderland_qt.engine.words.message_parts import alternatives, suggestion


def state_of_new_game(setup: AnyScenarioSetup, table: NewTable) -> Any:
    """Return the state of a new game before anything has been dealt; raises Misplaced."""
    ruleset, content = setup.ruleset, setup.content
    _check(setup, table)
    players = tuple(map(PlayerId, table.players))
    try:
        return ruleset.starting_state(
            content, ruleset.seating.seated(content, players, table.seed, table.options)
        )
    except ValueError as error:
        raise Misplaced((), str(error)) from error


def _check(setup: AnyScenarioSetup, table: NewTable) -> None:
    ruleset, content = setup.ruleset, setup.content
    roster = ruleset.seating.roster(content)
    for index, player in enumerate(table.players):
        if player not in roster:
            raise Misplaced(("players", index), f"unknown player '{player}'{suggestion(player, roster)}")
    if len(table.players) not in ruleset.seating.sizes:
        sizes = alternatives(ruleset.seating.sizes)
        raise Misplaced(("players",), f"expected {sizes} players, not {len(table.players)}")
    options = [option.id for option in ruleset.seating.options(content)]
    for option in table.options:
        if option not in options:
            raise Misplaced(("options", option), f"unknown option '{option}'{suggestion(option, options)}")
