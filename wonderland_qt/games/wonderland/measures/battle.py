"""Measures of the battle being fought and of its result; 0 outside battles."""

from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.content.vocabulary import Hook, Measure
from wonderland_qt.games.wonderland.mechanics import battlefield
from wonderland_qt.games.wonderland.rules import Position
from wonderland_qt.games.wonderland.state import Participant
from wonderland_qt.games.wonderland.war.madness import SUPPORTER


def _part(position: Position, bound: Bound) -> Participant | None:
    """Return the player's part in the battle, also when busted."""
    battle = position.state.battle
    return battle.participants.get(bound.player) if battle else None


def _live(position: Position, bound: Bound) -> bool:
    """Tell whether the effect looks at markers after each unit lost, not as before the draw (CLAR-9)."""
    waiting = position.content.effects.get(bound.effect)
    return isinstance(waiting, Hook) and waiting.when == "unit_lost"


class ReadsStrength(Measure, family="measure", reads={"strength"}):
    """Base of measures that compare markers (BATTLE-23)."""


class ReadsUnits(Measure, family="measure", reads={"units"}):
    """Base of measures that look at units."""


class Strength(ReadsStrength, word="strength"):
    """The marker; during a draw as it stood before it (BATTLE-23)."""

    def read(self, position: Position, bound: Bound) -> int:
        mine = _part(position, bound)
        return battlefield.standing(mine, _live(position, bound)) if mine else 0


class Suffered(Measure, word="suffered", reads={"madness"}):
    """Madness chips that took effect in this battle: drawn, and not blocked (BATTLE-3, CLAR-6)."""

    def read(self, position: Position, bound: Bound) -> int:
        mine = _part(position, bound)
        return mine.suffered if mine else 0


class InLead(ReadsStrength, word="in_lead"):
    """Strictly ahead of all others (BATTLE-17)."""

    def read(self, position: Position, bound: Bound) -> int:
        return int(battlefield.in_lead(position, bound.player, _live(position, bound)))


class Opponents(ReadsUnits, word="opponents"):
    """Opponents (GAME-4)."""

    def read(self, position: Position, bound: Bound) -> int:
        return len(battlefield.opponents(position, bound.player))


class OpponentsAhead(ReadsStrength, word="opponents_ahead", reads={"strength", "units"}):
    """Opponents with more strength (GAME-4, BATTLE-23)."""

    def read(self, position: Position, bound: Bound) -> int:
        mine = battlefield.fighter(position, bound.player)
        if mine is None:
            return 0
        parts, live = battlefield.the_battle(position).participants, _live(position, bound)
        others = [parts[player] for player in battlefield.opponents(position, bound.player)]
        return sum(battlefield.standing(other, live) > battlefield.standing(mine, live) for other in others)


class OpponentsBusted(ReadsUnits, word="opponents_busted"):
    """Other participants who have busted (BATTLE-8)."""

    def read(self, position: Position, bound: Bound) -> int:
        battle = position.state.battle
        parts = battle.participants if battle else {}
        return sum(part.fight == "busted" for player, part in parts.items() if player != bound.player)


class AheadOfOther(ReadsStrength, word="ahead_of_other"):
    """The marker is ahead of that of the other player whom the effect speaks of (BATTLE-23)."""

    def read(self, position: Position, bound: Bound) -> int:
        return max(_difference(position, bound), 0)


class BehindOther(ReadsStrength, word="behind_other"):
    """The marker is behind that of the other player whom the effect speaks of (BATTLE-23)."""

    def read(self, position: Position, bound: Bound) -> int:
        return max(-_difference(position, bound), 0)


def _difference(position: Position, bound: Bound) -> int:
    battle = position.state.battle
    mine = _part(position, bound)
    other = battle.participants.get(bound.other) if battle else None
    live = _live(position, bound)
    return battlefield.standing(mine, live) - battlefield.standing(other, live) if mine and other else 0


class Draws(Measure, word="draws"):
    """Draws of this battle so far."""

    def read(self, position: Position, bound: Bound) -> int:
        battle = position.state.battle
        return battle.draws if battle else 0


