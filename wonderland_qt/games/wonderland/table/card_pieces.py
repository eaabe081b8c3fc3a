"""Cards and chips as pieces, and what they give and cost in signs."""

from collections.abc import Iterable, Iterator, Mapping

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.phrasing import describe, describe_all, icons_of
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.signs import CHOICE, COSTS, END, GOOD, NEXT, TRIED
from wonderland_qt.engine.words.texts import Argument, Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content import card_texts
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import ComposedEffect
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.state import CardId, ChipId, RegionId
from wonderland_qt.games.wonderland.verbs.choices import Corrupted, Split
from wonderland_qt.games.wonderland.verbs.rewards import Die, DiscardSomeShards, GainMadness, Shards

Line = tuple[str, Text]
"""An icon, and the words beside it."""


@known_of_content()
def tea_card_signs(content: Content, card: CardId) -> tuple[str, ...]:
    """Return what a tea card gives and costs, in signs."""
    return tuple(signs_of(content, content.tea_cards[card].rewards))


def signs_of(content: Content, rewards: Iterable[OneKey]) -> Iterator[str]:
    """Yield signs: a split is two boxes, what is corrupted has its price (REWARD-19, REWARD-20)."""
    for reward in rewards:
        match reward:
            case Split():
                above, below = signs_of(content, reward.above), signs_of(content, reward.below)
                yield from (CHOICE, *above, NEXT, *below, END)
            case Corrupted():
                yield from (TRIED, *signs_of(content, reward.rewards), _rolled(content), END)
            case Die():
                yield _rolled(content)
            case ComposedEffect() if not reward.icon:
                yield from signs_of(content, reward.do)
            case Shards() if isinstance(reward.shards, int):
                yield f"{COSTS}shards:+{reward.shards}"
            case DiscardSomeShards() if isinstance(reward.shards, int):
                yield f"{GOOD}shards:−{reward.shards}"
            case GainMadness():
                yield f"{COSTS}{icons_of((reward,))[0]}"
            case _:
                yield from icons_of((reward,))


def _rolled(content: Content) -> str:
    """Return the sign of the shard die: from how many to how many shards it brings (REWARD-6)."""
    faces = content.board.die
    return f"{COSTS}die:+{min(faces)}–{max(faces)}"


def lines_of(rewards: Iterable[OneKey]) -> Iterator[Line]:
    """Yield what rewards give, one by one."""
    for reward in rewards:
        match reward:
            case Split():
                yield from (*lines_of(reward.above), ("split", Text("tea-or")), *lines_of(reward.below))
            case Corrupted():
                yield from (("corrupted", Text("tea-corrupted")), *lines_of(reward.rewards))
            case ComposedEffect():
                yield next(iter(icons_of((reward,))), reward.word), text("tea-line", reward=describe(reward))
            case _:
                yield from ((icon, text("tea-line", reward=describe(reward))) for icon in icons_of((reward,)))


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
        "piece-tea-card",
        card=Text(card),
        round=printed.round,
        rewards=card_texts.tea_card_rewards(content, card),
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
        text=card_texts.quest_text(content, quest),
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
    rules = card_texts.NO_RULES
    if printed.kind in ally_set:
        rules = card_texts.rules_of(content.ally_abilities[ally_set[printed.kind]])
    elif printed.face in content.wonderlandians:
        rules = card_texts.rules_of(content.wonderlandians[printed.face])
    return text("piece-chip", chip=Text(printed.face), strength=printed.strength, rules=rules)


def tile_text(content: Content, region: RegionId, tile: str) -> Text:
    """Return what a region's score tile pays in each round."""
    first, second, third = content.tiles[tile].values
    arguments: dict[str, Argument] = {"first": first, "second": second, "third": third}
    return text("piece-tile", region=Text(region), **arguments)
