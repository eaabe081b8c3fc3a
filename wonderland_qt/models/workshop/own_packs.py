"""The packs that the workshop can write into, and the content beneath the chosen one."""

from __future__ import annotations

from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

from wonderland_qt import paths
from wonderland_qt.engine.content.folders.packs import Pack, PackManifest, game_folder, has_manifest, id_from
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.words.worded_errors import error_in_words
from wonderland_qt.models.packs.new_pack import new_pack
from wonderland_qt.models.packs.pile import PackPile

MY_TWEAKS = "my-tweaks"
"""The id and folder name of the pack for the user's changes if no other is chosen."""
LETTERS_OF_ID = 60
"""The letters of a new pack's id that come from its name, at most."""


def own_folder(game: str) -> Path:
    """Return the default folder for the user's changes: `my-tweaks`, unless that is of another game."""
    own = paths.packs() / MY_TWEAKS
    is_of_another_game = has_manifest(own) and game_folder(own, game) is None
    return own.with_name(f"{MY_TWEAKS}-{game}") if is_of_another_game else own


def own_packs(pile: PackPile, game: str) -> tuple[Pack, ...]:
    """Return the packs of a game that are folders, so that they can be edited."""
    return tuple(pack for pack in pile.packs if pack.path.is_dir() and game in pile.games_of(pack))


class OwnPack(NamedTuple):
    """A pack to choose; `current` marks the one that the workshop writes into."""

    id: str
    name: str
    version: str
    current: bool


def choices(pile: PackPile, game: str, own: Path) -> tuple[OwnPack, ...]:
    """Return the packs of a game that can be chosen."""
    packs = own_packs(pile, game)
    return tuple(OwnPack(pack.id, pack.name, pack.version, pack.path == own) for pack in packs)


class OwnFolder(NamedTuple):
    """The folder of the user's changes, the name of its pack, and the content folders below it."""

    folder: Path
    name: str
    folders_below: tuple[Path, ...]


def is_chosen(pile: PackPile, game: str, chosen: str) -> bool:
    """Tell whether a chosen pack can still be edited.

    `MY_TWEAKS` always can: it is made when something is first written into it.
    """
    return chosen == MY_TWEAKS or any(pack.id == chosen for pack in own_packs(pile, game))


def chosen_folder(pile: PackPile, game: str, chosen: str) -> Path:
    """Return the folder of the pack with this id, or the default one if there is none."""
    packs = (pack.path for pack in own_packs(pile, game) if pack.id == chosen)
    return next(packs, own_folder(game))


def beneath(pile: PackPile, own: Path, game: str) -> tuple[Pack, ...]:
    """Return the packs beneath the user's one: those in play below it, and those that it needs.

    A folder that is no pack yet will be on top of all packs in play.
    """
    in_play = pile.in_play(game)
    mine = next((pack for pack in pile.packs if pack.path == own), None)
    if mine is None:
        return in_play
    below = pile.packs[: pile.packs.index(mine)]
    return tuple(pack for pack in below if pack in in_play or pack.id in mine.needs)


def make_own_pack(pile: PackPile, game: str, name: str, language: str) -> tuple[str, str]:
    """Make a pack for a game and switch it on; return its id, or "" and the reason in a language."""
    pack_id = _unused_id(name)
    try:
        new_pack(PackManifest(id=pack_id, name=name, game=game), pile.ruleset(game))
    except ContentMistakes as error:
        first_mistake = error.mistakes[0]
        return "", first_mistake.in_words(language)
    except OSError as error:
        return "", error_in_words(error, language)
    pile.look_again()
    pile.switch(pile.pack(pack_id), on=True)
    return pack_id, ""


def _unused_id(name: str) -> str:
    """Return an id made from a name, with a number if a folder has that id already."""
    stem = id_from(name)[:LETTERS_OF_ID]
    ids = chain([stem], (f"{stem}{number}" for number in count(1)))
    return next(pack_id for pack_id in ids if not (paths.packs() / pack_id).exists())
