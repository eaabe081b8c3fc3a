"""Weights: the numbers by which bots evaluate, in stars at the end."""

from wonderland_qt.components.weights import Number, Tuned, weights


@weights
class Weights:
    """The numbers by which bots evaluate; rules read none of them."""

    tuned: Tuned | None = None
    won: Number
    """The value of a round to its winner, and to the loser as much less."""
    usual_rounds: Number
    """How many rounds a usual game has."""
    pace: Number
    """Which part is played of the rounds that decks and rabbits allow: cards discarded make them fewer."""
    tarts: Number
    """The value of a tart in a long game."""
    hourglasses: Number
    """The value of an hourglass in a long game."""
    flamingo: Number
    """The value of taking the flamingo beside missions, as it turns equal values."""
    close: Number
    """By how many the leader must be ahead at the end for a mission to be decided."""
    closer: Number
    """How many more that takes at first."""
    brink: Number
    """Of how many cards left a stack has an even chance to be empty at the end."""
    taken_up: Number
    """How many more such cards there are for each round to come."""
