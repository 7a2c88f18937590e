"""python -m training train | improve | evaluate | exploit | export: see docs/learning.md."""

import argparse
import datetime
import shlex
import sys
from dataclasses import replace
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import traumfabrik

from . import checkpoint, evaluate, net, population, quantise
from .improve import Plan
from .improve import improve as improve_by_search
from .learn import learner
from .population import Rules
from .rollout import Group, legal_actions, unpack_features
from .train import Course, Settings, mixed_groups


def main():
    options = _parser().parse_args()
    if options.compile_cache:
        jax.config.update("jax_compilation_cache_dir", options.compile_cache)
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 1)
    print(f"{jax.devices()[0].device_kind}, JAX {jax.__version__}", flush=True)
    options.run(options)


def train(options):
    """Begins a training, or goes on with one."""
    settings = _chosen(Settings, options)
    if options.resume:
        training = checkpoint.load(options.resume)
        _bring_curve(options.resume, options.out)
    else:
        training = _new(options)
    training.card.setdefault("commands", []).append(_command())
    seed = training.card["seed"] + training.card.get("iterations", 0)
    groups = mixed_groups(settings, _chosen(population.Mix, options), seed)
    company = [_weights(path) for path in options.company]
    guide = _weights(options.guide) if options.guide else None
    Course(training, settings, groups, options.out, company=company, guide=guide).run()
    if options.export:
        options.net = options.out / "net"
        options.to = options.out / options.export
        export(options)


