"""The registries of the rules and verbs of Wonderland's War, and its types of positions and games."""

from typing import Any, TypeAlias

from wonderland_qt.engine import flow
from wonderland_qt.engine.effects import Verbs
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.state import State

Position: TypeAlias = flow.Position[State[Any], Content]
Game: TypeAlias = flow.Game[State[Any], Content]

rules: flow.Rules[State[Any], Content] = flow.Rules()
verbs: Verbs[State[Any], Content] = Verbs(rules)
