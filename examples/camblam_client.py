#!/usr/bin/env python3
"""Plays a whole game of Camblam through `camlann engine`, by doc/protocol/ugi.md alone.

    examples/camblam_client.py                       the engine against itself, level 3 against level 1
    examples/camblam_client.py --white you           you against the engine; type moves like f3-f5
    examples/camblam_client.py --rules default,knightLegA=any --engine "path/to/camlann engine"

The board is kept by reading the moves' text, nothing else. It is shown on standard error; the record
of the game goes to standard output, where `camlann replay` can check it.
"""
import argparse
import re
import shlex
import subprocess
import sys

ARRAY = ("aarbiqkibraa/nnnccccccnnn/pppppppppppp/12/12/12/12/12/12/"
         "PPPPPPPPPPPP/NNNCCCCCCNNN/AARBIQKIBRAA")
RESULTS = {"p1win": "1-0", "p2win": "0-1", "draw": "1/2-1/2"}


class Engine:
    """The engine's process: a line out, lines in."""

    def __init__(self, command):
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, bufsize=1)

    def say(self, line):
        self.process.stdin.write(line + "\n")

    def answer(self, word):
        """The rest of the next line that begins with `word`; errors on the way are ours to mend."""
        for line in self.process.stdout:
            if line.startswith("info string error"):
                raise ValueError(line.strip().removeprefix("info string error "))
            first, _, rest = line.strip().partition(" ")
            if first == word:
                return rest
        raise EOFError("the engine has ended")

    def ask(self, line, word):
        self.say(line)
        return self.answer(word)


def array_board():
    """Squares to letters, from a FEN's first field: ranks from 12 down, numbers are empty squares."""
    board = {}
    for rank, row in zip(range(12, 0, -1), ARRAY.split("/")):
        file = 0
        for token in re.findall(r"\d+|\D", row):
            if not token.isdigit():
                board["abcdefghijkl"[file] + str(rank)] = token
            file += int(token) if token.isdigit() else 1
    return board


def play_on(board, move):
    """A shot leaves the archer where it is; every other move ends on its last square."""
    text, _, promotion = move.partition("=")
    start, *others = re.findall(r"[a-l]\d+", text)
    man = board[start]
    if "-" not in text:
        for square in others:
            del board[square]
    if "*" not in text:
        del board[start]
        board[others[-1]] = (promotion.upper() if man.isupper() else promotion.lower()) or man


def show(board, move):
    print(f"\n{move}", file=sys.stderr)
    for rank in range(12, 0, -1):
        row = " ".join(board.get(file + str(rank), ".") for file in "abcdefghijkl")
        print(f"{rank:2}  {row}", file=sys.stderr)
    print("    " + " ".join("abcdefghijkl"), file=sys.stderr)


def choose(engine, player, moves):
    position = "position startpos" + (" moves " + " ".join(moves) if moves else "")
    while player == "you":
        move = input("your move: ").strip()
        engine.say(f"{position}{'' if moves else ' moves'} {move}")
        try:
            engine.ask("isready", "readyok")
            return move
        except ValueError as error:
            print(error, file=sys.stderr)
            engine.answer("readyok")
    engine.say(f"setoption name Level value {player}")
    engine.say(position)
    return engine.ask("go", "bestmove")


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--engine", default="build/release/camlann engine")
    options.add_argument("--rules", default="default")
    options.add_argument("--white", default="3", help="a level from 1 to 10, or you")
    options.add_argument("--black", default="1", help="a level from 1 to 10, or you")
    given = options.parse_args()

    engine = Engine(given.engine)
    engine.ask("ugi", "ugiok")
    engine.say("setoption name Variant value camblam")
    engine.say(f"setoption name Rules value {given.rules}")
    engine.ask("isready", "readyok")

    board, moves, players = array_board(), [], (given.white, given.black)
    while engine.ask("query gameover", "response") == "false":
        move = choose(engine, players[len(moves) % 2], moves)
        moves.append(move)
        play_on(board, move)
        show(board, move)
        engine.say("position startpos moves " + " ".join(moves))
    result = RESULTS[engine.ask("query result", "response")]
    engine.say("quit")

    print(f'[White "{given.white}"]\n[Black "{given.black}"]\n[Result "{result}"]')
    print(f'[Plies "{len(moves)}"]\n[Variant "Camblam"]\n[Rules "{given.rules}"]\n')
    print(" ".join(moves), result)


if __name__ == "__main__":
    main()
