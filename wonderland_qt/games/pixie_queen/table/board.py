"""The board as pieces: phase, cubes, demands, tracks, score, prizes, supply, tiles and spaces."""

from collections.abc import Iterator

from msgspec.structs import replace

from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import ids
from wonderland_qt.games.pixie_queen.content.content_files import TrackField
from wonderland_qt.games.pixie_queen.content.game_content import Content, GoodId, Space, TileId
from wonderland_qt.games.pixie_queen.goods import tokens_text
from wonderland_qt.games.pixie_queen.rules import leftmost
from wonderland_qt.games.pixie_queen.seen.log import prize_text
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.spaces import price_of
from wonderland_qt.games.pixie_queen.state import TRACKS
from wonderland_qt.games.pixie_queen.table import demands

CELLS_PER_NUMBER = 5
"""Every fifth cell of the score track has a number, with the minus of the players' penalty points."""

AFTER_OTHERS = 9
"""The order of a piece that comes after the others on its place."""

AFTER_SLOTS = 20
"""The order of a stack of goods that comes after all slots for discs on its space."""

BRINGING = {"ring": "forge_ring", "offering": "special_offering"}
"""By row of prizes the action that takes one; servant prizes are for the servant spot."""

DICE = {"casino": "casino", "penalise": "penalty"}
"""The die that an action rolls."""


def pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the pieces of the board, without the mines."""
    yield from _phase_sign(view, content)
    yield from _cube_pieces(view)
    yield from demands.pieces(view, content)
    yield from _field_pieces(content)
    yield from _score_track(content)
    yield from _disc_pieces(view, content)
    yield from _prize_pieces(view, content)
    yield from _next_prizes(view, content)
    yield from _supply_pieces(view)
    yield from _tiles_on_board(view, content)
    yield from _space_pieces(view, content)
    yield from _die_pieces(content)


def good_piece(piece_id: str, good: GoodId, tokens: int, place: str, order: int, text_key: str) -> Piece:
    """Return the piece of a stack of tokens of a good; `text_key` is the message that describes it."""
    words = text(text_key, goods=tokens_text(good, tokens))
    return Piece(piece_id, "good", art=good, place=place, order=order, badge=str(tokens), text=words)


def pixie_piece(piece_id: str, player: PlayerId, place: str, order: int = 0, owner: str = "") -> Piece:
    """Return the piece of a player's pixie."""
    words = text("piece-pixie", player=Text(player))
    return Piece(piece_id, "pixie", art=player, place=place, order=order, text=words, owner=owner)


