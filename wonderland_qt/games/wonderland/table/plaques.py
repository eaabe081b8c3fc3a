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


class Counted(NamedTuple):
    """A number on a plaque: its name, its icon, and the number (or text, such as 2/4)."""

    name: str
    icon: str
    number: int | str


def phase_sign(table: TableView) -> Iterator[Piece]:
    """Yield the sign with the round and the phase."""
    words = text("piece-phase", round=table.round, phase=table.phase)
    lines = (text("phase-name", phase=table.phase), text("phase-round", round=table.round))
    art, icon = ("night", "moon") if table.phase in NIGHT else ("day", "sun")
    yield Piece(PHASE, PHASE, art, order=90, text=words, icons=(icon,), lines=lines)


def plaque(table: TableView, content: Content, seat: PlayerId) -> Iterator[Piece]:
    """Yield a player's plaque: portrait, VP, rank, and numbers such as shards and castles."""
    player, name, order = table.players[seat], ids.PLAQUE(seat), 91 + table.seats.index(seat)
    summary = text("piece-plaque", player=Text(seat), vp=player.vp, rank=rank_of(table, seat))
    yield Piece(name, "plaque", seat, order=order, text=summary)
    yield Piece(ids.PORTRAIT(seat), "portrait", seat, name, text=summary)
    vp = text("piece-vp", player=Text(seat), vp=player.vp)
    yield Piece(ids.STAR(seat), "star", "vp", name, order=1, badge=str(player.vp), text=vp)
    place = text("rank", rank=rank_of(table, seat))
    yield Piece(ids.RANK(seat), "rank", "rank", name, order=2, text=summary, lines=(place,))
    for number, counted in enumerate(_counted(content, table, player), start=3):
        words = text(f"piece-count-{counted.name}", player=Text(seat), number=counted.number)
        piece, icons = ids.COUNT(seat, counted.name), (counted.icon,)
        yield Piece(
            piece,
            "count",
            counted.name,
            name,
            order=number,
            badge=str(counted.number),
            text=words,
            icons=icons,
        )


def rank_of(table: TableView, seat: PlayerId) -> int:
    """Return a player's rank by VP, beginning with 1; equal players share a rank."""
    return 1 + sum(other.vp > table.players[seat].vp for other in table.players.values())


def _counted(content: Content, table: TableView, player: PlayerView) -> Iterator[Counted]:
    yield Counted("strength", "leader_strength", player.leader_strength)
    yield Counted("shield", "shield" if player.shield else "break_shield", int(player.shield))
    yield Counted("bag", "draw", len(player.bag))
    yield Counted("shards", "shards", player.shards)
    yield Counted("castles", "castle", len(player.castles))
    yield Counted("quests", "quest", player.quests)
    taken = table.tea.taken.get(player.id, 0)
    yield Counted("tea-cards", "tea_card", f"{taken}/{content.cards_each(len(table.seats))}")
