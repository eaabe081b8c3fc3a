"""Makes the state with which a scenario begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.positions import unknown
from wonderland_qt.engine.scenarios.scenario import NewTable
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup, Misplaced
from wonderland_qt.engine.scenarios.script import Script, read_scripts
from wonderland_qt.engine.words.data_messages import data_mistake_in_one
from wonderland_qt.engine.words.message_parts import alternatives, suggestion
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import message_of


def state_of_new_game(setup: AnyScenarioSetup, table: NewTable) -> Any:
    """Return the state of a new game before its first step; raises Misplaced."""
    ruleset, content = setup.ruleset, setup.content
    _check_table(setup, table)
    players = tuple(map(PlayerId, table.players))
    try:
        return ruleset.starting_state(
            content, ruleset.seating.seated(content, players, table.seed, table.options)
        )
    except ValueError as error:
        raise Misplaced((), message_of(error)) from error


def _check_table(setup: AnyScenarioSetup, table: NewTable) -> None:
    """Raise Misplaced for unknown players or options, or a wrong number of players."""
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


def opening_of(script: Script, setup: AnyScenarioSetup) -> Any:
    """Return the state with which a scenario begins; raises Misplaced with the path in the scenario."""
    scenario = script.scenario
    start = scenario.start
    try:
        if scenario.new is not None:
            return state_of_new_game(setup, scenario.new)
        if scenario.position is not None:
            return _state_at(setup, scenario.position)
        return setup.begin(setup.content, scenario.given)
    except Misplaced as error:
        raise Misplaced((start, *error.path), error.message) from error


def _state_at(setup: AnyScenarioSetup, position: dict[str, Any]) -> Any:
    """Return a state written like that of a saved game, validated as strictly; raises Misplaced."""
    try:
        return setup.ruleset.codec.decode(msgspec.json.encode(position))
    except msgspec.ValidationError as error:
        raise Misplaced((), data_mistake_in_one(error)) from error


def opening_in(path: Path, setup: AnyScenarioSetup) -> Any:
    """Return the state with which the scenario in a file begins; raises ContentMistakes."""
    script, *_variants = read_scripts(path, setup.given)
    try:
        return opening_of(script, setup)
    except Misplaced as error:
        raise ContentMistakes([script.source.mistake(Complaint(error.path, error.message))]) from error
