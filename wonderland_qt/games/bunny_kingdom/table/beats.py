"""Beats: fief by fief and parchment by parchment, as everybody sees them counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.stages import Beat, Looking
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.facts import FiefHarvested, ParchmentScored
from wonderland_qt.games.bunny_kingdom.seen.view import PlayerView, TableView
from wonderland_qt.games.bunny_kingdom.table.pieces import pieces
from wonderland_qt.games.bunny_kingdom.table.reckoning import (
    fief_counted,
    gain,
    parchment_counted,
    sums_marked,
)
from wonderland_qt.games.bunny_kingdom.table.stages import stage

FIEF, PARCHMENT = 1500, 1700
"""How long each is shown, in milliseconds at the usual pace."""


def beats(
    facts: Sequence[Fact], before: TableView, after: TableView, pack: Pack, looking: Looking
) -> Sequence[Beat]:
    """Return how everything that scores is counted, on the way from one view to the next."""
    return [*_harvest(facts, before, after, pack, looking), *_scoring(facts, after, pack, looking)]


def _harvest(
    facts: Sequence[Fact], before: TableView, after: TableView, pack: Pack, looking: Looking
) -> Iterator[Beat]:
    """Yield the fiefs that bring something, one after another (HARVEST-3)."""
    players = {seat: _harvesting(before.players[seat], player) for seat, player in after.players.items()}
    table = replace(after, phase="harvest", players=players)
    counted: set[str] = set()
    for number, fact in enumerate(facts):
        if not isinstance(fact, FiefHarvested) or not fact.points:
            continue
        player = table.players[fact.player]
        richer = replace(player, points=player.points + fact.points)
        table = replace(table, players={**table.players, fact.player: richer})
        shown = sums_marked(pieces(table, pack), counted, fact.squares[0])
        more = (*fief_counted(table, pack, fact), gain(fact.player, fact.points))
        told = text(
            "beat-fief", player=Text(fact.player), square=fact.squares[0], strength=fact.strength,
            wealth=fact.wealth, points=fact.points,
        )  # fmt: skip
        yield _beat(table, pack, looking, (*shown, *more), FIEF, told, number)
        counted.add(fact.squares[0])


def _harvesting(before: PlayerView, after: PlayerView) -> PlayerView:
    """Return a player as they are when the harvest begins: no point of it counted, all parchments sealed."""
    return replace(after, points=before.points, parchments=before.parchments, scored={}, copies={})


def _scoring(facts: Sequence[Fact], after: TableView, pack: Pack, looking: Looking) -> Iterator[Beat]:
    """Yield the parchments one after another as they score (SCORE-3)."""
    scored = [fact for fact in facts if isinstance(fact, ParchmentScored)]
    players = {seat: _without(player, scored) for seat, player in after.players.items()}
    table = replace(after, phase="scoring", players=players)
    for number, fact in enumerate(facts):
        if not isinstance(fact, ParchmentScored):
            continue
        player = table.players[fact.player]
        richer = replace(
            player,
            points=player.points + fact.points,
            scored={**player.scored, fact.parchment: fact.points},
        )
        table = replace(table, players={**table.players, fact.player: richer})
        more = (*parchment_counted(pack, fact), gain(fact.player, fact.points))
        told = text(
            "beat-parchment", player=Text(fact.player), parchment=Text(fact.parchment), points=fact.points
        )
        yield _beat(table, pack, looking, (*pieces(table, pack), *more), PARCHMENT, told, number)


def _without(player: PlayerView, scored: Iterable[ParchmentScored]) -> PlayerView:
    """Return a player before parchments have scored."""
    own = {fact.parchment: fact.points for fact in scored if fact.player == player.id}
    left = {card: points for card, points in player.scored.items() if card not in own}
    return replace(player, points=player.points - sum(own.values()), scored=left)


def _beat(
    table: TableView, pack: Pack, looking: Looking, shown: tuple[Piece, ...], time: int, told: Text, fact: int
) -> Beat:
    return Beat(stage(table, pack, looking), shown, time, sound="count", told=(told,), fact=fact)
