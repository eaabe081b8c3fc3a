"""Feats at a shared screen: being asked about one tells no one whether it is there (QUEST-2, GAME-11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wonderland.positions import ALICE, HATTER, QUEEN, frozen_content
from wonderland_qt.bots.random_bot import RandomBot
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.journals.journal import Seat, carried_over, new_journal
from wonderland_qt.engine.journals.replay import replay
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.scenarios.given import Given
from wonderland_qt.games.wonderland.scenarios.position import begin

PLAYERS = (ALICE, HATTER, QUEEN)
SECRET, OPEN = "garden_feat", "wits_feat"
"""A feat that the player who fights in the Garden meets, and one of another region."""


def session(quest: str, persons: tuple[PlayerId, ...], **options: str) -> Session[Any, Any]:
    """A battle in the Garden has ended; Alice holds the quest, the others one of another region."""
    content = frozen_content()
    given = {
        "players": {
            "alice": {"units": {"garden": 1}, "quests": [quest]},
            "mad_hatter": {"units": {"garden": 1}, "vp": 2, "quests": ["tumtum_feat"]},
            "queen_of_hearts": {"units": {"garden": 1}, "vp": 4, "quests": ["red_feat"]},
        },
        "battle": {"region": "garden", "participants": {"alice": {"strength": 8}, "mad_hatter": {}}},
        "next": {"settle": "garden"},
    }
    seats = tuple(Seat(player, player, "" if player in persons else "random") for player in PLAYERS)
    journal = new_journal(WONDERLAND, content, NewGame(PLAYERS, options=options), seats)
    state = WONDERLAND.codec.encode(begin(content, Given.model_validate(given)))
    return Session(
        WONDERLAND, content, carried_over(journal, state), bot_factory=lambda _kind, _player: RandomBot(1)
    )


def asked(table: Session[Any, Any]) -> list[tuple[PlayerId, str, bool]]:
    """Who is asked what, and whether others look away, as long as everybody keeps everything secret."""
    met: list[tuple[PlayerId, str, bool]] = []
    while table.waiting:
        (decision,) = table.decisions
        met.append((decision.player, decision.prompt.key, decision.private))
        table.choose(decision.player, "keep-secret")
        assert table.turn_to_end is None, "only who has something to take back would have to end a turn"
        assert table.why_no_undo() is not None
    return met


@pytest.mark.rule("QUEST-2", "GAME-11", "GAME-2")
def test_persons_at_one_screen_are_asked_anyway_whoever_could_reveal_a_feat() -> None:
    with_it, without = (asked(session(quest, (ALICE, HATTER))) for quest in (SECRET, OPEN))
    assert with_it == without == [(ALICE, "ask-feat", True), (HATTER, "ask-feat", True)]


@pytest.mark.rule("QUEST-2")
def test_a_lone_person_and_bots_are_asked_only_what_they_can_do() -> None:
    assert asked(session(OPEN, (ALICE,))) == []
    assert asked(session(SECRET, (ALICE,))) == [(ALICE, "ask-feat", True)]


@pytest.mark.rule("QUEST-2")
def test_by_a_house_rule_only_those_are_asked_who_can_reveal_a_feat() -> None:
    assert asked(session(OPEN, (ALICE, HATTER), asked="able")) == []
    assert asked(session(SECRET, (ALICE, HATTER), asked="able")) == [(ALICE, "ask-feat", True)]


@pytest.mark.rule("QUEST-2")
def test_who_holds_no_quest_or_does_not_fight_is_not_asked() -> None:
    table = session(OPEN, PLAYERS)
    assert QUEEN not in {player for player, _, _ in asked(table)}


@pytest.mark.rule("QUEST-2")
def test_answers_that_leave_no_choice_are_played_again() -> None:
    table = session(OPEN, (ALICE, HATTER))
    table.choose(ALICE, "keep-secret")
    again = replay(WONDERLAND, frozen_content(), table.journal)
    assert [decision.player for decision in again.game.decisions] == [HATTER]
    table.change_seat(Seat(HATTER, "", "random"))
    assert table.game.over, "a bot is asked only what it can do"
    assert replay(WONDERLAND, frozen_content(), table.journal).game.over
