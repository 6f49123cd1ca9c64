"""commands_test.py SOURCE PROGRAM: the commands in the documents and examples work.

A command of `camlann` that is alone on its line, in a block or in the comment of an example, is run: as it is printed, in a folder
with the files that its page describes, but with less work (SMALLER). A command in a sentence may be incomplete: its options exist.
Other commands are run by another test, or it is said here why not (OTHERS).
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from page import blocks_of

SOURCE, PROGRAM = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
PAGES = [SOURCE / "README.md", *sorted(path for path in (SOURCE / "doc").rglob("*.md") if "decisions" not in path.parts)]
EXAMPLES = [path for path in sorted((SOURCE / "examples").rglob("*")) if path.suffix in (".cpp", ".py", ".js", ".html", ".md")]

ALONE = re.compile(r"^(?:\s*(?://|#|\$))?\s*((?:build/release/|examples/)?(?:camlann|camblam_client\.py) .*)$")
# Not the first line of a file, `camlann positions 1: ..`, nor the beginning of what is hashed, `camlann player `.
IN_A_SENTENCE = re.compile(r"`(camlann (?![a-z]+ (?:\d+:|`))[a-z][^`]*)`")

# Another test runs these with what they need.
ELSEWHERE = {
    "camlann tables probe": "test/golden/tables.txt",  # these need tables of eight pieces
    "camlann bot": "test/server/bots_test.cpp",
    "camlann restore": "test/package/hosting_test.sh",
    "camlann database": "test/package/hosting_test.sh",
    "camlann check": "test/package/hosting_test.sh",
    "camlann match --variant cam --engine cmd=./bot": "test/doors/library_test.py",
    "examples/camblam_client.py": "test/cli/example_client_test.sh",
}

# The beginning of a line of a shell, also in a block without a language.
A_COMMAND = re.compile(
    r"\s*(?:\$ )?(?:[A-Z_]+=\S+ )*(?:(?:\./|~/|build/|script/|examples/)\S+|camlann\w*|apt-get|sha256sum|unzip|amtool|c\+\+|caddy|cat|cmake|curl|"
    r"docker|echo|g\+\+|git|install|ls|make|mkdir|node|npm|npx|pg_\w+|pip|podman|printf|psql|python3?|rm|runuser|scp|sed|sudo|"
    r"systemctl|tar|wget)(?: .*)?$")
IN_A_COMMENT = re.compile(r"(?:started by |(?://|#|\*) +|^ +|`)((?:CAMLANN_TOKEN=\S+ examples/|python3? |npm |npx |node |cmake |c\+\+ |g\+\+ |git )"
                          r"[^`(]*)")

# Commands of a page that begin like this, or are below this heading: the test that runs them, or why none does.
OTHERS = [
    ("README.md", "git clone", "the address is that of a copy"),
    ("README.md", "script/server", "is script/setup, script/build and `camlann serve`, which CI runs one by one"),
    ("CONTRIBUTING.md", "script/", "CI runs those that take minutes, and the others are made to be tried"),
    ("doc/hosting.md", "script/package", "test/package/package_test.sh"),
    ("doc/hosting.md", "## Removal", "test/package/package_test.sh"),
    ("doc/hosting.md", "## Containers", "test/package/container_test.sh"),
    ("doc/hosting.md", "scp ", "copies to another machine"),
    ("doc/hosting.md", "## Moderators", "test/golden/admin.txt"),
    ("doc/hosting.md", "## Monitoring", "sends a warning through a service that runs"),
    ("doc/hosting.md", "## PostgreSQL", "needs systemd and a cluster of the machine"),
    ("doc/hosting.md", "### PostgreSQL on another machine", "needs two machines"),
    ("doc/hosting.md", "## Workers", "needs two machines"),
    ("doc/javascript.md", "node ", "test/doors/javascript/packages_test.mjs"),
    ("doc/javascript.md", "script/packages", "test/doors/javascript/packages_test.mjs"),
    ("doc/javascript.md", "npm install", "test/doors/javascript/packages_test.mjs"),
    ("doc/library.md", "sha256sum ", "test/house/release_test.py"),
    ("doc/library.md", "apt-get ", "test/package/library_test.sh"),
    ("doc/library.md", "cmake ", "test/doors/library_test.py"),
    ("doc/library.md", "c++ ", "test/doors/library_test.py"),
    ("doc/library.md", "LD_LIBRARY_PATH=", "test/doors/library_test.py"),
    ("doc/measurements/arrays.md", "cmake ", "CI builds the target with another preset"),
    ("doc/measurements/arrays.md", "build/release/camlann_arrays ", "test/train/arrays_test.cpp"),
    ("doc/python.md", "## Install", "test/doors/python_test.py"),
    ("doc/python.md", "### From the source", "test/doors/python_test.py"),
    ("doc/server.md", "### Build and test it", "script/test builds and runs it with all others"),
    ("doc/static-site.md", "script/static-site", "script/test builds the site, and web/e2e/static.spec.ts tries it"),
    ("doc/static-site.md", "python3 -m http.server", "serves until it is ended"),
    ("doc/static-site.md", "sha256sum ", "test/house/release_test.py"),
    ("doc/static-site.md", "unzip ", "test/house/release_test.py"),
    ("doc/training.md", "cmake ", "CI builds the target with another preset"),
    ("doc/training.md", "build/release/camlann_net ", "test/train/units_test.cpp"),
    ("doc/tuning.md", "cmake ", "CI builds the target with another preset"),
    ("doc/tuning.md", "build/release/camlann_tune ", "test/train/units_test.cpp"),
    ("doc/windows.md", "script/windows", "needs mingw-w64 and Wine, which CI has not"),
    ("examples/bot.py", "CAMLANN_TOKEN=", "test/server/bots_test.cpp"),
    ("examples/club_page/index.html", "npm install", "test/doors/javascript/packages_test.mjs"),
    ("examples/evaluation.py", "python ", "test/doors/python_test.py"),
]

SMALLER = [
    (r"(--games|--units) \d+", r"\1 2"),
    (r"--nodes \d+", "--nodes 1000"),
    (r"\bnodes=\d+", "nodes=100"),
    (r"--depth \d+", "--depth 2"),
    (r"\btc=[\d.+:/]+", "tc=0.1+0.01"),
    (r"--pieces \d+", "--pieces 2"),
    (r"--lines \d+", "--lines 2"),
    (r"--sheets \d+", "--sheets 1"),
    (r"\b(8080)\b", "0"),
    (r"/var/lib/", "./"),
    # Placeholders.
    (r"--variant V\b", "--variant camette"),
    (r"\bNAME\b", "killers"),
    (r"--of MOVE\b", "--of E6-E8"),
    (r'"\.\.\."', '""'),
]


def smaller(command):
    for pattern, instead in SMALLER:
        command = re.sub(pattern, instead, command)
    return re.sub(r"\s\s+#.*$", "", command)


def alone(path):
    """The commands that are alone on a line, with the numbers of the lines."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        lines = [(block.line + i, line) for block in blocks_of(path) for i, line in enumerate(block.text.splitlines())]
        lines += [(i, line) for i, line in enumerate(text.splitlines(), 1) if line.startswith("    ")]
        if path.name == "README.md":  # test/house/tour_test.sh runs what has a prompt
            lines = [(i, line) for i, line in lines if not line.startswith("$ ")]
    else:
        lines = enumerate(text.splitlines(), 1)
    for number, line in lines:
        if found := ALONE.match(line):
            yield number, found[1].removeprefix("build/release/")


