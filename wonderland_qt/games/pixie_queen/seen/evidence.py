"""What a game tells of the worth of actions, tracks, offerings and tiles."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.evidence import Evidence, Thing
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.rules import Game, Position
from wonderland_qt.games.pixie_queen.state import Player

OFFERED = {"climb": "track", "offer": "offering", "take": "permanent"}
"""What the options of a word give; actions are known by their spaces, other tiles by what takes them."""


def offered(position: Position, decision: Decision) -> dict[str, Thing]:
    """Return what each option gives, by its id: an action, a copy, a track, an offering or a tile."""
    words = {option.id: option.id.split(":") for option in decision.options}
    return {
        option: Thing(OFFERED.get(word, word), position.pack.spaces[of[0]].action if word == "act" else of[0])
        for option, (word, *of) in words.items()
        if word in ("act", "copy", *OFFERED)
    }


def evidence(game: Game) -> Evidence:
    """Return which tiles and prizes each player has at the end of a game."""
    return Evidence("", {p.id: tuple(_held(game.pack, p)) for p in game.state.players.values()})


def _held(pack: Pack, player: Player) -> Iterator[Thing]:
    for tile in filter(None, (player.food_tile, player.one_use, player.permanent)):
        yield Thing(pack.kind_of(tile), tile)
    yield from (Thing(f"row-{pack.prizes[prize].row}", prize) for prize in player.prizes + player.servants)
