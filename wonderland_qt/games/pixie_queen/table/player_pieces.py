"""Players as pieces: what lies behind and before their screens."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.seen.view import PlayerView, ScreenView, TableView
from wonderland_qt.games.pixie_queen.table.board_pieces import good_piece, prize_piece, signed, tile_pieces

BUTTONS = {"action": ("pass", "done"), "offering": ("nothing",), "reward": ("done",), "scoring": ("done",)}
"""What a viewer may touch to do nothing more, by phase."""
HEADINGS = ("screen", "prizes", "tiles", "discs")


def player_pieces(view: TableView, pack: Pack) -> Iterator[Piece]:
    """Yield everybody's board and what lies on it; whose goods nobody sees has a screen."""
    for order, player in enumerate(view.seats, start=20):
        yield from _board(view, pack, view.players[player], order)


def _board(view: TableView, pack: Pack, seen: PlayerView, order: int) -> Iterator[Piece]:
    place, own, who = f"player:{seen.id}", seen.id == view.viewer, Text(seen.id)
    said = text("piece-player", player=who, penalty=seen.penalty, discs=seen.discs)
    yield Piece(place, "tray" if own else "plaque", seen.id, "", order, text=said)
    yield Piece(f"portrait:{seen.id}", "portrait", seen.id, place, text=said)
    said = text("piece-score-disc", player=who, penalty=seen.penalty)
    yield Piece(f"count:{seen.id}", "count", "any", place, 1, badge=signed(-seen.penalty), text=said)
    if seen.discs:
        said = text("piece-discs", player=who, discs=seen.discs)
        yield Piece(f"disc:{seen.id}", "disc", seen.id, place, 2, badge=str(seen.discs), text=said)
    for number, tile in enumerate(filter(None, (seen.food_tile, seen.one_use, seen.permanent)), start=10):
        yield from tile_pieces(view, pack, tile, place, number, f":{seen.id}")
    if seen.screen is None:
        said = text("piece-screen", player=who)
        yield Piece(f"screen:{seen.id}", "screen", seen.id, place, 3, text=said)
    else:
        yield from _behind(pack, seen, seen.screen, place)
    if own:
        for number, heading in enumerate(HEADINGS, start=70):
            art = f"heading-{heading}"
            yield Piece(f"heading:{heading}:{seen.id}", "heading", art, place, number, text=Text(art))
        for number, button in enumerate(BUTTONS.get(view.phase, ()), start=60):
            yield Piece(button, "key_cap", f"button-{button}", place, number, text=Text(f"button-{button}"))


def _behind(pack: Pack, seen: PlayerView, screen: ScreenView, place: str) -> Iterator[Piece]:
    """Yield goods, prizes and rewards behind a screen."""
    for order, (good, tokens) in enumerate(screen.goods.items(), start=30):
        yield good_piece(f"good:{good}:{seen.id}", good, tokens, place, order, "piece-good")
    for order, prize in enumerate(screen.prizes, start=40):
        yield prize_piece(pack, prize, place, order)
    if screen.rewards:
        points = sum(screen.rewards)
        said = text("piece-reward", points=points)
        yield Piece(f"reward:{seen.id}", "reward", "any", place, 50, badge=str(points), text=said)
