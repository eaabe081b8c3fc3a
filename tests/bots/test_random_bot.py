"""The random bot takes any option, and the registry finds bots by name."""

from typing import Any, cast

import pytest
from msgspec.structs import replace

from wonderland_qt.bots.random_bot import RandomBot
from wonderland_qt.bots.registry import BOTS, UnknownBot, bot_factory, bot_names, new_bot
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text

ALICE = PlayerId("alice")
DECISION = Decision(ALICE, Text("ask"), tuple(Option(name, (), Text(name)) for name in "abc"))
NOTHING_KNOWN = cast("InformationSet[Any, Any]", None)


def choices(bot: RandomBot) -> list[str]:
    return [bot.choose(NOTHING_KNOWN, DECISION) for _ in range(40)]


def test_every_option_is_taken_sometimes() -> None:
    assert set(choices(RandomBot(1))) == {"a", "b", "c"}


def test_a_seed_says_what_the_bot_does() -> None:
    assert choices(RandomBot(1)) == choices(RandomBot(1)) != choices(RandomBot(2))


def test_each_bot_is_found_by_its_name() -> None:
    assert {name: new_bot(name, 1).name for name in BOTS} == {name: name for name in BOTS}


def test_a_list_of_names_is_read() -> None:
    assert bot_names("random, random,") == ("random", "random")


@pytest.mark.parametrize("listed", ["clever", "random,clever"])
def test_an_unknown_name_is_refused(listed: str) -> None:
    with pytest.raises(UnknownBot, match="clever"):
        bot_names(listed)


def test_of_several_options_all_are_different_and_all_come_about() -> None:
    bot = RandomBot(1)
    answers = {bot.choose(NOTHING_KNOWN, replace(DECISION, pick_count=2)) for _ in range(200)}
    assert len(answers) == len(DECISION.options) * (len(DECISION.options) - 1)
    assert all(len(set(answer.split("+"))) == 2 for answer in answers)


def test_bots_of_a_session_have_chance_of_their_own() -> None:
    new = bot_factory(1)
    bots = [cast("RandomBot", new("random", name)) for name in ("alice", "alice", "jabberwock")]
    assert len({tuple(choices(bot)) for bot in bots}) == 3
