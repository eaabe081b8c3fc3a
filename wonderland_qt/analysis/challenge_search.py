"""Finds challenges: decisions in real games with one clearly best answer.

The position is sampled from what the asked player knows, so it reveals nothing hidden. All answers are tried
in the same samples; if one stays ahead, all are measured again on other samples.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wonderland_qt.bots.race import Gap, Race, paired
from wonderland_qt.bots.rollouts import rollout
from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.flow import AnyGame
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import clone
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.scenarios.challenge import Challenge

Known = InformationSet[Any, Any]

MOST_ANSWERS = 30
LEAST_LEAD = 0.12
"""The smallest lead of the best answer over any other, as a share of the win."""

SURE = 4.0
"""The smallest lead in standard errors."""

GLANCE, RACE, MEASURED = 6, 24, 80
"""How many samples a first look, the comparison and the measurement take."""

RATHER_SURE, LEAST_POINTS = 2.0, 0.5
"""By how many standard errors, and by how much, points must differ to be reported."""

HALF_A_LEAD, EARLIER = LEAST_LEAD / 2, 20
"""The lead below which a candidate is given up early, and how many samples apart this is checked."""

SEEDS = 1_000_000


@dataclass(frozen=True)
class FoundChallenge:
    """A found challenge: the state, the asked player, and each answer's share of the win, the best first.

    `points` are how many more points each player has after the best answer than after the second best.
    """

    state: Any
    player: PlayerId
    prompt: str
    shares: dict[str, float]
    lead: float
    points: dict[PlayerId, float]


def challenges_in(
    ruleset: AnyRuleset, content: Any, players: int, seed: int, passed: Collection[str] = ()
) -> Iterator[FoundChallenge]:
    """Play a game between rule bots and yield the challenges in it, at most one for each prompt.

    Decisions with one of the prompts in `passed`, of which the caller has enough, are skipped, and those that
    several players face at once, as a challenge asks one player.
    """
    chosen = ruleset.seating.random_new_game(content, players, seed, {})
    game, bot, chance, asked = ruleset.new(content, chosen), RuleBot(seed), OwnChance(seed), set(passed)
    while not game.over:
        player = game.waiting()[0]
        decision = game.decision_of(player)
        known = InformationSet(ruleset, game, player)
        if decision.prompt.key not in asked and len(game.decisions) == 1:
            found = challenge_at(known, decision, chance)
            if found is not None:
                asked.add(decision.prompt.key)
                yield found
        game.choose(player, bot.choose(known, decision))


def challenge_at(known: Known, decision: Decision, chance: OwnChance) -> FoundChallenge | None:
    """Return the challenge at a decision, None if no answer is clearly best.

    Its position is sampled from what the player knows, and must have the same answers.
    """
    answers = answers_to(decision)
    if not 2 <= len(answers) <= MOST_ANSWERS:
        return None
    state = _sampled_state(known, chance)
    game = known.ruleset.game(clone(state), known.content)
    has_same_answers = bool(game.decisions) and answers_to(game.decisions[0]) == answers
    if not has_same_answers:
        return None
    # what was heard before is left out, as a player of the challenge has not heard it either
    seen = InformationSet(known.ruleset, game, known.player)
    shares = _shares_if_one_is_best(seen, answers, chance)
    if shares is None:
        return None
    best, second, *_others = shares
    return FoundChallenge(
        state,
        known.player,
        prompt=decision.prompt.key,
        shares=shares,
        lead=shares[best] - shares[second],
        points=points_won(seen, best, second, chance),
    )


def _sampled_state(known: Known, chance: OwnChance) -> Any:
    """Return a state that the player may be in, with a small random seed for the game that follows."""
    state = clone(known.sample(chance.number("position")).state)
    state.seed = chance.below("seed", SEEDS)
    return state


def _shares_if_one_is_best(
    known: Known, answers: Sequence[str], chance: OwnChance
) -> dict[str, float] | None:
    """Return each answer's share of the win, the best first, None unless that is clearly best.

    A short race comes first, as it is slow to measure all answers against the one that is likely best.
    """
    likely_best = _leading_answer(known, answers, chance)
    shares = measured(known, answers, likely_best, chance) if likely_best else None
    if shares is None:
        return None
    best_first = sorted(shares, key=lambda answer: -shares[answer])
    return {answer: shares[answer] for answer in best_first}


def answers_to(decision: Decision) -> Sequence[str]:
    """Return all answers to a decision, each set of options in one order; none if there are too many.

    The same set can be reached in several orders, so many more answers than MOST_ANSWERS may be unfinished;
    the limit on them only ends a search that would take too long.
    """
    answer_by_options: dict[frozenset[str], str] = {}
    unfinished = [decision]
    while unfinished and len(unfinished) <= MOST_ANSWERS * MOST_ANSWERS:
        partial = unfinished.pop()
        for option in partial.options:
            if partial.pick_count > 1:
                unfinished.append(partial.after(option.id))
            else:
                options = frozenset((*partial.taken, option.id))
                answer_by_options.setdefault(options, partial.answer(option.id))
    return [] if unfinished else sorted(answer_by_options.values())


def _leading_answer(known: Known, answers: Sequence[str], chance: OwnChance) -> str:
    """Return the answer that stays ahead of all others in a race, "" if there is none.

    Half the lead of a challenge is enough here, as few samples are inexact and the answer is measured again
    later. After a first glance the race is given up if no answer leads by that.
    """
    race = Race(answers)
    for sample in range(RACE):
        if race.is_decided:
            break
        if sample == GLANCE and _lead_in_race(race) < HALF_A_LEAD:
            return ""
        race.add_lap(_shares_by_answer(known, race.answers_left, chance))
    return race.frontmost if _lead_in_race(race) >= HALF_A_LEAD else ""


def _lead_in_race(race: Race) -> float:
    """Return the lead of a race's best answer over its nearest rival, by the answers' shares of wins.

    Rivals that were dropped count, too, in the samples that they took part in.
    """
    best = race.frontmost
    others = [answer for answer in race.answers if answer != best]
    return min(paired(race.shares[best], race.shares[other]).mean for other in others)


def measured(known: Known, answers: Sequence[str], best: str, chance: OwnChance) -> dict[str, float] | None:
    """Return each answer's share of the win in new samples, None unless `best` is clearly best.

    The whole lead is needed in the end. It is given up early if `best` does not even have half of it when
    that is checked now and then.
    """
    laps: list[dict[str, float]] = []
    for sample in range(1, MEASURED + 1):
        laps.append(_shares_by_answer(known, answers, chance))
        if sample % EARLIER == 0 and not _leads_all(best, answers, laps, HALF_A_LEAD):
            return None
    if not _leads_all(best, answers, laps, LEAST_LEAD, errors=SURE):
        return None
    return {answer: sum(lap[answer] for lap in laps) / len(laps) for answer in answers}


def _leads_all(
    best: str, answers: Sequence[str], laps: Sequence[dict[str, float]], lead: float, errors: float = 0.0
) -> bool:
    """Tell whether an answer leads all others by a margin and a number of standard errors."""
    gaps = _gaps_to_others(best, answers, laps)
    return all(gap.mean >= max(lead, errors * gap.error) for gap in gaps)


def _gaps_to_others(best: str, answers: Sequence[str], laps: Sequence[dict[str, float]]) -> list[Gap]:
    """Return the gaps between one answer and each other one, sample by sample."""
    shares = [lap[best] for lap in laps]
    return [paired(shares, [lap[other] for lap in laps]) for other in answers if other != best]


def _shares_by_answer(known: Known, answers: Sequence[str], chance: OwnChance) -> dict[str, float]:
    """Play each answer in the same sampled game, and return the player's share of the win by answer."""
    seed = chance.number("sample")
    sample = known.sample(seed)
    return {answer: _share_after(known, sample.clone(), answer, seed) for answer in answers}


