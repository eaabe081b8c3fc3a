"""Measures of what a player owns, of the table, of a tea turn, and of other measures."""

from collections.abc import Sized

from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.measures import holds
from wonderland_qt.games.wonderland.content.vocabulary import Measure, ReadOff
from wonderland_qt.games.wonderland.mechanics.chairs import chairs_beside, chairs_in_play
from wonderland_qt.games.wonderland.rules import Position
from wonderland_qt.games.wonderland.state import POISON, OpenPlayer


class Owned(ReadOff, family="measure"):
    """Base of measures of what the player has; each has the name of a field of the player."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return the number in that field of the player which has the same name as the measure."""
        return self.number_of(position.state.players[bound.player])

    def number_of(self, player: OpenPlayer) -> int:
        """Return the number in the player's field of this name, or how many cards or pieces it holds."""
        held: int | Sized = getattr(player, self.word)
        return int(held) if isinstance(held, int) else len(held)


class Vp(Owned, word="vp", reads={"vp"}):
    """VP on the track."""


class Shards(Owned, word="shards", reads={"shards"}):
    """Shards held."""


class Castles(Owned, word="castles", reads={"castles"}):
    """Castles that stand or lie on the board."""


class LeaderStrength(Owned, word="leader_strength", reads={"leader"}):
    """The leader's strength."""


class Supporters(Owned, word="supporters", reads={"units"}):
    """Supporters in the pool."""


class Shield(Owned, word="shield", reads={"shield"}):
    """The shield is whole."""


class Abilities(Owned, word="abilities", reads={"abilities"}):
    """Faction abilities unlocked (REWARD-12)."""


class Wonderlandians(Owned, word="wonderlandians", reads={"market"}):
    """Wonderlandian cards taken; a borrowed figure's is not one (REWARD-9, CLAR-11)."""


class Feats(Owned, word="feats", reads={"quests"}):
    """Feats done (QUEST-2)."""


class Quests(Owned, word="quests", reads={"quests"}):
    """Quests still in hand."""


class TeaCards(Owned, word="tea_cards"):
    """Tea cards taken in the whole game, which lie in front of the player (GAME-8)."""


class Madness(Owned, word="madness", reads={"madness"}):
    """Chips on the player's madness track (BATTLE-3)."""


class Units(Measure, word="units", reads={"units", "leader"}):
    """Units in all regions together: supporters, figures, leader (GAME-3)."""

    def read(self, position: Position, bound: Bound) -> int:
        return position.state.players[bound.player].units(position.state.ring)


class RegionsWithUnits(Measure, word="regions_with_units", reads={"units", "leader"}):
    """Regions with at least one own unit (GAME-3)."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return in how many regions the player has units."""
        player = position.state.players[bound.player]
        return sum(player.units_in(region) > 0 for region in position.state.ring)


class PoisonLeft(Measure, word="poison_left", reads={"supply"}):
    """Poison chips left in their supply, which the Jabberwock can still give away (CLAR-13)."""

    def read(self, position: Position, bound: Bound) -> int:
        return len(position.state.supply.get(POISON, ()))


class Passed(Measure, word="passed"):
    """Other leaders passed in this turn."""

    def read(self, position: Position, bound: Bound) -> int:
        return position.state.tea.passed


class PassedHead(Measure, word="passed_head"):
    """The leader reached the head of the table in this turn (TEA-3)."""

    def read(self, position: Position, bound: Bound) -> int:
        return int(position.state.tea.reached)


class Neighbours(Measure, word="neighbours"):
    """Other leaders on the chairs beside one's own; the head of the table is no chair."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return how many leaders sit beside the player's; 0 when that sits on no chair."""
        state = position.state
        leader, chairs = state.players[bound.player].leader, chairs_in_play(position)
        near = chairs_beside(chairs, leader) if leader in chairs else ()
        return sum(player.leader in near for player in state.players.values())


class AnyOf(Measure, word="any_of", shorthand="conditions"):
    """{any_of: [won, second]}: at least one of the conditions is met."""

    conditions: tuple[Measure, ...]

    def read(self, position: Position, bound: Bound) -> int:
        """Return 1 if at least one of the conditions is met, else 0."""
        return int(any(holds(position, (condition,), bound) for condition in self.conditions))


class More(Measure, word="more"):
    """{more: {of: shards, than: chip_strength}}: one number is greater than another (ALLY-D5)."""

    of: Measure
    than: Measure

    def read(self, position: Position, bound: Bound) -> int:
        """Return 1 if the measure `of` reads more than the measure `than`, else 0."""
        return int(self.of.read(position, bound) > self.than.read(position, bound))


class NoneOf(Measure, word="none_of", shorthand="conditions"):
    """{none_of: [castle_here]}: none of the conditions is met."""

    conditions: tuple[Measure, ...]

    def read(self, position: Position, bound: Bound) -> int:
        """Return 1 if none of the conditions is met, else 0."""
        return int(not any(holds(position, (condition,), bound) for condition in self.conditions))
