"""Units: placing them from the pool and moving them between regions (REWARD-1 to REWARD-3, REWARD-23)."""

from functools import cache

from msgspec.structs import replace

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.events import UnitsPlaced
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import POOL, Player, RegionId
from wonderland_qt.games.wonderland.war.madness import SUPPORTER, bust_if_gone, take_supporters

NO_FIGURE = ""
"""Instead of a figure's id where a supporter is moved."""


class PlaceUnits(PlayerStep):
    """The player places units in a region: supporters from the pool, else units that the player chooses."""

    units: int
    region: RegionId
    source: str


class ChooseUnit(PlayerStep):
    """The player chooses which unit comes next to a region."""

    units: int
    region: RegionId
    source: str


class ChooseRegion(PlayerStep):
    """The player chooses a region for each of the units (LEAD-5)."""

    units: int
    source: str


class BringUnit(PlayerStep):
    """A supporter (if `figure` is empty) or a figure moves from the pool or a region to a region."""

    figure: str
    origin: str
    region: RegionId
    source: str


class MoveUnits(PlayerStep):
    """The player may move up to `units` units, each from one of the origins to one of the regions."""

    units: int
    origins: tuple[RegionId, ...]
    regions: tuple[RegionId, ...]
    source: str
    one_origin: bool = False
    only_supporters: bool = False


def unit_regions(position: Position, player: PlayerId) -> tuple[RegionId, ...]:
    """Return the regions where the player can place a unit of the pool or of another region (REWARD-2).

    With an empty pool and units in one region only, these cannot be moved to that region itself.
    """
    owner, ring = position.state.players[player], position.state.ring
    if owner.supporters or _figures_in_pool(position, owner):
        return ring
    origins = [region for region in ring if _movable_units(owner, region)]
    return tuple([region for region in ring if origins and origins != [region]])


def region_options(
    position: Position, player: PlayerId, units: int, source: str, spread: bool
) -> tuple[Option, ...]:
    """Return an option for each region: to place all units there or, if they `spread`, the first one."""
    return _options_for(unit_regions(position, player), player, units, source, spread and units > 1)


@cache
def _options_for(
    regions: tuple[RegionId, ...], player: PlayerId, units: int, source: str, spread: bool
) -> tuple[Option, ...]:
    """Return an option for each of these regions; cached, as most players can choose among all regions."""
    return tuple(_region_option(player, units, region, source, spread) for region in regions)


def _region_option(player: PlayerId, units: int, region: RegionId, source: str, spread: bool) -> Option:
    """Return the option to place units in a region; if they spread, only the first one, then ask again."""
    then: tuple[Step, ...] = (PlaceUnits(player, units, region, source),)
    label = text("option-units", units=units, region=Text(region))
    if spread:
        then = (PlaceUnits(player, 1, region, source), ChooseRegion(player, units - 1, source))
        label = text("option-first_unit", units=units, region=Text(region))
    return Option(ids.UNITS(region), then, label, take=ids.SUPPORTER(player), put=ids.REGION(region))


@rules.ask
def choose_region(position: Position, step: ChooseRegion) -> tuple[Decision, ...]:
    """Offer the regions for the next unit of several that may be spread, one after another (LEAD-5)."""
    options = region_options(position, step.player, step.units, step.source, spread=True)
    return (Decision(step.player, text("ask-units", units=step.units), options),)


@rules.do
def place_units(game: Game, step: PlaceUnits) -> None:
    """Place supporters from the pool; ask when figures could come instead or the pool is empty.

    Rules: REWARD-1, REWARD-2, REWARD-23.
    """
    owner, left = game.state.players[step.player], step.units
    if not _figures_in_pool(game, owner):
        supporters = min(left, owner.supporters)
        if supporters:
            _bring(game, BringUnit(step.player, NO_FIGURE, POOL, step.region, step.source), supporters)
            left -= supporters
    if left:
        game.push(ChooseUnit(step.player, left, step.region, step.source))


@rules.ask
def choose_unit(position: Position, step: ChooseUnit) -> tuple[Decision, ...]:
    """Offer a supporter or figures from the pool; without supporters there, also units of other regions.

    While there are supporters a unit must be placed; without any, to place nothing is a choice, too.

    Rules: REWARD-1, REWARD-2, REWARD-23.
    """
    owner = position.state.players[step.player]
    units = [(figure, POOL) for figure in _figures_in_pool(position, owner)]
    if owner.supporters:
        units.insert(0, (NO_FIGURE, POOL))
    else:
        others = [region for region in position.state.ring if region != step.region]
        units += [(figure, region) for region in others for figure in _movable_units(owner, region)]
    options = [_unit_option(step, figure, origin) for figure, origin in units]
    if options and not owner.supporters:
        options.append(NO_UNIT)
    prompt = text("ask-unit", region=Text(step.region), units=step.units)
    return (Decision(step.player, prompt, tuple(options)),)


