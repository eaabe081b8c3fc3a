"""The state of a game of Wonderland's War: everything on the table, in bags and in hands."""

from collections.abc import Mapping
from typing import Generic, Literal, TypeVar

import msgspec

from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.flow import GameState
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import Record

RegionId = str
CardId = str
ChipId = int
Standing = Literal["standing", "lying"]
Phase = Literal["setup", "tea", "war", "over"]
Fight = Literal["fighting", "stopped", "busted"]

PLAYERS = range(2, 6)
"""The numbers of players that can play."""

FOR_TWO = 2
"""The number of players for whom the rules for two players apply (TWO)."""

UNCHANGED = -1
"""Instead of the strength that a played chip becomes, as long as nothing has set it."""

NO_DRAW = -1
"""Instead of the strength before a draw, while no draw is going on."""

HEAD = "head"
POOL = "pool"
POISON = "poison"

StepT = TypeVar("StepT", bound=Step)
K = TypeVar("K")
T = TypeVar("T")


def less(laid: Mapping[K, T], gone: K) -> Mapping[K, T]:
    """Return a mapping without the key `gone`."""
    return {place: piece for place, piece in laid.items() if place != gone}


class OpenPlayer(Record):
    """The pieces of a player that lie open; a player's id is the id of their faction (COMP-2).

    `leader` is where the leader stands: "head", a chair, a region or "pool" (lost). `supporters` counts
    the pool, `placed` the regions (a region without any is absent); those still on the third forge track
    are in neither. `figures` maps owned figures to a region or "pool". `tracks` maps forge tracks to the
    chips forged there, leftmost first; `artifacts` maps tracks to the artifact chip still at their end.
    `feats` are the quests done.
    """

    id: PlayerId
    shards: int
    leader_strength: int
    castle_value: int
    supporters: int
    tracks: Mapping[str, tuple[ChipId, ...]]
    artifacts: Mapping[str, ChipId]
    vp: int = 0
    shield: bool = True
    leader: str = HEAD
    placed: Mapping[RegionId, int] = {}
    figures: Mapping[str, str] = {}
    castles: Mapping[RegionId, Standing] = {}
    active: tuple[ChipId, ...] = ()
    exhausted: tuple[ChipId, ...] = ()
    madness: tuple[ChipId, ...] = ()
    abilities: tuple[str, ...] = ()
    feats: tuple[CardId, ...] = ()
    wonderlandians: tuple[CardId, ...] = ()
    borrowed: tuple[CardId, ...] = ()
    tea_cards: tuple[CardId, ...] = ()

    def figures_in(self, region: str) -> list[str]:
        """Return the player's figures in a region (or in "pool")."""
        return [figure for figure, where in self.figures.items() if where == region]

    def units_in(self, region: RegionId) -> int:
        """Return how many units the player has in a region: supporters, figures, leader (GAME-3)."""
        figures = list(self.figures.values()).count(region) if self.figures else 0
        return self.placed.get(region, 0) + figures + (self.leader == region)

    def units(self, ring: tuple[RegionId, ...]) -> int:
        """Return how many units the player has in all regions together."""
        return sum(map(self.units_in, ring))


class Player(OpenPlayer, kw_only=True):
    """A player, with the bag and the quests in hand, which count for objectives as feats do."""

    bag: tuple[ChipId, ...]
    quests: tuple[CardId, ...] = ()


class OpenTea(Record):
    """The tea of this round: cards taken by player, who has placed the leader, who used the tea party."""

    taken: Mapping[PlayerId, int] = {}
    seated: tuple[PlayerId, ...] = ()
    parties: tuple[PlayerId, ...] = ()


class Tea(OpenTea):
    """The tea of this round, with the turn being played.

    `passed` counts the other leaders passed in this turn, `reached` tells whether it reached the head of the
    table (TEA-3).
    """

    passed: int = 0
    reached: bool = False


class OpenParticipant(Record):
    """A player's part in a battle, as everybody sees it.

    `base` is the starting strength. `drawn` holds the chips of this draw that are not placed yet, `played`
    the one that was chosen to be played (0: none). `extra` counts the chips that the next draw brings besides
    (ALLY-C1). `lost` counts units lost in this battle. `forged` is the printed strength of the active chips
    that were forged since.
    """

    fight: Fight
    base: int
    strength: int
    drawn: tuple[ChipId, ...] = ()
    played: ChipId = 0
    extra: int = 0
    lost: int = 0
    forged: int = 0


