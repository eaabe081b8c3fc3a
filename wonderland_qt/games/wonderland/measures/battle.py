"""Measures of the battle being fought and of its result; 0 outside battles."""

from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.vocabulary import Hook, Measure, ReadOff
from wonderland_qt.games.wonderland.mechanics import battlefield
from wonderland_qt.games.wonderland.rules import Position
from wonderland_qt.games.wonderland.state import Battle, Participant, Player
from wonderland_qt.games.wonderland.war.madness import SUPPORTER


def _part_in_battle(position: Position, bound: Bound) -> Participant | None:
    """Return the player's part in the battle, even if busted."""
    battle = position.state.battle
    return battle.participants.get(bound.player) if battle else None


def _reads_current_strength(position: Position, bound: Bound) -> bool:
    """Tell whether markers count as they are: only after a lost unit, else as before the draw (CLAR-9)."""
    effect = position.content.effects.get(bound.effect)
    return isinstance(effect, Hook) and effect.when == "unit_lost"


def _marker_read(position: Position, bound: Bound) -> int:
    """Return the strength at which the player's marker is read; 0 for who takes no part (BATTLE-23)."""
    part = _part_in_battle(position, bound)
    if part is None:
        return 0
    return battlefield.compared_strength(part, current=_reads_current_strength(position, bound))


class OfPart(ReadOff, family="measure"):
    """Base of measures that are read off the player's part in the battle; 0 for who takes no part."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return what the subclass's `read_off` reads off the player's part in the battle; 0 without one."""
        part = _part_in_battle(position, bound)
        return int(self.read_off(part)) if part else 0


class OfBattle(ReadOff, family="measure"):
    """Base of measures that are read off the battle for one player; 0 outside battles."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return what the subclass's `read_off` reads off the battle for the player; 0 outside battles."""
        battle = position.state.battle
        return int(self.read_off(battle, bound.player)) if battle else 0


class Here(ReadOff, family="measure"):
    """Base of measures that are read off what the player has in the battle's region; 0 outside battles."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return what the subclass's `read_off` reads off player and region; 0 outside battles."""
        owner, region = position.state.players[bound.player], bound.place
        return int(self.read_off(owner, region)) if region else 0


class Strength(Measure, word="strength", reads={"strength"}):
    """The marker; during a draw as it stood before it (BATTLE-23)."""

    def read(self, position: Position, bound: Bound) -> int:
        return _marker_read(position, bound)


class Suffered(OfPart, word="suffered", read_off=lambda part: part.suffered, reads={"madness"}):
    """Madness chips that took effect in this battle: drawn, and not blocked (BATTLE-3, CLAR-6)."""


class InLead(Measure, word="in_lead", reads={"strength"}):
    """Strictly ahead of all others (BATTLE-17)."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return 1 if the player is ahead of all who have not busted, else 0 (BATTLE-23, CLAR-9).

        A draw under way does not count in the strengths, except for effects after a lost unit.
        """
        current = _reads_current_strength(position, bound)
        return int(battlefield.in_lead(position, bound.player, current=current))


class Opponents(Measure, word="opponents", reads={"units"}):
    """Opponents (GAME-4)."""

    def read(self, position: Position, bound: Bound) -> int:
        return len(battlefield.opponents(position, bound.player))


class OpponentsAhead(Measure, word="opponents_ahead", reads={"strength", "units"}):
    """Opponents with more strength (GAME-4, BATTLE-23)."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return the number of opponents who are ahead, 0 for a player who does not fight.

        A draw under way does not count in the strengths, except for effects after a lost unit (CLAR-9).
        """
        mine = battlefield.fighter(position, bound.player)
        if mine is None:
            return 0
        parts = battlefield.the_battle(position).participants
        current = _reads_current_strength(position, bound)
        others = [parts[player] for player in battlefield.opponents(position, bound.player)]
        strength = battlefield.compared_strength(mine, current)
        return sum(battlefield.compared_strength(other, current) > strength for other in others)


def _others_busted(battle: Battle, player: PlayerId) -> int:
    """Return how many of the other participants have busted."""
    return sum(part.fight == "busted" for other, part in battle.participants.items() if other != player)


class OpponentsBusted(OfBattle, word="opponents_busted", read_off=_others_busted, reads={"units"}):
    """Other participants who have busted (BATTLE-8)."""


class AheadOfOther(Measure, word="ahead_of_other", reads={"strength"}):
    """The marker is ahead of that of the other player whom the effect speaks of (BATTLE-23)."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return how far the player's marker is ahead of the other player's, at least 0."""
        return max(_lead_over_other(position, bound), 0)


