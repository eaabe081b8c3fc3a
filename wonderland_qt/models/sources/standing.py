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
    def searched_text(self) -> str:
        """Return the text that a search looks through."""
        pack = self.pack
        return " ".join((pack.id, pack.name, pack.author, pack.about, pack.game, pack.licence)).casefold()


def offered_by(
    place: str, packs: Iterable[OfferedPack], book: SourceBook, installed: Iterable[Pack]
) -> list[Offered]:
    """Return the packs of a source sorted by name, compared with the installed ones."""
    installed_by_id = {pack.id: pack for pack in installed}
    offered = (_compared(place, pack, book, installed_by_id.get(pack.id)) for pack in packs)
    return sorted(offered, key=lambda offer: (offer.pack.name.casefold(), offer.pack.id))


def found_by(words: str, offered: Iterable[Offered]) -> list[Offered]:
    """Return the packs that contain all words of a search."""
    wanted = words.casefold().split()
    return [offer for offer in offered if all(word in offer.searched_text for word in wanted)]


def _compared(place: str, pack: OfferedPack, book: SourceBook, installed: Pack | None) -> Offered:
    """Return an offered pack, compared with the installed pack of the same id, if any.

    An installed pack that does not come from this source is `yours`: the user's own, or another source's.
    """
    origin = book.origins.get(pack.id)
    if installed is None:
        return Offered(place, pack, "new")
    if origin is None or origin.place != place:
        return Offered(place, pack, "yours", installed)
    return Offered(place, pack, _standing_against(pack, origin, installed), installed)


def _standing_against(pack: OfferedPack, origin: PackOrigin, installed: Pack) -> Standing:
    """Compare an offered pack with the installed copy from the same source.

    A newer version is `edited` if the user has changed the files of the copy, which it would overwrite.
    """
    if is_newer(pack.version, origin.version):
        return "newer" if files_digest(installed.folder) == origin.files else "edited"
    if is_newer(origin.version, pack.version):
        return "older"
    return "same" if pack.sha256 == origin.sha256 else "differs"
