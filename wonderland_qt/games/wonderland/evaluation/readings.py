"""Readings: what measures of a player's own things say, told from a view."""

from collections.abc import Callable
from itertools import chain

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import ChipFilter, FilterMeasure, Measure
from wonderland_qt.games.wonderland.evaluation.context import Context, units_in
from wonderland_qt.games.wonderland.measures import battle_chips, table

Reading = Callable[[Context, Measure], float]


def chips_meant(context: Context, measure: Measure) -> float:
    """Return how many of all the player's chips a measure means, those on forge tracks too (QUEST-3)."""
    me = context.me
    return _meant(context, measure, chain(me.bag, me.active, me.exhausted, me.madness, _on_tracks(context)))


def chips_to_draw(context: Context, measure: Measure) -> float:
    """Return how many chips that a measure means can come to lie active, sooner or later."""
    me, harmful = context.me, context.content.harmful
    drawn = chain(me.bag, me.active, me.exhausted)
    return _meant(context, measure, chain([chip for chip in drawn if chip not in harmful]))


def chips_to_count_on(context: Context, measure: Measure) -> float:
    """Return the same as it will be in the wars to come: allies are gained, starting chips forged."""
    assert isinstance(measure, FilterMeasure)
    now = chips_to_draw(context, measure)
    if not context.wars_to_come:
        return now
    meant = context.content.matching(measure.chips_meant)
    starting = sum(
        [chip in meant for chip in context.me.bag if "starting" in context.content.chips[chip].tags]
    )
    weights, share = context.weights.growth, share_of_allies(context.content, measure.chips_meant)
    return now - weights.forged_soon * starting + weights.allies * share


@known_of_content()
def share_of_allies(content: Content, meant: ChipFilter) -> float:
    """Return what part of all ally chips a filter means."""
    allies = [chip.id for chip in content.chips if "ally" in chip.tags]
    return len(content.matching(meant).intersection(allies)) / max(len(allies), 1)


def _meant(context: Context, measure: Measure, chips: chain[int]) -> float:
    assert isinstance(measure, FilterMeasure)
    return len(context.content.matching(measure.chips_meant).intersection(chips))


def _on_tracks(context: Context) -> chain[int]:
    return chain.from_iterable(context.me.tracks.values())


def _forged(context: Context, measure: Measure) -> float:
    return _meant(context, measure, chain(_on_tracks(context)))


def _forged_types(context: Context, _measure: Measure) -> float:
    forged = [context.content.chips[chip] for chip in _on_tracks(context)]
    return len({chip.kind for chip in forged if "ally" in chip.tags})


def _full_tracks(context: Context, _measure: Measure) -> float:
    """Count tracks that are full, and of the others how far the fullest has come."""
    side = context.content.side(context.player, len(context.view.seats))
    parts = sorted([len(context.me.tracks[track.id]) / len(track.spaces) for track in side.tracks])
    full = parts.count(1.0)
    return full + max(parts[: len(parts) - full], default=0.0)


def _units(context: Context, _measure: Measure) -> float:
    return sum([units_in(context.me, region) for region in context.view.ring])


def _regions(context: Context, _measure: Measure) -> float:
    return sum([units_in(context.me, region) > 0 for region in context.view.ring])


READINGS: dict[type[Measure], Reading] = {
    battle_chips.Chips: chips_meant,
    battle_chips.Forged: _forged,
    battle_chips.ForgedTypes: _forged_types,
    battle_chips.FullTracks: _full_tracks,
    table.Units: _units,
    table.RegionsWithUnits: _regions,
    table.Castles: lambda context, _: len(context.me.castles),
    table.Abilities: lambda context, _: len(context.me.abilities),
    table.Feats: lambda context, _: len(context.me.feats),
    table.Quests: lambda context, _: len(context.me.hand) + len(context.me.feats),
    table.Wonderlandians: lambda context, _: len(context.me.wonderlandians),
    table.LeaderStrength: lambda context, _: context.me.leader_strength,
    table.Shards: lambda context, _: context.me.shards,
}
