#!/usr/bin/env python3
"""Searches the starts of all games.

bench/starts.py PROGRAM offered [--nodes N] [--limit CENTS] [--game ID]
    Searches every combination of rules that a form offers: prints score and best line, and fails if
    one side has a win, or more than CENTS hundredths of a man.
bench/starts.py PROGRAM lost [--nodes N] [--replies MOVE,...]
    Searches each reply to the first move of every start that is called lost: prints the win, and
    fails if there is none, or a longer one than the program says.

Each search takes N nodes (default: 5000000) on one thread, so that its result can be repeated.
"""

import argparse
import itertools
import json
import subprocess
import sys

# The options that the forms offer next to the rule sets (web/src/lib/families.ts).
CHOSEN = {
    "array",
    "knightLegA",
    "runMustBeFull",
    "runThroughShield",
    "sideCastleJump",
    "stepCaptures",
    "treeLeap",
    "winBy",
}


def answers(*command):
    """Returns the JSON lines that the program prints."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines()]


def analysed(program, game, rules, moves, *limits):
    return answers(
        program, "analyse", "--json", "--variant", game, "--rules", rules, "--moves", moves,
        "--seconds", "1000000", "--hash", "256", *limits)  # fmt: skip


def text_of(value):
    return str(value).lower() if isinstance(value, bool) else str(value)


def rules_text(base, options):
    return ",".join([base, *(f"{name}={text_of(value)}" for name, value in options.items())])


def combinations(variant):
    """Yields every rule set that a form offers, with every value of its separate options."""
    chosen = [option for option in variant["options"] if option["name"] in CHOSEN and option["values"]]
    names = [option["name"] for option in chosen]
    for rules in variant["ruleSets"]:
        if not rules["offered"]:
            continue
        for values in itertools.product(*(option["values"] for option in chosen)):
            yield rules["id"], dict(zip(names, values))


def is_lost(variant, options):
    def fits(fact):
        return all(options.get(name) == text_of(value) for name, value in fact["options"].items())

    return any(fits(fact) for fact in variant["lostStarts"])


def search_offered(arguments, variants):
    sound = True
    for variant in variants:
        if arguments.game not in (None, variant["id"]):
            continue
        for base, options in combinations(variant):
            if is_lost(variant, options):
                continue
            rules = rules_text(base, options)
            best = analysed(arguments.program, variant["id"], rules, "", "--nodes", str(arguments.nodes))[0]
            won = best.get("pliesToEnd") is not None
            far = arguments.limit is not None and abs(best["score"]) > arguments.limit
            sound = sound and not won and not far
            mark = "WON" if won else "FAR" if far else "   "
            line = " ".join(best["moves"][:6])
            print(f"{mark} {best['score']:+6} depth {best['depth']:2} {variant['id']} {rules}: {line}", flush=True)
    return sound


def search_replies(arguments, variant, fact):
    """Returns True if every reply to the first move loses as quickly as the fact says."""
    rules = rules_text(variant["ruleSets"][0]["id"], fact["options"])
    first = fact["line"].split()[0]
    print(f"{variant['id']} {rules}: {fact['why']}, {first}", flush=True)
    all_replies = analysed(arguments.program, variant["id"], rules, first, "--depth", "1", "--lines", "1000")
    replies = [answer["moves"][0] for answer in all_replies]
    held = True
    for reply in sorted(replies):
        if arguments.replies is not None and reply not in arguments.replies:
            continue
        line = f"{first} {reply}"
        best = analysed(arguments.program, variant["id"], rules, line, "--nodes", str(arguments.nodes))[0]
        plies = best.get("pliesToEnd")
        quick = plies is not None and best["score"] > 0 and plies <= 2 * fact["moves"] - 3
        held = held and quick
        found = f"won in {plies} plies" if plies is not None and best["score"] > 0 else f"score {best['score']:+}"
        print(f"  {'' if quick else 'NOT PROVED '}{line}: {found}, {' '.join(best['moves'])}", flush=True)
    return held


def search_lost(arguments, variants):
    facts = [(variant, fact) for variant in variants for fact in variant["lostStarts"] if fact["moves"] > 0]
    return all([search_replies(arguments, variant, fact) for variant, fact in facts])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("what", choices=["offered", "lost"])
    parser.add_argument("--nodes", type=int, default=5_000_000)
    parser.add_argument("--limit", type=int)
    parser.add_argument("--game")
    parser.add_argument("--replies", type=lambda text: text.split(","))
    arguments = parser.parse_args()
    variants = answers(arguments.program, "variants", "--json")
    search = search_offered if arguments.what == "offered" else search_lost
    return 0 if search(arguments, variants) else 1


if __name__ == "__main__":
    sys.exit(main())
