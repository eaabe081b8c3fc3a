"""Placing a waiting building on the map: the option, and the change to the state."""

from collections.abc import Callable

from wonderland_qt.components.deck import without
from wonderland_qt.engine.decisions import Option, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.events import Built
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.rules import Game


class OptionsBySquare(dict[Square, Option]):
    """The options to put one thing on each square, made when they are first offered."""

    def __init__(self, option_on: Callable[[Square], Option]) -> None:
        """Begin without options, to be made by `option_on`."""
        self._option_on = option_on

    def __missing__(self, square: Square) -> Option:
        option = self[square] = self._option_on(square)
        return option


def placing_option(
    content: Content, text_key: str, card: CardId, square: Square, then: tuple[Step, ...]
) -> Option:
    """Return the option to put a building on a square; `text_key` is the message that describes it."""
    terrain = Text(content.terrain[square].id)
    label = text(text_key, building=Text(content.cards[card].of), square=square, terrain=terrain)
    return Option(ids.BUILD(card, square), then, label, take=ids.BUILDING(card), put=ids.SQUARE(square))


def put_building(game: Game, player: PlayerId, card: CardId, squares: tuple[Square, ...]) -> None:
    """Put a waiting building on squares of its player, and its card on the used pile (PLAY-9)."""
    owner = game.state.players[player]
    owner.waiting = without(owner.waiting, card)
    owner.used += (card,)
    owner.squares = {**owner.squares, **dict.fromkeys(squares, card)}
    game.emit(Built(player=player, building=card, squares=squares))
