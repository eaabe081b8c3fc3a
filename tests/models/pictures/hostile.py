"""Pictures that would hang the program, take all memory or read files, one of each kind that was ever met."""

from __future__ import annotations

import struct
import zlib
from base64 import b64encode

SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
FAR = "9000000"


def svg(inside: str, attributes: str = 'width="100" height="100"') -> str:
    """Return a picture with this inside."""
    return f"<svg {SPACES} {attributes}>{inside}</svg>"


def png(width: int, height: int, whole: bool = True) -> bytes:
    """Return a black PNG of this size, or only its header."""
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"\0" * (height * (width + 1)), 9) if whole else b""
    chunks = ((b"IHDR", head), (b"IDAT", rows), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(map(_chunk, chunks))


def _chunk(told: tuple[bytes, bytes]) -> bytes:
    kind, data = told
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def image(data: bytes, kind: str = "png") -> str:
    """Return an element that embeds this."""
    return f'<image width="9" height="9" xlink:href="data:image/{kind};base64,{b64encode(data).decode()}"/>'


def _use_bomb() -> str:
    groups = (f'<g id="g{n}">' + f'<use xlink:href="#g{n - 1}"/>' * 10 + "</g>" for n in range(1, 9))
    return svg(
        '<defs><rect id="g0" width="9" height="9"/>' + "".join(groups) + '</defs><use xlink:href="#g8"/>'
    )


def _repeats(name: str, by: str) -> str:
    """Return patterns, masks or markers each of which uses the next one twice."""
    inside = (
        f'<{name} id="a{n}" width="1" height="1">'
        + f'<rect {by}="url(#a{n + 1})" width="9" height="9"/>' * 2
        + f"</{name}>"
        for n in range(30)
    )
    return svg("".join(inside) + f'<rect {by}="url(#a0)" width="90" height="90"/>')


RECT = '<rect width="9" height="9"/>'
INNER = svg('<image width="9" height="9" xlink:href="/etc/hostname"/>').encode()

REFUSED: dict[str, tuple[str | bytes, str]] = {
    "too large": (svg("<!-- " + "x" * 2**22 + " -->"), "too-large"),
    "UTF-16": (svg(RECT).encode("utf-16"), "not-utf-8"),
    "UTF-16 that reads <svg": (svg(f"<!-- \u733c\u6776 -->{RECT}").encode("utf-16-be"), "not-utf-8"),
    "says it is UTF-16": ('<?xml version="1.0" encoding="UTF-16"?>' + svg("<b"), "not-xml"),
    "no picture": ("no picture", "no-svg"),
    "another root": ("<html><svg/></html>", "no-svg"),
    "cut short": (svg(RECT)[:-9], "not-xml"),
    "empty": (b"", "no-svg"),
    "entities": (
        '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' + svg("<text>&b;</text>"),
        "active",
    ),
    "outer entity": ('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>' + svg("&a;"), "active"),
    "script": (svg("<script>1</script>"), "active"),
    "prefixed script": ('<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>', "active"),
    "handler": (svg('<rect onload="x()"/>'), "active"),
    "animation": (svg('<rect><animate attributeName="x"/></rect>'), "active"),
    "file": (svg('<image xlink:href="/etc/hostname"/>'), "outside"),
    "address": (svg('<image href="http://x.org/a.png"/>'), "outside"),
    "share": (svg(r'<image href="\\server\share\a.png"/>'), "outside"),
    "escaped": (svg('<image href="&#102;ile:///etc/hostname"/>'), "outside"),
    "no link": (svg('<image width="9" height="9"/>'), "outside"),
    "use of a file": (svg('<use xlink:href="other.svg#a"/>'), "outside"),
    "url of a file": (svg('<rect fill="url(file:///etc/hostname)"/>'), "outside"),
    "style of a file": (svg('<rect style="filter: URL(a.svg#b)"/>'), "outside"),
    "url and blanks": (svg(f'<rect fill="url({" " * 399_000}"/>'), "outside"),
    "sheet of a file": (svg("<style>rect { fill: url(a.svg#b) }</style>"), "outside"),
    "escaped sheet": (svg(r"<style>rect { fill: \75rl(a.svg#b) }</style>"), "style-unread"),
    "embedded SVG": (svg(image(INNER, "svg+xml")), "embedded"),
    "SVG called PNG": (svg(image(INNER, "png")), "embedded"),
    "not base64": (svg('<image href="data:image/png;base64,%89PNG"/>'), "embedded"),
    "no pixels": (svg(image(png(0, 9))), "embedded"),
    "huge header": (svg(image(png(30_000, 30_000, whole=False))), "pixels"),
    "many pixels": (svg(image(png(3000, 3000)) * 2), "pixels"),
    "pixels shown often": (
        svg(f'<g id="a">{image(png(1500, 1500))}</g>' + '<use xlink:href="#a"/>' * 9),
        "pixels",
    ),
    "deep": (svg("<g>" * 10_000 + "</g>" * 10_000), "nested"),
    "deep metadata": (svg("<metadata>" * 10_000 + "</metadata>" * 10_000), "nested"),
    "many elements": (svg("<g/>" * 30_000), "elements"),
    "long attribute": (svg(f'<path d="{"M0 0" * 200_000}"/>'), "long"),
    "much text": (svg(f"<text>{'x' * 30_000}</text>"), "texts"),
    "many rules": (
        svg("<style>" + "".join(f".a{n} g {{fill:red}}" for n in range(900)) + "</style>"),
        "styles",
    ),
    "long sheet": (svg("<style>" + " " * 70_000 + "</style>"), "styles"),
    "sheet of patterns": (svg('<pattern id="p"/><style>rect { fill: url(#p) }</style>'), "style-names"),
    "far away": (svg('<rect width="1e30" height="9"/>'), "coordinates"),
    "far away in digits": (svg('<path d="M0 0L99999999999 9"/>'), "coordinates"),
    "use bomb": (_use_bomb(), "use-in-use"),
    "use of itself": (svg('<g id="a"><use xlink:href="#a"/></g>'), "use-in-use"),
    "use in a ring": (svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), "use-in-use"),
    "use of the whole": (svg('<use href="#all"/>', 'id="all" width="9" height="9"'), "use-in-use"),
    "use of much": (svg(f'<g id="a">{RECT * 1000}</g>' + '<use xlink:href="#a"/>' * 100), "drawn"),
    "markers": (
        svg(f'<marker id="m">{RECT}</marker><path marker-mid="url(#m)" d="M0 0{"L1 1" * 50_000}"/>'),
        "drawn",
    ),
    "patterns": (_repeats("pattern", "fill"), "repeats-in-repeats"),
    "masks": (_repeats("mask", "mask"), "repeats-in-repeats"),
    "markers of markers": (_repeats("marker", "marker-start"), "repeats-in-repeats"),
    "pattern by a clone": (
        svg('<rect id="r" fill="url(#p)"/><pattern id="p"><use href="#r"/></pattern>'),
        "repeats-in-repeats",
    ),
    "many masks": (svg(f'<mask id="m">{RECT}</mask>' + '<rect mask="url(#m)"/>' * 90), "repeated"),
    "cloned masks": (
        svg('<mask id="m"/><g id="a">' + '<rect mask="url(#m)"/>' * 9 + "</g>" + '<use href="#a"/>' * 9),
        "repeated",
    ),
    "gradients in a ring": (
        svg('<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>'),
        "chain",
    ),
    "chain of gradients": (
        svg("".join(f'<linearGradient id="a{n}" xlink:href="#a{n + 1}"/>' for n in range(3000))),
        "chain",
    ),
    "many filters": (
        svg(f'<filter id="f">{"<feGaussianBlur/>" * 5000}</filter><rect filter="url(#f)"/>'),
        "filters",
    ),
    "filtered often": (svg('<filter id="f"/>' + '<rect filter="url(#f)"/>' * 90), "filters"),
}
"""Pictures that are refused, each with what is said of it."""

