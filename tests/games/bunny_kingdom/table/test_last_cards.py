"""The last cards of a hand are played without a question, and a sign at the hand says so before."""

from __future__ import annotations

from tests.games.asking import run
from tests.games.bunny_kingdom.test_exploration import HANDS, drafting, lay_first_two
from tests.glimpses import Watched
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.games.bunny_kingdom.exploration import NextChoice
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM


def signs_after_a_choice(cards: int, viewer: PlayerId | None) -> list[Beat]:
    """Return the beats with the sign after all have chosen two of so many cards."""
    game = drafting(3, cards=cards)
    game.state.phase = "exploration"
    run(game, NextChoice())
    watched = Watched(BUNNY_KINGDOM, game)
    lay_first_two(game)
    looking = Looking(game.state.seats, viewer, game.state.seats[0])
    beats = BUNNY_KINGDOM.display.beats(watched.glimpses(viewer), game.content, looking)
    return [beat for beat in beats if any(piece.kind == "last_cards" for piece in beat.pieces)]


def test_the_last_two_cards_lie_in_the_hand_with_a_sign_before_they_are_played() -> None:
    viewer = next(iter(HANDS))
    (beat,) = signs_after_a_choice(4, viewer)
    (sign,) = (piece for piece in beat.pieces if piece.kind == "last_cards")
    assert sign.lines == beat.lines
    assert dict(beat.lines[0].arguments) == {"cards": 2}
    assert sum(piece.place == "hand" and piece.kind == "territory_card" for piece in beat.pieces) == 2
    assert "hand" in beat.spotlight


def test_nothing_is_said_of_the_hands_of_others() -> None:
    assert signs_after_a_choice(4, None) == []
