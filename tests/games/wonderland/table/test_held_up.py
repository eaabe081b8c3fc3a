"""The tea card that a bot takes is held up while it brings something, and no longer than the bot's turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.every_game.performing.test_director import table_of
from tests.games.wonderland.positions import HATTER
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.journals.snapshots import Snapshot
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.events import ShardsGained, TeaCardTaken
from wonderland_qt.models.narration.director import Director
from wonderland_qt.models.narration.takes import Take

pytestmark = pytest.mark.window


def held_at(*events: Event) -> list[tuple[Event, str]]:
    """Return at each event the card that is held up, where a bot's turn has these events as its steps."""
    table: Any = table_of("wonderland")
    session = table.session
    game, person, bot = session.game, session.seats[0].player, HATTER
    looks, view = Looking((person, bot), viewer=person, near=person), session.view(person)
    snapshots = [Snapshot(game, ()), *(Snapshot(game, (event,)) for event in events)]
    take = Take(snapshots, view, view, looks, looks, bot, performed=True, ends_turn=True)
    shots = Director(session, table.narrator).shots(take)
    table.close()
    return [(event, shot.beat.held) for shot in shots for event in shot.events]


def test_a_card_that_was_held_up_does_not_rise_again_in_the_next_phase() -> None:
    bot, card = HATTER, "tea_1_01"
    taken = TeaCardTaken(player=bot, card=card)
    brought = ShardsGained(player=bot, shards=1, cause=card)
    night, later = PhaseBegun(phase="war", round=1), ShardsGained(player=bot, shards=2, cause="nettle")
    held = held_at(taken, brought, night, later)
    assert (brought, ids.CARD(card)) in held
    assert [shown for event, shown in held if event == later] == [""]
