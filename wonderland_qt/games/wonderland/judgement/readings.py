"""Readings: what measures of a player's own things say, told from a view."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from wonderland_qt.engine.content.known import known_of_pack
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.content.vocabulary import ChipFilter, FilterMeasure, Measure
from wonderland_qt.games.wonderland.judgement.sight import Sight, units_in
from wonderland_qt.games.wonderland.measures import owned_chips, table

ALLIES_GAINED = 3.4
"""How many ally chips come in each round."""

FORGED_SOON = 0.6
"""What part of the starting chips is forged before most wars are fought."""

Reading = Callable[[Sight, Measure], float]


def chips_meant(sight: Sight, measure: Measure) -> float:
    """Return how many of all the player's chips a measure means, those on forge tracks too (QUEST-3)."""
    me = sight.me
    return _meant(sight, measure, chain(me.bag, me.active, me.exhausted, me.madness, _on_tracks(sight)))


def chips_to_draw(sight: Sight, measure: Measure) -> float:
    """Return how many chips that a measure means can come to lie active, sooner or later."""
    me, harmful = sight.me, sight.pack.harmful
    drawn = chain(me.bag, me.active, me.exhausted)
    return _meant(sight, measure, chain([chip for chip in drawn if chip not in harmful]))


def chips_to_count_on(sight: Sight, measure: Measure) -> float:
    """Return the same as it will be in the wars to come: allies are gained, starting chips forged."""
    assert isinstance(measure, FilterMeasure)
    now = chips_to_draw(sight, measure)
    if not sight.wars_to_come:
        return now
    meant = sight.pack.matching(measure.chips_meant)
    starting = sum([chip in meant for chip in sight.me.bag if "starting" in sight.pack.chips[chip].tags])
    return now - FORGED_SOON * starting + ALLIES_GAINED * share_of_allies(sight.pack, measure.chips_meant)


@known_of_pack()
def share_of_allies(pack: Pack, meant: ChipFilter) -> float:
    """Return what part of all ally chips a filter means."""
    allies = [chip.id for chip in pack.chips if "ally" in chip.tags]
    return len(pack.matching(meant).intersection(allies)) / max(len(allies), 1)


def _meant(sight: Sight, measure: Measure, chips: chain[int]) -> float:
    assert isinstance(measure, FilterMeasure)
    return len(sight.pack.matching(measure.chips_meant).intersection(chips))


def _on_tracks(sight: Sight) -> chain[int]:
    return chain.from_iterable(sight.me.tracks.values())


def _forged(sight: Sight, measure: Measure) -> float:
    return _meant(sight, measure, chain(_on_tracks(sight)))


def _forged_types(sight: Sight, _measure: Measure) -> float:
    forged = [sight.pack.chips[chip] for chip in _on_tracks(sight)]
    return len({chip.kind for chip in forged if "ally" in chip.tags})


def _full_tracks(sight: Sight, _measure: Measure) -> float:
    """Count tracks that are full, and of the others how far the fullest has come."""
    side = sight.pack.side(sight.player, len(sight.view.seats))
    parts = sorted([len(sight.me.tracks[track.id]) / len(track.spaces) for track in side.tracks])
    full = parts.count(1.0)
    return full + max(parts[: len(parts) - full], default=0.0)


def _units(sight: Sight, _measure: Measure) -> float:
    return sum([units_in(sight.me, region) for region in sight.view.ring])


def _regions(sight: Sight, _measure: Measure) -> float:
    return sum([units_in(sight.me, region) > 0 for region in sight.view.ring])


READINGS: dict[type[Measure], Reading] = {
    owned_chips.Chips: chips_meant,
    owned_chips.Forged: _forged,
    owned_chips.ForgedTypes: _forged_types,
    owned_chips.FullTracks: _full_tracks,
    table.Units: _units,
    table.RegionsWithUnits: _regions,
    table.Castles: lambda sight, _: len(sight.me.castles),
    table.Abilities: lambda sight, _: len(sight.me.abilities),
    table.Feats: lambda sight, _: len(sight.me.feats),
    table.Quests: lambda sight, _: len(sight.me.hand) + len(sight.me.feats),
    table.Wonderlandians: lambda sight, _: len(sight.me.wonderlandians),
    table.LeaderStrength: lambda sight, _: sight.me.leader_strength,
    table.Shards: lambda sight, _: sight.me.shards,
}
