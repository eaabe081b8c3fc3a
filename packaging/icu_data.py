"""Cuts the data of ICU in a frozen program to the languages that the program speaks; run with its folder.

Qt brings ICU's words and rules for 700 languages and regions, 32 MB. Qt itself asks it for case, sorting and
time zones alone; dates, numbers and its own texts it has from elsewhere. Without icupkg the data stays whole.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from frozen_parts import LANGUAGES

LIBRARY = "libicudata.so.*"
PLACE = Path("_internal", "PySide6", "Qt", "lib")
TOOLS = {"icupkg": "icu-devtools", "objcopy": "binutils", "as": "binutils", "ld": "binutils"}
"""What cuts and binds the data again, each with Debian's package."""

FOLDERS = {"", "coll", "zone"}
"""The parts of the data that Qt asks for: properties of languages, sorting, time zones."""

UNUSED = {"unames.icu", "uemoji.icu"}
OF_A_LANGUAGE = re.compile(r"[a-z]{2,3}(?=_|$)")
SOURCE = """\
.section .rodata
.balign 16
.globl {symbol}
.type {symbol}, %object
{symbol}:
.incbin "{data}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", %progbits
"""


def main() -> None:
    for library in (Path(sys.argv[1]) / PLACE).glob(LIBRARY):
        lacking = sorted({package for tool, package in TOOLS.items() if shutil.which(tool) is None})
        if lacking:
            print(f"package: ICU's data stays whole, 29 MB more; to cut it install {' '.join(lacking)}")
            return
        before = library.stat().st_size
        cut(library)
        after = library.stat().st_size
        print(f"package: ICU's data cut from {before / 1e6:.0f} to {after / 1e6:.1f} MB")


def cut(library: Path) -> None:
    """Leave in a library of ICU's data what the languages of the program need."""
    with TemporaryDirectory() as made:
        folder = Path(made)
        data = _taken_out(library, folder)
        unwanted = [item for item in _output("icupkg", "-l", str(data)).split() if not kept(item)]
        (folder / "unwanted.txt").write_text("\n".join(unwanted), encoding="utf-8")
        _output("icupkg", "-r", str(folder / "unwanted.txt"), str(data))
        _bind(data, library)


def kept(item: str) -> bool:
    """Tell whether an item of the data stays, such as `coll/pl.res`."""
    path = PurePosixPath(item)
    if str(path.parent).removeprefix(".") not in FOLDERS or path.name in UNUSED:
        return False
    if path.suffix != ".res":
        return path.suffix in {".icu", ".nrm"}
    return path.stem in LANGUAGES or OF_A_LANGUAGE.match(path.stem) is None


def symbol_of(names: Iterable[str]) -> str:
    """Return the name by which the other libraries of ICU find the data, of all names in its library."""
    return next(name for name in names if re.fullmatch(r"icudt\d+_dat", name))


def _taken_out(library: Path, folder: Path) -> Path:
    """Return a file with the data alone, named as icupkg wants it: icudt73l.dat, for icudt73l/pl.res."""
    raw = folder / "raw"
    _output("objcopy", "-O", "binary", "--only-section=.rodata", str(library), str(raw))
    prefix = re.search(rb"(icudt\d+[lb])/", raw.read_bytes())
    if prefix is None:
        raise SystemExit(f"icu_data: {library} has no data of ICU")
    return raw.rename(folder / f"{prefix[1].decode()}.dat")


def _bind(data: Path, library: Path) -> None:
    """Make a library of the data, with the names by which the others ask for it."""
    symbols = _output("objdump", "--dynamic-syms", str(library)).split()
    source = data.with_suffix(".s")
    source.write_text(SOURCE.format(symbol=symbol_of(symbols), data=data), encoding="utf-8")
    _output("as", "-o", str(data.with_suffix(".o")), str(source))
    _output(
        "ld",
        "-shared",
        "-soname",
        library.name,
        "-z",
        "noexecstack",
        "-o",
        str(library),
        str(data.with_suffix(".o")),
    )


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
