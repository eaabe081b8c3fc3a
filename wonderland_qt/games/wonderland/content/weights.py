"""Weights: the numbers by which bots evaluate, in tenths of a VP.

What is counted by measures are means over games of rule-based bots, taken as battles end or, for what only a
draw or a tea turn knows, then.
"""

from typing import Literal

from wonderland_qt.components.weights import Number, Tuned, weights
from wonderland_qt.games.wonderland.content.vocabulary import Trigger

MeasureWord = str
Group = Literal["artifact", "item", "madness", "forge"]


@weights
class BattleWeights:
    """The battle: draw or stop, shield or suffer, which unit to lose."""

    draws_on: Number
    """How likely an opponent who may still draw does so."""
    drawn: Number
    """How much strength such an opponent still draws, on average."""
    usual_draws: Number
    """Few draw more chips than this in a battle."""
    enough: Number
    """Who may stop with this part of the most there is to get is counted as stopping."""
    hardly: Number
    """Who gets no more than this part by stopping has nothing to lose but units."""
    unit_in_the_next_war: Number
    """The value of a unit that survives in each war to come (WAREND-4)."""
    unit_in_this_battle: Number
    """The value of a unit in the battle itself besides, for effects on units."""
    shield_afterwards: Number
    """The value of a whole shield beyond the battle that is fought."""
    figure_per_strength: Number
    """How much more a figure is worth than a supporter, for each strength: only a tea places it again."""
    leader: Number
    """The value of the leader, as the last unit in the region."""
    unread_feat: Number
    """How likely the conditions of a feat are that do not look at the marker."""
    forging: Number
    """The value of a forging at the end of a battle: a space's reward for a chip (FORGE-1)."""


@weights
class RegionWeights:
    """What a region pays, and how likely its battle is won with the units that stand there."""

    reach: tuple[Number, ...]
    """The strength that none, one and more units stay to draw: each madness chip takes one (BATTLE-3)."""
    still_to_come: Number
    """The weight that others may yet bring to a region, when the tea has just begun."""
    next_tile: Number
    """Units that survive fight for the next round's tile too (WAREND-4); this part of it counts for now."""
    feat_here: Number
    """What a quest in hand adds to its region (QUEST-2)."""
    displaced: Number
    """How likely an early castle only keeps a later one from being built: most come to have all of theirs."""
    castle_stays: Number
    """The value of a castle's strength in each war to come (BATTLE-1)."""
    laid: Number
    """How likely a castle laid by one of two players is stood up, with wars enough to come (TWO-12)."""


@weights
class PlacingWeights:
    """Where castles do most, and what Wonderlandians are worth."""

    hold: Number
    """How much of a region's value a castle's strength there adds, besides the castle itself."""
    figure_per_strength: Number
    """The value of a figure's strength over two wars."""
    figure_as_a_unit: Number
    """The value of a figure as one unit more."""
    item: Number
    """How much more than its strength and ability an item brings over two wars, as games tell."""


@weights
class ChipWeights:
    """Chips in a bag."""

    harm: Number
    """The value of a chip that costs a unit in a bag, over two wars."""
    strength: Number
    """The value of one strength on the marker in a battle that is not decided."""
    strength_played: Number
    """How strong a chip is that is played, on average."""
    strength_in_a_bag: Number
    """What a chip of an average bag adds, madness included."""
    per_strength: Number
    """The value of one more strength each time the chip comes, over two wars."""
    usual: Number
    """The value of a chip of usual strength: one chance more that it is not madness."""
    forge: Number
    """What a forge chip earns besides its strength over two wars (FORGE-1)."""
    choosy: Number
    """How much more often than its share a better ally is taken: with 0 all types would be."""


@weights
class RewardWeights:
    """Rewards, as things stand."""

    rival: Number
    """What a gain of one rival costs the player, as there are others to beat as well."""
    shield: Number
    """The value of a whole shield over two wars: about one unit, and nerve."""
    usual_harm: Number
    """What part of an average bag is madness; with more of it, getting rid of one is worth more."""
    castles_to_come: Number
    """How many castles are still built, on average, in each whole war to come."""
    calm: Number
    """How much more it is worth to lose a madness chip than one more does harm: bags grow, they stay."""
    pool: Number
    """The value of a supporter more in the pool for each tea to come."""


@weights
class ForgingWeights:
    """What to give up for what when forging."""

    nearer: Number
    """What part of a reward between tracks, or of the artifact at the end, each space before it brings."""
    again: Number
    """What part of its printed value a forging has that is the reward of another."""
    missed: Number
    """What a chip is missed for besides its own value: without it madness comes more often."""
    freed: Number
    """What part of its value a chip brings by coming back into the bag in the middle of a war."""


