"""The weights by which bots evaluate, in stars at the end of the game."""

from wonderland_qt.components.weights import Number, Tuned, weights


@weights
class Weights:
    """The weights by which bots evaluate; the rules use none of them."""

    tuned: Tuned | None = None
    won: Number
    """The value of winning a round; losing one costs as much."""
    usual_rounds: Number
    """The number of rounds of a usual game."""
    pace: Number
    """The share played of the rounds that decks and rabbits allow; discarded cards make it smaller."""
    tarts: Number
    """The value of a tart in a long game."""
    hourglasses: Number
    """The value of an hourglass in a long game."""
    flamingo: Number
    """The value of the flamingo for winning ties, apart from missions."""
    close: Number
    """The lead that decides a mission at the end of the game."""
    closer: Number
    """The additional lead that decides a mission at the beginning."""
    brink: Number
    """The number of cards left in a stack that has an even chance to be empty at the end."""
    taken_up: Number
    """The addition to `brink` for each round to come."""
