"""The course of a whole game (GAME-1, WAREND-7)."""

from functools import cache

import pytest

from tests.games.wonderland.positions import ALICE, HATTER, QUEEN, frozen_content, happened
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.lookahead.playout import playout
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.events import BattleMarkerMoved, GameEnded, TeaCardTaken
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.rules import Game


@cache
def played(seed: int = 5) -> Game:
    """A game played to its end by three players who choose at random."""
    game = WONDERLAND.new(frozen_content(), NewGame((ALICE, HATTER, QUEEN), seed=seed), events=[])
    chance = OwnChance(seed)
    while not game.over:
        name = chance.pick("player", game.waiting())
        asked = next(decision for decision in game.decisions if decision.player == name)
        game.choose(name, chance.pick("option", asked.options).id)
    return game


@pytest.mark.rule("GAME-1")
def test_three_rounds_of_tea_and_war_and_then_the_final_score() -> None:
    game = played()
    phases = [(event.phase, event.round) for event in happened(game, PhaseBegun)]
    assert phases == [("tea", 1), ("war", 1), ("tea", 2), ("war", 2), ("tea", 3), ("war", 3)]
    assert game.events is not None
    assert isinstance(game.events[-1], GameEnded)
    assert game.state.phase == "over"


@pytest.mark.rule("GAME-1", "WAREND-7")
def test_a_pack_may_make_the_game_shorter() -> None:
    files = frozen_content().files
    board = files.board.model_copy(update={"rounds": 1})
    game = WONDERLAND.new(
        Content(files.model_copy(update={"board": board})), NewGame((ALICE, HATTER, QUEEN)), events=[]
    )
    *_, last = playout(game, seed=5)
    assert last.over
    assert [(event.phase, event.round) for event in happened(game, PhaseBegun)] == [("tea", 1), ("war", 1)]


@pytest.mark.rule("GAME-1")
def test_each_tea_gives_everybody_four_cards_of_its_round() -> None:
    taken = [(event.player, event.card[:5]) for event in happened(played(), TeaCardTaken)]
    for name in (ALICE, HATTER, QUEEN):
        assert [round_ for player, round_ in taken if player == name] == ["tea_1"] * 4 + ["tea_2"] * 4 + [
            "tea_3"
        ] * 4


@pytest.mark.rule("WAREND-7")
def test_after_the_last_war_nothing_is_put_back() -> None:
    game = played()
    assert len(happened(game, BattleMarkerMoved)) == 3
    assert any(player.exhausted or player.madness for player in game.state.players.values())
    assert all(player.leader in (*game.content.ring, "pool") for player in game.state.players.values())
