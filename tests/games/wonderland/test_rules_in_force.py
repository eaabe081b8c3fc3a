"""Whatever is asked, the rules reference knows which numbered rules it is about."""

import pytest

from tests.games.wonderland.positions import frozen_content
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.play.rules_in_force import rules_in_force
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.games.wonderland.game import WONDERLAND


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_decision_and_every_option_has_rules_and_all_of_them_exist(players: int) -> None:
    numbered = Rulebook.read(paths.rulebook("wonderland", "en")).rules
    content = frozen_content()
    game = WONDERLAND.new(
        content, WONDERLAND.seating.random_new_game(content, players, players, {}), None
    ).advance()
    chance = OwnChance(players)
    while not game.over:
        decision = next(asked for asked in game.decisions if asked.player in game.waiting())
        for option in ("", *(offered.id for offered in decision.options)):
            in_force = rules_in_force(game, decision, option)
            assert in_force, (decision.prompt, option)
            assert set(in_force) <= set(numbered), (decision.prompt, option)
        game.choose(decision.player, chance.pick("option", decision.options).id)


def test_the_rules_of_an_option_come_before_those_of_the_question() -> None:
    content = frozen_content()
    game = WONDERLAND.new(content, WONDERLAND.seating.random_new_game(content, 3, 7, {}), None).advance()
    while game.decisions[0].prompt.key != "ask-chair":
        decision = next(asked for asked in game.decisions if asked.player in game.waiting())
        game.choose(decision.player, decision.options[0].id)
    chair = next(option.id for option in game.decisions[0].options if option.id.startswith("chair"))
    assert rules_in_force(game)[0] == "TEA-1"
    assert rules_in_force(game, game.decisions[0])[0] == "TEA-1"
    assert rules_in_force(game, game.decisions[0], chair)[0] != "LEAD-4"
    assert len(rules_in_force(game, game.decisions[0], chair)) <= len(rules_in_force(game, game.decisions[0]))
