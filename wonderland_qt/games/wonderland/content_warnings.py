"""Warnings about a content: tea cards of unusual value, and rewards that bots cannot value."""

from collections.abc import Iterator

from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.tagged_maps import walk
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Effect
from wonderland_qt.games.wonderland.evaluation.printed_values import printed_value
from wonderland_qt.games.wonderland.evaluation.rewards import REWARDS

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
        valued = tuple(REWARDS)
        unvalued = {effect.word for effect in effects if not isinstance(effect, valued)}
        for word in sorted(unvalued - content.files.values.rewards.keys()):
            yield Complaint(("tea_cards", number, "rewards"), text("bots-pass-over", word=word))
