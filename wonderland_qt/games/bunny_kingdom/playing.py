"""Playing a revealed card (PLAY)."""

from collections.abc import Callable, Mapping

from wonderland_qt.components.deck import draw, without
from wonderland_qt.engine.decisions import PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.game_content import Card, CardId, CardKind
from wonderland_qt.games.bunny_kingdom.events import (
    BuildingGained,
    CampRemoved,
    ParchmentLaid,
    ParchmentSeen,
    ProvisionsPlayed,
    SquareTaken,
)
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.rules import Game, rules
from wonderland_qt.games.bunny_kingdom.state import NO_BUILDING


class PlayCard(PlayerStep):
    """A player plays a card that was laid or drawn."""

    card: CardId


@rules.do
def play_card(game: Game, step: PlayCard) -> None:
    """Play the card by its kind; none may be kept for later (PLAY-1)."""
    owner = game.state.players[step.player]
    owner.laid = without(owner.laid, step.card)
    card = game.content.cards[step.card]
    PLAY[card.kind](game, step.player, card)


def play_territory(game: Game, player: PlayerId, card: Card) -> None:
    """Put a rabbit on the square; a camp on it leaves first.

    A city printed there comes with the square, which has no building besides it.
    Rules: PLAY-3, PLAY-4, PLAY-5, PLAY-7.
    """
    square, owner = card.of, game.state.players[player]
    remove_camp(game, square)
    owner.squares = {**owner.squares, square: NO_BUILDING}
    owner.used += (card.id,)
    if game.events is not None:
        game.emit(SquareTaken(player=player, square=square))


def remove_camp(game: Game, square: Square) -> None:
    """Take anybody's camp and its rabbit off the square, and out of the game (PLAY-4, PLAY-5, PLAY-6)."""
    for player, owner in game.state.players.items():
        if square in owner.squares:
            camp = owner.squares[square]
            owner.squares = {held: card for held, card in owner.squares.items() if held != square}
            game.emit(CampRemoved(player=player, building=camp, square=square))


def play_building(game: Game, player: PlayerId, card: Card) -> None:
    """Add the building to those that wait to be built (PLAY-9)."""
    game.state.players[player].waiting += (card.id,)
    if game.events is not None:
        game.emit(BuildingGained(player=player, building=card.id))


def play_parchment(game: Game, player: PlayerId, card: Card) -> None:
    """Lay the parchment face down; only its owner knows it (PLAY-10)."""
    game.state.players[player].parchments += (card.id,)
    game.emit(ParchmentLaid(player=player))
    game.emit(ParchmentSeen(player=player, parchment=card.id, audience=(player,)))


def play_provisions(game: Game, player: PlayerId, card: Card) -> None:
    """Draw cards from the deck and play them all (PLAY-11, TWO-6)."""
    state, owner = game.state, game.state.players[player]
    count = game.content.files.provisions.draw_and_play
    drawn, state.deck = draw(game.chance, "deck", state.deck, count)
    owner.laid += drawn
    owner.used += (card.id,)
    game.emit(ProvisionsPlayed(player=player, cards=len(drawn)))
    game.push(*[PlayCard(player, another) for another in drawn])


PLAY: Mapping[CardKind, Callable[[Game, PlayerId, Card], None]] = {
    "territory": play_territory,
    "building": play_building,
    "parchment": play_parchment,
    "provisions": play_provisions,
}
