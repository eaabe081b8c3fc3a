"""What a tea card gives, line by line with its icons, as it is printed where there is room for words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.phrasing import describe, icons_of
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.state import CardId
from wonderland_qt.games.wonderland.verbs.choices import Corrupted, Split

Line = tuple[str, Text]
"""An icon, and the words beside it."""


@known_of_content()
def tea_card_lines(content: Content, card: CardId) -> tuple[Line, ...]:
    """Return what a tea card gives."""
    return tuple(lines_of(content.tea_cards[card].rewards))


def lines_of(rewards: Iterable[OneKey]) -> Iterator[Line]:
    """Yield what rewards give, one by one."""
    for reward in rewards:
        match reward:
            case Split():
                yield from (*lines_of(reward.above), ("split", Text("tea-or")), *lines_of(reward.below))
            case Corrupted():
                yield from (("corrupted", Text("tea-corrupted")), *lines_of(reward.rewards))
            case _:
                yield from ((icon, text("tea-line", reward=describe(reward))) for icon in icons_of((reward,)))
