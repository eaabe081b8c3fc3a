"""Evaluates forging, abilities to unlock, and feats (FORGE, REWARD-12, QUEST-2, ALLY-C)."""

from wonderland_qt.components.evaluation import remembered
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.content_files import Between
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Effect
from wonderland_qt.games.wonderland.evaluation.abilities import ability_value
from wonderland_qt.games.wonderland.evaluation.context import BETTER_THAN_NOTHING, VP, Context, evaluator
from wonderland_qt.games.wonderland.evaluation.quests import chip_value, face_value, plain_values, quest_value
from wonderland_qt.games.wonderland.evaluation.rewards import REWARDS, all_of, reward
from wonderland_qt.games.wonderland.mechanics.allies import GainAlly
from wonderland_qt.games.wonderland.mechanics.chips import ToBag
from wonderland_qt.games.wonderland.mechanics.forge import ForgeChip, LayForged, tracks
from wonderland_qt.games.wonderland.mechanics.quests import RevealFeat
from wonderland_qt.games.wonderland.mechanics.special.allies import ChangeLevelFirst, endings_with_first
from wonderland_qt.games.wonderland.verbs.battle import AnyFeat
from wonderland_qt.games.wonderland.verbs.chips import GiveUp, GiveUpChip
from wonderland_qt.games.wonderland.verbs.leader import DiscardShards
from wonderland_qt.games.wonderland.verbs.rewards import Forge, UnlockAbility

TOO_FAR = 3
"""A reward this many spaces away counts as nothing: it would be a twentieth of its value."""


@evaluator
def lay_forged(context: Context, step: LayForged) -> float:
    """Return the value of the space less the value of the chip that is forged (FORGE-2 to FORGE-4)."""
    return space_value(context, step.track) - chip_cost(context, step.chip)


def chip_cost(context: Context, chip: int) -> float:
    """Return the cost of a chip that leaves the bag; on a forge track quests still count it (QUEST-3)."""
    return (plain_values(context)[chip] + context.weights.forging.missed) * context.share_to_come


@remembered
def space_value(context: Context, track: str) -> float:
    """Return the value of a track's next free space: its reward, and a part of the rewards beyond it."""
    spaces = tracks(context.content, context.player, len(context.view.seats))[track].spaces
    column = len(context.me.tracks[track]) + 1
    if column > len(spaces):
        return 0.0
    beyond = _value_between_tracks(context, track, column) + _value_of_artifact(context, track, column)
    return _value_of_rewards(context, spaces[column - 1]) + beyond


def _value_of_rewards(context: Context, rewards: tuple[Effect, ...]) -> float:
    """Return the value of rewards; another forging counts as printed, because it would recurse for ever."""
    forging = context.price_of("forge") * context.weights.forging.again
    return sum([forging if isinstance(effect, Forge) else reward(context, effect) for effect in rewards])


def _value_between_tracks(context: Context, track: str, column: int) -> float:
    """Return the part of the rewards between tracks that the next space of this track brings (FORGE-4).

    It shrinks with each space that is still missing, on this track or the other; from TOO_FAR on it is 0.
    """
    total = 0.0
    for between, other in _rewards_beside(context.content, context.player, len(context.view.seats), track):
        if column <= between.column:
            missing_there = max(between.column - len(context.me.tracks[other]), 0)
            missing = between.column - column + missing_there
            if missing < TOO_FAR:
                total += _value_of_rewards(context, between.rewards) * context.weights.forging.nearer**missing
    return total


@known_of_content()
def _rewards_beside(content: Content, player: str, seats: int, track: str) -> tuple[tuple[Between, str], ...]:
    """Return the rewards between a track and its neighbours, each with the id of the neighbour."""
    rewards = content.side(player, seats).between
    touching = [between for between in rewards if track in (between.above, between.below)]
    return tuple([(shared, shared.below if track == shared.above else shared.above) for shared in touching])


def _value_of_artifact(context: Context, track: str, column: int) -> float:
    """Return the part of the artifact at the track's end that the next space brings (FORGE-3).

    It shrinks with each space that is still missing; from TOO_FAR on, or if the artifact is gone, it is 0.
    """
    chip = context.me.artifacts.get(track)
    if chip is None:
        return 0.0
    missing = len(tracks(context.content, context.player, len(context.view.seats))[track].spaces) - column
    if missing >= TOO_FAR:
        return 0.0
    return chip_value(context, chip) * context.weights.forging.nearer**missing


