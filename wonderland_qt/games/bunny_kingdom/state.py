"""The state of a game of Bunny Kingdom: players, squares and cards."""

from collections.abc import Mapping
from typing import Generic, Literal, TypeVar

from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.flow import GameState
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import Record
from wonderland_qt.games.bunny_kingdom.content.content_files import Phase
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, ResourceId
from wonderland_qt.games.bunny_kingdom.grid import Square

FirstSide = Literal["", "left", "right"]

StepT = TypeVar("StepT", bound=Step)

NO_BUILDING = ""


class Player(Record):
    """One player: a colour, its rabbits and its cards.

    `squares` maps the squares that hold a rabbit of the player to the card of the building on each
    (FIEF-1); `trade` says what each trading post produced in the last harvest (FARM-4). `laid` are the cards
    just chosen, `waiting` the buildings not built yet, `used` the used pile and `discarded` what lies face
    down in it (TWO-4). `harvests` holds the points of each harvest, `scored` those of each parchment;
    `copies` maps a copying parchment to the cards that it chose, the last of which it has become (COPY-7).
    """

    id: PlayerId
    squares: Mapping[Square, CardId] = {}
    trade: Mapping[Square, ResourceId] = {}
    hand: tuple[CardId, ...] = ()
    reserve: tuple[CardId, ...] = ()
    laid: tuple[CardId, ...] = ()
    waiting: tuple[CardId, ...] = ()
    parchments: tuple[CardId, ...] = ()
    used: tuple[CardId, ...] = ()
    discarded: tuple[CardId, ...] = ()
    harvests: tuple[int, ...] = ()
    copies: Mapping[CardId, tuple[CardId, ...]] = {}
    scored: Mapping[CardId, int] = {}

    @property
    def points(self) -> int:
        """Return all points so far (END-1)."""
        return sum(self.harvests) + sum(self.scored.values())


class State(GameState[StepT], Generic[StepT], kw_only=True):
    """The whole game.

    `seats` go clockwise (SETUP-2); `deck` is a pool without order. `kept` are the camps announced and kept
    in this construction (CAMP-7).
    """

    seats: tuple[PlayerId, ...]
    players: dict[PlayerId, Player]
    deck: tuple[CardId, ...]
    round: int = 0
    phase: Phase = "setup"
    kept: tuple[CardId, ...] = ()
