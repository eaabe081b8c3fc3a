"""Broken named verbs: what cards use, made of one another, in circles and without end."""

from __future__ import annotations

from tests.fuzz.broken_text import Grammar
from tests.fuzz.content import Content
from tests.fuzz.grammars import YAML
from tests.fuzz.kind import Mutant
from wonderland_qt.engine.chance import OwnChance

SAMPLES = {
    "wonderland": """
verbs:
  ambush:
    name: {en: Ambush, pl: Zasadzka}
    text: {en: "an ambush for {vp} VP"}
    parameters: {vp: {}, units: {default: 1}, what: {default: quest}}
    if: [{shards: {at_most: 2}}]
    do: [{vp: $vp}, {units: $units}, $what, {split: {above: [second_helping: 2], below: [shield]}}]
  trap: {icon: vp, parameters: {to: {}}, do: [{opponent: {do: [{ambush: {vp: $to}}]}}, clean_plate]}
tea_cards:
  - {id: tea_1_31, round: 1, rewards: [{ambush: {vp: 2}}, {corrupted: [{trap: {to: {per: madness}}}]}]}
  - {id: tea_1_32, round: 1, rewards: [{ambush: {vp: 1, units: 2, what: {vp: {per: castles}}}}]}
ally_abilities:
  - {id: rose_d, hooks: [{when: played, do: [{trap: 1}, {lasting: {when: played, do: [clean_plate]}}]}]}
""",
    "bunny_kingdom": """
verbs:
  larder:
    parameters: {resource: {}, of: {default: cities}}
    do:
      - {each: {of: {produced: $resource}, points: 1}}
      - {at_least: {of: $of, minimum: 3, points: 4}}
      - {market_garden: {resource: $resource}}
parchments:
  - {id: pantry, kind: mission, name: {en: Pantry}, score: [{larder: {resource: fish}}, {points: 1}]}
""",
    "tea_for_2": """
verbs:
  feast: {parameters: {tarts: {default: 2}, then: {default: set_watch}},
    do: [{take: {tarts: $tarts}}, $then, tea_break]}
characters:
  - {id: mouse, effect: [{feast: {tarts: 1}}, {take_flamingo: {if_held: [feast, {tea_break: 2}]}}]}
watch:
  - {id: twelve, effect: [feast]}
""",
    "pixie_queen": """
verbs:
  outing: {parameters: {good: {}}, do: [{errand: {good: $good}}, {dig: 1}, {move_up: $good}]}
named_abilities:
  thrifty: {name: {en: Thrifty}, do: [{cheaper_gold: {by: 1, least: 1}}, {old_hand: 1}]}
actions:
  - {id: steal_silver, do: {outing: honey}}
permanent_tiles:
  - {id: overseer, ability: thrifty}
""",
}

DOUBLED = "verbs:\n  v0: {do: [quest]}\n" + "".join(
    f"  v{number}: {{do: [v{number - 1}, v{number - 1}]}}\n" for number in range(1, 60)
)
ARGUED = "verbs:\n  v0: {parameters: {x: {}}, do: [$x]}\n" + "".join(
    f"  v{number}: {{parameters: {{x: {{}}}}, do: [{{v{number - 1}: {{x: {{split: {{above: [$x, $x],"
    " below: [$x]}}}}]}\n"
    for number in range(1, 40)
)
RING = "verbs:\n" + "".join(f"  v{number}: {{do: [v{(number + 1) % 500}]}}\n" for number in range(500))

NAMED = Grammar(
    instead=(
        *YAML.instead, "$vp", "$", "$x", "$$", "ambush", "[ambush]", "{ambush: {vp: $vp}}", "trap", "feast",
        "{feast: feast}", "larder", "outing", "thrifty", "composed", "{composed: {do: []}}", "{default: $vp}",
        "{default: {default: 1}}", "{parameters: {}}", "[$x, $x]", "do", "if", "parameters", "verbs", "v0",
    ),
    wholes=(DOUBLED, ARGUED, RING, f"{DOUBLED}tea_cards: [{{id: x, round: 1, rewards: [v59, v58]}}]\n"),
)  # fmt: skip


class NamedVerbs(Content):
    """Files that name verbs and use them: whatever is accepted can be set up and shown."""

    name = "verbs"

    def mutant(self, chance: OwnChance) -> Mutant:
        """Return a file of a pack that names verbs, broken at random."""
        game = chance.pick("game", tuple(SAMPLES))
        return Mutant(game, "guests.yaml", NAMED.mutated(SAMPLES[game].lstrip(), chance))
