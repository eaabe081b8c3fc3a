"""The dependencies of a pack from a source: those to fetch with it, and those that no source offers."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from wonderland_qt.models.sources.standing import Offered


def with_needed(wanted: Offered, offered: Sequence[Offered]) -> list[Offered]:
    """Return a pack after the packs it needs that are not installed and that sources offer.

    The pack's own source is preferred. In a circle of dependencies each pack is returned once.
    """
    found: dict[str, Offered] = {}
    _gather(wanted, offered, found, set())
    return list(found.values())


def nowhere(fetched: Sequence[Offered], installed: Collection[str]) -> list[str]:
    """Return the ids of needed packs that are neither installed nor among the fetched ones."""
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
