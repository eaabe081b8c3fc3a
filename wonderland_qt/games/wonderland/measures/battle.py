"""Measures of the battle being fought; 0 outside battles."""

from __future__ import annotations

from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.content.vocabulary import Hook, Measure
from wonderland_qt.games.wonderland.mechanics.battlefield import (
    fighter,
    in_lead,
    opponents,
    standing,
    the_battle,
)
from wonderland_qt.games.wonderland.rules import Position, measures
from wonderland_qt.games.wonderland.state import Participant
from wonderland_qt.games.wonderland.war.madness import SUPPORTER


def _part(position: Position, bound: Bound) -> Participant | None:
    """Return the player's part in the battle, also when busted."""
    battle = position.state.battle
    return battle.participants.get(bound.player) if battle else None


def _live(position: Position, bound: Bound) -> bool:
    """Tell whether the effect looks at markers after each unit lost, not as before the draw (CLAR-9)."""
    waiting = position.pack.effects.get(bound.effect)
    return isinstance(waiting, Hook) and waiting.when == "unit_lost"


class ReadsStrength(Measure, family="measure", reads={"strength"}):
    """Base of measures that compare markers (BATTLE-23)."""


class ReadsUnits(Measure, family="measure", reads={"units"}):
    """Base of measures that look at units."""


class Strength(ReadsStrength, word="strength"):
    """The marker; during a draw as it stood before it."""


@measures.reads
def strength(position: Position, measure: Strength, bound: Bound) -> int:
    """Return where the marker stands (BATTLE-23)."""
    mine = _part(position, bound)
    return standing(mine, _live(position, bound)) if mine else 0


class Suffered(Measure, word="suffered", reads={"madness"}):
    """Madness chips that took effect in this battle: drawn, and not blocked by the shield."""


@measures.reads
def suffered(position: Position, measure: Suffered, bound: Bound) -> int:
    """Count the madness that was not blocked, wherever it lies now (BATTLE-3, CLAR-6)."""
    mine = _part(position, bound)
    return mine.suffered if mine else 0


class InLead(ReadsStrength, word="in_lead"):
    """Strictly ahead of all others (BATTLE-17)."""


@measures.reads
def leads(position: Position, measure: InLead, bound: Bound) -> int:
    """Return 1 for the player who is ahead of all others (BATTLE-17)."""
    return int(in_lead(position, bound.player, _live(position, bound)))


class Opponents(ReadsUnits, word="opponents"):
    """Opponents (GAME-4)."""


@measures.reads
def count_opponents(position: Position, measure: Opponents, bound: Bound) -> int:
    """Return how many opponents there are (GAME-4)."""
    return len(opponents(position, bound.player))


class OpponentsAhead(ReadsStrength, word="opponents_ahead", reads={"strength", "units"}):
    """Opponents with more strength."""


@measures.reads
def opponents_ahead(position: Position, measure: OpponentsAhead, bound: Bound) -> int:
    """Return how many opponents stand further on the track (GAME-4, BATTLE-23)."""
    mine = fighter(position, bound.player)
    if mine is None:
        return 0
    others, live = the_battle(position).participants, _live(position, bound)
    return sum(standing(others[p], live) > standing(mine, live) for p in opponents(position, bound.player))


class OpponentsBusted(ReadsUnits, word="opponents_busted"):
    """Other participants who have busted."""


@measures.reads
def opponents_busted(position: Position, measure: OpponentsBusted, bound: Bound) -> int:
    """Return how many others have busted (BATTLE-8)."""
    battle = position.state.battle
    parts = battle.participants if battle else {}
    return sum(part.fight == "busted" for player, part in parts.items() if player != bound.player)


class AheadOfOther(ReadsStrength, word="ahead_of_other"):
    """The marker is ahead of that of the other player whom the effect speaks of."""


@measures.reads
def ahead_of_other(position: Position, measure: AheadOfOther, bound: Bound) -> int:
    """Return by how much the player is ahead (BATTLE-23)."""
    return max(_difference(position, bound), 0)


class BehindOther(ReadsStrength, word="behind_other"):
    """The marker is behind that of the other player whom the effect speaks of."""


