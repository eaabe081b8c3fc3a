"""Verbs: how parchments score; each model stands beside its rule."""

from functools import reduce, singledispatch
from operator import add
from typing import ClassVar, Literal

from pydantic import Field

from wonderland_qt.components.amounts import Some
from wonderland_qt.components.seat_order import Side
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId
from wonderland_qt.games.bunny_kingdom.content.vocabulary import (
    ComposedScoring,
    Measure,
    ParchmentRef,
    Scoring,
)
from wonderland_qt.games.bunny_kingdom.scoring.counted import Counted, Tally, cards
from wonderland_qt.games.bunny_kingdom.scoring.measures import count
from wonderland_qt.games.bunny_kingdom.scoring.realm import Realm


@singledispatch
def tally(scoring: Scoring, realm: Realm, card: CardId) -> Tally:
    """Return what a verb scores for `card`, one of the parchments of the realm (SCORE-9)."""
    raise NotImplementedError(f"nothing scores {scoring.word}")


class Fixed(Scoring, word="points", shorthand="points"):
    """{points: 3}: points without a condition."""

    points: Some


@tally.register
def fixed(scoring: Fixed, realm: Realm, card: CardId) -> Tally:
    """Score the printed points (TREASURE-1 to TREASURE-6)."""
    return Tally(scoring.points)


@tally.register
def composed(scoring: ComposedScoring, realm: Realm, card: CardId) -> Tally:
    """Score the sum of all parts."""
    return sum((tally(part, realm, card) for part in scoring.do), Tally())


class Pair(Scoring, word="pair"):
    """{pair: {other: right_glove, alone: 1, together: 4}}: more with the other one, original or copy."""

    other: ParchmentRef
    alone: Some
    together: Some


@tally.register
def pair(scoring: Pair, realm: Realm, card: CardId) -> Tally:
    """Score more if the other one, or a copy of it, is held (TREASURE-7, TREASURE-8, COPY-9)."""
    others = cards(held for held, kind in realm.parchments.items() if kind == scoring.other)
    return Tally(scoring.together if others.number else scoring.alone, others)


class Each(Scoring, word="each"):
    """{each: {of: cities, points: 1}}: points for each thing counted."""

    of: Measure
    points: Some


@tally.register
def each(scoring: Each, realm: Realm, card: CardId) -> Tally:
    """Score for each thing counted (SCORE-9)."""
    counted = count(scoring.of, realm)
    return Tally(counted.number * scoring.points, counted)


class AtLeast(Scoring, word="at_least"):
    """{at_least: {of: {produced: wood}, minimum: 7, points: 20}}: all or nothing."""

    of: Measure
    minimum: Some
    points: Some


@tally.register
def at_least(scoring: AtLeast, realm: Realm, card: CardId) -> Tally:
    """Score if the minimum is reached (MISSION-7, MISSION-10, MISSION-13, MISSION-18, MISSION-22)."""
    counted = count(scoring.of, realm)
    return Tally(scoring.points if counted.number >= scoring.minimum else 0, counted)


class Most(Scoring, word="most"):
    """{most: {of: squares, points: 12}}: for having more than every other player; setting `matriarch_tie`."""

    of: Measure
    points: Some


@tally.register
def most(scoring: Most, realm: Realm, card: CardId) -> Tally:
    """Score with more than every other player, or by the settings also when tied (MISSION-23)."""
    counted = count(scoring.of, realm)
    best = max(count(scoring.of, rival).number for rival in realm.rivals)
    tied = counted.number == best and realm.content.settings.matriarch_tie == "all"
    return Tally(scoring.points if counted.number > best or tied else 0, counted)


class HarvestAgain(Scoring, word="harvest_again"):
    """{harvest_again: {except: best_fief}}: the last harvest again, of all fiefs or of all but the best."""

    leaving_out: Literal["none", "best_fief"] = Field(default="none", alias="except")


@tally.register
def harvest_again(scoring: HarvestAgain, realm: Realm, card: CardId) -> Tally:
    """Score the fiefs of the last harvest again, by the verb without the best one (MISSION-24).

    Only fiefs that bring points are counted and shown.
    """
    best_first = sorted(realm.fiefs, key=lambda fief: -fief.points)
    harvested = best_first[1:] if scoring.leaving_out == "best_fief" else best_first
    with_points = [fief for fief in harvested if fief.points]
    squares = tuple(square for fief in with_points for square in fief.squares)
    return Tally(sum(fief.points for fief in with_points), Counted(len(with_points), squares))


class TreasuresAgain(Scoring, word="treasures_again"):
    """The points of the holder's treasures again; setting `treasure_hunter_stack`; missions only."""

    of_missions: ClassVar[bool] = True


@tally.register
def treasures_again(scoring: TreasuresAgain, realm: Realm, card: CardId) -> Tally:
    """Score the sum of the treasures' values (MISSION-26).

    The settings may let several of these parchments multiply: each further one scores double the one before.
    """
    values = sum(score(realm, treasure).points for treasure in realm.treasures)
    if realm.content.settings.treasure_hunter_stack == "multiply":
        values *= 2 ** realm.alike(card).index(card)
    return Tally(values, cards(realm.treasures))


class Copy(Scoring, word="copy", shorthand="neighbour"):
    """{copy: right}: becomes a copy of a parchment of that neighbour; alone, missions only."""

    stand_alone: ClassVar[bool] = True
    of_missions: ClassVar[bool] = True
    neighbour: Side


@tally.register
def copy(scoring: Copy, realm: Realm, card: CardId) -> Tally:
    """Score nothing: it had none to copy, else it would count as the copied one (COPY-6, COPY-8)."""
    return Tally()


class Place(Scoring, word="place"):
    """{place: {place: 2, points: 10}}: for that place at the very end; setting `opportunist_tie`; alone."""

    stand_alone: ClassVar[bool] = True
    of_missions: ClassVar[bool] = True
    looks_at_points: ClassVar[bool] = True
    place: Some
    points: Some


@tally.register
def place(scoring: Place, realm: Realm, card: CardId) -> Tally:
    """Score for this place by points; tied players all score or, by the settings, none (MISSION-29)."""
    own, points_of_rivals = realm.owner.points, [rival.owner.points for rival in realm.rivals]
    own_place = 1 + sum(points > own for points in points_of_rivals)
    is_tied = own in points_of_rivals
    ties_score = realm.content.settings.opportunist_tie == "shared"
    scores = own_place == scoring.place and (ties_score or not is_tied)
    return Tally(scoring.points if scores else 0)


def score(realm: Realm, card: CardId) -> Tally:
    """Return the score of a parchment of the realm; a copy scores as what it copies (COPY-1, COPY-11)."""
    verbs = realm.content.parchments[realm.parchments[card]].score
    return reduce(add, [tally(verb, realm, card) for verb in verbs])


def looks_at_points(realm: Realm, card: CardId) -> bool:
    """Tell whether a parchment depends on points and so scores after all others (SCORE-4)."""
    return any(verb.looks_at_points for verb in realm.content.verbs[realm.parchments[card]])
