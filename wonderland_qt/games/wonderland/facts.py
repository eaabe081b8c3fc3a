"""What can happen in Wonderland's War, in the past tense. Every change of VP and shards is a fact."""

from __future__ import annotations

from typing import ClassVar, Literal

from wonderland_qt.engine.facts import Fact, PlayerFact
from wonderland_qt.engine.players import PlayerId

START = "start"
"""Why strength changes when a battle begins."""


class TileLaid(Fact):
    region: str
    tile: str


class RegionLeftOut(Fact):
    """The region of a quest drawn at random is not used by two players (TWO-1)."""

    region: str
    quest: str


class AllyAbilityChosen(Fact):
    ally: str
    ability: str


class TeaCardLaid(Fact):
    chair: str
    card: str


class WonderlandianShown(Fact):
    card: str


class BattleMarkerMoved(Fact):
    region: str


class DieRolled(PlayerFact):
    shards: int


class ShardsGained(PlayerFact):
    shards: int


class ShardsDiscarded(PlayerFact):
    scores: ClassVar[bool] = True
    shards: int


class VpGained(PlayerFact):
    scores: ClassVar[bool] = True
    summed: ClassVar[str] = "vp"
    vp: int


class ShardsGiven(PlayerFact):
    """Shards of the player's went to another player (LEAD-7)."""

    to: PlayerId
    shards: int


class QuestsDrawn(PlayerFact):
    """Everybody sees how many quests; `QuestSeen` tells the player which."""

    quests: int


class QuestSeen(PlayerFact):
    quest: str


class QuestsDiscarded(PlayerFact):
    quests: int


class FeatRevealed(PlayerFact):
    scores: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    quest: str


class FirstPlayerChosen(PlayerFact):
    """Who goes first in this round's tea (LAY-4)."""


class LeaderMoved(PlayerFact):
    place: str


class TeaPartyHeld(PlayerFact):
    """A card is taken without moving (LEAD-4)."""


class TeaCardTaken(PlayerFact):
    card: str


class UnitsPlaced(PlayerFact):
    """Supporters (`figure` empty) or a figure came to a region, from `origin` ("pool" or a region)."""

    region: str
    origin: str
    units: int = 1
    figure: str = ""


class UnitLost(PlayerFact):
    """A unit left the region of a battle for the pool: "supporter", "leader" or a figure's id."""

    region: str
    unit: str


class FigureReturned(PlayerFact):
    card: str


class CastleBuilt(PlayerFact):
    scores: ClassVar[bool] = True
    region: str
    standing: bool = True


class ChipGained(PlayerFact):
    chip: int


class ChipLeft(PlayerFact):
    """A chip of the player's went away: to "supply", "box" or another player's "bag"."""

    chip: int
    to: str


class SupplyTooSmall(Fact):
    """The supply could not serve everybody, so nobody gained a chip (TEAEND-3)."""


class ShieldTurned(PlayerFact):
    whole: bool


class AbilityUnlocked(PlayerFact):
    ability: str


class WonderlandianTaken(PlayerFact):
    card: str


class LeaderStrengthened(PlayerFact):
    strength: int


class CastleValueRaised(PlayerFact):
    scores: ClassVar[bool] = True
    summed: ClassVar[str] = "vp"
    vp: int


class SupportersJoined(PlayerFact):
    supporters: int


class PoisonPlaced(PlayerFact):
    card: str
    chip: int


class PoisonReturned(Fact):
    """A poison chip on a tea card went back to the Jabberwock's supply."""

    card: str
    chip: int


class WonderlandianDrawn(PlayerFact):
    """A Wonderlandian card was looked at in search of a figure (CLAR-11)."""

    card: str


class ResistanceStood(Fact):
    """The local resistance took its stand on the strength track, for a whole war (TWO-9)."""

    strength: int


class BattleBegun(Fact):
    region: str
    players: tuple[PlayerId, ...]


class StrengthChanged(PlayerFact):
    """The marker moved; its cause is `START` when a battle begins."""

    strength: int


class WagerLaid(PlayerFact):
    """A wager card lies face down; on whom it bets comes out with `WagersRevealed`."""


class WagersRevealed(PlayerFact):
    reveals: ClassVar[bool] = True
    on: PlayerId


class ChipDrawn(PlayerFact):
    chip: int


class ChipReturned(PlayerFact):
    """A chip went back to its owner's bag."""

    chip: int


class ChipPlaced(PlayerFact):
    chip: int
    strength: int


class MadnessPlaced(PlayerFact):
    chip: int


class BagRefreshed(PlayerFact):
    """Exhausted chips and the madness of the track went back into the bag (BATTLE-9, BATTLE-21)."""


class PlayerStopped(PlayerFact):
    """`must` tells that the player did not choose to stop (BATTLE-13, BATTLE-16, BATTLE-21)."""

    must: bool = False


class PlayerBusted(PlayerFact):
    """The last unit in the region of the battle was lost (BATTLE-8)."""


class BattleEnded(Fact):
    region: str
    first: tuple[PlayerId, ...]
    second: tuple[PlayerId, ...]


class ChipForged(PlayerFact):
    chip: int
    track: str


class ChipsExhausted(PlayerFact):
    """Active chips went to the exhausted area (BATTLE-8, WAREND-1)."""


class TieBroken(Fact):
    """Of those with the highest score, fewer shards or more units on the board decide (END-2)."""

    by: Literal["shards", "units"]


class GameEnded(Fact):
    """The game is over, and all quests in hand are shown."""

    reveals: ClassVar[bool] = True
    winners: tuple[PlayerId, ...]


class ScoreCounted(PlayerFact):
    """One line of the final score: castles, feats, objectives, both or shards (END-1)."""

    line: str
    vp: int
