"""The pyramid and the round spaces as pieces, with discs and pixies; the mines below."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.wording import describe
from wonderland_qt.games.pixie_queen.content.pack import Pack, Space
from wonderland_qt.games.pixie_queen.goods import tokens_text
from wonderland_qt.games.pixie_queen.seen.view import MineView, TableView


def space_pieces(view: TableView, pack: Pack) -> Iterator[Piece]:
    """Yield all spaces, what lies on them, and the mines."""
    for order, space in enumerate(pack.doubles):
        yield from _double(view, pack, space, order)
    rounds = [action for action in pack.actions.values() if not action.level]
    for order, action in enumerate(rounds):
        said = _said(pack, action.id)
        yield Piece(f"round:{action.id}", "round_space", action.id, "rounds", order, text=said)
    for order, space in enumerate(pack.spaces.values()):
        if not space.level and space.colour in ("", *view.seats):
            yield from _round(view, pack, space, order)
    for order, (good, tokens) in enumerate(view.special_row.items()):
        if tokens:
            said = text("piece-row", goods=tokens_text(good, tokens))
            place = f"round:{_special(pack)}"
            yield Piece(f"row:{good}", "good", good, place, 20 + order, badge=str(tokens), text=said)
    for order, colour in enumerate(filter(None, (*view.seats, view.dummy))):
        mine = view.dummy_mine if colour == view.dummy else view.players[PlayerId(colour)].mine
        yield from _mine(PlayerId(colour), mine, order)


def _special(pack: Pack) -> str:
    return next((action.id for action in pack.actions.values() if action.do.word == "special_offering"), "")


def _said(pack: Pack, action: str) -> Text:
    """Return what an action is called and does."""
    return text("piece-space", action=Text(action), does=describe(pack.actions[action].do))


def _double(view: TableView, pack: Pack, space: Space, order: int) -> Iterator[Piece]:
    place, discs = f"space:{space.id}", view.discs.get(space.id, ())
    yield Piece(place, "space", space.action, "pyramid", order, text=_said(pack, space.action))
    said = text("piece-strip", goods=tuple(map(Text, space.shows)))
    yield Piece(f"strip:{space.id}", "food_strip", "any", place, text=said, icons=space.shows)
    said = text("piece-slot", action=Text(space.action))
    yield Piece(f"slot:{space.id}", "slot", "any", place, 0, text=said)
    yield Piece(f"hand:{space.id}", "slot", "hand", place, 1, text=Text("piece-hand"))
    yield from _discs(place, discs)
    owner = view.pixies.get(space.id)
    if owner:
        said = text("piece-pixie", player=Text(owner))
        yield Piece(f"pixie:{space.id}", "pixie", owner, place, 3, text=said, owner=owner)


def _round(view: TableView, pack: Pack, space: Space, order: int) -> Iterator[Piece]:
    place, said = f"space:{space.id}", text("piece-slot", action=Text(space.action))
    yield Piece(place, "slot", "any", f"round:{space.action}", order, text=said, owner=space.colour)
    yield from _discs(place, view.discs.get(space.id, ()))


def _discs(place: str, discs: tuple[PlayerId, ...]) -> Iterator[Piece]:
    for number, owner in enumerate(discs):
        said = text("piece-disc", player=Text(owner))
        yield Piece(f"disc:{place}:{number}", "disc", owner, place, number, text=said)


def _mine(colour: PlayerId, mine: MineView, order: int) -> Iterator[Piece]:
    place = f"mine:{colour}"
    said = text("piece-mine", player=Text(colour), pixies=mine.pixies, chained=mine.chained)
    yield Piece(place, "mine", colour, "mines", order, text=said)
    for number in range(mine.pixies):
        miner = f"miner:{colour}:{number}"
        yield Piece(miner, "pixie", colour, place, number, text=text("piece-pixie", player=Text(colour)))
        rocks = mine.rocks[number] if number < len(mine.rocks) else 0
        if rocks:
            said = text("piece-rock", rocks=rocks)
            yield Piece(f"rock:{colour}:{number}", "rock", "rock", miner, badge=str(rocks), text=said)
