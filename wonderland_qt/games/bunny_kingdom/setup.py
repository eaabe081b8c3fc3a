"""Set-up of a new game: its game option, and the state before the first deal (SETUP)."""

from typing import Any

from wonderland_qt.components.seat_order import opposite
from wonderland_qt.engine.game_options import GameOption, NewGame, game_option
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.rounds import PlayRound
from wonderland_qt.games.bunny_kingdom.rules import PASSING
from wonderland_qt.games.bunny_kingdom.state import Player, State


def options(content: Content) -> tuple[GameOption, ...]:
    """Return the game option for the side to which hands are passed first (DRAFT-4)."""
    usual = content.settings.pass_direction[0]
    return (game_option(PASSING, (usual, opposite(usual))),)


def starting_state(content: Content, chosen: NewGame) -> State[Any]:
    """Return the state before the first deal: all cards in one deck, and no one on the board.

    The printed cities stand where the map says, and are no one's (SETUP-1 to SETUP-4).
    """
    players = {seat: Player(seat) for seat in chosen.seats}
    return State(
        seed=chosen.seed,
        agenda=[PlayRound(1)],
        seats=chosen.seats,
        players=players,
        deck=content.deck,
        options=chosen.options,
    )


def set_left_first(_content: Content, state: dict[str, Any]) -> None:
    """Set the side to which hands go first in a saved state of format 1, when it was always the left."""
    state["options"] = {PASSING: "left"}


def earlier_new_game(_content: Content, chosen: dict[str, Any]) -> NewGame:
    """Return the new game that a save of format 2 describes, where "" meant the side in the content."""
    side = chosen.get("passing", "")
    return NewGame(tuple(chosen["seats"]), chosen["seed"], {PASSING: side} if side else {})
