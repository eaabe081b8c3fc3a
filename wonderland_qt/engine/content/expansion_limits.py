"""Limits on what composed verbs expand to, so that a few lines of a pack cannot fill the memory."""

from wonderland_qt.engine.words.texts import Text, text

MOST_OF_ONE, MOST_IN_ALL, DEEPEST = 400, 20_000, 60
"""How many values one use, and all uses together, may expand to, and how deep they may be nested."""


class TooMuch(Exception):
    """A use expands to too many values or too deep ones."""

    def __init__(self, message: Text) -> None:
        super().__init__(message)
        self.message = message


class ExpansionLimits:
    """Counts the values that uses of composed verbs expand to."""

    def __init__(self) -> None:
        """Begin with nothing expanded."""
        self._values_left = MOST_IN_ALL  # for all uses together
        self._values_of_one = 0  # what the outermost use has expanded to so far

    @property
    def are_used_up(self) -> bool:
        """Tell whether all uses together have expanded to too many values already."""
        return self._values_left < 0

    def begin_use(self) -> None:
        """Begin to count the values of another outermost use."""
        self._values_of_one = 0

    def count(self, values: int = 1) -> None:
        """Count values of the expansion; raises TooMuch beyond the limit of a use or of all uses."""
        self._values_of_one += values
        self._values_left -= values
        if self._values_of_one > MOST_OF_ONE:
            raise TooMuch(text("composed-long", most=str(MOST_OF_ONE)))
        if self._values_left < 0:
            raise TooMuch(text("composed-many", most=str(MOST_IN_ALL)))

    def check_depth(self, depth: int) -> None:
        """Raise TooMuch below the deepest level that values may have."""
        if depth > DEEPEST:
            raise TooMuch(text("composed-deep", most=DEEPEST))
