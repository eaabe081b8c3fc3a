"""Judging a decision: every option by the steps it carries."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.judgement import building, cards, copying  # noqa: F401  # they register
from wonderland_qt.games.bunny_kingdom.judgement.sight import Sight, judges
from wonderland_qt.games.bunny_kingdom.seen.view import TableView


def judge(view: TableView, pack: Pack, decision: Decision) -> list[float]:
    """Return what the options are worth to the player who is asked, one after another, in points."""
    sight = sight_of(view, pack, decision.player)
    sight.taken = tuple([option_id.removeprefix("card:") for option_id in decision.taken])
    return judges.of_options(sight, decision)


def sight_of(view: TableView, pack: Pack, player: PlayerId) -> Sight:
    """Return the player's sight of a view: that of the last judgement, if it was of the same view."""
    sight = next((known for known in LATEST if known.view is view and known.player == player), None)
    if sight is None:
        LATEST[:] = [sight := Sight(view, pack, player)]
    return sight


LATEST: list[Sight] = []
"""The sight of the last judgement: all picks of an answer that takes several options are judged by one."""
