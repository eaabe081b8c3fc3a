"""A mock of the table of Wonderland's War, for the preview.

It lays the pieces of a real game, played at random for a while, into the slots of the layout. It is
no scene: it shows whether the art and the layout do for one.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from art.contact import Art, draw
from art.palette import CREAM, INK
from art.wonderland.marks import FACTIONS
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.newgame.setup import NewGame
from wonderland_qt.games.wonderland.reading import load_content
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.table.pieces import pieces
from wonderland_qt.games.wonderland.table.table_layout import layout

PRINTED = {"active", "exhausted", "madness", "drawn", "hand", "feats", "cards", "tea_cards", "pool", "track"}
NUMBERED = {
    "chip",
    "stack",
    "supporter",
    "castle",
    "leader_strength",
    "shards",
    "castle_value",
    "tile",
    "deck",
    "bag",
}


def picture_of(art: Art, piece: Piece, size: str) -> QSvgRenderer | None:
    """Return the picture of a piece: for its size, its face, its art, its kind, or its silhouette."""
    kind, art_name = piece.kind, piece.art
    down = () if piece.face else (f"{kind}/{art_name}_down",)
    deck = (f"{kind}/any_{art_name.split('_')[1]}",) if kind == "tea_card" else ()
    stacked = (f"chip/{art_name}",) if kind == "stack" else ()
    names = (
        *down,
        f"{kind}/any~{size}",
        f"{kind}/{art_name}~{size}",
        f"{kind}/{art_name}",
        *deck,
        *stacked,
        f"{kind}/any",
        f"silhouette/{kind}",
    )
    return next((found for name in names if (found := art.named(name))), None)


class Mock:
    """A table of one game, drawn into an image."""

    def __init__(self, art: Art, plan: Layout, scale: float) -> None:
        self.art, self.plan = art, plan
        self.image = QImage(
            round(plan.width * scale), round(plan.height * scale), QImage.Format.Format_ARGB32
        )
        self.painter = QPainter(self.image)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.scale(scale, scale)
        self.rects: dict[str, Rect] = {}
        self.rewards: dict[str, list[str]] = {}

    def lay(self, everything: tuple[Piece, ...]) -> None:
        """Draw all pieces where they lie, but for what is in bags and under the top of a stack."""
        laid = [piece for piece in everything if not piece.place.startswith(("bag:", "supply:"))]
        ground = self.art.named("table/table")
        assert ground is not None
        draw(self.painter, ground, Rect(0, 0, self.plan.width, self.plan.height))
        groups: dict[str, list[Piece]] = defaultdict(list)
        for piece in laid:
            slot = self.plan.slot(piece)
            if slot is not None and slot.id != piece.id:
                groups[slot.id].append(piece)
        for piece in laid:
            slot = self.plan.slot(piece)
            rect = spread(slot, groups[slot.id], piece) if slot else self._upon(piece)
            self.rects[piece.id] = rect
            self._draw(piece, rect)

    def _upon(self, piece: Piece) -> Rect:
        """Return where a piece lies on another that has no slot."""
        rect = self.rects.get(piece.place, Rect(0, 0, 20, 20))
        side = min(rect.width, rect.height) * 0.5
        return Rect(rect.x + rect.width - side, rect.y + rect.height - side, side, side)

    def _draw(self, piece: Piece, rect: Rect) -> None:
        if piece.kind in {"space", "between"}:
            self._icons(piece, rect)
            return
        picture = (
            None if piece.kind in PRINTED else picture_of(self.art, piece, f"{rect.width:g}x{rect.height:g}")
        )
        if picture is not None:
            draw(self.painter, picture, rect)
        if piece.badge and piece.kind in NUMBERED:
            self._badge(piece, rect)
        if piece.kind in {"player_board", "ability"}:
            self._label(piece, rect)
        if piece.kind == "tea_card" and rect.width > 40:
            self._rewards(piece, rect)

    def _rewards(self, piece: Piece, rect: Rect) -> None:
        """Draw what a tea card gives, as a scene would."""
        scale = rect.height * 0.9 / 80
        words = self.rewards.get(piece.art, [])
        side = 24 * scale
        for number, word in enumerate(words):
            x = (
                rect.x
                + rect.width / 2
                + (number % 2 - 1 + (number == len(words) - 1 and number % 2 == 0) / 2) * side * 1.08
            )
            y = rect.y + rect.height * 0.12 + number // 2 * side * 1.1
            found = self.art.named(f"chip/{word}") or self.art.named(f"icon/{word}")
            if found is not None:
                draw(self.painter, found, Rect(x, y, side, side))

    def _icons(self, piece: Piece, rect: Rect) -> None:
        ground = self.art.named(f"{piece.kind}/any")
        if piece.kind == "space" and ground is not None:
            draw(self.painter, ground, rect)
        words = piece.art.split("-")
        for number, word in enumerate(words):
            part = rect.part((number, len(words)), (0, 1))
            found = self.art.named(f"icon/{word}")
            if found is not None:
                draw(self.painter, found, part.inset(3 if piece.kind == "space" else 0.5))

    def _badge(self, piece: Piece, rect: Rect) -> None:
        side = 12.0 if rect.height > 20 else 9.0
        free = piece.kind in {"leader_strength", "castle_value", "tile"}
        x = (
            rect.x + rect.width / 2
            if free
            else rect.x + rect.width / 2 + min(rect.width, rect.height) / 2 - side / 2
        )
        y = rect.y + rect.height * (0.58 if free else 1) - (0 if free else side / 2)
        if not free:
            self.painter.setBrush(QColor(CREAM))
            self.painter.setPen(QColor(INK))
            self.painter.drawEllipse(QPointF(x, y), side / 2, side / 2)
        self._text(piece.badge, Rect(x - 15, y - side / 2, 30, side), side * 0.82)

    def _label(self, piece: Piece, rect: Rect) -> None:
        words = piece.art.replace("_", " ").capitalize()
        if piece.kind == "ability":
            self._text(
                words, Rect(rect.x + rect.height, rect.y, rect.width - rect.height - 2, rect.height), 8
            )
        else:
            self._text(words, Rect(rect.x + 32, rect.y + 5, 76, 25), 12)

    def _text(self, words: str, rect: Rect, size: float) -> None:
        font = QFont("PT Sans")
        font.setPixelSize(max(round(size), 6))
        font.setBold(True)
        self.painter.setFont(font)
        self.painter.setPen(QColor(INK))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        self.painter.drawText(QRectF(rect.x, rect.y, rect.width, rect.height), flags, words)


def reward_name(reward: OneKey) -> str:
    """Return the picture of a reward: an ally's chip, or an icon by its word and level."""
    given = reward.model_dump()
    parts = [str(given[key]) for key in ("type", "level") if given.get(key)]
    return "_".join(parts) if "type" in given else "_".join([reward.word, *parts])


