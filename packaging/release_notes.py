"""Prints what the changelog says of a release: `release_notes.py v0.2.0`, its tag.

The release is refused where the tag, the program and the changelog do not name the same version. Only the
standard library is used, as nothing is installed where this runs.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r'^__version__ = "(?P<version>[^"]+)"$', re.MULTILINE)


class Refused(Exception):
    """What keeps a tag from being released, and what helps."""


def notes(tag: str, program: str, changelog: str) -> str:
    """Return the changelog's section of a tagged version; raises Refused."""
    found = VERSION.search(program)
    version = found["version"] if found else ""
    if tag != f"v{version}":
        raise Refused(f"tag {tag}: the program is {version} in wonderland_qt/__init__.py; tag v{version}")
    heading = rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$\n(?P<said>.*?)(?=^## \[|\Z)"
    section = re.search(heading, changelog, re.MULTILINE | re.DOTALL)
    if section is None:
        raise Refused(f"CHANGELOG.md: no section [{version}] with a date; rename [Unreleased] to it")
    said = section["said"].strip()
    if not said:
        raise Refused(f"CHANGELOG.md: section [{version}] is empty; say what is new")
    return said


def main() -> int:
    try:
        program = (ROOT / "wonderland_qt" / "__init__.py").read_text(encoding="utf-8")
        print(notes(sys.argv[1], program, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