def exploit(options):
    """Trains a copy of a net against the net itself at all other seats of tables of four."""
    architecture, shift, weights, _ = quantise.load(options.net)
    frozen = _weights(options.net)
    settings = replace(_chosen(Settings, options), imitations=0)
    if options.resume:
        training = checkpoint.load(options.resume)
        _bring_curve(options.resume, options.out)
    else:
        card = {"name": f"exploiter of {options.net.name}", "seed": options.seed}
        training = checkpoint.Training(architecture, jnp.asarray(shift), learner(weights), [], card)
    training.card.setdefault("commands", []).append(_command())
    n_groups = 4
    seating = population.one_against_rivals(settings.n_games // n_groups, (4,))
    seed = (options.seed + training.card.get("iterations", 0)) * 1000 + 500
    groups = [Group(seating.batch(Rules(), seed + i), seating) for i in range(n_groups)]
    course = Course(training, settings, groups, options.out, frozen)
    course.run()
    win = evaluate.against_net(
        training.learner.weights, frozen, training.shift, options.games, 99, seat_counts=(4,)
    )
    print("exploiter among three frozen copies:", evaluate.table(win), flush=True)


def improve(options):
    """Lets a net learn what a search that asks it would do."""
    architecture, shift, weights, card = quantise.load(options.net)
    card = {"name": card.get("name", "net"), "seed": options.seed, "from": str(options.net)}
    training = checkpoint.Training(architecture, jnp.asarray(shift), learner(weights), [], card)
    card["commands"] = [_command()]
    improve_by_search(training, _chosen(Plan, options), options.out)


def measure(options):
    """Win shares of a net, for each number of seats."""
    _, shift, weights, _ = quantise.load(options.net)
    rules = Rules(options.edition, options.rulings)
    counts = tuple(options.seats)
    if options.against.endswith(".net") or Path(options.against).exists():
        rival = _weights(options.against)
        win = evaluate.against_net(
            weights, rival, shift, options.games, options.seed, counts, rules
        )
    else:
        win = evaluate.against_bots(
            weights, shift, options.games, options.seed, options.against, counts, rules
        )
    print(f"{options.net} against {options.against}, {rules.edition}: {evaluate.table(win)}")


def export(options):
    """Weights as bytes, with what that changes; and test vectors for readers of the file."""
    architecture, shift, weights, card = quantise.load(options.net)
    features, legal, n_seats = _positions()
    card = {
        **card,
        "date": datetime.date.today().isoformat(),
        "bytes": quantise.compare(shift, weights, features, legal, n_seats),
    }
    quantise.save(options.to, architecture, shift, weights, card, as_bytes=True)
    few = slice(None, None, len(n_seats) // 8)
    vectors = options.to.with_suffix(".vectors.json")
    quantise.write_vectors(vectors, options.to, features[few], legal[few], n_seats[few])
    print(f"{options.to}: {options.to.stat().st_size} bytes, {card['bytes']}", flush=True)


def _positions(n_games=512, n_steps=60):
    """Positions of all kinds from games of the teacher, to compare outputs on."""
    seating = population.mixed(n_games, population.Mix(rivals=0, bots=0), 5)
    group = Group(seating.batch(Rules("mixed", "random"), 5), seating, with_teacher=True)
    kept = []
    for step in range(n_steps):
        group.step(group.views["teacher"].astype(np.int32))
        here = slice(step % 16, None, 16)
        kept.append([group.views[k][here].copy() for k in ("packed", "mask", "n_seats")])
    packed, mask, n_seats = (np.concatenate(parts) for parts in zip(*kept))
    return np.asarray(unpack_features(packed)), np.asarray(legal_actions(mask)), n_seats


def _new(options):
    architecture = net.Architecture(
        traumfabrik.N_FEATURES,
        traumfabrik.N_ACTIONS,
        traumfabrik.FEATURES_VERSION,
        options.hidden,
        options.blocks,
        options.value_hidden,
    )
    shift = jnp.asarray(net.shifts_of(traumfabrik.feature_scales()))
    card = {"name": options.name, "seed": options.seed}
    state = learner(net.initial(architecture, options.seed))
    return checkpoint.Training(architecture, shift, state, [], card)


def _weights(path):
    return {name: jnp.asarray(array) for name, array in quantise.load(path)[2].items()}


def _chosen(of, options):
    """Settings or a mix, with what was asked for."""
    names = of.__dataclass_fields__
    return of(**{k: v for k, v in vars(options).items() if k in names and v is not None})


def _bring_curve(source, out):
    """A run that goes on elsewhere takes the lines of the curve along."""
    source, target = Path(source) / "curve.jsonl", out / "curve.jsonl"
    if source.exists() and source.resolve() != target.resolve():
        out.mkdir(parents=True, exist_ok=True)
        target.write_text(source.read_text())


def _command():
    return shlex.join(["python", "-m", "training", *sys.argv[1:]])


def _parser():
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--compile-cache", help="folder for what JAX has compiled")
    commands = parser.add_subparsers(required=True)

    def command(name, run):
        made = commands.add_parser(name, help=run.__doc__.splitlines()[0], description=run.__doc__)
        made.set_defaults(run=run)
        return made

    def course(made):
        made.add_argument("--out", type=Path, required=True, help="folder for checkpoint and curve")
        made.add_argument("--resume", type=Path, help="folder of a checkpoint to go on with")
        made.add_argument("--seed", type=int, default=1)
        fields(made, Settings)

    def fields(made, of):
        for name, field in of.__dataclass_fields__.items():
            several = isinstance(field.default, tuple)
            kind = type(field.default[0] if several else field.default)
            made.add_argument(
                "--" + name.removeprefix("n_").replace("_", "-"),
                dest=name,
                type=int if name == "iterations" else kind,
                nargs=len(field.default) if several else None,
                help=f"default: {field.default}",
            )

    made = command("train", train)
    course(made)
    fields(made, population.Mix)
    made.add_argument("--name", default="net")
    made.add_argument("--hidden", type=int, default=512)
    made.add_argument("--blocks", type=int, default=2)
    made.add_argument("--value-hidden", type=int, default=128)
    made.add_argument(
        "--company", type=Path, nargs="*", default=[], help="nets to meet beside those of the past"
    )
    made.add_argument("--guide", type=Path, help="a net to imitate in place of `balanced`")
    made.add_argument("--export", help="at the end, write the net as bytes under this name, too")

    made = command("exploit", exploit)
    course(made)
    made.add_argument("--net", type=Path, required=True, help="the net to be exploited")
    made.add_argument("--final-games", dest="games", type=int, default=16384)

    made = command("improve", improve)
    made.add_argument("--net", type=Path, required=True, help="the net to begin with")
    made.add_argument("--out", type=Path, required=True, help="folder for checkpoint and curve")
    made.add_argument("--seed", type=int, default=1)
    fields(made, Plan)

    made = command("evaluate", measure)
    made.add_argument("--net", type=Path, required=True)
    made.add_argument("--against", default="balanced", help="a bot, or the file of a net")
    made.add_argument("--games", type=int, default=8192, help="for each number of seats")
    made.add_argument("--seats", type=int, nargs="+", default=list(evaluate.SEAT_COUNTS))
    made.add_argument("--edition", default="traumfabrik-2000")
    made.add_argument("--rulings", default="edition")
    made.add_argument("--seed", type=int, default=1)

    made = command("export", export)
    made.add_argument("--net", type=Path, required=True)
    made.add_argument("--to", type=Path, required=True)
    return parser


if __name__ == "__main__":
    main()
