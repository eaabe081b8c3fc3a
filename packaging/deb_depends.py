"""Tells the Debian packages that a frozen program needs: those of the libraries outside of its folder.

Run with its folder; prints the value of `Depends`, or with --glibc before it the oldest C library that does.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath

NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)", re.MULTILINE)
GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")
LIBC = "libc6"


def main() -> None:
    folder = Path(sys.argv[-1])
    headers = "\n".join(_headers(_binaries(folder)))
    if "--glibc" in sys.argv:
        print(newest_glibc(headers))
        return
    outside = sorted(set(NEEDED.findall(headers)) - {file.name for file in folder.rglob("*.so*")})
    print(depends(_packages(outside), headers))


def depends(packages: Iterable[str], headers: str) -> str:
    """Return what to depend on, with the C library in the newest version that a binary asks for."""
    libc = f"{LIBC} (>= {newest_glibc(headers)})"
    return ", ".join([libc, *sorted(set(packages) - {LIBC})])


def newest_glibc(headers: str) -> str:
    """Return the newest version of the C library that a binary asks for."""
    major, minor = max((int(major), int(minor)) for major, minor in GLIBC.findall(headers))
    return f"{major}.{minor}"


def _binaries(folder: Path) -> Iterator[Path]:
    for file in folder.rglob("*"):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as opened:
                if opened.read(4) == b"\x7fELF":
                    yield file


def _headers(binaries: Iterable[Path]) -> Iterator[str]:
    for binary in binaries:
        yield subprocess.run(
            ["objdump", "--private-headers", str(binary)], check=True, capture_output=True, text=True
        ).stdout


def _packages(libraries: Iterable[str]) -> Iterator[str]:
    """Yield the package that has each library; raises SystemExit for one that no package has."""
    for library in libraries:
        listed = subprocess.run(
            ["dpkg-query", "--search", f"*/{library}"], check=False, capture_output=True, text=True
        ).stdout.splitlines()
        owners = [line.rpartition(": ") for line in listed]
        found = {who.split(":")[0] for who, _, path in owners if PurePath(path).name == library}
        if not found:
            raise SystemExit(f"deb_depends: no installed package has {library}")
        yield min(found, key=len)


if __name__ == "__main__":
    main()
