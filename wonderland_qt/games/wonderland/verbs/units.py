"""Verbs that place and move units and castles."""

from typing import Literal

from pydantic import Field

from wonderland_qt.engine.decisions import Option
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.measures import amount
from wonderland_qt.games.wonderland.content.vocabulary import Amount, Effect
from wonderland_qt.games.wonderland.mechanics.castles import castle_options, castle_regions
from wonderland_qt.games.wonderland.mechanics.special.leaders import spreads
from wonderland_qt.games.wonderland.rules import Game, Position, verbs
from wonderland_qt.games.wonderland.state import RegionId
from wonderland_qt.games.wonderland.war.units import MoveUnits, adjacent, move_options, region_options


class Units(Effect, word="units", shorthand="units", reads={"units"}, adds={"units"}):
    """{units: 2}: place so many units in one region (REWARD-1 to REWARD-3, REWARD-23)."""

    units: Amount


@verbs.choice
def units(position: Position, effect: Units, bound: Bound) -> tuple[Option, ...]:
    """Offer the regions that units can come to (REWARD-1, REWARD-2, LEAD-5).

    Several that `spread` are placed one after another, each in a region of its own choice.
    """
    number = amount(position, effect.units, bound)
    if number <= 0:
        return ()
    spread = number > 1 and spreads(position, bound)
    return region_options(position, bound.player, number, bound.source, spread)


class Castle(Effect, word="castle", shorthand="where", reads={"castles"}, adds={"castles"}):
    """`castle`: place a castle in any region (REWARD-14); {castle: here}: in the battle's region."""

    where: Literal["anywhere", "here"] = "anywhere"


@verbs.choice
def castle(position: Position, effect: Castle, bound: Bound) -> tuple[Option, ...]:
    """Offer the regions in which a castle can be placed, or stood up (REWARD-14, TWO-12)."""
    regions = castle_regions(position, bound.player)
    if effect.where == "here":
        regions = [region for region in regions if region == bound.place]
    return tuple(castle_options(position, bound.player, regions, bound.source))


class MoveSomeUnits(Effect, word="move_units", reads={"units"}, adds={"units"}):
    """{move_units: {units: 2, from: adjacent, to: here}}: move up to so many own supporters or figures.

    From an adjacent region means from one of the two neighbours (ALLY-6). `what: supporters` leaves the
    figures where they are.
    """

    units: Amount = 1
    origin: Literal["here", "anywhere", "adjacent"] = Field(default="anywhere", alias="from")
    to: Literal["here", "anywhere"] = "anywhere"
    what: Literal["units", "supporters"] = "units"


@verbs.do
def move_some_units(game: Game, effect: MoveSomeUnits, bound: Bound) -> None:
    """Let the player move units one at a time (REWARD-23)."""
    step = _move_step(game, effect, bound)
    if step.units > 0:
        game.push(step)


@verbs.choice
def first_unit(position: Position, effect: MoveSomeUnits, bound: Bound) -> tuple[Option, ...]:
    """Offer the first move, where the effect is offered beside others or may be declined (TEA-5, ALLY-B1)."""
    return move_options(position, _move_step(position, effect, bound))


def _move_step(position: Position, effect: MoveSomeUnits, bound: Bound) -> MoveUnits:
    """Return the step in which the player moves the units; from an adjacent region all leave the same."""
    return MoveUnits(
        bound.player,
        units=amount(position, effect.units, bound),
        origins=_regions_meant(position, effect.origin, bound),
        regions=_regions_meant(position, effect.to, bound),
        source=bound.source,
        one_origin=effect.origin == "adjacent",
        only_supporters=effect.what == "supporters",
    )


def _regions_meant(position: Position, where: str, bound: Bound) -> tuple[RegionId, ...]:
    """Return the regions that a word of the content means: "anywhere", "here" or "adjacent"."""
    ring = position.state.ring
    if where == "anywhere":
        return ring
    return (bound.place,) if where == "here" else adjacent(ring, bound.place)