@weights
class TeaWeights:
    """Which chair to take, when to go by the head, where gifts belong."""

    cards_for_a_turn: Number
    """How many cards ahead a turn wants, to have one worth taking."""
    fresh: Number
    """How much better the best card becomes with each four cards dealt."""
    party_later: Number
    """The value of keeping the tea party for a better table (LEAD-4)."""
    to_the_leader: Number
    """How much more a shard hurts the player who has the most VP."""


@weights
class QuestWeights:
    """How likely quests are done."""

    fought: Number
    """How likely one takes part in the battle of a region in a war, and does not bust."""
    aimed: Number
    """How much more often a strength is met that one may stop at, and so aim at."""
    serving: Number
    """What part of an objective's VP a chip that serves it brings, all the others of it being needed too."""


@weights
class GrowthWeights:
    """How high measures become by the end of the game."""

    pursued: Number
    """How many more of those come that one has a quest for."""
    forgings: Number
    """How many chips are forged in each round."""
    allies: Number
    """How many ally chips come in each round."""
    forged_soon: Number
    """What part of the starting chips is forged before most wars are fought."""
    groups: dict[Group, Number]
    """How many chips of other groups come in each round."""
    measures: dict[MeasureWord, Number]
    """How much higher measures become in each round."""
    at_the_end: dict[MeasureWord, Number]
    """How high measures are in the end whatever they are now."""


@weights
class MeasureWeights:
    """How high measures mostly are when content asks for them, and so how likely conditions hold."""

    unknown: Number
    """How likely a condition is that no one here can read, and what such a measure is as an amount."""
    active_in_the_end: Number
    """How much of a chip in the bag lies active at the end of a battle, on average."""
    of_others: Number
    """How much of that is counted where the chips of others are meant."""
    strength_of_few: Number
    """The strength at the end of a battle of those who do not fight for the win."""
    strength_of_many: Number
    """The strength at the end of a battle of those who fight for the win."""
    chances: dict[MeasureWord, Number]
    """Chances of what is so or not."""
    means: dict[MeasureWord, Number]
    """Means of what is counted."""
    for_each_rival: dict[MeasureWord, Number]
    """Means of what grows with the number of other players."""


@weights
class AbilityWeights:
    """Hooks for the rest of the game: how often they come, and what their effects bring then."""

    at_tea: dict[Trigger, Number]
    """How often a trigger fires for a player in a tea."""
    in_war: dict[Trigger, Number]
    """How often a trigger fires for a player in a war."""
    plays: Number
    """How often a chip of the bag comes in a war."""
    forged_in_a_war: Number
    """How likely a chip of the bag is forged in a war."""
    active_at_a_trigger: Number
    """How likely a chip lies active when a trigger fires that is not about itself."""
    battles: Number
    """In how many battles of a war a player takes part."""
    stands: Number
    """How likely a figure still stands in each war to come, so that its battle is its owner's best."""
    later: Number
    """What part of its printed value a reward has in the middle of a war, with less left to use it in."""
    still_draws: Number
    """How likely a hook that lasts still finds what it waits for in the rest of a battle."""
    once_more: Number
    """How often one without limit does."""
    unit_moved: Number
    """The value of moving a unit from one battle to another, when it may be declined."""
    leader_moved: Number
    """The value of the leader's coming to another battle, besides unit and strength."""
    unit_lost: Number
    """The value of a unit to who loses it in a battle."""
    given_up: Number
    """The value of a chip that is gone for good."""
    better: Number
    """The value of a chip more to choose from in the next draw."""
    to_symbol: Number
    """The value of standing on a forge symbol, if one likes."""
    returned: Number
    """The value of a chip back in the bag, for the next draw."""
    chosen: Number
    """The value of a chip back in the bag at the end of a battle, before other chips are drawn."""
    shield: Number
    """The value of the shield in a battle that turns it whole: it may have been so."""
    held: Number
    """How likely there are shards to discard that nothing else would take away."""
    favour: Number
    """What a gain of a rival costs whom one may choose: it goes to the player who is far behind."""
    unread: Number
    """The value of a rule over two wars that is written in Python."""
    unread_of_a_card: Number
    """The same of a figure's or an item's rule, which does not work in every battle."""
    unread_of_a_chip: Number
    """The same of an ally chip's rule."""


@weights
class Weights:
    """The numbers by which bots evaluate; rules read none of them."""

    tuned: Tuned | None = None
    battle: BattleWeights
    regions: RegionWeights
    placing: PlacingWeights
    chips: ChipWeights
    rewards: RewardWeights
    forging: ForgingWeights
    tea: TeaWeights
    quests: QuestWeights
    growth: GrowthWeights
    measures: MeasureWeights
    abilities: AbilityWeights
