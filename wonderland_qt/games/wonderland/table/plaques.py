"""Plaques: a summary of each player, and the sign with round and phase."""

from collections.abc import Iterator
from typing import NamedTuple

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.seen.view import PlayerView, TableView

PHASE = "phase"
NIGHT = frozenset({"war", "over"})
"""Phases in which the sign shows the moon."""

SIGN_ORDER = 90
PLAQUE_ORDER = 91
"""The order on the table of the sign and of the first plaque, which the other plaques follow."""

STAR_ORDER, RANK_ORDER, FIRST_COUNT_ORDER = 1, 2, 3
"""The order on a plaque, after the portrait."""


class PlaqueNumber(NamedTuple):
    """A number on a plaque: its name, its icon, and the number (or text, such as 2/4)."""

    name: str
    icon: str
    number: int | str


def phase_sign(table: TableView) -> Iterator[Piece]:
    """Yield the sign with the round and the phase."""
    words = text("piece-phase", round=table.round, phase=table.phase)
    lines = (text("phase-name", phase=table.phase), text("phase-round", round=table.round))
    art, icon = ("night", "moon") if table.phase in NIGHT else ("day", "sun")
    yield Piece(PHASE, PHASE, art, order=SIGN_ORDER, text=words, icons=(icon,), lines=lines)


def plaque(table: TableView, content: Content, seat: PlayerId) -> Iterator[Piece]:
    """Yield a player's plaque: portrait, VP, rank, and numbers such as shards and castles."""
    player, place, order = table.players[seat], ids.PLAQUE(seat), PLAQUE_ORDER + table.seats.index(seat)
    summary = text("piece-plaque", player=Text(seat), vp=player.vp, rank=rank_of(table, seat))
    yield Piece(place, "plaque", seat, order=order, text=summary)
    yield Piece(ids.PORTRAIT(seat), "portrait", seat, place, text=summary)
    vp = text("piece-vp", player=Text(seat), vp=player.vp)
    yield Piece(ids.STAR(seat), "star", "vp", place, order=STAR_ORDER, badge=str(player.vp), text=vp)
    rank = text("rank", rank=rank_of(table, seat))
    yield Piece(ids.RANK(seat), "rank", "rank", place, order=RANK_ORDER, text=summary, lines=(rank,))
    numbers = _numbers_on_plaque(content, table, player)
    for order, (name, icon, number) in enumerate(numbers, start=FIRST_COUNT_ORDER):
        words, badge = text(f"piece-count-{name}", player=Text(seat), number=number), str(number)
        piece, icons = ids.COUNT(seat, name), (icon,)
        yield Piece(piece, "count", name, place, order=order, badge=badge, text=words, icons=icons)


def rank_of(table: TableView, seat: PlayerId) -> int:
    """Return a player's rank by VP, beginning with 1; equal players share a rank."""
    return 1 + sum(other.vp > table.players[seat].vp for other in table.players.values())


def _numbers_on_plaque(content: Content, table: TableView, player: PlayerView) -> Iterator[PlaqueNumber]:
    """Yield the numbers of a plaque in their order on it; the last one is tea cards taken of those due."""
    yield PlaqueNumber("strength", "leader_strength", player.leader_strength)
    yield PlaqueNumber("shield", "shield" if player.shield else "break_shield", int(player.shield))
    yield PlaqueNumber("bag", "draw", len(player.bag))
    yield PlaqueNumber("shards", "shards", player.shards)
    yield PlaqueNumber("castles", "castle", len(player.castles))
    yield PlaqueNumber("quests", "quest", player.quests)
    taken = table.tea.taken.get(player.id, 0)
    yield PlaqueNumber("tea-cards", "tea_card", f"{taken}/{content.cards_each(len(table.seats))}")
