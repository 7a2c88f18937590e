"""The interfaces of the field, by their own tests."""

import numpy as np
import pytest


def test_pettingzoo():
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from traumfabrik.aec import env

    for n_seats in (2, 4):
        api_test(env(n_seats=n_seats), num_cycles=300)
    seed_test(env, num_cycles=60)


def test_gymnasium():
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from traumfabrik.gym import Seat

    class Lenient(Seat):
        """The checker knows nothing of masks: what it draws is led to what is allowed."""

        def step(self, action):
            allowed = np.flatnonzero(self.action_masks())
            return super().step(int(allowed[action % len(allowed)]))

    check_env(Lenient(n_seats=3, bots=["balanced", "filler"]), skip_render_check=True)
    seat = Seat(n_seats=4, features="plain")
    _, info = seat.reset(seed=3)
    for _ in range(400):
        _, reward, done, _, info = seat.step(np.flatnonzero(info["action_mask"])[0])
        if done:
            break
    assert done and 0 <= reward <= 1 and len(info["scores"]) == 4
    with pytest.raises(ValueError, match="does not allow"):
        seat.step(133)


def test_open_spiel():
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import mcts

    import traumfabrik.spiel  # noqa: F401

    game = pyspiel.load_game("python_traumfabrik(players=2)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=random)
    state = game.new_initial_state()
    n_decisions = 0
    while n_decisions < 3:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(int(random.choice(outcomes, p=odds)))
        else:
            state.apply_action(bot.step(state))
            n_decisions += 1


def test_a_cluster_of_two_nodes_answers_as_one_machine_does():
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    from traumfabrik.evaluate import Question, evaluate, evaluate_on_ray, teacher

    question = Question(n_games=96, n_seats=3, bots=("balanced", "filler"), seed=4, games_per_job=24)
    here = evaluate(teacher, question)
    assert here.n_games == 96 and 0.2 < here.share < 0.9
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False)
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        assert evaluate_on_ray(teacher, question) == here
    finally:
        ray.shutdown()
        cluster.shutdown()


def test_the_benchmark_measures_something():
    from traumfabrik.bench import rows

    found = dict(rows(0.01))
    assert len(found) >= 6
    assert all(rate is None or rate > 100 for rate in found.values())
