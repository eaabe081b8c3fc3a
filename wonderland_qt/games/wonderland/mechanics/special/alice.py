"""Alice's ability Friend of the People: a figure borrowed for one war (CLAR-11)."""

from wonderland_qt.components.deck import without
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.vocabulary import Special
from wonderland_qt.games.wonderland.events import FigureReturned, WonderlandianDrawn
from wonderland_qt.games.wonderland.mechanics.hooks import special_in_force
from wonderland_qt.games.wonderland.mechanics.market import place_figures
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.state import POOL, CardId, Player, RegionId, less

FRIEND_OF_THE_PEOPLE: Special = "friend_of_the_people"


def call_friend(game: Game, player: PlayerId) -> None:
    """Let Alice borrow the first card with figures from the deck when she places her leader (CLAR-11)."""
    if not special_in_force(game, player, FRIEND_OF_THE_PEOPLE):
        return
    card = _draw_card_with_figure(game, player)
    if card:
        game.state.wonderland_deck = without(game.state.wonderland_deck, card)
        game.state.players[player].borrowed += (card,)
        place_figures(game, player, card)


def _draw_card_with_figure(game: Game, player: PlayerId) -> CardId:
    """Draw from the deck until a card with a figure appears and return it; "" when there is none.

    All cards drawn are still in the deck: it has no order, so that those without figures are back in it.
    """
    left = game.state.wonderland_deck
    while left:
        card = game.chance.pick("wonderlandians", left)
        left = without(left, card)
        game.emit(WonderlandianDrawn(player=player, card=card))
        if game.content.wonderlandians[card].figures:
            return card
    return ""


def return_borrowed(game: Game, *regions: RegionId) -> None:
    """Return borrowed figures at the end of a region's battle, fought or not, lost or not (CLAR-11).

    The card goes back into the deck with the last of its figures. A figure that was moved to a region whose
    battle was over stays until the end of the war.
    """
    for player in game.state.players.values():
        for card in player.borrowed:
            _send_home(game, player, card, regions)


def _send_home(game: Game, player: Player, card: CardId, regions: tuple[RegionId, ...]) -> None:
    """Remove the card's figures in these regions or the pool, and return the card when none is left.

    A figure in the pool was never placed, so nothing keeps it.
    """
    figures = [figure.id for figure in game.content.wonderlandians[card].figures]
    for figure in figures:
        if player.figures.get(figure) in (*regions, POOL):
            player.figures = less(player.figures, figure)
    if not any(figure in player.figures for figure in figures):
        player.borrowed = without(player.borrowed, card)
        game.state.wonderland_deck += (card,)
        game.emit(FigureReturned(player=player.id, card=card))