def others(path):
    """The commands of other programs: their lines, themselves, the heading above."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".md":
        for number, line in enumerate(text.splitlines(), 1):
            if found := IN_A_COMMENT.search(line):
                yield number, found[1], ""
        return
    headings = [(number, line) for number, line in enumerate(text.splitlines(), 1) if re.match("#+ ", line)]
    for block in blocks_of(path):
        # test/package/hosting_test.sh runs the blocks of hosting.md that have the language.
        if block.language not in ("", "sh", "console") or (path.name, block.language) == ("hosting.md", "sh"):
            continue
        heading = [line for number, line in headings if number < block.line][-1]
        for i, line in whole(block.text.splitlines()):
            if A_COMMAND.match(line) and not ALONE.match(line):
                yield block.line + i, line.strip().removeprefix("$ "), heading


def whole(lines):
    """Lines without those of a here-document and those that continue another."""
    end, continued = None, False
    for i, line in enumerate(lines):
        if end is not None:
            end = None if line == end else end
        elif continued:
            continued = line.endswith("\\")
        else:
            found = re.search(r"<<'?(\w+)'?$", line)
            end, continued = found and found[1], line.endswith("\\")
            yield i, line


def in_sentences(path):
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for command in IN_A_SENTENCE.findall(line):
            yield number, command


def options_by_command():
    """The options of each command, by the man page: one start of the program for all of them."""
    page = subprocess.run([PROGRAM, "man"], capture_output=True, text=True, check=True).stdout.replace("\\-", "-")
    sections = re.split(r"^\.S[HS] (.*)$", page, flags=re.MULTILINE)
    return {name: set(re.findall(r"--[a-z][a-z-]*", " ".join(re.findall(r"^\.B (.*)$", text, flags=re.MULTILINE))))
            for name, text in zip(sections[1::2], sections[2::2])}


class Commands(unittest.TestCase):
    options = options_by_command()

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.place = Path(folder.name)
        for name in ("data", "test", "examples"):
            (self.place / name).symlink_to(SOURCE / name)
        tools = self.place / "tools"
        tools.mkdir()
        (tools / "camlann").symlink_to(PROGRAM)
        self.environment = dict(os.environ, PATH=f"{tools}:{os.environ['PATH']}", HOME=folder.name,
                                XDG_DATA_HOME=f"{folder.name}/home", CAMLANN_TABLES=f"{folder.name}/tables")

    def run_here(self, command):
        return subprocess.run(["sh", "-c", command], cwd=self.place, env=self.environment, capture_output=True, text=True,
                              stdin=subprocess.DEVNULL, timeout=300)

    def works(self, command):
        done = self.run_here(smaller(command))
        self.assertEqual(done.returncode, 0, f"{smaller(command)}\n{done.stdout}{done.stderr}")

    def serves(self, command):
        """The server starts."""
        command = smaller(command) + ("" if "--port" in command else " --port 0")
        server = subprocess.Popen(["sh", "-c", "exec " + command], cwd=self.place, env=self.environment,
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        first = server.stdout.readline()
        server.terminate()
        _, errors = server.communicate(timeout=60)
        self.assertTrue(first.startswith("Camlann is ready"), first + errors)

    def options_of(self, command):
        """The name of the command that these words call, and its options."""
        words = re.match(r"camlann((?: [a-z][a-z-]*)*)", command)[1].split()
        for name in (" ".join(words[:2]), words[0]):
            if name in self.options:
                return name, self.options[name]
        is_group = any(name.startswith(words[0] + " ") for name in self.options)
        self.assertTrue(is_group and len(words) == 1, f"there is no command {' '.join(words)}")
        return words[0], set()

    def has_options(self, command):
        name, options = self.options_of(command)
        for option in re.findall(r"(?<= )--[a-z][a-z-]*", re.sub(r"\"[^\"]*\"|'[^']*'", "", command)):
            self.assertIn(option, options, name)

    def check(self, command):
        if any(command.startswith(begin) for begin in ELSEWHERE):
            if command.startswith("camlann "):
                self.has_options(command)
        elif command.startswith("camlann serve"):
            self.serves(command)
        else:
            self.works(command)

    def test_where_others_are_run(self):
        for test in ELSEWHERE.values():
            self.assertTrue((SOURCE / test).exists(), test)

    def test_other_commands_are_known(self):
        unused = set(OTHERS)
        for path in [*PAGES, SOURCE / "CONTRIBUTING.md", *EXAMPLES]:
            page = str(path.relative_to(SOURCE))
            for number, command, heading in others(path):
                known = {other for other in OTHERS if other[0] == page and (command.startswith(other[1]) or heading == other[1])}
                unused -= known
                with self.subTest(f"{page}:{number}"):
                    self.assertTrue(known, f"no test runs `{command}`: write one, or the reason into OTHERS")
        self.assertEqual(unused, set(), "these are no longer on their pages")
        for _, _, where in OTHERS:
            if where.startswith("test/"):
                self.assertTrue((SOURCE / where).exists(), where)

    def test_scripts_are_there(self):
        for path in [*PAGES, SOURCE / "CONTRIBUTING.md"]:
            for script in re.findall(r"(?<![\w/.-])script/[a-z][\w./-]*\w", path.read_text(encoding="utf-8")):
                with self.subTest(path.name):
                    self.assertTrue((SOURCE / script).exists(), script)

    def test_commands_in_sentences_have_their_options(self):
        count = 0
        for path in PAGES:
            for number, command in in_sentences(path):
                with self.subTest(f"{path.relative_to(SOURCE)}:{number}"):
                    count += 1
                    self.has_options(command)
        self.assertGreater(count, 50)

    def test_commands_alone_are_run(self):
        shutil.copy(SOURCE / "data/networks/cam.network", self.place / "cam-1.network")
        (self.place / "new").write_text("#!/bin/sh\nexec camlann engine\n")
        (self.place / "new").chmod(0o755)
        definition = next(b for b in blocks_of(SOURCE / "doc/formats/variant.md") if "[garden]" in b.text)
        (self.place / "garden.variant").write_text(definition.text)
        count = 0
        for path in PAGES + EXAMPLES:
            for number, command in alone(path):
                with self.subTest(f"{path.relative_to(SOURCE)}:{number}"):
                    count += 1
                    if command == "camlann tournament pair club":  # one entry is shown for all
                        self.works("camlann tournament enter club Bert")
                    self.check(command)
        self.assertGreater(count, 25)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
