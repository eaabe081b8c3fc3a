"""The tutor: what is said when, what obeys, what is let, and what undo takes back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.engine.lessons.pebble_course import COURSE, read, stubborn
from tests.engine.pebbles import ANN, PEBBLES, PebbleContent
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.lessons.first_table import begin_course
from wonderland_qt.engine.lessons.tutor import Tutor
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.words.reasons import Reason
from wonderland_qt.engine.words.texts import Text


def begun(folder: Path) -> tuple[Session[Any, Any], Tutor]:
    course = read(folder).course
    session = begin_course(course.table, PEBBLES, PebbleContent(), "Ann", bot_factory=stubborn)
    return session, Tutor(session, ANN, course.hints)


def said(tutor: Tutor) -> str:
    hint = tutor.find_due_hint()
    return hint.id if hint is not None else ""


def won_first_round(session: Session[Any, Any], tutor: Tutor) -> Decision:
    """Let Ann lay her highest pebble; return what the winner is asked."""
    tutor.find_due_hint()
    tutor.go_on()
    session.choose(ANN, asked(session).options[-1].id)
    decision = asked(session)
    assert decision.prompt.key == "take-or-press"
    tutor.find_due_hint()
    return decision


def asked(session: Session[Any, Any]) -> Decision:
    """Let bots play until Ann is asked; return what."""
    while ANN not in session.waiting:
        session.step_bot()
    decision = session.decision_of(ANN)
    assert decision is not None
    return decision


def test_hints_come_one_after_another_each_once(tmp_path: Path) -> None:
    session, tutor = begun(tmp_path)
    assert said(tutor) == "goal"
    tutor.go_on()
    assert said(tutor) == "highest"
    session.choose(ANN, tutor.obeying(asked(session))[0].id)
    assert said(tutor) != "highest"


def test_an_insisting_hint_lets_nothing_else(tmp_path: Path) -> None:
    session, tutor = begun(tmp_path)
    decision = won_first_round(session, tutor)
    tutor.go_on()
    assert said(tutor) == "press"
    assert [option.id for option in decision.options if tutor.allows(option)] == ["press"]


def test_a_hint_read_or_passed_over_counts_as_said(tmp_path: Path) -> None:
    session, tutor = begun(tmp_path)
    assert said(tutor) == "goal"
    session.choose(ANN, asked(session).options[-1].id)
    assert "goal" in tutor.given_hints


def test_what_happened_since_the_last_answer_calls_for_a_hint(tmp_path: Path) -> None:
    session, tutor = begun(tmp_path)
    won_first_round(session, tutor)
    assert said(tutor) == "won"
    session.choose(ANN, "take")
    tutor.given_hints.discard("won")
    assert asked(session).prompt.key == "swap"
    assert said(tutor) == "", "the pebbles were laid before that"


def test_an_answer_taken_back_is_taught_again(tmp_path: Path) -> None:
    session, tutor = begun(tmp_path)
    won_first_round(session, tutor)
    tutor.go_on()
    assert said(tutor) == "press"
    session.choose(ANN, "take")
    assert "press" in tutor.given_hints
    session.undo()
    assert said(tutor) == "press"


def test_whoever_leaves_is_told_nothing_more(tmp_path: Path) -> None:
    session, tutor = begun(tmp_path)
    tutor.find_due_hint()
    tutor.leave()
    assert said(tutor) == ""
    assert all(map(tutor.allows, asked(session).options))


def test_a_hint_with_a_reason_waits_for_an_option_that_has_it(tmp_path: Path) -> None:
    high = 4
    written = COURSE.replace(
        '        touch: {option: "lay-*"}\n', '        touch: {option: "lay-*"}\n        because: high\n'
    )
    course = read(tmp_path, written).course

    def reasons(_view: Any, _content: Any, _decision: Decision, option: Option) -> tuple[Reason, ...]:
        return (Reason(Text("high"), ()),) if int(option.id.removeprefix("lay-")) >= high else ()

    words = replace(PEBBLES.narration, reasons=reasons)
    for pebbles, expected in (((1, 2, 3), ""), ((1, 4, 5), "highest")):
        rules = replace(PEBBLES, narration=words)
        content = PebbleContent(pebbles=pebbles * 2)
        session = begin_course(course.table, rules, content, "Ann", bot_factory=stubborn)
        tutor = Tutor(session, ANN, course.hints)
        tutor.given_hints.add("goal")
        assert said(tutor) == expected


LAST = """\
  - id: end
    title: {en: The end, pl: Koniec}
    hints:
      - id: farewell
        when: {asked: [lay, swap]}
        last: true
        say: {en: [Farewell.], pl: [Żegnaj.]}
"""


def test_the_last_hint_waits_for_all_others_and_nothing_follows_it(tmp_path: Path) -> None:
    course = read(tmp_path, COURSE + LAST).course
    session = begin_course(course.table, PEBBLES, PebbleContent(), "Ann", bot_factory=stubborn)
    tutor, heard = Tutor(session, ANN, course.hints), []
    while not session.over:
        if session.step_bot() is None:
            hint = tutor.find_due_hint()
            while hint is not None and hint.touch is None:
                heard.append(hint.id)
                tutor.go_on()
                hint = tutor.find_due_hint()
            heard += [hint.id] if hint is not None else []
            decision = asked(session)
            session.choose(ANN, (tutor.obeying(decision) or decision.options)[-1].id)
    assert heard[-1] == "farewell"
    assert {"goal", "highest", "press"} <= set(heard)
    assert tutor.gave_last


def test_what_a_course_gives_is_not_asked(tmp_path: Path) -> None:
    written = COURSE.replace("  seed: 1\n", "  seed: 1\n  given: lay\n")
    course = read(tmp_path, written).course
    session = begin_course(course.table, PEBBLES, PebbleContent(), "Ann", bot_factory=stubborn)
    assert all(decision.prompt.key != "lay" for decision in session.decisions)
