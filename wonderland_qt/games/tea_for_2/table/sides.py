"""The sides of both players as pieces: stars, cups, tray and cards."""

from collections.abc import Iterator
from itertools import product

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.tea_for_2 import ids
from wonderland_qt.games.tea_for_2.game_content import CardId, Content
from wonderland_qt.games.tea_for_2.state import Player
from wonderland_qt.games.tea_for_2.table.cards import card_piece
from wonderland_qt.games.tea_for_2.table.star_track import cup_pieces, stars_text
from wonderland_qt.games.tea_for_2.view import TableView

TOKENS = {"tarts": "tart", "hourglasses": "hourglass"}

SIDES = ("side", "other_side")

FIRST_SIDE = 30
"""The order of the first side among the pieces on the table."""

DESTROYED_SHOWN = 6
"""The number of destroyed cards with a picture."""


def pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the sides of both players with their cards."""
    for order, (side, kind) in enumerate(zip(content.files.sides, SIDES, strict=True), start=FIRST_SIDE):
        seen = view.players[PlayerId(side.id)]
        yield from _side_pieces(view, content, seen, kind, order)
        yield from _piles_of_player(view, content, seen, order)


def _side_pieces(view: TableView, content: Content, seen: Player, kind: str, order: int) -> Iterator[Piece]:
    """Yield a player's side with stars, cups and tray (TOKEN-4); the `kind` of the other is its mirror."""
    player, place, tray = seen.id, ids.PLAYER(seen.id), ids.TOKENS(seen.id)
    words = text(
        "piece-side", player=Text(player), stars=seen.total, tarts=seen.tarts, hourglasses=seen.hourglasses
    )
    yield Piece(place, kind, art=player, order=order, text=words)
    total, stars = str(seen.total), stars_text(player, seen.total)
    yield Piece(ids.STARS(player), "star", art="star", place=place, order=1, badge=total, text=stars)
    yield from cup_pieces(content, seen.cups, place, ids.CUP(player))
    yield Piece(tray, "tokens", art="any", order=order, text=words)
    yield from _token_pieces(seen, tray)
    if view.flamingo == player:
        words = text("piece-flamingo", player=Text(player))
        yield Piece("flamingo", "flamingo", art="flamingo", place=tray, order=3, text=words)


def _token_pieces(seen: Player, tray: str) -> Iterator[Piece]:
    """Yield the heaps of a player's tokens on the tray."""
    for token, art in TOKENS.items():
        number = getattr(seen, token)
        words = text("piece-tokens", player=Text(seen.id), token=token, number=number)
        yield Piece(f"{token}:{seen.id}", art, art=art, place=tray, order=1, badge=f"×{number}", text=words)


def _piles_of_player(view: TableView, content: Content, seen: Player, order: int) -> Iterator[Piece]:
    """Yield a player's deck, discard pile, revealed card and destroyed cards (SECRET-2, SECRET-3)."""
    yield _deck_piece(content, seen, order)
    yield _discard_piece(seen, order)
    yield _duel_spot(view, content, seen.id, order)
    revealed = view.revealed.get(seen.id)
    for number, card in enumerate(seen.discard):
        place = ids.DUEL(seen.id) if card == revealed else ids.DISCARD(seen.id)
        yield card_piece(content, card, place, number)
    yield _destroyed_cards(content, seen, order)


def _deck_piece(content: Content, seen: Player, order: int) -> Piece:
    """Return a player's deck, whose text tells what characters it holds (SECRET-3)."""
    player, cards = seen.id, len(seen.deck)
    words = text("piece-deck", player=Text(player), cards=cards, held=_characters_of(content, seen.deck))
    return Piece(ids.DECK(player), "deck", art=player, order=order, badge=str(cards), text=words)


def _discard_piece(seen: Player, order: int) -> Piece:
    """Return the place of a player's discard pile, with the number of its cards."""
    cards = len(seen.discard)
    words = text("piece-discard", player=Text(seen.id), cards=cards)
    return Piece(ids.DISCARD(seen.id), "pile", art="discards", order=order, badge=str(cards), text=words)


def _duel_spot(view: TableView, content: Content, player: PlayerId, order: int) -> Piece:
    """Return the place of a player's revealed card; before the duel it tells the player's chances."""
    words = text("piece-duel", player=Text(player))
    lines = () if view.revealed else _lines_of_chance(view, content, player)
    return Piece(ids.DUEL(player), "spot", art="revealed", order=order, text=words, lines=lines)


def _lines_of_chance(view: TableView, content: Content, player: PlayerId) -> tuple[Text, ...]:
    """Return what the player's next card is likely to beat, and how often it does."""
    (other,) = (seat for seat in view.seats if seat != player)
    against = text("plate-next-cards", player=Text(player), other=Text(other))
    return (against, text("plate-odds", odds=winning_chances(view, content)[player]))


def winning_chances(view: TableView, content: Content) -> dict[PlayerId, int]:
    """Return the chance of each player to win the next round, in percent, from the decks (SECRET-3)."""
    first, second = view.seats
    values = [content.cards[card].value for card in view.players[first].deck]
    other_values = [content.cards[card].value for card in view.players[second].deck]
    wins_ties = view.flamingo == first
    duels = list(product(values, other_values))
    won = sum(own > other or (own == other and wins_ties) for own, other in duels)
    percent = round(100 * won / max(len(duels), 1))
    return {first: percent, second: 100 - percent}


def _destroyed_cards(content: Content, seen: Player, order: int) -> Piece:
    """Return the pile of the cards that a player destroyed, with pictures of the last ones."""
    stars = sum(content.cards[card].stars for card in seen.destroyed)
    cards, characters = len(seen.destroyed), _characters_of(content, seen.destroyed)
    words = text("piece-destroyed", player=Text(seen.id), cards=cards, stars=stars, held=characters)
    icons = tuple([character.key for character in characters[-DESTROYED_SHOWN:]])
    place, badge = ids.DESTROYED(seen.id), str(cards)
    return Piece(place, "destroyed", art="destroyed", order=order, badge=badge, text=words, icons=icons)


def _characters_of(content: Content, cards: tuple[CardId, ...]) -> tuple[Text, ...]:
    """Return the names of the characters on cards."""
    return tuple([Text(content.cards[card].character) for card in cards])
