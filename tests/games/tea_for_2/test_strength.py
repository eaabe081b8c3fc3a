"""The rule-based player plays better than chance."""

from tests.games.tea_for_2.positions import SEATS, frozen_pack
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2.game import TEA_FOR_2
from wonderland_qt.games.tea_for_2.judgement import judge
from wonderland_qt.games.tea_for_2.view import view

GAMES, WON = 80, 72


def wins(seed: int, clever: PlayerId) -> bool:
    """Tell whether the player who judges wins against chance."""
    pack, chance = frozen_pack(), OwnChance(seed)
    game = TEA_FOR_2.new(pack, TEA_FOR_2.seating.by_chance(pack, 2, seed, {}), None)
    while not game.over:
        (decision,) = game.decisions
        worths = judge(view(game, decision.player), pack, decision)
        best = max(zip(worths, decision.options, strict=True), key=lambda pair: pair[0])[1]
        chosen = best if decision.player == clever else chance.pick("options", decision.options)
        game.choose(decision.player, chosen.id)
    return TEA_FOR_2.winners(game) == (clever,)


def test_judgement_beats_chance() -> None:
    assert sum(wins(seed, SEATS[seed % 2]) for seed in range(GAMES)) >= WON
