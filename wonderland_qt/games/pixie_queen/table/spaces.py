"""The spaces for actions as pieces: the pyramid and the round spaces, with discs, pixies, prices and dice."""

from collections.abc import Iterable, Iterator

from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.players import PlayerId
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
    """Yield the spaces of the pyramid, then the round spaces, then the prices and dice on spaces."""
    for order, space in enumerate(content.doubles):
        yield from _double_space_pieces(view, content, space, order)
    yield from _places_of_round_spaces(view, content)
    yield from _round_space_pieces(view, content)
    yield from _price_signs(view, content)
    yield from _die_pieces(content)


def _double_space_pieces(view: TableView, content: Content, space: Space, order: int) -> Iterator[Piece]:
    """Yield a space of the pyramid with the food it shows, its slots for discs, and its pixie."""
    place, action = ids.SPACE(space.id), space.action
    words = _action_text(content, action)
    yield Piece(place, "space", art=action, place="pyramid", order=order, text=words)
    steals = text("piece-strip", goods=tuple(map(Text, space.shows)))
    yield Piece(ids.STRIP(space.id), "food_strip", art="any", place=place, text=steals, icons=space.shows)
    yield Piece(ids.SLOT(space.id), "slot", art="any", place=place, order=0, text=_slot_text(action))
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


def _places_of_round_spaces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the place of the round spaces of each action, with the special-offering row if it lies there."""
    round_actions = [action for action in content.actions.values() if not action.level]
    for order, action in enumerate(round_actions):
        place, words = ids.ROUND(action.id), _action_text(content, action.id)
        yield Piece(place, "round_space", art=action.id, place="rounds", order=order, text=words)
        if action.do.word == "special_offering":
            yield from _special_row(view, place)


def _round_space_pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the round spaces with the discs on them; those of a colour that has no seat are left out."""
    for order, space in enumerate(content.spaces.values()):
        is_round, is_in_use = not space.level, space.colour in ("", *view.seats)
        if is_round and is_in_use:
            slot, place, words = ids.SPACE(space.id), ids.ROUND(space.action), _slot_text(space.action)
            yield Piece(slot, "slot", art="any", place=place, order=order, text=words, owner=space.colour)
            yield from _discs_on_space(view, space)


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
    for space in _next_spaces(view, content, player):
        price = price_of(view.pixies, space, discs)
        if 0 < price <= discs:
            yield _price_sign(player, space, price)


def _next_spaces(view: TableView, content: Content, player: PlayerId) -> Iterable[Space]:
    """Return the first space of each action that is free and open to the player."""
    first_free: dict[str, Space] = {}
    for space in content.spaces.values():
        if space.id not in view.discs and space.colour in ("", player):
            first_free.setdefault(space.action, space)
    return first_free.values()


def _price_sign(player: PlayerId, space: Space, price: int) -> Piece:
    """Return the sign with the number of discs that a space costs the player."""
    sign, place, words = ids.PRICE(space.id), ids.SPACE(space.id), text("piece-price", discs=price)
    badge = str(price)
    return Piece(sign, "price", art=player, place=place, order=AFTER_OTHERS, badge=badge, text=words)


def _die_pieces(content: Content) -> Iterator[Piece]:
    """Yield the dice, each on the space of the action that rolls it."""
    for word, die in DICE.items():
        rolling = [space.id for space in content.doubles if content.actions[space.action].do.word == word]
        if rolling:
            first, *_others = rolling
            place, words = ids.SPACE(first), Text("piece-die")
            yield Piece(ids.DIE(die), "die", art=die, place=place, order=4, text=words)


def _slot_text(action: str) -> Text:
    return text("piece-slot", action=Text(action))


def _action_text(content: Content, action: str) -> Text:
    """Return the text of an action: its name and what it does."""
    return text("piece-space", action=Text(action), does=describe(content.actions[action].do))
