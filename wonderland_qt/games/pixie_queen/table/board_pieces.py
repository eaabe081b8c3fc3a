"""The rest of the board as pieces: phase, palace, order, demands, tracks, score, prizes, supply and tiles."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.wording import describe
from wonderland_qt.games.pixie_queen.content.pack import Pack, TileId
from wonderland_qt.games.pixie_queen.goods import tokens_text
from wonderland_qt.games.pixie_queen.seen.naming import prize_text
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.state import TRACKS

EVERY = 5
"""Numbers stand on every so manieth cell of the score track."""


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
    """Yield all that belongs to nobody."""
    yield Piece("pyramid", "pyramid", "pyramid", "", 0, text=Text("piece-pyramid"))
    for order, (place, name) in enumerate(GROUPS.items(), start=30):
        yield Piece(place, "row", name, "", order, text=Text(name))
    yield from _phase(view, pack)
    yield from _order(view)
    yield from _demands(view, pack)
    yield from _tracks(view, pack)
    yield from _score(view, pack)
    yield from _prizes(view, pack)
    yield from _supply(view, pack)


def _phase(view: TableView, pack: Pack) -> Iterator[Piece]:
    said = text("piece-phase", phase=view.phase, round=view.round, rounds=pack.settings.rounds)
    lines = (text("phase-round", round=view.round, rounds=pack.settings.rounds),) if view.round else ()
    yield Piece("phase", "phase", f"phase-{view.phase}", "", 1, text=said, icons=("servant",), lines=lines)
    yield Piece("palace", "palace", "palace", "", 2, text=Text("piece-palace"))
    yield Piece("space:servant", "slot", "hand", "", 3, text=Text("piece-servant-spot"))
    if view.waiting:
        said = text("piece-pixie", player=Text(view.waiting))
        yield Piece("pixie:servant", "pixie", view.waiting, "space:servant", 1, text=said)
    yield Piece("queen", "queen", "queen", "", 4, text=Text("piece-queen"))
    for order, (banner, about) in enumerate(BANNERS.items(), start=5):
        art = f"banner-{banner}"
        yield Piece(f"banner:{banner}", "banner", art, "", order, text=Text(art), lines=(about,))


def _order(view: TableView) -> Iterator[Piece]:
    yield Piece("order", "board", "board-order", "", 10, text=Text("piece-order"))
    for rank, player in enumerate(view.large):
        said = text("piece-cube", player=Text(player), rank=rank + 1)
        yield Piece(f"large:{player}", "cube", player, "large", rank, text=said)
    for rank, player in enumerate(view.small):
        said = text("piece-small-cube", player=Text(player), rank=rank + 1)
        yield Piece(f"small:{player}", "cube", player, "small", rank, text=said)


def _demands(view: TableView, pack: Pack) -> Iterator[Piece]:
    yield Piece("demands", "board", "board-demands", "", 11, text=Text("piece-demands"))
    for number in range(pack.settings.rounds):
        shown = number < len(view.demanded)
        art = view.demanded[number] if shown else "back"
        said = (
            text("piece-demand", round=number + 1, good=Text(art)) if shown else Text("piece-demand-hidden")
        )
        yield Piece(f"round_tile:{number + 1}", "round_tile", art, "demands", number, shown, text=said)


def _tracks(view: TableView, pack: Pack) -> Iterator[Piece]:
    yield Piece("tracks", "track_board", "board-tracks", "", 12, text=Text("board-tracks"))
    for number, field in enumerate(pack.fields, start=1):
        for track, price in zip(TRACKS, (field.silver_for_gold, field.gold_for_ring), strict=True):
            said = text("piece-field", track=track, field=number, price=price)
            yield Piece(
                f"field:{track}:{number}", "field", track, "tracks", number, badge=str(price), text=said
            )
        art = "reward" if field.reward else ("any" if field.penalty else "0")
        badge = f"+{field.reward}" if field.reward else (f"−{field.penalty}" if field.penalty else "0")
        said = text("piece-penalty", penalty=field.penalty, reward=field.reward)
        yield Piece(f"penalty:{number}", "penalty_field", art, "tracks", number, badge=badge, text=said)
    for order, player in enumerate(_left(view)):
        for track, field_number in view.players[player].tracks.items():
            said = text("piece-track-disc", player=Text(player), track=track, field=field_number)
            place = f"field:{track}:{field_number}"
            yield Piece(f"track_disc:{track}:{player}", "track_disc", player, place, order, text=said)


def _left(view: TableView) -> list[PlayerId]:
    return [player for player in view.seats if not view.players[player].out]


def _score(view: TableView, pack: Pack) -> Iterator[Piece]:
    score = pack.content.score
    yield Piece("score_track", "score_track", "any", "", 13, text=Text("piece-score-track"))
    for points in range(score.out + 1):
        art = "shackle" if points in (*score.shackles, score.out) else "any"
        badge = "" if points % EVERY else str(points)
        said = text("piece-score", points=points)
        yield Piece(f"score:{points}", "score_cell", art, "score_track", points, badge=badge, text=said)
    for order, player in enumerate(view.seats):
        penalty = view.players[player].penalty
        said = text("piece-score-disc", player=Text(player), penalty=penalty)
        place = f"score:{min(penalty, score.out)}"
        yield Piece(f"score_disc:{player}", "score_disc", player, place, order, text=said)


def _prizes(view: TableView, pack: Pack) -> Iterator[Piece]:
    yield Piece("prizes", "board", "board-prizes", "", 14, text=Text("board-prizes"))
    servants = {prize: owner.id for owner in view.players.values() for prize in owner.servants}
    for order, prize in enumerate(pack.prizes.values()):
        place, said = f"row:{prize.row}", prize_text(pack, prize.id)
        if prize.id in view.prizes:
            art = "golden" if prize.golden else "plain"
            yield Piece(f"prize:{prize.id}", "prize", art, place, order, badge=str(prize.points), text=said)
            continue
        bare = f"bare:{order}"
        yield Piece(bare, "prize", "bare", place, order, text=text("piece-bare", prize=said))
        owner = servants.get(prize.id)
        if owner:
            said = text("piece-servant", player=Text(owner), prize=said)
            yield Piece(f"servant:{prize.id}", "pixie", owner, bare, text=said)


def _supply(view: TableView, pack: Pack) -> Iterator[Piece]:
    yield Piece("supply", "board", "board-supply", "", 15, text=Text("board-supply"))
    for order, (good, tokens) in enumerate(view.supply.items()):
        said = text("piece-supply", goods=tokens_text(good, tokens))
        yield Piece(f"supply:{good}", "good", good, "supply", order, badge=str(tokens), text=said)
    markers = tuple(tokens_text(marker, count) for marker, count in view.bag.items())
    yield Piece("bag", "bag", "bag", "supply", 9, badge=str(sum(view.bag.values())), text=_bag(markers))
    for order, tile in enumerate((*view.food_stack[:1], *view.one_use, *view.permanents)):
        yield tile_piece(pack, tile, f"tile:{tile}", "tiles", order)
        if tile in view.pockets:
            yield tile_piece(pack, view.pockets[tile], f"pocket:{tile}", f"tile:{tile}", 1)


def _bag(markers: tuple[Text, ...]) -> Text:
    return text("piece-bag", markers=markers) if markers else Text("piece-bag-empty")


def tile_piece(pack: Pack, tile: TileId, piece: str, place: str, order: int) -> Piece:
    """Return a food tile, a one-use tile or a permanent tile."""
    kind = pack.kind_of(tile)
    if kind == "food":
        gives = pack.food_tiles[tile].gives
        said = text("piece-food-tile", tokens=gives)
        return Piece(piece, "food_tile", "any", place, order, badge=str(gives), text=said)
    said = text("piece-tile", tile=Text(tile), does=describe(pack.abilities[tile]))
    return Piece(piece, kind, tile, place, order, text=said)
