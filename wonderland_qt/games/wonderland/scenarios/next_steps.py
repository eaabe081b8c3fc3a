"""What is next in a scenario, as steps for the agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wonderland_qt.engine.content.mistakes import suggestion
from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.effects import Bound, InAnyOrder
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.engine.scenarios.positions import step_named
from wonderland_qt.engine.scenarios.stage import Misplaced
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.mechanics.forge import ForgeChip
from wonderland_qt.games.wonderland.mechanics.scoring import CountScores
from wonderland_qt.games.wonderland.rounds import PlayRound
from wonderland_qt.games.wonderland.rules import rules
from wonderland_qt.games.wonderland.scenarios.given import Given, Next
from wonderland_qt.games.wonderland.state import Phase
from wonderland_qt.games.wonderland.tea import EndTea, LayTea, PlayTea, TeaTurn
from wonderland_qt.games.wonderland.war.battle import CHECK_END, DRAW_CHIPS, DRAW_OR_STOP
from wonderland_qt.games.wonderland.war.result import SettleBattle
from wonderland_qt.games.wonderland.war.war import EndWar, FightIn, PlayWar

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


def phase_of(given: Given) -> Phase:
    """Return the phase that the position is in, unless it is said: what is next tells."""
    words = {word for word, _ in map(_split, _listed(given))}
    return "war" if given.battle or words & IN_WAR else "tea"


def next_steps(pack: Pack, given: Given) -> list[Step]:
    """Return what is to be done, first one first; raises Misplaced."""
    steps: list[Step] = []
    for index, item in enumerate(_listed(given)):
        path: DocumentPath = ("next", index) if isinstance(given.next, tuple) else ("next",)
        steps += _steps(pack, given, item, path)
    return steps


def _listed(given: Given) -> tuple[Next, ...]:
    return given.next if isinstance(given.next, tuple) else (given.next,)


def _split(item: Next) -> tuple[str, Any]:
    if isinstance(item, str):
        return item, None
    return next(iter(item.items()), ("", None))


def _steps(pack: Pack, given: Given, item: Next, path: DocumentPath) -> tuple[Step, ...]:
    word, value = _split(item)
    if isinstance(item, dict) and len(item) > 1:
        raise Misplaced(path, "expected one thing that is next; write a list for several")
    if word in IN_BATTLE and given.battle is None:
        raise Misplaced(path, "there is no battle to go on with; give one under 'battle'")
    if value is None and word in BARE:
        return BARE[word]
    if word in IN_REGION and value in pack.ring:
        return (IN_REGION[word](value),)
    if word in OF_PLAYER and value in given.players:
        return (OF_PLAYER[word](PlayerId(value)),)
    if word == "round" and isinstance(value, int):
        return (PlayRound(value),)
    if word in WITH_FIELDS and isinstance(value, dict):
        return WITH_FIELDS[word](pack, value, path)
    words = [*BARE, *IN_REGION, *OF_PLAYER, *WITH_FIELDS, "round"]
    expected = f"expected what is next, such as 'battle: {pack.ring[0]}'"
    raise Misplaced(path, expected + (f", not '{value}'" if word in words else suggestion(word, words)))


def _rewards(pack: Pack, cards: dict[str, Any], path: DocumentPath) -> tuple[Step, ...]:
    """Return the steps by which players gain the rewards of tea cards."""
    return tuple(_reward(pack, PlayerId(player), card, path) for player, card in cards.items())


def _reward(pack: Pack, player: PlayerId, card: str, path: DocumentPath) -> Step:
    if card not in pack.tea_cards:
        raise Misplaced(path, f"no tea card is called '{card}'{suggestion(card, pack.tea_cards)}")
    rewards = pack.tea_cards[card].rewards
    return InAnyOrder(player, tuple(Bound(reward.ref, player, card) for reward in rewards))


def _any_step(_pack: Pack, fields: dict[str, Any], path: DocumentPath) -> tuple[Step, ...]:
    return (step_named(rules, fields, path),)


IN_REGION: dict[str, Callable[[str], Step]] = {"battle": FightIn, "settle": SettleBattle}
OF_PLAYER: dict[str, Callable[[PlayerId], Step]] = {
    "tea_turn": TeaTurn,
    "forge": lambda player: ForgeChip(player, in_battle=False),
}
WITH_FIELDS = {"rewards": _rewards, "step": _any_step}
