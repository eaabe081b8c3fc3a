"""What the table tells before and while things happen: odds, previews, the ticking watch."""

from __future__ import annotations

import pytest

from tests.games.tea_for_2.positions import BLUE, SEATS, frozen_pack, new_game
from wonderland_qt import paths
from wonderland_qt.engine.play.previews import preview
from wonderland_qt.engine.stages import Looking
from wonderland_qt.games.tea_for_2.facts import CardDestroyed, StarsGained, WatchTurned
from wonderland_qt.games.tea_for_2.pack import read_pack
from wonderland_qt.games.tea_for_2.pieces import pieces
from wonderland_qt.games.tea_for_2.rules import Game
from wonderland_qt.games.tea_for_2.showing import TICK, beats
from wonderland_qt.games.tea_for_2.view import view


def with_queen() -> Game:
    """Return a game in which the winner's Queen of Hearts may destroy a card of the market."""
    for seed in range(100):
        game = new_game(seed)
        game.choose(game.decisions[0].player, "reveal")
        if "destroy:alice" in {option.id for option in game.decisions[0].options}:
            return game
    raise AssertionError("no Queen of Hearts has won a first round")


@pytest.mark.rule("SECRET-3")
def test_the_odds_of_the_next_round_lie_on_the_table() -> None:
    told = {piece.id: piece.lines for piece in pieces(view(new_game(), None), frozen_pack())}
    odds = [line.arguments[0][1] for seat in SEATS for line in told[f"duel:{seat}"]]
    assert len(odds) == 2
    assert sum(map(int, map(str, odds))) == 100


@pytest.mark.rule("STAR-2", "STAR-1")
def test_what_destroying_brings_is_told_before_chance_lays_the_next_card_open() -> None:
    game = with_queen()
    seen = preview(game, game.decisions[0].player, "destroy:alice")
    assert {CardDestroyed, StarsGained} <= {type(fact) for fact in seen.facts}
    assert seen.chance


def test_the_hand_of_the_watch_ticks_from_space_to_space() -> None:
    pack, game = read_pack([paths.content()]), new_game()
    before = view(game, None)
    third = pack.ring[(pack.ring.index(before.space) + 3) % len(pack.ring)]
    looking = Looking(SEATS, None, BLUE)
    told = beats([WatchTurned(player=BLUE, space=third)], before, before, pack, looking)
    assert [beat.milliseconds for beat in told] == [TICK] * 3
