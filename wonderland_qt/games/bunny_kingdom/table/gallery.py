"""The gallery: every entry of the content with its pieces, as the workshop shows it."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain

from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.statistics import Thing
from wonderland_qt.engine.table.gallery_entries import GalleryEntry, pieces_on, section_shown
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.buildings import Building
from wonderland_qt.games.bunny_kingdom.content.content_files import PLAYERS, Terrain
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.rules import Game, rules
from wonderland_qt.games.bunny_kingdom.seen.view import view
from wonderland_qt.games.bunny_kingdom.setup import starting_state
from wonderland_qt.games.bunny_kingdom.table.coordinates import MAP
from wonderland_qt.games.bunny_kingdom.table.pieces import pieces
from wonderland_qt.games.bunny_kingdom.table.stages import stage


def gallery(content: Content) -> tuple[GalleryEntry, ...]:
    """Return every card, resource and colour of a content, and the map."""
    sections = (
        _parchment_entries,
        _building_entries,
        _provisions_entry,
        _terrain_entries,
        _resource_entries,
        _colour_entries,
        _map_entry,
    )
    return tuple(chain.from_iterable(section(content) for section in sections))


def _parchment_entries(content: Content) -> Iterator[GalleryEntry]:
    """Yield the parchments, each with the rules of its score."""
    for number, parchment in enumerate(content.files.parchments):
        rules = tuple(map(describe, parchment.score))
        words = text("gallery-entry-parchment", parchment=Text(parchment.id), rules=rules)
        piece = Piece(ids.CARD(parchment.id), "parchment", art=parchment.id, text=words)
        path, thing = ("parchments", number), Thing("parchment", parchment.id)
        yield GalleryEntry(
            path, "parchment", name=Text(parchment.id), pieces=(piece,), rules=rules, thing=thing
        )


def _building_entries(content: Content) -> Iterator[GalleryEntry]:
    """Yield the buildings, which reports of simulated games count as `building`, too."""
    return section_shown(
        content.files,
        "buildings",
        kind="building",
        piece_of=partial(_building_piece, content),
        reported="building",
    )


def _building_piece(content: Content, building: Building) -> Piece:
    """Return the piece of a building card, which says on how many squares it can stand."""
    card = next(card for card in content.cards.values() if card.of == building.id)
    squares = sum(content.can_stand(card.id, square) for square in content.grid.squares)
    words = text("gallery-entry-building", building=Text(building.id), squares=squares)
    return Piece(ids.CARD(building.id), "building_card", art=building.id, text=words)


def _provisions_entry(content: Content) -> Iterator[GalleryEntry]:
    """Yield the provisions card, which stands among the buildings."""
    card = content.files.provisions
    words = text("piece-provisions-card", cards=card.draw_and_play)
    piece = Piece(ids.CARD(card.id), "provisions_card", art=card.id, text=words)
    path, thing = ("provisions",), Thing("provisions", card.id)
    yield GalleryEntry(
        path, "building", name=Text(card.id), pieces=(piece,), rules=(words,), copies=card.copies, thing=thing
    )


def _terrain_entries(content: Content) -> Iterator[GalleryEntry]:
    """Yield the terrains, each as the card of one of its squares, with the number of its squares."""
    for number, terrain in enumerate(content.files.terrains):
        squares = [square for square, other in content.terrain.items() if other.id == terrain.id]
        piece = _terrain_piece(terrain, squares)
        yield GalleryEntry(
            ("terrains", number),
            "terrain",
            name=Text(terrain.id),
            pieces=(piece,),
            rules=(piece.text,),
            copies=len(squares),
            thing=Thing("territory", terrain.id),
        )


def _terrain_piece(terrain: Terrain, squares: Sequence[Square]) -> Piece:
    """Return the card of a terrain's first square; one that is nowhere on the map has its letter instead."""
    words = text(
        "piece-territory-card",
        square=squares[0] if squares else terrain.letter,
        terrain=Text(terrain.id),
        resource=Text(terrain.produces) if terrain.produces else "none",
    )
    return Piece(ids.CARD(terrain.id), "territory_card", art=terrain.id, badge=terrain.letter, text=words)


def _resource_entries(content: Content) -> Iterator[GalleryEntry]:
    """Return the entries of the resources."""
    return section_shown(
        content.files, "resources", "resource", lambda entry: _bare_piece("resource", entry.id)
    )


def _colour_entries(content: Content) -> Iterator[GalleryEntry]:
    """Return the entries of the players' colours, each shown by its lord."""
    return section_shown(content.files, "colours", "colour", lambda entry: _bare_piece("lord", entry.id))


def _bare_piece(kind: str, entry: str) -> Piece:
    return Piece(f"{kind}:{entry}", kind, art=entry, text=Text(entry))


def _map_entry(content: Content) -> Iterator[GalleryEntry]:
    """Yield the entry of the map before the game; none if the content has too few colours for a game."""
    most_players = PLAYERS[-1]
    seats = tuple(PlayerId(colour.id) for colour in content.files.colours)[:most_players]
    if len(seats) not in PLAYERS:
        return
    table = view(Game(rules, starting_state(content, NewGame(seats)), content).advance(), None)
    on_map = pieces_on(pieces(table, content), MAP)
    layout = stage(table, content, Looking(seats, viewer=None, near=seats[0]))
    yield GalleryEntry(("map",), MAP, Text("piece-map"), on_map, stage=layout)
