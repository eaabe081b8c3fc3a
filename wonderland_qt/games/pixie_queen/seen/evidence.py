"""What a game tells of the worth of actions, tracks, offerings and tiles."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.evidence import Evidence, Thing
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.rules import Game, Position
from wonderland_qt.games.pixie_queen.state import Player

KINDS = {"act": "action", "copy": "action", "climb": "track", "offer": "offering", "take": "permanent"}
"""What the options of a word give; other tiles are known by the actions that take them."""


def offered(position: Position, decision: Decision) -> dict[str, Thing]:
    """Return what each option gives, by its id: an action, a track, an offering or a permanent tile."""
    words = {option.id: option.id.split(":") for option in decision.options}
    return {
        option: Thing(KINDS[word], _action(position, word, of[0]) if KINDS[word] == "action" else of[0])
        for option, (word, *of) in words.items()
        if word in KINDS
    }


def _action(position: Position, word: str, space: str) -> str:
    return word if word == "copy" else position.pack.spaces[space].action


def evidence(game: Game) -> Evidence:
    """Return which tiles and prizes each player has at the end of a game."""
    return Evidence("", {p.id: tuple(_held(game.pack, p)) for p in game.state.players.values()})


def _held(pack: Pack, player: Player) -> Iterator[Thing]:
    for tile in filter(None, (player.food_tile, player.one_use, player.permanent)):
        yield Thing(pack.kind_of(tile), tile)
    yield from (Thing(f"row-{pack.prizes[prize].row}", prize) for prize in player.prizes + player.servants)
