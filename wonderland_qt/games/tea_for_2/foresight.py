"""Foresight: bots play some rounds ahead in simulation, and evaluate the position reached."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

from wonderland_qt.components.fitted import stages_of
from wonderland_qt.engine.foresight import Foresight
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2.evaluation import FLAMINGO_LEAD
from wonderland_qt.games.tea_for_2.game_content import Content, StackId
from wonderland_qt.games.tea_for_2.rules import Position
from wonderland_qt.games.tea_for_2.scoring import PerToken, counts_of
from wonderland_qt.games.tea_for_2.state import Player, State

NEARLY_SURE, HOPEFUL = 3, 4
"""The leads in a mission that count as won: when its stack is nearly empty, and long before."""

ROUNDS_AHEAD = 10
"""The number of rounds simulated: a card that is bought now appears in one or two of them."""


def horizon(start: State[Any]) -> Callable[[State[Any]], bool]:
    """Return a test that stops the simulation some rounds later, before cards are revealed."""
    last = start.round + ROUNDS_AHEAD
    return lambda state: state.round >= last and state.phase == "reveal"


def stage(state: State[Any]) -> str:
    """Return the stage of the game, named after the number of rabbits left (END-2)."""
    return f"rabbits-{len(state.rabbits)}"


def features(position: Position) -> Mapping[PlayerId, Mapping[str, float]]:
    """Return the features of each player: stars, tokens, strength of the cards, and missions."""
    state = position.state
    found = {name: _features_of_player(position, owner) for name, owner in state.players.items()}
    found[state.flamingo]["flamingo"] = 1.0
    for stack, cards in state.market.items():
        _add_mission(position, stack, len(cards), found)
    return found


def _features_of_player(position: Position, owner: Player) -> dict[str, float]:
    """Return the features of a player's own things: stars, tokens, and the duels its cards would win."""
    content, state = position.content, position.state
    mine = _card_values(content, owner)
    theirs = _card_values(content, state.players[state.rival(owner.id)])
    leads = [max(own - other, 0) for own, other in product(mine, theirs)]
    duels = max(len(leads), 1)
    won = sum(lead > 0 for lead in leads)
    cards_of_a_player = (len(mine) + len(theirs)) / 2
    rounds_for_a_rabbit = cards_of_a_player / 2  # as each of the two players takes one for a new deck
    rounds = len(state.rabbits) * rounds_for_a_rabbit + len(owner.deck)
    return {
        "stars": owner.total,
        "tarts": owner.tarts,
        "hourglasses": owner.hourglasses,
        "won": won / duels,
        "won_to_come": rounds * won / duels,
        "points_to_come": rounds * sum(leads) / duels,
        "stars_on_cards": sum(content.cards[card].stars for card in (*owner.deck, *owner.discard)),
        "stars_in_deck": sum(content.cards[card].stars for card in owner.deck),
        "value_in_deck": sum(content.cards[card].value for card in owner.deck),
        "cards": len(mine),
    }


def _card_values(content: Content, owner: Player) -> Sequence[int]:
    """Return the values of all cards that a player still plays with."""
    return [content.cards[card].value for card in (*owner.deck, *owner.discard)]


def _add_mission(
    position: Position, stack: StackId, left: int, features_of: dict[PlayerId, dict[str, float]]
) -> None:
    """Add a mission to each player's features, weighted by how nearly empty its stack is (MISSION-1).

    `left` is how many cards the stack still has. Only `missions_hoped`, for long before its end, has no such
    weight.
    """
    content, state = position.content, position.state
    mission, price = state.missions[stack], content.price[stack]
    counts = counts_of(content, mission, state.players)
    near = 1 / (1 + left * left)
    price_now = near * price
    for player, totals in features_of.items():
        if isinstance(content.missions[mission].scores, PerToken):
            _add(totals, "tokens_count", near * counts[player])
            continue
        edge = FLAMINGO_LEAD if player == state.flamingo else -FLAMINGO_LEAD
        lead = counts[player] - counts[state.rival(player)] + edge
        sureness, hope = max(min(lead / NEARLY_SURE, 1), -1), max(min(lead / HOPEFUL, 1), -1)
        _add(totals, "missions_ahead", price_now if lead > 0 else 0)
        _add(totals, "missions_sure", price_now * sureness)
        _add(totals, "missions_hoped", price * hope)


def _add(totals: dict[str, float], feature: str, number: float) -> None:
    """Add to a feature, which begins at 0."""
    totals[feature] = totals.get(feature, 0.0) + number


FORESIGHT: Foresight[State[Any], Content] = Foresight(horizon, stage, features, stages_of)
