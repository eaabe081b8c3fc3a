"""Nothing is lost and nothing comes twice: each piece is in exactly one place all through whole games."""

from collections.abc import Iterator

import pytest

from tests.games.wonderland.conserved import conserve
from tests.games.wonderland.positions import ALICE, CAT, HATTER, JABBERWOCK, QUEEN, frozen_content
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.rules import Game

SEATS = (ALICE, JABBERWOCK, CAT, HATTER, QUEEN)


def positions(players: int, seed: int) -> Iterator[Game]:
    """The game at each of its decisions, all choices being made at random."""
    game = WONDERLAND.new(frozen_content(), NewGame(SEATS[:players], seed=seed))
    chance = OwnChance(seed)
    while not game.over:
        yield game
        name = chance.pick("player", game.waiting())
        asked = next(decision for decision in game.decisions if decision.player == name)
        game.choose(name, chance.pick("option", asked.options).id)
    yield game


@pytest.mark.rule("COMP-2", "COMP-3", "COMP-4")
@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (5, 3)])
def test_every_chip_card_and_unit_is_in_one_place_at_every_decision(players: int, seed: int) -> None:
    for game in positions(players, seed):
        conserve(game)


def test_nobody_is_offered_the_same_answer_twice() -> None:
    for game in positions(4, 6):
        for decision in game.decisions:
            ids = [option.id for option in decision.options]
            assert len(set(ids)) == len(ids), (PlayerId(decision.player), ids)
