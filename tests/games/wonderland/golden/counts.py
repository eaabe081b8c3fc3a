"""How many ways lead on from pinned positions: decision paths, and the positions that they reach."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.wonderland.positions import frozen_content
from tests.playthroughs import choices, new_game
from wonderland_qt.engine.flow import AnyGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.game import WONDERLAND


@dataclass(frozen=True, slots=True)
class Pinned:
    """The first moment of a round at which a random game asks `prompt`; paths are counted to `depth`."""

    players: int
    seed: int
    round: int
    prompt: str
    depth: int


PINNED = (
    Pinned(2, 21, 1, "ask-chair", 3),
    Pinned(2, 21, 2, "ask-draw-or-stop", 6),
    Pinned(3, 31, 0, "ask-keep-quest", 4),
    Pinned(4, 41, 1, "ask-poison", 2),
    Pinned(3, 31, 1, "ask-chair", 3),
    Pinned(5, 51, 2, "ask-chair", 2),
    Pinned(4, 41, 2, "ask-leader-region", 3),
    Pinned(5, 51, 1, "ask-draw-or-stop", 6),
    Pinned(3, 31, 3, "ask-draw-or-stop", 6),
    Pinned(4, 41, 1, "ask-forge", 3),
    Pinned(5, 51, 2, "ask-wager", 3),
)


def counted(pinned: Pinned) -> str:
    """Return what is asked there, and paths and positions for every depth, as one line."""
    game = position(pinned)
    asked = " ".join(f"{decision.player}:{decision.prompt.key}" for decision in game.decisions)
    numbers = " ".join(f"{paths}/{positions}" for paths, positions in _by_depth(game, pinned.depth))
    where = f"{pinned.players} players, seed {pinned.seed}, round {pinned.round}"
    return f"{where}: {asked} | {numbers}"


def position(pinned: Pinned) -> AnyGame:
    """Return the game at the pinned position; raises LookupError when the game never comes there."""
    game = new_game(WONDERLAND, frozen_content(), pinned.players, pinned.seed)
    for decision, answer in choices(game, pinned.seed):
        if (decision.prompt.key, game.state.round) == (pinned.prompt, pinned.round) and not game.state.sealed:
            return game
        game.choose(decision.player, answer)
    raise LookupError(f"the game never asks {pinned.prompt} in round {pinned.round}")


def _by_depth(game: AnyGame, depth: int) -> list[tuple[int, int]]:
    """Return for each depth how many paths there are and how many different positions they end in."""
    found, reached = [], [game]
    for _ in range(depth):
        reached = [after for before in reached for after in _after(before)]
        found.append((len(reached), len({WONDERLAND.codec.encode(after.state) for after in reached})))
    return found


def _after(game: AnyGame) -> list[AnyGame]:
    if game.over:
        return []
    asked = game.waiting()[0]
    decision = next(decision for decision in game.decisions if decision.player == asked)
    return [_chosen(game, asked, option.id) for option in decision.options]


def _chosen(game: AnyGame, player: PlayerId, option: str) -> AnyGame:
    after = game.clone()
    after.choose(player, option)
    return after
