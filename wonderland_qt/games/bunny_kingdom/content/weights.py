"""Weights: the numbers by which bots evaluate, in points."""

from wonderland_qt.components.weights import Number, Tuned, weights


@weights
class FiefWeights:
    """Fiefs, as they may grow."""

    strength: Number
    """By how much strength a fief grows in a whole game."""
    wealth: Number
    """By how many resources a fief grows in a whole game."""
    squares: Number
    """How many squares fiefs have at the end, on average."""


@weights
class CardWeights:
    """Cards of the draft."""

    provisions: Number
    """What provisions bring, in cards of average value, for each card that they draw."""
    average: Number
    """The value of an average card for each harvest to come."""
    room: Number
    """The value of a neighbouring square that can still be had for each harvest to come."""


@weights
class BuildingWeights:
    """Cities, farms and sky towers."""

    spared: Number
    """What a square is spared for each building that needs its terrain, with a whole game to come."""
    usual_wealth: Number
    """How many resources the fief has, on average, in which a building that waits will stand later."""
    usual_strength: Number
    """How much strength that fief has, on average."""
    waiting: Number
    """How much of what a building would bring later it must bring now to be built."""


@weights
class ParchmentWeights:
    """Parchments, and what they count."""

    sought: Number
    """How much more of what a parchment counts comes to who holds it than to others."""
    aimed: Number
    """How many more come to who needs them for a minimum, with a whole game to come."""
    stay_barren: Number
    """How many of the cities taken stay in fiefs that produce nothing."""
    spread_at_the_end: Number
    """How far counts turn out from what is expected at the end."""
    spread_to_come: Number
    """How much farther they turn out with a whole game to come."""
    between_players: Number
    """How far the numbers of squares of two players lie apart at the end, on average."""
    copied: Number
    """What a copying parchment scores, on average."""
    harvested_again: Number
    """By how much the harvest without the best fief grows in a whole game, on average."""
    in_place: Number
    """How often a player who counts on a place comes in there."""


@weights
class Weights:
    """The numbers by which bots evaluate; rules read none of them."""

    tuned: Tuned | None = None
    fiefs: FiefWeights
    cards: CardWeights
    buildings: BuildingWeights
    parchments: ParchmentWeights
