"""Battles to begin a test from: units in the Garden, and bags whose next draws are known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.asking import run
from tests.games.wonderland.positions import fetch, new_table, place
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.rigged import RiggedChance
from wonderland_qt.games.wonderland.content.content_files import AllySet
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.state import Battle, Participant
from wonderland_qt.games.wonderland.war.war_phase import FightIn

GARDEN = "garden"
Draws = Mapping[PlayerId, Sequence[str]]


def garden(
    draws: Draws,
    *others: PlayerId,
    units: Mapping[PlayerId, int] | int = 3,
    shields: bool = False,
    ally_set: AllySet = "A",
    content: Content | None = None,
) -> Game:
    """A war table with units of everybody in `draws` in the Garden, and the chips that each will draw.

    `others` sit at the table but not in the battle. The battle is yet to begin.
    """
    game = new_table(*draws, *others, ally_set=ally_set, content=content)
    game.state.phase = "war"
    for name in draws:
        place(game, name, GARDEN, units if isinstance(units, int) else units[name])
    for owner in game.state.players.values():
        owner.shield = shields
        owner.quests = ()
    rig(game, draws)
    return game


def rig(game: Game, draws: Draws) -> None:
    """Put the chips into the bags and let them be drawn in this order."""
    for name, faces in draws.items():
        chips = [fetch(game, name, face) for face in faces]
        game.state.players[name].bag += tuple(chips)
    queues = {f"bag:{name}": list(faces) for name, faces in draws.items()}
    game.chance = RiggedChance(game.state, queues, lambda stream, member: _name(game, stream, member))


def _name(game: Game, stream: str, member: Any) -> str:
    return game.content.chips[member].face if stream.startswith("bag:") else str(member)


def begin(game: Game) -> Game:
    """Begin the battle of the Garden and go on to the first decision."""
    return run(game, FightIn(GARDEN))


def fought(draws: Draws, *others: PlayerId, **table: Any) -> Game:
    """The battle of the Garden after its first draw."""
    return begin(garden(draws, *others, **table))


def no_wagers(game: Game) -> Game:
    """Let everybody who may wager decline."""
    for name in game.waiting():
        game.choose(name, "no-wager")
    return game


def draw_again(game: Game) -> Game:
    """Let everybody who is asked draw another chip."""
    for name in game.waiting():
        game.choose(name, "draw")
    return game


def battle(game: Game) -> Battle:
    """The battle being fought."""
    assert game.state.battle is not None, "the battle is over"
    return game.state.battle


def part(game: Game, name: PlayerId) -> Participant:
    """The player's part in the battle."""
    return battle(game).participants[name]


def strengths(game: Game) -> dict[PlayerId, int]:
    """Where the markers stand."""
    return {name: participant.strength for name, participant in battle(game).participants.items()}


def faces(game: Game, chips: Sequence[int]) -> list[str]:
    """The faces of chips."""
    return [game.content.chips[chip].face for chip in chips]
