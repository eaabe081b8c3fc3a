"""Offerings at a shared screen: being asked tells no one whether there is anything to offer (SECRET-3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pixie_queen.positions import BLUE, GREEN, RED, frozen_content
from wonderland_qt.bots.random_bot import RandomBot
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.journals.journal import Seat, carried_over, new_journal
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.scenarios import Given, begin

PLAYERS = (RED, BLUE, GREEN)


def asked(persons: tuple[PlayerId, ...], **options: str) -> set[PlayerId]:
    """Return who is asked for an offering; blue and green have nothing behind their screens."""
    content, given = (
        frozen_content(),
        {
            "players": {"red": {"goods": {"silver": 2}}, "blue": {}, "green": {}},
            "next": "offering",
        },
    )
    seats = tuple(Seat(player, player, "" if player in persons else "random") for player in PLAYERS)
    journal = new_journal(PIXIE_QUEEN, content, NewGame(PLAYERS, options=options), seats)
    state = PIXIE_QUEEN.codec.encode(begin(content, Given.model_validate(given)))
    table: Session[Any, Any] = Session(
        PIXIE_QUEEN, content, carried_over(journal, state), bot_factory=lambda _kind, _player: RandomBot(1)
    )
    assert {decision.prompt.key for decision in table.decisions} == {"ask-offering"}
    return {decision.player for decision in table.decisions}


@pytest.mark.rule("OFFER-2", "SECRET-3")
def test_persons_at_one_screen_are_asked_anyway_whatever_they_have() -> None:
    assert asked((RED, BLUE, GREEN)) == {RED, BLUE, GREEN}
    assert asked((RED, BLUE)) == {RED, BLUE}, "of a bot nobody sees whether it is asked"


@pytest.mark.rule("OFFER-2")
def test_by_a_house_rule_only_those_are_asked_who_have_something_to_offer() -> None:
    assert asked((RED, BLUE, GREEN), asked="able") == {RED}


@pytest.mark.rule("OFFER-2")
def test_a_lone_person_is_asked_only_what_leaves_a_choice() -> None:
    assert asked((BLUE,)) == {RED}
