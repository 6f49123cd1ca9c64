#!/usr/bin/env python3
"""Measures what moving first is worth: the share of points of each side, draws and lengths of self-play.

bench/first_move.py PROGRAM --dir DIR [--games N] [--nodes N,N] [--variant ID] [--all-rules]
    Plays N games (default: 1000) of each game at each number of nodes a move (default: 250,1000), on one thread, after one random ply
    of each player, and prints a table. DIR keeps the games: an interrupted run continues. Without --all-rules only the usual rules.

Shares are those of the sides in turn order, 95 % of a share within the error given (of the first side's).
"""

import argparse
import json
import math
import pathlib
import re
import subprocess


def starts(program, variant, all_rules):
    """Returns id, rule set and number of seats of each game."""
    lines = subprocess.run([program, "variants", "--json"], check=True, capture_output=True, text=True).stdout.splitlines()
    for info in map(json.loads, lines):
        if variant in (None, info["id"]):
            for rules in info["ruleSets"] if all_rules else info["ruleSets"][:1]:
                yield info["id"], rules["id"], info["seats"]


def played(program, game, rules, seats, nodes, games, folder):
    """Returns result and plies of each game. Both games of a pair are the same here, so one of them counts."""
    name = f"{game}-{rules}-{nodes}"
    records = folder / f"{name}.txt"
    player = f"nodes={nodes}"
    command = [program, "match", "--variant", game, "--rules", rules, "--engine", player, "--engine", player]
    command += ["--games", str(2 * games), "--opening-plies", str(seats), "--threads", "1", "--seed", "47"]
    command += ["--resume", str(folder / f"{name}.match"), "--records", str(records)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    found = re.findall(r'^\[Result "(.*)"\]\n\[Plies "(\d+)"\]', records.read_text(), re.MULTILINE)
    return [(result, int(plies)) for result, plies in found[::2]]


def points(result):
    return [1 / 2 if part == "1/2" else float(part) for part in result.split("-")]


def row(game, rules, nodes, all_played):
    each = [points(result) for result, _ in all_played if result != "*"]
    count = len(each)
    shares = [sum(side) / count for side in zip(*each, strict=True)]
    spread = sum((one[0] - shares[0]) ** 2 for one in each) / count
    error = 1.96 * math.sqrt(spread / count)
    draws = sum(max(one) < 1 for one in each) / count
    plies = sum(plies for _, plies in all_played) / len(all_played)
    text = ", ".join(f"{100 * share:.1f}" for share in shares)
    return f"| {game} | {rules} | {nodes:,} | {count:,} | {text} | {100 * error:.1f} | {100 * draws:.1f} | {plies:.0f} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--dir", type=pathlib.Path, required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--nodes", type=lambda text: [int(one) for one in text.split(",")], default=[250, 1000])
    parser.add_argument("--variant")
    parser.add_argument("--all-rules", action="store_true")
    given = parser.parse_args()
    given.dir.mkdir(parents=True, exist_ok=True)
    print("| game | rules | nodes | games | points of each side, % | ± | drawn, % | plies |\n|---|---|---|---|---|---|---|---|")
    for game, rules, seats in starts(given.program, given.variant, given.all_rules):
        for nodes in given.nodes:
            print(row(game, rules, nodes, played(given.program, game, rules, seats, nodes, given.games, given.dir)), flush=True)


if __name__ == "__main__":
    main()
