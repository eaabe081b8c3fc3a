"""Measures of what a player owns: points, units, castles, cards."""

from __future__ import annotations

from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.content.vocabulary import Measure
from wonderland_qt.games.wonderland.rules import Position, measures
from wonderland_qt.games.wonderland.state import POISON


class Vp(Measure, word="vp", reads={"vp"}):
    """VP on the track."""


@measures.reads
def vp(position: Position, measure: Vp, bound: Bound) -> int:
    """Return the VP on the track."""
    return position.state.players[bound.player].vp


class Shards(Measure, word="shards", reads={"shards"}):
    """Shards held."""


@measures.reads
def shards(position: Position, measure: Shards, bound: Bound) -> int:
    """Return the shards held."""
    return position.state.players[bound.player].shards


class Castles(Measure, word="castles", reads={"castles"}):
    """Castles on the board."""


@measures.reads
def castles(position: Position, measure: Castles, bound: Bound) -> int:
    """Return how many castles stand or lie on the board."""
    return len(position.state.players[bound.player].castles)


class Units(Measure, word="units", reads={"units", "leader"}):
    """Units in all regions (GAME-3)."""


@measures.reads
def units(position: Position, measure: Units, bound: Bound) -> int:
    """Return how many units are in all regions together: supporters, figures, leader (GAME-3)."""
    return position.state.players[bound.player].units(position.state.ring)


class RegionsWithUnits(Measure, word="regions_with_units", reads={"units", "leader"}):
    """Regions with at least one own unit."""


@measures.reads
def regions_with_units(position: Position, measure: RegionsWithUnits, bound: Bound) -> int:
    """Return in how many regions the player has a unit (GAME-3)."""
    player = position.state.players[bound.player]
    return sum(player.units_in(region) > 0 for region in position.state.ring)


class LeaderStrength(Measure, word="leader_strength", reads={"leader"}):
    """The leader's strength."""


@measures.reads
def leader_strength(position: Position, measure: LeaderStrength, bound: Bound) -> int:
    """Return the leader's strength."""
    return position.state.players[bound.player].leader_strength


class Supporters(Measure, word="supporters", reads={"units"}):
    """Supporters in the pool."""


@measures.reads
def supporters(position: Position, measure: Supporters, bound: Bound) -> int:
    """Return how many supporters are in the pool."""
    return position.state.players[bound.player].supporters


class PoisonLeft(Measure, word="poison_left", reads={"supply"}):
    """Poison chips left in their supply."""


@measures.reads
def poison_left(position: Position, measure: PoisonLeft, bound: Bound) -> int:
    """Return how many poison chips the Jabberwock can still give away (CLAR-13)."""
    return len(position.state.supply.get(POISON, ()))


class Abilities(Measure, word="abilities", reads={"abilities"}):
    """Faction abilities unlocked (REWARD-12)."""


@measures.reads
def abilities(position: Position, measure: Abilities, bound: Bound) -> int:
    """Return how many faction abilities are unlocked (REWARD-12)."""
    return len(position.state.players[bound.player].abilities)


class Wonderlandians(Measure, word="wonderlandians", reads={"market"}):
    """Wonderlandian cards taken; a borrowed figure's is not one (CLAR-11)."""


@measures.reads
def wonderlandians(position: Position, measure: Wonderlandians, bound: Bound) -> int:
    """Return how many Wonderlandian cards the player keeps (REWARD-9)."""
    return len(position.state.players[bound.player].wonderlandians)


class Feats(Measure, word="feats", reads={"quests"}):
    """Feats done (QUEST-2)."""


@measures.reads
def feats(position: Position, measure: Feats, bound: Bound) -> int:
    """Return how many feats are done (QUEST-2)."""
    return len(position.state.players[bound.player].feats)


class Quests(Measure, word="quests", reads={"quests"}):
    """Quests still in hand."""


@measures.reads
def quests(position: Position, measure: Quests, bound: Bound) -> int:
    """Return how many quests are in hand."""
    return len(position.state.players[bound.player].quests)


class TeaCards(Measure, word="tea_cards"):
    """Tea cards taken in the whole game (GAME-8)."""


@measures.reads
def tea_cards(position: Position, measure: TeaCards, bound: Bound) -> int:
    """Return how many tea cards lie in front of the player (GAME-8)."""
    return len(position.state.players[bound.player].tea_cards)
