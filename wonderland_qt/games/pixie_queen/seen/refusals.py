"""Refusals: why a disc, a pixie or a good cannot be put somewhere, in a line with the rule's number."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.offering import demand
from wonderland_qt.games.pixie_queen.pixies import hand_is_free
from wonderland_qt.games.pixie_queen.rules import Position, mine_of
from wonderland_qt.games.pixie_queen.state import MINE, SERVANT
from wonderland_qt.games.pixie_queen.turns import discs_needed, open_spaces


def why_not(position: Position, decision: Decision, piece: str, place: str) -> Text | None:
    """Return why the piece cannot be put on the place now; None when the rules say nothing in particular."""
    what, _, of = piece.partition(":")
    where, _, space = place.partition(":")
    match decision.prompt.key, what, where:
        case "ask-turn", "disc", "space" if space in position.pack.spaces:
            return _no_action(position, decision.player, space)
        case "ask-promote", "pixie" | "miner", "space":
            return _no_promotion(position, decision.player, MINE if what == "miner" else of, space)
        case "ask-offering", "good", "court":
            return text("refusal-offering", good=Text(demand(position.state)))
        case _:
            return None


def _no_action(position: Position, player: PlayerId, name: str) -> Text | None:
    """Tell why an action cannot be chosen, last what it needs (TURN-3 to TURN-7, GAME-7)."""
    space = position.pack.spaces[name]
    action = position.pack.actions[space.action]
    if name in position.state.discs:
        return text("refusal-taken", rule="TURN-5" if space.level else "TURN-7")
    if space.colour not in ("", player):
        return Text("refusal-colour")
    if discs_needed(position, player, space) > position.state.players[player].discs:
        return Text("refusal-two-discs")
    if open_spaces(position, player)[space.action] is not space:
        return None
    return text(f"refusal-{action.do.word}", rule=f"ACT-{action.number}")


def _no_promotion(position: Position, player: PlayerId, origin: str, goal: str) -> Text:
    """Tell why a pixie cannot rise there (PROMO-1 to PROMO-5, PROMO-10)."""
    levels = {space.id: space.level for space in position.pack.spaces.values()}
    levels |= {MINE: 0, SERVANT: len(position.pack.levels) + 1}
    if origin == MINE and not mine_of(position.state, player).free:
        return Text("refusal-chained")
    if levels[goal] != levels[origin] + 1:
        return Text("refusal-level")
    if goal == SERVANT:
        return Text("refusal-servant-spot")
    if not hand_is_free(position, goal):
        return Text("refusal-hand")
    return Text("refusal-own-pixie" if position.state.pixies.get(goal) == player else "refusal-swap")
