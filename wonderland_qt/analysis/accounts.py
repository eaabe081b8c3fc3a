"""Accounts: split each player's result into choices and luck, and find the moments that decided a game.

From an even chance to the end, own choices are what a player's mistakes cost, opponents' choices what the
others' mistakes gave or took, and luck is the rest. Over all players, choices cancel out and luck adds up
to 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot

from wonderland_qt.analysis.examination import BEYOND
from wonderland_qt.engine.analysed import Account, Chances, Choice, DecidingMoment
from wonderland_qt.engine.players import PlayerId

MOMENTS = 5
OF_EACH_KIND = 2
"""How many mistakes and how many strokes of luck are shown at least, if there are that many."""


def account(player: PlayerId, choices: Sequence[Choice], end: Chances) -> Account:
    """Return a player's account of a game; `end` are the final shares of the win.

    What the choices do not explain of the result counts as luck.
    """
    own_choices = [choice for choice in choices if choice.player == player]
    rivals_choices = [choice for choice in choices if choice.player != player]
    even_chance = 1 / len(end)
    won = end[player] - even_chance
    brought_by_own = _brought_to(player, own_choices)
    brought_by_rivals = _brought_to(player, rivals_choices)
    return Account(
        won,
        brought_by_own,
        brought_by_rivals,
        luck=won - brought_by_own - brought_by_rivals,
        choices=len(own_choices),
        mistakes=sum(bool(choice.better) for choice in own_choices),
    )


def _brought_to(player: PlayerId, choices: Iterable[Choice]) -> float:
    """Return by how much choices changed a player's chance, all together."""
    return sum(choice.brought.get(player, 0.0) for choice in choices)


def deciding(choices: Sequence[Choice]) -> tuple[DecidingMoment, ...]:
    """Return the deciding moments, in the order of the game.

    These are the largest ones, but the OF_EACH_KIND largest mistakes and strokes of luck in any case.
    """
    mistakes = _largest_first(_mistakes(choices))
    strokes = _largest_first(_strokes_of_luck(choices))
    shown = [*mistakes[:OF_EACH_KIND], *strokes[:OF_EACH_KIND]]
    others = _largest_first([*mistakes[OF_EACH_KIND:], *strokes[OF_EACH_KIND:]])
    shown += others[: MOMENTS - len(shown)]
    return tuple(sorted(shown, key=lambda moment: moment.at.answer))


def _largest_first(moments: Iterable[DecidingMoment]) -> list[DecidingMoment]:
    return sorted(moments, key=lambda moment: -abs(moment.change))


def _mistakes(choices: Sequence[Choice]) -> Iterator[DecidingMoment]:
    """Yield the choices that cost their players a significant part of their chances, as moments."""
    for choice in choices:
        if choice.lost:
            yield DecidingMoment("choice", choice.player, change=-choice.lost, error=choice.doubt, at=choice)


def _strokes_of_luck(choices: Sequence[Choice]) -> Iterator[DecidingMoment]:
    """Yield the luck between two choices: significant changes of a chance that no mistake explains.

    What the later choice itself has `brought` is no luck, and the standard error of that (`doubt`) makes the
    rest less sure. Of each time only the player whose chance changed most is named.
    """
    for before, after in pairwise(choices):
        changes = {
            player: chance - before.chances[player] - after.brought.get(player, 0.0)
            for player, chance in after.chances.items()
        }
        player = max(changes, key=lambda name: abs(changes[name]))
        error = hypot(before.errors[player], after.errors[player], after.doubt)
        if abs(changes[player]) > BEYOND * error:
            yield DecidingMoment("luck", player, change=changes[player], error=error, at=after)
