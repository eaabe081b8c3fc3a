"""Warnings about a content's emblems: equal symbols, similar or pale colours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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
"""The shares of linear red, green and blue in X, Y and Z (sRGB, IEC 61966-2-1)."""
LUMINANCE = 1
"""The place of the luminance Y in XYZ."""


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours according to WCAG, from 1 to 21."""
    darker, brighter = sorted((_xyz(one)[LUMINANCE], _xyz(other)[LUMINANCE]))
    return (brighter + 0.05) / (darker + 0.05)


def difference(one: str, other: str) -> float:
    """Return the distance in CIELAB: below 3 colours look the same, above 20 they are clearly different."""
    return dist(_lab(one), _lab(other))


def _lab(colour: str) -> Three:
    """Return the CIE L*a*b* values of a colour."""
    x, y, z = (_lab_curve(part / white) for part, white in zip(_xyz(colour), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _lab_curve(part: float) -> float:
    """Return the perceived part of a part of white by CIE L*a*b*, which is linear near black."""
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116


def _xyz(colour: str) -> Three:
    """Return the CIE XYZ values of a colour such as "#fdf6e6"."""
    channels = bytes.fromhex(colour.removeprefix("#"))
    light = [_linear_light(channel / 255) for channel in channels]
    x, y, z = (_weighted_sum(light, shares) for shares in TO_XYZ)
    return x, y, z


def _weighted_sum(parts: Iterable[float], shares: Iterable[float]) -> float:
    return sum(share * part for share, part in zip(shares, parts, strict=True))


def _linear_light(value: float) -> float:
    """Return the linear light of an sRGB value (0 to 1) by IEC 61966-2-1, which is linear near black."""
    if value <= 0.04045:
        return value / 12.92
    return float(((value + 0.055) / 1.055) ** 2.4)


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
    """Yield complaints about a content's emblems that are hard to see or to tell apart.

    Each is compared with the game's own, but for those that the content replaces, and with those before it.
    """
    of_content = _emblems_of_content(data)
    roles = {worn.role for worn in of_content.values()}
    listed = (Worn(role, emblem["colour"], emblem["symbol"]) for role, emblem in listed_entries(game).items())
    known = [worn for worn in listed if worn.role not in roles]
    for path, worn in of_content.items():
        yield from _complaints_about(path, worn, known)
        known.append(worn)


def _emblems_of_content(data: Mapping[Key, Any]) -> dict[DocumentPath, Worn]:
    """Return the emblems that a content gives to its roles, by their paths.

    Roles are the entries of any section that have an emblem.
    """
    lists = {section: entries for section, entries in data.items() if isinstance(entries, list)}
    emblems: dict[DocumentPath, Worn] = {}
    for section, entries in lists.items():
        for number, entry in enumerate(entries):
            worn = _worn_by(entry)
            if worn is not None:
                emblems[section, number, EMBLEM] = worn
    return emblems


def _worn_by(entry: Any) -> Worn | None:
    """Return the emblem of an entry, or None if it has none."""
    emblem = entry.get(EMBLEM) if isinstance(entry, dict) else None
    return Worn(entry[ID], emblem["colour"], emblem["symbol"]) if isinstance(emblem, dict) else None


def _complaints_about(path: DocumentPath, worn: Worn, others: list[Worn]) -> Iterator[Complaint]:
    """Yield what is hard to see in an emblem, or hard to tell from the others."""
    yield from _complaints_about_symbol((*path, "symbol"), worn, others)
    yield from _complaints_about_colour((*path, "colour"), worn, others)


def _complaints_about_symbol(path: DocumentPath, worn: Worn, others: list[Worn]) -> Iterator[Complaint]:
    """Yield a complaint, with the free symbols, if another role has the same one."""
    twin = next((other for other in others if other.symbol == worn.symbol), None)
    if twin is not None:
        taken = {other.symbol for other in others}
        free = [symbol for symbol in get_args(Symbol) if symbol not in taken]
        yield Complaint(path, text("emblem-same-symbol", role=twin.role, free=", ".join(free)))


def _complaints_about_colour(path: DocumentPath, worn: Worn, others: list[Worn]) -> Iterator[Complaint]:
    """Yield complaints if a colour is near another role's, or too pale for the symbol on it."""

    def difference_from_own(other: Worn) -> float:
        return difference(other.colour, worn.colour)

    nearest = min(others, key=difference_from_own, default=None)
    if nearest is not None and difference_from_own(nearest) < LEAST_DIFFERENCE:
        yield Complaint(path, text("emblem-near-colour", role=nearest.role, colour=nearest.colour))
    if contrast(worn.colour, SYMBOL_COLOUR) < LEAST_CONTRAST:
        yield Complaint(path, text("emblem-pale-colour", colour=worn.colour))