@measures.reads
def behind_other(position: Position, measure: BehindOther, bound: Bound) -> int:
    """Return by how much the player is behind (BATTLE-23)."""
    return max(-_difference(position, bound), 0)


def _difference(position: Position, bound: Bound) -> int:
    battle = position.state.battle
    mine = _part(position, bound)
    other = battle.participants.get(bound.other) if battle else None
    live = _live(position, bound)
    return standing(mine, live) - standing(other, live) if mine and other else 0


class Draws(Measure, word="draws"):
    """Draws of this battle so far."""


@measures.reads
def draws(position: Position, measure: Draws, bound: Bound) -> int:
    """Return how many draws there were, this one included."""
    battle = position.state.battle
    return battle.draws if battle else 0


class OnSymbol(ReadsStrength, word="on_symbol"):
    """The marker stands on a forge symbol."""


@measures.reads
def on_symbol(position: Position, measure: OnSymbol, bound: Bound) -> int:
    """Return 1 on a forge symbol (FORGE-1, BATTLE-23)."""
    mine = _part(position, bound)
    return int(mine is not None and standing(mine, _live(position, bound)) in position.pack.forge_symbols)


class InBattle(Measure, word="in_battle"):
    """A battle is being fought and the player takes part."""


@measures.reads
def in_battle(position: Position, measure: InBattle, bound: Bound) -> int:
    """Return 1 for a participant."""
    return int(_part(position, bound) is not None)


class Shield(Measure, word="shield", reads={"shield"}):
    """The shield is whole."""


@measures.reads
def shield(position: Position, measure: Shield, bound: Bound) -> int:
    """Return 1 when the shield is whole."""
    return int(position.state.players[bound.player].shield)


class UnitsHere(ReadsUnits, word="units_here"):
    """Own units in the battle's region (GAME-3)."""


@measures.reads
def units_here(position: Position, measure: UnitsHere, bound: Bound) -> int:
    """Return how many units the player has here (GAME-3)."""
    return position.state.players[bound.player].units_in(bound.place)


class UnitsElsewhere(ReadsUnits, word="units_elsewhere"):
    """Own units in other regions that can be moved: supporters and figures, not the leader."""


@measures.reads
def units_elsewhere(position: Position, measure: UnitsElsewhere, bound: Bound) -> int:
    """Return how many supporters and figures the player has in regions other than the battle's (WAR-6)."""
    owner = position.state.players[bound.player]
    regions = [region for region in position.state.ring if region != bound.place]
    return sum(owner.units_in(region) - (owner.leader == region) for region in regions)


class UnitsLost(ReadsUnits, word="units_lost"):
    """Units lost in this battle."""


@measures.reads
def units_lost(position: Position, measure: UnitsLost, bound: Bound) -> int:
    """Return how many units the battle has cost the player."""
    mine = _part(position, bound)
    return mine.lost if mine else 0


class UnitsLostNow(ReadsUnits, word="units_lost_now"):
    """Units lost in this draw."""


@measures.reads
def units_lost_now(position: Position, measure: UnitsLostNow, bound: Bound) -> int:
    """Return how many units this draw has cost the player (CLAR-7)."""
    mine = _part(position, bound)
    return mine.lost_now if mine else 0


class LostSupporter(ReadsUnits, word="lost_supporter"):
    """The unit lost last in this battle was a supporter."""


@measures.reads
def lost_supporter(position: Position, measure: LostSupporter, bound: Bound) -> int:
    """Return 1 when the last unit that the player lost was no figure and no leader (CLAR-9)."""
    mine = _part(position, bound)
    return int(mine is not None and mine.lost_last == SUPPORTER)


class LeaderHere(ReadsUnits, word="leader_here"):
    """The own leader is in the battle's region."""


@measures.reads
def leader_here(position: Position, measure: LeaderHere, bound: Bound) -> int:
    """Return 1 when the leader is here."""
    return int(bool(bound.place) and position.state.players[bound.player].leader == bound.place)


class CastleHere(Measure, word="castle_here", reads={"castles"}):
    """An own castle is in the battle's region."""


@measures.reads
def castle_here(position: Position, measure: CastleHere, bound: Bound) -> int:
    """Return 1 when the player has a castle here."""
    return int(bound.place in position.state.players[bound.player].castles)
