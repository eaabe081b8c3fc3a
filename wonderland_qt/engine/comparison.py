"""Comparisons of two contents: what games came to before and after a change, as one program tells another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

LEAST_GAMES = 25
"""From how many games before and after on a comparison concludes anything."""

Measured = Literal["wins", "scores", "seats", "score", "decisions", "bots", "variant", "taken", "won"]


class Change(msgspec.Struct, frozen=True):
    """How a figure has changed, and how far chance alone may move its difference (95 %, paired).

    The margin is that of all figures of its kind together: in 95 of 100 comparisons of contents that play
    alike none of them lies outside; it is unknown where one game alone tells of it. `games_to_settle` is how
    many pairs of games would tell a difference as large as this one from chance, 0 where there is none.
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
        """Return by how much it has changed."""
        return self.after - self.before

    @property
    def sure(self) -> bool:
        """Tell whether it has changed by more than chance would."""
        return self.margin is not None and abs(self.difference) > self.margin


class Novelty(msgspec.Struct, frozen=True):
    """How often something that only the content after the change has was taken or won, and its fair share.

    `wins` are shares of the games in which a role plays, and fair is one win by so many players. `taken` and
    `won` are compared with the other things of the kind. The margin (95 %) is that of all new figures.
    """

    measured: Measured
    id: str
    kind: str
    share: float
    fair: float
    margin: float | None

    @property
    def difference(self) -> float:
        """Return by how much it is above its fair share."""
        return self.share - self.fair

    @property
    def sure(self) -> bool:
        """Tell whether it lies farther from its fair share than chance would have it."""
        return self.margin is not None and abs(self.difference) > self.margin


class Comparison(msgspec.Struct, frozen=True):
    """What `games` games before and after came to; `different` of them went another way.

    `new` are figures of what only the content after the change has; `unseen` are the ids of those things that
    these games hardly met.
    """

    game: str
    players: int
    games: int
    different: int
    changes: tuple[Change, ...]
    new: tuple[Novelty, ...] = ()
    unseen: tuple[str, ...] = ()

    @property
    def enough(self) -> bool:
        """Tell whether there are games enough to conclude anything."""
        return self.games >= LEAST_GAMES

    def of(self, *measured: Measured) -> tuple[Change, ...]:
        """Return the changes of some figures."""
        return tuple(change for change in self.changes if change.measured in measured)


class Verdict(msgspec.Struct, frozen=True):
    """A comparison in a language: its sentences, and what is called how."""

    comparison: Comparison
    sentences: tuple[str, ...]
    names: Mapping[str, str]
