"""The pieces on the table, made from a view: boards, cards, chips and units with their places.

Ids are those that options take up and put down on. A piece that the viewer may not know has an id that
says only where it lies, such as `quest:alice:1`.
"""

from collections.abc import Iterator

from wonderland_qt.components.id_kinds import read_id
from wonderland_qt.components.scenery import fixed_pieces
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.card_texts import place_text, wonderlandian_text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.mechanics.two_players import NONE, RESISTANCE
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.table.card_pieces import chip_piece, tea_card_piece, tile_text
from wonderland_qt.games.wonderland.table.night.battle_pieces import night_pieces
from wonderland_qt.games.wonderland.table.plaques import phase_sign, plaque
from wonderland_qt.games.wonderland.table.player_pieces import player_pieces
from wonderland_qt.games.wonderland.table.unit_pieces import unit_pieces

BOARD, TEA_TABLE, MARKET, SUPPLY, BOX = "board", "tea_table", "market", "supply", "box"
VP_TRACK, STRENGTH_TRACK = "vp_track", "strength_track"


def pieces(table: TableView, content: Content) -> tuple[Piece, ...]:
    """Return every piece on the table as the viewer sees it; places come before what lies on them."""
    return (
        *fixed_pieces(content.files.scenery, table.phase),
        *_regions(table, content),
        *_tea_table(table, content),
        *_tracks(table, content),
        *_market(table, content),
        *_decks(table),
        *_supply(table, content),
        *phase_sign(table),
        *(piece for seat in table.seats for piece in plaque(table, content, seat)),
        *(piece for seat in table.seats for piece in player_pieces(table, content, seat)),
        *(piece for seat in table.seats for piece in unit_pieces(table, content, seat)),
        *night_pieces(table, content),
    )


def _regions(table: TableView, content: Content) -> Iterator[Piece]:
    for order, region in enumerate(content.ring):
        place = ids.REGION(region)
        yield Piece(place, "region", region, BOARD, order=order, text=Text(region))
        if region not in table.ring:
            words = text("piece-unused", region=Text(region))
            yield Piece(ids.UNUSED(region), "unused", "unused", place, order=0, text=words)
        tile = table.tiles.get(region)
        if tile is not None:
            words, values = tile_text(content, region, tile), content.tiles[tile].values
            badge = str(values[max(table.round, 1) - 1])
            yield Piece(ids.TILE(region), "tile", tile, place, order=0, badge=badge, text=words)
    yield Piece("marker", "marker", "marker", ids.REGION(table.marker), order=1, text=Text("piece-marker"))
    yield from _battlefield(table)


def _battlefield(table: TableView) -> Iterator[Piece]:
    """Yield light around the region that is fought over, and shade on the others (WAR-1)."""
    if table.battle is None:
        return
    fought, words = table.battle.region, text("piece-fought", region=Text(table.battle.region))
    others = tuple(ids.REGION(region) for region in table.ring if region != fought)
    yield Piece("unfought", "unfought", "unfought", BOARD, order=20, text=words, covers=others)
    yield Piece("fought", "fought", "fought", BOARD, order=21, text=words, covers=(ids.REGION(fought),))


def _tea_table(table: TableView, content: Content) -> Iterator[Piece]:
    in_play = content.chairs(len(table.seats))
    for order, chair in enumerate(content.files.chairs, start=1):
        kind = "chair" if chair.id in in_play else "blocked_chair"
        place = ids.CHAIR(chair.id)
        yield Piece(place, kind, kind, TEA_TABLE, order=order, text=place_text(content, chair.id))
        card = table.chairs.get(chair.id)
        if card is not None:
            yield from _laid_card(table, content, card, place)


def _laid_card(table: TableView, content: Content, card: str, place: str) -> Iterator[Piece]:
    yield tea_card_piece(content, card, place, owner=table.viewer or "")
    poison = table.poisoned.get(card)
    if poison is not None:
        yield chip_piece(table, content, poison, ids.CARD(card))


def _tracks(table: TableView, content: Content) -> Iterator[Piece]:
    yield from _resistance(table)
    parts = table.battle.participants if table.battle else {}
    for seat in table.seats:
        vp = table.players[seat].vp
        words = text("piece-vp", player=Text(seat), vp=vp)
        yield Piece(ids.VP(seat), "vp_marker", seat, VP_TRACK, order=vp, badge=str(vp), text=words)
        strength = parts[seat].strength if seat in parts else 0
        fight = parts[seat].fight if seat in parts else "none"
        words = text("piece-strength", player=Text(seat), strength=strength, fight=fight)
        marker = ids.STRENGTH(seat)
        badge = str(strength) if strength else ""
        yield Piece(marker, "strength_marker", seat, STRENGTH_TRACK, order=strength, badge=badge, text=words)


def _resistance(table: TableView) -> Iterator[Piece]:
    """Yield the local resistance where it stands in this round's war, and a sign that tells it (TWO-9)."""
    strength = table.resistance
    if strength > NONE:
        words, badge = text("piece-resistance", strength=strength), str(strength)
        yield Piece(
            RESISTANCE, RESISTANCE, RESISTANCE, STRENGTH_TRACK, order=strength, badge=badge, text=words
        )
        yield Piece(f"{RESISTANCE}:sign", RESISTANCE, RESISTANCE, BOARD, order=30, badge=badge, text=words)


def _market(table: TableView, content: Content) -> Iterator[Piece]:
    for order, card in enumerate(table.market):
        words = wonderlandian_text(content, card)
        yield Piece(ids.CARD(card), "wonderlandian", card, MARKET, order=order, text=words)


def _decks(table: TableView) -> Iterator[Piece]:
    yield _deck("deck:wonderlandians", MARKET, 99, table.wonderland_deck)
    for deck, cards in table.tea_decks.items():
        yield _deck(f"deck:tea_{deck}", TEA_TABLE, 20 + int(deck), cards)
    discards = len(table.tea_discards)
    yield _deck("deck:tea_discards", TEA_TABLE, 30, discards, face=True)
    yield _deck("deck:quests", BOARD, 20, table.quest_deck)
    yield _deck("deck:quest_discards", BOARD, 21, table.quest_discards)


def _deck(deck: str, place: str, order: int, cards: int, face: bool = False) -> Piece:
    name = read_id(deck)[1]
    words = text("piece-deck", deck=Text(f"deck-{name}"), cards=cards)
    return Piece(deck, "deck", name, place, order=order, face=face, badge=str(cards), text=words)


def _supply(table: TableView, content: Content) -> Iterator[Piece]:
    for order, (face, chips) in enumerate(table.supply.items(), start=1):
        stack = ids.SUPPLY(face)
        words = text("piece-stack", chip=Text(face), chips=len(chips))
        yield Piece(stack, "stack", face, SUPPLY, order=order, badge=str(len(chips)), text=words)
        for chip in chips[:1]:
            yield chip_piece(table, content, chip, stack)
    if table.box:
        words = text("piece-box", chips=len(table.box))
        yield Piece(BOX, "box", BOX, order=7, face=False, badge=str(len(table.box)), text=words)
