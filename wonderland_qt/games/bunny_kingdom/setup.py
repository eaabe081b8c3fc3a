"""Set-up: what a table chooses, and the table before the first deal (SETUP)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wonderland_qt.engine.table_options import TableOption, table_option
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.rounds import PlayRound
from wonderland_qt.games.bunny_kingdom.state import FirstSide, Player, State
from wonderland_qt.parts.seating import Seating, Seats, must_differ, opposite

PASSING = "passing"


class NewGame(Seating, frozen=True):
    """What a table chose before a game: who sits where, the seed, where hands go first (DRAFT-4)."""

    passing: FirstSide = ""


def options(pack: Pack) -> tuple[TableOption, ...]:
    """Return the option that chooses the side of the first round, that of the content first (DRAFT-4)."""
    usual = pack.settings.pass_direction[0]
    return (table_option(PASSING, (usual, opposite(usual))),)


def seated(pack: Pack, seats: Seats, seed: int, options_chosen: Mapping[str, str]) -> NewGame:
    """Return the set-up for these colours by seat; raises ValueError when one sits twice."""
    (passing,) = options(pack)
    first: FirstSide = "left" if passing.chosen(options_chosen) == "left" else "right"
    return NewGame(must_differ(seats), seed, first)


def options_of(pack: Pack, chosen: NewGame) -> dict[str, str]:
    """Return the options by which a table was set up."""
    return {PASSING: chosen.passing or pack.settings.pass_direction[0]}


def starting_state(pack: Pack, chosen: NewGame) -> State[Any]:
    """Return the state before the first deal: all cards in one deck, and nobody on the board.

    The printed cities stand where the map says, and are nobody's (SETUP-1 to SETUP-4).
    """
    players = {seat: Player(seat) for seat in chosen.seats}
    return State(
        seed=chosen.seed,
        agenda=[PlayRound(1)],
        seats=chosen.seats,
        players=players,
        deck=pack.deck,
        passing=chosen.passing,
    )


def left_first(_pack: Pack, state: dict[str, Any]) -> None:
    """Let a state of format 1, which kept no content, go on passing hands as all content did then."""
    state["passing"] = "left"
