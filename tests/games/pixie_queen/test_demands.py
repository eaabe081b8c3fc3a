"""The sign of the demand, before and after it is known, at the palace and in the hall."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pixie_queen.positions import BLUE, RED, YELLOW, frozen_content
from wonderland_qt import paths
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.rules import Game
from wonderland_qt.games.pixie_queen.scenarios import Given, begin

SEATS = (RED, BLUE, YELLOW)
CONTENT = frozen_content()


def begun_at(step: str) -> Game:
    """Return a game of three that goes on with a step."""
    players: dict[str, Any] = {player: {} for player in SEATS}
    state = begin(CONTENT, Given.model_validate({"players": players, "next": step}))
    return PIXIE_QUEEN.game(state, CONTENT, []).advance()


def seen_pieces(game: Game) -> dict[str, Piece]:
    return {piece.id: piece for piece in PIXIE_QUEEN.display.pieces(PIXIE_QUEEN.view(game, None), CONTENT)}


@pytest.mark.rule("OFFER-1")
def test_a_demand_that_is_not_known_yet_says_so_and_when_it_will_be() -> None:
    seen = seen_pieces(begun_at("action"))
    assert (seen["demand"].face, seen["demand"].badge) == (False, "?")
    assert [line.key for line in seen["demand:words"].lines] == ["demand-unknown", "demand-when"]


@pytest.mark.rule("OFFER-1")
def test_a_known_demand_is_named_with_what_it_brings() -> None:
    game = begun_at("offering")
    (good,) = game.state.demanded
    seen = seen_pieces(game)
    assert (seen["demand"].face, seen["demand"].art) == (True, good)
    assert [line.key for line in seen["demand:words"].lines] == ["piece-demand", "demand-brings"]


@pytest.mark.rule("SETUP-8")
def test_round_tiles_face_down_bear_the_number_of_their_round() -> None:
    game = begun_at("offering")
    tiles = [piece for piece in seen_pieces(game).values() if piece.place == "demands"]
    assert [tile.badge for tile in sorted(tiles, key=lambda tile: tile.order)] == ["", *"234567"]


@pytest.mark.parametrize("step", ["action", "punish"])
def test_demand_and_own_board_are_seen_at_the_palace_and_in_the_hall(step: str) -> None:
    game = begun_at(step)
    view, shipped = PIXIE_QUEEN.view(game, RED), PIXIE_QUEEN.load([paths.content()])
    stage = PIXIE_QUEEN.display.stage(view, shipped, Looking(SEATS, RED, RED, persons=(RED,)))
    slots = {slot for slot in ("demand", "demand:words", "player:red") if slot in stage.layout.slots}
    assert slots == {"demand", "demand:words", "player:red"}
