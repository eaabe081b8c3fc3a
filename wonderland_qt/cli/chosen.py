"""Turns arguments into a game, its content and its options, or reports in one message what is wrong."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wonderland_qt import paths
from wonderland_qt.cli.outcome import Problem, wrong_use
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.installed_games import GAMES, first_game
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.words.foreign_text import quoted
from wonderland_qt.engine.words.message_parts import alternatives, suggestion
from wonderland_qt.engine.words.worded_errors import in_words

if TYPE_CHECKING:
    from wonderland_qt.engine.content.folders.packs import Pack
    from wonderland_qt.engine.content.mistakes import Mistake

PICTURES = (".png", ".jpg")


def game_chosen(game: str | None, where: str = "--game") -> str:
    """Return the id of a game, by default the first one; an unknown id is a usage error.

    `where` is the argument or the file that names the game.
    """
    if game is None:
        return first_game()
    if game not in GAMES:
        wrong_use(f"{where}: unknown game '{quoted(game)}'{in_words(suggestion(game, GAMES))}")
    return game


def ruleset_chosen(game: str | None, where: str = "--game") -> AnyRuleset:
    """Return the rules of a game, by default of the first one; an unknown id is a usage error."""
    return GAMES[game_chosen(game, where)]


def games_in(content_folders: Sequence[Path]) -> list[AnyRuleset]:
    """Return the rules of all games that have content in these folders."""
    return [
        GAMES[game]
        for game in GAMES
        if any(paths.in_content(content_folder, game).is_dir() for content_folder in content_folders)
    ]


def content_folders_chosen(chosen: argparse.Namespace) -> list[Path]:
    """Return the built-in content folder and those of --content above it; raises ContentMistakes."""
    if chosen.alone and not chosen.content:
        wrong_use("--alone needs at least one --content DIR")
    below = [] if chosen.alone else [paths.content()]
    return [*below, *(pack.folder for pack in packs_at(chosen.content))]


def packs_chosen(chosen: argparse.Namespace) -> list[Pack]:
    """Return the packs of --pack, the last one overriding the others; raises ContentMistakes and Problem."""
    if not chosen.pack:
        return []
    from wonderland_qt.engine.content.folders.packs import clashes

    packs = packs_at(chosen.pack)
    found = list(clashes(packs))
    if found:
        raise ContentMistakes(found)
    return packs


def layers_chosen(chosen: argparse.Namespace) -> list[Path]:
    """Return the folders of --content, and above them those of --pack."""
    return [*content_folders_chosen(chosen), *(pack.folder for pack in packs_chosen(chosen))]


def packs_at(given: Sequence[Path]) -> list[Pack]:
    """Return the packs at these paths, each above those before it."""
    packs: list[Pack] = []
    for path in given:
        packs.append(pack_at(path, [pack.folder for pack in packs]))
    return packs


def pack_at(given: Path, beneath: Sequence[Path] = ()) -> Pack:
    """Return the pack in a folder or .zip file, or the installed pack with this id.

    Its words may refer to the packs `beneath` it.
    Raises ContentMistakes, and Problem if it contains nothing for any game.
    """
    from wonderland_qt.engine.content.folders.packs import packs_in, raised_by

    if not given.exists() and len(given.parts) == 1:
        installed = packs_in(paths.packs(), paths.unpacked(), tuple(GAMES))
        given = next((pack.path for pack in installed if pack.id == given.name), given)
    try:
        return _open_checked(given, beneath)
    except (ContentMistakes, Problem, OSError):
        raise
    except Exception as error:  # whatever a foreign pack raises is its own mistake
        raise ContentMistakes([raised_by(given, error)]) from error


def _open_checked(given: Path, beneath: Sequence[Path]) -> Pack:
    """Open a pack, checking what would go wrong beside the packs beneath it.

    Raises ContentMistakes, also for files that cannot be read and so may be for any game, and Problem for a
    pack in which there is nothing for any game.
    """
    from wonderland_qt.engine.content.folders.packs import open_pack
    from wonderland_qt.models.packs.check import games_of, mistakes_beside

    pack = open_pack(given, paths.unpacked(), tuple(GAMES))
    games = games_of(pack, GAMES)
    mistakes = [mistake for game in games for mistake in mistakes_beside(pack.folder, game, beneath)]
    if mistakes:
        raise ContentMistakes(mistakes)
    if not games:
        _refuse_unreadable(pack.folder)
        files = ", ".join(f"{game}/*.yaml" for game in GAMES)
        raise Problem(
            f"{given}: no content here; give a folder with {files}, or with the sections of one game"
        )
    return pack


def _refuse_unreadable(folder: Path) -> None:
    """Raise ContentMistakes if files of a folder cannot be read, as their content is then unknown."""
    from wonderland_qt.engine.content.files_within import files_within
    from wonderland_qt.engine.content.folders.packs import CONTENT_ENDINGS
    from wonderland_qt.engine.content.yaml.yaml_reader import read_yaml

    mistakes: list[Mistake] = []
    for file in files_within(folder, CONTENT_ENDINGS, mistakes):
        mistakes += read_yaml(file).mistakes
    if mistakes:
        raise ContentMistakes(mistakes)


def game_meant(chosen: argparse.Namespace) -> str:
    """Return the id of the game: the named one, else the first one that --pack contains anything for."""
    if chosen.game or not chosen.pack:
        return game_chosen(chosen.game)
    from wonderland_qt.models.packs.check import games_of

    return next(game for pack in packs_chosen(chosen) for game in games_of(pack, GAMES))


def check_picture(file: Path) -> None:
    """Raise Problem if no picture can be written to this file."""
    if file.suffix.lower() not in PICTURES:
        endings = in_words(alternatives(PICTURES))
        raise Problem(f"{file}: this is not the name of a picture; end it in {endings}")
    folder = file.absolute().parent
    if not folder.is_dir():
        raise Problem(f"{file.parent}: no such folder; create it, or name another")
    if not os.access(file if file.exists() else folder, os.W_OK):
        raise Problem(f"{file}: this file cannot be written; name a file in your own folder")


def refuse_existing(file: Path, *, force: bool) -> None:
    """Raise Problem if a file exists, unless --force allows to replace it."""
    if file.exists() and not force:
        raise Problem(f"{file}: already exists; --force replaces it")


def check_save(folder: Path | None) -> None:
    """Raise Problem if results cannot be saved, before anything is measured."""
    if folder is not None and not folder.is_dir():
        raise Problem(f"{folder}: no such folder; create it, or name the folder of a pack")


def check_language(language: str) -> None:
    """Reject a language that the program is not translated into."""
    known = paths.languages()
    if language not in known:
        wrong_use(f"--language: unknown language '{language}'; known: {', '.join(known)}")


def options_chosen(chosen: argparse.Namespace, ruleset: AnyRuleset, content: Any) -> dict[str, str]:
    """Return the values of --option; an unknown name or value is a usage error."""
    known = [option.id for option in ruleset.seating.all_options(content)]
    options: dict[str, str] = {}
    for written in chosen.option:
        name, equals, value = written.partition("=")
        if not equals:
            wrong_use(f"--option {written}: write NAME=VALUE{in_words(suggestion(name, known))}")
        if name not in known:
            wrong_use(f"--option: {ruleset.id} has no option '{name}'{in_words(suggestion(name, known))}")
        options[name] = value
    _check_options(ruleset, content, options)
    return options


def _check_options(ruleset: AnyRuleset, content: Any, options: Mapping[str, str]) -> None:
    """Set up a game with the options, so that a wrong value is reported first."""
    try:
        ruleset.seating.random_new_game(content, ruleset.seating.sizes[0], seed=0, options=options)
    except ValueError as error:
        wrong_use(f"--option: {error}")


def players_chosen(players: int | None, ruleset: AnyRuleset) -> int:
    """Return the number of players; one that the game does not allow is a usage error."""
    seating = ruleset.seating
    if players is None:
        return seating.usual_size
    if players not in seating.sizes:
        sizes = in_words(alternatives(seating.sizes))
        wrong_use(f"--players: {ruleset.id} takes {sizes} players, not {players}")
    return players
