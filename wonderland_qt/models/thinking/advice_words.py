"""Advice in words: the advised answers with their chances, the deciding facts, and how sure they are."""

from __future__ import annotations

import re
from dataclasses import dataclass

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
    return tuple(_worded(table, decision, each, advice, best=each is advice.best) for each in advice.answers)


def headline(table: Table, answers: tuple[WordedAnswer, ...], advice: Advice) -> str:
    """Return the advised answer in a sentence."""
    say, best = table.words.say, answers[0]
    if best.chance is None:
        return say(text("advice-rule", answer=brief(best.words)))
    if advice.sureness == "either":
        level = dict.fromkeys(brief(each.words) for each in answers if each.level)
        return say(text("advice-level", answers=tuple(text("advice-quoted", answer=each) for each in level)))
    sure = Text("advice-is-sure" if advice.sureness == "sure" else "advice-is-rather")
    return say(text("advice-best", answer=brief(best.words), chance=best.chance, sure=sure))


def brief(words: str) -> str:
    """Return the words of an answer, with a long one cut at its first pause."""
    return words if len(words) < BRIEF else PAUSE.split(words, maxsplit=1)[0]


def how_sure(table: Table, answers: tuple[WordedAnswer, ...], advice: Advice, thinking: bool) -> str:
    """Return how sure the advice is, by how many games, and the facts for the best answer."""
    say = table.words.say
    if not advice.games:
        return say(Text("advice-by-rule"))
    sure = say(text(f"advice-{advice.sureness}", error=answers[0].error, games=advice.games))
    facts = [fact.words for fact in answers[0].facts]
    on_the_way = [say(Text("advice-first-look"))] if thinking else []
    return " · ".join([*on_the_way, sure, *facts])


def beside(table: Table, answers: tuple[WordedAnswer, ...]) -> str:
    """Return the chances of the other answers in words, for screen readers."""
    return " ".join(
        table.words.say(text("advice-other", answer=each.words, chance=each.chance or 0))
        for each in answers[1:]
    )


def _worded(
    table: Table, decision: Decision, advised: AdvisedAnswer, advice: Advice, best: bool
) -> WordedAnswer:
    options = decision.options_of(advised.answer)
    words = ", ".join(capital(table.voice.say(option.text)) for option in options)
    pieces = dict.fromkeys(piece for option in options for piece in (option.take, option.put) if piece)
    facts = (*_counted(table, advised), *_reasons(table, decision, advised))
    if advice.sureness == "either":
        facts = tuple(_reasons(table, decision, advised))
    return WordedAnswer(
        advised.answer,
        words,
        round(100 * advised.chance) if advice.games else None,
        max(1, round(100 * LIMITS * advised.error)),
        advised.level,
        tuple(pieces),
        tuple(facts)[: MOST_FACTS if best else 1],
    )


def _counted(table: Table, advised: AdvisedAnswer) -> tuple[Fact, ...]:
    """Return at most one fact on an answer from the played games."""
    return tuple(_fact(table, difference) for difference in advised.differences[:1])


def _fact(table: Table, difference: Difference) -> Fact:
    say, player = table.words.say, difference.player
    way = "more" if difference.change > 0 else "less"
    if difference.kind == "points":
        points = max(1, round(abs(difference.change)))
        return Fact(say(text(f"advice-points-{way}", points=points)), player=player)
    wins = max(1, round(100 * abs(difference.change)))
    return Fact(say(text(f"advice-rival-{way}", name=table.name_of(player), wins=wins)), player=player)


def _reasons(table: Table, decision: Decision, advised: AdvisedAnswer) -> tuple[Fact, ...]:
    """Return the facts on an answer that can be counted on the table."""
    session, option = table.session, decision.options_of(advised.answer)[0]
    told = session.ruleset.narration.reasons(session.view(decision.player), session.content, decision, option)
    return tuple(Fact(table.voice.say(each.text), next(iter(each.pieces), "")) for each in told)
