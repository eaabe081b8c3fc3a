"""The opening of a scenario: the state that it gives, or that of its new game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.scenarios.new_table import state_of_new_game
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup, Misplaced
from wonderland_qt.engine.scenarios.script import Script, read_scripts
from wonderland_qt.engine.words.data_messages import data_mistake_in_one


def opening_of(script: Script, setup: AnyScenarioSetup) -> Any:
    """Return the state with which a scenario begins; raises Misplaced with the path from its top."""
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
    """Return the state that is written in the fields of a saved game, read as strictly as one."""
    try:
        return setup.ruleset.codec.decode(msgspec.json.encode(position))
    except msgspec.ValidationError as error:
        raise Misplaced((), data_mistake_in_one(error)) from error


def opening_in(path: Path, setup: AnyScenarioSetup) -> Any:
    """Return the state with which the scenario in a file begins; raises ContentMistakes."""
    script = read_scripts(path, setup.given)[0]
    try:
        return opening_of(script, setup)
    except Misplaced as error:
        raise ContentMistakes([script.source.mistake(Complaint(error.path, error.message))]) from error
