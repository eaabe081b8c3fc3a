"""The commands `packs ...`: list, create, install, enable, check, share, print and remove packs."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from wonderland_qt import paths
from wonderland_qt.cli.chosen import check_language, game_chosen, refuse_existing
from wonderland_qt.cli.outcome import PROBLEMS, WELL, Problem, wrong_use
from wonderland_qt.cli.terminal import print_json, tell
from wonderland_qt.engine.words.foreign_text import on_one_line

if TYPE_CHECKING:
    from wonderland_qt.engine.content.folders.packs import Pack
    from wonderland_qt.engine.content.mistakes import Mistake
    from wonderland_qt.models.packs.pile import PackPile


def list_packs(chosen: argparse.Namespace) -> int:
    """List the installed packs, topmost first."""
    pile = pile_of_packs()
    rows = [_row_of_pack(pile, pack) for pack in reversed(pile.packs)]
    if chosen.json:
        print_json(rows)
    elif rows:
        _print_rows(rows)
    else:
        tell(f"no packs in {paths.packs()}; `wonderland-qt packs new ID` creates one")
    return WELL


def check_pile(_chosen: argparse.Namespace) -> int:
    """Check a pile of packs for the window that started this process."""
    import msgspec

    from wonderland_qt.engine.installed_games import GAMES
    from wonderland_qt.models.packs.checking_program import PileToCheck, findings_of
    from wonderland_qt.models.packs.pile import PackPile

    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=PileToCheck)
    pile = PackPile(GAMES, [Path(folder) for folder in wanted.content_folders], wanted.choices)
    sys.stdout.buffer.write(findings_of(pile))
    return WELL


def new(chosen: argparse.Namespace) -> int:
    """Create an empty pack in the user's folder, and enable it."""
    from wonderland_qt.engine.content.folders.packs import PackManifest
    from wonderland_qt.engine.installed_games import GAMES
    from wonderland_qt.models.packs.new_pack import first_line, new_pack

    try:
        manifest = PackManifest(id=chosen.id, name=chosen.name or chosen.id, game=game_chosen(chosen.game))
    except ValueError:
        wrong_use(f"packs new: '{chosen.id}' is not a valid id; use lower-case letters, digits, - and _")
    folder = new_pack(manifest, GAMES[manifest.game])
    pile = pile_of_packs()
    pile.switch(pile.pack(manifest.id), on=True)
    keep_choices(pile)
    tell(f"{folder}: created and enabled. Add YAML files such as numbers.yaml, starting with")
    tell(first_line(folder, manifest.game).rstrip())
    return WELL


def install(chosen: argparse.Namespace) -> int:
    """Copy a pack to the user's folder, on top of the pile and disabled."""
    pile = pile_of_packs()
    pack = pile.install(chosen.path)
    keep_choices(pile)
    tell(f"{pack.name} is installed in {pack.path}; `wonderland-qt packs enable {pack.id}` enables it")
    return tell_of_pack(pile, pack)


def enable(chosen: argparse.Namespace) -> int:
    """Enable packs for new games."""
    return _switch(chosen, on=True)


def disable(chosen: argparse.Namespace) -> int:
    """Disable packs for new games."""
    return _switch(chosen, on=False)


def share(chosen: argparse.Namespace) -> int:
    """Write a pack as ID.pack.zip for others; an existing file is replaced only if asked for."""
    from wonderland_qt.engine.words.worded_errors import ENGLISH
    from wonderland_qt.models.packs.pack_actions import archive_in, archive_named, shared

    pile = pile_of_packs()
    pack = _installed_pack(pile, chosen.pack)
    wanted = chosen.to or Path()
    archive = archive_in(wanted, pack.id) if wanted.is_dir() else archive_named(wanted)
    refuse_existing(archive, force=chosen.force)
    problem = shared(pack, archive, ENGLISH)
    if problem:
        raise Problem(problem)
    status = tell_of_pack(pile, pack)
    tell(f"{archive}: written; others open it, or run `wonderland-qt packs install {archive.name}`")
    return status


def print_cards(chosen: argparse.Namespace) -> int:
    """Write the cards of a pack in real size as a PDF; an existing file is replaced only if asked for."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # no window opens
    from PySide6.QtWidgets import QApplication

    from wonderland_qt.app.program.application import make_application
    from wonderland_qt.app.workshop.print_sheet import cards_of, print_sheet

    check_language(chosen.language)
    pile = pile_of_packs()
    pack, wanted = _installed_pack(pile, chosen.pack), chosen.to or Path()
    file = wanted / f"{pack.id}.pdf" if wanted.is_dir() else wanted
    refuse_existing(file, force=chosen.force)
    application = QApplication.instance() or make_application()
    cards = cards_of(pile, pack.id, chosen.language)
    if not cards:
        raise Problem(f"{pack.path}: nothing to print; `wonderland-qt packs check {pack.id}` lists mistakes")
    pages = print_sheet(cards, file, pack.name)
    tell(f"{file}: pages of A4: {pages}, pieces: {len(cards)}; print at 100%")
    del application  # it had to live until then
    return WELL


def remove(chosen: argparse.Namespace) -> int:
    """Remove packs from the user's folder; one older copy of each is kept hidden."""
    pile = pile_of_packs()
    for pack in [_installed_pack(pile, name) for name in chosen.packs]:
        kept = pile.remove(pack)
        tell(f"{pack.path}: removed; it is kept as {kept} until another copy replaces it")
    keep_choices(pile)
    return WELL


