"""The course of training: play, learn, measure, save, until the time is over."""

import math
import signal
import time
from dataclasses import dataclass
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from . import adam, checkpoint, curve, evaluate, net, population, quantise
from .learn import Learner, Pace, learn
from .rollout import Group, Rollout


@dataclass(frozen=True)
class Settings:
    """How long, how large, how fast. Two numbers are the values at the beginning and at the end."""

    # This run ends after so many minutes, or iterations if they are given.
    minutes: float = 9.0
    iterations: int | None = None
    # Rates follow their course over so many minutes, in all runs together; a course that begins
    # anew leaves out the minutes before it.
    total_minutes: float = 27.0
    earlier_minutes: float = 0.0
    n_games: int = 16_384
    n_steps: int = 128
    n_epochs: int = 2
    n_minibatches: int = 32
    # Iterations that imitate the teacher, at the very beginning.
    imitations: int = 6
    imitation_rate: float = 1e-3
    rate: tuple = (7e-4, 1.5e-5)
    # Iterations in which a run comes up to its rate: moments of another time have to settle.
    warm_up: int = 0
    entropy: tuple = (0.012, 0.001)
    decay: float = 0.9875
    margin_weight: tuple = (0.6, 0.25)
    remember_every: float = 45.0
    measure_every: float = 75.0
    measure_games: int = 2048
    save_every: float = 60.0
    threads: int = 0


def mixed_groups(settings, mix, seed, all_rules=population.ALL_RULES):
    """Groups of games for training, one for each of the rules."""
    n_games = settings.n_games // len(all_rules)
    groups = []
    for number, rules in enumerate(all_rules):
        seating = population.mixed(n_games, mix, (seed, number))
        batch = seating.batch(rules, seed * 1000 + number, threads=settings.threads)
        groups.append(Group(batch, seating))
    return groups


