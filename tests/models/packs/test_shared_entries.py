"""Both entries of a conflict are kept: one of the packs gives its own another id, and writes it out."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.packs.choices import PackChoice
from wonderland_qt.models.packs.pack_rows import pack_rows
from wonderland_qt.models.packs.pile import PackPile
from wonderland_qt.models.packs.shared_entries import SharedEntry, keep_both


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))


def pack(name: str, game: str, content: str) -> Path:
    folder = paths.packs() / name
    folder.mkdir()
    (folder / "pack.yaml").write_text(f"id: {name}\nname: {name}\ngame: {game}\n")
    (folder / "content.yaml").write_text(content)
    return folder / "content.yaml"


def pile() -> PackPile:
    return PackPile(GAMES, [paths.content()], [PackChoice("under", True), PackChoice("over", True)])


def test_what_the_author_wrote_stays_and_what_was_left_out_is_added() -> None:
    pack("over", "wonderland", "tea_cards:\n  - {id: tea_1_01, rewards: [{vp: 5}]}\n")
    jam = "# mine\ntea_cards:\n  - id: %s  # the jam\n    rewards: [{vp: 4}]  # dear\n"
    file = pack("under", "wonderland", jam % "tea_1_01")
    lying = pile()
    assert keep_both(lying, lying.pack("under"), SharedEntry("wonderland", "tea_cards", "tea_1_01")) == ""
    text = file.read_text()
    assert text.startswith(jam % "tea_1_01_under" + "    round: 1\n")
    assert "en: Rose-leaf Jam" in text
    assert [pack_row.state for pack_row in pack_rows(lying)] == ["fine", "fine"]
    assert pack_rows(lying)[0].overlaid == ()


def test_an_entry_whose_parts_lie_over_others_is_written_whole() -> None:
    taken_away = "wonderlandians:\n  - {id: %s, name: {en: %s}, special: {remove: true}}\n"
    pack("over", "wonderland", taken_away % ("walrus", "Whale"))
    file = pack("under", "wonderland", taken_away % ("walrus", "Seal"))
    before = file.read_text()
    lying = pile()
    problem = keep_both(lying, lying.pack("under"), SharedEntry("wonderland", "wonderlandians", "walrus"))
    assert "walrus" in problem, "one figure cannot stand on two cards"
    assert file.read_text() == before
    assert list((paths.packs() / "under").rglob("*.svg")) == []


def test_a_full_disk_leaves_the_pack_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    pack("over", "wonderland", "tea_cards:\n  - {id: tea_1_01, rewards: [{vp: 5}]}\n")
    file = pack("under", "wonderland", "tea_cards:\n  - {id: tea_1_01, rewards: [{vp: 4}]}\n")
    before, lying = file.read_bytes(), pile()

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    problem = keep_both(lying, lying.pack("under"), SharedEntry("wonderland", "tea_cards", "tea_1_01"))
    assert "No space left" in problem
    assert file.read_bytes() == before
    assert {one.name for one in file.parent.iterdir()} == {"pack.yaml", "content.yaml"}


def test_what_is_taken_away_and_what_is_no_entry_cannot_be_kept_twice() -> None:
    pack("over", "wonderland", "board: {castle_strength: 4}\ntea_cards:\n  - {id: tea_1_01, remove: true}\n")
    pack(
        "under",
        "wonderland",
        "board: {castle_strength: 3}\ntea_cards:\n  - {id: tea_1_01, rewards: [{vp: 5}]}\n",
    )
    over, under = pack_rows(pile())
    assert [field.entry for field in over.overlaid] == [None, None]
    assert {field.where: field.entry is not None for field in under.overlaid} == {
        "board.castle_strength": False,
        "tea_cards.tea_1_01": True,
    }
