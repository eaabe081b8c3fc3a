"""The project's addresses, from one place: [project.urls] in pyproject.toml. Others are offered nowhere."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from wonderland_qt import plugins

FIELD = re.compile(r"^Project-URL:\s*(?P<label>[^,]+),\s*(?P<address>\S+)\s*$", re.MULTILINE)
SAFE = re.compile(r"https://[^\s/]+\S*|http://(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?/\S*", re.IGNORECASE)
"""Addresses that no one on the way can change: encrypted ones, and those on this very computer."""


class Addresses(NamedTuple):
    """Where the project is found; "" where there is no such address.

    `newest` answers with the number of the newest version, for programs; the others are pages for people.
    """

    homepage: str = ""
    issues: str = ""
    download: str = ""
    newest: str = ""


@cache
def addresses() -> Addresses:
    """Return the addresses that this program was made with."""
    urls = plugins.own_project().get("urls")
    return named_in(dict(FIELD.findall(plugins.own_metadata())) if urls is None else urls)


def named_in(urls: Mapping[str, str]) -> Addresses:
    """Return the addresses among named ones, whatever case and blanks their labels have."""
    known = {re.sub(r"[\W_]", "", label).lower(): address for label, address in urls.items()}
    safe = {label: address for label, address in known.items() if SAFE.fullmatch(address)}
    return Addresses(*(safe.get(field, "") for field in Addresses._fields))
