"""Every card with a rule, every verb, trigger and kind of feat has its scenarios.

Each is shown where it works, where it does nothing, and with a bystander whom it leaves alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from tests.games.wonderland.test_all_scenarios import FILES, TESTS
from tests.shown import ASPECTS, shown
from wonderland_qt.engine.content.effect_index import walk
from wonderland_qt.engine.content.tagged_maps import COMPOSED, verbs
from wonderland_qt.games.wonderland.content.vocabulary import Effect, Measure, Trigger
from wonderland_qt.games.wonderland.reading import load_content
from wonderland_qt.games.wonderland.scenarios.given import Given

CONTENT = load_content([TESTS / "first_printing"])


SHOWN = shown(FILES, Given)


def faction_abilities() -> list[str]:
    """The abilities on both sides of the faction boards."""
    return list(CONTENT.abilities)


def kinds_of_feat() -> set[str]:
    """The measures that feats ask for."""
    conditions = [condition for quest in CONTENT.files.quests for condition in quest.feat]
    inner = [part for condition in conditions for _, part in walk(condition)]
    return {part.word for part in [*conditions, *inner]}


def lacking(thing: str) -> frozenset[str]:
    return ASPECTS - SHOWN.get(thing, set())


@pytest.mark.parametrize("ability", faction_abilities())
def test_faction_ability(ability: str) -> None:
    assert not lacking(ability)


@pytest.mark.parametrize("faction", [faction.id for faction in CONTENT.files.factions])
def test_leader_ability(faction: str) -> None:
    assert not lacking(f"leader:{faction}")


@pytest.mark.parametrize("ally", list(CONTENT.ally_abilities))
def test_ally_ability(ally: str) -> None:
    assert not lacking(ally)


@pytest.mark.parametrize("card", list(CONTENT.wonderlandians))
def test_wonderlandian(card: str) -> None:
    assert not lacking(card)


@pytest.mark.parametrize("verb", [*verbs(Effect), COMPOSED])
def test_verb(verb: str) -> None:
    assert not lacking(f"verb:{verb}")


@pytest.mark.parametrize("when", get_args(Trigger))
def test_trigger(when: str) -> None:
    assert not lacking(f"trigger:{when}")


@pytest.mark.parametrize("measure", sorted(kinds_of_feat()))
def test_kind_of_feat(measure: str) -> None:
    assert {"works", "nothing"} <= SHOWN.get(f"feat:{measure}", set())


def test_nothing_is_shown_that_does_not_exist() -> None:
    known = {*CONTENT.abilities, *CONTENT.ally_abilities, *CONTENT.wonderlandians}
    known |= {f"leader:{faction.id}" for faction in CONTENT.files.factions}
    known |= {f"verb:{word}" for word in (*verbs(Effect), COMPOSED)} | {
        f"trigger:{when}" for when in get_args(Trigger)
    }
    known |= {f"feat:{word}" for word in verbs(Measure)}
    assert not SHOWN.keys() - known


def test_the_first_printing_has_the_cards_of_the_game() -> None:
    """A card that the game has got since needs scenarios too, so the printing must have it."""
    here = Path(__file__).resolve().parents[3] / "content"
    now = load_content([here])
    assert {*now.abilities, *now.ally_abilities, *now.wonderlandians} == {
        *CONTENT.abilities,
        *CONTENT.ally_abilities,
        *CONTENT.wonderlandians,
    }