class OnSymbol(ReadsStrength, word="on_symbol"):
    """The marker stands on a forge symbol (FORGE-1, BATTLE-23)."""

    def read(self, position: Position, bound: Bound) -> int:
        mine = _part(position, bound)
        return int(
            mine is not None
            and battlefield.standing(mine, _live(position, bound)) in position.content.forge_symbols
        )


class InBattle(Measure, word="in_battle"):
    """A battle is being fought and the player takes part."""

    def read(self, position: Position, bound: Bound) -> int:
        return int(_part(position, bound) is not None)


class UnitsHere(ReadsUnits, word="units_here"):
    """Own units in the battle's region (GAME-3)."""

    def read(self, position: Position, bound: Bound) -> int:
        return position.state.players[bound.player].units_in(bound.place)


class UnitsElsewhere(ReadsUnits, word="units_elsewhere"):
    """Own units in other regions that can be moved: supporters and figures, not the leader (WAR-6)."""

    def read(self, position: Position, bound: Bound) -> int:
        owner = position.state.players[bound.player]
        regions = [region for region in position.state.ring if region != bound.place]
        return sum(owner.units_in(region) - (owner.leader == region) for region in regions)


class UnitsLost(ReadsUnits, word="units_lost"):
    """Units lost in this battle."""

    def read(self, position: Position, bound: Bound) -> int:
        mine = _part(position, bound)
        return mine.lost if mine else 0


class UnitsLostNow(ReadsUnits, word="units_lost_now"):
    """Units lost in this draw (CLAR-7)."""

    def read(self, position: Position, bound: Bound) -> int:
        mine = _part(position, bound)
        return mine.lost_now if mine else 0


class LostSupporter(ReadsUnits, word="lost_supporter"):
    """The unit lost last in this battle was a supporter (CLAR-9)."""

    def read(self, position: Position, bound: Bound) -> int:
        mine = _part(position, bound)
        return int(mine is not None and mine.lost_last == SUPPORTER)


class LeaderHere(ReadsUnits, word="leader_here"):
    """The player's leader is in the battle's region."""

    def read(self, position: Position, bound: Bound) -> int:
        return int(bool(bound.place) and position.state.players[bound.player].leader == bound.place)


class CastleHere(Measure, word="castle_here", reads={"castles"}):
    """An own castle is in the battle's region."""

    def read(self, position: Position, bound: Bound) -> int:
        return int(bound.place in position.state.players[bound.player].castles)


class Won(Measure, word="won"):
    """Sole first place, uncontested wins included (RESULT-8, CLAR-8)."""

    def read(self, position: Position, bound: Bound) -> int:
        battle = position.state.battle
        return int(battle is not None and battle.first == (bound.player,))


class TiedFirst(Measure, word="tied_first"):
    """First place shared with others (RESULT-3)."""

    def read(self, position: Position, bound: Bound) -> int:
        battle = position.state.battle
        return int(battle is not None and len(battle.first) > 1 and bound.player in battle.first)


class Second(Measure, word="second"):
    """Second place, alone or shared (RESULT-2, RESULT-4)."""

    def read(self, position: Position, bound: Bound) -> int:
        battle = position.state.battle
        return int(battle is not None and bound.player in battle.second)


class Contested(Measure, word="contested"):
    """A battle that was fought (WAR-4)."""

    def read(self, position: Position, bound: Bound) -> int:
        battle = position.state.battle
        return int(battle is not None and battle.contested)


class StoppedFirst(Measure, word="stopped_first"):
    """The first to stop before the battle ended, alone or together with others."""

    def read(self, position: Position, bound: Bound) -> int:
        battle = position.state.battle
        if battle is None or bound.player not in battle.stopped:
            return 0
        stopped = {player: battle.participants[player].stopped for player in battle.stopped}
        return int(stopped[bound.player] == min(stopped.values()))


class ReachedEnd(Measure, word="reached_end"):
    """The marker stands at the end of the strength track (BATTLE-16)."""

    def read(self, position: Position, bound: Bound) -> int:
        mine = _part(position, bound)
        return int(mine is not None and mine.strength >= position.content.board.track_end)
