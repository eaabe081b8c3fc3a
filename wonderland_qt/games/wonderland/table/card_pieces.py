"""Cards and chips as pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.phrasing import describe_all
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Argument, Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.card_texts import (
    NO_RULES,
    quest_text,
    rules_of,
    tea_card_rewards,
)
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.state import CardId, ChipId, RegionId
from wonderland_qt.games.wonderland.table.card_lines import tea_card_signs

FEAT_ICONS = {
    "stopped_first": "stop",
    "draws": "draw",
    "castle_here": "castle",
    "strength": "strength",
    "units_lost": "units",
    "units_here": "units",
    "madness_symbols": "madness",
    "shield": "shield",
    "won": "vp",
    "opponents_busted": "battle",
    "active_kinds": "any_ally",
}
HALVES = ("feat", "objective")
"""What a quest asks for in a battle, and at the end."""
TAG_ICONS = {"ally": "any_ally", "artifact": "forge", "faction": "leader"}


def tea_card_piece(content: Content, card: CardId, place: str, order: int = 0, owner: str = "") -> Piece:
    """Return a tea card lying somewhere face up, with what it gives its owner, or the one who looks at it."""
    printed = content.tea_cards[card]
    words = text(
        "piece-tea-card", card=Text(card), round=printed.round, rewards=tea_card_rewards(content, card)
    )
    signs = tea_card_signs(content, card)
    return Piece(ids.CARD(card), "tea_card", card, place, order, text=words, icons=signs, owner=owner)


def quest_piece(content: Content, quest: CardId, place: str, order: int) -> Piece:
    """Return a quest lying somewhere face up, with its region and what its feat is about."""
    printed = content.quests[quest]
    feat = (icon for condition in printed.feat for icon in _feat_icons(condition))
    icons = (printed.region, *dict.fromkeys(feat))
    lines = tuple(text(f"quest-{half}", asked=describe_all(getattr(printed, half))) for half in HALVES)
    return Piece(
        ids.CARD(quest),
        "quest",
        quest,
        place,
        order,
        text=quest_text(content, quest),
        icons=icons,
        lines=lines,
    )


def _feat_icons(condition: OneKey) -> Iterator[str]:
    """Yield what stands for a condition: the tags of its chips, or the thing that it counts."""
    tags: tuple[str, ...] = getattr(condition, "tags", ())
    least = getattr(condition, "at_least", None) or 1
    count = f":{least}" if least > 1 else ""
    yield from (f"{TAG_ICONS.get(tag, tag)}{count}" for tag in tags)
    if not tags and condition.word in FEAT_ICONS:
        yield f"{FEAT_ICONS[condition.word]}{count}"


def chip_pieces(table: TableView, content: Content, chips: Iterable[ChipId], place: str) -> Iterator[Piece]:
    """Yield chips that lie somewhere one beside the other, the leftmost first."""
    for order, chip in enumerate(chips):
        yield chip_piece(table, content, chip, place, order)


def chip_piece(table: TableView, content: Content, chip: ChipId, place: str, order: int = 0) -> Piece:
    """Return a chip lying somewhere face up."""
    printed = content.chips[chip]
    badge = str(printed.strength) if printed.strength else ""
    words = _chip_text(content, table.ally_set, chip)
    return Piece(ids.CHIP(chip), "chip", printed.face, place, order, True, badge, words)


def _chip_text(content: Content, ally_set: Mapping[str, str], chip: ChipId) -> Text:
    """Return what a chip is and does in this game."""
    printed = content.chips[chip]
    rules = NO_RULES
    if printed.kind in ally_set:
        rules = rules_of(content.ally_abilities[ally_set[printed.kind]])
    elif printed.face in content.wonderlandians:
        rules = rules_of(content.wonderlandians[printed.face])
    return text("piece-chip", chip=Text(printed.face), strength=printed.strength, rules=rules)


def tile_text(content: Content, region: RegionId, tile: str) -> Text:
    """Return what a region's score tile pays in each round."""
    first, second, third = content.tiles[tile].values
    arguments: dict[str, Argument] = {"first": first, "second": second, "third": third}
    return text("piece-tile", region=Text(region), **arguments)
