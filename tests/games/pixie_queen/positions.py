"""Positions of Pixie Queen to begin tests from, with a frozen pack, so that tuning content breaks none."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from wonderland_qt.engine.decisions import Decision, Step
from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.content.pack import Pack, read_pack
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.rules import Game
from wonderland_qt.games.pixie_queen.scenarios import Given, begin
from wonderland_qt.games.pixie_queen.setup import NewGame

FIRST_PRINTING = Path(__file__).parent / "first_printing"
BLUE, RED, YELLOW, GREEN, GREY = COLOURS = tuple(map(PlayerId, ("blue", "red", "yellow", "green", "grey")))

FactT = TypeVar("FactT", bound=Fact)


@cache
def frozen_pack() -> Pack:
    """Return the pack of the first printing."""
    return read_pack([FIRST_PRINTING])


def new_table(players: int = 3, seed: int = 1, open_screens: bool = False) -> Game:
    """Return a new game at its first decision; it has collected the facts of its set-up."""
    return PIXIE_QUEEN.new(frozen_pack(), NewGame(COLOURS[:players], seed, open_screens), [])


def at(given: Mapping[str, Any]) -> Game:
    """Return a game at a position that is written as in a scenario; it collects facts."""
    state = begin(frozen_pack(), Given.model_validate(given))
    return PIXIE_QUEEN.game(state, frozen_pack(), [])


def run(game: Game, *steps: Step) -> Game:
    """Do these steps, before all that is left to do, until somebody is asked."""
    game.state.agenda.extend(reversed(steps))
    return game.advance()


def asked(game: Game, who: PlayerId) -> Decision:
    """Return what the player is asked now."""
    return next(decision for decision in game.decisions if decision.player == who)


def offered(game: Game, who: PlayerId) -> list[str]:
    """Return the ids of the options that the player has now."""
    return [option.id for option in asked(game, who).options]


def facts_of(game: Game, kind: type[FactT]) -> list[FactT]:
    """Return what happened of a kind."""
    return [fact for fact in game.facts or () if isinstance(fact, kind)]