def check(chosen: argparse.Namespace) -> int:
    """List all mistakes in packs, conflicts between them, and warnings."""
    pile = pile_of_packs()
    packs = [_installed_pack(pile, name) for name in chosen.packs] or list(pile.packs)
    return max([tell_of_pack(pile, pack) for pack in packs], default=WELL)


def tell_of_pack(pile: PackPile, pack: Pack) -> int:
    """Print what is wrong with a pack, and return the exit code."""
    mistakes = pile.mistakes(pack)
    tell(*_warnings(pile, pack))
    if mistakes:
        tell(*map(str, mistakes), file=sys.stderr)
    else:
        tell(f"{pack.path}: no mistakes")
    return PROBLEMS if mistakes else WELL


def _warnings(pile: PackPile, pack: Pack) -> Iterator[str]:
    """Yield conflicts, warnings and older copies of a pack."""
    from wonderland_qt.engine.content.folders.older_copies import older_copies

    for game in pile.games_of(pack):
        yield from (f"warning: {conflict}" for conflict in pile.conflicts(pack, game))
    for warning in (*pile.warnings(pack), *_pictures_left_out(pile, pack)):
        yield f"warning: {warning}"
    for older in older_copies(pack.path):
        yield f"{older}: the previous copy of {pack.path}; it is kept until another copy replaces it"


def _pictures_left_out(pile: PackPile, pack: Pack) -> Iterator[Mistake]:
    """Yield a warning about each picture of a pack that cannot be drawn; none for an unreadable pack."""
    from wonderland_qt.models.packs.pack_art import art_that_cannot_be_drawn

    if not pack.mistakes:
        yield from art_that_cannot_be_drawn(pack.folder, pile.games_of(pack))


def _switch(chosen: argparse.Namespace, *, on: bool) -> int:
    """Enable or disable packs; report what is wrong with enabled ones, and return the exit code.

    That is the highest of the packs' codes, so one pack with mistakes is enough for `PROBLEMS`.
    """
    pile = pile_of_packs()
    packs = [_installed_pack(pile, name) for name in chosen.packs]
    for pack in packs:
        pile.switch(pack, on)
    keep_choices(pile)
    return max([tell_of_pack(pile, pack) for pack in packs if on], default=WELL)


def _installed_pack(pile: PackPile, name: str) -> Pack:
    """Return the installed pack with this id; raises Problem with a suggestion."""
    from wonderland_qt.engine.words.message_parts import suggestion
    from wonderland_qt.engine.words.worded_errors import in_words

    try:
        return pile.pack(name)
    except KeyError:
        near = in_words(suggestion(name, [pack.id for pack in pile.packs]))
        raise Problem(f"{paths.packs()}: no pack with the id '{name}'{near}") from None


def pile_of_packs() -> PackPile:
    """Return the pile of packs, after removing leftovers of killed programs."""
    from wonderland_qt.app.settings import load_settings
    from wonderland_qt.engine.installed_games import GAMES
    from wonderland_qt.models.lobby.leftovers import sweep_leftovers
    from wonderland_qt.models.packs.pile import PackPile

    sweep_leftovers()
    return PackPile(GAMES, [paths.content()], load_settings().packs)


def keep_choices(pile: PackPile) -> None:
    """Save which packs are enabled, and their order; raises Problem if that fails."""
    import msgspec

    from wonderland_qt.app.settings import load_settings, store_settings
    from wonderland_qt.engine.words.worded_errors import in_words

    problem = store_settings(msgspec.structs.replace(load_settings(), packs=pile.choices))
    if problem is not None:
        raise Problem(f"the choice of packs cannot be saved: {in_words(problem)}")


def _row_of_pack(pile: PackPile, pack: Pack) -> dict[str, str | bool | int]:
    """Return what `packs list` prints about a pack, by the name of the column."""
    return {
        "id": pack.id,
        "name": pack.name,
        "version": pack.version,
        "author": pack.author,
        "games": ", ".join(pile.games_of(pack)),
        "on": pile.is_on(pack),
        "mistakes": len(pile.mistakes(pack)),
        "path": on_one_line(str(pack.path)),
    }


def _print_rows(rows: list[dict[str, str | bool | int]]) -> None:
    """Print rows of packs as a table, without their paths."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    columns = [name for name in rows[0] if name != "path"]
    table = Table(*columns)
    for row in rows:
        table.add_row(*(Text(_cell_text(row[name])) for name in columns))
    Console(file=sys.stdout).print(table)


def _cell_text(value: str | bool | int) -> str:
    """Return a value as a table shows it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return on_one_line(str(value))
