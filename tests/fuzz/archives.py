"""Broken archives: packs as .zip files, damaged, or packed as no one should pack them."""

from __future__ import annotations

import io
import os
import stat
import warnings
import zipfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from tests.fuzz.broken_bytes import damaged
from tests.fuzz.grammars import YAML
from tests.fuzz.kind import Kind, Mutant, check_told
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.content.folders.installation import install
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.installed_games import GAMES

NAMES = (
    "../evil.yaml", "/etc/evil.yaml", "a/../../evil.yaml", "C:\\evil.yaml", "..\\evil.yaml", "pack.yaml",
    "PACK.YAML",
    "pack.yaml/pack.yaml", "evil.exe", ".hidden/evil.yaml", "x" * 300 + ".yaml", "a/" * 200 + "b.yaml", "",
    "/", ".",
    "evil\n.yaml", "\x1b[2J.yaml", "\u202elmay.yaml", "évil.yaml", "__MACOSX/a.yaml", "con.yaml",
    "a\0b.yaml", "a:b.yaml",
)  # fmt: skip
MODES = (0, stat.S_IFREG | 0o644, stat.S_IFLNK | 0o777, stat.S_IFIFO | 0o644, stat.S_IFDIR | 0o755, 0o7777)
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)
LARGE = 4 * 2**20


class Archives(Kind):
    """Packs with a manifest, content and words of a game."""

    name = "archives"

    def mutant(self, chance: OwnChance) -> Mutant:
        """Return a pack of a game as a .zip, broken at random."""
        game = chance.pick("game", tuple(GAMES))
        members = dict(_members(game))
        how = chance.below("how", 4)
        if how == 0:
            return Mutant(game, "pack.zip", damaged(_packed(list(members.items())), chance))
        if how == 1:
            members["mine/pack.yaml"] = YAML.mutated(members["mine/pack.yaml"].decode(), chance)
            return Mutant(game, "pack.zip", _packed(list(members.items())))
        odd = _oddly_packed(list(members.items()), chance)
        return Mutant(game, "pack.zip", damaged(odd, chance) if how == 2 else odd)

    def said(self, mutant: Mutant, folder: Path) -> Sequence[str]:
        """Return why a pack cannot be installed; one that can lies alone in the folder of packs."""
        archive, shelf = folder / mutant.name, folder / "packs"
        archive.write_bytes(mutant.data)
        shelf.mkdir()
        try:
            pack = install(archive, shelf, folder / "unpacked", tuple(GAMES))
        except ContentMistakes as mistakes:
            assert list(shelf.iterdir()) == []
            return check_told([_as_of(archive, str(mistake)) for mistake in mistakes.mistakes], archive)
        assert [found.name for found in shelf.iterdir()] == [pack.id]
        assert all(stat.S_ISREG(file.lstat().st_mode) for file in _files(shelf))
        return []


def _as_of(archive: Path, line: str) -> str:
    """Return a mistake in a file of an archive as one of the archive."""
    inner = line.removeprefix(f"{archive}/")
    return line if inner == line else f"{archive}: {inner}"


def _files(folder: Path) -> Iterator[Path]:
    return (Path(at) / name for at, _, names in os.walk(folder) for name in names)


@cache
def _members(game: str) -> tuple[tuple[str, bytes], ...]:
    manifest = f'id: mine\nname: Mine\nversion: "1.0"\ngame: {game}\nauthor: Ann\nneeds: []\n'
    content = min((paths.content() / game).glob("*.yaml"), key=lambda file: file.stat().st_size)
    return (
        ("mine/pack.yaml", manifest.encode()),
        (f"mine/{content.name}", content.read_bytes()),
        ("mine/words/en/mine.ftl", b"mine = Mine\n"),
        ("mine/README.md", b"# Mine\n"),
    )


def _packed(members: Sequence[tuple[str, bytes]]) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members:
            archive.writestr(zipfile.ZipInfo(name), data)
    return written.getvalue()


def _oddly_packed(members: list[tuple[str, bytes]], chance: OwnChance) -> bytes:
    for _ in range(1 + chance.below("more", 3)):
        name = chance.pick("name", (*NAMES, *(name for name, _ in members)))
        data = chance.pick("data", (b"", b"x: 1\n", b"/etc/passwd", b"\0" * LARGE, members[0][1]))
        members.insert(chance.below("at", len(members) + 1), (name, data))
    written = io.BytesIO()
    with warnings.catch_warnings(action="ignore"), zipfile.ZipFile(written, "w") as archive:
        for name, data in members:
            info = zipfile.ZipInfo(name or "x")
            info.filename = name
            info.compress_type = chance.pick("method", METHODS)
            info.external_attr = chance.pick("mode", (MODES[1], *MODES)) << 16
            archive.writestr(info, data)
    return written.getvalue()
