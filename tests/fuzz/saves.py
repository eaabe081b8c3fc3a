"""Broken saved games: damaged, or changed and sealed again; one that is accepted is played to its end."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any

from tests.fuzz.broken_bytes import damaged
from tests.fuzz.kind import Kind, Mutant, check_told
from tests.fuzz.sealed_games import CONTENT, content_of, picked, records_of, tampered
from wonderland_qt.bots.registry import bot_factory
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.journals.journal import NO_STATE
from wonderland_qt.engine.lookahead.playout import playout
from wonderland_qt.engine.lookahead.soundness import LOOKED_AT_EVERY, check_shown
from wonderland_qt.engine.play.replay_session import ReplaySession
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.saved.resume import Resumed, resume
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.saved.saved_content import layers_of
from wonderland_qt.engine.saved.saves import UnreadableSave

DAMAGED = 3
"""How many in ten are damaged; of the others something is changed, and they are sealed again."""


class Saves(Kind):
    """Saved games of all games."""

    name = "saves"

    def mutant(self, chance: OwnChance) -> Mutant:
        """Return a saved game of a game, broken at random."""
        game, data = picked(chance, self.folder)
        if chance.below("how", 10) < DAMAGED:
            return Mutant(game, "game.save", damaged(data, chance))
        return Mutant(game, "game.save", tampered(records_of(self.folder / "whole.save", data), chance))

    def said(self, mutant: Mutant, folder: Path) -> Sequence[str]:
        """Return why a game is refused; one that is not is looked back on and played on."""
        path, ruleset, kinds = folder / mutant.name, GAMES[mutant.game], bot_factory(1)
        path.write_bytes(mutant.data)
        try:
            resumed = resume(
                ruleset,
                content_of(mutant.game),
                read_save(path),
                lambda kind: kinds(kind, PlayerId("")),
                today=layers_of(CONTENT, mutant.game),
            )
        except UnreadableSave as error:
            return check_told([str(error)], path)
        play_on(resumed)
        return []


def play_on(resumed: Resumed[Any, Any]) -> None:
    """Look back on a game, and play it on to its end, looking at the table now and then.

    A state that no decisions led to may fail many answers later, which is then told at the table.
    """
    play = resumed.play
    ReplaySession(play.ruleset, resumed.content, resumed.journal)
    check_shown(play.ruleset, play.game)
    led_to = bytes(resumed.journal.header.start) == bytes(NO_STATE)
    with nullcontext() if led_to else suppress(Exception):
        for number, game in enumerate(playout(play.game.clone(), seed=4), start=1):
            if number % LOOKED_AT_EVERY == 0 or game.over:
                check_shown(play.ruleset, game)
