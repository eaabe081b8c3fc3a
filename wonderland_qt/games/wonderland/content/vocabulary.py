"""Vocabulary: the families of one-key maps that Wonderland's War content is written in, and chip filters."""

from collections.abc import Callable
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal, get_args

from pydantic import Field

from wonderland_qt.components.amounts import MOST, Count, Some
from wonderland_qt.engine import measures
from wonderland_qt.engine.access_sets import Touching
from wonderland_qt.engine.content.composed_verbs import ComposedVerb, Template, VerbSpec
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.references import RefTo
from wonderland_qt.engine.content.tagged_maps import COMPOSED
from wonderland_qt.engine.phrasing import PhrasedWith

Level = Literal["weak", "strong"]
AllyType = Literal["flamingo", "creature", "red_rook", "rose", "card_soldier"]
Kind = AllyType | Literal["forge", "madness", "poison"]
Special = Literal["castle_anywhere", "friend_of_the_people", "slithy_toves", "swapped", "untouched"]
"""Rules too odd for the vocabulary, written in Python (`special/`, CLAR-8)."""
GROUPS = frozenset({"ally", "item", "starting", "artifact", "faction"})
KINDS = frozenset(kind for kinds in get_args(Kind) for kind in get_args(kinds))
Tag = Annotated[str, RefTo("faces", besides=GROUPS | KINDS)]
Trigger = Literal[
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


class Effect(Touching, aspects=EVERYTHING):
    """Family of verbs: what a card does. Each verb's model stands beside its rule in `verbs/`."""


class Measure(measures.Measure, aspects=EVERYTHING):
    """Family of measures: what amounts and conditions are made of. Each stands in `measures/`."""


class Per(measures.Per):
    """A number that depends on the position."""

    per: Measure


class Growing(Per):
    """A number that depends on the position and grows with it."""

    times: Some = 1
    most: Some | None = None


Amount = Count | Growing
"""How much or how many: no number below 0, as giving takes nothing back."""

Change = Annotated[int, Field(ge=-MOST, le=MOST)] | Per
"""By how much strength changes, up or down."""


class EffectSpec(VerbSpec):
    """A verb that the content defines: all of `do` happens if all conditions hold."""

    conditions: Annotated[tuple[Measure, ...], Template()] = Field(default=(), alias="if")
    do: Annotated[tuple[Effect, ...], Field(min_length=1), Template()]


class ComposedEffect(Effect, ComposedVerb, word=COMPOSED):
    """An effect by a verb that the content defines, with its arguments filled in."""

    conditions: tuple[Measure, ...] = Field(default=(), alias="if")
    do: tuple[Effect, ...]


class ChipFilter(ContentModel):
    """Which chips are meant: those that carry one of the tags, of the level, of one of the strengths.

    Tags are kinds (GAME-5), faces, and the groups ally, item, starting, artifact, faction.
    """

    tags: tuple[Tag, ...] = ()
    level: Level | None = None
    strengths: tuple[int, ...] = ()


class ReadOff(Measure, family="measure"):
    """Base of measures read off one thing, such as the player: by a function `read_off`, or by their name."""

    read_off: ClassVar[Callable[..., Any]]

    def __init_subclass__(cls, *, read_off: Callable[..., Any] | None = None, **options: Any) -> None:
        """Keep the function that reads the number; a common base of measures gives none."""
        super().__init_subclass__(**options)
        if read_off is not None:
            cls.read_off = staticmethod(read_off)


class FilterMeasure(Measure, family="measure"):
    """A measure with a chip filter written flat: {chips: {tags: [rose], at_least: 7}}."""

    tags: tuple[Tag, ...] = ()
    level: Level | None = None
    strengths: tuple[int, ...] = ()

    @cached_property
    def chips_meant(self) -> ChipFilter:
        """Return the filter."""
        return ChipFilter(tags=self.tags, level=self.level, strengths=self.strengths)


class Waiting(Touching, family="touching", aspects=EVERYTHING):
    """Base of effects that wait for a trigger: when `when` fires and all conditions hold, `do` happens.

    `chip` narrows triggers about a chip; `may` lets the owner decline; `once` says that it happens once
    at a trigger for a player, however many chips bring it (ALLY-9).
    """

    phrased_with: ClassVar[PhrasedWith] = {"when": ("trigger-", "chip", "uses", "once")}
    when: Trigger
    chip: ChipFilter | None = None
    conditions: tuple[Measure, ...] = Field(default=(), alias="if")
    may: bool = False
    once: bool = False
    do: tuple[Effect, ...]


class Hook(Waiting, word="hook"):
    """Effects that wait for a trigger as long as the ability, card or chip that brings them is in force."""


class LastingHook(Effect, Waiting, word="lasting", adds={"lasting"}):
    """{lasting: {when: played, do: [{chip_times: 2}]}}: a hook in force for the rest of the battle.

    It happens `uses` times, without limit when 0 (BATTLE-19). The content knows the hook as `<ref>.hook`.
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
