"""The file of fitted values: written as a whole, as no one writes such numbers by hand."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from wonderland_qt.lab.fitting import FittedStage
from wonderland_qt.lab.runner import Setting
from wonderland_qt.lab.tuned_file import commit

FILE = "foresight.yaml"

HEAD = """\
# yaml-language-server: $schema=../schema/{game}.json
# By what bots value a position that they have played on to in thought: points at the end for each unit
# of a feature, stage by stage, and the lead in points that makes a win e times as likely. No rule reads it,
# and no one writes it by hand: `wonderland-qt fit --game {game}` does (docs/new-bot.md).
foresight:
  fitted: {{date: '{date}', commit: {commit}, games: {games}, players: {players}}}
  stages:
"""


def save_values(content_folder: Path, setting: Setting, stages: Sequence[FittedStage]) -> Path:
    """Write fitted values into a content folder, and return the file; raises OSError."""
    file = content_folder / setting.game / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    head = HEAD.format(
        game=setting.game,
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        commit=commit(),
        games=setting.games,
        players=setting.players,
    )
    file.write_text(head + "".join(map(_written, stages)), encoding="utf-8")
    return file


def _written(stage: FittedStage) -> str:
    """Return a stage as YAML, with what it foretells of games that were held out."""
    told = (
        f"{stage.positions} positions; surprise at the winner {stage.surprise}, {stage.unknowing} without;"
        f" {round(100 * stage.explained)} % of leads explained"
    )
    weights = "".join(f"        {name}: {weight:g}\n" for name, weight in stage.weights.items())
    return f"    # {told}.\n    {stage.stage}:\n      scale: {stage.scale:g}\n      weights:\n{weights}"
