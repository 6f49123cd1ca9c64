"""How fast Python plays: random games and perft through the module, processor time, the best of five tries, as playouts.cpp does it."""

import random
import time

import camlann


def best_rate(run):
    best = 0
    for _ in range(5):
        start, done = time.process_time(), 0
        while time.process_time() - start < 0.5:
            done += run()
        best = max(best, done / (time.process_time() - start))
    return best


def random_game(variant, dice):
    game, choice, moves = camlann.Game(variant), dice.choice, 0
    while legal := game.legal_moves:
        game.push(choice(legal))
        moves += 1
    return moves


def main():
    dice = random.Random(1)
    for variant in ("cam", "camelot", "camblam"):
        moves = best_rate(lambda: random_game(variant, dice))
        game = camlann.Game(variant)
        leaves = best_rate(lambda: game.perft(3))
        pictures = best_rate(lambda: len(game._repr_svg_()) > 0)
        print(f"{variant:8} {moves:9.0f} moves/s at random {leaves:12.0f} leaves/s {pictures:6.0f} pictures/s")


if __name__ == "__main__":
    main()
