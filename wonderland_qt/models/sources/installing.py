"""Installing a fetched pack into the pile, and recording its origin in the book of sources."""

from __future__ import annotations

import shutil
from pathlib import Path

from wonderland_qt.engine.content.folders.packs import Pack
from wonderland_qt.models.packs.pile import PackPile
from wonderland_qt.models.sources.pack_changes import files_digest
from wonderland_qt.models.sources.source_book import PackOrigin, keep_book, load_book
from wonderland_qt.models.sources.standing import Offered


def install_fetched(pile: PackPile, offered: Offered, archive: Path) -> Pack:
    """Install a fetched and checked pack, and delete the fetched archive with its folder in any case.

    An update keeps the place of its older version in the pile. The origin of the pack is written down with
    its files, so that later edits are noticed. Raises ContentMistakes, OSError.
    """
    try:
        pack = pile.install(archive, in_place=offered.installed is not None)
    finally:
        shutil.rmtree(archive.parent, ignore_errors=True)
    origin = PackOrigin(
        offered.place, offered.pack.version, offered.pack.sha256, files=files_digest(pack.folder)
    )
    keep_book(load_book().with_origin(pack.id, origin))
    return pack
