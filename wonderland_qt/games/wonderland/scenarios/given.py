"""The models of `given`, by which a scenario describes a position; every field has a default."""

from typing import Literal

from pydantic import Field

from wonderland_qt.components.amounts import Count
from wonderland_qt.components.scenario_steps import GivenTable
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.multiset import Counted
from wonderland_qt.games.wonderland.content.content_files import AllySet
from wonderland_qt.games.wonderland.content.vocabulary import AllyType
from wonderland_qt.games.wonderland.state import Fight, Participant, Phase, Standing, Tea


class GivenPlayer(ContentModel):
    """A player's pieces.

    `units` are supporters by region, `supporters` the pool: what is left unless it is said. `cards` are
    Wonderlandian cards; their figures stand where `figures` says, in the pool otherwise. `artifacts` are
    the forge tracks that still have their artifact chip at the end.
    """

    vp: Count = 0
    shards: Count = 0
    shield: Literal["whole", "broken"] = "whole"
    leader: str = "head"
    leader_strength: int | None = None
    castle_value: int | None = None
    supporters: Count | None = None
    units: dict[str, Count] = Field(default_factory=dict)
    figures: dict[str, str] = Field(default_factory=dict)
    castles: tuple[str, ...] | dict[str, Standing] = ()
    bag: Counted = ()
    active: Counted = ()
    exhausted: Counted = ()
    madness: Counted = ()
    tracks: dict[str, Counted] = Field(default_factory=dict)
    artifacts: tuple[str, ...] | None = None
    abilities: tuple[str, ...] = ()
    quests: tuple[str, ...] = ()
    feats: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    borrowed: tuple[str, ...] = ()
    tea_cards: tuple[str, ...] = ()


class GivenFighter(ContentModel):
    """A player's part in the battle being fought."""

    strength: Count = 0
    base: Count = 0
    fight: Fight = "fighting"
    lost: Count = 0
    suffered: Count = 0
    stopped: Count = 0

    def part(self) -> Participant:
        """Return the part in the battle; who has stopped did so after the first draw unless it is said."""
        has_stopped = self.fight == "stopped"
        draws_until_stop = self.stopped or int(has_stopped)
        return Participant(**{**dict(self), "stopped": draws_until_stop})


class GivenBattle(ContentModel):
    """A battle that is being fought; `participants` in the order of the table."""

    region: str
    participants: dict[str, GivenFighter]
    draws: Count = 1
    stopped: tuple[str, ...] = ()
    wagers: dict[str, str] = Field(default_factory=dict)
    feats: tuple[str, ...] = ()


class GivenTea(ContentModel):
    """The tea of this round: how many cards each has taken, whose leader stands in a region already."""

    taken: dict[str, Count] = Field(default_factory=dict)
    seated: tuple[str, ...] = ()
    parties: tuple[str, ...] = ()

    def tea(self, seats: tuple[PlayerId, ...]) -> Tea:
        """Return the tea; players who are not named have taken no card."""
        taken = {player: self.taken.get(player, 0) for player in seats}
        return Tea(taken, tuple(map(PlayerId, self.seated)), tuple(map(PlayerId, self.parties)))


class Given(GivenTable):
    """A position; `players` in the order of the table, clockwise.

    `unused` is the region that two players leave out, the last one unless it is said.
    `ally_set` may name sets for some types, the others being of set A.
    """

    players: dict[str, GivenPlayer | None]
    round: Literal[1, 2, 3] = 1
    phase: Phase | None = None
    first: str | None = None
    ally_set: AllySet | dict[AllyType, AllySet] = "A"
    unused: str | None = None
    marker: str | None = None
    tiles: dict[str, str] = Field(default_factory=dict)
    market: tuple[str, ...] = ()
    wonderland_deck: tuple[str, ...] | None = None
    chairs: dict[str, str] = Field(default_factory=dict)
    poisoned: tuple[str, ...] = ()
    tea_deck: tuple[str, ...] | None = None
    tea_discards: tuple[str, ...] = ()
    quest_deck: tuple[str, ...] | None = None
    quest_discards: tuple[str, ...] = ()
    supply: dict[str, Count] = Field(default_factory=dict)
    tea: GivenTea = GivenTea()
    battle: GivenBattle | None = None
