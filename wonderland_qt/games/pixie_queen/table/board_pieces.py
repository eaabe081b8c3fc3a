"""The board as pieces: palace, order, demands, tracks, score, prizes, supply and tiles."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.wording import describe
from wonderland_qt.games.pixie_queen.content.pack import GoodId, Pack, TileId
from wonderland_qt.games.pixie_queen.goods import tokens_text
from wonderland_qt.games.pixie_queen.seen.naming import prize_text
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.state import TRACKS

EVERY = 5
"""Numbers stand on every so manieth cell of the score track."""

BOARDS = (
    Piece("pyramid", "pyramid", "pyramid", text=Text("piece-pyramid")),
    Piece("palace", "palace", "palace", order=2, text=Text("piece-palace")),
    Piece("space:servant", "slot", "hand", order=3, text=Text("piece-servant-spot")),
    Piece("queen", "queen", "queen", order=4, text=Text("piece-queen")),
    Piece("order", "board", "board-order", order=10, text=Text("piece-order")),
    Piece("demands", "board", "board-demands", order=11, text=Text("piece-demands")),
    Piece("tracks", "track_board", "board-tracks", order=12, text=Text("board-tracks")),
    Piece("score_track", "score_track", "any", order=13, text=Text("piece-score-track")),
    Piece("prizes", "board", "board-prizes", order=14, text=Text("board-prizes")),
    Piece("supply", "board", "board-supply", order=15, text=Text("board-supply")),
)
"""What lies there in every game, at any time."""

BANNERS = {"reward": Text("about-reward"), "punishment": Text("about-punishment")}
"""What the banners above the courts say below their names."""

GROUPS = {
    "row:offering": "board-prizes",
    "row:servant": "board-prizes",
    "row:ring": "board-prizes",
    "large": "board-order",
    "small": "board-order",
    "mines": "row-mines",
    "rounds": "row-rounds",
    "tiles": "row-tiles",
    "courts": "row-courts",
}
"""Where things of one kind lie side by side, and what that is called."""


def board_pieces(view: TableView, pack: Pack) -> Iterator[Piece]:
    """Yield all that belongs to nobody, but for spaces and mines."""
    yield from BOARDS
    for order, (banner, about) in enumerate(BANNERS.items(), start=5):
        art = f"banner-{banner}"
        yield Piece(f"banner:{banner}", "banner", art, order=order, text=Text(art), lines=(about,))
    for order, (place, name) in enumerate(GROUPS.items(), start=30):
        yield Piece(place, "row", name, order=order, text=Text(name))
    yield from _phase(view, pack)
    yield from _demands(view, pack)
    yield from _fields(pack)
    yield from _discs(view, pack)
    yield from _prizes(view, pack)
    yield from _supply(view, pack)


def good_piece(piece: str, good: GoodId, tokens: int, place: str, order: int, said: str) -> Piece:
    """Return tokens of a good that lie together."""
    words = text(said, goods=tokens_text(good, tokens))
    return Piece(piece, "good", good, place, order, badge=str(tokens), text=words)


def pixie_piece(piece: str, player: PlayerId, place: str, order: int = 0, owner: str = "") -> Piece:
    """Return a pixie of a player."""
    said = text("piece-pixie", player=Text(player))
    return Piece(piece, "pixie", player, place, order, text=said, owner=owner)


def _phase(view: TableView, pack: Pack) -> Iterator[Piece]:
    """Yield how far the round has come, and the cubes and the pixie that wait at the palace."""
    rounds = pack.settings.rounds
    said = text("piece-phase", phase=view.phase, round=view.round, rounds=rounds)
    lines = (text("phase-round", round=view.round, rounds=rounds),) if view.round else ()
    yield Piece("phase", "phase", f"phase-{view.phase}", "", 1, text=said, icons=("servant",), lines=lines)
    if view.waiting:
        yield pixie_piece("pixie:servant", view.waiting, "space:servant", 1)
    for cubes, players, key in (
        ("large", view.large, "piece-cube"),
        ("small", view.small, "piece-small-cube"),
    ):
        for rank, player in enumerate(players):
            said = text(key, player=Text(player), rank=rank + 1)
            yield Piece(f"{cubes}:{player}", "cube", player, cubes, rank, text=said)


def _demands(view: TableView, pack: Pack) -> Iterator[Piece]:
    for number in range(pack.settings.rounds):
        shown = number < len(view.demanded)
        art, said = "back", Text("piece-demand-hidden")
        if shown:
            art = view.demanded[number]
            said = text("piece-demand", round=number + 1, good=Text(art))
        yield Piece(f"round_tile:{number + 1}", "round_tile", art, "demands", number, shown, text=said)


def _fields(pack: Pack) -> Iterator[Piece]:
    """Yield the fields of both tracks with the penalties between them, and the cells of the score track."""
    for number, field in enumerate(pack.fields, start=1):
        for track, price in zip(TRACKS, (field.silver_for_gold, field.gold_for_ring), strict=True):
            said = text("piece-field", track=track, field=number, price=price)
            name = f"field:{track}:{number}"
            yield Piece(name, "field", track, "tracks", number, badge=str(price), text=said)
        art = "reward" if field.reward else "any" if field.penalty else "0"
        said = text("piece-penalty", penalty=field.penalty, reward=field.reward)
        badge = signed(field.reward - field.penalty)
        yield Piece(f"penalty:{number}", "penalty_field", art, "tracks", number, badge=badge, text=said)
    score = pack.content.score
    for points in range(score.out + 1):
        art = "shackle" if points in (*score.shackles, score.out) else "any"
        badge = "" if points % EVERY else str(points)
        said = text("piece-score", points=points)
        yield Piece(f"score:{points}", "score_cell", art, "score_track", points, badge=badge, text=said)


def signed(number: int) -> str:
    """Return a number with its sign, as it is printed."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def _discs(view: TableView, pack: Pack) -> Iterator[Piece]:
    """Yield everybody's discs on the tracks; those who are out have one on the score track alone."""
    for order, player in enumerate(view.seats):
        seen = view.players[player]
        for track, number in seen.tracks.items() if not seen.out else ():
            said = text("piece-track-disc", player=Text(player), track=track, field=number)
            place = f"field:{track}:{number}"
            yield Piece(f"track_disc:{track}:{player}", "track_disc", player, place, order, text=said)
        said = text("piece-score-disc", player=Text(player), penalty=seen.penalty)
        place = f"score:{min(seen.penalty, pack.content.score.out)}"
        yield Piece(f"score_disc:{player}", "score_disc", player, place, order, text=said)


