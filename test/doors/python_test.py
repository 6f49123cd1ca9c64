"""python_test.py SOURCE BUILD: makes the wheel, installs it in a fresh virtual environment and uses it from an empty folder, as doc/python.md says."""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest
from pathlib import Path

SOURCE, BUILD = Path(sys.argv[1]), Path(sys.argv[2])
CAMLANN = SOURCE / "build/release/camlann"

# An engine program for the document, if the program is not built.
STAND_IN = """
import sys
import camlann

game, engine = camlann.Game("cam"), camlann.Engine()
for line in sys.stdin:
    words = line.split()
    if words[0] == "ugi":
        print("option name Hash type spin default 16 min 1 max 64\\nugiok", flush=True)
    elif words[0] == "isready":
        print("readyok", flush=True)
    elif words[:2] == ["position", "fen"]:
        game = camlann.Game("cam", fen=line.removeprefix("position fen ").partition(" moves ")[0].strip())
    elif words[0] == "go":
        best = engine.analyse(game, nodes=20_000).lines[0]
        print(f"info depth 1 score win {best.plies_to_end} pv {best.moves[0]}", flush=True)
    if words[0] == "stop" or words[:2] == ["go", "nodes"]:
        print(f"bestmove {best.moves[0]}", flush=True)
"""

# Default constructors and the metaclass of pybind11, of which stubs cannot speak.
NOT_OURS = ("is inconsistent, metaclass differs", '__init__ is inconsistent, stub does not have *args argument "args"')

# These have types in the source, which mypy checks.
TYPED = ("error: camlann.ugi.", "error: camlann._ugi.")

PROGRAM = """
import random
from collections.abc import Sequence

import camlann


def first(moves: Sequence[camlann.Move]) -> camlann.Move:
    return moves[0]


game = camlann.Game("cam")
move: camlann.Move = game.push("D5-D6")
some: list[camlann.Move] = game.legal_moves[:5]
one: camlann.Move = random.choice(game.legal_moves)
place: int = game.legal_moves.index(first(game.legal_moves))
tree = camlann.Tree(camlann.read_records(str(camlann.Record(game, White="Ann")))[0])
tree.root.next[0].arrows = [camlann.Arrow("D5", "D6", "red"), camlann.Arrow("D6")]
record: camlann.Record = camlann.Record(tree, like=camlann.Record(game), Black="Bob")
count: dict[int, int] = {game.key: game.ply, hash(game): len(game)}
print(move.path[0].lower(), len(some), len(game.legal_moves), record == camlann.Record(tree, Black="Bob"))
"""


