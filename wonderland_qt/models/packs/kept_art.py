"""Pictures that packs brought to a saved game: they are there although the packs have changed or are gone."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import mkdtemp

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.play.kept_content import PICTURE, unpack_files
from wonderland_qt.engine.play.saves import Layer
from wonderland_qt.models.packs.check import wrong_picture
from wonderland_qt.models.packs.folders import art_over

FOLDER = "saved"


def art_kept(layers: Sequence[Layer], game: str) -> tuple[Path, ...]:
    """Return the folders of the pictures that are kept with a saved game, the last on top; none without any.

    They are unpacked where they may be thrown away at any time; what is no plain picture is left out.
    """
    pictures = [_pictures(layer) for layer in layers]
    if not any(pictures):
        return ()
    folder = paths.unpacked() / FOLDER / sha256(msgspec.json.encode(pictures)).hexdigest()[:24]
    try:
        roots = _unpacked(pictures, folder)
    except (OSError, ValueError):
        return ()
    return art_over(roots, game)


def _pictures(layer: Layer) -> dict[str, str]:
    return {
        name: text
        for name, text in layer.files.items()
        if name.endswith(PICTURE) and not wrong_picture(text.encode())
    }


def _unpacked(pictures: Sequence[dict[str, str]], folder: Path) -> list[Path]:
    """Return a folder for each layer; raises OSError, or ValueError for a file outside its folder."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        unfinished = Path(mkdtemp(dir=folder.parent, prefix="unfinished-"))
        try:
            for number, files in enumerate(pictures):
                unpack_files(unfinished / str(number), files)
            unfinished.replace(folder)
        finally:
            shutil.rmtree(unfinished, ignore_errors=True)
    return [folder / str(number) for number in range(len(pictures))]
