"""Measures of a battle's result; 0 outside battles."""

from __future__ import annotations

from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.content.vocabulary import Measure
from wonderland_qt.games.wonderland.rules import Position, measures


class Won(Measure, word="won"):
    """Sole first place, uncontested wins included (RESULT-8, CLAR-8)."""


@measures.reads
def won(position: Position, measure: Won, bound: Bound) -> int:
    """Return 1 for the one winner (RESULT-8)."""
    battle = position.state.battle
    return int(battle is not None and battle.first == (bound.player,))


class TiedFirst(Measure, word="tied_first"):
    """First place shared with others (RESULT-3)."""


@measures.reads
def tied_first(position: Position, measure: TiedFirst, bound: Bound) -> int:
    """Return 1 for each of those who tie for first (RESULT-3)."""
    battle = position.state.battle
    return int(battle is not None and len(battle.first) > 1 and bound.player in battle.first)


class Second(Measure, word="second"):
    """Second place, alone or shared (RESULT-2, RESULT-4)."""


@measures.reads
def second(position: Position, measure: Second, bound: Bound) -> int:
    """Return 1 for each who takes second place (RESULT-2)."""
    battle = position.state.battle
    return int(battle is not None and bound.player in battle.second)


class Contested(Measure, word="contested"):
    """A battle that was fought (WAR-4)."""


@measures.reads
def contested(position: Position, measure: Contested, bound: Bound) -> int:
    """Return 1 in a battle with more than one participant (WAR-4)."""
    battle = position.state.battle
    return int(battle is not None and battle.contested)


class StoppedFirst(Measure, word="stopped_first"):
    """The first to stop before the battle ended, alone or together with others."""


@measures.reads
def stopped_first(position: Position, measure: StoppedFirst, bound: Bound) -> int:
    """Return 1 for a player before whom nobody stopped."""
    battle = position.state.battle
    if battle is None or bound.player not in battle.stopped:
        return 0
    stopped = {player: battle.participants[player].stopped for player in battle.stopped}
    return int(stopped[bound.player] == min(stopped.values()))


class ReachedEnd(Measure, word="reached_end"):
    """The marker stands at the end of the strength track (BATTLE-16)."""


@measures.reads
def reached_end(position: Position, measure: ReachedEnd, bound: Bound) -> int:
    """Return 1 at the end of the strength track (BATTLE-16)."""
    battle = position.state.battle
    mine = battle.participants.get(bound.player) if battle else None
    return int(mine is not None and mine.strength >= position.pack.board.track_end)
