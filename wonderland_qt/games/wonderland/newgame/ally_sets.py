"""Ally sets: what a table may choose, by name: one set, a mix of its own, or what chance says (SETUP-2)."""

from __future__ import annotations

from typing import NamedTuple, get_args

from wonderland_qt.engine.content.mistakes import suggestion
from wonderland_qt.engine.table_options import TableOption, Value, put_together, taken_apart
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.card_texts import rules_of
from wonderland_qt.games.wonderland.content.content import AllyAbility, AllySet
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.newgame.setup import BY_CHANCE, AnyAllySet, NewGame

SET = "set"


class Allies(NamedTuple):
    """A set of ally abilities, and the ability cards that replace some of it."""

    ally_set: AnyAllySet
    mix: tuple[str, ...] = ()


def printed_sets(pack: Pack) -> tuple[AllySet, ...]:
    """Return the sets that the content has."""
    return tuple(sorted({ability.ally_set for ability in pack.content.ally_abilities}))


def usual_set(pack: Pack) -> AllySet:
    """Return the set for a table that names none."""
    return next(iter(printed_sets(pack)), "A")


def ally_types(pack: Pack) -> tuple[str, ...]:
    """Return the ally types for which there are abilities, in the order of the content."""
    return tuple(dict.fromkeys(ability.type for ability in pack.content.ally_abilities))


def allies_named(pack: Pack, name: str) -> Allies:
    """Return the allies that a table has named: A, random, mix, or card_soldier=A,flamingo=C (SETUP-2).

    Types that a mix of one's own leaves out come from the usual set. Raises ValueError that tells what is
    wrong and what there is.
    """
    if "=" in name:
        chosen = taken_apart(name)
        return Allies(usual_set(pack), tuple([_ability(pack, t, s) for t, s in chosen.items()]))
    known = (*printed_sets(pack), *BY_CHANCE)
    for ally_set in known:
        if ally_set == name:
            return Allies(ally_set)
    example = put_together(dict.fromkeys(ally_types(pack)[:2], known[0]))
    raise ValueError(
        f"there is no ally set {name!r}; there are {', '.join(known)}, or a mix such as {example}"
    )


def _ability(pack: Pack, ally: str, ally_set: str) -> str:
    types = ally_types(pack)
    if ally not in types:
        raise ValueError(f"there is no ally type {ally!r}{suggestion(ally, types)}")
    found = {ability.ally_set: ability.id for ability in _of_type(pack, ally)}
    if ally_set not in get_args(AllySet) or ally_set not in found:
        raise ValueError(f"there is no set {ally_set!r} for {ally}; there are {', '.join(sorted(found))}")
    return found[ally_set]


def _of_type(pack: Pack, ally: str) -> list[AllyAbility]:
    return [ability for ability in pack.content.ally_abilities if ability.type == ally]


def name_of(pack: Pack, chosen: NewGame) -> str:
    """Return by what name a table chose its allies."""
    if not chosen.ally_mix:
        return chosen.ally_set
    named = [pack.ally_abilities[ability] for ability in chosen.ally_mix]
    return put_together({ability.type: ability.ally_set for ability in named})


def ally_table_option(pack: Pack) -> TableOption:
    """Return what a new table may choose: a set, one by chance, a mix by chance or one of its own."""
    whole = [Value(s, text("ally-set", name=s), _titles(pack, s)) for s in printed_sets(pack)]
    chance = [Value(name, Text(f"ally-set-{name}"), Text(f"ally-set-{name}-about")) for name in BY_CHANCE]
    parts = tuple([_part(pack, ally) for ally in ally_types(pack)])
    return TableOption(SET, Text("ally-sets"), (*whole, *chance), parts)


def _titles(pack: Pack, ally_set: str) -> Text:
    titles = [Text(a.id) for a in pack.content.ally_abilities if a.ally_set == ally_set]
    return text("ally-set-about", abilities=tuple(titles))


def _part(pack: Pack, ally: str) -> TableOption:
    abilities = sorted(_of_type(pack, ally), key=lambda ability: ability.ally_set)
    return TableOption(ally, Text(ally), tuple([_value(ability) for ability in abilities]))


def _value(ability: AllyAbility) -> Value:
    name = text("ally-of-set", name=ability.ally_set, ability=Text(ability.id))
    return Value(ability.ally_set, name, rules_of(ability))