class Course:
    """One run of training, into a folder."""

    def __init__(self, training, settings, groups, out, frozen=None, company=(), guide=None):
        self.training = training
        self.settings = settings
        self.out = Path(out)
        self.rollout = Rollout(groups, settings.n_steps, rivals_greedy=frozen is not None)
        # Against an opponent that stays as it is: for exploiters.
        self.frozen = frozen
        self.past = [_weights(one) for one in training.past]
        # Nets that sit at tables beside those of the past, for as long as this run goes.
        self.company = list(company)
        # A net that is imitated instead of the teacher: to make a small net of a large one.
        self.guide = guide
        card = training.card
        self.begin = time.monotonic()
        self.minutes_before = card.setdefault("minutes", 0.0)
        for count in ("iterations", "games", "decisions"):
            card.setdefault(count, 0)
        self.first = card["iterations"]
        # Other games in every run.
        self.seed = (card["seed"] * 1009 + card["iterations"]) % 2**31
        self.chance = np.random.default_rng(self.seed)
        self.caution = 1.0
        self.stopped = False

    def run(self):
        """Trains until the time is over; whatever happens, what was learned is saved."""
        self.out.mkdir(parents=True, exist_ok=True)
        before = signal.signal(signal.SIGTERM, lambda *_: self.stop())
        remembered, saved, measured = self.begin, self.begin, self.begin
        figures = {}
        try:
            while not self.finished():
                figures = self.iteration()
                now = time.monotonic()
                if now - remembered > self.settings.remember_every and not self.imitating():
                    self.remember()
                    remembered = now
                if now - measured > self.settings.measure_every:
                    self.measure(figures)
                    measured = time.monotonic()
                if now - saved > self.settings.save_every:
                    checkpoint.save(self.out, self.training)
                    saved = now
            self.measure(figures)
        finally:
            checkpoint.save(self.out, self.training)
            signal.signal(signal.SIGTERM, before)

    def stop(self):
        self.stopped = True

    def elapsed(self):
        return (time.monotonic() - self.begin) / 60

    def finished(self):
        if self.settings.iterations is not None:
            return self.stopped or self.training.card["iterations"] >= self.settings.iterations
        return self.stopped or self.elapsed() >= self.settings.minutes

    def imitating(self):
        return self.training.card["iterations"] < self.settings.imitations

    def pace(self):
        s, card = self.settings, self.training.card
        if s.iterations is None:
            minutes = s.total_minutes - s.earlier_minutes
            progress = (card["minutes"] - s.earlier_minutes) / minutes
        else:
            progress = card["iterations"] / s.iterations
        beginning = self.imitating() and self.guide is None
        rate = s.imitation_rate if beginning else adam.course(*s.rate, progress)
        rate *= min(1, (card["iterations"] - self.first + 1) / (s.warm_up + 1))
        entropy = adam.course(*s.entropy, progress)
        margin = adam.course(*s.margin_weight, progress)
        return Pace(float(self.imitating()), rate * self.caution, entropy, s.decay, margin)

    def iteration(self):
        """One rollout of all groups, and what is learned from it."""
        s, training, card = self.settings, self.training, self.training.card
        imitate = self.imitating()
        taught = imitate and self.guide is None
        for group in self.rollout.groups:
            group.teach(taught)
        play_key, learn_key = jax.random.split(jax.random.key(self.seed + card["iterations"]))
        begin, busy = time.monotonic(), time.process_time()
        weights = training.learner.weights
        rivals = [self.rival() for _ in self.rollout.groups]
        # The teacher plays most of the games it teaches; the net's own slips are shown, too.
        teach = 0.75 if taught else 0.0
        n_ended = self.rollout.play(weights, rivals, training.shift, play_key, teach)
        played, busy = time.monotonic(), time.process_time() - busy
        pace = self.pace()
        state, figures = learn(
            training.learner,
            training.shift,
            self.rollout.memories,
            [group.tables for group in self.rollout.groups],
            learn_key,
            pace,
            self.guide,
            s.n_epochs,
            s.n_minibatches,
            net.compute_dtype(),
        )
        figures = {k: float(v) for k, v in jax.device_get(figures).items()}
        self.accept(state, figures)
        learned = time.monotonic()

        n_decisions = s.n_steps * sum(group.n_games for group in self.rollout.groups)
        card["iterations"] += 1
        card["games"] += n_ended
        card["decisions"] += n_decisions
        card["minutes"] = self.minutes_before + self.elapsed()
        if card["iterations"] % 10 == 1 or card["iterations"] - self.first < 5:
            text = "  ".join(f"{k} {v:.4f}" for k, v in figures.items())
            print(
                f"{card['minutes']:6.2f} min  iteration {card['iterations']}  "
                f"play {played - begin:.2f} s (groups wait {self.rollout.deciding:.1f} s, "
                f"step {self.rollout.stepping:.1f} s; {busy / (played - begin):.1f} cores)  "
                f"learn {learned - played:.2f} s  "
                f"{n_decisions / (learned - begin) / 1e6:.2f} M decisions/s  "
                f"rate {pace.rate:.1e}  {text}",
                flush=True,
            )
        return figures

    def accept(self, state, figures):
        """Takes the new weights, unless they are no numbers: then the old ones stay, Adam begins
        anew, and steps are halved from now on."""
        if all(math.isfinite(value) for value in figures.values()):
            self.training.learner = state
            return
        print(f"not a number in {figures}: going back one iteration", flush=True)
        weights = self.training.learner.weights
        self.training.learner = Learner(weights, adam.initial(weights))
        self.caution /= 2

    def rival(self):
        if self.frozen is not None:
            return self.frozen
        known = self.past + self.company
        if not known:
            return self.training.learner.weights
        return known[self.chance.integers(len(known))]

    def remember(self):
        self.training.remember(self.chance)
        self.past = [_weights(one) for one in self.training.past]

    def measure(self, figures, n_games=None):
        """Win shares into the curve, and the page drawn anew."""
        card, s = self.training.card, self.settings
        n_games = n_games or s.measure_games
        begin = time.monotonic()
        weights, shift = self.training.learner.weights, self.training.shift
        seed = 7_000_000 + card["iterations"]
        if self.frozen is None:
            win = evaluate.against_bots(weights, shift, n_games, seed)
        else:
            win = evaluate.against_net(weights, self.frozen, shift, n_games, seed, seat_counts=(4,))
        against = "`balanced`" if self.frozen is None else "frozen copies"
        curve.record(self.out, card, against, win, figures)
        took = time.monotonic() - begin
        print(f"{card['minutes']:6.2f} min  {evaluate.table(win)}  ({took:.1f} s)", flush=True)


def _weights(quantised):
    return {k: jnp.asarray(v) for k, v in quantise.dequantise(quantised).items()}
