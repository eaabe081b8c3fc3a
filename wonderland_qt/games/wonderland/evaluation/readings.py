"""Readings: the values of measures of a player's own things, read from a view instead of the state."""

from collections.abc import Callable, Iterable
from itertools import chain

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import ChipFilter, FilterMeasure, Measure
from wonderland_qt.games.wonderland.evaluation.context import Context
from wonderland_qt.games.wonderland.measures import battle_chips, table

Reading = Callable[[Context, Measure], float]


def chips_meant(context: Context, measure: Measure) -> float:
    """Return how many of the player's chips a measure counts (QUEST-3)."""
    assert isinstance(measure, battle_chips.OwnedChips)
    return _number_meant(context, measure, type(measure).of(context.me))


def chips_to_draw(context: Context, measure: Measure) -> float:
    """Return how many chips that a measure counts the player can still have in the active row."""
    me, harmful = context.me, context.content.harmful
    playable = [chip for chip in chain(me.bag, me.active, me.exhausted) if chip not in harmful]
    return _number_meant(context, measure, playable)


def chips_to_count_on(context: Context, measure: Measure) -> float:
    """Return how many such chips the player is likely to have later, after gaining allies and forging."""
    assert isinstance(measure, FilterMeasure)
    now = chips_to_draw(context, measure)
    if not context.wars_to_come:
        return now
    meant = context.content.matching(measure.chips_meant)
    chips = context.content.chips
    starting = sum([chip in meant for chip in context.me.bag if "starting" in chips[chip].tags])
    weights = context.weights.growth
    gained = weights.allies * share_of_allies(context.content, measure.chips_meant)
    return now - weights.forged_soon * starting + gained


@known_of_content()
def share_of_allies(content: Content, meant: ChipFilter) -> float:
    """Return what part of all ally chips matches a filter."""
    allies = [chip.id for chip in content.chips if "ally" in chip.tags]
    return len(content.matching(meant).intersection(allies)) / max(len(allies), 1)


def _number_meant(context: Context, measure: Measure, chips: Iterable[int]) -> float:
    """Return how many of the chips match the filter of a measure."""
    assert isinstance(measure, FilterMeasure)
    return len(context.content.matching(measure.chips_meant).intersection(chips))


def _full_tracks(context: Context, _measure: Measure) -> float:
    """Return the number of full tracks, plus how full the fullest of the others is (0 to 1)."""
    side = context.content.side(context.player, len(context.view.seats))
    filled = [len(context.me.tracks[track.id]) / len(track.spaces) for track in side.tracks]
    fullest_of_others = max([part for part in filled if part != 1.0], default=0.0)
    return filled.count(1.0) + fullest_of_others


def _number_owned(context: Context, measure: Measure) -> float:
    """Return what a measure of the player's own cards, pieces or numbers reads."""
    assert isinstance(measure, table.Owned)
    return measure.number_of(context.me)


def _number_of_regions(context: Context, _measure: Measure) -> float:
    return sum([context.me.units_in(region) > 0 for region in context.view.ring])


READINGS: dict[type[Measure], Reading] = {
    battle_chips.Chips: chips_meant,
    battle_chips.Forged: chips_meant,
    battle_chips.ForgedTypes: lambda context, _: battle_chips.types_forged(context.content, context.me),
    battle_chips.FullTracks: _full_tracks,
    table.Units: lambda context, _: context.me.units(context.view.ring),
    table.RegionsWithUnits: _number_of_regions,
    table.Quests: lambda context, _: len(context.me.hand) + len(context.me.feats),
    **dict.fromkeys((table.Castles, table.Abilities, table.Feats, table.Wonderlandians), _number_owned),
    **dict.fromkeys((table.LeaderStrength, table.Shards), _number_owned),
}
