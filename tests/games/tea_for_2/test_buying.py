"""What is bought lies on top: the player who copies the top card next copies that one."""

from __future__ import annotations

import pytest

from tests.games.tea_for_2.positions import frozen_content, new_game

SEEDS = range(1, 12)


@pytest.mark.rule("BUY-6", "WATCH-8")
def test_a_card_just_bought_lies_on_top_of_the_discards() -> None:
    bought = 0
    for seed in SEEDS:
        game = new_game(seed)
        game.choose(game.decisions[0].player, "reveal")
        (decision,) = game.decisions
        buying = [option.id for option in decision.options if option.id.startswith("buy:")]
        if buying:
            top = game.state.market[buying[0].removeprefix("buy:")][-1]
            game.choose(decision.player, buying[0])
            assert game.state.players[decision.player].discard[-1] == top
            assert top in frozen_content().cards
            bought += 1
    assert bought