def _share_after(known: Known, game: AnyGame, answer: str, seed: int) -> float:
    """Return the asked player's share of the win after an answer; the shares of all add up to 1."""
    shares = rollout(known.ruleset, game, known.player, answer, seed)
    return shares[known.player] / (sum(shares.values()) or 1.0)


def points_won(known: Known, best: str, following: str, chance: OwnChance) -> dict[PlayerId, float]:
    """Return how many more points each player has after one answer than after another, 0 if insignificant."""
    scores_after = _scores_after(known, (best, following), chance)
    players = scores_after[best][0]
    found = {}
    for player in players:
        with_best = [scores[player] for scores in scores_after[best]]
        with_following = [scores[player] for scores in scores_after[following]]
        found[player] = _significant_points(paired(with_best, with_following))
    return found


def _scores_after(
    known: Known, answers: Sequence[str], chance: OwnChance
) -> dict[str, list[Mapping[PlayerId, int]]]:
    """Return the scores to which each answer leads, sample by sample.

    All answers are tried in the same samples with the same seeds, so that chance decides little.
    """
    scores_after: dict[str, list[Mapping[PlayerId, int]]] = {answer: [] for answer in answers}
    for _ in range(MEASURED):
        seed = chance.number("points")
        sample = known.sample(seed)
        for answer, scores in scores_after.items():
            game = sample.clone()
            rollout(known.ruleset, game, known.player, answer, seed)
            scores.append(known.ruleset.scores(game))
    return scores_after


def _significant_points(gap: Gap) -> float:
    """Return a difference in points, 0 if it is small or not significant."""
    is_significant = abs(gap.mean) >= max(LEAST_POINTS, RATHER_SURE * gap.error)
    return round(gap.mean, 1) if is_significant else 0.0


def still_best(ruleset: AnyRuleset, challenge: Challenge, seed: int = 1) -> Gap:
    """Measure a challenge again; return the lead of its stated answer over the best other one."""
    game = ruleset.game(clone(challenge.state), challenge.setup.content)
    decision, chance = game.decision_of(challenge.player), OwnChance(seed)
    answers = answers_to(decision)
    stated = next(answer for answer in answers if challenge.is_solved_by(decision, answer))
    known = InformationSet(ruleset, game, challenge.player)
    laps = [_shares_by_answer(known, answers, chance) for _ in range(MEASURED)]
    return min(_gaps_to_others(stated, answers, laps), key=lambda gap: gap.mean)
