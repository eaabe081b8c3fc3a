"""The content as it looks, entry by entry: cards, resources, colours, and the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain

from wonderland_qt.engine.evidence import Thing
from wonderland_qt.engine.exhibits import Exhibit, pieces_on, section_shown
from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.stages import Looking
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.wording import describe
from wonderland_qt.games.bunny_kingdom.content.buildings import Building
from wonderland_qt.games.bunny_kingdom.content.content import PLAYERS
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.rules import Game, rules
from wonderland_qt.games.bunny_kingdom.seen.view import view
from wonderland_qt.games.bunny_kingdom.setup import NewGame, starting_state
from wonderland_qt.games.bunny_kingdom.table.coordinates import MAP
from wonderland_qt.games.bunny_kingdom.table.pieces import pieces
from wonderland_qt.games.bunny_kingdom.table.stages import stage


def exhibits(pack: Pack) -> tuple[Exhibit, ...]:
    """Return every card, resource and colour of a content, and the map."""
    shown = (_parchments, _buildings, _provisions, _terrains, _resources, _colours, _map)
    return tuple(chain.from_iterable(show(pack) for show in shown))


def _parchments(pack: Pack) -> Iterator[Exhibit]:
    for number, parchment in enumerate(pack.content.parchments):
        rules = tuple(map(describe, parchment.score))
        said = text("exhibit-parchment", parchment=Text(parchment.id), rules=rules)
        piece = Piece(f"card:{parchment.id}", "parchment", parchment.id, text=said)
        path, thing = ("parchments", number), Thing("parchment", parchment.id)
        yield Exhibit(path, "parchment", Text(parchment.id), (piece,), rules, thing=thing)


def _buildings(pack: Pack) -> Iterator[Exhibit]:
    return section_shown(pack.content, "buildings", "building", partial(_building, pack), "building")


def _building(pack: Pack, building: Building) -> Piece:
    """Return a building card, which says on how many squares it can stand."""
    card = next(card for card in pack.cards.values() if card.of == building.id)
    squares = sum(pack.can_stand(card.id, square) for square in pack.grid.squares)
    said = text("exhibit-building", building=Text(building.id), squares=squares)
    return Piece(f"card:{building.id}", "building_card", building.id, text=said)


def _provisions(pack: Pack) -> Iterator[Exhibit]:
    card = pack.content.provisions
    said = text("piece-provisions-card", cards=card.draw_and_play)
    piece = Piece(f"card:{card.id}", "provisions_card", card.id, text=said)
    thing = Thing("provisions", card.id)
    yield Exhibit(("provisions",), "building", Text(card.id), (piece,), (said,), card.copies, thing=thing)


def _terrains(pack: Pack) -> Iterator[Exhibit]:
    for number, terrain in enumerate(pack.content.terrains):
        squares = [square for square, there in pack.terrain.items() if there.id == terrain.id]
        produced = Text(terrain.produces) if terrain.produces else "none"
        said = text(
            "piece-territory-card",
            square=squares[0] if squares else terrain.letter,
            terrain=Text(terrain.id),
            resource=produced,
        )
        piece = Piece(f"card:{terrain.id}", "territory_card", terrain.id, badge=terrain.letter, text=said)
        path, thing = ("terrains", number), Thing("territory", terrain.id)
        yield Exhibit(path, "terrain", Text(terrain.id), (piece,), (said,), len(squares), thing=thing)


def _resources(pack: Pack) -> Iterator[Exhibit]:
    return section_shown(pack.content, "resources", "resource", lambda one: _named("resource", one.id))


def _colours(pack: Pack) -> Iterator[Exhibit]:
    return section_shown(pack.content, "colours", "colour", lambda one: _named("lord", one.id))


def _named(kind: str, entry: str) -> Piece:
    return Piece(f"{kind}:{entry}", kind, entry, text=Text(entry))


def _map(pack: Pack) -> Iterator[Exhibit]:
    """Yield the map as it lies before anybody has played."""
    seats = tuple(PlayerId(colour.id) for colour in pack.content.colours)[: PLAYERS[-1]]
    if len(seats) not in PLAYERS:
        return
    table = view(Game(rules, starting_state(pack, NewGame(seats)), pack).advance(), None)
    lying = pieces_on(pieces(table, pack), MAP)
    whole = stage(table, pack, Looking(seats, None, seats[0]))
    yield Exhibit(("map",), MAP, Text("piece-map"), lying, stage=whole)
