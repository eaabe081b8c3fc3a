"""Judging a decision: every option by the steps it carries."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.judgement import battle, feats, forging, placing, tea  # noqa: F401  # they register
from wonderland_qt.games.wonderland.judgement.judges import worth_of
from wonderland_qt.games.wonderland.judgement.sight import Sight
from wonderland_qt.games.wonderland.seen.view import TableView


def judge(view: TableView, pack: Pack, decision: Decision) -> list[float]:
    """Return what the options are worth to the player who is asked, one after another, in tenths of a VP."""
    sight = Sight(view, pack, decision.player)
    return [worth_of(sight, option.then) for option in decision.options]
