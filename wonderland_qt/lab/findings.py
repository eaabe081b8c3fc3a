"""Writes results of the lab into content: tuned numbers, fitted values and strengths of bots.

In files that people write too, only the numbers are changed.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from wonderland_qt.components.weights import written_at
from wonderland_qt.engine.content.yaml.yaml_edits import (
    NoSuchYamlPath,
    rewritten,
    with_field,
    yaml_on_one_line,
)
from wonderland_qt.engine.content.yaml.yaml_writing import in_decimals
from wonderland_qt.lab.character_strength import CharacterStrength
from wonderland_qt.lab.fitting import FittedStage
from wonderland_qt.lab.runner import Setting

NUMBERS, STRENGTHS, FITTED = "evaluation.yaml", "bots.yaml", "foresight.yaml"
EVALUATION, TUNED, STRENGTH = "evaluation", "tuned", "bot_strength"

FITTED_HEAD = """\
# yaml-language-server: $schema=../schema/{game}.json
# By what bots value a position that they have played on to in thought: points at the end for each unit
# of a feature, stage by stage, and the lead in points that makes a win e times as likely. No rule reads it,
# and no one writes it by hand: `wonderland-qt fit --game {game}` does (docs/new-bot.md).
foresight:
  fitted: {{date: '{date}', commit: '{commit}', games: {games}, players: {players}}}
  stages:
"""


def file_of(content_folder: Path, game: str) -> Path:
    """Return the file with the numbers of a game's evaluation in a content folder."""
    return content_folder / game / NUMBERS


def save_numbers(file: Path, weights: object, names: Iterable[str], games: int) -> None:
    """Write some numbers of weights into a file, leaving the rest as it was written; raises OSError.

    It also notes when they were tuned, and by how many `games`.
    """
    text = file.read_text(encoding="utf-8") if file.exists() else f"{EVALUATION}: {{}}\n"
    for name in names:
        path, value = written_at(weights, name)
        text = _with_yaml_value(text, (EVALUATION, *path), _plain_numbers(value))
    text = _with_yaml_value(text, (EVALUATION, TUNED), noted_now(games))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def save_strength(
    content_folder: Path, game: str, players: int, games: int, standings: Sequence[CharacterStrength]
) -> None:
    """Write the strengths of characters into a content folder, leaving the rest as it is; raises OSError."""
    file = content_folder / game / STRENGTHS
    text = file.read_text(encoding="utf-8") if file.exists() else f"{STRENGTH}: {{}}\n"
    for key, value in _strengths(players, games, standings).items():
        text = _with_yaml_value(text, (STRENGTH, key), value)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _strengths(players: int, games: int, standings: Sequence[CharacterStrength]) -> dict[str, Any]:
    """Return what is saved about a measurement of characters, by field."""
    wins = {standing.character: _figures_of_standing(standing) for standing in standings}
    return {"players": players, **noted_now(games), "wins": wins}


def _figures_of_standing(standing: CharacterStrength) -> dict[str, float]:
    """Return what is saved about a character; the weakest is ahead of no one."""
    figures = {"share": standing.wins.value, "margin": standing.wins.margin}
    if standing.ahead is not None:
        figures |= {"ahead": standing.ahead.value, "ahead_margin": standing.ahead.margin}
    return figures


def save_values(content_folder: Path, setting: Setting, stages: Sequence[FittedStage]) -> Path:
    """Write fitted values into a content folder and return the file; raises OSError."""
    file = content_folder / setting.game / FITTED
    file.parent.mkdir(parents=True, exist_ok=True)
    head = FITTED_HEAD.format(
        game=setting.game,
        **noted_now(setting.games),
        players=setting.players,
    )
    file.write_text(head + "".join(map(_stage_as_yaml, stages)), encoding="utf-8")
    return file


def _stage_as_yaml(stage: FittedStage) -> str:
    """Return a fitted stage as YAML, with its accuracy as a comment.

    The surprise "without" is that of somebody who gives all players equal chances (`unknowing`).
    """
    accuracy = (
        f"{stage.positions} positions; surprise at the winner {stage.surprise}, {stage.unknowing} without;"
        f" {round(100 * stage.explained)} % of leads explained"
    )
    weights = "".join(f"        {name}: {in_decimals(weight)}\n" for name, weight in stage.weights.items())
    scale = in_decimals(stage.scale)
    return f"    # {accuracy}.\n    {stage.stage}:\n      scale: {scale}\n      weights:\n{weights}"


def _with_yaml_value(text: str, path: tuple[str, ...], value: Any) -> str:
    """Return a YAML text with a value at a path, adding missing keys on the way.

    If the key above is missing too, that one gets a mapping with the key and the value.
    """
    *parents, key = path
    above = tuple(parents)
    try:
        return rewritten(text, path, yaml_on_one_line(value))
    except NoSuchYamlPath:
        try:
            return with_field(text, above, key, value)
        except NoSuchYamlPath:
            return _with_yaml_value(text, above, {key: value})


def _plain_numbers(value: Any) -> Any:
    """Return numbers with whole ones as integers."""
    if isinstance(value, list):
        return [_plain_numbers(inner) for inner in value]
    return int(value) if value == int(value) else value


def noted_now(games: int) -> dict[str, Any]:
    """Return the fields that note the date, the commit and the number of games of a measurement."""
    return {"date": f"{datetime.now(UTC):%Y-%m-%d}", "commit": commit(), "games": games}


def commit() -> str:
    """Return the commit of the program, marked "-dirty" if files have changed since."""
    command = ["git", "describe", "--always", "--dirty"]
    finished = subprocess.run(command, capture_output=True, text=True, check=False)
    return finished.stdout.strip() or "unknown"