class InEnvironment(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.place = Path(folder.name) / "empty"
        cls.place.mkdir()
        environment = Path(folder.name) / "environment"
        cls.python = environment / "bin/python"
        cls.made = Path(folder.name) / "made"
        # Builds the wheel from the source archive, with the module that is built already.
        cls.must(sys.executable, "-m", "build", "--no-isolation", "--outdir", cls.made, SOURCE, CAMLANN_BUILD=str(BUILD))
        cls.wheel = next(cls.made.glob("*.whl"))
        cls.must(sys.executable, "-m", "venv", "--system-site-packages", environment)
        cls.must(cls.python, "-m", "pip", "install", "--no-index", cls.wheel)
        cls.must(BUILD / "make_tables", cls.place / "tables")
        programs = Path(folder.name) / "programs"
        programs.mkdir()
        cls.program = programs / "camlann"
        if CAMLANN.exists():
            cls.program.symlink_to(CAMLANN)
        else:  # the library's build does not have it
            cls.program.write_text(f"#!{cls.python}\n{STAND_IN}")
            cls.program.chmod(0o755)
        cls.path = f"{programs}:{os.environ['PATH']}"

    @classmethod
    def ask(cls, *command, **more):
        bare = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        return subprocess.run(command, capture_output=True, text=True, cwd=cls.place, env=bare | more)

    @classmethod
    def must(cls, *command, **more):
        done = cls.ask(*command, **more)
        if done.returncode != 0:
            raise AssertionError(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
        return done.stdout

    def setUp(self):
        self.place.mkdir(exist_ok=True)

    def test_the_tour(self):
        for page in ("python.md", "cookbook.md"):
            self.must(self.python, "-m", "doctest", SOURCE / "doc" / page, PATH=self.path)

    def test_the_notebook_of_a_stranger(self):
        games = self.place / "games"
        games.mkdir()
        for record in (SOURCE / "data/records").glob("camelot-wc*.txt"):
            shutil.copy(record, games)
        stranger = SOURCE / "test/doors/stranger"
        self.must(self.python, stranger / "run_notebook.py", stranger / "lengths.ipynb")

    def test_the_module(self):
        self.must(self.python, SOURCE / "test/doors/module_test.py", SOURCE / "test/data")
        self.must(self.python, SOURCE / "test/doors/learning_test.py", SOURCE / "test/data")

    def test_the_client_of_engines(self):
        self.must(self.python, SOURCE / "test/doors/ugi_test.py", CAMLANN)
        self.must(self.python, "-m", "mypy", "--strict", "-p", "camlann")

    def test_the_stubs(self):
        lines = self.ask(self.python, "-m", "mypy.stubtest", "camlann").stdout.splitlines()
        self.assertTrue(lines)
        errors = [line for line in lines if line.startswith("error: ") and not line.endswith(NOT_OURS) and not line.startswith(TYPED)]
        self.assertEqual(errors, [])

    def test_types_of_a_users_program(self):
        program = self.place / "user.py"
        program.write_text(PROGRAM)
        self.must(self.python, "-m", "mypy", "--strict", program)
        self.assertEqual(self.must(self.python, program).split(), ["d5", "5", "54", "False"])
        for wrong in ("n: int = camlann.Game('cam').fen", "camlann.Record('cam')", "n: str = camlann.Game('cam').legal_moves[1:]"):
            program.write_text(f"import camlann\n{wrong}\n")
            self.assertRegex(self.ask(self.python, "-m", "mypy", "--strict", program).stdout, "Incompatible types|No overload variant")

    def test_values_of_tables(self):
        code = """
import camlann, pickle
game = camlann.Game("camette", fen="1/3/2m2/5/2M2/1M1/1 w")
with camlann.Tables("tables") as tables:
    probed = tables.probe(game)
    assert [move for move, value in probed.moves] and set(move for move, value in probed.moves) == set(game.legal_moves)
    assert len(probed.line) == probed.plies == probed.value.plies == 7 and probed.wdl == probed.value.wdl == "win"
    best, value = probed.moves[0]
    assert value == probed.value and hash(value) == hash(probed.value) and value != probed.moves[-1][1]
    assert pickle.loads(pickle.dumps(value)) == value and str(value) == "win in 7 plies"
    again = pickle.loads(pickle.dumps(probed))
    assert (again.value, again.moves, again.line) == (probed.value, probed.moves, probed.line)
    # The line is played unchanged, and each of its moves is the best.
    for ply, move in enumerate(probed.line):
        assert tables.probe(game).moves[0][1].plies == 7 - ply
        game.push(move)
assert game.outcome().winner == "White"
"""
        self.must(self.python, "-c", code)

    def test_the_example(self):
        printed = self.must(self.python, SOURCE / "examples/evaluation.py", "2000", "small.png")
        self.assertRegex(printed, r"^2000 positions; the winner of [6-9]\d% ")
        self.assertTrue((self.place / "small.png").read_bytes().startswith(b"\x89PNG"))

    def test_the_wheel_fits_every_linux_as_new_as_its_c_library(self):
        self.assertRegex(self.wheel.name, r"^camlann-[\d.]+-cp3\d+-cp3\d+-manylinux_2_\d+_\w+\.whl$")
        module = self.must(self.python, "-c", "import camlann; print(camlann._core.__file__)").strip()
        needed = {word for word in self.must("ldd", module).split() if word.startswith("lib")}
        self.assertLessEqual(needed, {"libc.so.6", "libm.so.6"})

    def test_the_source_archive_has_all_that_the_module_is_built_of(self):
        with tarfile.open(next(self.made.glob("*.tar.gz"))) as archive:
            there = {name.partition("/")[2] for name in archive.getnames()}
        # The dependencies that compilers and CMake wrote down.
        built = self.must("ninja", "-C", BUILD, "-t", "deps") + self.must("ninja", "-C", BUILD, "-t", "inputs", "camlann_python", "build.ninja")
        used = {str((BUILD / line.strip()).resolve()) for line in built.splitlines()}
        ours = {name[len(f"{SOURCE}/"):] for name in used if name.startswith(f"{SOURCE}/") and not name.startswith(f"{SOURCE}/build/")}
        ours = {name for name in ours if (SOURCE / name).is_file() and not name.startswith(("test/", "bench/"))}
        self.assertGreater(len(ours), 100)
        self.assertEqual(ours - there, set())

    def test_the_source_archive_is_configured_by_itself(self):
        with tarfile.open(next(self.made.glob("*.tar.gz"))) as archive:
            archive.extractall(self.place / "source")
        (source,) = (self.place / "source").iterdir()
        tools = self.place / "tools"
        tools.mkdir()
        # Configures, and builds nothing.
        (tools / "cmake").write_text(f'#!/bin/sh\n[ "$1" != --build ] || exit 77\nexec {shutil.which("cmake")} "$@"\n')
        (tools / "cmake").chmod(0o755)
        path = f"{tools}:{os.environ['PATH']}"
        done = self.ask(sys.executable, source / "setup.py", "build_ext", "--build-temp", self.place / "temp", PATH=path)
        self.assertIn("exit status 77", done.stderr)
        self.assertTrue((self.place / "temp/CMakeCache.txt").exists(), done.stderr)

    def test_it_can_be_removed(self):
        self.must(self.python, "-m", "pip", "uninstall", "--yes", "camlann")
        try:
            self.assertIn("No module named", self.ask(self.python, "-c", "import camlann").stderr)
            self.assertEqual([path for path in self.python.parent.parent.rglob("*camlann*")], [])
        finally:
            self.must(self.python, "-m", "pip", "install", "--no-index", self.wheel)

    def test_its_version(self):
        version = next(line for line in (SOURCE / "CMakeLists.txt").read_text().splitlines() if line.startswith("project(")).split()[2]
        code = "import camlann, importlib.metadata as data; print(camlann.__version__, data.version('camlann'))"
        self.assertEqual(self.must(self.python, "-c", code).split(), [version, version])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
