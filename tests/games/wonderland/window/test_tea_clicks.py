"""How many clicks a tea turn takes over whole games: two to three, with a good player's choice of cards."""

from __future__ import annotations

from typing import Any

from tests.games.asking import run
from tests.games.wonderland.content.shipped import shipped_content
from tests.games.wonderland.positions import QUEEN, answer, player
from tests.games.wonderland.tea_tables import CHAIR, serving
from wonderland_qt.bots.registry import bot_factory
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.table.promised import due
from wonderland_qt.games.wonderland.tea import TeaTurn
from wonderland_qt.models.offers.all_here import next_alike

TWO_ENDS = {"ask-forge", "ask-move"}
"""A chip and its space, a unit and where it goes; all else is one touch, as
tests/every_game/playing/test_clicks.py says."""


def turns_of(seed: int) -> list[int]:
    """Return how many clicks each turn takes in which a card is taken."""
    seats = tuple(map(PlayerId, shipped_content().factions))[:3]
    game, bots = WONDERLAND.new(shipped_content(), NewGame(seats, seed=seed)), bot_factory(seed)
    turns, last = list[int](), ""
    while game.decisions:
        decision = next(asked for asked in game.decisions if asked.player == game.waiting()[0])
        answer = bots("rule", decision.player).choose(
            InformationSet(WONDERLAND, game, decision.player), decision
        )
        if game.state.phase == "tea":
            _count(turns, decision, answer, last)
        last = answer
        game.choose(decision.player, answer)
    return turns


def _count(turns: list[int], decision: Any, answer: str, last: str) -> None:
    """Add the clicks of an answer: none for what goes where the last went, as Shift takes it there."""
    if decision.prompt.key in {"ask-chair", "ask-leader-region"}:
        turns.append(0)
    again = decision.prompt.key == "ask-units" and answer == last
    if turns and not again:
        turns[-1] += 2 if decision.prompt.key in TWO_ENDS else 1


def test_a_tea_turn_takes_two_to_three_clicks() -> None:
    turns = turns_of(1)
    assert len(turns) > 30
    assert 2 <= sum(turns) / len(turns) <= 3
    assert sum(clicks <= 3 for clicks in turns) > 0.65 * len(turns)


def test_shift_hands_out_the_units_of_several_effects_of_one_card() -> None:
    game = run(serving({"units": 1}, {"units": 1}, {"units": 1}), TeaTurn(QUEEN))
    answer(game, QUEEN, f"chair:{CHAIR}")
    decision = game.decisions[0]
    chosen = next(option.id for option in decision.options if option.put == "region:red_keep")
    again, given = chosen, 0
    while again:
        before = due(game, QUEEN)
        game.choose(QUEEN, again)
        given += 1
        following = next((asked for asked in game.decisions if asked.player == QUEEN), decision)
        again = next_alike(decision, following, again, before, due(game, QUEEN))
        decision = following
    assert given == 3
    assert player(game, QUEEN).placed["red_keep"] >= 3