HEAVY: dict[str, str] = {
    "layers": svg('<rect width="100" height="100" fill-opacity=".5"/>' * 19_000),
    "rules": svg(
        "<style>" + "".join(f".a{n} .b{n} g path {{fill:red}}" for n in range(190)) + "</style>"
        + "<g>" * 30 + '<path class="a1" d="M0 0L9 9"/>' * 19_000 + "</g>" * 30
    ),
}  # fmt: skip
"""Pictures in which all is allowed, and that take the processor longer than any may when they are large."""

HARMLESS: dict[str, str] = {
    "huge pattern": svg(
        '<pattern id="a" patternUnits="userSpaceOnUse" width="999999" height="999999"/>'
        '<rect fill="url(#a)" width="90" height="90"/>'
    ),
    "tiny pattern": svg(
        '<pattern id="a" patternUnits="userSpaceOnUse" width=".0001" height=".0001">'
        f'{RECT}</pattern><rect fill="url(#a)" width="90" height="90"/>'
    ),
    "huge mask": svg(
        f'<mask id="a" maskUnits="userSpaceOnUse" width="{FAR}" height="{FAR}">{RECT}</mask>'
        f'<rect mask="url(#a)" width="{FAR}" height="{FAR}"/>'
    ),
    "huge filter": svg(
        f'<filter id="f" filterUnits="userSpaceOnUse" width="{FAR}" height="{FAR}"><feGaussianBlur '
        f'stdDeviation="9999"/></filter><rect filter="url(#f)" width="{FAR}" height="{FAR}"/>'
    ),
    "deep layers": svg('<g opacity=".5">' * 38 + RECT + "</g>" * 38),
    "huge letters": svg(f'<text font-size="{FAR}">{"W" * 15_000}</text>'),
    "open comments": svg("<style>" + "/*/" * 20_000 + "</style>"),
    "many attributes": svg("<rect " + " ".join(f'a{n}="1"' for n in range(100_000)) + "/>"),
    "many zeros": svg(f'<path d="M{"0" * 390_000}L9 9"/>'),
    "fonts of files": svg(
        "<style>@import url(file:///etc/hostname); @font-face { src: url(file:///etc/hostname) }</style>"
        f'<defs><font-face><font-face-uri href="file:///etc/hostname"/></font-face></defs>{RECT}'
    ),
}
"""Pictures that look dangerous and are drawn, or left empty, in no time."""


def written(drawn: str | bytes) -> bytes:
    """Return a picture as it stands in its file."""
    return drawn.encode() if isinstance(drawn, str) else drawn
