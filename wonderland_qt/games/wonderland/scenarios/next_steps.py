"""The steps that a scenario's `next` puts on the agenda."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any
from zlib import crc32

from pydantic import ValidationError

from wonderland_qt.components.scenario_steps import About, Agenda, of_each, of_number, of_player
from wonderland_qt.engine.content.error_messages import complaints
from wonderland_qt.engine.content.verb_expansion import expand_outside_content
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.effects import Bound, InAnyOrder
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.positions import must_be_known
from wonderland_qt.engine.scenarios.scenario_setup import Misplaced
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland.content.content_files import TeaCard
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.mechanics.forge import ForgeChip
from wonderland_qt.games.wonderland.mechanics.scoring import CountScores
from wonderland_qt.games.wonderland.rounds import PlayRound
from wonderland_qt.games.wonderland.rules import rules
from wonderland_qt.games.wonderland.scenarios.given import Given
from wonderland_qt.games.wonderland.state import Phase
from wonderland_qt.games.wonderland.tea import EndTea, LayTea, PlayTea, TeaTurn
from wonderland_qt.games.wonderland.war.battle import CHECK_END, DRAW_CHIPS, DRAW_OR_STOP
from wonderland_qt.games.wonderland.war.result import SettleBattle
from wonderland_qt.games.wonderland.war.war_phase import EndWar, FightIn, PlayWar

BARE: dict[str, tuple[Step, ...]] = {
    "lay_tea": (LayTea(),),
    "tea": (PlayTea(),),
    "end_tea": (EndTea(),),
    "war": (PlayWar(),),
    "end_war": (EndWar(),),
    "score": (CountScores(),),
    "draw_or_stop": (DRAW_OR_STOP, DRAW_CHIPS, CHECK_END),
    "draw": (DRAW_CHIPS, CHECK_END),
}
IN_BATTLE = frozenset({"draw", "draw_or_stop", "settle"})
IN_WAR = frozenset({"war", "battle", "settle", "draw_or_stop", "draw", "end_war", "score"})


def _in_region(step: Callable[[str], Step]) -> About[Content, Given]:
    """Return how `next` makes a step about a region; None refuses a region that the content lacks."""
    return lambda content, _given, region, _path: (step(region),) if region in content.ring else None


def _step_of_rewards(content: Content, player: PlayerId, card: str | list[Any], path: DocumentPath) -> Step:
    """Return the step by which a player gains the rewards of a tea card, or those that are written out."""
    if isinstance(card, str):
        must_be_known([card], content.tea_cards, path, Text("thing-tea-card"))
        name = card
    else:
        name = _card_with_rewards(content, card, path)
    return InAnyOrder(player, tuple(Bound(reward, player, name) for reward in content.rewards[name]))


def _card_with_rewards(content: Content, rewards: list[Any], path: DocumentPath) -> str:
    """Return the id of a tea card made for these rewards, which is in no deck; raises Misplaced.

    The id comes from the rewards, so that the same rewards are the same card; the rewards are copied, as the
    verbs of the content are expanded in place. The round is any. Of several mistakes the first counts.
    """
    name = f"written_{crc32(repr(rewards).encode()):08x}"
    if name not in content.rewards:
        written: dict[Key, Any] = {"id": name, "round": 1, "rewards": deepcopy(rewards)}
        for message in expand_outside_content(content.files.named, TeaCard, written):
            raise Misplaced(path, message)
        try:
            content.take_in(TeaCard.model_validate(written))
        except ValidationError as error:
            wrong = complaints(TeaCard, error)[0]
            raise Misplaced((*path, *wrong.path), wrong.message) from error
    return name


AGENDA: Agenda[Content, Given] = Agenda(
    rules,
    bare=BARE,
    about={
        "battle": _in_region(FightIn),
        "settle": _in_region(SettleBattle),
        "tea_turn": of_player(TeaTurn),
        "forge": of_player(lambda player: ForgeChip(player, in_battle=False)),
        "round": of_number(PlayRound),
        "rewards": of_each(_step_of_rewards),
    },
    example="tea_turn: alice",
)


def phase_of(given: Given) -> Phase:
    """Return the phase of a position that does not name it, from its battle and next steps."""
    return "war" if given.battle or AGENDA.words(given) & IN_WAR else "tea"


def must_have_a_battle(given: Given) -> None:
    """Raise Misplaced when the next step needs a battle and none is given."""
    if given.battle is None and AGENDA.words(given) & IN_BATTLE:
        raise Misplaced(("next",), Text("no-battle"))