NO_UNIT = Option("done", (), Text("option-no-unit"))


def _unit_option(step: ChooseUnit, figure: str, origin: str) -> Option:
    """Return the option to place one unit, a supporter without a `figure`; then the others are placed."""
    then: tuple[Step, ...] = (BringUnit(step.player, figure, origin, step.region, step.source),)
    if step.units > 1:
        then += (PlaceUnits(step.player, step.units - 1, step.region, step.source),)
    return _bring_option(step.player, figure, origin, step.region, *then)


def _bring_option(player: PlayerId, figure: str, origin: str, region: RegionId, *then: Step) -> Option:
    """Return the option to bring a figure, or a supporter if it is "", to a region by these steps.

    On the table it is chosen by dragging the unit's piece from its origin into the region.
    """
    unit = figure or SUPPORTER
    piece = ids.FIGURE(figure) if figure else ids.supporters(player, origin)
    label = _bringing_text(unit, origin, region)
    return Option(f"{unit}:{origin}:{region}", then, label, take=piece, put=ids.REGION(region))


@cache
def _bringing_text(unit: str, origin: str, region: RegionId) -> Text:
    return text("option-unit", unit=Text(unit), origin=Text(origin), region=Text(region))


@rules.do
def bring_unit(game: Game, step: BringUnit) -> None:
    """Move the unit to the region (REWARD-1, REWARD-2)."""
    _bring(game, step)


def _bring(game: Game, step: BringUnit, units: int = 1) -> None:
    """Move a figure or supporters to a region; a player whose last unit leaves a battle busts (BATTLE-24).

    Lookahead keeps no events, so it saves the time to make one.
    """
    owner, region, origin = game.state.players[step.player], step.region, step.origin
    if step.figure:
        owner.figures = {**owner.figures, step.figure: region}
    else:
        take_supporters(owner, origin, units)
        owner.placed = {**owner.placed, region: owner.placed.get(region, 0) + units}
    if game.events is not None:
        placed = UnitsPlaced(
            player=owner.id, region=region, origin=origin, units=units, figure=step.figure, cause=step.source
        )
        game.emit(placed)
    if game.state.battle is not None and origin == game.state.battle.region:
        bust_if_gone(game, owner.id)


def _figures_in_pool(position: Position, owner: Player) -> list[str]:
    """Return the figures that can be placed from the pool, at tea only (REWARD-23, BATTLE-5)."""
    return owner.figures_in(POOL) if owner.figures and position.state.phase == "tea" else []


def _movable_units(owner: Player, region: RegionId) -> list[str]:
    """Return the units that can be moved from a region: a supporter, each figure, never the leader."""
    supporter = [NO_FIGURE] if region in owner.placed else []
    figures = owner.figures_in(region) if owner.figures else []
    return supporter + figures


@cache
def adjacent(ring: tuple[RegionId, ...], region: RegionId) -> tuple[RegionId, ...]:
    """Return the two neighbours of a region in the ring (ALLY-6)."""
    place = ring.index(region)
    return (ring[place - 1], ring[(place + 1) % len(ring)])


@rules.ask
def move_units(position: Position, step: MoveUnits) -> tuple[Decision, ...]:
    """Offer every unit that can be moved and every region it can go to, and to stop moving (GAME-3)."""
    options = move_options(position, step)
    return (Decision(step.player, text("ask-move", units=step.units), options),) if options else ()


def move_options(position: Position, step: MoveUnits) -> tuple[Option, ...]:
    """Return an option for every unit and region it can go to, and to move no more; none without a unit left.

    A unit is named by its figure, NO_FIGURE for a supporter, which is the only one that some effects move.
    Rules: GAME-3.
    """
    owner = position.state.players[step.player]
    origins = step.origins if step.units > 0 else ()
    options = [
        _move_option(step, figure, origin, region)
        for origin in origins
        for figure in _movable_units(owner, origin)
        for region in step.regions
        if region != origin and not (figure and step.only_supporters)
    ]
    return (*options, NO_MORE) if options else ()


NO_MORE = Option("done", (), Text("option-move-no-more"))


def _move_option(step: MoveUnits, figure: str, origin: RegionId, region: RegionId) -> Option:
    """Return the option to move one unit; then the player may move the others, perhaps from there only."""
    origins = (origin,) if step.one_origin else step.origins
    moved = BringUnit(step.player, figure, origin, region, step.source)
    others = replace(step, units=step.units - 1, origins=origins)
    return _bring_option(step.player, figure, origin, region, moved, others)
