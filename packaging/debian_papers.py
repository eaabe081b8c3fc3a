"""Writes what Debian wants beside a program: its man page, changelog, copyright; run with its root."""

from __future__ import annotations

import argparse
import gzip
import re
import sys
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from wonderland_qt.cli.arguments import parser

ROOT = Path(__file__).resolve().parent.parent
NAME = "wonderland-qt"
MAINTAINER = "The Wonderland Qt contributors <nobody@wonderland-qt.invalid>"
"""Debian wants an address; this one reaches no one, as the project has none yet."""

RELEASED = re.compile(r"^## \[(?P<version>[\d.]+)\] - (?P<date>\d{4}-\d\d-\d\d)$", re.MULTILINE)
COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Wonderland Qt
Comment: An unofficial fan project. /usr/share/doc/wonderland-qt/NOTICE says what is ours and what is a fact.

Files: *
Copyright: 2026 The Wonderland Qt contributors
License: Expat

Files: usr/lib/wonderland-qt/_internal/resources/*
Copyright: 2026 The Wonderland Qt contributors
License: CC-BY-4.0

Files: usr/lib/wonderland-qt/_internal/PySide6/* usr/lib/wonderland-qt/_internal/shiboken6/*
Copyright: The Qt Company Ltd and other contributors
License: LGPL-3
Comment: Unchanged, as separate shared libraries. Python and its packages are beside them, their
 licences in /usr/lib/wonderland-qt/licences.

License: Expat
{expat}

License: CC-BY-4.0
 https://creativecommons.org/licenses/by/4.0/legalcode; the text is in /usr/lib/wonderland-qt/LICENSE-ART.

License: LGPL-3
 On Debian systems the text is in /usr/share/common-licenses/LGPL-3.
"""


def main() -> None:
    share = Path(sys.argv[1]) / "usr" / "share"
    version = sys.argv[2]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    documents = share / "doc" / NAME
    documents.mkdir(parents=True, exist_ok=True)
    (documents / "copyright").write_text(copyright_file(), encoding="utf-8")
    (documents / "NOTICE").write_bytes((ROOT / "NOTICE").read_bytes())
    _write_packed(documents / "changelog.gz", debian_changelog(changelog, version, datetime.now(UTC)))
    overrides = share / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True, exist_ok=True)
    overrides.write_bytes((ROOT / "packaging" / "debian" / f"{NAME}.lintian-overrides").read_bytes())
    _write_packed(share / "man" / "man6" / f"{NAME}.6.gz", man_page())


def man_page() -> str:
    """Return the man page, with the commands as the command line describes them."""
    template = (ROOT / "packaging" / "debian" / f"{NAME}.6").read_text(encoding="utf-8")
    return template.replace("@COMMANDS@", "\n".join(_commands()))


def debian_changelog(changelog: str, version: str, now: datetime) -> str:
    """Return Debian's form of a changelog; what is not released yet bears today's date."""
    found = ((release["version"], release["date"]) for release in RELEASED.finditer(changelog))
    released = [(number, datetime.fromisoformat(date).replace(tzinfo=UTC)) for number, date in found]
    if version not in dict(released):
        released.insert(0, (version, now))
    return "\n".join(_entry(number, date) for number, date in released)


def copyright_file() -> str:
    """Return the file of licences in Debian's machine-readable form (DEP-5)."""
    lines = (ROOT / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    return COPYRIGHT.format(expat="\n".join(f" {line}" if line.strip() else " ." for line in lines))


def _commands() -> list[str]:
    kinds = (action for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    commands = next(kinds)
    return [
        f".TP\n.B {choice.dest}\n{(choice.help or '').replace('-', chr(92) + '-')}"
        for choice in commands._choices_actions
    ]


def _entry(version: str, date: datetime) -> str:
    said = "  * See CHANGELOG.md of the project for what is new."
    signed = f" -- {MAINTAINER}  {format_datetime(date)}"
    return f"{NAME} ({version}) unstable; urgency=medium\n\n{said}\n\n{signed}\n"


def _write_packed(file: Path, text: str) -> None:
    """Write a file as gzip does, with no name and no date in it, so that it is the same each time."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main()
