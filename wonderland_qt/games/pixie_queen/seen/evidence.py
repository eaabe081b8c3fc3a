"""What a game tells of the worth of actions, tracks, offerings and tiles."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.evidence import Evidence, Thing
from wonderland_qt.games.pixie_queen.content.content import Prize
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.rules import Game, Position
from wonderland_qt.games.pixie_queen.state import Player

KINDS = {"act": "action", "copy": "action", "climb": "track", "offer": "offering", "take": "permanent"}
"""What the options of a word give; other tiles are known by the actions that take them."""


def offered(position: Position, decision: Decision) -> dict[str, Thing]:
    """Return what each option gives, by its id: an action, a track, an offering or a permanent tile."""
    words = {option.id: option.id.split(":") for option in decision.options}
    return {option: _thing(position, *of[:2]) for option, of in words.items() if of[0] in KINDS}


def _thing(position: Position, word: str, of: str) -> Thing:
    if word == "act":
        of = position.pack.spaces[of].action
    return Thing(KINDS[word], word if word == "copy" else of)


def evidence(game: Game) -> Evidence:
    """Return which tiles and prizes each player has at the end of a game."""
    return Evidence("", {p.id: tuple(_held(game.pack, p)) for p in game.state.players.values()})


def _held(pack: Pack, player: Player) -> Iterator[Thing]:
    for tile in filter(None, (player.food_tile, player.one_use, player.permanent)):
        yield Thing(pack.kind_of(tile), tile)
    yield from (prize_thing(pack.prizes[prize]) for prize in player.prizes + player.servants)


def prize_thing(prize: Prize) -> Thing:
    """Return what reports call a prize, by its row."""
    return Thing(f"{prize.row} prize", prize.id)
