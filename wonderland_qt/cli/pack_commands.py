"""The commands `packs ...`: what lies in the user's folder of packs, in which order, and what is wrong."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from wonderland_qt import paths
from wonderland_qt.cli.chosen import game_chosen
from wonderland_qt.cli.outcome import PROBLEMS, WELL, Problem, wrong_use
from wonderland_qt.cli.terminal import print_json, tell
from wonderland_qt.engine.foreign_text import on_one_line

if TYPE_CHECKING:
    from wonderland_qt.engine.content.folders.packs import Pack
    from wonderland_qt.engine.content.mistakes import Mistake
    from wonderland_qt.models.packs.pile import PackPile


def list_packs(chosen: argparse.Namespace) -> int:
    """List the packs from the top of the pile down."""
    pile = _pile()
    rows = [_row(pile, pack) for pack in reversed(pile.packs)]
    if chosen.json:
        print_json(rows)
    elif rows:
        _print_rows(rows)
    else:
        tell(f"no packs in {paths.packs()}; `wonderland-qt packs new ID` creates one")
    return WELL


def new(chosen: argparse.Namespace) -> int:
    """Make a pack in the user's folder, with nothing in it yet."""
    from wonderland_qt.engine.content.folders.packs import PackManifest
    from wonderland_qt.games.catalogue import GAMES
    from wonderland_qt.models.packs.new_pack import first_line, new_pack

    try:
        manifest = PackManifest(id=chosen.id, name=chosen.name or chosen.id, game=game_chosen(chosen.game))
    except ValueError:
        wrong_use(f"packs new: '{chosen.id}' is not a valid id; use lower-case letters, digits, - and _")
    folder = new_pack(manifest, GAMES[manifest.game])
    pile = _pile()
    pile.switch(pile.pack(manifest.id), True)
    _keep(pile)
    tell(f"{folder}: created and enabled. Add YAML files such as numbers.yaml, starting with")
    tell(first_line(folder, manifest.game).rstrip())
    return WELL


def install(chosen: argparse.Namespace) -> int:
    """Copy a pack into the user's folder, on top of the pile and switched off."""
    pile = _pile()
    pack = pile.install(chosen.path)
    _keep(pile)
    tell(f"{pack.name} is installed in {pack.path}; `wonderland-qt packs enable {pack.id}` enables it")
    return _tell(pile, pack)


def enable(chosen: argparse.Namespace) -> int:
    """Switch packs on for new games."""
    return _switch(chosen, True)


def disable(chosen: argparse.Namespace) -> int:
    """Switch packs off for new games."""
    return _switch(chosen, False)


def check(chosen: argparse.Namespace) -> int:
    """List every mistake in packs, the fields that two of them change, and every warning."""
    pile = _pile()
    packs = [_named(pile, name) for name in chosen.packs] or list(pile.packs)
    return max([_tell(pile, pack) for pack in packs], default=WELL)


def _tell(pile: PackPile, pack: Pack) -> int:
    mistakes = pile.mistakes(pack)
    tell(*_warnings(pile, pack))
    if mistakes:
        tell(*map(str, mistakes), file=sys.stderr)
    else:
        tell(f"{pack.path}: no mistakes")
    return PROBLEMS if mistakes else WELL


def _warnings(pile: PackPile, pack: Pack) -> Iterator[str]:
    from wonderland_qt.engine.content.folders.older_copies import older_copies

    for game in pile.games_of(pack):
        yield from (f"warning: {conflict}" for conflict in pile.conflicts(pack, game))
    for warning in (*pile.warnings(pack), *_pictures_left_out(pile, pack)):
        yield f"warning: {warning}"
    for older in older_copies(pack.path):
        yield f"{older}: the previous copy of {pack.path}; it is kept until another copy replaces it"


def _pictures_left_out(pile: PackPile, pack: Pack) -> Iterator[Mistake]:
    from wonderland_qt.models.packs.pack_art import art_that_cannot_be_drawn

    return iter(()) if pack.mistakes else art_that_cannot_be_drawn(pack.folder, pile.games_of(pack))


def _switch(chosen: argparse.Namespace, on: bool) -> int:
    pile = _pile()
    packs = [_named(pile, name) for name in chosen.packs]
    for pack in packs:
        pile.switch(pack, on)
    _keep(pile)
    return max([_tell(pile, pack) for pack in packs if on], default=WELL)


def _named(pile: PackPile, name: str) -> Pack:
    from wonderland_qt.engine.words.message_parts import suggestion
    from wonderland_qt.engine.words.worded_errors import in_words

    try:
        return pile.pack(name)
    except KeyError:
        near = in_words(suggestion(name, [pack.id for pack in pile.packs]))
        raise Problem(f"{paths.packs()}: no pack with the id '{name}'{near}") from None


def _pile() -> PackPile:
    """Return the pile of packs, once what killed programs left of them has been swept."""
    from wonderland_qt.app.settings import load_settings
    from wonderland_qt.games.catalogue import GAMES
    from wonderland_qt.models.lobby.leftovers import sweep_leftovers
    from wonderland_qt.models.packs.pile import PackPile

    sweep_leftovers()
    return PackPile(GAMES, [paths.content()], load_settings().packs)


def _keep(pile: PackPile) -> None:
    import msgspec

    from wonderland_qt.app.settings import load_settings, store_settings
    from wonderland_qt.engine.words.worded_errors import in_words

    problem = store_settings(msgspec.structs.replace(load_settings(), packs=pile.choices))
    if problem is not None:
        raise Problem(f"the choice of packs cannot be saved: {in_words(problem)}")


def _row(pile: PackPile, pack: Pack) -> dict[str, str | bool | int]:
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
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    shown = [name for name in rows[0] if name != "path"]
    table = Table(*shown)
    for row in rows:
        cells = ("yes" if row[name] is True else "no" if row[name] is False else row[name] for name in shown)
        table.add_row(*(Text(on_one_line(str(cell))) for cell in cells))
    Console(file=sys.stdout).print(table)
