"""The process that asks an address for the newest version, and prints it or fails silently."""

from __future__ import annotations

import json
from http.client import HTTPMessage
from typing import IO
from urllib.request import HTTPRedirectHandler, Request, build_opener

from wonderland_qt import __version__
from wonderland_qt.addresses import SAFE
from wonderland_qt.models.newest.trusted import encryption
from wonderland_qt.models.newest.version_numbers import VERSION

SECONDS, MOST_BYTES = 10.0, 256 * 1024
PLACES = (("tag_name",), ("version",), ("info", "version"))
"""The paths of the version in the JSON of project hosting sites."""


class NoVersion(ValueError):
    """The answer contains no version."""


class SafeRedirects(HTTPRedirectHandler):
    """Follows redirects only to encrypted addresses."""

    max_redirections = 4

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        """Follow a redirect, or raise ValueError."""
        if not SAFE.fullmatch(newurl):
            raise ValueError(f"{newurl} is not encrypted")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def newest_version(address: str) -> str:
    """Return the newest version according to an address; raises OSError or ValueError."""
    if not SAFE.fullmatch(address):
        raise ValueError(f"{address} is not encrypted")
    headers = {"User-Agent": f"wonderland-qt/{__version__}", "Accept": "application/json, text/plain"}
    opener = build_opener(SafeRedirects, *encryption())
    with opener.open(Request(address, headers=headers), timeout=SECONDS) as response:
        answer: bytes = response.read(MOST_BYTES + 1)
    if len(answer) > MOST_BYTES:
        raise NoVersion("the answer is too long")
    return version_in(answer)


def version_in(answer: bytes) -> str:
    """Return the version in an answer, which is a line of text or JSON; raises ValueError."""
    words = answer.decode().strip()
    is_json = words.startswith("{")
    found = VERSION.fullmatch(_version_in_json(json.loads(words)) if is_json else words)
    if found is None:
        raise NoVersion("the answer names no version")
    return found[1]


def _version_in_json(answer: object) -> str:
    """Return the first string at one of the known places of a JSON document, or ""."""
    for place in PLACES:
        value = answer
        for key in place:
            value = value.get(key) if isinstance(value, dict) else None
        if isinstance(value, str):
            return value.strip()
    return ""
