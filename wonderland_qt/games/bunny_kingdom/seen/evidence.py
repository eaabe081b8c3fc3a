"""What a game tells of the worth of buildings, parchments and provisions."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.evidence import Evidence, Thing
from wonderland_qt.games.bunny_kingdom.content.pack import CardId, Pack
from wonderland_qt.games.bunny_kingdom.rules import Game, Position
from wonderland_qt.games.bunny_kingdom.state import Player


def offered(position: Position, decision: Decision) -> dict[str, Thing]:
    """Return what each option of a draft gives, by its id; other options give nothing."""
    cards = {option.id: option.id.removeprefix("card:") for option in decision.options}
    return {
        option: _thing(position.pack, card) for option, card in cards.items() if card in position.pack.cards
    }


def evidence(game: Game) -> Evidence:
    """Return what each player has played in a finished game."""
    players = game.state.players.values()
    return Evidence("", {player.id: tuple(_held(game.pack, player)) for player in players})


def _held(pack: Pack, player: Player) -> Iterator[Thing]:
    for card in (*player.used, *player.waiting, *player.parchments):
        yield _thing(pack, card)


def _thing(pack: Pack, card: CardId) -> Thing:
    """Return what a card is compared with: a territory card with those of its terrain."""
    known = pack.cards[card]
    if known.kind == "territory":
        return Thing("territory", pack.terrain[known.of].id)
    return Thing(known.kind, known.of)
