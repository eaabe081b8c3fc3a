"""Measures of all the chips that a player owns, and of those forged."""

from __future__ import annotations

from itertools import chain

from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.content.vocabulary import FilterMeasure, Measure
from wonderland_qt.games.wonderland.rules import Position
from wonderland_qt.games.wonderland.state import ChipId, Player


class Chips(FilterMeasure, word="chips", reads={"bag", "active", "exhausted", "madness", "track"}):
    """{chips: {tags: [rose, card_soldier], at_least: 7}}: all own chips that the filter means (QUEST-3)."""

    def read(self, position: Position, bound: Bound) -> int:
        player = position.state.players[bound.player]
        meant = position.content.matching(self.chips_meant)
        owned = chain(player.bag, player.active, player.exhausted, player.madness, _forged(player))
        return len(meant.intersection(owned))


class Forged(FilterMeasure, word="forged", reads={"track"}):
    """{forged: {tags: [item]}}: chips on the forge tracks that the filter means."""

    def read(self, position: Position, bound: Bound) -> int:
        meant = position.content.matching(self.chips_meant)
        return len(meant.intersection(_forged(position.state.players[bound.player])))


class ForgedTypes(Measure, word="forged_types", reads={"track"}):
    """Different types among the forged ally chips, forge chips being one of them (GAME-9, GAME-5)."""

    def read(self, position: Position, bound: Bound) -> int:
        printed = (position.content.chips[chip] for chip in _forged(position.state.players[bound.player]))
        return len({chip.kind for chip in printed if "ally" in chip.tags})


class FullTracks(Measure, word="full_tracks", reads={"track"}):
    """Forge tracks without a free space (FORGE-3)."""

    def read(self, position: Position, bound: Bound) -> int:
        player = position.state.players[bound.player]
        side = position.content.side(player.id, len(position.state.seats))
        return sum(len(player.tracks[track.id]) == len(track.spaces) for track in side.tracks)


def _forged(player: Player) -> chain[ChipId]:
    return chain.from_iterable(player.tracks.values())
