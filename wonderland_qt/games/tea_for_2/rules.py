"""The registries of the rules of Tea for 2, and the types that they share."""

from typing import Any, TypeAlias

from wonderland_qt.engine import flow
from wonderland_qt.engine.effects import Verbs
from wonderland_qt.games.tea_for_2.game_content import Content
from wonderland_qt.games.tea_for_2.state import State

Position: TypeAlias = flow.Position[State[Any], Content]
Game: TypeAlias = flow.Game[State[Any], Content]

rules: flow.Rules[State[Any], Content] = flow.Rules()
verbs: Verbs[State[Any], Content] = Verbs(rules)