@remembered
def best_forging(context: Context, _player: PlayerId) -> float:
    """Return the value of forging the player's cheapest chip on the best space, never below 0 (REWARD-21).

    The chip is an active one in a battle, one of the bag at tea; without any the value is 0.
    `_player` is there for `remembered` alone, which keeps one answer for each argument.
    """
    spaces = [space_value(context, track) for track in context.me.tracks]
    pool = context.me.active if context.view.battle else context.me.bag
    costs = [chip_cost(context, chip) for chip in pool if chip not in context.content.harmful]
    return max(max(spaces, default=0.0) - min(costs), 0.0) if costs else 0.0


REWARDS[Forge] = lambda context, _: best_forging(context, context.player)


@evaluator
def forge_chip(context: Context, step: ForgeChip) -> float:
    """Return the value of the forgings that are left, one VP each (FORGE-7)."""
    return VP * (step.freely + step.by_chips)


@evaluator
def unlock_ability(context: Context, step: UnlockAbility) -> float:
    """Return the value of the ability for the rest of the game, never less than that of none (REWARD-12)."""
    return max(ability_value(context, step.ability), BETTER_THAN_NOTHING)


@evaluator
def gain_ally(context: Context, step: GainAlly) -> float:
    """Return the value of the new ally chip (REWARD-5, WAGER-1)."""
    return face_value(context, step.face)


@evaluator
def to_bag(context: Context, step: ToBag) -> float:
    """Return the value of a chip back in the bag, which is negative in the bag of a rival."""
    value = context.weights.forging.freed * chip_value(context, step.chip)
    return value if step.player == context.player else -value


@evaluator
def change_level_first(context: Context, step: ChangeLevelFirst) -> float:
    """Return the highest value that the chips can have when this one changes first (ALLY-A5).

    A face's value is that of its first chip in the content. `others` change after this one, in any order;
    each ending is the faces that all of them may show then.
    """
    content = context.content
    faces = [content.chips[chip].face for chip in (step.chip, *step.others)]
    chip_of_face = {chip.face: chip.id for chip in reversed(content.chips) if chip.face in faces}
    values = {face: chip_value(context, chip) for face, chip in chip_of_face.items()}
    left_in_supply = {face: len(chips) for face, chips in context.view.supply.items()}
    endings = endings_with_first(content, tuple(faces), left_in_supply)
    return max(sum(values[face] for face in ending) for ending in endings)


@evaluator
def discard_shards(context: Context, step: DiscardShards) -> float:
    """Return a VP for each shard discarded (END-1)."""
    return VP * step.shards


@evaluator
def reveal_feat(context: Context, step: RevealFeat) -> float:
    """Return what the feat pays for sure, and what its claim triggers (QUEST-2).

    Of feats that pay alike, the one whose quest is worth more comes first: the quest adds a little.
    """
    tie_break = quest_value(context, step.quest, feat_done=True) / VP
    return VP * context.content.board.feat_vp + tie_break + _value_of_feat_hooks(context)


def _value_of_feat_hooks(context: Context) -> float:
    """Return the value of the hooks of active chips that wait for a claimed feat, each once (ALLY-C4)."""
    hooks, ally_set = context.content.triggers.get("feat_claimed", {}), context.view.ally_set
    kinds = dict.fromkeys([context.content.chips[chip].kind for chip in context.me.active])
    sources = [ally_set.get(kind, kind) for kind in kinds]
    return all_of(context, [hook for source in sources for hook in hooks.get(source, ())])


def _cost_of_giving_up(context: Context, effect: GiveUp) -> float:
    """Return the cost of giving up the cheapest active chips."""
    cheapest_first = sorted([chip_cost(context, chip) for chip in context.me.active])
    return -sum(cheapest_first[: effect.chips])


REWARDS[GiveUp] = _cost_of_giving_up
REWARDS[AnyFeat] = lambda context, _: VP * context.content.board.feat_vp if context.me.quests else 0.0


@evaluator
def give_up_chip(context: Context, step: GiveUpChip) -> float:
    """Return the cost of a chip that is given up for good (ALLY-C4)."""
    return -chip_cost(context, step.chip)
