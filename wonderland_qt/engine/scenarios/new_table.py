"""A new game to start a scenario from."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.positions import unknown
from wonderland_qt.engine.scenarios.scenario import NewTable
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup, Misplaced
from wonderland_qt.engine.words.message_parts import alternatives, suggestion
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import message_of


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
        raise Misplaced((), message_of(error)) from error


def _check(setup: AnyScenarioSetup, table: NewTable) -> None:
    ruleset, content = setup.ruleset, setup.content
    roster = ruleset.seating.roster(content)
    for index, player in enumerate(table.players):
        if player not in roster:
            raise Misplaced(("players", index), unknown(Text("thing-player"), player, roster))
    if len(table.players) not in ruleset.seating.sizes:
        sizes, count = alternatives(ruleset.seating.sizes), str(len(table.players))
        raise Misplaced(("players",), text("players-expected", sizes=sizes, count=count))
    options = [option.id for option in ruleset.seating.all_options(content)]
    for option in table.options:
        if option not in options:
            message = text("unknown-game-option", option=option, near=suggestion(option, options))
            raise Misplaced(("options", option), message)
