"""The pieces on the table, made from a view: boards, cards, chips and units with their places.

Ids are those that options take up and put down on. A piece that the viewer may not know has an id that
says only where it lies, such as `quest:alice:1`.
"""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from wonderland_qt.components.scenery import fixed_pieces
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.card_texts import place_text, wonderlandian_text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.mechanics.two_players import NO_RESISTANCE, RESISTANCE
from wonderland_qt.games.wonderland.seen.view import PlayerView, TableView
from wonderland_qt.games.wonderland.state import RegionId
from wonderland_qt.games.wonderland.table.card_pieces import chip_piece, tea_card_piece, tile_text, tile_vp
from wonderland_qt.games.wonderland.table.night.battle_pieces import night_pieces
from wonderland_qt.games.wonderland.table.player_pieces import player_pieces
from wonderland_qt.games.wonderland.table.unit_pieces import unit_pieces

BOARD, TEA_TABLE, MARKET, SUPPLY, BOX = "board", "tea_table", "market", "supply", "box"
VP_TRACK, STRENGTH_TRACK = "vp_track", "strength_track"

TILE_ORDER, MARKER_ORDER = 0, 1
"""The order of pieces in a region, below all units."""

UNFOUGHT_ORDER, FOUGHT_ORDER, RESISTANCE_ORDER = 20, 21, 30
QUEST_DECK_ORDER, QUEST_DISCARDS_ORDER = 20, 21
"""The order of pieces on the main board, above its regions."""

TEA_DECK_ORDER, TEA_DISCARDS_ORDER = 20, 30
"""The order of piles on the tea table, after the chairs; the number of a tea deck is added to the first."""

WONDERLANDIAN_DECK_ORDER = 99
"""The order of the deck beside the market, after its cards."""

BOX_ORDER = 7
"""The order of the box on the table, among the scenery."""


def pieces(table: TableView, content: Content) -> tuple[Piece, ...]:
    """Return every piece on the table as the viewer sees it; places come before what lies on them."""
    return tuple(_pieces_in_order(table, content))


def _pieces_in_order(table: TableView, content: Content) -> Iterator[Piece]:
    """Yield places before what lies on them: scenery, boards, supply, players' pieces, then a battle."""
    yield from fixed_pieces(content.files.scenery, table.phase)
    yield from _region_pieces(table, content)
    yield from _lights_of_battle(table)
    yield from _tea_table_pieces(table, content)
    yield from _resistance_markers(table)
    for seat in table.seats:
        yield _vp_marker(table.players[seat])
        yield _strength_marker(table, seat)
    yield from _market_cards(table, content)
    yield from _decks(table)
    yield from _supply_and_box(table, content)
    yield from phase_sign(table)
    for pieces_of_player in (plaque, player_pieces, unit_pieces):
        for seat in table.seats:
            yield from pieces_of_player(table, content, seat)
    yield from night_pieces(table, content)


def _region_pieces(table: TableView, content: Content) -> Iterator[Piece]:
    """Yield the regions with their score tiles, the one out of use with two players, and the marker."""
    for order, region in enumerate(content.ring):
        place = ids.REGION(region)
        yield Piece(place, "region", region, BOARD, order=order, text=Text(region))
        if region not in table.ring:
            words = text("piece-unused", region=Text(region))
            yield Piece(ids.UNUSED(region), "unused", "unused", place, text=words)
        if region in table.tiles:
            yield _tile(table, content, region)
    place, words = ids.REGION(table.marker), Text("piece-marker")
    yield Piece("marker", "marker", "marker", place, order=MARKER_ORDER, text=words)


def _tile(table: TableView, content: Content, region: RegionId) -> Piece:
    """Return the score tile of a region, with its VP in this round."""
    tile, place = table.tiles[region], ids.REGION(region)
    words, badge = tile_text(content, region, tile), str(tile_vp(content, table, region))
    return Piece(ids.TILE(region), "tile", tile, place, order=TILE_ORDER, badge=badge, text=words)


def _lights_of_battle(table: TableView) -> Iterator[Piece]:
    """Yield light around the region that is fought over, and shade on the others (WAR-1)."""
    if table.battle is None:
        return
    fought = table.battle.region
    words = text("piece-fought", region=Text(fought))
    others = tuple(ids.REGION(region) for region in table.ring if region != fought)
    yield Piece("unfought", "unfought", "unfought", BOARD, order=UNFOUGHT_ORDER, text=words, covers=others)
    lit = (ids.REGION(fought),)
    yield Piece("fought", "fought", "fought", BOARD, order=FOUGHT_ORDER, text=words, covers=lit)


def _tea_table_pieces(table: TableView, content: Content) -> Iterator[Piece]:
    """Yield the chairs, those out of play blocked, with the tea cards on them (TEA-1)."""
    in_play = content.chairs(len(table.seats))
    for order, chair in enumerate(content.files.chairs, start=1):
        kind = "chair" if chair.id in in_play else "blocked_chair"
        place = ids.CHAIR(chair.id)
        yield Piece(place, kind, kind, TEA_TABLE, order=order, text=place_text(content, chair.id))
        card = table.chairs.get(chair.id)
        if card is not None:
            yield from _laid_card(table, content, card, place)


def _laid_card(table: TableView, content: Content, card: str, place: str) -> Iterator[Piece]:
    """Yield a tea card on a chair, and the poison chip on the card if it is poisoned.

    The signs on the card show the pieces of the viewer, who may take it.
    """
    yield tea_card_piece(content, card, place, owner=table.viewer or "")
    poison = table.poisoned.get(card)
    if poison is not None:
        yield chip_piece(table, content, poison, ids.CARD(card))


