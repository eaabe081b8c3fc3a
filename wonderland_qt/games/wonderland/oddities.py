"""What of a content is legal and yet odd: cards worth more or less than others, rewards bots pass over."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.tagged_maps import walk
from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland.content.card_texts import quest_text, tea_card_rewards, wonderlandian_text
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.content.vocabulary import Effect
from wonderland_qt.games.wonderland.judgement.rewards import NEUTRAL, REWARDS
from wonderland_qt.games.wonderland.judgement.worth import worth


def odd(pack: Pack) -> Iterator[Complaint]:
    """Yield all of it."""
    yield from outside_bands(pack)
    yield from passed_over(pack)


def outside_bands(pack: Pack) -> Iterator[Complaint]:
    """Yield the tea cards that are worth more or less than the cards of their round may be."""
    content = pack.content
    for number, card in enumerate(content.tea_cards):
        least, most = content.worth.bands.get(card.round, (0, 0))
        found = worth(content, card)
        if most and not least <= found <= most:
            expected = (
                f"this card is worth {found}, and those of round {card.round} are worth {least} to {most} "
                "(worth.bands); bots and people will notice"
            )
            yield Complaint(("tea_cards", number, "rewards"), expected)


def passed_over(pack: Pack) -> Iterator[Complaint]:
    """Yield the rewards of tea cards that bots do not value: they choose as if these were not there."""
    for number, card in enumerate(pack.content.tea_cards):
        words = {
            effect.word for _, effect in walk(card) if isinstance(effect, Effect) and _is_unvalued(effect)
        }
        for word in sorted(words):
            yield Complaint(("tea_cards", number, "rewards"), f"bots do not value '{word}' on a card")


def card_texts(pack: Pack) -> dict[DocumentPath, tuple[Text, ...]]:
    """Return what is printed on each card, by where the card stands in the content."""
    content = pack.content
    return {
        **{("tea_cards", n): tea_card_rewards(pack, card.id) for n, card in enumerate(content.tea_cards)},
        **{("quests", n): (quest_text(pack, card.id),) for n, card in enumerate(content.quests)},
        **{
            ("wonderlandians", n): (wonderlandian_text(pack, card.id),)
            for n, card in enumerate(content.wonderlandians)
        },
    }


def _is_unvalued(effect: Effect) -> bool:
    return type(effect) in NEUTRAL or not any(issubclass(type(effect), known) for known in REWARDS)
