"""Set-up: what a table chooses, and the table before the first deal (SETUP)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wonderland_qt.components.seat_order import ChosenSeats, Seats, must_differ, opposite
from wonderland_qt.engine.game_options import GameOption, game_option
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.rounds import PlayRound
from wonderland_qt.games.bunny_kingdom.state import FirstSide, Player, State

PASSING = "passing"


class NewGame(ChosenSeats, frozen=True):
    """What a table chose before a game: who sits where, the seed, where hands go first (DRAFT-4)."""

    passing: FirstSide = ""


def options(content: Content) -> tuple[GameOption, ...]:
    """Return the option that chooses the side of the first round, that of the content first (DRAFT-4)."""
    usual = content.settings.pass_direction[0]
    return (game_option(PASSING, (usual, opposite(usual))),)


def seated(content: Content, seats: Seats, seed: int, options_chosen: Mapping[str, str]) -> NewGame:
    """Return the set-up for these colours by seat; raises ValueError when one sits twice."""
    (passing,) = options(content)
    first: FirstSide = "left" if passing.chosen(options_chosen) == "left" else "right"
    return NewGame(must_differ(seats), seed, first)


def options_of(content: Content, chosen: NewGame) -> dict[str, str]:
    """Return the options by which a table was set up."""
    return {PASSING: chosen.passing or content.settings.pass_direction[0]}


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
        passing=chosen.passing,
    )


def left_first(_content: Content, state: dict[str, Any]) -> None:
    """Let a state of format 1, which kept no content, go on passing hands as all content did then."""
    state["passing"] = "left"
