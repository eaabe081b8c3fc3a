"""Forging and feats: what to give up for what, abilities unlocked (FORGE, REWARD-12, QUEST-2, ALLY-C)."""

from __future__ import annotations

from wonderland_qt.engine.content.known import known_of_pack
from wonderland_qt.games.wonderland.content.content import Between
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.content.vocabulary import Effect
from wonderland_qt.games.wonderland.judgement.abilities import ability_worth
from wonderland_qt.games.wonderland.judgement.plain_chips import plain_worths
from wonderland_qt.games.wonderland.judgement.quests import chip_worth, face_worth, quest_worth
from wonderland_qt.games.wonderland.judgement.rewards import REWARDS, all_of, reward
from wonderland_qt.games.wonderland.judgement.sight import VP, Sight, judges
from wonderland_qt.games.wonderland.mechanics.allies import GainAlly
from wonderland_qt.games.wonderland.mechanics.chips import ToBag
from wonderland_qt.games.wonderland.mechanics.forge import ForgeChip, LayForged, tracks
from wonderland_qt.games.wonderland.mechanics.quests import RevealFeat
from wonderland_qt.games.wonderland.mechanics.special.allies import ChangeLevelFirst, endings_with_first
from wonderland_qt.games.wonderland.verbs.battle import AnyFeat
from wonderland_qt.games.wonderland.verbs.chips import GiveUp, GiveUpChip
from wonderland_qt.games.wonderland.verbs.leader import DiscardShards
from wonderland_qt.games.wonderland.verbs.rewards import Forge, UnlockAbility
from wonderland_qt.parts.judging import remembered

NEARER = 0.35
"""What part of a reward between tracks, or of the artifact at the end, each space before it brings."""

TOO_FAR = 3
"""What is so many spaces away brings nothing yet: it would be a twentieth of its worth."""

AGAIN = 0.8
"""What part of its printed worth a forging has that is the reward of another."""

MISSED = 8.0
"""What a chip is missed for besides its own worth: without it madness comes more often."""

FREED = 0.3
"""What part of its worth a chip brings by coming back into the bag in the middle of a war."""


@judges
def lay_forged(sight: Sight, step: LayForged) -> float:
    """The space's reward, and steps towards those beyond it, for a chip of the bag (FORGE-2 to FORGE-4)."""
    return space_worth(sight, step.track) - chip_cost(sight, step.chip)


def chip_cost(sight: Sight, chip: int) -> float:
    """Return what the bag loses with a chip; quests count it wherever it lies (QUEST-3)."""
    return (plain_worths(sight)[chip] + MISSED) * sight.future


@remembered
def space_worth(sight: Sight, track: str) -> float:
    """Return what the next free space of a track is worth."""
    printed = tracks(sight.pack, sight.player, len(sight.view.seats))[track].spaces
    column = len(sight.me.tracks[track]) + 1
    if column > len(printed):
        return 0.0
    beyond = _between(sight, track, column) + _artifact(sight, track, column)
    return _gained(sight, printed[column - 1]) + beyond


def _gained(sight: Sight, rewards: tuple[Effect, ...]) -> float:
    """Return what rewards are worth; another forging among them only as printed, or this would never end."""
    again = sight.printed("forge") * AGAIN
    return sum([again if isinstance(effect, Forge) else reward(sight, effect) for effect in rewards])


def _between(sight: Sight, track: str, column: int) -> float:
    """Return what the rewards between this track and its neighbours add (FORGE-4)."""
    total = 0.0
    for between, other in _beside(sight.pack, sight.player, len(sight.view.seats), track):
        if column <= between.column:
            missing = between.column - column + max(between.column - len(sight.me.tracks[other]), 0)
            if missing < TOO_FAR:
                total += _gained(sight, between.rewards) * NEARER**missing
    return total


@known_of_pack()
def _beside(pack: Pack, faction: str, seats: int, track: str) -> tuple[tuple[Between, str], ...]:
    """Return the rewards between a track and its neighbours, each with that neighbour."""
    found = [
        between for between in pack.side(faction, seats).between if track in (between.above, between.below)
    ]
    return tuple([(between, between.below if track == between.above else between.above) for between in found])


