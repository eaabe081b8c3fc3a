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
_SELECTOR = re.compile(r"[\w.#*,\s-]{1,400}")
_EMBEDDED = "data:image/"
_BASE64 = re.compile(r"[A-Za-z0-9+/=]*")


def allowed_value(name: str, value: str, line: int) -> str:
    """Return the value of an attribute or style if it is allowed; raises WrongPicture."""
    if len(value) > MOST_LETTERS_OF_AN_ATTRIBUTE:
        raise WrongPicture("long", line, most=MOST_LETTERS_OF_AN_ATTRIBUTE)
    if value.lower().count("url(") != len(fragments(value)):
        raise WrongPicture("outside", line)
    if name in MEASURES and _LARGE.search(value):
        raise WrongPicture("coordinates", line, most=MOST_COORDINATE)
    return _URL.sub(r"url(#\1)", value)


def fragments(value: str) -> list[str]:
    """Return the ids in a value's `url(#...)` references."""
    return _URL.findall(value) if "(" in value else []


def allowed_style(written: str, line: int) -> str:
    """Return the allowed declarations of a style; raises WrongPicture."""
    if "\\" in written or "/*" in written:
        raise WrongPicture("style-unread", line)
    kept = []
    for declaration in written.split(";"):
        name, _, value = declaration.partition(":")
        name, value = name.strip().lower(), " ".join(value.split())
        if name in PRESENTATION and value and not set(value) & set("{}<>@"):
            kept.append(f"{name}:{allowed_value(name, value, line)}")
    return ";".join(kept)


def allowed_sheet(written: str, line: int) -> str:
    """Return the allowed rules of a style sheet with simple selectors; raises WrongPicture.

    Rules that begin with @ are left out: they load fonts or sheets, or are for print.
    """
    if len(written) > MOST_LETTERS_OF_STYLES:
        raise WrongPicture("styles", line)
    rules = _without_comments(written).split("}")
    if len(rules) > MOST_STYLE_RULES + 1:
        raise WrongPicture("styles", line)
    kept = []
    for rule in rules:
        selector, brace, body = rule.partition("{")
        style = allowed_style(body, line) if brace and _SELECTOR.fullmatch(selector.strip()) else ""
        if style:
            kept.append(f"{' '.join(selector.split())} {{ {style} }}")
    return "\n".join(kept)


def _without_comments(written: str) -> str:
    kept, at = [], 0
    while (begin := written.find("/*", at)) >= 0:
        kept.append(written[at:begin])
        end = written.find("*/", begin + 2)
        if end < 0:
            return "".join(kept)
        at = end + 2
    return "".join([*kept, written[at:]])


def fragment(href: str, line: int) -> str:
    """Return the id of a link to a fragment; raises WrongPicture for other links."""
    named = href.strip()
    if not named.startswith("#"):
        raise WrongPicture("outside", line)
    return named[1:]


def embedded(href: str, line: int) -> tuple[str, int]:
    """Return an embedded picture as a clean `data:` link, and its number of pixels; raises WrongPicture."""
    link = href.strip()
    if not link.lower().startswith("data:"):
        raise WrongPicture("outside", line)
    form, _, written = link.partition(",")
    letters = "".join(written.split())
    if not (form.lower().startswith(_EMBEDDED) and form.lower().endswith(";base64")) or not _BASE64.fullmatch(
        letters
    ):
        raise WrongPicture("embedded", line)
    try:
        data = b64decode(letters)
    except (NotBase64, ValueError):
        raise WrongPicture("embedded", line) from None
    size = raster_size(data)
    if size is None or not all(size):
        raise WrongPicture("embedded", line)
    return f"{_EMBEDDED}{kind_of(data)};base64,{b64encode(data).decode()}", size[0] * size[1]
