"""The set-up of scenarios of Wonderland's War."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.content.tagged_maps import verbs
from wonderland_qt.engine.events import events_of
from wonderland_qt.engine.scenarios.rigged import Name
from wonderland_qt.engine.scenarios.scenario_setup import ScenarioSetup
from wonderland_qt.games.wonderland import events, ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Effect
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.mechanics.two_players import RESISTANCE
from wonderland_qt.games.wonderland.scenarios.chip_box import MADNESS
from wonderland_qt.games.wonderland.scenarios.given import Given
from wonderland_qt.games.wonderland.scenarios.position import begin
from wonderland_qt.games.wonderland.scenarios.words import EARLIER, OPTIONS, laid_out, names
from wonderland_qt.games.wonderland.state import State

STREAMS = frozenset({"die", "tea", "quests", "wonderlandians", "setup"})
CHIP_FIELDS = frozenset(
    {
        "active",
        "artifacts",
        "bag",
        "box",
        "chip",
        "drawn",
        "exhausted",
        "madness",
        "piece",
        "played",
        "poisoned",
        "supply",
        "tracks",
    }
)


def wonderland_setup(content: Content, rules: Collection[str]) -> ScenarioSetup[State[Any], Content, Given]:
    """Return the set-up of scenarios played with this content, which may cite these rules."""

    madness = content.madness_face

    def chip_name(chip: int) -> str:
        face = content.chips[chip].face
        return MADNESS if face == madness else face

    def name_of(stream: str, member: Any) -> Name:
        if ids.BAG.begins(stream):
            return chip_name(member)
        return member if isinstance(member, int) else str(member)

    def option_name(option_id: str) -> str:
        first, *rest = option_id.split(":")
        return ":".join([first, *(chip_name(int(part)) if part.isdecimal() else part for part in rest)])

    return ScenarioSetup(
        WONDERLAND,
        content,
        Given,
        begin,
        {name: name for name in STREAMS} | {faction: ids.BAG(faction) for faction in content.factions},
        rules=rules,
        events=events_of(events, PhaseBegun),
        names=frozenset({MADNESS, *names(content)}),
        name_of=name_of,
        stand_ins=(RESISTANCE,),
        option_words=OPTIONS | verbs(Effect).keys(),
        numbered=CHIP_FIELDS,
        piece_name=chip_name,
        lay_out=laid_out,
        option_name=option_name,
        earlier=EARLIER,
    )
