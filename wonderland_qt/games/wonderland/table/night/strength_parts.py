"""The parts of a fighter's strength that no chip gives, as plates in the row of the active chips."""

from collections.abc import Iterator
from typing import NamedTuple

from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.mechanics.battlefield import starting_strength
from wonderland_qt.games.wonderland.seen.view import BattleView, PlayerView
from wonderland_qt.games.wonderland.state import OpenParticipant, RegionId

BEFORE_CHIPS = -9
"""The order on a dock of the first part, so that all lie before the active chips, which begin with 0."""


class StrengthPart(NamedTuple):
    """A part of a strength: its name, its icon, and how much it gives."""

    name: str
    icon: str
    strength: int


def strength_part_pieces(content: Content, battle: BattleView, owner: PlayerView) -> Iterator[Piece]:
    """Yield a plate for each part of a fighter's strength that no chip gives, before the active chips."""
    parts = strength_parts(content, battle, owner)
    for order, (name, icon, strength) in enumerate(parts, start=BEFORE_CHIPS):
        words = text("piece-strength-part", player=Text(owner.id), part=name, strength=strength)
        badge, dock = f"{strength}".replace("-", "−"), ids.DOCK(owner.id)
        piece = ids.STRENGTH_PART(owner.id, name)
        yield Piece(piece, "strength_part", icon, dock, order=order, badge=badge, text=words, icons=(icon,))


def strength_parts(content: Content, battle: BattleView, owner: PlayerView) -> Iterator[StrengthPart]:
    """Yield what of the strength comes from units, a castle, abilities, and chips that were forged since.

    Units are shown led by the leader if it is there, or if none of the player's Wonderlandians is. Nothing
    for a fighter who bust or whose marker has been put away. What abilities gave is not known where
    the strength is cut off, at 0 and at the end of the track. Rules: BATTLE-1, BATTLE-12, FORGE-2.
    """
    part = battle.participants[owner.id]
    if part.fight == "busted" or (battle.ended and not part.strength):
        return
    castle = _castle_strength(content, owner, part, battle.region)
    if part.base > castle:
        leads = owner.leader == battle.region or battle.region not in owner.figures.values()
        yield StrengthPart("units", "leader" if leads else "wonderlandian", part.base - castle)
    if castle:
        yield StrengthPart("castle", "castle", castle)
    from_chips = sum(content.chips[chip].strength for chip in owner.active)
    from_abilities = part.strength - part.base - from_chips - part.forged
    if from_abilities and 0 < part.strength < content.board.track_end:
        yield StrengthPart("abilities", "ability", from_abilities)
    if part.forged:
        yield StrengthPart("forged", "forge", part.forged)


def _castle_strength(content: Content, owner: PlayerView, part: OpenParticipant, region: RegionId) -> int:
    """Return what a castle gave when the battle began.

    One built in this battle gave nothing: with it, the strength at the start would be more than it was.
    """
    castle = content.board.castle_strength if region in owner.castles else 0
    return castle if starting_strength(content, owner, region) <= part.base else 0
