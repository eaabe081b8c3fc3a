"""Cards and chips as pieces, and the signs for what cards give and cost."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.phrasing import describe, describe_all, icons_of
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.signs import CHOICE, COSTS, END, GOOD, NEXT, TRIED
from wonderland_qt.engine.words.texts import Text, text
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
    """Return the signs for what a tea card gives and costs."""
    return tuple(signs_of(content, content.tea_cards[card].rewards))


def signs_of(content: Content, rewards: Iterable[OneKey]) -> Iterator[str]:
    """Yield the signs of rewards: two boxes for a split, a price if corrupted (REWARD-19, REWARD-20).

    Shards and madness are signed as costs, as they harm; to discard shards is good. A number of shards that
    is known only when it is gained is not written beside the icon.
    """
    for reward in rewards:
        match reward:
            case Split():
                above, below = signs_of(content, reward.above), signs_of(content, reward.below)
                yield from (CHOICE, *above, NEXT, *below, END)
            case Corrupted():
                yield from (TRIED, *signs_of(content, reward.rewards), _sign_of_roll(content), END)
            case Die():
                yield _sign_of_roll(content)
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


def _sign_of_roll(content: Content) -> str:
    """Return the sign of the shard die with the least and most shards of a roll (REWARD-6)."""
    faces = content.board.die
    return f"{COSTS}die:+{min(faces)}–{max(faces)}"


def lines_of(rewards: Iterable[OneKey]) -> Iterator[Line]:
    """Yield an icon and a line of text for each reward, with lines of their own between halves of a split.

    A line above the rewards of a corrupted one says so. A composed effect has one line, with the first icon
    of what it is composed of, or else its own word.
    """
    for reward in rewards:
        match reward:
            case Split():
                yield from lines_of(reward.above)
                yield "split", Text("tea-or")
                yield from lines_of(reward.below)
            case Corrupted():
                yield "corrupted", Text("tea-corrupted")
                yield from lines_of(reward.rewards)
            case ComposedEffect():
                icon = next(iter(icons_of((reward,))), reward.word)
                yield icon, text("tea-line", reward=describe(reward))
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
"""The icon on a quest of what its feat asks for, by the measure."""
TAG_ICONS = {"ally": "any_ally", "artifact": "forge", "faction": "leader"}


def tea_card_piece(content: Content, card: CardId, place: str, order: int = 0, owner: str = "") -> Piece:
    """Return the piece of a tea card that lies face up, with the signs of its rewards."""
    printed = content.tea_cards[card]
    rewards, signs = card_texts.tea_card_rewards(content, card), tea_card_signs(content, card)
    words = text("piece-tea-card", card=Text(card), round=printed.round, rewards=rewards)
    return Piece(ids.CARD(card), "tea_card", card, place, order=order, text=words, icons=signs, owner=owner)


def quest_piece(content: Content, quest: CardId, place: str, order: int) -> Piece:
    """Return the piece of a quest that lies face up, with icons of its region and feat."""
    printed = content.quests[quest]
    feat_icons = chain.from_iterable(map(_feat_icons, printed.feat))
    icons = (printed.region, *dict.fromkeys(feat_icons))
    feat, objective = describe_all(printed.feat), describe_all(printed.objective)
    lines = (text("quest-feat", asked=feat), text("quest-objective", asked=objective))
    words = card_texts.quest_text(content, quest)
    return Piece(ids.CARD(quest), "quest", quest, place, order=order, text=words, icons=icons, lines=lines)


def _feat_icons(condition: OneKey) -> Iterator[str]:
    """Yield the icons of a condition: the tags of its chips, or what it counts, as `madness:2` from 2 on.

    Only some conditions of the vocabulary have `tags` or `at_least`.
    """
    tags: tuple[str, ...] = getattr(condition, "tags", ())
    least = getattr(condition, "at_least", None) or 1
    number = f":{least}" if least > 1 else ""
    yield from (f"{TAG_ICONS.get(tag, tag)}{number}" for tag in tags)
    if not tags and condition.word in FEAT_ICONS:
        yield f"{FEAT_ICONS[condition.word]}{number}"


def chip_pieces(table: TableView, content: Content, chips: Iterable[ChipId], place: str) -> Iterator[Piece]:
    """Yield the pieces of chips that lie in a row, the leftmost first."""
    for order, chip in enumerate(chips):
        yield chip_piece(table, content, chip, place, order)


def chip_piece(table: TableView, content: Content, chip: ChipId, place: str, order: int = 0) -> Piece:
    """Return the piece of a chip that lies face up."""
    printed = content.chips[chip]
    badge = str(printed.strength) if printed.strength else ""
    words = _chip_text(content, table.ally_set, chip)
    return Piece(ids.CHIP(chip), "chip", printed.face, place, order=order, badge=badge, text=words)


def _chip_text(content: Content, ally_set: Mapping[str, str], chip: ChipId) -> Text:
    """Return the text of a chip: its strength and its rules in this game."""
    printed = content.chips[chip]
    rules = card_texts.NO_RULES
    if printed.kind in ally_set:
        rules = card_texts.rules_of(content.ally_abilities[ally_set[printed.kind]])
    elif printed.face in content.wonderlandians:
        rules = card_texts.rules_of(content.wonderlandians[printed.face])
    return text("piece-chip", chip=Text(printed.face), strength=printed.strength, rules=rules)


def tile_text(content: Content, region: RegionId, tile: str) -> Text:
    """Return the text of a region's score tile: its VP in each round."""
    first, second, third = content.tiles[tile].values
    return text("piece-tile", region=Text(region), first=first, second=second, third=third)


def tile_vp(content: Content, table: TableView, region: RegionId) -> int:
    """Return the VP of a region's score tile in this round; before the first round, those of the first."""
    return content.tiles[table.tiles[region]].values[max(table.round, 1) - 1]
