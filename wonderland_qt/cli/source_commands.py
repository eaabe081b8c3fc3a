"""The commands `packs sources ...` and `packs index`: packs found in folders and at https addresses."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence, Set
from pathlib import Path
from typing import TYPE_CHECKING

from wonderland_qt import paths
from wonderland_qt.cli.outcome import PROBLEMS, WELL, Problem
from wonderland_qt.cli.pack_commands import keep_choices, pile_of_packs, tell_of_pack
from wonderland_qt.cli.terminal import print_json, tell
from wonderland_qt.models.sources import COMMAND

if TYPE_CHECKING:
    from wonderland_qt.models.packs.pile import PackPile
    from wonderland_qt.models.sources.source_book import SourceBook
    from wonderland_qt.models.sources.standing import Offered
    from wonderland_qt.models.sources.visiting_program import SourceVisit, VisitAnswer

LONGEST_NAME = 80
"""How many letters the name of a source may have."""

STANDINGS = {
    "new": "",
    "same": "installed",
    "newer": "newer than yours",
    "edited": "newer; you changed yours",
    "older": "older than yours",
    "differs": "changed, same version",
    "yours": "yours is from elsewhere",
}
_ASK_TWICE = "`--replace` installs it; your copy is kept once as an older one"


def visit_source(_chosen: argparse.Namespace) -> int:
    """Visit a source for the program that started this process."""
    import msgspec

    from wonderland_qt.engine.installed_games import GAMES
    from wonderland_qt.models.sources.visiting_program import SourceVisit, answer_in_time

    def send(answer: bytes) -> None:
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()

    visit = msgspec.json.decode(sys.stdin.buffer.read(), type=SourceVisit)
    answer_in_time(visit, tuple(GAMES), send)
    return WELL


def index(chosen: argparse.Namespace) -> int:
    """Write the index of a folder of packs, which makes it a source."""
    from wonderland_qt.engine.installed_games import GAMES
    from wonderland_qt.models.sources.index_writing import write_index
    from wonderland_qt.models.sources.source_index import INDEX_FILE

    folder: Path = chosen.folder
    if not folder.is_dir():
        raise Problem(f"{folder}: no such folder")
    name = chosen.name if chosen.name is not None else folder.resolve().name
    written = write_index(folder, name[:LONGEST_NAME], paths.unpacked(), tuple(GAMES))
    for pack in written.packs:
        unlicensed = "" if pack.licence else "; without a licence"
        tell(f"{pack.id} {pack.version}: {pack.file}, {pack.kilobytes} kB{unlicensed}")
    tell(f"{folder / INDEX_FILE}: packs: {len(written.packs)}")
    return WELL


def switch_sources(chosen: argparse.Namespace) -> int:
    """Allow or forbid visits to sources."""
    import msgspec

    from wonderland_qt.models.sources.source_book import keep_book, load_book

    keep_book(msgspec.structs.replace(load_book(), allowed=chosen.allowed))
    tell("sources of packs are on" if chosen.allowed else "sources of packs are off; none is visited")
    return WELL


def add_source(chosen: argparse.Namespace) -> int:
    """Add a folder or an https address as a source."""
    from wonderland_qt.models.sources.source_book import WrongSource, keep_book, load_book

    try:
        book = load_book().adding(chosen.place)
    except WrongSource as error:
        raise Problem(f"{chosen.place}: {error}") from error
    keep_book(book)
    hint = "" if book.allowed else "; `wonderland-qt packs sources on` allows visits"
    tell(f"{book.places[-1]}: added{hint}")
    return WELL


def remove_source(chosen: argparse.Namespace) -> int:
    """Remove a source; packs that came from it stay."""
    from wonderland_qt.models.sources.source_book import keep_book, load_book

    book = load_book()
    meant = {chosen.place, os.path.abspath(chosen.place)}  # noqa: PTH100 links stay
    place = next((place for place in book.places if place in meant), None)
    if place is None:
        raise Problem(f"{chosen.place}: no such source; `wonderland-qt packs sources list` lists them")
    keep_book(book.removing(place))
    tell(f"{place}: removed; packs that came from it stay")
    return WELL


def list_sources(chosen: argparse.Namespace) -> int:
    """List the sources without visiting them."""
    from wonderland_qt.models.sources.source_book import load_book

    book = load_book()
    if chosen.json:
        print_json({"allowed": book.allowed, "places": book.places})
        return WELL
    tell(f"sources of packs are {'on' if book.allowed else 'off'}", *book.places)
    if not book.places:
        tell("no sources; `wonderland-qt packs sources add PLACE` adds a folder or an https address")
    return WELL


def find(chosen: argparse.Namespace) -> int:
    """List the packs that sources offer, all or those that match some words."""
    from wonderland_qt.models.sources.standing import found_by

    problems: list[str] = []
    offered = found_by(" ".join(chosen.words), _packs_offered(pile_of_packs(), problems))
    if chosen.json:
        print_json([_row_of_offer(offer) for offer in offered])
    elif offered:
        tell(*map(_lines_of_offer, offered))
    else:
        tell("no packs found")
    return _exit_code(problems)


def install_offered(chosen: argparse.Namespace) -> int:
    """Install packs that sources offer, after checking them against the index."""
    pile, problems = pile_of_packs(), list[str]()
    offered = _packs_offered(pile, problems)
    wanted = [_offered_pack(name, chosen.source, offered, problems) for name in chosen.packs]
    to_install = _with_needed_packs(pile, wanted, offered)
    exit_codes = [_install_offer(pile, offer, replace=chosen.replace) for offer in to_install]
    return max([*exit_codes, _exit_code(problems)])


def _with_needed_packs(
    pile: PackPile, wanted: Sequence[Offered], offered: Sequence[Offered]
) -> list[Offered]:
    """Return packs preceded by those that they need, and report these and any that no source offers."""
    from wonderland_qt.models.sources.needed_packs import with_needed

    found = {needed.pack.id: needed for offer in wanted for needed in with_needed(offer, offered)}
    ids_wanted = {offer.pack.id for offer in wanted}
    at_hand = {*found, *(pack.id for pack in pile.packs)}
    for name, offer in found.items():
        _tell_what_is_missing(offer, at_hand)
        if name not in ids_wanted:
            tell(f"{name}: fetched along, as it is needed")
    return list(found.values())


def _tell_what_is_missing(offer: Offered, at_hand: Set[str]) -> None:
    """Report the packs that an offered one needs, if they are neither at hand nor offered anywhere."""
    from wonderland_qt.engine.words.texts import text
    from wonderland_qt.engine.words.worded_errors import in_words
    from wonderland_qt.models.sources.needed_packs import offered_nowhere

    missing = offered_nowhere([offer], at_hand)
    if missing:
        message = text("source-needs-nowhere", id=offer.pack.id, needed=", ".join(missing))
        tell(in_words(message), file=sys.stderr)


def update(chosen: argparse.Namespace) -> int:
    """Install newer versions of packs that came from sources."""
    pile, problems = pile_of_packs(), list[str]()
    offered = _packs_offered(pile, problems)
    wanted = [offer for offer in offered if not chosen.packs or offer.pack.id in chosen.packs]
    standings = {"newer", "edited"} if chosen.replace else {"newer"}
    updates = [offer for offer in wanted if offer.standing in standings]
    if not chosen.replace:
        _tell_of_edited(wanted)
    if not updates:
        tell("nothing to update")
    exit_codes = [_install_offer(pile, offer, replace=chosen.replace) for offer in updates]
    return max([*exit_codes, _exit_code(problems)])


def _tell_of_edited(offered: Sequence[Offered]) -> None:
    """Report the newer versions that are not installed because the user has changed the installed copy."""
    for pack in (offer.pack for offer in offered if offer.standing == "edited"):
        tell(f"{pack.id}: version {pack.version} is out, but you changed your copy; {_ASK_TWICE}")


def _install_offer(pile: PackPile, offered: Offered, *, replace: bool) -> int:
    """Fetch and install a pack, and return the exit code; raises Problem if yours would be replaced.

    The order of the packs, in which a new one has got its place, is saved.
    """
    from wonderland_qt.models.sources.installing import install_fetched
    from wonderland_qt.models.sources.standing import WELCOME

    name, installed = offered.pack.id, offered.installed
    if offered.standing == "same" and not replace:
        tell(f"{name}: version {offered.pack.version} is already installed")
        return WELL
    if offered.standing not in WELCOME and not replace:
        raise Problem(f"{name}: {STANDINGS[offered.standing]}; {_ASK_TWICE}")
    answer = _fetch(offered)
    pack = install_fetched(pile, offered, Path(answer.archive))
    keep_choices(pile)
    before = f" (before: {installed.version})" if installed is not None else ""
    tell(f"{pack.name} {pack.version} is installed in {pack.path}{before}")
    tell(*(f"  {change}" for change in answer.changes))
    if not pile.is_on(pack):
        tell(f"`wonderland-qt packs enable {pack.id}` enables it")
    return tell_of_pack(pile, pack)


def _fetch(offered: Offered) -> VisitAnswer:
    """Fetch a pack from its source, with what would change in the installed one; raises Problem."""
    from wonderland_qt.models.sources.visiting_program import SourceVisit

    installed = offered.installed
    folder = str(installed.folder) if installed is not None else ""
    answer = _visit(SourceVisit(offered.place, pack=offered.pack.model_dump_json(), installed=folder))
    if answer.problem:
        raise Problem(answer.problem)
    return answer


def _packs_offered(pile: PackPile, problems: list[str]) -> list[Offered]:
    """Return the packs that all sources offer; report and skip sources that fail."""
    from wonderland_qt.models.sources.source_index import SourceIndex
    from wonderland_qt.models.sources.standing import offered_by
    from wonderland_qt.models.sources.visiting_program import SourceVisit

    book, found = _allowed_book(), list["Offered"]()
    for place in book.places:
        answer = _visit(SourceVisit(place))
        if answer.problem:
            tell(answer.problem, file=sys.stderr)
            problems.append(answer.problem)
        else:
            packs = SourceIndex.model_validate_json(answer.index).packs
            found += offered_by(place, packs, book, pile.packs)
    return found


def _allowed_book() -> SourceBook:
    """Return the sources; raises Problem if visits are off or there are none."""
    from wonderland_qt.models.sources.source_book import load_book

    book = load_book()
    if not book.allowed:
        raise Problem("sources of packs are off; `wonderland-qt packs sources on` allows visits")
    if not book.places:
        raise Problem("no sources; `wonderland-qt packs sources add PLACE` adds a folder or an https address")
    return book


def _visit(visit: SourceVisit) -> VisitAnswer:
    """Visit a source in a separate process, and return its answer; raises Problem if it gives none."""
    import msgspec

    from wonderland_qt.engine.words.texts import Text
    from wonderland_qt.engine.words.worded_errors import in_words
    from wonderland_qt.models.sources.visiting_program import VisitAnswer

    environment = dict(os.environ)
    if not paths.frozen():  # so that the process finds this program's code
        folders = [str(paths.own_code()), os.environ.get("PYTHONPATH", "")]
        environment["PYTHONPATH"] = os.pathsep.join(folder for folder in folders if folder)
    run = subprocess.run(
        [*paths.own_program(), COMMAND],
        input=msgspec.json.encode(visit),
        capture_output=True,
        check=False,
        env=environment,
    )
    try:
        return msgspec.json.decode(run.stdout, type=VisitAnswer)
    except msgspec.MsgspecError:
        raise Problem(f"{visit.place}: {in_words(Text('source-failed'))}") from None


def _offered_pack(
    name: str, source: str | None, offered: Sequence[Offered], problems: Sequence[str]
) -> Offered:
    """Return the offered pack with this id; raises Problem if there is none or several."""
    from wonderland_qt.engine.words.message_parts import suggestion
    from wonderland_qt.engine.words.worded_errors import in_words

    found = [offer for offer in offered if offer.pack.id == name and source in {None, offer.place}]
    if len(found) == 1:
        return found[0]
    if found:
        places = ", ".join(offer.place for offer in found)
        raise Problem(f"several sources offer '{name}'; choose with --source: {places}")
    near = in_words(suggestion(name, [offer.pack.id for offer in offered]))
    sources = "no source that answered" if problems else "no source"
    raise Problem(f"{sources} offers '{name}'{near}")


def _lines_of_offer(offered: Offered) -> str:
    """Return a line about a pack, and a second one with its description."""
    pack, installed = offered.pack, offered.installed
    author = f", by {pack.author}" if pack.author else ""
    standing = f": {STANDINGS[offered.standing]} ({installed.version})" if installed is not None else ""
    about = f"\n    {pack.about}" if pack.about else ""
    licence = pack.licence or "without a licence"
    return f"{pack.id} {pack.version}: {pack.name}{author}, {licence}, for {pack.game}{standing}{about}"


def _row_of_offer(offered: Offered) -> dict[str, str | bool | int]:
    """Return what `packs sources find --json` prints about a pack."""
    pack = offered.pack
    return {
        "id": pack.id,
        "name": pack.name,
        "version": pack.version,
        "game": pack.game,
        "author": pack.author,
        "licence": pack.licence,
        "installed": offered.installed.version if offered.installed is not None else "",
        "state": STANDINGS[offered.standing],
        "about": pack.about,
        "path": offered.place,
    }


def _exit_code(problems: Sequence[str]) -> int:
    """Return the exit code for the problems with sources."""
    return PROBLEMS if problems else WELL
