"""The set-up of scenarios of Wonderland's War, and the names they use for its things."""

from collections.abc import Collection, Iterator
from functools import partial
from typing import Any, get_args

from wonderland_qt.components.entries import entries
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.content.tagged_maps import verbs
from wonderland_qt.engine.events import events_of
from wonderland_qt.engine.scenarios.rigged import Name
from wonderland_qt.engine.scenarios.scenario_setup import ScenarioSetup
from wonderland_qt.engine.scenarios.to_builtins import Fields
from wonderland_qt.games.wonderland import events, ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Effect
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.mechanics.scoring import Score
from wonderland_qt.games.wonderland.mechanics.two_players import RESISTANCE
from wonderland_qt.games.wonderland.scenarios.given import Given
from wonderland_qt.games.wonderland.scenarios.position import MADNESS, begin
from wonderland_qt.games.wonderland.state import Phase, State

GIVEN_AS = {"placed": "units", "wonderlandians": "cards"}
"""Fields of a player in the state that `given` has another word for."""

EARLIER = {**GIVEN_AS, "shield: true": "shield: whole", "shield: false": "shield: broken"}
"""Words of earlier scenarios, with those of today."""

PLACES = frozenset({"head", "pool", "bag", "box", "supply"})
UNITS = frozenset({"leader", "supporter"})
CAUSES = frozenset({"bust", "chip", "gift", "shield", "start", "tea_end", "wager"})
"""Causes of events besides cards, chips and abilities."""

OPTIONS = frozenset(
    {
        "ability",
        "above",
        "ally",
        "below",
        "block",
        "card",
        "castle",
        "chair",
        "change",
        "decline",
        "discard",
        "done",
        "draw",
        "feat",
        "figure",
        "follow",
        "forge",
        "forge-no-more",
        "gift",
        "give-up",
        "go-on",
        "happen",
        "head",
        "ignore",
        "keep",
        "keep-secret",
        "list-",
        "lose",
        "no-castle",
        "no-wager",
        "opponent",
        "party",
        "play",
        "poison",
        "region",
        "return",
        "roll",
        "space-",
        "stop",
        "suffer",
        "take",
        "units",
        "vp",
        "wager",
    }
)
"""The beginnings of option ids, besides the words of effects (docs/scenarios.md)."""


def names(content: Content) -> Iterator[str]:
    """Yield every name that events and states use, except those of players; scenarios may use no others."""
    yield from PLACES | UNITS | CAUSES
    yield from get_args(Phase)
    yield from Score.__struct_fields__
    yield from (chip.face for chip in content.chips)
    yield from (entry.id for entry in entries(content.files))
    yield from (ability.type for ability in content.ally_abilities.values())


def laid_out(fields: Any) -> Any:
    """Return a state or view, given as mappings, lists and scalars, in the words of `given`."""
    players = {player: _in_words_of_given(laid) for player, laid in fields["players"].items()}
    supply = {face: len(chips) for face, chips in fields["supply"].items()}
    return Fields({**fields, "supply": supply, "players": players})


def _in_words_of_given(fields: Fields) -> Fields:
    """Return the fields of a player in a state, with the names and the shield as `given` has them."""
    given = Fields({GIVEN_AS.get(field, field): value for field, value in fields.items()})
    given["shield"] = "whole" if given["shield"] else "broken"
    return given


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
    """Return the set-up of scenarios for this content; `rules` are the ids that they may cite.

    Scenarios fix draws from the named streams and from each faction's bag. The local resistance may stand
    where a player's id is expected, chips are numbers in states, and EARLIER has words of earlier scenarios.
    """
    return ScenarioSetup(
        WONDERLAND,
        content,
        given=Given,
        begin=begin,
        streams=_streams(content),
        rules=rules,
        events=events_of(events, PhaseBegun),
        names=frozenset({MADNESS, *names(content)}),
        name_of=partial(_name_drawn, content),
        stand_ins=(RESISTANCE,),
        option_words=OPTIONS | verbs(Effect).keys(),
        numbered=CHIP_FIELDS,
        piece_name=partial(_chip_name, content),
        lay_out=laid_out,
        option_name=partial(_option_name, content),
        earlier=EARLIER,
    )


def _streams(content: Content) -> dict[str, str]:
    """Return the streams of chance by their names in scenarios, where a bag has the name of its faction."""
    bags = {faction: ids.BAG(faction) for faction in content.factions}
    return {name: name for name in STREAMS} | bags


def _name_drawn(content: Content, stream: str, member: Any) -> Name:
    """Return what was drawn from a stream as scenarios write it: from a bag, a chip by its name."""
    if ids.BAG.begins(stream):
        return _chip_name(content, member)
    return member if isinstance(member, int) else str(member)


def _option_name(content: Content, option_id: str) -> str:
    """Return an option's id as scenarios write it: a chip by its name instead of its number."""
    kind, *parts = option_id.split(":")
    written = [_chip_name(content, int(name)) if name.isdecimal() else name for name in parts]
    return ":".join([kind, *written])


def _chip_name(content: Content, chip: int) -> str:
    """Return a chip's face, which for a single madness chip is the same word in every content."""
    face = content.chips[chip].face
    return MADNESS if face == content.madness_face else face
