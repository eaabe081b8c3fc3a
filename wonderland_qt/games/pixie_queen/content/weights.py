"""Weights: the numbers by which bots evaluate, in points until the end."""

from wonderland_qt.components.weights import Number, Tuned, weights


@weights
class GoodWeights:
    """Tokens of food, silver and gold."""

    food_kept: Number
    """The value of a first token of a food that is not demanded."""
    food_demanded: Number
    """The value of a first token of a food, times the chance that it is demanded next."""
    ring: Number
    """How much of a ring its gold is worth beforehand."""
    ring_at_the_end: Number
    """How much of that is left in the last round, once actions are over."""
    changed: Number
    """How much silver has of the value of the gold that it could become."""
    metal_least: Number
    """The least value of a first token of silver or gold."""
    fading: Number
    """The value of one more token of a good, in parts of the one before."""
    left_over: Number
    """What a token costs that is left at the end."""


@weights
class TileWeights:
    """Food tiles, permanent tiles and one-use tiles."""

    food: Number
    """The value of a token of food of one's choice."""
    permanent: Number
    """The value of any permanent tile in each round."""
    one_use: Number
    """The value of any one-use tile, once."""
    used: Number
    """How much of its value a one-use tile must bring to be used."""
    exchange_least: Number
    """The value of exchanging food tiles where none is larger."""
    more_kinds: Number
    """The value of a second kind of good in an offering."""


@weights
class PixieWeights:
    """Pixies on the pyramid, on the servant spot and in the mine."""

    level: Number
    """The value of a level in each round to come."""
    servant_hope: Number
    """How much of a servant prize a pixie at the top hopes for."""
    steepness: Number
    """How much less of that hope lower levels have: the power of their height."""
    promotion: Number
    """The value of the choice that a promotion leaves."""
    mine_thinned: Number
    """The value of one pixie fewer in a mine that is punished less for it."""
    mine_left: Number
    """The value of one pixie fewer in a crowded mine."""
    pushing: Number
    """The value of taking the space of another pixie."""


@weights
class TrackWeights:
    """Fields of both tracks, and the order of players."""

    ring_price: Number
    """The value of paying one gold less for a ring."""
    gold_price: Number
    """The value of paying one silver less for gold."""
    first: Number
    """The value of being the favourite."""
    first_again: Number
    """The value of staying the favourite."""
    place: Number
    """The value of being a place earlier."""


@weights
class PenaltyWeights:
    """Penalty points."""

    out: Number
    """What it costs to leave the game."""
    dread: Number
    """How many points near leaving double what a penalty point costs."""
    leader: Number
    """How much more a penalty point is worth that the leading rival takes."""


@weights
class ActionWeights:
    """Actions and discs."""

    disc: Number
    """The value of a disc that is kept for another action."""
    robbery: Number
    """How likely the owner of a robbed pixie has what its space shows."""
    special: Number
    """What a special offering costs beside its tokens."""


@weights
class OfferingWeights:
    """Offerings."""

    promotion: Number
    """The value of the first promotion that an offering brings."""
    less: Number
    """The value of each further promotion, in parts of the one before."""
    promotion_least: Number
    """The least value of a promotion."""
    food_cost: Number
    """How much of the value of food an offering of it costs."""
    fed: Number
    """How often a player offers the demanded food."""
    most_alone: Number
    """How often an offering of one token is the only largest one; each token more makes it likelier."""
    hope_at_the_top: Number
    """How much of its usual value a promotion has with a pixie at the top."""
    hope_at_the_end: Number
    """How much of its usual value a promotion has in the last round."""
    hope_each_round: Number
    """How much more of it in each round before."""


@weights
class MineWeights:
    """Digging and rocks."""

    marker: Number
    """The value of a marker drawn blindly, rocks for others among them."""
    chosen_rock: Number
    """The value of a rock drawn by choice."""
    first_rock: Number
    """What the first rock on a pixie costs its owner, and brings the others."""
    further_rock: Number
    """The same of a further rock on a pixie."""
    freed: Number
    """The value of removing the last rock of a mine's only pixies."""
    lighter: Number
    """The value of removing any other rock."""
    rock_at_the_end: Number
    """The value of removing a rock in the scoring."""


@weights
class Weights:
    """The numbers by which bots evaluate; rules read none of them."""

    tuned: Tuned | None = None
    goods: GoodWeights
    tiles: TileWeights
    pixies: PixieWeights
    tracks: TrackWeights
    penalties: PenaltyWeights
    actions: ActionWeights
    offerings: OfferingWeights
    mine: MineWeights
