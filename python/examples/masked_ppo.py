"""PPO of skrl learns to beat `filler`, on a processor: python examples/masked_ppo.py

Gymnasium's `Seat` plays against a bot. What is allowed stands behind the features in every
observation, and the policy never prefers anything else. It prints a curve and ends as soon as an
evaluation beats the bot clearly; it fails if that takes more than `--most` decisions.
"""

import argparse
import sys
import time

import flax.linen as nn
import gymnasium
import jax.numpy as jnp
import numpy as np
import skrl
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from skrl.agents.jax.ppo import PPO, PPO_CFG
from skrl.envs.wrappers.jax import wrap_env
from skrl.memories.jax import RandomMemory
from skrl.models.jax import CategoricalMixin, DeterministicMixin, Model
from skrl.trainers.jax import SequentialTrainer
from skrl.utils import set_seed

from traumfabrik import N_ACTIONS, N_FEATURES, feature_scales
from traumfabrik.evaluate import Question, evaluate
from traumfabrik.gym import Seat

N_SEATS = 2
N_TABLES = 32
# Decisions at each table between two updates.
ROLLOUT = 64
# Updates between two evaluations.
UPDATES = 8
# What the lower end of an evaluation's interval has to reach; par is 0.5.
GOAL = 0.6


def observation(features, mask):
    """What a net is given: features that are about 1, and after them what is allowed."""
    return np.concatenate([features * feature_scales(), mask], axis=-1, dtype=np.float32)


class WithMask(gymnasium.ObservationWrapper):
    """Puts the mask where every learner carries it along: into the observation."""

    def __init__(self, seat):
        super().__init__(seat)
        shape = (N_FEATURES + N_ACTIONS,)
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, shape, np.float32)

    def observation(self, features):
        return observation(features, self.unwrapped.action_masks())


def hidden(features):
    """Two layers, the same for policy and value."""
    return nn.relu(nn.Dense(64)(nn.relu(nn.Dense(64)(features))))


class Policy(CategoricalMixin, Model):
    def __init__(self, **spaces):
        Model.__init__(self, **spaces)
        CategoricalMixin.__init__(self)

    @nn.compact
    def __call__(self, inputs, role):
        features, mask = jnp.split(inputs["observations"], [N_FEATURES], axis=-1)
        logits = nn.Dense(N_ACTIONS, kernel_init=nn.initializers.normal(0.01))(hidden(features))
        return jnp.where(mask > 0, logits, -1e9), {}


class Value(DeterministicMixin, Model):
    def __init__(self, **spaces):
        Model.__init__(self, **spaces)
        DeterministicMixin.__init__(self)

    @nn.compact
    def __call__(self, inputs, role):
        features, _ = jnp.split(inputs["observations"], [N_FEATURES], axis=-1)
        return nn.Dense(1)(hidden(features)), {}


def learner(bot, seed):
    """An agent, and what trains it for some updates, again and again."""
    # Nets this small are fastest where the games are.
    skrl.config.jax.device = "cpu"
    skrl.logger.setLevel("WARNING")
    set_seed(seed)
    tables = [lambda: WithMask(Seat(n_seats=N_SEATS, bots=[bot]))] * N_TABLES
    env = wrap_env(SyncVectorEnv(tables, autoreset_mode=AutoresetMode.SAME_STEP), verbose=False)
    spaces = {"observation_space": env.observation_space, "action_space": env.action_space}
    models = {"policy": Policy(**spaces), "value": Value(**spaces)}
    for role, model in models.items():
        model.init_state_dict(role=role)
    config = PPO_CFG(
        rollouts=ROLLOUT,
        learning_epochs=2,
        mini_batches=4,
        discount_factor=1.0,
        gae_lambda=0.97,
        learning_rate=5e-4,
        experiment={"write_interval": 0, "checkpoint_interval": 0},
    )
    memory = RandomMemory(memory_size=ROLLOUT, num_envs=N_TABLES)
    agent = PPO(models=models, memory=memory, cfg=config, **spaces)
    course = {
        "timesteps": ROLLOUT * UPDATES,
        "headless": True,
        "disable_progressbar": True,
        "close_environment_at_exit": False,
    }
    return agent, SequentialTrainer(env=env, agents=agent, cfg=course)


def best_action(agent):
    """The agent as a policy that `evaluate` can ask: it does what it likes best."""

    def play(features, mask, choice):
        inputs = {"observations": observation(features, mask)}
        logits, _ = agent.policy.apply(agent.policy.state_dict.params, inputs, "policy")
        return np.asarray(logits.argmax(-1))

    return play


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="filler", help="whom to beat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=1_000_000, help="decisions to learn from")
    arguments = parser.parse_args()
    agent, trainer = learner(arguments.bot, arguments.seed)
    question = Question(n_games=512, n_seats=N_SEATS, bots=(arguments.bot,), seed=arguments.seed)
    n_decisions, began = 0, time.monotonic()
    while True:
        answer = evaluate(best_action(agent), question)
        print(
            f"{n_decisions:9,} decisions, {time.monotonic() - began:4.0f} s: wins "
            f"{100 * answer.share:.1f} ± {100 * answer.error:.1f} % against {arguments.bot}, "
            f"{answer.margin:+.1f} points",
            flush=True,
        )
        if answer.share - answer.error > GOAL:
            print(f"{arguments.bot} is beaten.")
            return 0
        if n_decisions >= arguments.most:
            print(f"{arguments.bot} is not beaten.")
            return 1
        trainer.train()
        n_decisions += ROLLOUT * UPDATES * N_TABLES


if __name__ == "__main__":
    sys.exit(main())
