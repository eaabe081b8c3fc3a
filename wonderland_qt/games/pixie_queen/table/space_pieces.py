"""The pyramid and the round spaces as pieces, with discs and pixies; the mines below."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.wording import describe
from wonderland_qt.games.pixie_queen.content.pack import Pack, Space
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.state import Mine
from wonderland_qt.games.pixie_queen.table.board_pieces import good_piece, pixie_piece


def space_pieces(view: TableView, pack: Pack) -> Iterator[Piece]:
    """Yield all spaces, what lies on them, and the mines."""
    for order, space in enumerate(pack.doubles):
        yield from _double(view, pack, space, order)
    for order, action in enumerate(action for action in pack.actions.values() if not action.level):
        place = f"round:{action.id}"
        yield Piece(place, "round_space", action.id, "rounds", order, text=_said(pack, action.id))
        if action.do.word == "special_offering":
            for number, (good, tokens) in enumerate(view.special_row.items(), start=20):
                if tokens:
                    yield good_piece(f"row:{good}", good, tokens, place, number, "piece-row")
    for order, space in enumerate(pack.spaces.values()):
        if not space.level and space.colour in ("", *view.seats):
            place, said = f"round:{space.action}", text("piece-slot", action=Text(space.action))
            yield Piece(f"space:{space.id}", "slot", "any", place, order, text=said, owner=space.colour)
            yield from _discs(view, space)
    for order, player in enumerate(view.seats):
        yield from _mine(player, view.players[player].mine, order)
    if view.dummy:
        yield from _mine(view.dummy, view.dummy_mine, len(view.seats))


def _said(pack: Pack, action: str) -> Text:
    """Return what an action is called and does."""
    return text("piece-space", action=Text(action), does=describe(pack.actions[action].do))


def _double(view: TableView, pack: Pack, space: Space, order: int) -> Iterator[Piece]:
    place, said = f"space:{space.id}", text("piece-slot", action=Text(space.action))
    yield Piece(place, "space", space.action, "pyramid", order, text=_said(pack, space.action))
    steals = text("piece-strip", goods=tuple(map(Text, space.shows)))
    yield Piece(f"strip:{space.id}", "food_strip", "any", place, text=steals, icons=space.shows)
    yield Piece(f"slot:{space.id}", "slot", "any", place, 0, text=said)
    yield Piece(f"hand:{space.id}", "slot", "hand", place, 1, text=Text("piece-hand"))
    yield from _discs(view, space)
    owner = view.pixies.get(space.id)
    if owner:
        yield pixie_piece(f"pixie:{space.id}", owner, place, 3, owner)


def _discs(view: TableView, space: Space) -> Iterator[Piece]:
    place = f"space:{space.id}"
    for number, owner in enumerate(view.discs.get(space.id, ())):
        said = text("piece-disc", player=Text(owner))
        yield Piece(f"disc:{place}:{number}", "disc", owner, place, number, text=said)


def _mine(colour: PlayerId, mine: Mine, order: int) -> Iterator[Piece]:
    """Yield a mine with its pixies, and the rocks to which they are chained."""
    place = f"mine:{colour}"
    said = text("piece-mine", player=Text(colour), pixies=mine.pixies, chained=mine.chained)
    yield Piece(place, "mine", colour, "mines", order, text=said)
    for number in range(mine.pixies):
        yield pixie_piece(f"miner:{colour}:{number}", colour, place, number)
    for number, rocks in enumerate(mine.rocks):
        if rocks and number < mine.pixies:
            rock, said = f"rock:{colour}:{number}", text("piece-rock", rocks=rocks)
            yield Piece(rock, "rock", "rock", f"miner:{colour}:{number}", badge=str(rocks), text=said)
