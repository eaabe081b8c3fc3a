"""A folder of packs with its index, as somebody gives it away, and what a visit to it answers."""

from __future__ import annotations

from pathlib import Path

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.packs.pile import PackPile
from wonderland_qt.models.sources.index_writing import write_index
from wonderland_qt.models.sources.installing import install_fetched
from wonderland_qt.models.sources.source_book import keep_book, load_book
from wonderland_qt.models.sources.source_index import SourceIndex
from wonderland_qt.models.sources.standing import Offered, offered_by
from wonderland_qt.models.sources.visiting_program import SourceVisit, VisitAnswer, visited

MANIFEST = "id: {id}\nname: Kitchen\nversion: '{version}'\ngame: wonderland\nauthor: Ada\nlicence: CC0-1.0\n"
CARDS = "tea_cards:\n  - {{id: tea_1_01, rewards: [{{vp: {points}}}]}}\n"


def lay_pack(
    folder: Path, version: str = "0.3", points: int = 4, name: str = "kitchen", needs: str = ""
) -> Path:
    """Write a pack into a folder of packs."""
    pack = folder / name
    pack.mkdir(parents=True, exist_ok=True)
    needed = f"needs: [{needs}]\n" if needs else ""
    (pack / "pack.yaml").write_text(MANIFEST.format(id=name, version=version) + needed)
    (pack / "cards.yaml").write_text(CARDS.format(points=points))
    return pack


def index(folder: Path) -> SourceIndex:
    """Write the index of a folder of packs."""
    return write_index(folder, "Ada's packs", paths.unpacked(), tuple(GAMES))


def allow(place: str) -> None:
    """Note a source in the book, and allow visits."""
    keep_book(msgspec.structs.replace(load_book().adding(place), allowed=True))


def pile() -> PackPile:
    """Return the packs of the user."""
    return PackPile(GAMES, [paths.content()])


def look(place: str, language: str = "en") -> VisitAnswer:
    """Return what a visit to a source answers."""
    return visited(SourceVisit(place, language), tuple(GAMES))


def offered(place: str, name: str = "kitchen") -> Offered:
    """Return a pack that a source offers."""
    answer = look(place)
    assert answer.problem == ""
    packs = SourceIndex.model_validate_json(answer.index).packs
    return next(one for one in offered_by(place, packs, load_book(), pile().packs) if one.pack.id == name)


def fetched(one: Offered) -> VisitAnswer:
    """Return what a source answers that is asked for a pack."""
    installed = str(one.installed.folder) if one.installed is not None else ""
    return visited(SourceVisit(one.place, pack=one.pack.model_dump_json(), installed=installed), tuple(GAMES))


def install(one: Offered) -> VisitAnswer:
    """Fetch and install a pack that a source offers."""
    answer = fetched(one)
    assert answer.problem == ""
    install_fetched(pile(), one, Path(answer.archive))
    return answer
