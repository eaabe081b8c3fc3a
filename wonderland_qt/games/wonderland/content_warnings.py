"""Warnings about a content: tea cards of unusual value, and rewards that bots cannot value."""

from collections.abc import Iterator

from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.tagged_maps import walk
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.card_texts import quest_text, tea_card_rewards, wonderlandian_text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Effect
from wonderland_qt.games.wonderland.evaluation.printed_values import printed_value
from wonderland_qt.games.wonderland.evaluation.rewards import NEUTRAL, REWARDS

NO_BAND = (0, 0)
"""In a round without a band, no value is unusual."""


def content_warnings(content: Content) -> Iterator[Complaint]:
    """Yield all warnings."""
    yield from cards_outside_bands(content)
    yield from rewards_passed_over(content)


def cards_outside_bands(content: Content) -> Iterator[Complaint]:
    """Yield the tea cards whose value lies outside the band for their round."""
    files = content.files
    for number, card in enumerate(files.tea_cards):
        least, most = files.values.bands.get(card.round, NO_BAND)
        value = printed_value(files, card)
        if most and not least <= value <= most:
            values = {"found": str(value), "least": str(least), "most": str(most)}
            message = text("card-outside-band", **values, round=card.round)
            yield Complaint(("tea_cards", number, "rewards"), message)


def rewards_passed_over(content: Content) -> Iterator[Complaint]:
    """Yield the rewards of tea cards that bots cannot value and therefore ignore."""
    for number, card in enumerate(content.files.tea_cards):
        effects = [effect for _, effect in walk(card) if isinstance(effect, Effect)]
        unvalued = {effect.word for effect in effects if _is_unvalued(effect)}
        for word in sorted(unvalued - content.files.values.rewards.keys()):
            yield Complaint(("tea_cards", number, "rewards"), text("bots-pass-over", word=word))


def card_texts(content: Content) -> dict[DocumentPath, tuple[Text, ...]]:
    """Return the texts of each card, by the card's path in the content."""
    files, texts = content.files, dict[DocumentPath, tuple[Text, ...]]()
    for number, tea_card in enumerate(files.tea_cards):
        texts["tea_cards", number] = tea_card_rewards(content, tea_card.id)
    for number, quest in enumerate(files.quests):
        texts["quests", number] = (quest_text(content, quest.id),)
    for number, wonderlandian in enumerate(files.wonderlandians):
        texts["wonderlandians", number] = (wonderlandian_text(content, wonderlandian.id),)
    return texts


def _is_unvalued(effect: Effect) -> bool:
    """Tell whether bots have no evaluation of a reward, so that only the content's value counts."""
    return type(effect) in NEUTRAL or not any(issubclass(type(effect), known) for known in REWARDS)
