"""Checks of attribute and style values: links lead only to fragments, and numbers have limits."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from binascii import Error as NotBase64

from wonderland_qt.models.pictures.raster_size import kind_of, raster_size
from wonderland_qt.models.pictures.svg_allowed import MEASURES, PRESENTATION
from wonderland_qt.models.pictures.svg_limits import (
    MOST_COORDINATE,
    MOST_LETTERS_OF_AN_ATTRIBUTE,
    MOST_LETTERS_OF_STYLES,
    MOST_STYLE_RULES,
)
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

_URL = re.compile(r"url\(\s*+['\"]?+\s*+#([^'\")\s]{1,200})\s*+['\"]?+\s*+\)")
_LARGE = re.compile(r"(?<![\d.])0*[1-9]\d{7,}|[eE]\+?0*(?:[7-9]|[1-9]\d)")
_SIMPLE_SELECTOR = re.compile(r"[\w.#*,\s-]{1,400}")
_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)", re.DOTALL)
"""A comment of a style sheet; one that is not closed goes to the end."""
_NEVER_IN_A_VALUE = set("{}<>@")
_EMBEDDED = "data:image/"
_BASE64 = re.compile(r"[A-Za-z0-9+/=]*")


def allowed_value(name: str, value: str, line: int) -> str:
    """Return the value of an attribute or style property if it is allowed; raises WrongPicture at `line`."""
    if len(value) > MOST_LETTERS_OF_AN_ATTRIBUTE:
        raise WrongPicture("long", line, most=MOST_LETTERS_OF_AN_ATTRIBUTE)
    links_of_any_kind, links_inside = value.lower().count("url("), len(fragments(value))
    if links_of_any_kind != links_inside:
        raise WrongPicture("outside", line)
    if name in MEASURES and _LARGE.search(value):
        raise WrongPicture("coordinates", line, most=MOST_COORDINATE)
    return _URL.sub(r"url(#\1)", value)


def fragments(value: str) -> list[str]:
    """Return the ids in a value's `url(#...)` references."""
    return _URL.findall(value) if "(" in value else []


def allowed_style(written: str, line: int) -> str:
    """Return the allowed declarations of a style; raises WrongPicture.

    Backslashes and comments are refused, because they could hide something that is not allowed.
    """
    if "\\" in written or "/*" in written:
        raise WrongPicture("style-unread", line)
    allowed = []
    for declaration in written.split(";"):
        name, _, value = declaration.partition(":")
        name, value = name.strip().lower(), " ".join(value.split())
        if name in PRESENTATION and value and not set(value) & _NEVER_IN_A_VALUE:
            allowed.append(f"{name}:{allowed_value(name, value, line)}")
    return ";".join(allowed)


def allowed_sheet(written: str, line: int) -> str:
    """Return the allowed rules of a style sheet with simple selectors; raises WrongPicture.

    Rules that begin with @ are left out: they load fonts or sheets, or are for print.
    """
    if len(written) > MOST_LETTERS_OF_STYLES:
        raise WrongPicture("styles", line)
    rules = _COMMENT.sub("", written).split("}")
    if len(rules) > MOST_STYLE_RULES + 1:  # what follows the last brace may be a rule that is not closed
        raise WrongPicture("styles", line)
    return "\n".join(filter(None, (_allowed_rule(rule, line) for rule in rules)))


def _allowed_rule(rule: str, line: int) -> str:
    """Return what is allowed of a rule (its closing brace is cut off), or "" if nothing is.

    Raises WrongPicture at `line`.
    """
    selector, brace, declarations = rule.partition("{")
    if not brace or not _SIMPLE_SELECTOR.fullmatch(selector.strip()):
        return ""
    style = allowed_style(declarations, line)
    return f"{' '.join(selector.split())} {{ {style} }}" if style else ""


def fragment(href: str, line: int) -> str:
    """Return the id of a link to a fragment; raises WrongPicture for other links."""
    link = href.strip()
    if not link.startswith("#"):
        raise WrongPicture("outside", line)
    return link.removeprefix("#")


def embedded(href: str, line: int) -> tuple[str, int]:
    """Return an embedded picture as a clean `data:` link, and its number of pixels; raises WrongPicture."""
    link = href.strip()
    if not link.lower().startswith("data:"):
        raise WrongPicture("outside", line)
    media_type, _, written = link.partition(",")
    data = _decoded(media_type.lower(), "".join(written.split()))
    width, height = raster_size(data) or (0, 0)
    if not width or not height:
        raise WrongPicture("embedded", line)
    return f"{_EMBEDDED}{kind_of(data)};base64,{b64encode(data).decode()}", width * height


def _decoded(media_type: str, letters: str) -> bytes:
    """Return the data of a `data:` link, or none if it is no picture in base64."""
    if not (media_type.startswith(_EMBEDDED) and media_type.endswith(";base64")):
        return b""
    if not _BASE64.fullmatch(letters):
        return b""
    try:
        return b64decode(letters)
    except (NotBase64, ValueError):
        return b""
