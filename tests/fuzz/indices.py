"""Broken sources: an index in a folder, changed at random, or a pack with another digest than it says."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from tests.fuzz.broken_bytes import damaged
from tests.fuzz.grammars import YAML
from tests.fuzz.kind import LONGEST_LINE, Kind, Mutant
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.words.foreign_text import is_harmless
from wonderland_qt.models.sources.source_book import SourceBook
from wonderland_qt.models.sources.source_index import SourceIndex
from wonderland_qt.models.sources.standing import found_by, offered_by
from wonderland_qt.models.sources.visiting_program import SourceVisit, VisitAnswer, visited

PACKED, INDEX = "mine.pack.zip", "index.yaml"
FILES = (
    PACKED, "other.pack.zip", "../mine.pack.zip", "/etc/passwd", "https://example.org/a.zip", "a\\b.zip",
    ".zip", "index.yaml",
)  # fmt: skip
LANGUAGES = ("en", "pl", "uk")


class Indices(Kind):
    """A folder with a pack, and an index of it that says the truth before it is broken."""

    name = "indices"

    def mutant(self, chance: OwnChance) -> Mutant:
        """Return an index, broken at random: as text, as bytes, or in what it says of a file."""
        game = chance.pick("game", tuple(GAMES))
        how = chance.below("how", 3)
        index = _index(game)
        if how == 0:
            return Mutant(game, INDEX, YAML.mutated(index, chance))
        if how == 1:
            return Mutant(game, INDEX, damaged(index.encode(), chance))
        return Mutant(game, INDEX, _lying(game, chance).encode())

    def said(self, mutant: Mutant, folder: Path) -> Sequence[str]:
        """Return why an index, or a pack of it, is refused; what was fetched is what the index says."""
        (folder / INDEX).write_bytes(mutant.data)
        (folder / PACKED).write_bytes(_pack(mutant.game))
        told, games = list[str](), tuple(GAMES)
        answer = visited(SourceVisit(str(folder), LANGUAGES[len(mutant.data) % 3]), games)
        if answer.problem:
            return [_checked(answer.problem, folder)]
        packs = SourceIndex.model_validate_json(answer.index).packs
        assert found_by("mine", offered_by(str(folder), packs, SourceBook(), ())) is not None
        for pack in packs[:3]:
            fetched = visited(SourceVisit(str(folder), pack=pack.model_dump_json()), games)
            if fetched.problem:
                told.append(_checked(fetched.problem, folder))
            else:
                _check_archive(fetched, pack.sha256)
        assert not list(paths.fetched().iterdir()), "something was left behind"
        return told


def _check_archive(fetched: VisitAnswer, digest: str) -> None:
    archive = Path(fetched.archive)
    assert sha256(archive.read_bytes()).hexdigest() == digest
    archive.unlink()
    archive.parent.rmdir()


def _checked(line: str, folder: Path) -> str:
    assert line.startswith(str(folder)), f"no place: {line[:300]!r}"
    assert len(line) < LONGEST_LINE, f"{len(line)} letters: {line[:300]!r}"
    assert is_harmless(line), f"harmful: {line[:300]!r}"
    return line


def _lying(game: str, chance: OwnChance) -> str:
    """Return an index that says something else of its files than what they are."""
    index = _index(game)
    digest = sha256(_pack(game)).hexdigest()
    lies = (
        (digest, chance.pick("digest", ("0" * 64, digest.upper(), digest[:-1], digest[::-1], ""))),
        (PACKED, chance.pick("file", FILES)),
        ("kilobytes: 1", f"kilobytes: {chance.pick('size', (0, -1, 2, 65_536, 65_537, 999_999))}"),
        ('"1.0"', chance.pick("version", ('"0.9"', '"2"', '"1.0.0"', "1.0", '"x"'))),
        ("id: mine", f"id: {chance.pick('id', ('other', 'MINE', '../mine', 'null', '[]'))}"),
        (f"game: {game}", f"game: {chance.pick('other', (*GAMES, 'chess', ''))}"),
    )
    for _ in range(1 + chance.below("more", 3)):
        before, after = chance.pick("lie", lies)
        index = index.replace(before, after)
    return index


@cache
def _pack(game: str) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        manifest = f'id: mine\nname: Mine\nversion: "1.0"\ngame: {game}\n'
        archive.writestr(zipfile.ZipInfo("mine/pack.yaml"), manifest)
    return written.getvalue()


def _index(game: str) -> str:
    digest = sha256(_pack(game)).hexdigest()
    lines = [
        "format: 1",
        "name: Mine",
        "packs:",
        "  - id: mine",
        "    name: Mine",
        '    version: "1.0"',
        f"    game: {game}",
        "    needs: []",
        f"    file: {PACKED}",
        "    kilobytes: 1",
        f"    sha256: '{digest}'",
    ]
    return "\n".join(lines) + "\n"
