"""Events of Wonderland's War, named in the past tense. Every change of VP and shards is an event."""

from typing import ClassVar, Literal

from wonderland_qt.engine.events import CardEvent, Event, PlayerEvent
from wonderland_qt.engine.players import PlayerId

START, CHIP = "start", "chip"
"""The causes of the strength that markers get when a battle begins, and of that which a chip brings."""


class TileLaid(Event):
    region: str
    tile: str


class RegionLeftOut(Event):
    """The region of a quest drawn at random is not used by two players (TWO-1)."""

    region: str
    quest: str


class AllyAbilityChosen(Event):
    ally: str
    ability: str


class TeaCardLaid(Event):
    chair: str
    card: str


class WonderlandianShown(Event):
    card: str


class BattleMarkerMoved(Event):
    region: str


class DieRolled(PlayerEvent):
    shards: int


class ShardsGained(PlayerEvent):
    shards: int


class ShardsDiscarded(PlayerEvent):
    scores: ClassVar[bool] = True
    shards: int


class VpGained(PlayerEvent):
    scores: ClassVar[bool] = True
    summed: ClassVar[str] = "vp"
    vp: int


class ShardsGiven(PlayerEvent):
    """The player gave shards to another player (LEAD-7)."""

    to: PlayerId
    shards: int


class QuestsDrawn(PlayerEvent):
    """The player drew quests: everybody hears how many, and `QuestSeen` tells the player which."""

    quests: int


class QuestSeen(PlayerEvent):
    quest: str


class QuestsDiscarded(PlayerEvent):
    quests: int


class FeatRevealed(PlayerEvent):
    scores: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    quest: str


class FirstPlayerChosen(PlayerEvent):
    """The player goes first in this round's tea (LAY-4)."""


class LeaderMoved(PlayerEvent):
    """The player's leader moved to a place, past the chairs on its `way`."""

    place: str
    way: tuple[str, ...] = ()


class TeaPartyHeld(PlayerEvent):
    """The player gave a tea party: a card is taken without moving (LEAD-4)."""


class TeaCardTaken(CardEvent):
    """The player took a tea card."""


class UnitsPlaced(PlayerEvent):
    """Supporters (`figure` empty) or a figure came to a region, from `origin` ("pool" or a region)."""

    region: str
    origin: str
    units: int = 1
    figure: str = ""


class UnitLost(PlayerEvent):
    """A unit left the region of a battle for the pool: "supporter", "leader" or a figure's id."""

    region: str
    unit: str


class FigureReturned(CardEvent):
    """The player's borrowed figures went back with their card (CLAR-11)."""


class CastleBuilt(PlayerEvent):
    scores: ClassVar[bool] = True
    region: str
    standing: bool = True


class ChipGained(PlayerEvent):
    chip: int


class ChipLeft(PlayerEvent):
    """The player lost a chip to the "supply", the "box" or another player's "bag"."""

    chip: int
    to: str


class SupplyTooSmall(Event):
    """The supply could not serve everybody, so no one gained a chip (TEAEND-3)."""


class ShieldTurned(PlayerEvent):
    whole: bool


class AbilityUnlocked(PlayerEvent):
    ability: str


class WonderlandianTaken(CardEvent):
    """The player took a Wonderlandian card from the market (REWARD-9)."""


class LeaderStrengthened(PlayerEvent):
    strength: int


class CastleValueRaised(PlayerEvent):
    scores: ClassVar[bool] = True
    summed: ClassVar[str] = "vp"
    vp: int


class SupportersJoined(PlayerEvent):
    supporters: int


class PoisonPlaced(CardEvent):
    """The player put a poison chip on a tea card (LEAD-1)."""

    chip: int


class PoisonReturned(Event):
    """A poison chip on a tea card went back to the Jabberwock's supply."""

    card: str
    chip: int


class WonderlandianDrawn(CardEvent):
    """A Wonderlandian card was looked at in search of a figure (CLAR-11)."""


class ResistanceStood(Event):
    """The local resistance took its stand on the strength track, for a whole war (TWO-9)."""

    strength: int


class BattleBegun(Event):
    region: str
    players: tuple[PlayerId, ...]


class StrengthChanged(PlayerEvent):
    """The player's marker moved; the cause is `START` when a battle begins, and `CHIP` after a draw."""

    strength: int

    @property
    def pictured(self) -> bool:
        """Tell whether no card or ability caused it: what a chip brings stands at the tower."""
        return self.cause in {START, CHIP}


class WagerLaid(PlayerEvent):
    """A wager card lies face down; on whom it is laid comes out with `WagersRevealed`."""


class WagersRevealed(PlayerEvent):
    reveals: ClassVar[bool] = True
    on: PlayerId


class ChipDrawn(PlayerEvent):
    chip: int


class ChipReturned(PlayerEvent):
    """A chip went back to its owner's bag."""

    chip: int


class ChipPlaced(PlayerEvent):
    chip: int
    strength: int


class MadnessPlaced(PlayerEvent):
    chip: int


class BagRefreshed(PlayerEvent):
    """Exhausted chips and the madness of the track went back into the bag (BATTLE-9, BATTLE-21)."""


class PlayerStopped(PlayerEvent):
    """`must` tells that the player did not choose to stop (BATTLE-13, BATTLE-16, BATTLE-21)."""

    must: bool = False


class PlayerBusted(PlayerEvent):
    """The last unit in the region of the battle was lost (BATTLE-8)."""


class BattleEnded(Event):
    region: str
    first: tuple[PlayerId, ...]
    second: tuple[PlayerId, ...]

    @property
    def pictured(self) -> bool:
        """Tell that the card of the result says who has won."""
        return True


class ChipForged(PlayerEvent):
    chip: int
    track: str


class ChipsExhausted(PlayerEvent):
    """Active chips went to the exhausted area (BATTLE-8, WAREND-1)."""


class TieBroken(Event):
    """Of those with the highest score, fewer shards or more units on the board decide (END-2)."""

    by: Literal["shards", "units"]


class GameEnded(Event):
    """The game is over, and all quests in hand are shown."""

    reveals: ClassVar[bool] = True
    winners: tuple[PlayerId, ...]


class ScoreCounted(PlayerEvent):
    """One line of the final score: castles, feats, objectives, both or shards (END-1)."""

    line: str
    vp: int
