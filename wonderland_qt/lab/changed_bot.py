"""Measures a bot with one changed number against bots without the change, deal by deal.

Each deal is played once with the changed bot in every seat, so luck of deals and seats cancels out: if the
change affects no answer, each deal is won exactly once.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import Any, NamedTuple

import msgspec

from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.components.weights import with_numbers, with_weights
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.content.known import forget_contents
from wonderland_qt.engine.installed_games import ruleset_of
from wonderland_qt.engine.play.information_set import Bot
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.lab.runner import Setting, load, play_out
from wonderland_qt.lab.shares import Part, Share, deviations_of_few, unbiased
from wonderland_qt.lab.work.workers import shared_out

DEALS_IN_A_STINT = 10
MOST_MARGIN = 999.0
"""The margin of a figure that is not known at all, as of one deal."""

Numbers = Mapping[str, float]


class CannotEvaluate(ArithmeticError):
    """A changed number makes the evaluation fail."""

    def __init__(self, name: str, value: float) -> None:
        super().__init__(name, value)  # as it comes back from another process

    def __str__(self) -> str:
        name, value = self.args
        return f"with {name} at {value:g} bots cannot evaluate; choose another value"


class Shift(NamedTuple):
    """A change of one number of the evaluation."""

    name: str
    before: float
    after: float


@dataclass
class Gain:
    """The results of a changed bot: its wins, and its lead in points over the mean of its opponents."""

    deals: int = 0
    wins: Share = field(default_factory=Share)
    lead: Share = field(default_factory=Share)

    def add(self, wins: float, leads: float, seats: int) -> None:
        """Add the sums of wins and of leads of a deal that was played from all seats."""
        self.deals += 1
        self.wins.add(Part(wins, seats))
        self.lead.add(Part(leads, seats))

    def join(self, other: Gain) -> None:
        """Add the deals of another gain."""
        self.deals += other.deals
        self.wins.join(other.wins)
        self.lead.join(other.lead)

    @property
    def error_of_wins(self) -> float:
        """Return the standard error of the share of wins."""
        return sqrt(self.wins.variance * unbiased(self.deals))

    @property
    def error_of_lead(self) -> float:
        """Return the standard error of the lead."""
        return sqrt(self.lead.variance * unbiased(self.deals))

    def promise(self, fair: float) -> float:
        """Return how far wins and lead are above a fair result, in standard errors added up.

        What has no error yet, as after one deal, says nothing.
        """
        promise = 0.0
        if self.error_of_wins:
            promise += (self.wins.value - fair) / self.error_of_wins
        if self.error_of_lead:
            promise += self.lead.value / self.error_of_lead
        return promise


class Measurement(msgspec.Struct, frozen=True):
    """The measured effect of a changed number: the share of wins and the lead in points, with margins."""

    number: str
    before: float
    after: float
    games: int
    fair: float
    wins: float
    wins_margin: float
    lead: float
    lead_margin: float

    @property
    def gains(self) -> bool:
        """Tell whether the changed bot wins significantly more than its fair share."""
        return self.wins - self.wins_margin > self.fair

    @property
    def may_gain(self) -> bool:
        """Tell whether the changed bot may win more than its fair share, within the margin.

        A margin of 0 means that the change made no difference in any game.
        """
        return self.wins_margin > 0 and self.wins + self.wins_margin > self.fair


def measurement(setting: Setting, shift: Shift, gain: Gain, figures: int = 1) -> Measurement:
    """Return a gain as shares with margins, which grow with the number of figures reported together.

    A deal counts as one game for each player, as it is played with the changed bot in every seat.
    """
    deviations = deviations_of_few(figures, gain.deals)

    def margin(error: float) -> float:
        return min(deviations * error, MOST_MARGIN) if error else 0.0  # infinite times 0 is no number

    return Measurement(
        shift.name,
        shift.before,
        shift.after,
        games=gain.deals * setting.players,
        fair=round(1 / setting.players, 4),
        wins=round(gain.wins.value, 4),
        wins_margin=round(margin(gain.error_of_wins), 4),
        lead=round(gain.lead.value, 3),
        lead_margin=round(margin(gain.error_of_lead), 3),
    )


class Stint(NamedTuple):
    """A part of the work: some deals with a shift, where `base` are further changes for all bots."""

    base: tuple[tuple[str, float], ...]
    shift: Shift
    deals: range


def gains(
    setting: Setting,
    base: Numbers,
    shifts: Sequence[Shift],
    deals: range,
    played: Callable[[int], object],
    jobs: int | None = None,
) -> dict[Shift, Gain]:
    """Play the same deals with every shift; `played` receives the number of further games done.

    The numbers of `base` are changed for all bots, those of a shift for the one that is measured. The
    result does not depend on the number of processes. Raises CannotEvaluate.
    """
    stints = _stints(base, shifts, deals)
    begin_work, processes = partial(_begin_work, setting), jobs or os.cpu_count() or 1
    gain_of_stint: dict[Stint, Gain] = {}
    for stint, gain in shared_out(_play_stint, stints, begin_work, processes):
        gain_of_stint[stint] = gain
        played(gain.deals * setting.players)
    totals = {shift: Gain() for shift in shifts}
    for stint in stints:  # in the same order whichever was done first, as sums of fractions depend on it
        totals[stint.shift].join(gain_of_stint[stint])
    return totals


def _stints(base: Numbers, shifts: Sequence[Shift], deals: range) -> list[Stint]:
    """Return the parts of the work: for each shift all deals, a few at a time."""
    starts = range(0, len(deals), DEALS_IN_A_STINT)
    parts = [deals[start : start + DEALS_IN_A_STINT] for start in starts]
    return [Stint(tuple(base.items()), shift, part) for shift in shifts for part in parts]


def play_deals(setting: Setting, content: Any, shift: Shift, deals: Iterable[int]) -> Gain:
    """Play each deal with the changed bot in one seat after another, and return what it gains.

    An arithmetic error comes from the changed number, so it is raised as CannotEvaluate with that.
    """
    gain, changed = Gain(), _content_with(content, {shift.name: shift.after})
    for deal in deals:
        try:
            played = [
                _play_with_seat_changed(setting, content, changed, deal, seat)
                for seat in range(setting.players)
            ]
        except ArithmeticError as error:
            raise CannotEvaluate(shift.name, shift.after) from error
        wins = sum(result.share_of_win for result in played)
        leads = sum(result.lead for result in played)
        gain.add(wins, leads, seats=len(played))
    return gain


class _Result(NamedTuple):
    """What the changed bot got out of a game: its share of the win, and its lead over the others' mean."""

    share_of_win: float
    lead: float


