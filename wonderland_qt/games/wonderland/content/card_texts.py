"""Texts of cards, made from their effects in the content, and the names of chips and places."""

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.phrasing import describe, describe_all
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.content_files import AllyAbility, HookSource, Wonderlandian
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Hook
from wonderland_qt.games.wonderland.state import CardId, ChipId

NO_RULES = Text("no-rules")


@known_of_content()
def tea_card_rewards(content: Content, card: CardId) -> tuple[Text, ...]:
    """Return the text of each reward of a tea card."""
    return describe_all(content.tea_cards[card].rewards)


@known_of_content()
def quest_text(content: Content, quest: CardId) -> Text:
    """Return the text of a quest: its region, feat and objective."""
    printed = content.quests[quest]
    return text(
        "piece-quest",
        quest=Text(quest),
        region=Text(printed.region),
        feat=describe_all(printed.feat),
        objective=describe_all(printed.objective),
    )


@known_of_content()
def wonderlandian_text(content: Content, card: CardId) -> Text:
    """Return the text of a Wonderlandian card: its strength and its rules."""
    printed = content.wonderlandians[card]
    if printed.chips:
        key, strength = "piece-items", printed.chips.strength
    else:
        key, strength = "piece-wonderlandian", sum(figure.strength for figure in printed.figures)
    return text(key, card=Text(card), strength=strength, rules=rules_of(printed))


@known_of_content()
def ability_text(content: Content, ability: str, locked: bool) -> Text:
    """Return the text of a faction ability, which a disc may still lock."""
    rules = rules_of(content.abilities[ability])
    return text("piece-ability", ability=Text(ability), rules=rules, locked="yes" if locked else "no")


def rules_of(source: HookSource) -> Text:
    """Return the text of all hooks of an ability or card, and of its special rule if it has one.

    Allies' abilities, and those of Wonderlandians with item chips, are on chips, so they say "this chip".
    """
    comes_from_chip = isinstance(source, AllyAbility) or (isinstance(source, Wonderlandian) and source.chips)
    sentences = [_text_of_chip_hook(hook) if comes_from_chip else describe(hook) for hook in source.hooks]
    if source.special is not None:
        sentences.append(Text(f"special-{source.special}"))
    return _joined_sentences(sentences)


def _text_of_chip_hook(hook: Hook) -> Text:
    """Return the text of a hook that a chip brings, which says "this chip"."""
    return Text("chip-hook", describe(hook).arguments)


def _joined_sentences(sentences: list[Text]) -> Text:
    """Join sentences to one text; without any it says that there are no rules."""
    joined, *others = sentences or [NO_RULES]
    for sentence in others:
        joined = text("sentences", first=joined, next=sentence)
    return joined


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


def chip_text(content: Content, chip: ChipId) -> Text:
    """Return the name of a chip's face."""
    return Text(content.chips[chip].face)


def place_text(content: Content, place: str) -> Text:
    """Return the name of a place where leaders and units stand: chairs have numbers."""
    chairs = [chair.id for chair in content.files.chairs]
    return text("chair", number=chairs.index(place) + 1) if place in chairs else Text(place)
