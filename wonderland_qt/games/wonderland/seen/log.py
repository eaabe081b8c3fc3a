"""The log: what the facts of Wonderland's War name, and which of them nobody needs to be told."""

from __future__ import annotations

from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.wonderland.content.card_texts import chip_text, place_text
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.facts import ChipsExhausted, StrengthChanged, TeaCardLaid, TileLaid
from wonderland_qt.parts.telling import Telling


def is_worth_naming(pack: Pack, cause: str) -> bool:
    """Tell whether a cause is a thing with a name; a tea card was named when it was taken."""
    return cause in pack.abilities or cause in pack.wonderlandians or cause in pack.ally_abilities


def is_cleared_away(fact: Fact) -> bool:
    """Tell whether a marker was cleared away after a battle."""
    return isinstance(fact, StrengthChanged) and not fact.strength and not fact.cause


TELLING: Telling[Pack] = Telling(
    called={
        **dict.fromkeys(("chip", "chips"), chip_text),
        **dict.fromkeys(("place", "region", "chair"), place_text),
    },
    selecting=frozenset({"to", "phase", "line", "origin", "by"}),
    quiet=frozenset({TeaCardLaid, TileLaid, ChipsExhausted}),
    is_worth_naming=is_worth_naming,
    is_quiet=is_cleared_away,
)
