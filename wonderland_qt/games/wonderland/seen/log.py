"""The log: how events of Wonderland's War name things, and which events it leaves out."""

from wonderland_qt.components.narration import Narration
from wonderland_qt.engine.events import Event
from wonderland_qt.games.wonderland.content.card_texts import chip_text, place_text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.events import ChipsExhausted, StrengthChanged, TeaCardLaid, TileLaid


def is_worth_naming(content: Content, cause: str) -> bool:
    """Tell whether the log names a cause: abilities and cards, except tea cards, named when taken."""
    return cause in content.abilities or cause in content.wonderlandians or cause in content.ally_abilities


def is_cleared_away(event: Event) -> bool:
    """Tell whether an event only resets a marker after a battle."""
    return isinstance(event, StrengthChanged) and not event.strength and not event.cause


NARRATION: Narration[Content] = Narration(
    field_texts={
        **dict.fromkeys(("chip", "chips"), chip_text),
        **dict.fromkeys(("place", "region", "chair"), place_text),
    },
    selecting=frozenset({"to", "phase", "line", "origin", "by"}),
    quiet=frozenset({TeaCardLaid, TileLaid, ChipsExhausted}),
    is_worth_naming=is_worth_naming,
    is_quiet=is_cleared_away,
)
