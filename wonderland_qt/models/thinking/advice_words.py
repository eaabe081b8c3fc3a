"""Advice in words: the advised answers with their chances, the deciding facts, and how sure they are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import chain

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.play.advised import Advice, AdvisedAnswer, Difference
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.pieces.pieces_model import capital
from wonderland_qt.models.table.table_model import Table

MOST_FACTS = 2
BRIEF, PAUSE = 48, re.compile(r" [–—] |[.;] ")
"""The letters from which on an answer is shortened in a sentence, and the places to cut it."""
LIMITS = 1.96
"""The half-width of the 95 % confidence interval in standard errors."""


@dataclass(frozen=True)
class Fact:
    """A few words for or against an answer, with the piece or player that they are about."""

    words: str
    piece: str = ""
    player: str = ""


@dataclass(frozen=True)
class WordedAnswer:
    """An answer in words; `chance` is wins in 100 games, None if no games were played.

    `pieces` are the ones that it takes, puts on, or touches.
    """

    answer: str
    words: str
    chance: int | None
    error: int
    level: bool
    pieces: tuple[str, ...]
    facts: tuple[Fact, ...]


def worded(table: Table, decision: Decision, advice: Advice) -> tuple[WordedAnswer, ...]:
    """Return the answers of an advice in words, the best one first."""
    return tuple(_answer_in_words(table, decision, advised, advice) for advised in advice.answers)


def headline(table: Table, answers: tuple[WordedAnswer, ...], advice: Advice) -> str:
    """Return the advised answer in a sentence: by rule, or how sure it is after the played games.

    If these decide nothing, all answers that are level with the best one are named.
    """
    say = table.words.say
    best, *_others = answers
    if best.chance is None:
        return say(text("advice-rule", answer=brief(best.words)))
    if advice.sureness == "either":
        equally_good = dict.fromkeys(brief(answer.words) for answer in answers if answer.level)
        quoted = tuple(text("advice-quoted", answer=words) for words in equally_good)
        return say(text("advice-level", answers=quoted))
    sure = Text("advice-is-sure" if advice.sureness == "sure" else "advice-is-rather")
    return say(text("advice-best", answer=brief(best.words), chance=best.chance, sure=sure))


def brief(words: str) -> str:
    """Return the words of an answer, with a long one cut at its first pause."""
    if len(words) < BRIEF:
        return words
    to_first_pause, *_rest = PAUSE.split(words, maxsplit=1)
    return to_first_pause


def how_sure(table: Table, answers: tuple[WordedAnswer, ...], advice: Advice, thinking: bool) -> str:
    """Return how sure the advice is, by how many games, and the facts for the best answer.

    Without any games the advice is by rule; while thinking goes on, it is a first look.
    """
    say = table.words.say
    if not advice.games:
        return say(Text("advice-by-rule"))
    best, *_others = answers
    parts = [say(Text("advice-first-look"))] if thinking else []
    parts.append(say(text(f"advice-{advice.sureness}", error=best.error, games=advice.games)))
    parts += [fact.words for fact in best.facts]
    return " · ".join(parts)


def other_answers_in_words(table: Table, answers: tuple[WordedAnswer, ...]) -> str:
    """Return the chances of all answers but the best one in words, for screen readers."""
    _best, *others = answers
    return " ".join(
        table.words.say(text("advice-other", answer=answer.words, chance=answer.chance or 0))
        for answer in others
    )


def _answer_in_words(
    table: Table, decision: Decision, advised: AdvisedAnswer, advice: Advice
) -> WordedAnswer:
    """Return an answer of an advice in words, with the most facts if it is the best one.

    Its chance and the error of that, half the 95 % interval (`LIMITS`), are percentages; without played
    games there is no chance. The error is never said to be 0, as a chance that was sampled is not exact.
    """
    options = decision.options_of(advised.answer)
    words = ", ".join(capital(table.voice.say(option.text)) for option in options)
    touched_pieces = chain.from_iterable((option.take, option.put) for option in options)
    most_facts = MOST_FACTS if advised is advice.best else 1
    return WordedAnswer(
        answer=advised.answer,
        words=words,
        chance=round(100 * advised.chance) if advice.games else None,
        error=max(1, round(100 * LIMITS * advised.error)),
        level=advised.level,
        pieces=tuple(dict.fromkeys(filter(None, touched_pieces))),
        facts=_facts_on(table, decision, advised, advice)[:most_facts],
    )


def _facts_on(table: Table, decision: Decision, advised: AdvisedAnswer, advice: Advice) -> tuple[Fact, ...]:
    """Return the facts on an answer; those from played games come first, unless the games decide nothing."""
    on_table = _facts_on_table(table, decision, advised)
    if advice.sureness == "either":
        return on_table
    from_games = tuple(_fact_from_games(table, difference) for difference in advised.differences[:1])
    return from_games + on_table


def _fact_from_games(table: Table, difference: Difference) -> Fact:
    """Return in words how much a figure of a player differs after an answer, on average over the games.

    It is said as at least 1, as differences too small to matter are not reported at all.
    """
    say, player = table.words.say, difference.player
    way = "more" if difference.change > 0 else "less"
    if difference.kind == "points":
        points = max(1, round(abs(difference.change)))
        return Fact(say(text(f"advice-points-{way}", points=points)), player=player)
    wins = max(1, round(100 * abs(difference.change)))
    return Fact(say(text(f"advice-rival-{way}", name=table.name_of(player), wins=wins)), player=player)


def _facts_on_table(table: Table, decision: Decision, advised: AdvisedAnswer) -> tuple[Fact, ...]:
    """Return the facts on an answer that can be counted on the table; of several options, on the first."""
    session = table.session
    option, *_others = decision.options_of(advised.answer)
    view = session.view(decision.player)
    reasons = session.ruleset.narration.reasons(view, session.content, decision, option)
    return tuple(
        Fact(table.voice.say(reason.text), piece=next(iter(reason.pieces), "")) for reason in reasons
    )
