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
    pixels = {element: _plain(element) for element in root.all()}
    _name_once(root)
    _check_sheets(root)
    check_repetitions(root, pixels)
    return "".join(_xml_of(root, _SPACES)).encode()


def _plain(element: Element) -> int:
    """Reduce an element to its allowed attributes; return the number of pixels that it embeds."""
    written, element.attributes = element.attributes, {}
    for name, value in written.items():
        if name == "style":
            element.attributes[name] = allowed_style(value, element.line)
        elif name in ATTRIBUTES:
            element.attributes[name] = allowed_value(name, value, element.line)
    pixels = 0
    if element.name == "image":
        link, pixels = embedded(written.get("href", ""), element.line)
        element.attributes["href"] = link
    elif element.name in LINKING and written.get("href"):
        element.attributes["href"] = f"#{fragment(written['href'], element.line)}"
    if element.name == "style":
        element.inside = [allowed_sheet(element.text, element.line)]
    return pixels


def _name_once(root: Element) -> None:
    """Remove repeated ids, so that each id means one element."""
    named: set[str] = set()
    for element in root.all():
        if element.attributes.get("id") in named:
            del element.attributes["id"]
        named.add(element.attributes.get("id", ""))


def _check_sheets(root: Element) -> None:
    """Refuse style sheets that refer to anything but gradients, whose repetitions would not be counted."""
    gradients = {one.attributes.get("id") for one in root.all() if one.name in GRADIENTS}
    for sheet in (one for one in root.all() if one.name == "style"):
        if not set(fragments(sheet.text)) <= gradients:
            raise WrongPicture("style-names", sheet.line)


def _xml_of(element: Element, namespaces: str = "") -> Iterator[str]:
    """Yield an element as XML text in pieces; only the root declares the namespaces."""
    yield f"<{element.name}{namespaces}"
    for name, value in element.attributes.items():
        yield f" {'xlink:href' if name == 'href' else name}={quoteattr(value)}"
    if not element.inside:
        yield "/>"
        return
    yield ">"
    for one in element.inside:
        if isinstance(one, Element):
            yield from _xml_of(one)
        else:
            yield escape(one)
    yield f"</{element.name}>"
