#!/usr/bin/env python3
"""Plays a whole game of Camblam through `camlann engine`, by doc/protocol/ugi.md alone.

    examples/camblam_client.py --white 3 --black 1 --rules default,winBy=capture

The board is kept by reading the text of the moves, nothing else. It is shown on standard error; the
record of the game goes to standard output, where `camlann replay` can check it.
"""
import argparse
import re
import shlex
import subprocess
import sys

ARRAYS = {  # White's second rank; all else is the same in both
    "default": "NNNCCCCCCNNN",
    "alternating": "NCNCNCCNCNCN",
}
RESULTS = {"p1win": "1-0", "p2win": "0-1", "draw": "1/2-1/2"}
FILES = "abcdefghijkl"


class Engine:
    """The engine's process: a line out, lines in."""

    def __init__(self, command):
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, bufsize=1)

    def say(self, line):
        self.process.stdin.write(line + "\n")

    def ask(self, line, word):
        """What follows `word` on the first line that begins with it."""
        self.say(line)
        for answer in self.process.stdout:
            if answer.startswith("info string error"):
                sys.exit(answer.strip())
            first, _, rest = answer.strip().partition(" ")
            if first == word:
                return rest
        sys.exit("the engine has ended")


def array_board(name):
    board = {}
    for rank, men in enumerate(("AARBIQKIBRAA", ARRAYS[name], "P" * 12), start=1):
        for file, man in zip(FILES, men):
            board[f"{file}{rank}"] = man
            board[f"{file}{13 - rank}"] = man.lower()
    return board


def play_on(board, move):
    text, _, promotion = move.partition("=")
    start, *others = re.findall(r"[a-l]\d+", text)
    man = board[start]
    if "-" not in text:  # behind x, + and * a man is taken
        for square in others:
            del board[square]
    if "*" not in text:  # an archer that shoots stays
        del board[start]
        new_man = promotion or man.upper()
        board[others[-1]] = new_man if man.isupper() else new_man.lower()


def show(board, move):
    print(f"\n{move}", file=sys.stderr)
    for rank in range(12, 0, -1):
        row = " ".join(board.get(f"{file}{rank}", ".") for file in FILES)
        print(f"{rank:2}  {row}", file=sys.stderr)
    print("    " + " ".join(FILES), file=sys.stderr)


def main():
    options = argparse.ArgumentParser(description=__doc__,
                                      formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--engine", default="build/release/camlann engine")
    options.add_argument("--rules", default="default")
    for side in ("--white", "--black"):
        options.add_argument(side, type=int, choices=range(1, 11), default=2, help="level")
    given = options.parse_args()

    engine = Engine(given.engine)
    engine.ask("ugi", "ugiok")
    engine.say("setoption name Variant value camblam")
    engine.say(f"setoption name Rules value {given.rules}")
    engine.ask("isready", "readyok")

    array = re.search(r"array=(\w+)", given.rules)
    board, moves = array_board(array[1] if array else "default"), []
    while engine.ask("query gameover", "response") == "false":
        engine.say(f"setoption name Level value {(given.white, given.black)[len(moves) % 2]}")
        moves.append(engine.ask("go", "bestmove"))
        play_on(board, moves[-1])
        show(board, moves[-1])
        engine.say("position startpos moves " + " ".join(moves))
    result = RESULTS[engine.ask("query result", "response")]
    engine.say("quit")

    print(f'[White "Level {given.white}"]\n[Black "Level {given.black}"]\n[Result "{result}"]')
    print(f'[Plies "{len(moves)}"]\n[Variant "Camblam"]\n[Rules "{given.rules}"]\n')
    print(" ".join(moves), result)


if __name__ == "__main__":
    main()
