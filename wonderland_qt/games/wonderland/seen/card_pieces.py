"""Cards and chips as pieces, and what they say: texts made from the effects in the content."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce

from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.words.texts import Argument, Text, text
from wonderland_qt.engine.words.wording import describe, icons_of
from wonderland_qt.games.wonderland.content.content import Ability, AllyAbility, Wonderlandian
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.content.vocabulary import Hook
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.state import CardId, ChipId, RegionId

NO_RULES = Text("no-rules")
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
TAG_ICONS = {"ally": "any_ally", "artifact": "forge"}


def described(effects: Iterable[OneKey]) -> tuple[Text, ...]:
    """Return the texts of several effects or conditions."""
    return tuple(describe(effect) for effect in effects)


def rules_of(source: Ability | AllyAbility | Wonderlandian) -> Text:
    """Return what an ability or card does: its hooks, then its rule in Python, if it has one."""
    special = (Text(f"special-{source.special}"),) if source.special is not None else ()
    if isinstance(source, AllyAbility) or (isinstance(source, Wonderlandian) and source.chips is not None):
        return sentences((*[_of_own_chip(hook) for hook in source.hooks], *special))
    return sentences((*described(source.hooks), *special))


def _of_own_chip(hook: Hook) -> Text:
    """Return the text of a hook on a chip, whose windows are about that chip alone."""
    return Text("chip-hook", describe(hook).arguments)


def sentences(texts: tuple[Text, ...]) -> Text:
    """Return sentences said one after the other."""
    if not texts:
        return NO_RULES
    return reduce(lambda said, following: text("sentences", first=said, next=following), texts)


def tea_card_piece(pack: Pack, card: CardId, place: str, order: int = 0) -> Piece:
    """Return a tea card lying somewhere face up, with what it gives."""
    printed = pack.tea_cards[card]
    rewards = described(printed.rewards)
    said = text("piece-tea-card", card=Text(card), round=printed.round, rewards=rewards)
    icons = icons_of(printed.rewards)
    return Piece(f"card:{card}", "tea_card", card, place, order, text=said, icons=icons)


def quest_text(pack: Pack, quest: CardId) -> Text:
    """Return what a quest asks for."""
    printed = pack.quests[quest]
    return text(
        "piece-quest",
        quest=Text(quest),
        region=Text(printed.region),
        feat=described(printed.feat),
        objective=described(printed.objective),
    )


def quest_piece(pack: Pack, quest: CardId, place: str, order: int) -> Piece:
    """Return a quest lying somewhere face up, with its region and what its feat is about."""
    printed = pack.quests[quest]
    feat = (icon for condition in printed.feat for icon in _feat_icons(condition))
    icons = (printed.region, *dict.fromkeys(feat))
    return Piece(f"card:{quest}", "quest", quest, place, order, text=quest_text(pack, quest), icons=icons)


def _feat_icons(condition: OneKey) -> Iterator[str]:
    """Yield what stands for a condition: the tags of its chips, or the thing that it counts."""
    tags: tuple[str, ...] = getattr(condition, "tags", ())
    least = getattr(condition, "at_least", None) or 1
    count = f":{least}" if least > 1 else ""
    yield from (f"{TAG_ICONS.get(tag, tag)}{count}" for tag in tags)
    if not tags and condition.word in FEAT_ICONS:
        yield f"{FEAT_ICONS[condition.word]}{count}"


def wonderlandian_text(pack: Pack, card: CardId) -> Text:
    """Return what a Wonderlandian card brings."""
    printed = pack.wonderlandians[card]
    strength = printed.chips.strength if printed.chips else sum(f.strength for f in printed.figures)
    key = "piece-items" if printed.chips else "piece-wonderlandian"
    return text(key, card=Text(card), strength=strength, rules=rules_of(printed))


def ability_text(pack: Pack, ability: str, locked: bool) -> Text:
    """Return what a faction ability does."""
    rules = rules_of(pack.abilities[ability])
    return text("piece-ability", ability=Text(ability), rules=rules, locked="yes" if locked else "no")


def chip_pieces(table: TableView, pack: Pack, chips: Iterable[ChipId], place: str) -> Iterator[Piece]:
    """Yield chips that lie somewhere one beside the other, the leftmost first."""
    for order, chip in enumerate(chips):
        yield chip_piece(table, pack, chip, place, order)


def chip_piece(table: TableView, pack: Pack, chip: ChipId, place: str, order: int = 0) -> Piece:
    """Return a chip lying somewhere face up."""
    printed = pack.chips[chip]
    badge = str(printed.strength) if printed.strength else ""
    said = _chip_text(pack, table.ally_set, chip)
    return Piece(f"chip:{chip}", "chip", printed.face, place, order, True, badge, said)


def _chip_text(pack: Pack, ally_set: Mapping[str, str], chip: ChipId) -> Text:
    """Return what a chip is and does in this game."""
    printed = pack.chips[chip]
    rules = NO_RULES
    if printed.kind in ally_set:
        rules = rules_of(pack.ally_abilities[ally_set[printed.kind]])
    elif printed.face in pack.wonderlandians:
        rules = rules_of(pack.wonderlandians[printed.face])
    return text("piece-chip", chip=Text(printed.face), strength=printed.strength, rules=rules)


def tile_text(pack: Pack, region: RegionId, tile: str) -> Text:
    """Return what a region's score tile pays in each round."""
    first, second, third = pack.tiles[tile].values
    arguments: dict[str, Argument] = {"first": first, "second": second, "third": third}
    return text("piece-tile", region=Text(region), **arguments)
