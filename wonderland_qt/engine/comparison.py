"""Comparisons of games played before and after a change of content, as records passed between programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

LEAST_GAMES = 25
"""How many games before and after a comparison needs to conclude anything."""

Measured = Literal["wins", "scores", "seats", "score", "decisions", "bots", "variant", "taken", "won"]


class Change(msgspec.Struct, frozen=True):
    """The change of one figure, with the margin by which chance alone may change it (95 %, paired games).

    The margin is simultaneous for all figures of a kind: if the content makes no difference, in 95 of 100
    comparisons all of them stay within it. It is None if only one game has the figure. `games_to_settle` is
    how many pairs of games would tell such a difference from chance, 0 where there is no difference.
    """

    measured: Measured
    id: str
    kind: str
    before: float
    after: float
    margin: float | None
    games_to_settle: int

    @property
    def difference(self) -> float:
        """Return how much the figure has changed."""
        return self.after - self.before

    @property
    def is_sure(self) -> bool:
        """Tell whether the change is larger than its margin."""
        return self.margin is not None and abs(self.difference) > self.margin


class Novelty(msgspec.Struct, frozen=True):
    """How often something that only the new content has was taken or won, and its fair share.

    For `wins` the share is of the games in which a role plays, and fair is one divided by the players. For
    `taken` and `won`, fair is the share of other things of the kind. The margin (95 %) is simultaneous for
    all new figures.
    """

    measured: Measured
    id: str
    kind: str
    share: float
    fair: float
    margin: float | None

    @property
    def difference(self) -> float:
        """Return how far the share is above the fair share."""
        return self.share - self.fair

    @property
    def is_sure(self) -> bool:
        """Tell whether the share differs from the fair share by more than the margin."""
        return self.margin is not None and abs(self.difference) > self.margin


class Comparison(msgspec.Struct, frozen=True):
    """The results of `games` games before and after a change, of which `different` took another course.

    `new` are figures of what only the new content has; `unseen` are the ids of new things that hardly came
    up in these games.
    """

    game: str
    players: int
    games: int
    different: int
    changes: tuple[Change, ...]
    new: tuple[Novelty, ...] = ()
    unseen: tuple[str, ...] = ()

    @property
    def has_enough_games(self) -> bool:
        """Tell whether there are enough games to conclude anything."""
        return self.games >= LEAST_GAMES

    def changes_of(self, *measured: Measured) -> tuple[Change, ...]:
        """Return the changes of figures of these kinds."""
        return tuple(change for change in self.changes if change.measured in measured)


class Verdict(msgspec.Struct, frozen=True):
    """A comparison in a language: its sentences, and the names of things by id."""

    comparison: Comparison
    sentences: tuple[str, ...]
    names: Mapping[str, str]
