"""What players remember: over whole games the true state agrees, and so does all that is sampled."""

from __future__ import annotations

from typing import Any

import pytest

from tests.every_game.game_invariants import INVARIANTS, Setting, own_settings, subject
from tests.invariants import SOAK, Subject, figures, playing
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import AnyGame
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.play.memories import Memories

REMEMBERING = [each for game in INVARIANTS if GAMES[game].memory for each in own_settings(game)]


EVERY = 1 if SOAK else 3
"""At one of so many decisions each player's memory is looked at; it has heard of all before."""


@pytest.mark.parametrize("setting", REMEMBERING, ids=str)
@pytest.mark.parametrize("seed", figures(10))
def test_the_true_game_and_every_sample_agree_with_all_that_was_heard(setting: Setting, seed: int) -> None:
    asked = subject(setting)
    events: list[Event] = []
    game = asked.begin(seed, events)
    memories = Memories(asked.ruleset, game.content)
    for turn, _ in enumerate(playing(game, seed)):
        if turn % EVERY:
            continue
        for viewer in asked.seats(game):
            known = InformationSet(asked.ruleset, game, viewer, list(events), memories)
            check_remembered(asked, game, known, seed + turn)


def check_remembered(asked: Subject, game: AnyGame, known: InformationSet[Any, Any], seed: int) -> None:
    """The true state agrees, and a sample agrees, looks alike and does not depend on what is true."""
    viewer, memory = known.player, known.memory
    assert memory is not None
    assert memory == InformationSet(asked.ruleset, game, viewer, known.heard).memory, "heard anew: the same"
    assert memory.agrees(game)
    before = asked.bytes_of(game)
    dealt = known.sample(seed)
    assert memory.agrees(dealt)
    assert asked.ruleset.view(dealt, viewer) == known.view
    assert asked.bytes_of(game) == before
