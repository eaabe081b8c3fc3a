"""What options give, and what a finished game tells of its content."""

import pytest

from tests.games.wonderland.positions import ALICE, frozen_content, new_table
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.statistics import Thing
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.seen.statistics import ally_set, offered, statistics


def test_what_an_option_gives_is_what_its_player_then_has() -> None:
    content, chance = frozen_content(), OwnChance(3)
    game = WONDERLAND.new(content, WONDERLAND.seating.random_new_game(content, 4, 3, {}), None).advance()
    seen = set()
    while not game.over:
        asked = game.waiting()[0]
        decision = next(decision for decision in game.decisions if decision.player == asked)
        chosen = chance.pick("option", decision.options)
        given = offered(game, decision).get(chosen.id)
        alone = len(game.waiting()) == 1
        game.choose(asked, chosen.id)
        if given is not None and given.kind == "tile":
            seen.add("tile")  # its VP are taken, no one holds it afterwards
        elif given is not None and alone:
            held = statistics(game).held[asked]
            assert given in held, (decision.prompt, chosen.id)
            seen.add(given.kind)
    assert seen >= {"tea card", "wonderlandian", "ability", "tile"}


def test_the_set_of_a_game_is_that_of_all_its_ally_cards() -> None:
    game = new_table()
    assert statistics(game).variant == "A"
    assert statistics(game).held[ALICE] == ()
    assert ally_set(game.content, game.state.ally_set) == "A"


@pytest.mark.parametrize("kind", ["tea card", "quest", "wonderlandian", "ability"])
def test_things_are_told_by_kind(kind: str) -> None:
    game = new_table()
    alice = game.state.players[ALICE]
    alice.tea_cards, alice.quests = ("tea_1_01",), ("red_feat",)
    alice.wonderlandians, alice.abilities = ("walrus",), (next(iter(game.content.abilities)),)
    assert [thing.kind for thing in statistics(game).held[ALICE] if thing.kind == kind] == [kind]
    assert Thing("quest", "red_feat") in statistics(game).held[ALICE]