def _resistance_markers(table: TableView) -> Iterator[Piece]:
    """Yield the marker of the local resistance on the strength track, and a sign on the board (TWO-9).

    There is a local resistance only with two players.
    """
    strength = table.resistance
    if strength > NO_RESISTANCE:
        marker = Piece(
            id=RESISTANCE,
            kind=RESISTANCE,
            art=RESISTANCE,
            place=STRENGTH_TRACK,
            order=strength,
            badge=str(strength),
            text=text("piece-resistance", strength=strength),
        )
        yield marker
        yield replace(marker, id=f"{RESISTANCE}:sign", place=BOARD, order=RESISTANCE_ORDER)


def _vp_marker(player: PlayerView) -> Piece:
    """Return a player's marker on the track of VP, which it lies on in the order of the numbers."""
    return Piece(
        id=ids.VP(player.id),
        kind="vp_marker",
        art=player.id,
        place=VP_TRACK,
        order=player.vp,
        badge=str(player.vp),
        text=text("piece-vp", player=Text(player.id), vp=player.vp),
    )


def _strength_marker(table: TableView, seat: PlayerId) -> Piece:
    """Return a player's marker on the strength track, which is at 0 outside battles."""
    part = table.battle.participants.get(seat) if table.battle else None
    strength, fight = (part.strength, part.fight) if part else (0, "none")
    return Piece(
        id=ids.STRENGTH(seat),
        kind="strength_marker",
        art=seat,
        place=STRENGTH_TRACK,
        order=strength,
        badge=str(strength) if strength else "",
        text=text("piece-strength", player=Text(seat), strength=strength, fight=fight),
    )


def _market_cards(table: TableView, content: Content) -> Iterator[Piece]:
    """Yield the Wonderlandian cards that lie in the market."""
    for order, card in enumerate(table.market):
        words = wonderlandian_text(content, card)
        yield Piece(ids.CARD(card), "wonderlandian", card, MARKET, order=order, text=words)


def _decks(table: TableView) -> Iterator[Piece]:
    """Yield the decks and discard piles, of which only the discarded tea cards lie face up.

    The tea decks are named by their rounds, and lie in this order.
    """
    yield _deck("wonderlandians", MARKET, WONDERLANDIAN_DECK_ORDER, table.wonderland_deck)
    for deck, cards in table.tea_decks.items():
        yield _deck(f"tea_{deck}", TEA_TABLE, TEA_DECK_ORDER + int(deck), cards)
    yield _deck("tea_discards", TEA_TABLE, TEA_DISCARDS_ORDER, len(table.tea_discards), face=True)
    yield _deck("quests", BOARD, QUEST_DECK_ORDER, table.quest_deck)
    yield _deck("quest_discards", BOARD, QUEST_DISCARDS_ORDER, table.quest_discards)


def _deck(name: str, place: str, order: int, cards: int, face: bool = False) -> Piece:
    """Return the piece of a deck or pile with the number of its cards, face up if it has a `face`."""
    words = text("piece-deck", deck=Text(f"deck-{name}"), cards=cards)
    return Piece(f"deck:{name}", "deck", name, place, order=order, face=face, badge=str(cards), text=words)


def _supply_and_box(table: TableView, content: Content) -> Iterator[Piece]:
    """Yield the stacks of the supply, each with its top chip, and the box."""
    for order, (face, chips) in enumerate(table.supply.items(), start=1):
        stack, badge = ids.SUPPLY(face), str(len(chips))
        words = text("piece-stack", chip=Text(face), chips=len(chips))
        yield Piece(stack, "stack", face, SUPPLY, order=order, badge=badge, text=words)
        if chips:
            top_chip = chips[0]
            yield chip_piece(table, content, top_chip, stack)
    if table.box:
        words, badge = text("piece-box", chips=len(table.box)), str(len(table.box))
        yield Piece(BOX, "box", BOX, order=BOX_ORDER, face=False, badge=badge, text=words)


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
    player, place = table.players[seat], ids.PLAQUE(seat)
    order = PLAQUE_ORDER + table.seats.index(seat)
    summary = text("piece-plaque", player=Text(seat), vp=player.vp, rank=table.rank_of(seat))
    yield Piece(place, "plaque", seat, order=order, text=summary)
    yield Piece(ids.PORTRAIT(seat), "portrait", seat, place, text=summary)
    vp = text("piece-vp", player=Text(seat), vp=player.vp)
    yield Piece(ids.STAR(seat), "star", "vp", place, order=STAR_ORDER, badge=str(player.vp), text=vp)
    rank = text("rank", rank=table.rank_of(seat))
    yield Piece(ids.RANK(seat), "rank", "rank", place, order=RANK_ORDER, text=summary, lines=(rank,))
    for order, number in enumerate(_numbers_on_plaque(content, table, player), start=FIRST_COUNT_ORDER):
        yield _piece_of_number(seat, number, order)


def _piece_of_number(seat: PlayerId, number: PlaqueNumber, order: int) -> Piece:
    """Return the piece of a number on a player's plaque, with its icon."""
    return Piece(
        id=ids.COUNT(seat, number.name),
        kind="count",
        art=number.name,
        place=ids.PLAQUE(seat),
        order=order,
        badge=str(number.number),
        text=text(f"piece-count-{number.name}", player=Text(seat), number=number.number),
        icons=(number.icon,),
    )


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
