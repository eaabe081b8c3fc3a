"""What cards and spaces give: line by line with icons where there is room for words, else in signs alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.phrasing import describe, icons_of
from wonderland_qt.engine.table.signs import CHOICE, COSTS, END, GOOD, NEXT, TRIED
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import ComposedEffect
from wonderland_qt.games.wonderland.state import CardId
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