def _artifact(sight: Sight, track: str, column: int) -> float:
    """Return what the artifact at the end of the track adds (FORGE-3)."""
    chip = sight.me.artifacts.get(track)
    if chip is None:
        return 0.0
    missing = len(tracks(sight.pack, sight.player, len(sight.view.seats))[track].spaces) - column
    return chip_worth(sight, chip) * NEARER**missing if missing < TOO_FAR else 0.0


@remembered
def best_forging(sight: Sight, _any: str = "") -> float:
    """Return what a forging of any chip is worth (REWARD-21)."""
    spaces = [space_worth(sight, track) for track in sight.me.tracks]
    pool = sight.me.active if sight.view.battle else sight.me.bag
    worths = plain_worths(sight)
    costs = [worths[chip] for chip in pool if chip not in sight.pack.harmful]
    return max(max(spaces, default=0.0) - (min(costs) + MISSED) * sight.future, 0.0) if costs else 0.0


REWARDS[Forge] = lambda sight, _: best_forging(sight, "any")


@judges
def forge_chip(sight: Sight, step: ForgeChip) -> float:
    """Forgings left over are worth something each, less than the one before (FORGE-7)."""
    return VP * (step.freely + step.by_chips)


@judges
def unlock_ability(sight: Sight, step: UnlockAbility) -> float:
    """An ability is worth what it will do in the teas and wars to come (REWARD-12)."""
    return max(ability_worth(sight, step.ability), 0.1)


@judges
def gain_ally(sight: Sight, step: GainAlly) -> float:
    """An ally chip is worth what it does in the bag (REWARD-5, WAGER-1)."""
    return face_worth(sight, step.face)


@judges
def to_bag(sight: Sight, step: ToBag) -> float:
    """A chip back in the bag can be drawn again; of a rival's, the worst is wanted there."""
    worth = FREED * chip_worth(sight, step.chip)
    return worth if step.player == sight.player else -worth


@judges
def change_level_first(sight: Sight, step: ChangeLevelFirst) -> float:
    """Return the best that the chips can come to when this one changes first (ALLY-A5)."""
    pack = sight.pack
    faces = [pack.chips[chip].face for chip in (step.chip, *step.others)]
    worths = {chip.face: chip_worth(sight, chip.id) for chip in reversed(pack.chips) if chip.face in faces}
    left = {face: len(chips) for face, chips in sight.view.supply.items()}
    ends = endings_with_first(pack, tuple(faces), left)
    return max(sum(worths[face] for face in end) for end in ends)


@judges
def discard_shards(sight: Sight, step: DiscardShards) -> float:
    """Each shard less is a VP (END-1)."""
    return VP * step.shards


@judges
def reveal_feat(sight: Sight, step: RevealFeat) -> float:
    """A feat done pays for sure; waiting for another may pay nothing (QUEST-2)."""
    done = VP * sight.pack.board.feat_vp + quest_worth(sight, step.quest, feat_done=True) / VP
    return done + _brought(sight)


def _brought(sight: Sight) -> float:
    """Return what the abilities of active chips do when a feat is claimed, each once (ALLY-C4)."""
    hooks, ally_set = sight.pack.windows.get("feat_claimed", {}), sight.view.ally_set
    kinds = dict.fromkeys([sight.pack.chips[chip].kind for chip in sight.me.active])
    sources = [ally_set.get(kind, kind) for kind in kinds]
    return all_of(sight, [hook for source in sources for hook in hooks.get(source, ())])


def _giving_up(sight: Sight, effect: GiveUp) -> float:
    """Chips of choice cost as much as the cheapest ones."""
    return -sum(sorted([chip_cost(sight, chip) for chip in sight.me.active])[: effect.chips])


REWARDS[GiveUp] = _giving_up
REWARDS[AnyFeat] = lambda sight, _: VP * sight.pack.board.feat_vp if sight.me.quests else 0.0


@judges
def give_up_chip(sight: Sight, step: GiveUpChip) -> float:
    """A chip given up is missed in all wars to come (ALLY-C4)."""
    return -chip_cost(sight, step.chip)
