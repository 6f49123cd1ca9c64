#!/usr/bin/env python3
"""How long `camlann engine` takes to answer `stop`: from the word to the end of bestmove, over a pipe.

    bench/stop_latency.py build/release/camlann [TIMES] [VARIANT...]

Each time the engine has thought for 20 to 300 ms; "fresh": it is stopped at once after `go infinite`, the first
search with a new table of a gigabyte. Prints milliseconds, two lines for each variant.
"""

import argparse
import random
import subprocess
import time


class Engine:
    def __init__(self, program, variant):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True, bufsize=1)
        self.tell(f"setoption name Variant value {variant}")

    def tell(self, line):
        self.process.stdin.write(line + "\n")

    def hear(self, word):
        while not self.process.stdout.readline().startswith(word):
            pass

    def wait_for_stop(self):
        """Milliseconds."""
        asked = time.perf_counter()
        self.tell("stop")
        self.hear("bestmove")
        return 1000 * (time.perf_counter() - asked)

    def quit(self):
        self.tell("quit")
        self.process.wait()


def in_mid_search(engine):
    engine.tell("position startpos")
    engine.tell("go infinite")
    time.sleep(random.uniform(0.02, 0.3))
    engine.tell("isready")
    engine.hear("readyok")
    return engine.wait_for_stop()


def fresh(engine):
    engine.tell("setoption name Hash value 1024")
    engine.tell("go infinite")
    return engine.wait_for_stop()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("times", type=int, nargs="?", default=100)
    parser.add_argument("variants", nargs="*", default=["cam", "camelot", "camette", "chivalry", "camblam"])
    words = parser.parse_args()
    times = words.times
    for variant in words.variants:
        engine = Engine(words.program, variant)
        for name, measure in ((variant, in_mid_search), (f"{variant}, fresh", fresh)):
            waits = sorted(measure(engine) for _ in range(times))
            print(f"{name}: median {waits[len(waits) // 2]:.2f}, 95 % {waits[len(waits) * 95 // 100]:.2f}, "
                  f"longest {waits[-1]:.2f} ms of {times}")
        engine.quit()


main()
