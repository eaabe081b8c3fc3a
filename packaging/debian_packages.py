"""Asks dpkg which installed packages have a library."""

from __future__ import annotations

import subprocess
from pathlib import PurePath


def packages_with(library: str) -> set[str]:
    """Return the installed packages that have a library of this name."""
    command = ["dpkg-query", "--search", f"*/{library}"]
    listed = subprocess.run(command, check=False, capture_output=True, text=True).stdout
    packages: set[str] = set()
    for line in listed.splitlines():
        owner, _, path = line.rpartition(": ")
        package, _, _architecture = owner.partition(":")
        if PurePath(path).name == library:
            packages.add(package)
    return packages
