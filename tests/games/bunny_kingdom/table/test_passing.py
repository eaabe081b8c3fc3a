"""Discs tell in which order hands go round: from the viewer on, to the side of the round, and back."""

import pytest

from tests.games.bunny_kingdom.positions import frozen_content
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.table.pieces import passing_order

RED, YELLOW, PINK = SEATS = (PlayerId("red"), PlayerId("yellow"), PlayerId("pink"))


@pytest.mark.rule("DRAFT-3")
def test_hands_go_round_to_the_left_or_to_the_right_of_whoever_looks() -> None:
    assert passing_order(SEATS, YELLOW, "left") == (YELLOW, PINK, RED)
    assert passing_order(SEATS, YELLOW, "right") == (YELLOW, RED, PINK)
    assert passing_order(SEATS, None, "left") == SEATS


@pytest.mark.rule("DRAFT-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sign_shows_everybody_once_and_whoever_looks_again(players: int) -> None:
    content = frozen_content()
    game = BUNNY_KINGDOM.new(content, BUNNY_KINGDOM.seating.random_new_game(content, players, 1, {}), None)
    viewer = game.state.seats[1]
    pieces = BUNNY_KINGDOM.display.pieces(BUNNY_KINGDOM.view(game, viewer), content)
    discs = [piece for piece in pieces if piece.kind == "disc" and piece.place == "sign"]
    shown = [disc.art for disc in sorted(discs, key=lambda disc: disc.order)]
    assert shown[0] == shown[-1] == viewer
    assert set(shown) == set(game.state.seats)
    assert len(shown) == players + 1
    arrows = [piece for piece in pieces if piece.kind == "passed"]
    assert len(arrows) == players
