"""What arguments choose: a game, its content, and what its table chooses; each mistake has one message."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from wonderland_qt import paths
from wonderland_qt.cli.outcome import Problem, wrong_use
from wonderland_qt.engine.content.mistakes import suggestion
from wonderland_qt.engine.listing import AnyRuleset
from wonderland_qt.games.catalogue import FIRST, GAMES


def game_chosen(game: str | None, where: str = "--game") -> str:
    """Return the id of a game, that of the first one without; an unknown id is a wrong use.

    `where` is what names the game: an argument or a file.
    """
    if game is None:
        return FIRST
    if game not in GAMES:
        wrong_use(f"{where}: no game is called '{game}'{suggestion(game, GAMES)}")
    return game


def ruleset_chosen(game: str | None, where: str = "--game") -> AnyRuleset:
    """Return the rules of the game with this id, of the first one without; an unknown id is a wrong use."""
    return GAMES[game_chosen(game, where)]


def roots_chosen(chosen: argparse.Namespace) -> list[Path]:
    """Return the folders of content, the last on top; raises Problem for one that is not there."""
    if chosen.alone and not chosen.content:
        wrong_use("--alone needs at least one --content DIR")
    roots = chosen.content if chosen.alone else [paths.content(), *chosen.content]
    for root in roots:
        if not root.is_dir():
            raise Problem(f"{root}: there is no such folder; give a folder that holds GAME/*.yaml")
    return list(roots)


def options_chosen(chosen: argparse.Namespace, ruleset: AnyRuleset, pack: Any) -> dict[str, str]:
    """Return what the table chose; what is not there is a wrong use."""
    known = [option.id for option in ruleset.seating.options(pack)]
    options: dict[str, str] = {}
    for written in chosen.option:
        name, equals, value = written.partition("=")
        if not equals:
            wrong_use(f"--option {written}: write NAME=VALUE{suggestion(name, known)}")
        if name not in known:
            wrong_use(f"--option: {ruleset.id} has no option '{name}'{suggestion(name, known)}")
        options[name] = value
    _try_out(ruleset, pack, options)
    return options


def _try_out(ruleset: AnyRuleset, pack: Any, options: Mapping[str, str]) -> None:
    """Set a table up with the options, so that a value that is not there is told before anything else."""
    try:
        ruleset.seating.by_chance(pack, ruleset.seating.sizes[0], 0, options)
    except ValueError as error:
        wrong_use(f"--option: {error}")


def players_chosen(players: int | None, ruleset: AnyRuleset) -> int:
    """Return how many sit down; a number for which the game has no table is a wrong use."""
    seating = ruleset.seating
    if players is None:
        return seating.usual_size
    if players not in seating.sizes:
        sizes = ", ".join(map(str, seating.sizes))
        wrong_use(f"--players: {players} cannot play {ruleset.id}; there are tables of {sizes}")
    return players
