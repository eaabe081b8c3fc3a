"""Statistics of games: which territories, buildings, parchments and provisions are taken and held."""

from collections.abc import Iterator

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.statistics import Statistics, Thing
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.rules import Game, Position
from wonderland_qt.games.bunny_kingdom.state import Player


def offered(position: Position, decision: Decision) -> dict[str, Thing]:
    """Return by option id the card that the option of a draft gives, if any."""
    cards = {option.id: ids.CARD.names(option.id) for option in decision.options}
    return {
        option: _thing_of_card(position.content, card)
        for option, card in cards.items()
        if card in position.content.cards
    }


def statistics(game: Game) -> Statistics:
    """Return what each player has played in a finished game."""
    players = game.state.players.values()
    held = {player.id: tuple(_held_things(game.content, player)) for player in players}
    return Statistics(variant="", held=held)


def _held_things(content: Content, player: Player) -> Iterator[Thing]:
    """Yield the cards that a player used, keeps waiting or holds as parchments."""
    for card in (*player.used, *player.waiting, *player.parchments):
        yield _thing_of_card(content, card)


def _thing_of_card(content: Content, card: CardId) -> Thing:
    """Return the thing that statistics count for a card; a territory card counts by its terrain."""
    known = content.cards[card]
    if known.kind == "territory":
        return Thing("territory", content.terrain[known.of].id)
    return Thing(known.kind, known.of)
