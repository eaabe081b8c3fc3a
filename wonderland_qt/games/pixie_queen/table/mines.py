"""The mines as pieces: pixies, the rocks to which they are chained, and what it costs to remove one."""

from collections.abc import Iterator

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import ids
from wonderland_qt.games.pixie_queen.content.content_files import RockFor
from wonderland_qt.games.pixie_queen.content.game_content import ROCK, Content, GoodId
from wonderland_qt.games.pixie_queen.goods import tokens_text
from wonderland_qt.games.pixie_queen.rules import ability_of
from wonderland_qt.games.pixie_queen.seen.view import PlayerView, TableView
from wonderland_qt.games.pixie_queen.state import Mine
from wonderland_qt.games.pixie_queen.table.single_pieces import AFTER_OTHERS, pixie_piece


def pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the mines with their pixies and rocks, and what it costs to remove a rock."""
    mines = {player: seen.mine for player, seen in view.players.items()}
    if view.dummy:
        mines[view.dummy] = view.dummy_mine
    for order, (colour, mine) in enumerate(mines.items()):
        place = ids.MINE(colour)
        words = text("piece-mine", player=Text(colour), pixies=mine.pixies, chained=mine.chained)
        yield Piece(place, "mine", art=colour, place="mines", order=order, text=words)
        yield from _miner_pieces(colour, mine)
    yield from _price_of_rock(view, content)


def _miner_pieces(colour: PlayerId, mine: Mine) -> Iterator[Piece]:
    """Yield the pixies in a mine, and the rocks to which the lowest of them are chained."""
    for number in range(mine.pixies):
        yield pixie_piece(ids.MINER(colour, number), colour, ids.MINE(colour), order=number)
    for number, rocks in enumerate(mine.rocks[: mine.pixies]):
        if rocks:
            rock, place = ids.ROCK(colour, number), ids.MINER(colour, number)
            words = text("piece-rock", rocks=rocks)
            yield Piece(rock, "rock", art="rock", place=place, badge=str(rocks), text=words)


def _price_of_rock(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield what it costs a viewer who acts to remove a rock from their own mine (MINE-6, MINE-7).

    Nothing is yielded if they cannot pay.
    """
    if view.viewer is None:
        return
    seen, usual = view.players[view.viewer], content.settings.rock_costs
    tile = ability_of(content, seen.permanent, RockFor)
    tokens = usual.tokens if tile is None else tile.tokens
    can_pay = seen.screen is not None and seen.screen.goods.get(usual.good, 0) >= tokens
    if seen.mine.chained and can_pay and _may_act(view, seen):
        yield _rock_price(seen.id, usual.good, tokens)


def _rock_price(player: PlayerId, good: GoodId, tokens: int) -> Piece:
    """Return the sign with the price of a rock; if a tile makes it free, it shows the rock, not the good."""
    return Piece(
        "rock_price",
        "rock_price",
        art="any",
        place=ids.MINE(player),
        order=AFTER_OTHERS,
        text=text("piece-rock-price", goods=tokens_text(good, tokens), tokens=tokens),
        icons=(good if tokens else ROCK,),
        lines=(text("rock-price", tokens=tokens),),
    )


def _may_act(view: TableView, seen: PlayerView) -> bool:
    """Tell whether a player has a turn or a promotion in this phase.

    In the reward phase those who offered the food demanded last are promoted.
    """
    if view.phase == "action":
        return seen.discs > 0 and not seen.passed
    offered_demand = any(good in view.demanded[-1:] for good in seen.offering or {})
    return view.phase == "reward" and offered_demand
