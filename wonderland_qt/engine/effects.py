"""Effects: verbs from YAML, each handled by a rule that applies it or by a rule that offers options.

A parsed effect becomes a `Bound` step: a reference into the content, with the player, source and place.
Several bound effects that one player may resolve in any order become one `InAnyOrder` step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Generic, Protocol, TypeVar, get_args, get_type_hints

from msgspec.structs import replace

from wonderland_qt.engine.access_sets import AccessSet
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.flow import Game, Position, Rules, StateT
from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text

Order = tuple[tuple[int, ...], tuple[int, ...]]
"""The indexes of the effects that happen first without asking, and of those left to order."""


class Memo:
    """Caches of values derived from a content, which is otherwise immutable.

    `texts` are the phrasings of effects by reference; `orders` are the results of `Verbs._order` by the
    effects that happen together and their narrowed access sets.
    """

    def __init__(self) -> None:
        """Begin without texts (by an effect's reference) and orders (by references and access sets)."""
        self.texts: dict[str, Text] = {}
        self.orders: dict[tuple[tuple[str, ...], tuple[AccessSet, ...]], Order] = {}


class HasEffects(Protocol):
    """A content with its effects, and their access sets, by reference."""

    @property
    def effects(self) -> Mapping[str, OneKey]: ...

    @property
    def access_sets(self) -> Mapping[str, AccessSet]: ...

    @property
    def memo(self) -> Memo: ...

    def __hash__(self) -> int: ...


ContentT = TypeVar("ContentT", bound=HasEffects)
EffectT = TypeVar("EffectT", bound=OneKey)


class Bound(Step):
    """An effect about to happen to `player`.

    `effect` is its reference in the content; `source` the id of the card or piece it comes from; `place`,
    `piece` and `other` are the place, the piece and the other player concerned, if that matters.
    """

    effect: str
    player: PlayerId
    source: str
    place: str = ""
    piece: int = 0
    other: PlayerId = PlayerId("")

    def turned_to(self, effect: OneKey, player: PlayerId) -> Bound:
        """Return `effect` bound to another player, with this one's player as `other`."""
        return Bound(effect.ref, player, self.source, self.place, self.piece, self.player)

    def within(self, effect: OneKey) -> Bound:
        """Return `effect`, a part of this effect, bound to the same player and place."""
        return Bound(effect.ref, self.player, self.source, self.place, self.piece, self.other)

    def all_within(self, effects: Iterable[OneKey]) -> InAnyOrder:
        """Return parts of this effect, to be resolved in the order that the player chooses."""
        return InAnyOrder(self.player, tuple([self.within(effect) for effect in effects]))

    def all_turned_to(self, effects: Iterable[OneKey], player: PlayerId) -> InAnyOrder:
        """Return effects on another player, to be resolved in the order that this other player chooses."""
        return InAnyOrder(player, tuple([self.turned_to(effect, player) for effect in effects]))


class Choose(Step):
    """The player chooses an option of the bound effect."""

    bound: Bound


class InAnyOrder(PlayerStep):
    """Effects that `player` resolves in an order of their choice, each at most once."""

    bounds: tuple[Bound, ...]


def together(player: PlayerId, bounds: tuple[Bound, ...]) -> Bound | InAnyOrder:
    """Return the step that does all these effects; a single one needs no order."""
    return bounds[0] if len(bounds) == 1 else InAnyOrder(player, bounds)


class ChooseNext(PlayerStep):
    """The player chooses one option of one of the effects that are left."""

    bounds: tuple[Bound, ...]


def phrasing_of(content: HasEffects, ref: str) -> Text:
    """Return the text of an effect by its reference (cached)."""
    known = content.memo.texts
    phrasing = known.get(ref)
    if phrasing is None:
        phrasing = known[ref] = describe(content.effects[ref])
    return phrasing


DoVerb = Callable[[Game[StateT, ContentT], EffectT, Bound], None]
ChoiceVerb = Callable[[Position[StateT, ContentT], EffectT, Bound], tuple[Option, ...]]
Narrowing = Callable[[Position[StateT, ContentT], EffectT, Bound, tuple[Bound, ...]], AccessSet]
Possibility = Callable[[Position[StateT, ContentT], EffectT, Bound], bool]


class Verbs(Generic[StateT, ContentT]):
    """A game's verbs: for each class of effect the rule that applies it, or the rule that offers options."""

    def __init__(self, rules: Rules[StateT, ContentT]) -> None:
        """Register the rules that all verbs share: applying an effect, choosing, and effects in any order.

        A game adds its own, by class of effect: what one `does` or the `choices` that it offers, in
        `narrowings` what it touches in a position, and in `possibilities` whether it can happen there.
        """
        self.does: dict[type[OneKey], Callable[..., None]] = {}
        self.choices: dict[type[OneKey], Callable[..., tuple[Option, ...]]] = {}
        self.narrowings: dict[type[OneKey], Callable[..., AccessSet]] = {}
        self.possibilities: dict[type[OneKey], Callable[..., bool]] = {}
        rules.do(self.apply)
        rules.ask(self.ask_choice)
        rules.do(self.apply_in_any_order)
        rules.ask(self.ask_next)
        rules.verb_of = self._verb_of

    def do(self, verb: DoVerb[StateT, ContentT, EffectT]) -> DoVerb[StateT, ContentT, EffectT]:
        """Register a rule that applies a verb without asking."""
        self.does[get_type_hints(verb)["effect"]] = verb
        return verb

    def choice(self, verb: ChoiceVerb[StateT, ContentT, EffectT]) -> ChoiceVerb[StateT, ContentT, EffectT]:
        """Register a rule that returns a verb's options for its player; no options mean no effect.

        If the verb also has a `do` rule, that rule is used when it happens alone, and the options when the
        player orders it among other effects. One rule may serve several verbs: `effect: GiveUp | Return`.
        """
        kinds = get_type_hints(verb)["effect"]
        self.choices |= dict.fromkeys(get_args(kinds) or (kinds,), verb)
        return verb

    def narrow(self, narrowing: Narrowing[StateT, ContentT, EffectT]) -> Narrowing[StateT, ContentT, EffectT]:
        """Register a rule that returns a smaller access set for an effect in the current position.

        The rule gets all effects that happen together, including this one.
        """
        self.narrowings[get_type_hints(narrowing)["effect"]] = narrowing
        return narrowing

    def possible(
        self, possibility: Possibility[StateT, ContentT, EffectT]
    ) -> Possibility[StateT, ContentT, EffectT]:
        """Register a rule that tells whether a `do` verb would change anything in the current position."""
        self.possibilities[get_type_hints(possibility)["effect"]] = possibility
        return possibility

    def apply(self, game: Game[StateT, ContentT], step: Bound) -> None:
        """Apply the effect, or have the player choose one of its options."""
        effect = game.content.effects[step.effect]
        verb = self.does.get(type(effect))
        if verb is not None:
            verb(game, effect, step)
        else:
            game.push(Choose(step))

    def ask_choice(self, position: Position[StateT, ContentT], step: Choose) -> tuple[Decision, ...]:
        """Ask the player for an option of the effect."""
        options = self.options(position, step.bound)
        prompt = _prompt(position.content.effects[step.bound.effect].word, step.bound.source)
        return (Decision(step.bound.player, prompt, options),)

    def apply_in_any_order(self, game: Game[StateT, ContentT], step: InAnyOrder) -> None:
        """Push the effects whose order cannot matter, then the question which of the others comes next.

        What is pushed first is done first. A single effect that is left needs no question.
        """
        bounds = step.bounds
        if len(bounds) > 1:
            first, left = self._order(game, bounds)
            game.push(*[bounds[index] for index in first])
            bounds = tuple([bounds[index] for index in left])
        if len(bounds) > 1:
            game.push(ChooseNext(step.player, bounds))
        else:
            game.push(*bounds)

    def ask_next(self, position: Position[StateT, ContentT], step: ChooseNext) -> tuple[Decision, ...]:
        """Ask the player for one option of any of the effects that are left, or to go on if none has any.

        The others are asked for after the one picked. An option id that an earlier effect offers, too, gets
        its effect added. To go on carries out all effects as they are, as none leaves a choice.
        """
        options: dict[str, Option] = {}
        bounds, player = step.bounds, step.player
        for index, bound in enumerate(bounds):
            earlier, later = bounds[:index], bounds[index + 1 :]
            if earlier and _has_equal_effect(position.content, earlier, bound):
                continue  # its options would be the same once more
            others = together(player, earlier + later)
            for option in self.options(position, bound):
                option_id = option.id if option.id not in options else f"{option.id}@{bound.effect}"
                options[option_id] = _followed_by(option, option_id, player, others)
        if not options:
            options["go-on"] = Option("go-on", bounds, Text("option-go-on"))
        return (Decision(player, ASK_NEXT, tuple(options.values())),)

    def options(self, position: Position[StateT, ContentT], bound: Bound) -> tuple[Option, ...]:
        """Return the options of an effect; a `do` verb is a single option, or none if it would do nothing."""
        effect = position.content.effects[bound.effect]
        choice = self.choices.get(type(effect))
        if choice is not None:
            return choice(position, effect, bound)
        possibility = self.possibilities.get(type(effect))
        if possibility is not None and not possibility(position, effect, bound):
            return ()
        return (Option(effect.word, (bound,), phrasing_of(position.content, bound.effect)),)

    def _verb_of(self, position: Position[StateT, ContentT], step: Step) -> Callable[..., Any] | None:
        """Return the rule of the verb that a step binds, None for other steps."""
        if not isinstance(step, Bound):
            return None
        kind = type(position.content.effects[step.effect])
        return self.does.get(kind) or self.choices.get(kind)

    def _order(self, position: Position[StateT, ContentT], bounds: tuple[Bound, ...]) -> Order:
        """Return the indexes of the effects that can go first without asking, and of the others.

        The answer depends only on the effects and their narrowed access sets, and is cached by them.
        """
        content, narrowings, orders = position.content, self.narrowings, position.content.memo.orders
        effects = [content.effects[bound.effect] for bound in bounds]
        narrowed = {
            index: narrowings[type(effect)](position, effect, bounds[index], bounds)
            for index, effect in enumerate(effects)
            if type(effect) in narrowings
        }
        cache_key = (tuple([bound.effect for bound in bounds]), tuple(narrowed.values()))
        order = orders.get(cache_key)
        if order is None:
            indexes = range(len(effects))
            access_sets = [
                narrowed.get(index) or content.access_sets[bounds[index].effect] for index in indexes
            ]
            first = tuple([index for index in indexes if self._may_go_first(effects, access_sets, index)])
            left = tuple([index for index in indexes if index not in first])
            order = orders[cache_key] = (first, left)
        return order

    def _may_go_first(self, effects: list[OneKey], access_sets: list[AccessSet], index: int) -> bool:
        """Tell whether an effect needs no answer (`does` has it) and its order with the others cannot matter.

        Equal effects have the same result in either order.
        """
        mine = access_sets[index]
        return type(effects[index]) in self.does and not any(
            (mine.disturbs(other) or other.disturbs(mine)) and effect != effects[index]
            for effect, other in zip(effects, access_sets, strict=True)
        )


ASK_NEXT = Text("ask-next")


@cache
def _prompt(word: str, source: str) -> Text:
    return text(f"ask-{word}", source=Text(source))


def _has_equal_effect(content: HasEffects, earlier: tuple[Bound, ...], bound: Bound) -> bool:
    """Tell whether `earlier` has an equal effect with the same player, source, place and piece."""
    for candidate in earlier:
        same_effect = _are_equal(content, candidate.effect, bound.effect)
        if same_effect and replace(candidate, effect=bound.effect) == bound:
            return True
    return False


@known_of_content()
def _are_equal(content: HasEffects, ref: str, other_ref: str) -> bool:
    """Tell whether two references lead to equal effects, such as `{vp: 1}` on two cards."""
    return content.effects[ref] == content.effects[other_ref]


def _followed_by(option: Option, option_id: str, player: PlayerId, others: Bound | InAnyOrder) -> Option:
    """Return an option of one effect with another id, after which the other effects are resolved.

    If the option itself ends with effects in any order, the player orders these and the others together.
    """
    then = option.then
    last = then[-1] if then else None
    if isinstance(last, InAnyOrder) and last.player == player:
        left = others.bounds if isinstance(others, InAnyOrder) else (others,)
        then, others = then[:-1], together(player, last.bounds + left)
    return Option(option_id, (*then, others), option.text, option.take, option.put, option.amount)


def in_order(bounds: tuple[Bound, ...], order: tuple[PlayerId, ...]) -> tuple[Step, ...]:
    """Return triggered effects as one step for each player, in the given order of players."""
    groups: dict[PlayerId, list[Bound]] = {}
    for bound in bounds:
        groups.setdefault(bound.player, []).append(bound)
    return tuple([together(player, tuple(groups[player])) for player in order if player in groups])
