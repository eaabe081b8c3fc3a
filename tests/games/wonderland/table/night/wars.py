"""Moments of wars on the shipped table, for tests of what is shown of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tests.games.wonderland.content.shipped import shipped_content
from tests.games.wonderland.positions import ALICE, CAT, HATTER, JABBERWOCK, QUEEN
from tests.invariants import playing
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Looking, Stage
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import TableView, view
from wonderland_qt.games.wonderland.table.pieces import pieces
from wonderland_qt.games.wonderland.table.stages import stage

SEATS = (ALICE, JABBERWOCK, CAT, HATTER, QUEEN)


def looking(game: Game, viewer: PlayerId | None = None, whole: bool = False) -> Looking:
    """Somebody who looks and knows what everybody is asked."""
    seats = game.state.seats
    return Looking(seats, viewer, viewer or seats[0], tuple(game.decisions), whole)


def staged(game: Game, viewer: PlayerId | None = None) -> Stage:
    """The stage on which the game is now."""
    return stage(view(game, viewer), game.content, looking(game, viewer))


def laid(game: Game, viewer: PlayerId | None = None) -> dict[str, Piece]:
    """The pieces that have a slot of their own on the stage, by id."""
    shown = pieces(view(game, viewer), game.content)
    layout = staged(game, viewer).layout
    return {piece.id: piece for piece in shown if layout.slot(piece) is not None}


@cache
def battles(players: int, seed: int = 0) -> tuple[tuple[TableView, Looking], ...]:
    """Views of the battles of a game at random, each with who looks."""
    return tuple((view(at, None), looking(at)) for at in _at_night(players, seed))


def _at_night(players: int, seed: int) -> Iterator[Game]:
    game = WONDERLAND.new(shipped_content(), NewGame(SEATS[:players], seed=players + seed))
    for turn, at in enumerate(playing(game, seed=players + seed)):
        if at.state.battle is not None and turn % 3 == 0:
            yield at
