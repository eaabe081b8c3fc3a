"""The set-up of scenarios of Bunny Kingdom."""

from collections.abc import Collection, Iterator
from typing import Any, get_args

from wonderland_qt.components.entries import entries
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.components.seat_order import Side, colours
from wonderland_qt.engine.events import events_of
from wonderland_qt.engine.scenarios.scenario_setup import ScenarioSetup
from wonderland_qt.games.bunny_kingdom import events, ids
from wonderland_qt.games.bunny_kingdom.content.content_files import Phase
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.scenarios.given import Given
from wonderland_qt.games.bunny_kingdom.scenarios.position import begin
from wonderland_qt.games.bunny_kingdom.state import State


def bunny_kingdom_setup(
    content: Content, rules: Collection[str]
) -> ScenarioSetup[State[Any], Content, Given]:
    """Return the set-up of scenarios for this content; `rules` are the ids that they may cite."""
    return ScenarioSetup(
        BUNNY_KINGDOM,
        content,
        given=Given,
        begin=begin,
        streams={"deck": "deck", **{colour: ids.RESERVE(colour) for colour in colours(content)}},
        rules=rules,
        events=events_of(events, PhaseBegun),
        names=frozenset(_names_of_things(content)),
    )


def _names_of_things(content: Content) -> Iterator[str]:
    """Yield every name that events and states use, except those of players."""
    yield from content.cards
    yield from content.terrain
    yield from get_args(Phase)
    yield from get_args(Side)
    yield from (entry.id for entry in entries(content.files))
