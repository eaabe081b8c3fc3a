"""Discs tell in which order hands go round: from the viewer on, to the side of the round, and back."""

import pytest

from tests.games.bunny_kingdom.positions import frozen_content
from tests.glimpses import Watched
from tests.playthroughs import new_game
from wonderland_qt import paths
from wonderland_qt.components.seat_order import neighbour
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Appear, Leave
from wonderland_qt.engine.table.stages import Beat, Looking
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


@pytest.mark.rule("DRAFT-3")
def test_one_s_cards_go_to_the_neighbour_before_others_come_from_the_other_one() -> None:
    game = new_game(BUNNY_KINGDOM, BUNNY_KINGDOM.load([paths.content()]), 3, seed=1, events=[])
    seats, watched = game.state.seats, Watched(BUNNY_KINGDOM, game)
    for seat in seats:
        hand = game.state.players[seat].hand
        game.choose(seat, f"card:{hand[0]}+card:{hand[1]}")
    happened = watched.happened()
    shown = BUNNY_KINGDOM.display.beats(
        watched.seen(happened, seats[0]), game.content, Looking(seats, seats[0], seats[0])
    )
    passed, received = shown[-2:]
    assert is_passed_on(passed)
    side = BUNNY_KINGDOM.view(game, None).passing
    assert passed.cues == ((Leave("hand", f"lord:{neighbour(seats, seats[0], side)}"),),)
    assert not [piece for piece in passed.pieces if piece.place == "hand"]
    giver = next(seat for seat in seats if neighbour(seats, seat, side) == seats[0])
    assert received.cues == ((Appear("hand", f"lord:{giver}"),),)
    assert [piece for piece in received.pieces if piece.place == "hand"]
    assert not received.spotlight, "cards come in the dark"
    public = BUNNY_KINGDOM.display.beats(watched.seen(happened), game.content, Looking(seats, None, seats[0]))
    assert not any(is_passed_on(beat) for beat in public)


def is_passed_on(beat: Beat) -> bool:
    return any(isinstance(cue, Leave) for together in beat.cues for cue in together)
