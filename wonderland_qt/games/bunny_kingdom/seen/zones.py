"""Where the cards of Bunny Kingdom lie, and who may see them (GAME-4, GAME-5, TWO-1, TWO-4)."""

from collections.abc import Iterator
from typing import Any

from wonderland_qt.components.zones import Zone, Zones
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.state import State

CARDS = "cards"


def parchments_lie_open(state: State[Any]) -> bool:
    """Tell whether all parchments were opened (SCORE-1)."""
    return state.phase in {"scoring", "over"}


def is_parchment(content: Content, card: CardId) -> bool:
    """Tell whether a card can lie among the parchments."""
    return card in content.parchments


ZONES: Zones[State[Any], Content] = Zones(
    table=(Zone("deck", "nobody", CARDS),),
    players=(
        Zone("hand", "owner", CARDS),
        Zone("reserve", "nobody", CARDS),
        Zone("laid", "owner", CARDS),
        Zone("waiting"),
        Zone("parchments", "owner", pool=CARDS, opened=parchments_lie_open, fits=is_parchment),
        Zone("used"),
        Zone("discarded", "owner", CARDS),
    ),
)


def one_of_each(state: State[Any]) -> Iterator[str]:
    """Yield every card and every controlled square, each of which must exist once."""
    yield from ZONES.cards(state)
    for player in state.players.values():
        yield from player.squares
