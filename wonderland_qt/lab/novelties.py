"""Novelties: how well things that a pack adds do in games, compared with a fair share or their kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import isfinite, sqrt
from typing import Any, NamedTuple

from wonderland_qt.engine.comparison import Novelty
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.statistics import Thing
from wonderland_qt.lab.figures import Figure
from wonderland_qt.lab.shares import Share, deviations_of_few, unbiased

ROLE = ""
"""The kind of a `Thing` that is a role."""

LEAST_SEEN = 20
"""How often a thing must have occurred to be judged."""

JUDGED = ("wins", "won", "taken")


class GamesPlayed(NamedTuple):
    """The number of games that were played, and of players in each."""

    games: int
    players: int


def things_of(ruleset: AnyRuleset, content: Any) -> frozenset[Thing]:
    """Return all things of a content that games count: roles, cards, abilities and so on."""
    roles = [Thing(ROLE, role) for role in ruleset.seating.roster(content)]
    others = [entry.thing for entry in ruleset.display.gallery(content) if entry.thing]
    return frozenset((*roles, *others))


def novelties(
    shares: Mapping[Figure, Share], new: frozenset[Thing], played: GamesPlayed
) -> tuple[Novelty, ...]:
    """Return the figures of new things, roles' wins first; those of things seen too rarely are left out.

    How often a thing was seen is the `bottom` of its share.
    """
    judged = [
        figure
        for figure in sorted(shares, key=_place_of_figure)
        if figure.measured in JUDGED
        and Thing(figure.kind, figure.id) in new
        and shares[figure].bottom >= LEAST_SEEN
    ]
    return tuple(_novelties_of_figures(shares, judged, new, played))


def unseen(new: Iterable[Thing], figures: Iterable[Novelty]) -> tuple[str, ...]:
    """Return the ids of new things without any figure."""
    seen = {novelty.id for novelty in figures}
    return tuple(sorted({thing.id for thing in new} - seen))


def _place_of_figure(figure: Figure) -> tuple[int, str, str]:
    """Return the key by which figures are sorted: by what they measure (others are first), kind and id."""
    place = JUDGED.index(figure.measured) if figure.measured in JUDGED else 0
    return place, figure.kind, figure.id


def _novelties_of_figures(
    shares: Mapping[Figure, Share], judged: list[Figure], new: frozenset[Thing], played: GamesPlayed
) -> Iterator[Novelty]:
    """Yield the figures that have a fair share, with margins that are simultaneous for all of them."""
    for figure in judged:
        fair = _fair_share(shares, figure, new, played)
        if fair is not None:
            margin = _margin(shares[figure], fair, played.games, len(judged))
            rounded = round(margin, 5) if isfinite(margin) else None
            value = round(shares[figure].value, 5)
            yield Novelty(
                figure.measured, figure.id, figure.kind, share=value, fair=round(fair, 5), margin=rounded
            )


def _fair_share(
    shares: Mapping[Figure, Share], figure: Figure, new: frozenset[Thing], played: GamesPlayed
) -> float | None:
    """Return a role's fair share of wins, or the joint share of the things of the same kind that are not new.

    None if there are no such things, or none of them was seen.
    """
    if figure.measured == "wins":
        return 1 / played.players
    others = Share(unit=figure.unit)
    for other, share in shares.items():
        is_alike = (other.measured, other.kind) == (figure.measured, figure.kind)
        if is_alike and Thing(other.kind, other.id) not in new:
            others.join(share)
    return others.value if others.bottom else None


def _margin(share: Share, fair: float, games: int, figures: int) -> float:
    """Return the margin of a share, at least that of a fair share (0 of 12 won proves nothing)."""
    variance = max(share.variance * unbiased(games), fair * (1 - fair) / share.bottom)
    return deviations_of_few(figures, round(share.bottom)) * sqrt(variance)
