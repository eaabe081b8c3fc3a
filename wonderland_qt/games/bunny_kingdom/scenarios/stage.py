"""The stage on which scenarios of Bunny Kingdom are played."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, get_args

from wonderland_qt.engine.facts import facts_of
from wonderland_qt.engine.scenarios.stage import Stage
from wonderland_qt.games.bunny_kingdom import facts
from wonderland_qt.games.bunny_kingdom.content.content import Phase
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.scenarios.given import Given
from wonderland_qt.games.bunny_kingdom.scenarios.position import begin
from wonderland_qt.games.bunny_kingdom.setup import NewGame
from wonderland_qt.games.bunny_kingdom.state import State
from wonderland_qt.parts.entries import entries
from wonderland_qt.parts.phases import PhaseBegun
from wonderland_qt.parts.seating import Side, colours


def bunny_kingdom_stage(pack: Pack, rules: Collection[str]) -> Stage[State[Any], Pack, NewGame, Given]:
    """Return the stage for scenarios played with this content, which may cite these rules."""
    return Stage(
        BUNNY_KINGDOM,
        pack,
        Given,
        begin,
        {"deck": "deck", **{colour: f"reserve:{colour}" for colour in colours(pack)}},
        rules=rules,
        facts=facts_of(facts, PhaseBegun),
        names=frozenset(_names(pack)),
    )


def _names(pack: Pack) -> Iterator[str]:
    """Yield every word by which facts and states call things besides players."""
    yield from pack.cards
    yield from pack.terrain
    yield from get_args(Phase)
    yield from get_args(Side)
    yield from (entry.id for entry in entries(pack.content))
