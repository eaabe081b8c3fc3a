"""The spaces for actions as pieces: the pyramid and the round spaces, with discs, pixies, prices and dice."""

from collections.abc import Iterator

from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import ids
from wonderland_qt.games.pixie_queen.content.game_content import Content, Space
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.spaces import price_of
from wonderland_qt.games.pixie_queen.table.single_pieces import AFTER_OTHERS, good_piece, pixie_piece

AFTER_SLOTS = 20
"""The order of a stack of goods that comes after all slots for discs on its space."""


DICE = {"casino": "casino", "penalise": "penalty"}
"""The die that an action rolls."""


def pieces(view: TableView, content: Content) -> Iterator[Piece]:
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
    yield from _die_pieces(content)


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
