"""A card of the hand that somebody points at shows its ghost on the map, and what a harvest would gain."""

from __future__ import annotations

import pytest

from tests.games.asking import run
from tests.games.bunny_kingdom.positions import RED, YELLOW, frozen_content, give, hold, new_table
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.games.bunny_kingdom.exploration import ChooseCards
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM

HAND = ("territory_A4", "territory_J5", "city_1.1", "pearl_farm", "master_carpenter", "camp_1")


def ghosts(piece: str, viewer: PlayerId | None = YELLOW) -> dict[str, Piece]:
    """Return what is previewed of a card, where yellow has a wood and a mountain, by the kind of ghost."""
    game = new_table(2)
    hold(game, YELLOW, "A3", "C2")
    give(game, YELLOW, "hand", *HAND)
    give(game, RED, "hand", "territory_J1", "territory_J2")
    view = BUNNY_KINGDOM.view(run(game, ChooseCards()), viewer)
    return {piece.kind: piece for piece in BUNNY_KINGDOM.display.previewed(view, frozen_content(), piece)}


def test_a_territory_shows_ones_rabbit_on_it_the_fief_it_joins_and_the_gain() -> None:
    found = ghosts("card:territory_A4")
    assert (found["rabbit"].art, found["rabbit"].place) == (YELLOW, "square:A4")
    assert found["shining"].covers == ("square:A3", "square:A4")
    assert (found["prospect"].place, found["prospect"].badge) == ("square:A4", "+1")


def test_a_territory_apart_gains_nothing_and_says_so() -> None:
    found = ghosts("card:territory_J5")
    assert found["shining"].covers == ("square:J5",)
    assert found["prospect"].badge == "+0"


def test_a_city_shows_where_it_would_bring_the_most() -> None:
    found = ghosts("card:city_1.1")
    assert (found["city"].place, found["prospect"].badge) == ("square:A3", "+1")


@pytest.mark.parametrize("card", ["pearl_farm", "master_carpenter", "camp_1"])
def test_what_has_no_one_square_shows_no_ghost(card: str) -> None:
    assert ghosts(f"card:{card}") == {}


def test_nothing_is_previewed_of_what_does_not_lie_in_ones_own_hand() -> None:
    assert ghosts("square:A4") == ghosts("card:territory_J1") == {}
    assert ghosts("card:territory_A4", None) == ghosts("card:territory_A4", RED) == {}
