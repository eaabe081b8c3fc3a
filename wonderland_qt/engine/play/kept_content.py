"""The content that a saved game was begun with: the texts of its files, base and packs, kept in the save."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import Any, TypeVar

import msgspec

from wonderland_qt import __version__
from wonderland_qt.engine.content.content_files import BESIDES, sections_of
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.packs import CONTENT_ENDINGS, content_folder, has_sheet, open_pack
from wonderland_qt.engine.content.yaml_reader import read_yaml
from wonderland_qt.engine.play.saves import Layer
from wonderland_qt.engine.ruleset import Ruleset

PackT = TypeVar("PackT")

PICTURE = ".svg"
KEPT = (".yaml", ".yml", ".ftl", PICTURE)
"""How files end that are kept: texts that content is read from, and the pictures of packs."""

MOST_LETTERS_OF_PICTURES = 2**20
"""A pack with more pictures than this keeps none in a save, which is written with every game."""


def layers_of(roots: Sequence[Path], game: str) -> tuple[Layer, ...]:
    """Return the content of a game as it lies in these folders now; raises ContentMistakes."""
    there = [root for root in roots if content_folder(root, game) is not None]
    return tuple(_layer(root, game, base=not number) for number, root in enumerate(there))


@contextmanager
def unpacked(layers: Sequence[Layer]) -> Iterator[list[Path]]:
    """Yield folders with kept content, for as long as it is read.

    Raises OSError, or ValueError for a file outside its folder.
    """
    with tempfile.TemporaryDirectory(prefix="wonderland-qt-") as folder:
        roots = [Path(folder) / str(number) for number in range(len(layers))]
        for root, layer in zip(roots, layers, strict=True):
            unpack_files(root, layer.files)
        yield roots


def load_layers(
    ruleset: Ruleset[Any, PackT, Any], layers: Sequence[Layer], today: Sequence[Layer] = ()
) -> PackT:
    """Return kept content; raises ContentMistakes, OSError, or ValueError for a file outside its folder.

    An older content has no word of what was added since, such as how facts appear: sections that it lacks
    are taken from the base of `today`, unless they change a rule.
    """
    own = _loaded(ruleset, layers)
    since = [_files_since(base, layers) for base in today[:1]]
    if not any(layer.files for layer in since):
        return own
    try:
        filled_up = _loaded(ruleset, (*since, *layers))
    except ContentMistakes:
        return own
    return filled_up if ruleset.fingerprint(filled_up) == ruleset.fingerprint(own) else own


def _loaded(ruleset: Ruleset[Any, PackT, Any], layers: Sequence[Layer]) -> PackT:
    with unpacked(layers) as roots:
        return ruleset.load(roots)


def _files_since(base: Layer, layers: Sequence[Layer]) -> Layer:
    """Return of a base the files that speak of nothing that other layers speak of."""
    with unpacked(layers) as roots:
        known = {name for root in roots for name in sections_of(root, base.id)}
    with unpacked([base]) as (root,):
        sections = {
            name: read_yaml(root / name).sections for name in base.files if name.endswith(CONTENT_ENDINGS)
        }
    later = {name for name, said in sections.items() if said and known.isdisjoint(said)}
    return msgspec.structs.replace(base, files={name: base.files[name] for name in later})


def _layer(root: Path, game: str, *, base: bool) -> Layer:
    pack = open_pack(root, root, (game,))
    whole = has_sheet(root) or content_folder(root, game) == root
    folder = root if whole else root / game
    texts = {
        path.relative_to(root).as_posix(): _text_of(path)
        for path in sorted(folder.rglob("*"))
        if path.suffix in KEPT and path.is_file() and not BESIDES & set(path.relative_to(folder).parts)
    }
    pictures = [name for name in texts if name.endswith(PICTURE)]
    too_many = sum(len(texts[name]) for name in pictures) > MOST_LETTERS_OF_PICTURES
    if too_many:
        texts = {name: text for name, text in texts.items() if name not in pictures}
    named = (game, "", __version__) if base else (pack.id, pack.name, pack.version)
    return Layer(*named, texts, without_pictures=too_many)


def _text_of(path: Path) -> str:
    """Return what is written in a file; a picture need not be in our letters, and is then not drawn."""
    try:
        return path.read_text(encoding="utf-8-sig", errors="replace" if path.suffix == PICTURE else "strict")
    except (OSError, UnicodeDecodeError) as error:
        why = f"the file cannot be read ({error})"
        raise ContentMistakes([Mistake(path, 1, 1, "", why)]) from error


def unpack_files(folder: Path, files: Mapping[str, str]) -> None:
    """Write kept files into a new folder; raises OSError, or ValueError for a file outside its folder."""
    folder.mkdir(parents=True)
    for name, text in files.items():
        path = PurePosixPath(name)
        if path.is_absolute() or ".." in path.parts or "\\" in name or ":" in name or path.suffix not in KEPT:
            raise ValueError(f"{name[:80]!r} is no file of content")
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
