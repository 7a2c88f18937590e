"""Training in miniature: it learns, it stops and goes on, and it survives what is no number."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import traumfabrik

from training import checkpoint, curve, evaluate, net, population
from training.learn import learner
from training.population import Rules
from training.rollout import Rollout, unpack_features
from training.train import Course, Settings, mixed_groups

RULES = (Rules(), Rules("mixed", "random"))
TINY = Settings(
    iterations=14,
    n_games=256,
    n_steps=64,
    n_minibatches=12,
    imitations=8,
    imitation_rate=2e-3,
    rate=(1e-3, 2e-4),
    measure_games=64,
    threads=1,
)


def new(seed=1, hidden=32):
    architecture = net.Architecture(
        traumfabrik.N_FEATURES,
        traumfabrik.N_ACTIONS,
        traumfabrik.FEATURES_VERSION,
        hidden=hidden,
        blocks=1,
        value_hidden=16,
    )
    shift = jnp.asarray(net.shifts_of(traumfabrik.feature_scales()))
    state = learner(net.initial(architecture, seed))
    return checkpoint.Training(architecture, shift, state, [], {"name": "tiny", "seed": seed})


def course(training, settings, out, rules=RULES):
    groups = mixed_groups(settings, population.Mix(), training.card["seed"], rules)
    return Course(training, settings, groups, out)


def share(training, bot):
    figures = evaluate.against_bots(
        training.learner.weights, training.shift, 256, seed=3, bot=bot, seat_counts=(4,)
    )
    return figures["4"]["win"]


def test_a_tiny_net_learns_to_beat_random_players(tmp_path):
    training = new()
    before = share(training, "random")
    course(training, TINY, tmp_path).run()
    after = share(training, "random")
    assert before < 50, "par among four is 25"
    assert after > 85
    assert training.card["iterations"] == TINY.iterations
    assert training.card["decisions"] == TINY.iterations * 256 * 64

    rows = curve.rows(tmp_path / "curve.jsonl")
    assert rows[-1]["iterations"] == TINY.iterations
    assert set(rows[-1]["win"]) == {"2", "3", "4", "5"}
    page = (tmp_path / "curve.html").read_text()
    assert page.count("<polyline") == 4 and "http" not in page


def test_a_training_goes_on_where_it_stopped(tmp_path):
    settings = Settings(**{**vars(TINY), "iterations": 2, "n_steps": 8})
    first = course(new(), settings, tmp_path)
    first.run()
    first.remember()
    checkpoint.save(tmp_path, first.training)

    again = checkpoint.load(tmp_path)
    assert again.card == first.training.card
    assert len(again.past) == 1
    for old, new_ in zip(jax.tree.leaves(first.training.learner), jax.tree.leaves(again.learner)):
        np.testing.assert_array_equal(old, new_)
    assert again.past[0].keys() == first.training.past[0].keys()

    settings = Settings(**{**vars(settings), "iterations": 3})
    course(again, settings, tmp_path).run()
    assert again.card["iterations"] == 3
    assert [row["iterations"] for row in curve.rows(tmp_path / "curve.jsonl")] == [2, 3]


def test_the_same_seed_gives_the_same_net(tmp_path):
    settings = Settings(**{**vars(TINY), "iterations": 2, "n_steps": 8})
    trainings = [new(), new()]
    for number, training in enumerate(trainings):
        course(training, settings, tmp_path / str(number)).run()
    one, other = (jax.tree.leaves(t.learner.weights) for t in trainings)
    for a, b in zip(one, other):
        np.testing.assert_array_equal(a, b)


def test_what_is_no_number_is_not_taken_over(tmp_path):
    run = course(new(), TINY, tmp_path)
    before = run.training.learner
    broken = learner({k: v * jnp.nan for k, v in before.weights.items()})
    rate = run.pace().rate
    run.accept(broken, {"win": float("nan")})
    for a, b in zip(jax.tree.leaves(before.weights), jax.tree.leaves(run.training.learner.weights)):
        np.testing.assert_array_equal(a, b)
    assert run.pace().rate == pytest.approx(rate / 2)


def test_memories_hold_what_happened(tmp_path):
    """Every action was legal, and each outcome stands at the decision that ended the game."""
    training = new()
    groups = mixed_groups(TINY, population.Mix(rivals=0.5), 1, RULES[:1])
    rollout = Rollout(groups, n_steps=TINY.n_steps * 4)
    weights = training.learner.weights
    n_ended = rollout.play(weights, [weights], training.shift, jax.random.key(1))
    kept = jax.device_get(rollout.memories[0])
    actions, mask = kept["action"][:-1], kept["mask"][:-1]
    bits = np.unpackbits(mask, axis=-1, bitorder="little")
    assert np.take_along_axis(bits, actions[..., None], axis=-1).all()
    assert (kept["log_p"] <= 0).all()
    done, outcomes = kept["done"][:-1], kept["outcomes"][:-1]
    assert done.sum() == n_ended > 0
    np.testing.assert_allclose(outcomes[done][..., 0].sum(axis=-1), 1, rtol=1e-5)
    assert (outcomes[~done] == 0).all()
    np.testing.assert_allclose(kept["values"][..., 0].sum(axis=-1), 1, rtol=1e-4)
    rivals = np.asarray(groups[0].rival_seats)
    assert (kept["own"] == ~rivals[np.arange(rivals.shape[0]), kept["seat"]]).all()


def test_past_nets_make_room_but_the_first_stays():
    training = new()
    for number in range(checkpoint.PAST_MAX + 3):
        training.learner.weights["win.bias"] = jnp.full(5, float(number))
        training.remember(np.random.default_rng(number))
    ages = [one["win.bias"][0] for one in training.past]
    assert len(ages) == checkpoint.PAST_MAX
    assert ages[0] == 0 and ages[-1] == checkpoint.PAST_MAX + 2
    assert ages == sorted(ages)


def test_features_come_back_from_packed_rows():
    seating = population.mixed(200, population.Mix(), 2)
    batch = seating.batch(Rules("mixed", "random"), 2, threads=1)
    features = np.zeros((200, traumfabrik.N_FEATURES), "u1")
    packed = np.zeros((200, traumfabrik.N_PACKED), "u1")
    actions = np.zeros(200, np.int16)
    for _ in range(60):
        batch.sample(actions)
        batch.step(actions, features=features, packed=packed)
    np.testing.assert_array_equal(unpack_features(packed), features)


def test_tables_of_the_same_kind_have_the_same_number():
    seating = population.mixed(3000, population.Mix(), 3)
    tables = seating.tables()
    assert tables.min() >= 0 and tables.max() < population.N_TABLES
    for table in set(tables.tolist()):
        here = tables == table
        assert len(set(seating.n_seats[here].tolist())) == 1
    lone = population.one_against_bots(8, (4,), "balanced").tables()
    among_misers = population.one_against_bots(8, (4,), "miser").tables()
    among_nets = population.one_against_rivals(8, (4,)).tables()
    assert len({*lone.tolist(), *among_misers.tolist(), *among_nets.tolist()}) == 3
