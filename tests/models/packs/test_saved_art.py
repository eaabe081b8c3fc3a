"""Pictures kept with a saved game are unpacked, and whatever of them cannot be shown is reported."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from wonderland_qt import paths
from wonderland_qt.engine.saved.saved_content import MOST_LETTERS_OF_PICTURES, layers_of
from wonderland_qt.engine.saved.saves import Layer
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.models.packs.saved_art import SavedArt, saved_art

PLAIN = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>"
MANIFEST = "id: kitchen\nname: Kitchen\ngame: wonderland\n"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))


def kept(**pictures: str) -> SavedArt:
    files = {f"art/card/{name}.svg": drawn for name, drawn in pictures.items()}
    return saved_art([Layer("kitchen", "Kitchen", "1.0", {"pack.yaml": MANIFEST, **files})], "wonderland")


def told(art: SavedArt) -> str:
    words = Words.load([paths.window() / "words"], "en")
    return " ".join(map(words.say, art.left_out))


def test_plain_pictures_are_unpacked_and_nothing_is_told() -> None:
    art = kept(walrus=PLAIN)
    assert [file.name for folder in art.folders for file in folder.rglob("*.svg")] == ["walrus.svg"]
    assert told(art) == ""


def test_pictures_are_unpacked_as_they_are_without_a_look_into_them() -> None:
    art = kept(walrus=PLAIN, knave=PLAIN.replace("/>", " onload='x()'/>"))
    files = [file.name for folder in art.folders for file in sorted(folder.rglob("*.svg"))]
    assert files == ["knave.svg", "walrus.svg"]
    assert told(art) == ""


def test_pictures_that_cannot_be_unpacked_are_told_with_the_place() -> None:
    paths.unpacked().mkdir(parents=True, exist_ok=True)
    (paths.unpacked() / "saved").write_text("no folder")
    assert kept(walrus=PLAIN).folders == ()
    assert str(paths.unpacked() / "saved") in told(kept(walrus=PLAIN))


def test_pictures_that_are_too_many_to_be_kept_are_told_with_their_pack(tmp_path: Path) -> None:
    pack = tmp_path / "kitchen"
    (pack / "art" / "card").mkdir(parents=True)
    (pack / "pack.yaml").write_text(MANIFEST + "version: '1.0'\n")
    walrus = pack / "art" / "card" / "walrus.svg"
    walrus.write_text(PLAIN)
    content_folders = [paths.content(), pack]
    assert not any(layer.without_pictures for layer in layers_of(content_folders, "wonderland"))
    walrus.write_text(PLAIN + f"<!-- {'x' * MOST_LETTERS_OF_PICTURES} -->")
    written = msgspec.json.encode(layers_of(content_folders, "wonderland"))
    layers = msgspec.json.decode(written, type=list[Layer])
    assert list(layers[1].files) == ["pack.yaml"]
    assert told(saved_art(layers, "wonderland")).startswith("Kitchen 1.0: more pictures")