def _play_with_seat_changed(setting: Setting, content: Any, changed: Any, deal: int, seat: int) -> _Result:
    """Play a deal with the changed bot in one seat; `changed` is the content with its numbers."""
    ruleset, seed = ruleset_of(setting.game), setting.seed_of(deal)
    seating = setting.seating(ruleset.seating.roster(content), deal)
    game = ruleset.new(content, ruleset.seating.seated(content, seating, seed, setting.options), None)
    players, chance = ruleset.players(game.state), OwnChance(seed)
    player = players[seat]
    bots: dict[PlayerId, Bot] = {
        name: RuleBot(chance.number(name), changed if name == player else None) for name in players
    }
    play_out(ruleset, game, bots)
    scores, winners = ruleset.scores(game), ruleset.winners(game)
    others = [score for name, score in scores.items() if name != player]
    share = 1 / len(winners) if player in winners else 0.0
    return _Result(share, lead=scores[player] - sum(others) / len(others))


def _content_with(content: Any, numbers: Numbers) -> Any:
    """Return a content with some numbers of its evaluation changed."""
    return with_weights(content, with_numbers(content.weights, numbers))


_prepared: dict[str, Any] = {}
"""What a worker process keeps between stints: the setting, the content, and the content of the last base."""


def _begin_work(setting: Setting) -> None:
    """Load the content in a worker process; `based` is the content with the base's numbers, none so far."""
    content = load(setting)
    _prepared.update(setting=setting, content=content, base=(), based=content)


def _play_stint(stint: Stint) -> tuple[Stint, Gain]:
    """Play the deals of a stint in a worker process, and return it with its gain.

    The content with the base's numbers is made again only if the stint has another base than the last one.
    """
    if stint.base != _prepared["base"]:
        _prepared.update(base=stint.base, based=_content_with(_prepared["content"], dict(stint.base)))
    forget_contents()  # or what was derived of every changed content would stay
    return stint, play_deals(_prepared["setting"], _prepared["based"], stint.shift, stint.deals)
