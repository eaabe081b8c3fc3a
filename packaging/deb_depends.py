"""Tells the Debian packages that a frozen program needs: those of the libraries outside of its folder.

Run with its folder; prints the value of `Depends`, or with --glibc before it the oldest C library that does.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from debian_packages import packages_with

NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)", re.MULTILINE)
GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")
LIBC = "libc6"
START_OF_ELF = b"\x7fELF"
"""The first bytes of programs and libraries of Linux."""


def main() -> None:
    folder = Path(sys.argv[-1])
    headers = "\n".join(map(_headers_of, _binaries_in(folder)))
    if "--glibc" in sys.argv:
        print(newest_glibc(headers))
        return
    inside = {file.name for file in folder.rglob("*.so*")}
    outside = sorted(set(NEEDED.findall(headers)) - inside)
    print(depends(map(_package_with, outside), headers))


def depends(packages: Iterable[str], headers: str) -> str:
    """Return what to depend on, with the C library in the newest version that a binary asks for."""
    libc = f"{LIBC} (>= {newest_glibc(headers)})"
    return ", ".join([libc, *sorted(set(packages) - {LIBC})])


def newest_glibc(headers: str) -> str:
    """Return the newest version of the C library that a binary asks for."""
    major, minor = max((int(major), int(minor)) for major, minor in GLIBC.findall(headers))
    return f"{major}.{minor}"


def _binaries_in(folder: Path) -> Iterator[Path]:
    """Yield the programs and libraries of a folder, without links to them."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    for file in files:
        with file.open("rb") as opened:
            is_binary = opened.read(len(START_OF_ELF)) == START_OF_ELF
        if is_binary:
            yield file


def _headers_of(binary: Path) -> str:
    command = ["objdump", "--private-headers", str(binary)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def _package_with(library: str) -> str:
    """Return the package that has a library; raises SystemExit if none has it."""
    packages = packages_with(library)
    if not packages:
        raise SystemExit(f"deb_depends: no installed package has {library}")
    return min(packages, key=len)


if __name__ == "__main__":
    main()
