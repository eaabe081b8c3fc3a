"""The project's web addresses, all from [project.urls] in pyproject.toml."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from wonderland_qt import plugins

FIELD = re.compile(r"^Project-URL:\s*(?P<label>[^,]+),\s*(?P<address>\S+)\s*$", re.MULTILINE)
SAFE = re.compile(r"https://[^\s/]+\S*|http://(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?/\S*", re.IGNORECASE)
"""Addresses that no one can tamper with on the way: encrypted ones, and those on this computer."""


class Addresses(NamedTuple):
    """The project's addresses, "" for those it does not have.

    `newest` returns the number of the newest version; the others are web pages.
    """

    homepage: str = ""
    issues: str = ""
    download: str = ""
    newest: str = ""


@cache
def addresses() -> Addresses:
    """Return the addresses with which this program was built."""
    urls = plugins.own_project().get("urls")
    if urls is None:
        urls = dict(FIELD.findall(plugins.own_metadata()))
    return named_in(urls)


def named_in(urls: Mapping[str, str]) -> Addresses:
    """Return the safe addresses by label, ignoring case and punctuation of the labels."""
    known = {re.sub(r"[\W_]", "", label).lower(): address for label, address in urls.items()}
    safe = {label: address for label, address in known.items() if SAFE.fullmatch(address)}
    return Addresses(*(safe.get(field, "") for field in Addresses._fields))
