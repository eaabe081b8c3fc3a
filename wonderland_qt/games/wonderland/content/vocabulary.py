"""Vocabulary: the families of one-key maps that Wonderland's War content is written in, and chip filters."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, get_args

from pydantic import Field

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.references import RefTo
from wonderland_qt.engine.footprints import Footprint, Touching
from wonderland_qt.engine.words.wording import Counted, Numbered, SaidWith

Level = Literal["weak", "strong"]
AllyType = Literal["flamingo", "creature", "red_rook", "rose", "card_soldier"]
Kind = AllyType | Literal["forge", "madness", "poison"]
Special = Literal["castle_anywhere", "friend_of_the_people", "slithy_toves", "swapped", "untouched"]
"""Rules too odd for the vocabulary, written in Python (`special/`, CLAR-8)."""
GROUPS = frozenset({"ally", "item", "starting", "artifact", "faction"})
KINDS = frozenset(kind for kinds in get_args(Kind) for kind in get_args(kinds))
Tag = Annotated[str, RefTo("faces", besides=GROUPS | KINDS)]
Count = Annotated[int, Field(ge=0)]
Some = Annotated[int, Field(ge=1)]
Window = Literal[
    "tea_start",
    "card_taken",
    "head_reached",
    "die_rolled",
    "leader_placed",
    "tea_turn_end",
    "tea_end",
    "battle_start",
    "reveal",
    "madness",
    "unit_lost",
    "played",
    "after_strength",
    "units_lost",
    "opponent_poisoned",
    "opponent_busted",
    "feat_claimed",
    "feats",
    "victory",
    "battle_end",
    "forged",
    "clean_up",
    "shards_discarded",
]


Aspect = Literal[
    "abilities",
    "active",
    "bag",
    "becomes",
    "castles",
    "chip",
    "draw",
    "exhausted",
    "lasting",
    "leader",
    "madness",
    "market",
    "quests",
    "shards",
    "shield",
    "strength",
    "supply",
    "track",
    "units",
    "vp",
]
"""What effects and measures read, add to or set; it tells when their order can matter (BATTLE-18)."""
EVERYTHING: frozenset[Aspect] = frozenset(get_args(Aspect))


def adding(*aspects: Aspect) -> Footprint:
    """Return the footprint of what only adds to these."""
    return Footprint(adds=frozenset(aspects))


class Effect(Touching, aspects=EVERYTHING):
    """Family of verbs: what a card does. Each verb's model stands beside its rule in `verbs/`."""


class Measure(Touching, Numbered, aspects=EVERYTHING):
    """Family of measures: a number read from the position for one player.

    As a condition it must lie within the bounds given; without bounds it must be at least 1.
    """

    at_least: int | None = None
    at_most: int | None = None
    one_of: tuple[int, ...] = ()

    @property
    def number(self) -> int:
        """The bound that is said last, 1 without any."""
        bounds = (self.at_least, self.at_most, *self.one_of)
        return [bound for bound in (1, *bounds) if bound is not None][-1]

    def met_by(self, value: int) -> bool:
        """Tell whether `value` lies within the bounds."""
        if self.one_of and value not in self.one_of:
            return False
        if self.at_most is not None and value > self.at_most:
            return False
        least = self.at_least
        if least is None and not self.one_of and self.at_most is None:
            least = 1
        return least is None or value >= least


class Per(Counted):
    """An amount that depends on the position: `times` the measure `per`, plus `plus`, `most` at the most."""

    per: Measure
    times: int = 1
    plus: int = 0
    most: int | None = None

    @property
    def number(self) -> int:
        """What there is to begin with; where that is nothing, what there is for each."""
        return self.plus or self.times


Amount = Count | Per
"""How much or how many: no number below 0, as giving takes nothing back."""

Change = int | Per
"""By how much strength changes, up or down."""


class ChipFilter(ContentModel):
    """Which chips are meant: those that carry one of the tags, of the level, of one of the strengths.

    Tags are kinds (GAME-5), faces, and the groups ally, item, starting, artifact, faction.
    """

    tags: tuple[Tag, ...] = ()
    level: Level | None = None
    strengths: tuple[int, ...] = ()


class Waiting(Touching, family="touching", aspects=EVERYTHING):
    """Base of what waits for its window: `when` it opens, `if` all conditions hold, `do` happens.

    `chip` narrows windows about a chip; `may` lets the owner decline; `once` says that it happens once
    in a window for a player, however many chips bring it (ALLY-9).
    """

    said_with: ClassVar[SaidWith] = {"when": ("window-", "chip", "uses", "once")}
    when: Window
    chip: ChipFilter | None = None
    conditions: tuple[Measure, ...] = Field(default=(), alias="if")
    may: bool = False
    once: bool = False
    do: tuple[Effect, ...]


class Hook(Waiting, word="hook"):
    """An effect that waits for its window as long as what brings it is in force."""


class LastingHook(Effect, Waiting, word="lasting", adds={"lasting"}):
    """{lasting: {when: played, do: [{chip_times: 2}]}}: a hook in force for the rest of the battle.

    It happens `uses` times, without limit when 0 (BATTLE-19). The pack knows the hook itself as `<ref>.hook`.
    """

    uses: Count = 1

    @property
    def hook_ref(self) -> str:
        """The reference of the hook that this effect puts in force."""
        return f"{self.ref}.hook"

    def hook(self) -> Hook:
        """Return the hook that this effect puts in force."""
        hook = Hook.model_validate({name: getattr(self, name) for name in Hook.model_fields})
        vars(hook)["ref"] = self.hook_ref  # one-key maps are frozen
        return hook
