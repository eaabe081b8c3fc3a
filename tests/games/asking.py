"""What tests of every game do with a game: run steps, and look at what is asked and what has happened."""

from __future__ import annotations

from typing import Any, TypeVar

from wonderland_qt.engine.decisions import Decision, Step
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.players import PlayerId

GameT = TypeVar("GameT", bound=Game[Any, Any])
EventT = TypeVar("EventT", bound=Event)


def run(game: GameT, *steps: Step) -> GameT:
    """Do these steps, before all that is left to do, until somebody is asked."""
    game.state.agenda.extend(reversed(steps))
    game.advance()
    return game


def asked(game: Game[Any, Any], who: PlayerId) -> Decision:
    """Return what the player is asked now."""
    return next(decision for decision in game.decisions if decision.player == who)


def offered(game: Game[Any, Any], who: PlayerId) -> list[str]:
    """Return the ids of the options that the player has now."""
    return [option.id for option in asked(game, who).options]


def events_of(game: Game[Any, Any], kind: type[EventT]) -> list[EventT]:
    """Return what happened of a kind."""
    return [event for event in game.events or () if isinstance(event, kind)]
