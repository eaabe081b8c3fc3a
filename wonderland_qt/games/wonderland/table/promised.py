"""What rewards will change before the player resolves them, and which rewards are still due."""

from collections.abc import Iterable, Iterator, Mapping

from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.lookahead.due import Due, Promise, Promised, asked_now, steps_due
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Waiting
from wonderland_qt.games.wonderland.rules import Position
from wonderland_qt.games.wonderland.state import POOL, Player
from wonderland_qt.games.wonderland.table.card_pieces import signs_of
from wonderland_qt.games.wonderland.verbs import choices, rewards
from wonderland_qt.games.wonderland.verbs.units import Castle, Units
from wonderland_qt.games.wonderland.war.units import ChooseRegion, ChooseUnit, PlaceUnits

TO_PLACE = "to_place"
"""The place on a stage of units that are still to be placed."""
Range = tuple[int, int]
Ranges = Mapping[str, Range]
"""By piece, the least and most by which its number will change."""
SAME = (0, 0)


def promised(position: Position, player: PlayerId) -> Promised:
    """Return what the rewards that are due to a player will change (TEA-5)."""
    content, owner = position.content, position.state.players[player]
    ranges = _together(_of_step(content, owner, step) for step in steps_due(position, player))
    numbers = tuple(Promise(piece, *both) for piece, both in sorted(ranges.items()) if both != SAME)
    return Promised(numbers, tuple(_waiting(owner, ranges)))


def _waiting(owner: Player, ranges: Ranges) -> Iterator[Piece]:
    """Yield one stack of the units that the player will certainly place."""
    units = -max(ranges.get(ids.supporters(owner.id, POOL), SAME))
    if units > 0:
        yield Piece(ids.PROMISED(owner.id), "supporter", owner.id, TO_PLACE, badge=str(units))


def _of_step(content: Content, owner: Player, step: Step) -> Ranges:
    match step:
        case Bound():
            return _of_all(content, owner, _effects_of(content, step))
        case ChooseRegion() | ChooseUnit() | PlaceUnits():
            return _units(owner, step.units)
        case _:
            return {}


def _effects_of(content: Content, step: Bound) -> tuple[OneKey, ...]:
    """Return the effects of a step: those that a hook brings, else the one that the step names."""
    effect = content.effects[step.effect]
    return effect.do if isinstance(effect, Waiting) else (effect,)


def _of_all(content: Content, owner: Player, effects: Iterable[OneKey]) -> Ranges:
    return _together(_of_reward(content, owner, effect) for effect in effects)


def _of_reward(content: Content, owner: Player, reward: OneKey) -> Ranges:
    """Return what a reward changes; a split gives one half, a corrupted one may be declined."""
    match reward:
        case choices.Split():
            return _either(_of_all(content, owner, half) for half in (reward.above, reward.below))
        case choices.ChooseOne():
            return _either(_of_all(content, owner, effects) for effects in reward.lists)
        case choices.Corrupted():
            taken = (_of_all(content, owner, reward.rewards), _rolled(content, owner))
            return _either((_together(taken), {}))
        case rewards.Die():
            return _rolled(content, owner)
        case Units() if isinstance(reward.units, int):
            return _units(owner, reward.units)
        case _:
            return dict(_certain(content, owner, reward))


def _certain(content: Content, owner: Player, reward: OneKey) -> Iterator[tuple[str, Range]]:
    """Yield what a reward changes whatever the player chooses or rolls."""
    match reward:
        case rewards.Shards() if isinstance(reward.shards, int):
            yield ids.SHARDS(owner.id), (reward.shards,) * 2
        case rewards.DiscardSomeShards() if isinstance(reward.shards, int):
            yield ids.SHARDS(owner.id), (-reward.shards,) * 2
        case rewards.Ally() | rewards.AnyAlly():
            yield ids.BAG(owner.id), (1, 1)
        case rewards.GainMadness() if isinstance(reward.chips, int):
            yield ids.BAG(owner.id), (reward.chips,) * 2
        case rewards.RemoveMadness() if any(
            content.chips[chip].face == content.madness_face for chip in owner.bag
        ):
            yield ids.BAG(owner.id), (-1, -1)
        case rewards.CastleValue():
            yield ids.CASTLE_VALUE(owner.id), (reward.vp,) * 2
        case Castle() if len(owner.castles) < content.board.castles:
            yield ids.CASTLE(owner.id), (-1, -1)


def _rolled(content: Content, owner: Player) -> Ranges:
    """Return the least and most shards of a roll (REWARD-6)."""
    return {ids.SHARDS(owner.id): (min(content.board.die), max(content.board.die))}


def _units(owner: Player, units: int) -> Ranges:
    """Return by how much the pool of supporters shrinks, as some units may be figures (REWARD-1)."""
    figures = len(owner.figures_in(POOL))
    most = min(units, owner.supporters)
    least = min(max(units - figures, 0), most)
    return {ids.supporters(owner.id, POOL): (-most, -least)}


def _together(parts: Iterable[Ranges]) -> Ranges:
    """Return what several things together change."""
    sums: dict[str, Range] = {}
    for piece, (least, most) in (pair for part in parts for pair in part.items()):
        before = sums.get(piece, SAME)
        sums[piece] = before[0] + least, before[1] + most
    return sums


def _either(parts: Iterable[Ranges]) -> Ranges:
    """Return what one of several alternatives changes: the least and the most of all."""
    parts = tuple(parts)
    found = {piece: [part.get(piece, SAME) for part in parts] for part in parts for piece in part}
    return {
        piece: (min(least for least, _ in ranges), max(most for _, most in ranges))
        for piece, ranges in found.items()
    }


def due(position: Position, player: PlayerId) -> tuple[Due, ...]:
    """Return the rewards that are still due to a player, each with the piece it comes from (TEA-5)."""
    now, content = asked_now(position), position.content
    steps = enumerate(steps_due(position, player))
    return tuple(found for number, step in steps for found in _due(content, step, number >= now))


def _due(content: Content, step: Step, later: bool) -> Iterator[Due]:
    match step:
        case Bound():
            signs = tuple(signs_of(content, _effects_of(content, step)))
            yield Due(signs, _piece(content, step.source), later)
        case ChooseRegion() | ChooseUnit() | PlaceUnits():
            figure = f":{step.units}" if step.units > 1 else ""
            yield Due((f"units{figure}",), _piece(content, step.source), later)
        case _:
            return


def _piece(content: Content, source: str) -> str:
    return f"{'ability' if source in content.abilities else 'card'}:{source}"
