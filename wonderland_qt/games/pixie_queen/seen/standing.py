"""How players stand in the action phase: who has passed, and who has no discs left."""

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.pixie_queen.rules import Position


def idle(position: Position, player: PlayerId) -> Text | None:
    """Return why a player has no more turns in the action phase, None if they have (TURN-1, TURN-9)."""
    state, owner = position.state, position.state.players[player]
    if state.phase != "action" or owner.out:
        return None
    if owner.passed:
        return Text("idle-passed")
    return None if owner.discs else Text("idle-no-discs")
