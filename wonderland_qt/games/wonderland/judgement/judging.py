"""Judging a decision: every option by the steps it carries."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.judgement import battle, forging, placing, tea  # noqa: F401  # they register
from wonderland_qt.games.wonderland.judgement.sight import Sight, judges
from wonderland_qt.games.wonderland.seen.view import TableView


def judge(view: TableView, pack: Pack, decision: Decision) -> list[float]:
    """Return what the options are worth to the player who is asked, one after another, in tenths of a VP."""
    return judges.of_options(Sight(view, pack, decision.player), decision)
