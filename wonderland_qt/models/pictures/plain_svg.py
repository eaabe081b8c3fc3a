"""The sanitizer of packs' pictures: rebuilds an SVG from its allowed elements and attributes."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from wonderland_qt.models.pictures.svg_allowed import ATTRIBUTES, GRADIENTS, LINKING, SVG, XLINK
from wonderland_qt.models.pictures.svg_repetitions import check_repetitions
from wonderland_qt.models.pictures.svg_tree import Element, read_tree
from wonderland_qt.models.pictures.svg_values import (
    allowed_sheet,
    allowed_style,
    allowed_value,
    embedded,
    fragment,
    fragments,
)
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

_SPACES = f' xmlns="{SVG}" xmlns:xlink="{XLINK}"'


def plain_svg(data: bytes) -> bytes:
    """Return a picture rebuilt from its allowed parts; raises WrongPicture.

    Parts that draw nothing are left out: metadata, data of drawing programs, elements unknown to QtSvg.
    Scripts, animations, links to the outside and anything too large are refused with a reason.
    """
    root = read_tree(data)
    embedded_pixels = {element: _reduce_to_allowed(element) for element in root.all()}
    _remove_repeated_ids(root)
    _check_references_of_sheets(root)
    check_repetitions(root, embedded_pixels)
    return "".join(_xml_of(root, _SPACES)).encode()


def _reduce_to_allowed(element: Element) -> int:
    """Keep an element's allowed attributes and styles; return the number of pixels that it embeds.

    An image keeps only an embedded picture, another link only one inside the drawing.
    """
    href = element.attributes.get("href", "")
    element.attributes = _allowed_attributes(element)
    pixels = 0
    if element.name == "image":
        element.attributes["href"], pixels = embedded(href, element.line)
    elif element.name in LINKING and href:
        element.attributes["href"] = f"#{fragment(href, element.line)}"
    if element.name == "style":
        element.inside = [allowed_sheet(element.text, element.line)]
    return pixels


def _allowed_attributes(element: Element) -> dict[str, str]:
    """Return the allowed attributes with their checked values, without the `href`."""
    allowed: dict[str, str] = {}
    for name, value in element.attributes.items():
        if name == "style":
            allowed[name] = allowed_style(value, element.line)
        elif name in ATTRIBUTES:
            allowed[name] = allowed_value(name, value, element.line)
    return allowed


def _remove_repeated_ids(root: Element) -> None:
    """Leave each id only to the first element that has it, so that it means one element."""
    ids: set[str] = set()
    for element in root.all():
        if element.attributes.get("id") in ids:
            del element.attributes["id"]
        ids.add(element.attributes.get("id", ""))


def _check_references_of_sheets(root: Element) -> None:
    """Refuse style sheets that refer to anything but gradients, whose repetitions would not be counted."""
    gradients = {element.attributes.get("id") for element in root.all() if element.name in GRADIENTS}
    sheets = [element for element in root.all() if element.name == "style"]
    for sheet in sheets:
        if not set(fragments(sheet.text)) <= gradients:
            raise WrongPicture("style-names", sheet.line)


def _xml_of(element: Element, namespaces: str = "") -> Iterator[str]:
    """Yield an element as pieces of XML text; only the root declares the namespaces.

    Links have their older name, `xlink:href`, which every program that draws SVG knows.
    """
    yield f"<{element.name}{namespaces}"
    for name, value in element.attributes.items():
        yield f" {'xlink:href' if name == 'href' else name}={quoteattr(value)}"
    if not element.inside:
        yield "/>"
        return
    yield ">"
    for child in element.inside:
        if isinstance(child, Element):
            yield from _xml_of(child)
        else:
            yield escape(child)
    yield f"</{element.name}>"
