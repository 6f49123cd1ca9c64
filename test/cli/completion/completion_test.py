"""completion_test.py PROGRAM: the shells that are here complete lines of `camlann` by its scripts.

Run in test/. bash is always here; zsh and fish are left out, and named, where they are not.
"""

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = Path(sys.argv[1]).resolve()
HERE = Path(__file__).resolve().parent

LINES = {
    "camlann rep": {"replay"},
    "camlann perft --d": {"--depth", "--divide"},
    "camlann tables ver": {"verify"},
    "camlann convert --to ": {"notation", "json", "fen"},
    "camlann convert --to=j": {"json"},
    "camlann moves --variant cam": {"cam", "camelot", "camette", "camblam"},
    "camlann analyse --rules b": {"brainking"},
    "camlann match --tournament ": {"round-robin", "gauntlet"},
    "camlann completion ": {"bash", "zsh", "fish"},
    "camlann help comp": {"completion"},
    "camlann replay data/games/camelot-castle": {"data/games/camelot-castle-move-ending.txt"},
    "camlann tables index --dir data/rec": {"data/records"},
}

BASH = """
. "$1"
shift
for line; do
  read -ra COMP_WORDS <<<"${line//=/ = }"
  if [[ $line == *' ' ]]; then COMP_WORDS+=(''); fi
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  _camlann
  echo "${COMPREPLY[*]}"
done
"""
FISH = """
set fish_complete_path
source $argv[1]
for line in $argv[2..]
    echo (complete -C $line | string replace -r '\\t.*' '')
end
"""


def ends(words):
    """A path may be offered as a whole, with the option before it, or as its last part; a folder with or without a slash."""
    return {Path(word.split("=")[-1]).name for word in words}


class Completion(unittest.TestCase):
    def complete(self, shell, command):
        if shutil.which(shell) is None:
            self.skipTest(f"{shell} is not installed")
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / "script"
            script.write_text(subprocess.run([PROGRAM, "completion", shell], capture_output=True, text=True, check=True).stdout)
            done = subprocess.run([*command, script, *LINES], capture_output=True, text=True, timeout=120, check=True,
                                  env={"PATH": "/usr/bin:/bin", "HOME": folder, "TERM": "dumb"})
        offered = done.stdout.splitlines()
        self.assertEqual(len(offered), len(LINES), done.stdout + done.stderr)
        for (line, expected), words in zip(LINES.items(), offered):
            with self.subTest(line):
                # zsh also offers the folders on the way to a file.
                way = {part for word in expected for part in Path(word).parts[:-1]} if shell == "zsh" else set()
                self.assertEqual(ends(words.split()) - way, ends(expected))

    def test_bash(self):
        self.complete("bash", ["bash", "-c", BASH, "bash"])

    def test_zsh(self):
        self.complete("zsh", ["zsh", "-f", HERE / "complete.zsh"])

    def test_fish(self):
        self.complete("fish", ["fish", "--no-config", "-c", FISH])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
