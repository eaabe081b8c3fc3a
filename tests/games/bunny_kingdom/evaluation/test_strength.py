"""The evaluation wins against one that drafts by the single card, and plays on where content is another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tests.games.bunny_kingdom.evaluation.greedy import greedily
from wonderland_qt import paths
from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.engine.play.information_set import Bot, InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM

CONTENT = BUNNY_KINGDOM.load([paths.content()])
GREEDY: AnyRuleset = replace(BUNNY_KINGDOM, evaluate=greedily)
GAMES = 10


def winners(seed: int, seats: Sequence[tuple[Bot, AnyRuleset]], content: Content = CONTENT) -> list[int]:
    """Play a game and return the numbers of the seats that win it."""
    table = BUNNY_KINGDOM.seating.random_new_game(content, len(seats), seed, {})
    game = BUNNY_KINGDOM.new(content, table, None)
    players = BUNNY_KINGDOM.players(game.state)
    while not game.over:
        for decision in game.decisions:
            bot, ruleset = seats[players.index(decision.player)]
            answer = bot.choose(InformationSet(ruleset, game, decision.player), decision)
            game.choose(PlayerId(decision.player), answer)
    return [players.index(winner) for winner in BUNNY_KINGDOM.winners(game)]


def test_it_beats_one_that_drafts_its_best_single_card() -> None:
    won = 0
    for seed in range(GAMES):
        seats: list[tuple[Bot, AnyRuleset]] = [(RuleBot(seat), GREEDY) for seat in range(2)]
        seats[seed % 2] = (RuleBot(seed), BUNNY_KINGDOM)
        won += winners(seed, seats) == [seed % 2]
    assert won >= 0.6 * GAMES


def test_a_map_of_other_terrains_breaks_no_bot() -> None:
    board = CONTENT.files.board
    dry = board.model_copy(update={"rows": {row: line.replace("S", "P") for row, line in board.rows.items()}})
    content = Content(CONTENT.files.model_copy(update={"board": dry}))
    assert winners(1, [(RuleBot(seat), BUNNY_KINGDOM) for seat in range(3)], content)
