"""The beat of a feat: its quest is held up in the dark, and dots lead to the fighter who has done it."""

from msgspec.structs import replace

from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.events import FeatRevealed
from wonderland_qt.games.wonderland.table.night.chapters import pieces_of_fighter, with_verdict

FEAT_SHOWN = 2600
"""How long a quest is held up to be read, in milliseconds."""


def feat_shown(event: FeatRevealed, shown: Beat) -> Beat:
    """Return a moment of a battle at which a fighter shows a quest whose feat is done (QUEST-2, QUEST-4)."""
    card, fighter = ids.CARD(event.quest), event.player
    held = replace(shown, milliseconds=FEAT_SHOWN, held=card, points_to=ids.TOWER(fighter))
    lit = replace(held, spotlight=(card, *pieces_of_fighter(fighter)), sounds=("card",))
    return with_verdict(lit, "beat-feat", fighter)
