"""The words of scenarios: what they call the things of the game, and a state laid out as positions are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from wonderland_qt.components.entries import entries
from wonderland_qt.engine.scenarios.to_builtins import Fields
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.mechanics.scoring import Score
from wonderland_qt.games.wonderland.state import Phase

GIVEN_AS = {"placed": "units", "wonderlandians": "cards"}
"""Fields of a player in the state that a position has another word for."""

EARLIER = {**GIVEN_AS, "shield: true": "shield: whole", "shield: false": "shield: broken"}
"""Words that scenarios had before states were laid out as positions are, and those of today."""

PLACES = frozenset({"head", "pool", "bag", "box", "supply"})
UNITS = frozenset({"leader", "supporter"})
CAUSES = frozenset({"bust", "chip", "gift", "shield", "start", "tea_end", "wager"})
"""What makes things happen besides cards, chips and abilities."""

OPTIONS = frozenset(
    {
        *(
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
        ),
        *("done", "draw", "feat", "figure", "follow", "forge", "forge-no-more", "gift", "give-up", "go-on"),
        *("happen", "head", "ignore", "keep", "keep-secret", "list-", "lose", "no-castle", "no-wager"),
        *("opponent", "party", "play", "poison", "region", "return", "roll", "space-", "stop", "suffer"),
        *("take", "units", "vp", "wager"),
    }
)
"""What the ids of options begin with, besides the words of effects (docs/scenarios.md)."""


def names(content: Content) -> Iterator[str]:
    """Yield every word by which events and states call things besides players."""
    yield from PLACES | UNITS | CAUSES
    yield from get_args(Phase)
    yield from Score.__struct_fields__
    yield from (chip.face for chip in content.chips)
    yield from (entry.id for entry in entries(content.files))
    yield from (ability.type for ability in content.ally_abilities.values())


def laid_out(fields: Any) -> Any:
    """Return a state or a view, as mappings, lists and scalars, in the words of `given`."""
    players = {player: _player(laid) for player, laid in fields["players"].items()}
    supply = {face: len(chips) for face, chips in fields["supply"].items()}
    return Fields({**fields, "supply": supply, "players": players})


def _player(fields: Fields) -> Fields:
    given = Fields({GIVEN_AS.get(field, field): value for field, value in fields.items()})
    given["shield"] = "whole" if given["shield"] else "broken"
    return given
