"""The game option for ally abilities: a set, a mix of the table's choice, or a random one (SETUP-2)."""

from collections.abc import Iterable
from functools import partial
from typing import Literal, NamedTuple, get_args

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.content.mistakes import WrongValue
from wonderland_qt.engine.game_options import ChosenOptions, GameOption, Value, put_together, taken_apart
from wonderland_qt.engine.words.message_parts import in_quotes, suggestion
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.card_texts import rules_of
from wonderland_qt.games.wonderland.content.content_files import AllyAbility, AllySet
from wonderland_qt.games.wonderland.content.game_content import Content

SET = "set"
Chance = Literal["random", "mix"]
AnyAllySet = AllySet | Chance
BY_CHANCE: tuple[Chance, ...] = get_args(Chance)


class Allies(NamedTuple):
    """An ally set, and ability cards that replace some of its abilities."""

    ally_set: AnyAllySet
    mix: tuple[str, ...] = ()


def printed_sets(content: Content) -> tuple[AllySet, ...]:
    """Return the sets that the content has."""
    return tuple(sorted({ability.ally_set for ability in content.files.ally_abilities}))


def usual_set(content: Content) -> AllySet:
    """Return the ally set for a table that chooses none: the first of the content, or "A"."""
    return next(iter(printed_sets(content)), "A")


def ally_types(content: Content) -> tuple[str, ...]:
    """Return the ally types for which there are abilities, in the order of the content."""
    return tuple(dict.fromkeys(ability.type for ability in content.files.ally_abilities))


def allies_named(content: Content, name: str) -> Allies:
    """Return the ally abilities by name: A, random, mix, or card_soldier=A,flamingo=C (SETUP-2).

    Types that such a mix leaves out come from the usual set. Raises ValueError for an unknown name.
    """
    if "=" in name:
        chosen = taken_apart(name).items()
        mix = tuple([_ability_of_set(content, ally, ally_set) for ally, ally_set in chosen])
        return Allies(usual_set(content), mix)
    known = (*printed_sets(content), *BY_CHANCE)
    for ally_set in known:
        if ally_set == name:
            return Allies(ally_set)
    example = put_together(dict.fromkeys(ally_types(content)[:2], known[0]))
    raise WrongValue(text("ally-set-unknown", name=in_quotes(name), known=", ".join(known), example=example))


def _ability_of_set(content: Content, ally: str, ally_set: str) -> str:
    """Return the ability that an ally type has in a set; raises WrongValue for an unknown type or set."""
    types = ally_types(content)
    if ally not in types:
        raise WrongValue(text("ally-type-unknown", ally=in_quotes(ally), near=suggestion(ally, types)))
    found = {ability.ally_set: ability.id for ability in _abilities_of_type(content, ally)}
    if ally_set not in get_args(AllySet) or ally_set not in found:
        known = ", ".join(sorted(found))
        raise WrongValue(text("ally-set-missing", name=in_quotes(ally_set), ally=ally, known=known))
    return found[ally_set]


def _abilities_of_type(content: Content, ally: str) -> list[AllyAbility]:
    """Return the ability cards of a type of ally."""
    return [ability for ability in content.files.ally_abilities if ability.type == ally]


def allies_chosen(content: Content, options: ChosenOptions) -> Allies:
    """Return the ally abilities that the game options choose; raises ValueError."""
    return allies_named(content, options.get(SET, usual_set(content)))


def option_of(content: Content, mix: Iterable[str]) -> dict[str, str]:
    """Return the game option that chooses these ability cards."""
    named = [content.ally_abilities[ability] for ability in mix]
    return {SET: put_together({ability.type: ability.ally_set for ability in named})} if named else {}


@known_of_content()
def ally_option(content: Content) -> GameOption:
    """Return the game option: a set, a random set, a random mix, or by its parts a mix of choice."""
    of_sets = [_value_of_set(content, ally_set) for ally_set in printed_sets(content)]
    by_chance = [Value(way, Text(f"ally-set-{way}"), Text(f"ally-set-{way}-about")) for way in BY_CHANCE]
    parts = tuple([_option_of_type(content, ally) for ally in ally_types(content)])
    values = (*of_sets, *by_chance)
    return GameOption(SET, Text("ally-sets"), values, parts, check=partial(allies_named, content))


def _value_of_set(content: Content, ally_set: str) -> Value:
    """Return an ally set as a value of the game option."""
    return Value(ally_set, text("ally-set", name=ally_set), _titles_of_set(content, ally_set))


def _titles_of_set(content: Content, ally_set: str) -> Text:
    """Return the text that lists the abilities of an ally set."""
    of_set = [ability for ability in content.files.ally_abilities if ability.ally_set == ally_set]
    return text("ally-set-about", abilities=tuple([Text(ability.id) for ability in of_set]))


def _option_of_type(content: Content, ally: str) -> GameOption:
    """Return the part of the game option that chooses the ability of one ally type."""
    abilities = sorted(_abilities_of_type(content, ally), key=lambda ability: ability.ally_set)
    return GameOption(ally, Text(ally), tuple([_value_of_ability(ability) for ability in abilities]))


def _value_of_ability(ability: AllyAbility) -> Value:
    """Return an ability as a value of the game option, named by the letter of its set."""
    name = text("ally-of-set", name=ability.ally_set, ability=Text(ability.id))
    return Value(ability.ally_set, name, rules_of(ability))
