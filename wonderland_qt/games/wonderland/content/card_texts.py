"""What cards say, as printed, made from the effects in the content; what chips and places are called."""

from functools import reduce

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.phrasing import describe, describe_all
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.content_files import Ability, AllyAbility, Wonderlandian
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Hook
from wonderland_qt.games.wonderland.state import CardId, ChipId

NO_RULES = Text("no-rules")


@known_of_content()
def tea_card_rewards(content: Content, card: CardId) -> tuple[Text, ...]:
    """Return what a tea card gives."""
    return describe_all(content.tea_cards[card].rewards)


@known_of_content()
def quest_text(content: Content, quest: CardId) -> Text:
    """Return what a quest asks for."""
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
    """Return what a Wonderlandian card brings."""
    printed = content.wonderlandians[card]
    strength = printed.chips.strength if printed.chips else sum(f.strength for f in printed.figures)
    key = "piece-items" if printed.chips else "piece-wonderlandian"
    return text(key, card=Text(card), strength=strength, rules=rules_of(printed))


@known_of_content()
def ability_text(content: Content, ability: str, locked: bool) -> Text:
    """Return what a faction ability does."""
    rules = rules_of(content.abilities[ability])
    return text("piece-ability", ability=Text(ability), rules=rules, locked="yes" if locked else "no")


def rules_of(source: Ability | AllyAbility | Wonderlandian) -> Text:
    """Return what an ability or card does: its hooks, then its rule in Python, if it has one."""
    special = (Text(f"special-{source.special}"),) if source.special is not None else ()
    if isinstance(source, AllyAbility) or (isinstance(source, Wonderlandian) and source.chips is not None):
        return _sentences((*[_of_own_chip(hook) for hook in source.hooks], *special))
    return _sentences((*map(describe, source.hooks), *special))


def _of_own_chip(hook: Hook) -> Text:
    """Return the text of a hook on a chip, whose triggers are about that chip alone."""
    return Text("chip-hook", describe(hook).arguments)


def _sentences(texts: tuple[Text, ...]) -> Text:
    """Return sentences said one after the other."""
    if not texts:
        return NO_RULES
    return reduce(lambda first, following: text("sentences", first=first, next=following), texts)


def chip_text(content: Content, chip: ChipId) -> Text:
    """Return what a chip is called: by its face."""
    return Text(content.chips[chip].face)


def place_text(content: Content, place: str) -> Text:
    """Return what a place of units and leaders is called: a chair has a number, all else a name."""
    chairs = [chair.id for chair in content.files.chairs]
    if place in chairs:
        return text("chair", number=chairs.index(place) + 1)
    return Text(place)