class BehindOther(Measure, word="behind_other", reads={"strength"}):
    """The marker is behind that of the other player whom the effect speaks of (BATTLE-23)."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return how far the player's marker is behind the other player's, at least 0."""
        return max(-_lead_over_other(position, bound), 0)


def _lead_over_other(position: Position, bound: Bound) -> int:
    """Return how far the marker is ahead of the other player's; 0 if one of them takes no part.

    During a draw most effects compare the strengths before it (BATTLE-23), those after a lost unit the
    `current` ones (CLAR-9).
    """
    battle, mine = position.state.battle, _part_in_battle(position, bound)
    other = battle.participants.get(bound.other) if battle else None
    if mine is None or other is None:
        return 0
    current = _reads_current_strength(position, bound)
    return battlefield.compared_strength(mine, current) - battlefield.compared_strength(other, current)


class Draws(OfBattle, word="draws", read_off=lambda battle, _: battle.draws):
    """Draws of this battle so far."""


class OnSymbol(Measure, word="on_symbol", reads={"strength"}):
    """The marker stands on a forge symbol (FORGE-1, BATTLE-23)."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return 1 if the player's marker stands on a forge symbol, else 0."""
        return int(_marker_read(position, bound) in position.content.forge_symbols)


class InBattle(OfPart, word="in_battle", read_off=lambda _: True):
    """A battle is being fought and the player takes part."""


class UnitsHere(Here, word="units_here", read_off=Player.units_in, reads={"units"}):
    """Own units in the battle's region (GAME-3)."""


class UnitsElsewhere(Measure, word="units_elsewhere", reads={"units"}):
    """Own units in other regions that can be moved: supporters and figures, not the leader (WAR-6)."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return how many units the player has outside the battle's region, the leader left out."""
        owner = position.state.players[bound.player]
        regions = [region for region in position.state.ring if region != bound.place]
        units = sum(map(owner.units_in, regions))
        return units - 1 if owner.leader in regions else units


class UnitsLost(OfPart, word="units_lost", read_off=lambda part: part.lost, reads={"units"}):
    """Units lost in this battle."""


class UnitsLostNow(OfPart, word="units_lost_now", read_off=lambda part: part.lost_now, reads={"units"}):
    """Units lost in this draw (CLAR-7)."""


class LostSupporter(
    OfPart, word="lost_supporter", read_off=lambda part: part.lost_last == SUPPORTER, reads={"units"}
):
    """The unit lost last in this battle was a supporter (CLAR-9)."""


class LeaderHere(
    Here, word="leader_here", read_off=lambda owner, here: owner.leader == here, reads={"units"}
):
    """The player's leader is in the battle's region."""


class CastleHere(
    Here, word="castle_here", read_off=lambda owner, here: here in owner.castles, reads={"castles"}
):
    """An own castle is in the battle's region."""


class Won(OfBattle, word="won", read_off=lambda battle, player: battle.first == (player,)):
    """Sole first place, uncontested wins included (RESULT-8, CLAR-8)."""


def _shares_first(battle: Battle, player: PlayerId) -> bool:
    """Tell whether the player is one of several in the first place."""
    return player in battle.first and len(battle.first) > 1


class TiedFirst(OfBattle, word="tied_first", read_off=_shares_first):
    """First place shared with others (RESULT-3)."""


class Second(OfBattle, word="second", read_off=lambda battle, player: player in battle.second):
    """Second place, alone or shared (RESULT-2, RESULT-4)."""


class Contested(OfBattle, word="contested", read_off=lambda battle, _: battle.contested):
    """A battle that was fought (WAR-4)."""


def _stopped_first(battle: Battle, player: PlayerId) -> bool:
    """Tell whether the player chose to stop after as few draws as anyone who chose to."""
    draws_before = {other: battle.participants[other].stopped for other in battle.stopped}
    return player in draws_before and draws_before[player] == min(draws_before.values())


class StoppedFirst(OfBattle, word="stopped_first", read_off=_stopped_first):
    """The first to stop before the battle ended, alone or together with others."""


class ReachedEnd(Measure, word="reached_end"):
    """The marker stands at the end of the strength track (BATTLE-16)."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return 1 if the player's marker stands at the end of the track, else 0."""
        mine = _part_in_battle(position, bound)
        return int(mine is not None and mine.strength >= position.content.board.track_end)
