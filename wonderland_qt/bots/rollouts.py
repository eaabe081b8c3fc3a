"""Rollouts: give an answer in a sampled game, let rule bots continue, and return all players' shares.

They play to the horizon of the game's foresight and value the position there, or to the end of the game if
it has no foresight or no fitted values for the stage.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from typing import Any

from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.engine.flow import AnyGame
from wonderland_qt.engine.foresight import StageValues
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import AnyRuleset

MOST_LEADS = 30.0
"""A larger lead, counted in clear leads, makes no difference; it would only overflow."""

CLEAR_LEAD = 0.15
"""The lead, as a fraction of the highest score, that counts as most of a win."""


def rollout(
    ruleset: AnyRuleset, game: AnyGame, player: PlayerId, answer: str, seed: int
) -> Mapping[PlayerId, float]:
    """Give a player's answer, let rule bots continue, and return each player's share of the win."""
    far_enough = _horizon(ruleset, game)
    game.choose(player, answer)
    play_on(ruleset, game, seed, far_enough)
    return expected_shares(ruleset, game)


def play_on(ruleset: AnyRuleset, game: AnyGame, seed: int, far_enough: Callable[[Any], bool]) -> None:
    """Let rule bots play until the state is far enough and can be valued, or the game is over."""
    bot = RuleBot(seed)
    while not game.over:
        if far_enough(game.state) and _stage_values(ruleset, game) is not None:
            return
        asked, *_others = game.waiting()
        known, decision = InformationSet(ruleset, game, asked), game.decision_of(asked)
        game.choose(asked, bot.choose(known, decision))


def _horizon(ruleset: AnyRuleset, game: AnyGame) -> Callable[[Any], bool]:
    """Return the test of the game's foresight whether a state is far enough from the present one."""
    if ruleset.foresight is None:
        return lambda _state: False
    return ruleset.foresight.horizon(game.state)


def _stage_values(ruleset: AnyRuleset, game: AnyGame) -> StageValues | None:
    """Return the fitted values for the stage that a game is in, None if there are none."""
    foresight = ruleset.foresight
    if foresight is None:
        return None
    return foresight.values(game.content).get(foresight.stage(game.state))


def expected_shares(ruleset: AnyRuleset, game: AnyGame) -> Mapping[PlayerId, float]:
    """Return each player's expected share of the win, equal shares if the position cannot be valued.

    Fitted weights make points of a position's features, and a scale makes chances to win of these.
    """
    if game.over:
        return {player: share_at_end(ruleset, game, player) for player in ruleset.players(game.state)}
    values = _stage_values(ruleset, game)
    if values is None or ruleset.foresight is None:
        players = ruleset.players(game.state)
        return dict.fromkeys(players, 1 / len(players))
    features_of = ruleset.foresight.features(game)
    leads = {player: _points(features, values) / values.scale for player, features in features_of.items()}
    return _chances_from(leads)


def _points(features: Mapping[str, float], values: StageValues) -> float:
    """Return the value of a player's features in points."""
    return sum([values.weights.get(name, 0.0) * number for name, number in features.items()])


def _chances_from(leads: Mapping[PlayerId, float]) -> dict[PlayerId, float]:
    """Return each player's chance to win by their leads, in units that make a win e times as likely.

    All leads are taken from the highest one, so that no power of e becomes too large.
    """
    most = max(leads.values())
    odds = {player: exp(lead - most) for player, lead in leads.items()}
    total = sum(odds.values())
    return {player: own / total for player, own in odds.items()}


def share_at_end(ruleset: AnyRuleset, game: AnyGame, player: PlayerId) -> float:
    """Return how well a finished game ended for a player (0 to 1): half for winning, half for the lead."""
    winners = ruleset.winners(game)
    won = 1 / len(winners) if player in winners else 0.0
    return (won + _value_of_lead(ruleset.scores(game), player)) / 2


def _value_of_lead(scores: Mapping[PlayerId, int], player: PlayerId) -> float:
    """Return the lead over the best opponent on a scale from 0 to 1, where 0.5 is level."""
    best = max((score for other, score in scores.items() if other != player), default=scores[player])
    clear_lead = 1 + CLEAR_LEAD * max(map(abs, scores.values()))  # more than 0 even if all scores are 0
    clear_leads = (scores[player] - best) / clear_lead
    bounded = max(-MOST_LEADS, min(MOST_LEADS, clear_leads))
    return 1 / (1 + exp(-bounded))
