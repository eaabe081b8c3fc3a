"""What rewards will change before the player resolves them, and which rewards are still due."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import NamedTuple

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


class Change(NamedTuple):
    """The least and the most by which a number will change."""

    least: int
    most: int


Changes = Mapping[str, Change]
"""By piece, how its number will change."""
NO_CHANGE = Change(0, 0)


def promised(position: Position, player: PlayerId) -> Promised:
    """Return what the rewards that are due to a player will change (TEA-5)."""
    content, owner = position.content, position.state.players[player]
    changes = _sum_of(_changes_by_step(content, owner, step) for step in steps_due(position, player))
    changed = [(piece, change) for piece, change in sorted(changes.items()) if change != NO_CHANGE]
    numbers = tuple(Promise(piece, change.least, change.most) for piece, change in changed)
    return Promised(numbers, tuple(_units_to_place(owner, changes)))


def _units_to_place(owner: Player, changes: Changes) -> Iterator[Piece]:
    """Yield one stack of the units that the player will certainly place.

    They leave the pool, so its change is below 0, and the highest one stands for the fewest units.
    """
    units = -changes.get(ids.supporters(owner.id, POOL), NO_CHANGE).most
    if units > 0:
        yield Piece(ids.PROMISED(owner.id), "supporter", owner.id, TO_PLACE, badge=str(units))


def _changes_by_step(content: Content, owner: Player, step: Step) -> Changes:
    """Return what a step that is due changes: one with rewards, or one that places units."""
    match step:
        case Bound():
            return _changes_by_all(content, owner, _effects_of(content, step))
        case ChooseRegion() | ChooseUnit() | PlaceUnits():
            return _supporters_placed(owner, step.units)
        case _:
            return {}


def _effects_of(content: Content, step: Bound) -> tuple[OneKey, ...]:
    """Return the effects of a step: those that a hook brings, else the one that the step names."""
    effect = content.effects[step.effect]
    return effect.do if isinstance(effect, Waiting) else (effect,)


def _changes_by_all(content: Content, owner: Player, effects: Iterable[OneKey]) -> Changes:
    """Return what several rewards change together."""
    return _sum_of(_changes_by_reward(content, owner, effect) for effect in effects)


def _changes_by_reward(content: Content, owner: Player, reward: OneKey) -> Changes:
    """Return what a reward changes; a split gives one half, a corrupted one may be declined.

    Where the player has a choice or rolls, the least and the most of a change differ.
    """
    match reward:
        case choices.Split():
            return _one_of(_changes_by_all(content, owner, half) for half in (reward.above, reward.below))
        case choices.ChooseOne():
            return _one_of(_changes_by_all(content, owner, effects) for effects in reward.lists)
        case choices.Corrupted():
            gained = _changes_by_all(content, owner, reward.rewards)
            taken = _sum_of((gained, _shards_rolled(content, owner)))
            declined: Changes = {}
            return _one_of((taken, declined))
        case rewards.Die():
            return _shards_rolled(content, owner)
        case Units() if isinstance(reward.units, int):
            return _supporters_placed(owner, reward.units)
        case _:
            sure = _sure_change(content, owner, reward)
            return {piece: Change(least=number, most=number) for piece, number in sure}


def _sure_change(content: Content, owner: Player, reward: OneKey) -> Iterator[tuple[str, int]]:
    """Yield the piece whose number a reward changes whatever the player chooses or rolls, and by how much.

    A castle is built from the player's stock, so that one fewer is left there. Only single madness in the
    bag can be removed.
    """
    match reward:
        case rewards.Shards() if isinstance(reward.shards, int):
            yield ids.SHARDS(owner.id), reward.shards
        case rewards.DiscardSomeShards() if isinstance(reward.shards, int):
            yield ids.SHARDS(owner.id), -reward.shards
        case rewards.Ally() | rewards.AnyAlly():
            yield ids.BAG(owner.id), 1
        case rewards.GainMadness() if isinstance(reward.chips, int):
            yield ids.BAG(owner.id), reward.chips
        case rewards.RemoveMadness() if not content.single_madness.isdisjoint(owner.bag):
            yield ids.BAG(owner.id), -1
        case rewards.CastleValue():
            yield ids.CASTLE_VALUE(owner.id), reward.vp
        case Castle() if len(owner.castles) < content.board.castles:
            yield ids.CASTLE(owner.id), -1


def _shards_rolled(content: Content, owner: Player) -> Changes:
    """Return the least and most shards of a roll (REWARD-6)."""
    return {ids.SHARDS(owner.id): Change(min(content.board.die), max(content.board.die))}


def _supporters_placed(owner: Player, units: int) -> Changes:
    """Return by how much the pool of supporters shrinks, as a range: some units may be figures (REWARD-1)."""
    figures = len(owner.figures_in(POOL))
    most = min(units, owner.supporters)
    least = min(max(units - figures, 0), most)
    return {ids.supporters(owner.id, POOL): Change(-most, -least)}


def _sum_of(parts: Iterable[Changes]) -> Changes:
    """Return what several rewards or steps change together."""
    sums: dict[str, Change] = {}
    for changes in parts:
        for piece, change in changes.items():
            before = sums.get(piece, NO_CHANGE)
            sums[piece] = Change(before.least + change.least, before.most + change.most)
    return sums


def _one_of(alternatives: Iterable[Changes]) -> Changes:
    """Return what one of several alternatives changes: the least and the most of all."""
    alternatives = tuple(alternatives)
    merged: dict[str, Change] = {}
    for piece in chain.from_iterable(alternatives):
        changes = [changes.get(piece, NO_CHANGE) for changes in alternatives]
        least, most = min(change.least for change in changes), max(change.most for change in changes)
        merged[piece] = Change(least, most)
    return merged


def due(position: Position, player: PlayerId) -> tuple[Due, ...]:
    """Return the rewards that are still due to a player, each with the piece it comes from (TEA-5).

    Those that come after what the player is asked now are `later` ones.
    """
    first_later = asked_now(position)
    found: list[Due] = []
    for number, step in enumerate(steps_due(position, player)):
        due_by_step = _due_of_step(position.content, step, later=number >= first_later)
        if due_by_step is not None:
            found.append(due_by_step)
    return tuple(found)


def _due_of_step(content: Content, step: Step, later: bool) -> Due | None:
    """Return the rewards of a step, or the units that it places; None for any other step.

    They are due `later` if the player is asked something else before.
    """
    match step:
        case Bound():
            signs = tuple(signs_of(content, _effects_of(content, step)))
        case ChooseRegion() | ChooseUnit() | PlaceUnits():
            signs = (f"units:{step.units}" if step.units > 1 else "units",)
        case _:
            return None
    return Due(signs, _piece_of_source(content, step.source), later)


def _piece_of_source(content: Content, source: str) -> str:
    """Return the id of the ability or card that rewards come from."""
    return ids.ABILITY(source) if source in content.abilities else ids.CARD(source)
