"""Fits the value of a man on each square of Cam to 10,000 positions of random games, and plots it.

  python examples/evaluation.py [POSITIONS] [PICTURE]     10000 evaluation.png
"""

import random
import sys

import matplotlib
import numpy as np

import camlann

matplotlib.use("Agg")  # a file, no window
from matplotlib import pyplot  # noqa: E402

VARIANT = camlann.variant("cam")


def random_game(dice):
    """Some positions of one game, and 1 if White won it, 0 if Black did."""
    game, kept = camlann.Game(VARIANT.id), []
    while not game.is_over:
        game.push(dice.choice(game.legal_moves))
        if dice.random() < 0.2:
            kept.append(game.copy())
    winner = game.outcome().winner
    return (kept, float(winner == "White")) if winner else ([], 0.0)


def sample(count, dice):
    games, results = [], []
    while len(games) < count:
        kept, result = random_game(dice)
        games += kept
        results += [result] * len(kept)
    return camlann.planes(games[:count]), np.array(results[:count])


def features(planes):
    """White's men and knights by square, less Black's seen from the other side of the board."""
    files, ranks = VARIANT.files, VARIANT.ranks
    board = planes[:, :4, :ranks, :files].astype(float)
    return np.concatenate([board[:, kind] - board[:, kind + 2, ::-1, ::-1] for kind in (0, 1)], axis=1).reshape(len(planes), -1)


def fit(inputs, results, rounds=300, rate=0.5, weight_decay=1e-3):
    """Logistic regression: how much a man on a square adds to the logarithm of the odds to win."""
    weights = np.zeros(inputs.shape[1])
    for _ in range(rounds):
        expected = 1 / (1 + np.exp(-inputs @ weights))
        weights += rate * (inputs.T @ (results - expected) / len(results) * 10 - weight_decay * weights)
    return weights


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    picture = sys.argv[2] if len(sys.argv) > 2 else "evaluation.png"
    planes, results = sample(count, random.Random(1))
    inputs = features(planes)
    train = len(inputs) * 4 // 5
    weights = fit(inputs[:train], results[:train])
    right = np.mean((inputs[train:] @ weights > 0) == (results[train:] > 0.5))
    print(f"{count} positions; the winner of {right:.0%} of those that were not learned from is told right")

    values = weights.reshape(2, VARIANT.ranks, VARIANT.files)
    values[:, planes[0, 4, : VARIANT.ranks, : VARIANT.files] == 0] = np.nan
    figure, axes = pyplot.subplots(1, 2, figsize=(8, 6), layout="constrained")
    for axis, value, kind in zip(axes, values, ("A man", "A knight")):
        image = axis.imshow(value, origin="lower", cmap="RdYlGn", vmin=np.nanmin(values), vmax=np.nanmax(values))
        axis.set_title(kind)
        axis.set_xticks(range(VARIANT.files), "ABCDEFG")
        axis.set_yticks(range(VARIANT.ranks), range(1, VARIANT.ranks + 1))
    figure.colorbar(image, ax=axes, label="adds to the logarithm of White's odds to win")
    figure.savefig(picture)


if __name__ == "__main__":
    main()
