"""The judgement wins against random players, and plays on where content is another."""

from __future__ import annotations

import pytest

from tests.games.pixie_queen.positions import RED, asked, at, frozen_pack
from wonderland_qt import paths
from wonderland_qt.bots.registry import new_bot
from wonderland_qt.engine.play.forks import Fork
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.rules import Game
from wonderland_qt.games.pixie_queen.seen.view import view

GAMES = 6


def winners(seed: int, bots: list[str], pack: Pack) -> list[int]:
    """Play a game and return the numbers of the seats that win it."""
    game = PIXIE_QUEEN.new(pack, PIXIE_QUEEN.seating.by_chance(pack, len(bots), seed, {}), None)
    seats = PIXIE_QUEEN.players(game.state)
    answering = {player: new_bot(bot, seed) for player, bot in zip(seats, bots, strict=True)}
    while not game.over:
        for decision in game.decisions:
            if decision.player in game.waiting():
                fork = Fork(PIXIE_QUEEN, game, decision.player)
                game.choose(decision.player, answering[decision.player].choose(fork, decision))
                break
    return [seats.index(winner) for winner in PIXIE_QUEEN.winners(game)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_random_ones_but_for_a_game(players: int) -> None:
    pack = PIXIE_QUEEN.load([paths.content()])
    tables = [
        ["rule" if seat == seed % players else "random" for seat in range(players)] for seed in range(GAMES)
    ]
    won = [winners(seed, bots, pack) == [bots.index("rule")] for seed, bots in enumerate(tables)]
    assert sum(won) >= GAMES - 1


def best(game: Game) -> str:
    """Return the option that red's judgement thinks best."""
    decision = asked(game, RED)
    worths = PIXIE_QUEEN.judge(view(game, RED), frozen_pack(), decision) if PIXIE_QUEEN.judge else ()
    return max(zip(worths, decision.options, strict=True), key=lambda judged: judged[0])[1].id


def test_a_pixie_at_the_top_becomes_a_servant() -> None:
    players = {"red": {"pixies": ["penalise"], "offering": {"apple": 1}}, "blue": {}, "green": {}}
    assert best(at({"players": players, "round": 5, "next": "reward"})) == "promote:penalise:servant"


def test_an_empty_hand_is_avoided() -> None:
    players = {
        "red": {"goods": {"silver": 1}},
        "blue": {"goods": {"apple": 1}},
        "green": {"goods": {"apple": 1}},
    }
    game = at({"players": players, "next": "offering"})
    assert best(game) == "offer:silver:1"


def test_a_ring_is_forged_where_gold_is_at_hand() -> None:
    players = {"red": {"goods": {"gold": 4}, "tracks": [1, 4]}, "blue": {}, "green": {}}
    assert best(at({"players": players, "round": 7, "next": {"turn": "red"}})) == "act:forge_ring"
