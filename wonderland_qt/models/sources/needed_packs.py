"""The packs that a pack of a source needs: fetched along, or named where no source offers them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from wonderland_qt.models.sources.standing import Offered


def with_needed(wanted: Offered, offered: Sequence[Offered]) -> list[Offered]:
    """Return a pack after those that it needs, which are not installed and which sources offer.

    Those of its own source are preferred; what needs itself in a circle comes once.
    """
    found: dict[str, Offered] = {}
    _gather(wanted, offered, found, set())
    return list(found.values())


def nowhere(fetched: Sequence[Offered], installed: Collection[str]) -> list[str]:
    """Return the ids of packs that some need which are neither installed nor fetched along."""
    there = {*installed, *(one.pack.id for one in fetched)}
    return list(dict.fromkeys(name for one in fetched for name in one.pack.needs if name not in there))


def _gather(wanted: Offered, offered: Sequence[Offered], found: dict[str, Offered], begun: set[str]) -> None:
    begun.add(wanted.pack.id)
    for name in wanted.pack.needs:
        here = [one for one in offered if one.pack.id == name and one.standing == "new"]
        best = min(here, key=lambda one: one.place != wanted.place, default=None)
        if best is not None and name not in begun:
            _gather(best, offered, found, begun)
    found[wanted.pack.id] = wanted
