"""Measures of the chips of a battle: active, exhausted, on the madness track, being played."""

from __future__ import annotations

from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.vocabulary import Measure
from wonderland_qt.games.wonderland.measures.filtered import FilterMeasure
from wonderland_qt.games.wonderland.mechanics.battlefield import active_row, fighter, opponents, the_battle
from wonderland_qt.games.wonderland.rules import Position, measures
from wonderland_qt.games.wonderland.state import ChipId
from wonderland_qt.games.wonderland.war.draw import chip_strength


class Active(FilterMeasure, word="active", reads={"active"}):
    """{active: {tags: [rose]}}: own active chips that the filter means; `others`: not this chip."""

    others: bool = False


@measures.reads
def active(position: Position, measure: Active, bound: Bound) -> int:
    """Count the active chips that are meant, by their printed strength (BATTLE-12)."""
    meant = position.pack.matching(measure.chips_meant)
    row = active_row(position, bound.player)
    counted = _count(row, meant)
    return counted - (measure.others and bound.piece in row and bound.piece in meant)


class MostActive(FilterMeasure, word="most_active", reads={"active"}):
    """{most_active: {tags: [creature]}}: more active chips that are meant than anybody else not busted."""


@measures.reads
def most_active(position: Position, measure: MostActive, bound: Bound) -> int:
    """Return 1 for the one player with the most of them; a tie is nobody's (ALLY-B5)."""
    if fighter(position, bound.player) is None:
        return 0
    meant = position.pack.matching(measure.chips_meant)
    mine = _count(active_row(position, bound.player), meant)
    participants = the_battle(position).participants
    others = [p for p, part in participants.items() if part.fight != "busted" and p != bound.player]
    return int(all(_count(active_row(position, other), meant) < mine for other in others))


def _count(row: tuple[ChipId, ...], meant: frozenset[ChipId]) -> int:
    return len(meant.intersection(row))


class Exhausted(FilterMeasure, word="exhausted", reads={"exhausted"}):
    """{exhausted: {tags: [rose]}}: own exhausted chips that the filter means."""


@measures.reads
def exhausted(position: Position, measure: Exhausted, bound: Bound) -> int:
    """Count the exhausted chips that are meant."""
    meant = position.pack.matching(measure.chips_meant)
    return _count(position.state.players[bound.player].exhausted, meant)


class ActiveKinds(Measure, word="active_kinds", reads={"active"}):
    """Different kinds among the own active chips (GAME-5)."""


@measures.reads
def active_kinds(position: Position, measure: ActiveKinds, bound: Bound) -> int:
    """Count the different kinds among the active chips (GAME-5)."""
    chips = position.pack.chips
    return len({chips[chip].kind for chip in active_row(position, bound.player)})


class Madness(Measure, word="madness", reads={"madness"}):
    """Chips on the own madness track."""


@measures.reads
def madness(position: Position, measure: Madness, bound: Bound) -> int:
    """Count the chips on the madness track (BATTLE-3)."""
    return len(position.state.players[bound.player].madness)


class MadnessSymbols(Measure, word="madness_symbols", reads={"madness"}):
    """Symbols on the own madness track; a double has two."""


@measures.reads
def madness_symbols(position: Position, measure: MadnessSymbols, bound: Bound) -> int:
    """Count the symbols on the madness track (BATTLE-3)."""
    chips = position.pack.chips
    return sum(chips[chip].madness for chip in position.state.players[bound.player].madness)


class LastChip(FilterMeasure, word="last_chip", reads={"active"}):
    """{last_chip: {strengths: [1]}}: the last active chip is one that the filter means."""


@measures.reads
def last_chip(position: Position, measure: LastChip, bound: Bound) -> int:
    """Return 1 when the last chip on the active row is meant."""
    row = active_row(position, bound.player)
    return int(bool(row) and row[-1] in position.pack.matching(measure.chips_meant))


class ThisChip(FilterMeasure, word="this_chip"):
    """{this_chip: {tags: [ally]}}: the chip that the window is about is one that the filter means."""


@measures.reads
def this_chip(position: Position, measure: ThisChip, bound: Bound) -> int:
    """Return 1 when the chip of the window is meant."""
    return int(bound.piece in position.pack.matching(measure.chips_meant))


class Printed(Measure, word="printed"):
    """The printed strength of the chip that the player plays in this draw; madness counts 0 (CLAR-1)."""


@measures.reads
def printed(position: Position, measure: Printed, bound: Bound) -> int:
    """Return the printed strength, whatever changes it (CLAR-1, CLAR-2)."""
    return _printed(position, bound.player)


class ChipStrength(Measure, word="chip_strength", reads={"chip"}):
    """The strength of the chip being played as it is now, all changes so far included (ALLY-7)."""


@measures.reads
def strength_of_chip(position: Position, measure: ChipStrength, bound: Bound) -> int:
    """Return the strength that the chip would count if it were placed at this moment (ALLY-7, ALLY-8)."""
    participant = fighter(position, bound.player)
    if participant is None or not participant.drawn:
        return position.pack.chips[bound.piece].strength
    return chip_strength(position.pack, participant)


class OtherPrinted(Measure, word="other_printed"):
    """The printed strength of the chip that the other player plays in this draw; madness counts 0."""


@measures.reads
def other_printed(position: Position, measure: OtherPrinted, bound: Bound) -> int:
    """Return the printed strength of the other's chip (CLAR-2)."""
    return _printed(position, bound.other)


class Outdrawn(Measure, word="outdrawn"):
    """Opponents who draw at the same time and whose chip is of lower printed strength; madness counts 0."""


@measures.reads
def outdrawn(position: Position, measure: Outdrawn, bound: Bound) -> int:
    """Count the opponents whose chip of this draw is weaker as printed (CLAR-2)."""
    chips, mine = position.pack.chips, _printed(position, bound.player)
    parts = [the_battle(position).participants[p] for p in opponents(position, bound.player)]
    return sum(part.played > 0 and chips[part.played].strength < mine for part in parts)


def _printed(position: Position, player: PlayerId) -> int:
    battle = position.state.battle
    participant = battle.participants.get(player) if battle else None
    return position.pack.chips[participant.played].strength if participant else 0
