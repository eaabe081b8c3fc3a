"""Refusals: a line that says by which rule a building cannot be put on a square."""

from collections.abc import Callable

from wonderland_qt.components.id_kinds import read_id
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.camps import unoccupied
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.rules import Position

WhyNot = Callable[[Position, PlayerId, CardId, Square], Text | None]


def why_not(position: Position, decision: Decision, piece: str, place: str) -> Text | None:
    """Return why the piece cannot be put on the place now; None if there is no special reason."""
    what, names = read_id(piece)
    card, *_second_of_a_pair = names.split(":")
    where, square = read_id(place)
    reasons = REASONS.get(decision.prompt.key)
    if reasons is None or what != ids.BUILDING or where != ids.SQUARE:
        return None
    found = (reason(position, decision.player, card, square) for reason in reasons)
    return next((why for why in found if why is not None), None)


def _refuse_camp(position: Position, _player: PlayerId, card: CardId, _square: Square) -> Text | None:
    """Return that a camp must be announced first, or was kept; None for other buildings (CAMP-3, CAMP-7)."""
    if position.content.buildings[card].kind != "camp":
        return None
    if card in position.state.kept:
        return Text("refusal-camp-kept")
    return Text("refusal-camp-unannounced")


def _refuse_occupied(position: Position, _player: PlayerId, _card: CardId, square: Square) -> Text | None:
    """Return that a camp needs an unoccupied square, if it is occupied (CAMP-1)."""
    return None if square in unoccupied(position) else Text("refusal-occupied")


def _refuse_foreign(position: Position, player: PlayerId, _card: CardId, square: Square) -> Text | None:
    """Return that the player does not control the square, if so (BUILD-3)."""
    return None if square in position.state.players[player].squares else Text("refusal-not-own")


def _refuse_built(position: Position, player: PlayerId, _card: CardId, square: Square) -> Text | None:
    """Return that a building or printed city is there already, if so (BUILD-4)."""
    built = position.state.players[player].squares[square] or position.content.printed[square]
    return Text("refusal-built") if built else None


def _refuse_terrain(position: Position, _player: PlayerId, card: CardId, square: Square) -> Text | None:
    """Return on which terrain the building may stand, if not on this one (BUILD-8, FARM-3)."""
    content = position.content
    if content.can_stand(card, square):
        return None
    rule = "BUILD-8" if content.buildings[card].kind == "city" else "FARM-3"
    terrains = tuple(map(Text, content.buildings[card].terrain))
    return text("refusal-terrain", building=Text(content.cards[card].of), terrains=terrains, rule=rule)


def _refuse_same_fief(position: Position, _player: PlayerId, card: CardId, _square: Square) -> Text | None:
    """Return that the two towers of a pair must be in two fiefs (TOWER-3).

    It is the last reason to check: a sky tower that nothing else keeps off the square lacks another fief.
    """
    return Text("refusal-same-fief") if position.content.buildings[card].kind == "sky_tower" else None


REASONS: dict[str, tuple[WhyNot, ...]] = {
    "ask-build": (_refuse_camp, _refuse_foreign, _refuse_built, _refuse_terrain, _refuse_same_fief),
    "ask-other-tower": (_refuse_foreign, _refuse_built, _refuse_terrain, _refuse_same_fief),
    "ask-camp": (_refuse_occupied,),
    "ask-lower-camp": (_refuse_occupied,),
}
"""The reasons to check for each prompt; the first that applies is shown."""