class Participant(OpenParticipant):
    """A player's part in a battle, with what only the rules need to remember.

    `becomes` (or `UNCHANGED`), `plus` and `times` are the changes to the strength of the played chip in the
    order of ALLY-7. `before` is the marker as it stood before the draw until the chips are placed, then
    `NO_DRAW` (BATTLE-23). `lost_now` counts units lost in this draw, `lost_last` is the last of them;
    `stopped` tells after how many draws the player stopped. `suffered` counts the madness chips that took
    effect in this battle. `struck` is the madness or poison of this draw that took effect, as long as what
    waits for it is still to come (0: none).
    """

    before: int = NO_DRAW
    becomes: int = UNCHANGED
    plus: int = 0
    times: int = 1
    lost_now: int = 0
    suffered: int = 0
    struck: ChipId = 0
    lost_last: str = ""
    stopped: int = 0


class Lasting(msgspec.Struct, frozen=True):
    """A hook in force for the rest of a battle because somebody's chip or card said so (BATTLE-19).

    `hook` is its reference in the content, `player` whom it works on, `other` who caused it, `uses` how
    often it can still happen (0: without limit).
    """

    hook: str
    player: PlayerId
    source: str
    other: PlayerId
    uses: int


class OpenBattle(Record):
    """The battle being fought, as everybody sees it.

    `stopped` lists those who stopped, first one first. `first` and `second` are the places of the result;
    `feats` lists who has revealed a feat in it.
    """

    region: RegionId
    contested: bool
    draws: int = 0
    stopped: tuple[PlayerId, ...] = ()
    ended: bool = False
    first: tuple[PlayerId, ...] = ()
    second: tuple[PlayerId, ...] = ()
    feats: tuple[PlayerId, ...] = ()


class Battle(OpenBattle, kw_only=True):
    """The battle being fought: who takes part was settled when it began (WAR-6).

    `wagers` maps bettors to the player they wager on. `locked` are abilities and cards gained by forging in
    the battle, which do not work in it (BATTLE-22). `rows` are the active chips as the feats, then the
    abilities at the battle's end found them (RESULT-7).
    """

    participants: dict[PlayerId, Participant]
    drawing: tuple[PlayerId, ...] = ()
    wagers: dict[PlayerId, PlayerId] = msgspec.field(default_factory=dict)
    lasting: tuple[Lasting, ...] = ()
    locked: tuple[str, ...] = ()
    rows: dict[PlayerId, tuple[ChipId, ...]] = msgspec.field(default_factory=dict)


class State(GameState[StepT], Generic[StepT], kw_only=True):
    """The whole game.

    `seats` go clockwise from the game's first player; `first` is the round's first player. `ring` are the
    regions in use, clockwise. `chairs` maps
    chairs to the tea card on them, `poisoned` tea cards to the poison chip on them. Decks are pools
    without order: `tea_decks` by round, `quest_deck`, `wonderland_deck`. `supply` maps chip faces to the
    chips left; `box` holds chips out of the game.
    """

    ally_set: Mapping[str, str]
    seats: tuple[PlayerId, ...]
    first: PlayerId
    round: int = 0
    phase: Phase = "setup"
    players: dict[PlayerId, Player]
    ring: tuple[RegionId, ...]
    tiles: Mapping[RegionId, str] = {}
    marker: RegionId
    chairs: Mapping[str, CardId] = {}
    poisoned: Mapping[CardId, ChipId] = {}
    tea_decks: Mapping[str, tuple[CardId, ...]]
    tea_discards: tuple[CardId, ...] = ()
    quest_deck: tuple[CardId, ...]
    quest_discards: tuple[CardId, ...] = ()
    wonderland_deck: tuple[CardId, ...]
    market: tuple[CardId, ...] = ()
    supply: Mapping[str, tuple[ChipId, ...]]
    box: tuple[ChipId, ...] = ()
    tea: Tea = msgspec.field(default_factory=Tea)
    battle: Battle | None = None
