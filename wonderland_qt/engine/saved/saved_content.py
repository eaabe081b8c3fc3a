"""The content kept in saved games: the texts of its files, of the program's own content and of packs."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import Any, TypeVar

import msgspec

from wonderland_qt import __version__
from wonderland_qt.engine.content.folders.content_files import BESIDES, sections_of
from wonderland_qt.engine.content.folders.packs import CONTENT_ENDINGS, game_folder, has_manifest, open_pack
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake, WrongValue
from wonderland_qt.engine.content.yaml.yaml_reader import read_yaml
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.saved.saves import Layer
from wonderland_qt.engine.words.message_parts import in_quotes
from wonderland_qt.engine.words.texts import text
from wonderland_qt.engine.words.worded_errors import reason_of

ContentT = TypeVar("ContentT")

PICTURE = ".svg"
KEPT = (".yaml", ".yml", ".ftl", PICTURE)
"""The endings of files that are kept: texts of content, and pictures of packs."""

MOST_LETTERS_OF_PICTURES = 2**20
"""If a pack's pictures are longer than this (in characters), a saved game keeps none of them."""


def layers_of(content_folders: Sequence[Path], game: str) -> tuple[Layer, ...]:
    """Return the present content of a game in these folders as layers; raises ContentMistakes."""
    folders = [folder for folder in content_folders if game_folder(folder, game) is not None]
    return tuple(_layer_of(folder, game, base=index == 0) for index, folder in enumerate(folders))


@contextmanager
def unpacked(layers: Sequence[Layer]) -> Iterator[list[Path]]:
    """Yield temporary folders with the files of kept content.

    Raises OSError, or ValueError for a file outside its folder.
    """
    with tempfile.TemporaryDirectory(prefix="wonderland-qt-") as folder:
        content_folders = [Path(folder) / str(number) for number in range(len(layers))]
        for content_folder, layer in zip(content_folders, layers, strict=True):
            unpack_files(content_folder, layer.files)
        yield content_folders


def load_layers(
    ruleset: Ruleset[Any, ContentT], layers: Sequence[Layer], today: Sequence[Layer] = ()
) -> ContentT:
    """Return kept content; raises ContentMistakes, OSError, or ValueError for a file outside its folder.

    Sections that an older content lacks, such as how events appear, are taken from the base of `today`, if
    they change no rule.
    """
    own = _load_unpacked(ruleset, layers)
    new_sections = _only_new_sections(today[0], layers) if today else None
    if new_sections is None or not new_sections.files:
        return own
    try:
        filled_up = _load_unpacked(ruleset, (new_sections, *layers))
    except ContentMistakes:
        return own
    has_same_rules = ruleset.fingerprint(filled_up) == ruleset.fingerprint(own)
    return filled_up if has_same_rules else own


def _load_unpacked(ruleset: Ruleset[Any, ContentT], layers: Sequence[Layer]) -> ContentT:
    """Return the content in these layers, which are unpacked into temporary folders for it."""
    with unpacked(layers) as content_folders:
        return ruleset.load(content_folders)


def _only_new_sections(base: Layer, layers: Sequence[Layer]) -> Layer:
    """Return a base reduced to the files whose sections none of the layers has.

    Files that are no content, or in which no section can be read, are left out.
    """
    with unpacked(layers) as content_folders:
        known = {section for folder in content_folders for section in sections_of(folder, base.id)}
    yaml_files = [name for name in base.files if name.endswith(CONTENT_ENDINGS)]
    with unpacked([base]) as (content_folder,):
        sections_by_file = {name: read_yaml(content_folder / name).sections for name in yaml_files}
    new = {name for name, sections in sections_by_file.items() if sections and known.isdisjoint(sections)}
    return msgspec.structs.replace(base, files={name: base.files[name] for name in new})


def _layer_of(content_folder: Path, game: str, *, base: bool) -> Layer:
    """Return a content folder as a layer of a saved game, without pictures if these are too large.

    The `base` is the game's own content, which has the version of the program and no name of a pack.
    """
    pack = open_pack(content_folder, unpacked=content_folder, games=(game,))  # a folder is not unpacked
    files = _files_of(content_folder, game)
    pictures = {name: words for name, words in files.items() if name.endswith(PICTURE)}
    without_pictures = sum(map(len, pictures.values())) > MOST_LETTERS_OF_PICTURES
    if without_pictures:
        files = {name: words for name, words in files.items() if name not in pictures}
    if base:
        return Layer(game, "", version=__version__, files=files, without_pictures=without_pictures)
    return Layer(pack.id, pack.name, pack.version, files, without_pictures)


def _files_of(content_folder: Path, game: str) -> dict[str, str]:
    """Return the texts of a game's files by path: of the whole pack, or of the game's folder."""
    is_whole_pack = has_manifest(content_folder) or game_folder(content_folder, game) == content_folder
    folder = content_folder if is_whole_pack else content_folder / game
    candidates = [path for path in sorted(folder.rglob("*")) if path.suffix in KEPT and path.is_file()]
    return {
        path.relative_to(content_folder).as_posix(): _text_of(path)
        for path in candidates
        if BESIDES.isdisjoint(path.relative_to(folder).parts)
    }


def _text_of(path: Path) -> str:
    """Return the text of a file; bytes of a picture that are no UTF-8 are replaced."""
    for_wrong_bytes = "replace" if path.suffix == PICTURE else "strict"
    try:
        return path.read_text(encoding="utf-8-sig", errors=for_wrong_bytes)
    except (OSError, UnicodeDecodeError) as error:
        reason = reason_of(error) if isinstance(error, OSError) else str(error)
        raise ContentMistakes([Mistake.in_file(path, text("save-unreadable", reason=reason))]) from error


def unpack_files(folder: Path, files: Mapping[str, str]) -> None:
    """Write kept files into a new folder; raises OSError, or ValueError for a file outside its folder.

    A saved game may come from a stranger, so endings that no game would have KEPT are refused, too.
    """
    folder.mkdir(parents=True)
    for name, words in files.items():
        path = PurePosixPath(name)
        may_leave_folder = path.is_absolute() or ".." in path.parts or "\\" in name or ":" in name
        if may_leave_folder or path.suffix not in KEPT:
            raise WrongValue(text("save-no-content-file", file=in_quotes(name)))
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(words, encoding="utf-8")