def _phase_sign(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the sign with round and phase, and the pixie on the servant spot."""
    rounds = content.settings.rounds
    words = text("piece-phase", phase=view.phase, round=view.round, rounds=rounds)
    lines = (text("phase-round", round=view.round, rounds=rounds),) if view.round else ()
    art = f"phase-{view.phase}"
    yield Piece("phase", "phase", art=art, order=1, text=words, icons=("servant",), lines=lines)
    if view.waiting:
        yield pixie_piece("pixie:servant", view.waiting, "space:servant", order=1)


def _cube_pieces(view: TableView) -> Iterator[Piece]:
    """Yield the large and the small cubes on the order tracks, nearest the palace first."""
    for cubes, players in (("large", view.large), ("small", view.small)):
        for rank, player in enumerate(players, start=1):
            words = text(f"piece-{cubes}-cube", player=Text(player), rank=rank)
            yield Piece(f"{cubes}:{player}", "cube", art=player, place=cubes, order=rank, text=words)


def _field_pieces(content: Content) -> Iterator[Piece]:
    """Yield the fields of the silver and the gold track, with the penalties between them."""
    for number, field in enumerate(content.fields, start=1):
        for track in TRACKS:
            price = field.price_on(track)
            words = text("piece-field", track=track, field=number, price=price)
            name = ids.FIELD(track, number)
            yield Piece(name, "field", art=track, place="tracks", order=number, badge=str(price), text=words)
        words = text("piece-penalty", penalty=field.penalty, reward=field.reward)
        badge = signed(field.reward - field.penalty)
        yield Piece(
            ids.PENALTY(number),
            "penalty_field",
            art=_art_of_field(field),
            place="tracks",
            order=number,
            badge=badge,
            text=words,
        )


def _art_of_field(field: TrackField) -> str:
    """Return the picture of a field between the tracks: with a reward, a penalty or neither."""
    if field.reward:
        return "reward"
    return "any" if field.penalty else "0"


def _score_track(content: Content) -> Iterator[Piece]:
    """Yield the cells of the score track; shackles and the last cell are marked, some are numbered.

    Their points are penalties, so the numbers have a minus.
    """
    score = content.files.score
    for points in range(score.out + 1):
        art = "shackle" if points in (*score.shackles, score.out) else "any"
        badge = "" if points % CELLS_PER_NUMBER else signed(-points)
        words = text("piece-score", points=points)
        yield Piece(
            ids.SCORE(points),
            "score_cell",
            art=art,
            place="score_track",
            order=points,
            badge=badge,
            text=words,
        )


def signed(number: int) -> str:
    """Return a number with its sign as text."""
    sign = "+" if number > 0 else "−" if number < 0 else ""
    return f"{sign}{abs(number)}"


def _disc_pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield everybody's discs on the tracks, the viewer's above others; who has left has only a score disc.

    Points beyond the last cell of the score track stay on it.
    """
    for order, player in enumerate(sorted(view.seats, key=lambda seat: seat == view.viewer)):
        seen = view.players[player]
        tracks = {} if seen.out else seen.tracks
        for track, number in tracks.items():
            words = text("piece-track-disc", player=Text(player), track=track, field=number)
            place = ids.FIELD(track, number)
            yield Piece(
                ids.TRACK_DISC(track, player), "track_disc", art=player, place=place, order=order, text=words
            )
        words = text("piece-score-disc", player=Text(player), penalty=seen.penalty)
        place = ids.SCORE(min(seen.penalty, content.files.score.out))
        yield Piece(ids.SCORE_DISC(player), "score_disc", art=player, place=place, order=order, text=words)


def prize_piece(content: Content, prize: str, place: str, order: int) -> Piece:
    """Return the piece of a prize tile."""
    known = content.prizes[prize]
    art, words = "golden" if known.golden else "plain", prize_text(content, prize)
    return Piece(
        ids.PRIZE(prize), "prize", art=art, place=place, order=order, badge=str(known.points), text=words
    )


def _prize_pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the prizes, and the empty places of those taken, on which servants may stand."""
    servants = {prize: owner.id for owner in view.players.values() for prize in owner.servants}
    for order, prize in enumerate(content.prizes.values()):
        place, words = ids.ROW(prize.row), prize_text(content, prize.id)
        if prize.id in view.prizes:
            yield prize_piece(content, prize.id, place, order)
            continue
        bare, owner = ids.BARE(order), servants.get(prize.id)
        yield Piece(bare, "prize", art="bare", place=place, order=order, text=text("piece-bare", prize=words))
        if owner:
            words = text("piece-servant", player=Text(owner), prize=words)
            yield Piece(ids.SERVANT(prize.id), "pixie", art=owner, place=bare, text=words)


def _next_prizes(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the prizes that are taken next, each at what brings it: a space, or the servant spot.

    A row without an action that brings it shows no prize; that of servants needs none.
    """
    for row, prize in leftmost(content, view.prizes).items():
        place = _place_that_brings(content, row)
        if place or row not in BRINGING:
            piece = prize_piece(content, prize, place, AFTER_OTHERS)
            words = text("piece-next", prize=piece.text)
            yield replace(piece, id=ids.NEXT(row), kind="next_prize", text=words)


def _place_that_brings(content: Content, row: str) -> str:
    """Return the space of the action that takes a prize of a row, "" if there is none.

    Only double spaces have a level; the round spaces of an action are one place.
    """
    for space in content.spaces.values():
        if content.actions[space.action].do.word == BRINGING.get(row):
            return ids.SPACE(space.id) if space.level else ids.ROUND(space.action)
    return ""


def _supply_pieces(view: TableView) -> Iterator[Piece]:
    """Yield the goods of the supply, and the bag after them."""
    for order, (good, tokens) in enumerate(view.supply.items()):
        yield good_piece(ids.SUPPLY(good), good, tokens, place="supply", order=order, text_key="piece-supply")
    markers = tuple(tokens_text(marker, count) for marker, count in view.bag.items())
    words = text("piece-bag", markers=markers) if markers else Text("piece-bag-empty")
    number = str(sum(view.bag.values()))
    yield Piece("bag", "bag", art="bag", place="supply", order=AFTER_OTHERS, badge=number, text=words)


def _tiles_on_board(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the tiles that can be taken from the board, of the stack of food tiles only the top one."""
    top_food_tile = view.food_stack[:1]
    for order, tile in enumerate((*top_food_tile, *view.one_use, *view.permanents)):
        yield from tile_pieces(view, content, tile, ending="", place="tiles", order=order)


def tile_pieces(
    view: TableView, content: Content, tile: TileId, ending: str, place: str, order: int
) -> Iterator[Piece]:
    """Yield a tile and the tile in its pocket; their ids end with `ending`, ":PLAYER" for players."""
    tile_id = f"tile:{tile}{ending}"
    yield replace(tile_piece(content, tile), id=tile_id, place=place, order=order)
    if tile in view.pockets:
        inner = view.pockets[tile]
        yield replace(tile_piece(content, inner), id=f"pocket:{inner}{ending}", place=tile_id, order=1)


def tile_piece(content: Content, tile: TileId) -> Piece:
    """Return the piece of a food tile, one-use tile or permanent tile."""
    if tile in content.food_tiles:
        gives = content.food_tiles[tile].gives
        words = text("piece-food-tile", tokens=gives)
        return Piece(ids.TILE(tile), "food_tile", art="any", badge=str(gives), text=words)
    words = text("piece-tile", tile=Text(tile), does=describe(content.abilities[tile]))
    return Piece(ids.TILE(tile), content.kind_of(tile), art=tile, text=words)


def _space_pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the pyramid and the round spaces, with discs and pixies.

    Spaces of a level are those of the pyramid, and come first. A round space of a colour that has no seat is
    left out.
    """
    for order, space in enumerate(content.doubles):
        yield from _double_space_pieces(view, content, space, order)
    round_actions = [action for action in content.actions.values() if not action.level]
    for order, action in enumerate(round_actions):
        place = ids.ROUND(action.id)
        yield Piece(
            place,
            "round_space",
            art=action.id,
            place="rounds",
            order=order,
            text=_action_text(content, action.id),
        )
        if action.do.word == "special_offering":
            yield from _special_row(view, place)
    for order, space in enumerate(content.spaces.values()):
        if not space.level and space.colour in ("", *view.seats):
            slot, place = ids.SPACE(space.id), ids.ROUND(space.action)
            words, owner = text("piece-slot", action=Text(space.action)), space.colour
            yield Piece(slot, "slot", art="any", place=place, order=order, text=words, owner=owner)
            yield from _discs_on_space(view, space)
    yield from _price_signs(view, content)


def _special_row(view: TableView, place: str) -> Iterator[Piece]:
    """Yield the goods of the special-offering row, behind the slots for discs on the same space."""
    for order, (good, tokens) in enumerate(view.special_row.items(), start=AFTER_SLOTS):
        if tokens:
            yield good_piece(ids.ROW(good), good, tokens, place, order, text_key="piece-row")


def _price_signs(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield for the next space of each action the number of discs it costs the viewer, if affordable.

    A space that costs all discs has the price 0 for a player without discs, and then shows no sign.
    """
    if view.viewer is None or view.phase != "action":
        return
    player, discs = view.viewer, view.players[view.viewer].discs
    first_free: dict[str, Space] = {}
    for space in content.spaces.values():
        if space.id not in view.discs and space.colour in ("", player):
            first_free.setdefault(space.action, space)
    for space in first_free.values():
        price = price_of(view.pixies, space, discs)
        if 0 < price <= discs:
            words, place = text("piece-price", discs=price), ids.SPACE(space.id)
            yield Piece(
                ids.PRICE(space.id),
                "price",
                art=player,
                place=place,
                order=AFTER_OTHERS,
                badge=str(price),
                text=words,
            )


def _die_pieces(content: Content) -> Iterator[Piece]:
    """Yield the dice, each on the space of the action that rolls it."""
    for word, die in DICE.items():
        rolling = [space.id for space in content.doubles if content.actions[space.action].do.word == word]
        if rolling:
            first, *_others = rolling
            place, words = ids.SPACE(first), Text("piece-die")
            yield Piece(ids.DIE(die), "die", art=die, place=place, order=4, text=words)


def _action_text(content: Content, action: str) -> Text:
    """Return the text of an action: its name and what it does."""
    return text("piece-space", action=Text(action), does=describe(content.actions[action].do))


def _double_space_pieces(view: TableView, content: Content, space: Space, order: int) -> Iterator[Piece]:
    """Yield a space of the pyramid with the food it shows, its slots for discs, and its pixie."""
    place, words = ids.SPACE(space.id), text("piece-slot", action=Text(space.action))
    yield Piece(
        place,
        "space",
        art=space.action,
        place="pyramid",
        order=order,
        text=_action_text(content, space.action),
    )
    steals = text("piece-strip", goods=tuple(map(Text, space.shows)))
    yield Piece(ids.STRIP(space.id), "food_strip", art="any", place=place, text=steals, icons=space.shows)
    yield Piece(ids.SLOT(space.id), "slot", art="any", place=place, order=0, text=words)
    yield Piece(ids.HAND(space.id), "slot", art="hand", place=place, order=1, text=Text("piece-hand"))
    yield from _discs_on_space(view, space)
    owner = view.pixies.get(space.id)
    if owner:
        yield pixie_piece(ids.PIXIE(space.id), owner, place, order=3, owner=owner)


def _discs_on_space(view: TableView, space: Space) -> Iterator[Piece]:
    """Yield the discs that players have put on a space."""
    place = ids.SPACE(space.id)
    for number, owner in enumerate(view.discs.get(space.id, ())):
        words = text("piece-disc", player=Text(owner))
        yield Piece(ids.DISC(place, number), "disc", art=owner, place=place, order=number, text=words)
