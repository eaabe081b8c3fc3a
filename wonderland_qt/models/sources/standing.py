"""The comparison of an offered pack with the installed one: new, newer, same, older, of another origin."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from wonderland_qt.engine.content.folders.packs import Pack
from wonderland_qt.models.newest.version_numbers import is_newer
from wonderland_qt.models.sources.pack_changes import files_digest
from wonderland_qt.models.sources.source_book import PackOrigin, SourceBook
from wonderland_qt.models.sources.source_index import OfferedPack

Standing = Literal["new", "same", "newer", "edited", "older", "differs", "yours"]
"""`edited`: newer, but the user changed the installed copy. `differs`: another file with the same version.
`yours`: the installed pack with this id has another origin."""

WELCOME: frozenset[Standing] = frozenset({"new", "newer"})
"""The states in which a pack is installed without confirmation, because nothing of the user's is lost."""


class Offered(NamedTuple):
    """A pack that a source offers, and its comparison with the installed one."""

    place: str
    pack: OfferedPack
    standing: Standing
    installed: Pack | None = None

    @property
    def told(self) -> str:
        """Return the text that a search looks through."""
        pack = self.pack
        return " ".join((pack.id, pack.name, pack.author, pack.about, pack.game, pack.licence)).casefold()


def offered_by(
    place: str, packs: Iterable[OfferedPack], book: SourceBook, installed: Iterable[Pack]
) -> list[Offered]:
    """Return the packs of a source sorted by name, compared with the installed ones."""
    there = {pack.id: pack for pack in installed}
    found = (_offered(place, pack, book, there.get(pack.id)) for pack in packs)
    return sorted(found, key=lambda one: (one.pack.name.casefold(), one.pack.id))


def found_by(words: str, offered: Iterable[Offered]) -> list[Offered]:
    """Return the packs that contain all words of a search."""
    wanted = words.casefold().split()
    return [one for one in offered if all(word in one.told for word in wanted)]


def _offered(place: str, pack: OfferedPack, book: SourceBook, installed: Pack | None) -> Offered:
    origin = book.origins.get(pack.id)
    if installed is None:
        return Offered(place, pack, "new")
    if origin is None or origin.place != place:
        return Offered(place, pack, "yours", installed)
    return Offered(place, pack, _against(pack, origin, installed), installed)


def _against(pack: OfferedPack, origin: PackOrigin, installed: Pack) -> Standing:
    """Compare an offered pack with the installed copy from the same source."""
    if is_newer(pack.version, origin.version):
        return "newer" if files_digest(installed.folder) == origin.files else "edited"
    if is_newer(origin.version, pack.version):
        return "older"
    return "same" if pack.sha256 == origin.sha256 else "differs"
