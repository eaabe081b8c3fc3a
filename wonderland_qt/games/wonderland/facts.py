"""What can happen in Wonderland's War, in the past tense. Every change of VP and shards is a fact."""

from __future__ import annotations

from typing import ClassVar, Literal

from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.players import PlayerId


class PhaseBegun(Fact):
    phase: str
    round: int

    @property
    def chapter(self) -> int:
        """Return the round."""
        return self.round


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


class DieRolled(Fact):
    player: PlayerId
    shards: int


class ShardsGained(Fact):
    player: PlayerId
    shards: int


class ShardsDiscarded(Fact):
    scores: ClassVar[bool] = True
    player: PlayerId
    shards: int


class VpGained(Fact):
    scores: ClassVar[bool] = True
    summed: ClassVar[str] = "vp"
    player: PlayerId
    vp: int


class ShardsGiven(Fact):
    """Shards of the player's went to another player (LEAD-7)."""

    player: PlayerId
    to: PlayerId
    shards: int


class QuestsDrawn(Fact):
    """Everybody sees how many quests; `QuestSeen` tells the player which."""

    player: PlayerId
    quests: int


class QuestSeen(Fact):
    player: PlayerId
    quest: str


class QuestsDiscarded(Fact):
    player: PlayerId
    quests: int


class FeatRevealed(Fact):
    scores: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    player: PlayerId
    quest: str


class FirstPlayerChosen(Fact):
    """Who goes first in this round's tea (LAY-4)."""

    player: PlayerId


class LeaderMoved(Fact):
    player: PlayerId
    place: str


class TeaPartyHeld(Fact):
    """A card is taken without moving (LEAD-4)."""

    player: PlayerId


class TeaCardTaken(Fact):
    player: PlayerId
    card: str


class UnitsPlaced(Fact):
    """Supporters (`figure` empty) or a figure came to a region, from `origin` ("pool" or a region)."""

    player: PlayerId
    region: str
    origin: str
    units: int = 1
    figure: str = ""


class UnitLost(Fact):
    """A unit left the region of a battle for the pool: "supporter", "leader" or a figure's id."""

    player: PlayerId
    region: str
    unit: str


class FigureReturned(Fact):
    player: PlayerId
    card: str


class CastleBuilt(Fact):
    scores: ClassVar[bool] = True
    player: PlayerId
    region: str
    standing: bool = True


class ChipGained(Fact):
    player: PlayerId
    chip: int


class ChipLeft(Fact):
    """A chip of the player's went away: to "supply", "box" or another player's "bag"."""

    player: PlayerId
    chip: int
    to: str


class SupplyTooSmall(Fact):
    """The supply could not serve everybody, so nobody gained a chip (TEAEND-3)."""


class ShieldTurned(Fact):
    player: PlayerId
    whole: bool


class AbilityUnlocked(Fact):
    player: PlayerId
    ability: str


class WonderlandianTaken(Fact):
    player: PlayerId
    card: str


class LeaderStrengthened(Fact):
    player: PlayerId
    strength: int


class CastleValueRaised(Fact):
    scores: ClassVar[bool] = True
    summed: ClassVar[str] = "vp"
    player: PlayerId
    vp: int


class SupportersJoined(Fact):
    player: PlayerId
    supporters: int


class PoisonPlaced(Fact):
    player: PlayerId
    card: str
    chip: int


class PoisonReturned(Fact):
    """A poison chip on a tea card went back to the Jabberwock's supply."""

    card: str
    chip: int


class WonderlandianDrawn(Fact):
    """A Wonderlandian card was looked at in search of a figure (CLAR-11)."""

    player: PlayerId
    card: str


class ResistanceStood(Fact):
    """The local resistance took its stand on the strength track, for a whole war (TWO-9)."""

    strength: int


class BattleBegun(Fact):
    region: str
    players: tuple[PlayerId, ...]


class StrengthChanged(Fact):
    player: PlayerId
    strength: int


class WagerLaid(Fact):
    """A wager card lies face down; on whom it bets comes out with `WagersRevealed`."""

    player: PlayerId


class WagersRevealed(Fact):
    reveals: ClassVar[bool] = True
    player: PlayerId
    on: PlayerId


class ChipDrawn(Fact):
    player: PlayerId
    chip: int


class ChipReturned(Fact):
    """A chip went back to its owner's bag."""

    player: PlayerId
    chip: int


class ChipPlaced(Fact):
    player: PlayerId
    chip: int
    strength: int


class MadnessPlaced(Fact):
    player: PlayerId
    chip: int


class BagRefreshed(Fact):
    player: PlayerId


class PlayerStopped(Fact):
    """`must` tells that the player did not choose to stop (BATTLE-13, BATTLE-16, BATTLE-21)."""

    player: PlayerId
    must: bool = False


class PlayerBusted(Fact):
    player: PlayerId


class BattleEnded(Fact):
    region: str
    first: tuple[PlayerId, ...]
    second: tuple[PlayerId, ...]


class ChipForged(Fact):
    player: PlayerId
    chip: int
    track: str


class ChipsExhausted(Fact):
    player: PlayerId


class TieBroken(Fact):
    """Of those with the highest score, fewer shards or more units on the board decide (END-2)."""

    by: Literal["shards", "units"]


class GameEnded(Fact):
    """The game is over, and all quests in hand are shown."""

    reveals: ClassVar[bool] = True
    winners: tuple[PlayerId, ...]


class ScoreCounted(Fact):
    """One line of the final score: castles, feats, objectives, both or shards (END-1)."""

    player: PlayerId
    line: str
    vp: int
