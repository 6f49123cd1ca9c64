#!/usr/bin/env python3
"""How long `camlann engine` takes to answer `stop`: from the word to the end of bestmove, over a pipe.

    bench/stop_latency.py build/release/camlann [TIMES] [VARIANT...]

Each time the engine has thought for 20 to 300 ms. Prints milliseconds, a line for each variant.
"""

import random
import subprocess
import sys
import time


def measure(program, variant, times):
    engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              text=True, bufsize=1)

    def tell(line):
        engine.stdin.write(line + "\n")

    def hear(word):
        while not engine.stdout.readline().startswith(word):
            pass

    tell(f"setoption name Variant value {variant}")
    waits = []
    for _ in range(times):
        tell("position startpos")
        tell("go infinite")
        time.sleep(random.uniform(0.02, 0.3))
        tell("isready")
        hear("readyok")
        asked = time.perf_counter()
        tell("stop")
        hear("bestmove")
        waits.append(1000 * (time.perf_counter() - asked))
    tell("quit")
    engine.wait()
    return sorted(waits)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    times = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    variants = sys.argv[3:] or ["cam", "camelot", "camette", "chivalry", "camblam"]
    for variant in variants:
        waits = measure(sys.argv[1], variant, times)
        print(f"{variant}: median {waits[len(waits) // 2]:.2f}, 95 % {waits[len(waits) * 95 // 100]:.2f}, "
              f"longest {waits[-1]:.2f} ms of {times}")


main()
