"""Judging a decision: every option by the steps it carries."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.judgement import building, cards, copying  # noqa: F401  # they register
from wonderland_qt.games.bunny_kingdom.judgement.sight import Sight, judges
from wonderland_qt.games.bunny_kingdom.seen.view import TableView


def judge(view: TableView, pack: Pack, decision: Decision) -> list[float]:
    """Return what the options are worth to the player who is asked, one after another, in points."""
    taken = tuple([option_id.removeprefix("card:") for option_id in decision.taken])
    return judges.of_options(Sight(view, pack, decision.player, taken), decision)
