"""The dependencies of a pack from a source: those to fetch with it, and those that no source offers."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from wonderland_qt.models.sources.standing import Offered


def with_needed(wanted: Offered, offered: Sequence[Offered]) -> list[Offered]:
    """Return a pack after the packs it needs that are not installed and that sources offer.

    The pack's own source is preferred. In a circle of dependencies each pack is returned once.
    """
    in_order: dict[str, Offered] = {}
    _add_after_needed(wanted, offered, in_order, set())
    return list(in_order.values())


def offered_nowhere(fetched: Sequence[Offered], installed: Collection[str]) -> list[str]:
    """Return the ids of needed packs that are neither installed nor among the fetched ones."""
    known = {*installed, *(offer.pack.id for offer in fetched)}
    needed = dict.fromkeys(name for offer in fetched for name in offer.pack.needs)
    return [name for name in needed if name not in known]


def _add_after_needed(
    wanted: Offered, offered: Sequence[Offered], in_order: dict[str, Offered], begun: set[str]
) -> None:
    """Add a pack to those `in_order` by id, after the packs that it needs and that are not `begun`."""
    begun.add(wanted.pack.id)
    for name in wanted.pack.needs:
        needed = _offer_of(name, offered, preferred_source=wanted.place)
        if needed is not None and name not in begun:
            _add_after_needed(needed, offered, in_order, begun)
    in_order[wanted.pack.id] = wanted


def _offer_of(name: str, offered: Sequence[Offered], preferred_source: str) -> Offered | None:
    """Return an offer of a pack that is not installed, if possible that of one source, or None."""
    offers = [offer for offer in offered if offer.pack.id == name and offer.standing == "new"]
    return min(offers, key=lambda offer: offer.place != preferred_source, default=None)