def spread(slot: Slot, mates: list[Piece], piece: Piece) -> Rect:
    """Return a piece's part of a slot."""
    if piece.id == slot.id:
        return slot.rect
    number, count = mates.index(piece), len(mates)
    if slot.spread in {"steps", "ring"}:
        return _stepped(
            slot, [mate for mate in mates if mate.order % slot.cells == piece.order % slot.cells], piece
        )
    if slot.spread == "grid":
        return slot.cell(number)
    if slot.spread == "row":
        wide = min(slot.rect.height * 0.82, slot.rect.width)
        step = min(wide, (slot.rect.width - wide) / max(count - 1, 1))
        return Rect(slot.rect.x + step * number, slot.rect.y, wide, slot.rect.height)
    return slot.rect.inset(1)


def _stepped(slot: Slot, together: list[Piece], piece: Piece) -> Rect:
    cell = slot.cell(piece.order)
    if piece.kind == "chip":
        return cell.inset(0.5)
    side, number = min(cell.width, cell.height, 19), together.index(piece)
    across = cell.width >= cell.height
    room = (cell.width if across else cell.height) - side
    shift = room * number / max(len(together) - 1, 1)
    return Rect(cell.x + (shift if across else 0), cell.y + (0 if across else shift), side, side)


def table(art: Art, players: int, turns: int, scale: float, target: Path) -> None:
    """Play a random game for some turns and draw its table."""
    content = load_content([paths.content()])
    seats = tuple(map(PlayerId, FACTIONS[:players]))
    game, chance = WONDERLAND.new(content, NewGame(seats, "A", seed=5)), OwnChance(5)
    for _ in range(turns):
        asked = chance.pick("decision", game.decisions)
        game.choose(asked.player, chance.pick("option", asked.options).id)
    mock = Mock(art, layout(content, seats), scale)
    mock.rewards = {
        card.id: [reward_name(reward) for reward in card.rewards] for card in content.files.tea_cards
    }
    mock.lay(pieces(view(game, None), content))
    mock.painter.end()
    mock.image.save(str(target))


def tables(art: Art, folder: Path) -> None:
    """Draw tables of all numbers of players."""
    for players, turns in ((5, 160), (4, 90), (3, 40), (2, 60)):
        table(art, players, turns, 1.5, folder / f"art-table-{players}.png")
    table(art, 5, 160, 1, folder / "art-table-small.png")
