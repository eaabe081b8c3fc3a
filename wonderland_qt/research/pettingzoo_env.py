"""Every game as a PettingZoo environment (AEC) with masked discrete actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from wonderland_qt import api
from wonderland_qt.research.layouts import layout
from wonderland_qt.research.seated_game import SeatedGame

SEEDS = 2**31
LARGEST = 10_000


def env(game: str, players: int | None = None, returns: str = "win", render_mode: str | None = None) -> Any:
    """Return a game's environment in PettingZoo's usual wrappers; `returns` is "win" or "margin"."""
    raw = WonderlandEnv(game, players, returns, render_mode)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class WonderlandEnv(AECEnv, EzPickle):
    """A game with one agent for each seat; simultaneous answers are given one after another."""

    def __init__(
        self, game: str, players: int | None = None, returns: str = "win", render_mode: str | None = None
    ) -> None:
        """Make an environment of all seats; no game begins before `reset`.

        Without `players` it has as many as the game allows, but four at most, as all games have such a size.
        """
        EzPickle.__init__(self, game, players, returns, render_mode)
        super().__init__()
        self.metadata = {"render_modes": ["ansi"], "name": f"{game}_v1", "is_parallelizable": False}
        self.render_mode, self._id, self._by, self._layout = render_mode, game, returns, layout(game)
        seats = players or max(size for size in api.games()[game] if size <= 4)
        self.possible_agents = [f"seat_{number}" for number in range(seats)]
        self._rng: Any = None
        self._seated: SeatedGame | None = None

    def observation_space(self, agent: str) -> Any:  # noqa: ARG002 all agents see alike
        """Return the observation space: a tensor and an action mask."""
        return self._space

    def action_space(self, agent: str) -> Any:  # noqa: ARG002 all agents act alike
        """Return the action space."""
        return self._actions

    @property
    def _space(self) -> Any:
        """The observation space of all agents, the same object each time, as PettingZoo demands.

        It is made when first asked for.
        """
        if "_made" not in vars(self):
            seen = spaces.Box(-LARGEST, LARGEST, (self._layout.width,), np.float32)
            mask = spaces.Box(0, 1, (self._layout.action_count,), np.int8)
            self._made = spaces.Dict({"observation": seen, "action_mask": mask})
        return self._made

    @property
    def _actions(self) -> Any:
        """The action space of all agents, the same object each time, as PettingZoo demands."""
        if "_discrete" not in vars(self):
            self._discrete = spaces.Discrete(self._layout.action_count)
        return self._discrete

    def reset(self, seed: int | None = None, options: Mapping[str, str] | None = None) -> None:
        """Begin a new game; options that the game does not have are ignored.

        A seed makes this game and the next ones repeatable; without one, the chance goes on.
        """
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        seats = len(self.possible_agents)
        known = api.options(self._id)
        chosen = {name: value for name, value in (options or {}).items() if name in known}
        made = api.new_game(self._id, seats, int(self._rng.integers(SEEDS)), chosen)
        self._seated, self.agents = SeatedGame(made), self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._seated.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation; the mask is empty for agents that are not asked."""
        seated = self._seated
        assert seated is not None
        seat, mask = self.possible_agents.index(agent), np.zeros(self._layout.action_count, np.int8)
        if seated.legal and seat == seated.seat:
            mask[list(seated.legal)] = 1
        return {"observation": np.array(seated.tensor(seat), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Pick an option for the agent that is asked; after the end, remove the agents one by one.

        PettingZoo wants a step without an action for each agent that has ended, from the first one on.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seated = self._seated
        assert seated is not None
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        seated.step(int(action))
        self.agent_selection = self.possible_agents[seated.seat]
        if seated.over:
            self.rewards = dict(zip(self.possible_agents, seated.returns(self._by), strict=True))
            self.terminations = dict.fromkeys(self.possible_agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the public observation as text."""
        if self.render_mode != "ansi" or self._seated is None:
            return None
        return str(self._seated.game.observe())

    def close(self) -> None:
        """Do nothing, as there is nothing to release."""
