"""Packs: what a manifest says, where they are found, and what keeps them from lying on one another."""

from __future__ import annotations

import os
import stat
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from wonderland_qt.engine.content.folders.packs import Pack, clashes, game_folder, open_pack, packs_in
from wonderland_qt.engine.content.mistakes import ContentMistakes

MANIFEST = 'id: kitchen\nname: "Ada\'s Kitchen"\nversion: "0.3"\ngame: chess\nauthor: Ada\nneeds: [larder]\n'
GAMES = ("chess", "draughts")


def folder(path: Path, files: Mapping[str, str]) -> Path:
    """Write a folder of files."""
    for name, text in files.items():
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).write_text(text, encoding="utf-8")
    return path


def packed(path: Path, files: Mapping[str, str]) -> Path:
    """Write a .zip of files."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return path


def refused(path: Path, tmp_path: Path) -> str:
    """Return what is said of a pack that is refused."""
    with pytest.raises(ContentMistakes) as caught:
        open_pack(path, tmp_path / "unpacked", GAMES)
    assert len(caught.value.mistakes) == 1
    return str(caught.value).replace(f"{tmp_path}/", "")


def pack(name: str, *needs: str) -> Pack:
    """Return a pack of which only the id counts."""
    return Pack(name, name, "1.0", "chess", "", needs, Path(name), Path(name))


def test_a_manifest_tells_what_a_pack_is(tmp_path: Path) -> None:
    kitchen = open_pack(folder(tmp_path / "k", {"pack.yaml": MANIFEST}), tmp_path, GAMES)
    assert (kitchen.id, kitchen.name, kitchen.version) == ("kitchen", "Ada's Kitchen", "0.3")
    assert (kitchen.game, kitchen.author, kitchen.needs) == ("chess", "Ada", ("larder",))


def test_a_folder_without_a_manifest_is_a_pack_by_its_name(tmp_path: Path) -> None:
    made = folder(tmp_path / "Ada's cards", {"a.yml": "cards: []"})
    unsigned = open_pack(made, tmp_path, GAMES)
    assert (unsigned.id, unsigned.name, unsigned.game) == ("ada-s-cards", "Ada's cards", "")


@pytest.mark.parametrize(
    ("manifest", "said"),
    [
        ("id: K\nname: K\ngame: chess\n", "k/pack.yaml:1:5: id: expected text of the form ^[a-z0-9]"),
        ("id: k\nname: K\ngame: ches\n", "k/pack.yaml:3:7: game: unknown game 'ches'; did you mean"),
        ("id: k\nname: K\ngame: chess\nversion: 0.3\n", "k/pack.yaml:4:10: version: expected text, not 0.3"),
        ("id: k\ngame: chess\n", "k/pack.yaml:1:1: name: a required key is missing; add it"),
        ("id: k\nname: K\ngame: chess\nneed: [a]\n", "k/pack.yaml:4:1: need: unknown key 'need'; did you"),
    ],
)
def test_a_mistake_in_a_manifest_is_told_with_its_place(tmp_path: Path, manifest: str, said: str) -> None:
    assert refused(folder(tmp_path / "k", {"pack.yaml": manifest}), tmp_path).startswith(said)


def test_a_zip_is_a_pack_also_when_all_lies_in_one_folder(tmp_path: Path) -> None:
    files = {"k/pack.yaml": MANIFEST, "k/cards.yaml": "cards: []", "__MACOSX/k/x.yaml": "", "k/run.sh": ""}
    kitchen = open_pack(packed(tmp_path / "k.zip", files), tmp_path / "unpacked", GAMES)
    assert kitchen.id == "kitchen"
    assert sorted(path.name for path in kitchen.folder.iterdir()) == [
        ".unpacked-from",
        "cards.yaml",
        "pack.yaml",
    ]
    assert open_pack(tmp_path / "k.zip", tmp_path / "unpacked", GAMES).folder == kitchen.folder


def test_a_mistake_within_a_zip_is_told_by_the_name_of_the_zip(tmp_path: Path) -> None:
    archive = packed(tmp_path / "k.zip", {"pack.yaml": "id: k\nname: K\ngame: 7\n"})
    assert refused(archive, tmp_path).startswith("k.zip/pack.yaml:3:7: game: expected text, not 7")


@pytest.mark.parametrize("name", ["../out.yaml", "/etc/out.yaml", "a/../../out.yaml", "C:out.yaml"])
def test_a_path_that_leads_out_of_a_zip_is_refused(tmp_path: Path, name: str) -> None:
    said = refused(packed(tmp_path / "k.zip", {name: "x"}), tmp_path)
    assert said == f"k.zip: '{name}' leads out of the pack; pack the folder itself"
    assert not (tmp_path / "out.yaml").exists()


def test_a_link_in_a_zip_is_refused(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("cards.yaml")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(tmp_path / "k.zip", "w") as archive:
        archive.writestr(link, "/etc/passwd")
    assert "'cards.yaml' is a link; put the file itself into the pack" in refused(
        tmp_path / "k.zip", tmp_path
    )


def test_ten_thousand_files_in_a_zip_are_refused(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "k.zip", "w") as archive:
        for number in range(10_000):
            archive.writestr(f"{number}.yaml", "")
    assert "it holds 10000 files; a pack holds at most 2000" in refused(tmp_path / "k.zip", tmp_path)


def test_a_zip_that_grows_without_end_is_refused(tmp_path: Path) -> None:
    archive = packed(tmp_path / "k.zip", {"cards.yaml": "x" * (17 * 2**20)})
    assert "'cards.yaml' exceeds 16 MB, or 64 MB with the files before it" in refused(archive, tmp_path)
    assert list((tmp_path / "unpacked").iterdir()) == []


def test_what_is_no_zip_is_refused(tmp_path: Path) -> None:
    (tmp_path / "k.zip").write_text("no")
    assert "k.zip: this is not a complete .zip file" in refused(tmp_path / "k.zip", tmp_path)
    whole = packed(tmp_path / "whole.zip", {"a.yaml": "cards: []" * 99}).read_bytes()
    (tmp_path / "k.zip").write_bytes(whole.replace(whole[40:60], b"x" * 20))
    assert "k.zip: this is not a complete .zip file" in refused(tmp_path / "k.zip", tmp_path)
    assert "no such file or folder" in refused(tmp_path / "nowhere", tmp_path)


def test_packs_are_found_in_their_folder_with_the_mistakes_of_those_that_cannot_be_read(
    tmp_path: Path,
) -> None:
    shelf = folder(
        tmp_path / "packs", {"b/pack.yaml": MANIFEST, "a/pack.yaml": "id: [", ".c/pack.yaml": MANIFEST}
    )
    (shelf / "notes.txt").write_text("")
    packed(shelf / "z.zip", {"pack.yaml": MANIFEST.replace("kitchen", "zoo").replace("Ada's", "Zed's")})
    found = packs_in(shelf, tmp_path / "unpacked", GAMES)
    assert [(pack.id, len(pack.mistakes)) for pack in found] == [("a", 1), ("kitchen", 0), ("zoo", 0)]


def test_content_lies_in_the_folder_of_its_game_or_straight_in_the_pack(tmp_path: Path) -> None:
    signed = folder(tmp_path / "signed", {"pack.yaml": MANIFEST, "a.yaml": ""})
    inside = folder(tmp_path / "inside", {"pack.yaml": MANIFEST, "chess/a.yaml": ""})
    loose = folder(tmp_path / "loose", {"a.yml": ""})
    assert game_folder(signed, "chess") == signed
    assert game_folder(signed, "draughts") is None
    assert game_folder(inside, "chess") == inside / "chess"
    assert game_folder(loose, "chess") == loose
    assert game_folder(tmp_path / "nowhere", "chess") is None


def test_packs_that_share_an_id_or_lack_another_are_told() -> None:
    said = [mistake.expected for mistake in clashes([pack("a", "b"), pack("b"), pack("b", "c")])]
    assert said == [
        "'a' needs the pack 'b'; move it below this one",
        "the pack b has the id 'b' too; switch one of them off",
        "'b' needs the pack 'c'; switch it on, below this one",
    ]
    assert list(clashes([pack("b"), pack("a", "b")])) == []


def test_a_pipe_in_the_place_of_a_manifest_is_refused_without_waiting(tmp_path: Path) -> None:
    (tmp_path / "k").mkdir()
    os.mkfifo(tmp_path / "k" / "pack.yaml")
    assert "k/pack.yaml: this is a pipe or a device" in refused(tmp_path / "k", tmp_path)


def test_a_pipe_or_a_device_in_the_place_of_a_zip_is_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "k.zip")
    assert "k.zip: this is a pipe or a device" in refused(tmp_path / "k.zip", tmp_path)
    (tmp_path / "zero.zip").symlink_to("/dev/zero")
    assert "zero.zip: this is a pipe or a device" in refused(tmp_path / "zero.zip", tmp_path)
