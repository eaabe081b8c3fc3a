"""Warnings about emblems of a content: symbols that two have, colours too near to others or too pale."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, get_args

from wonderland_qt.components.emblem_specs import Symbol
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key
from wonderland_qt.engine.words.texts import text
from wonderland_qt.models.packs.colour_distance import contrast, difference
from wonderland_qt.models.pieces.cast import listed_entries

EMBLEM, ID = "emblem", "id"
SYMBOL_COLOUR = "#fdf6e6"
LEAST_CONTRAST, LEAST_DIFFERENCE = 2.0, 20.0
"""How strongly the symbol must stand out of its ground, and how far colours of two roles lie apart."""


class Worn(NamedTuple):
    """An emblem, and whose it is."""

    role: str
    colour: str
    symbol: str


def emblem_warnings(data: Mapping[Key, Any], game: str) -> Iterator[Complaint]:
    """Yield what is hard to tell apart, or to see, of the emblems that a content gives to roles."""
    own = dict(_own(data))
    listed = (Worn(role, one["colour"], one["symbol"]) for role, one in listed_entries(game).items())
    known = [worn for worn in listed if worn.role not in {one.role for one in own.values()}]
    for path, worn in own.items():
        yield from _about(path, worn, known)
        known.append(worn)


def _own(data: Mapping[Key, Any]) -> Iterator[tuple[DocumentPath, Worn]]:
    for section, entries in data.items():
        for number, entry in enumerate(entries if isinstance(entries, list) else ()):
            emblem = entry.get(EMBLEM) if isinstance(entry, dict) else None
            if isinstance(emblem, dict):
                worn = Worn(entry[ID], emblem["colour"], emblem["symbol"])
                yield (section, number, EMBLEM), worn


def _about(path: DocumentPath, worn: Worn, others: list[Worn]) -> Iterator[Complaint]:
    twin = next((other for other in others if other.symbol == worn.symbol), None)
    if twin is not None:
        free = [one for one in get_args(Symbol) if one not in {other.symbol for other in others}]
        message = text("emblem-same-symbol", role=twin.role, free=", ".join(free))
        yield Complaint((*path, "symbol"), message)
    near = min(others, key=lambda other: difference(other.colour, worn.colour), default=None)
    if near is not None and difference(near.colour, worn.colour) < LEAST_DIFFERENCE:
        message = text("emblem-near-colour", role=near.role, colour=near.colour)
        yield Complaint((*path, "colour"), message)
    if contrast(worn.colour, SYMBOL_COLOUR) < LEAST_CONTRAST:
        yield Complaint((*path, "colour"), text("emblem-pale-colour", colour=worn.colour))
