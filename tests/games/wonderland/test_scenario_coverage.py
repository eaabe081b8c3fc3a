"""Every card with a rule, every verb, window and kind of feat has its scenarios.

Each is shown where it works, where it does nothing, and with a bystander whom it leaves alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from tests.games.wonderland.test_all_scenarios import FILES, TESTS
from tests.shown import ASPECTS, shown
from wonderland_qt.engine.content.tagged_maps import verbs, walk
from wonderland_qt.games.wonderland.content.vocabulary import Effect, Measure, Window
from wonderland_qt.games.wonderland.reading import read_pack
from wonderland_qt.games.wonderland.scenarios.given import Given

PACK = read_pack([TESTS / "first_printing"])


SHOWN = shown(FILES, Given)


def faction_abilities() -> list[str]:
    """The abilities on both sides of the faction boards."""
    return list(PACK.abilities)


def kinds_of_feat() -> set[str]:
    """The measures that feats ask for."""
    conditions = [condition for quest in PACK.content.quests for condition in quest.feat]
    inner = [part for condition in conditions for _, part in walk(condition)]
    return {part.word for part in [*conditions, *inner]}


def lacking(thing: str) -> frozenset[str]:
    return ASPECTS - SHOWN.get(thing, set())


@pytest.mark.parametrize("ability", faction_abilities())
def test_faction_ability(ability: str) -> None:
    assert not lacking(ability)


@pytest.mark.parametrize("faction", [faction.id for faction in PACK.content.factions])
def test_leader_ability(faction: str) -> None:
    assert not lacking(f"leader:{faction}")


@pytest.mark.parametrize("ally", list(PACK.ally_abilities))
def test_ally_ability(ally: str) -> None:
    assert not lacking(ally)


@pytest.mark.parametrize("card", list(PACK.wonderlandians))
def test_wonderlandian(card: str) -> None:
    assert not lacking(card)


@pytest.mark.parametrize("verb", list(verbs(Effect)))
def test_verb(verb: str) -> None:
    assert not lacking(f"verb:{verb}")


@pytest.mark.parametrize("window", get_args(Window))
def test_window(window: str) -> None:
    assert not lacking(f"window:{window}")


@pytest.mark.parametrize("measure", sorted(kinds_of_feat()))
def test_kind_of_feat(measure: str) -> None:
    assert {"works", "nothing"} <= SHOWN.get(f"feat:{measure}", set())


def test_nothing_is_shown_that_does_not_exist() -> None:
    known = {*PACK.abilities, *PACK.ally_abilities, *PACK.wonderlandians}
    known |= {f"leader:{faction.id}" for faction in PACK.content.factions}
    known |= {f"verb:{word}" for word in verbs(Effect)} | {f"window:{window}" for window in get_args(Window)}
    known |= {f"feat:{word}" for word in verbs(Measure)}
    assert not SHOWN.keys() - known


def test_the_first_printing_has_the_cards_of_the_game() -> None:
    """A card that the game has got since needs scenarios too, so the printing must have it."""
    here = Path(__file__).resolve().parents[3] / "content"
    now = read_pack([here])
    assert {*now.abilities, *now.ally_abilities, *now.wonderlandians} == {
        *PACK.abilities,
        *PACK.ally_abilities,
        *PACK.wonderlandians,
    }