def prize_piece(pack: Pack, prize: str, place: str, order: int) -> Piece:
    """Return a prize tile."""
    known = pack.prizes[prize]
    art, said = "golden" if known.golden else "plain", prize_text(pack, prize)
    return Piece(f"prize:{prize}", "prize", art, place, order, badge=str(known.points), text=said)


def _prizes(view: TableView, pack: Pack) -> Iterator[Piece]:
    """Yield the prizes, and the bare places of those that were taken, where servants may stand."""
    servants = {prize: owner.id for owner in view.players.values() for prize in owner.servants}
    for order, prize in enumerate(pack.prizes.values()):
        place, said = f"row:{prize.row}", prize_text(pack, prize.id)
        if prize.id in view.prizes:
            yield prize_piece(pack, prize.id, place, order)
            continue
        bare, owner = f"bare:{order}", servants.get(prize.id)
        yield Piece(bare, "prize", "bare", place, order, text=text("piece-bare", prize=said))
        if owner:
            said = text("piece-servant", player=Text(owner), prize=said)
            yield Piece(f"servant:{prize.id}", "pixie", owner, bare, text=said)


def _supply(view: TableView, pack: Pack) -> Iterator[Piece]:
    for order, (good, tokens) in enumerate(view.supply.items()):
        yield good_piece(f"supply:{good}", good, tokens, "supply", order, "piece-supply")
    markers = tuple(tokens_text(marker, count) for marker, count in view.bag.items())
    said = text("piece-bag", markers=markers) if markers else Text("piece-bag-empty")
    yield Piece("bag", "bag", "bag", "supply", 9, badge=str(sum(view.bag.values())), text=said)
    for order, tile in enumerate((*view.food_stack[:1], *view.one_use, *view.permanents)):
        yield from tile_pieces(view, pack, tile, "tiles", order)


def tile_pieces(
    view: TableView, pack: Pack, tile: TileId, place: str, order: int, of: str = ""
) -> Iterator[Piece]:
    """Yield a tile, and what lies in its pocket; `of` tells those of a player from those of the board."""
    yield tile_piece(pack, tile, f"tile:{tile}{of}", place, order)
    if tile in view.pockets:
        borne = view.pockets[tile]
        yield tile_piece(pack, borne, f"pocket:{borne}{of}", f"tile:{tile}{of}", 1)


def tile_piece(pack: Pack, tile: TileId, piece: str, place: str, order: int) -> Piece:
    """Return a food tile, a one-use tile or a permanent tile."""
    kind = pack.kind_of(tile)
    if kind == "food":
        gives = pack.food_tiles[tile].gives
        said = text("piece-food-tile", tokens=gives)
        return Piece(piece, "food_tile", "any", place, order, badge=str(gives), text=said)
    said = text("piece-tile", tile=Text(tile), does=describe(pack.abilities[tile]))
    return Piece(piece, kind, tile, place, order, text=said)
