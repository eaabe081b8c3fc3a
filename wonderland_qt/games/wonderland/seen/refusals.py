"""Refusals: a line that says by which rule a piece cannot be put on a place."""

from wonderland_qt.components.id_kinds import read_id
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.rules import Position


def why_not(position: Position, decision: Decision, piece: str, place: str) -> Text | None:
    """Return why the piece cannot be put on the place now; None if there is no special reason."""
    what, _ = read_id(piece)
    where, name = read_id(place)
    match what, where:
        case ids.LEADER, ids.CHAIR:
            return _why_not_on_chair(position, decision.player, name)
        case ids.LEADER, ids.CARD:
            return _why_not_on_chair(position, decision.player, _chair_of(position, name))
        case ((ids.SUPPORTER | ids.FIGURE), ids.REGION) if decision.prompt.key == "ask-unit":
            return Text("refusal-unit", decision.prompt.arguments)
        case ids.CHIP, _ if decision.prompt.key == "ask-forge":
            return Text("refusal-track" if where in {ids.TRACK, ids.SPACE} else "refusal-forge")
        case _, (ids.REGION | ids.UNUSED):
            return _why_not_in_region(position, decision.player, what, name)
        case _:
            return None


def _chair_of(position: Position, card: str) -> str:
    """Return the chair on which a tea card lies; "" if it lies on none."""
    return next((chair for chair, laid in position.state.chairs.items() if laid == card), "")


def _why_not_on_chair(position: Position, player: PlayerId, chair: str) -> Text | None:
    """Return why the leader cannot go to a chair: blocked, own, out of play, empty, or else behind.

    Rules: TEA-1, TEA-2, TEA-3.
    """
    for other in position.state.players.values():
        if other.leader == chair and other.id != player:
            return text("refusal-chair-blocked", player=Text(other.id))
    if position.state.players[player].leader == chair:
        return Text("refusal-chair-own")
    if chair not in position.content.chairs(len(position.state.seats)):
        return Text("refusal-chair-out-of-play")
    if chair not in position.state.chairs:
        return Text("refusal-chair-empty")
    return Text("refusal-chair-behind")


def _why_not_in_region(position: Position, player: PlayerId, what: str, region: str) -> Text | None:
    """Return why a piece cannot be put in a region: not in use, a castle is there, or it is not the time.

    A leader is put there only after the tea, and where that can be done now, it is not refused at all.

    Rules: TWO-1, REWARD-14, RESULT-6, TEA-4.
    """
    if region not in position.state.ring:
        return Text("refusal-unused")
    if what == "leader":
        return Text("refusal-leader-first")
    if what == "castle" and region in position.state.players[player].castles:
        return Text("refusal-castle")
    return None
