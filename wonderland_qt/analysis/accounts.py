"""Accounts: split each player's result into choices and luck, and find the moments that decided a game.

From an even chance to the end, own choices are what a player's mistakes cost, opponents' choices what the
others' mistakes gave or took, and luck is the rest. Over all players, choices cancel out and luck adds up
to 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from wonderland_qt.analysis.examination import BEYOND
from wonderland_qt.engine.analysed import Account, Chances, Choice, DecidingMoment
from wonderland_qt.engine.players import PlayerId

MOMENTS = 5
OF_EACH_KIND = 2
"""How many mistakes and how many strokes of luck are shown at least, if there are that many."""


def account(player: PlayerId, choices: Sequence[Choice], end: Chances) -> Account:
    """Return a player's account of a game; `end` are the final shares of the win."""
    mine = [choice for choice in choices if choice.player == player]
    own = sum(choice.brought.get(player, 0.0) for choice in mine)
    rivals = sum(choice.brought.get(player, 0.0) for choice in choices if choice.player != player)
    won = end[player] - 1 / len(end)
    mistakes = sum(bool(choice.better) for choice in mine)
    return Account(won, own, rivals, won - own - rivals, len(mine), mistakes)


def deciding(choices: Sequence[Choice]) -> tuple[DecidingMoment, ...]:
    """Return the deciding moments, in the order of the game."""
    mistakes = sorted(_mistakes(choices), key=_minus_size)
    strokes = sorted(_strokes_of_luck(choices), key=_minus_size)
    sure = [*mistakes[:OF_EACH_KIND], *strokes[:OF_EACH_KIND]]
    rest = sorted([*mistakes[OF_EACH_KIND:], *strokes[OF_EACH_KIND:]], key=_minus_size)
    return tuple(sorted([*sure, *rest[: MOMENTS - len(sure)]], key=lambda moment: moment.at.answer))


def _minus_size(moment: DecidingMoment) -> float:
    return -abs(moment.change)


def _mistakes(choices: Sequence[Choice]) -> Iterator[DecidingMoment]:
    for choice in choices:
        if choice.lost:
            yield DecidingMoment("choice", choice.player, -choice.lost, choice.doubt, choice)


def _strokes_of_luck(choices: Sequence[Choice]) -> Iterator[DecidingMoment]:
    """Yield the luck between two choices: significant changes of a chance that no mistake explains."""
    for before, after in pairwise(choices):
        changes = {
            player: chance - before.chances[player] - after.brought.get(player, 0.0)
            for player, chance in after.chances.items()
        }
        player = max(changes, key=lambda each: abs(changes[each]))
        error = hypot(before.errors[player], after.errors[player], after.doubt)
        if abs(changes[player]) > BEYOND * error:
            yield DecidingMoment("luck", player, changes[player], error, after)
