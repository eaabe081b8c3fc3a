"""Warnings about a content's emblems: equal symbols, similar or pale colours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import dist
from typing import Any, NamedTuple, get_args

from wonderland_qt.components.emblem_specs import Symbol
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key
from wonderland_qt.engine.words.texts import text
from wonderland_qt.models.pieces.cast import listed_entries

Three = tuple[float, float, float]
WHITE: Three = (0.9505, 1.0, 1.089)
"""Daylight white (D65) in CIE XYZ."""
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
TO_LUMINANCE = 1


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours according to WCAG, from 1 to 21."""
    darker, brighter = sorted((_xyz(one)[TO_LUMINANCE], _xyz(other)[TO_LUMINANCE]))
    return (brighter + 0.05) / (darker + 0.05)


def difference(one: str, other: str) -> float:
    """Return the distance in CIELAB: below 3 colours look the same, above 20 they are clearly different."""
    return dist(_lab(one), _lab(other))


def _lab(colour: str) -> Three:
    x, y, z = (_curve(part / white) for part, white in zip(_xyz(colour), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _curve(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116


def _xyz(colour: str) -> Three:
    light = [_light(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5)]
    x, y, z = (sum(share * part for share, part in zip(row, light, strict=True)) for row in TO_XYZ)
    return x, y, z


def _light(value: float) -> float:
    """Return the linear light of an sRGB value."""
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


EMBLEM, ID = "emblem", "id"
SYMBOL_COLOUR = "#fdf6e6"
LEAST_CONTRAST, LEAST_DIFFERENCE = 2.0, 20.0
"""The least contrast of a symbol with its emblem, and the least difference of two roles' colours."""


class Worn(NamedTuple):
    """The emblem of a role."""

    role: str
    colour: str
    symbol: str


def emblem_warnings(data: Mapping[Key, Any], game: str) -> Iterator[Complaint]:
    """Yield complaints about a content's emblems that are hard to see or to tell apart."""
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
