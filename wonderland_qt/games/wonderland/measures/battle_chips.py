"""Measures of chips: in a battle, of all that a player owns, and of those forged."""

from itertools import chain

from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.game_content import NO_CHIP, Content
from wonderland_qt.games.wonderland.content.vocabulary import FilterMeasure, Measure, ReadOff
from wonderland_qt.games.wonderland.mechanics.battlefield import active_row, fighter, opponents, the_battle
from wonderland_qt.games.wonderland.rules import Position
from wonderland_qt.games.wonderland.seen.view import PlayerView
from wonderland_qt.games.wonderland.state import ChipId, Player
from wonderland_qt.games.wonderland.war.draw import chip_strength

HasChips = Player | PlayerView
"""A player's chips are read off the state by rules, and off a view by bots."""


class OwnedChips(FilterMeasure, ReadOff, family="measure"):
    """Base of measures that count matching chips among those that `read_off` reads off the player."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return how many chips match the filter, of those that the subclass's `read_off` reads off."""
        chips = self.read_off(position.state.players[bound.player])
        return len(position.content.matching(self.chips_meant).intersection(chips))


class Active(FilterMeasure, word="active", reads={"active"}):
    """{active: {tags: [rose]}}: own active chips that are meant; `others`: not this chip (BATTLE-12)."""

    others: bool = False

    def read(self, position: Position, bound: Bound) -> int:
        """Return how many active chips match; with `others`, the effect's own chip left out."""
        meant = position.content.matching(self.chips_meant)
        row = active_row(position, bound.player)
        counted = len(meant.intersection(row))
        counts_itself = bound.piece in row and bound.piece in meant
        return counted - 1 if self.others and counts_itself else counted


class MostActive(FilterMeasure, word="most_active", reads={"active"}):
    """{most_active: {tags: [creature]}}: more of them active than anybody else not busted (ALLY-B5)."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return 1 if more of the player's active chips match than of any opponent's not busted, else 0.

        It is 0 for a player who does not fight.
        """
        if fighter(position, bound.player) is None:
            return 0
        meant = position.content.matching(self.chips_meant)
        mine = len(meant.intersection(active_row(position, bound.player)))
        participants = the_battle(position).participants
        others = [p for p, part in participants.items() if part.fight != "busted" and p != bound.player]
        return int(all(len(meant.intersection(active_row(position, other))) < mine for other in others))


class Exhausted(OwnedChips, word="exhausted", read_off=lambda player: player.exhausted, reads={"exhausted"}):
    """{exhausted: {tags: [rose]}}: own exhausted chips that the filter means."""


class ActiveKinds(Measure, word="active_kinds", reads={"active"}):
    """Different kinds among the player's active chips (GAME-5)."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return how many different kinds of chips the player has active."""
        return len({position.content.chips[chip].kind for chip in active_row(position, bound.player)})


class MadnessSymbols(Measure, word="madness_symbols", reads={"madness"}):
    """Symbols on the player's madness track; a double has two (BATTLE-3)."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return how many symbols the chips on the player's madness track show."""
        chips = position.content.chips
        return sum(chips[chip].madness for chip in position.state.players[bound.player].madness)


class LastChip(FilterMeasure, word="last_chip", reads={"active"}):
    """{last_chip: {strengths: [1]}}: the last active chip is one that the filter means."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return 1 if the player's last active chip matches the filter, else 0."""
        row = active_row(position, bound.player)
        return int(bool(row) and row[-1] in position.content.matching(self.chips_meant))


class ThisChip(FilterMeasure, word="this_chip"):
    """{this_chip: {tags: [ally]}}: the chip that the trigger is about is one that the filter means."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return 1 if the chip that the trigger is about matches the filter, else 0."""
        return int(bound.piece in position.content.matching(self.chips_meant))


class Printed(Measure, word="printed"):
    """The printed strength of the chip played in this draw; madness counts 0 (CLAR-1, CLAR-2)."""

    def read(self, position: Position, bound: Bound) -> int:
        return _printed_strength(position, bound.player)


class ChipStrength(Measure, word="chip_strength", reads={"chip"}):
    """The strength of the chip being played as it is now, all changes so far included (ALLY-7, ALLY-8)."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return the strength of the chip being played; outside a draw, that of the trigger's chip."""
        participant, triggering_chip = fighter(position, bound.player), bound.piece
        is_drawing = participant is not None and participant.drawn
        if participant is None or not is_drawing:
            return position.content.chips[triggering_chip].strength
        return chip_strength(position.content, participant)


class OtherPrinted(Measure, word="other_printed"):
    """The printed strength of the chip that the other player plays in this draw (CLAR-2)."""

    def read(self, position: Position, bound: Bound) -> int:
        return _printed_strength(position, bound.other)


class Outdrawn(Measure, word="outdrawn"):
    """Opponents whose chip of this draw is of lower printed strength; madness counts 0 (CLAR-2)."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return how many opponents play a chip of lower printed strength; who plays none does not count."""
        chips, mine = position.content.chips, _printed_strength(position, bound.player)
        participants = the_battle(position).participants
        played = [participants[opponent].played for opponent in opponents(position, bound.player)]
        return sum(chip != NO_CHIP.id and chips[chip].strength < mine for chip in played)


def _printed_strength(position: Position, player: PlayerId) -> int:
    """Return the printed strength of the chip that a player plays in this draw; 0 without one (chip 0)."""
    battle = position.state.battle
    participant = battle.participants.get(player) if battle else None
    return position.content.chips[participant.played].strength if participant else 0


def forged_chips(player: HasChips) -> chain[ChipId]:
    """Return the chips on a player's forge tracks."""
    return chain.from_iterable(player.tracks.values())


def all_chips(player: HasChips) -> chain[ChipId]:
    """Return all of a player's chips, those on forge tracks too (QUEST-3)."""
    return chain(player.bag, player.active, player.exhausted, player.madness, forged_chips(player))


class Chips(
    OwnedChips, word="chips", read_off=all_chips, reads={"bag", "active", "exhausted", "madness", "track"}
):
    """{chips: {tags: [rose, card_soldier], at_least: 7}}: all own chips that the filter means (QUEST-3)."""


class Forged(OwnedChips, word="forged", read_off=forged_chips, reads={"track"}):
    """{forged: {tags: [item]}}: chips on the forge tracks that the filter means."""


class ForgedTypes(Measure, word="forged_types", reads={"track"}):
    """Different types among the forged ally chips, forge chips being one of them (GAME-9, GAME-5)."""

    def read(self, position: Position, bound: Bound) -> int:
        return types_forged(position.content, position.state.players[bound.player])


def types_forged(content: Content, player: HasChips) -> int:
    """Return how many types of ally chips lie on a player's forge tracks (GAME-5)."""
    forged = [content.chips[chip] for chip in forged_chips(player)]
    return len({chip.kind for chip in forged if "ally" in chip.tags})


class FullTracks(Measure, word="full_tracks", reads={"track"}):
    """Forge tracks without a free space (FORGE-3)."""

    def read(self, position: Position, bound: Bound) -> int:
        """Return how many forge tracks hold as many chips as they have spaces."""
        player = position.state.players[bound.player]
        side = position.content.side(player.id, len(position.state.seats))
        return sum(len(player.tracks[track.id]) == len(track.spaces) for track in side.tracks)
