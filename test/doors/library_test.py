"""library_test.py SOURCE BUILD: installs the library that BUILD made and uses it as doc/library.md says, in empty folders."""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from page import blocks_of, matches

SOURCE, BUILD = Path(sys.argv[1]), Path(sys.argv[2])
PROGRAM = SOURCE / "build/release/camlann"  # this build has only the library
WARNINGS = "-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
COMPILERS = ["g++", "clang++-19"]


def run(*command, **options):
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def tour(page):
    """One program of the page's snippets: each is a function, chosen by its number."""
    prelude = next(b for b in page if b.language == "cpp" and "using namespace" in b.text)
    snippets = [b for b in page if b.language == "cpp" and b is not prelude and "int main()" not in b.text]
    text = '#include "base/result.hpp"\n' + prelude.text  # the first is the stranger's own
    for number, snippet in enumerate(snippets):
        text += f'static void snippet_{number}() {{\n#line {snippet.line} "doc/library.md"\n{snippet.text}}}\n'
    calls = "".join(f'if (number == "{i}") snippet_{i}();\n' for i in range(len(snippets)))
    return snippets, f"{text}int main(int, char** words) {{\nconst std::string number = words[1];\n{calls}}}\n"


class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.prefix = Path(cls.folder.name) / "prefix"
        run("cmake", "--install", BUILD, "--prefix", cls.prefix)
        cls.tables = Path(cls.folder.name) / "tables"
        run(BUILD / "make_tables", cls.tables)
        cls.page = blocks_of(SOURCE / "doc/library.md")
        cls.app = next(b for b in cls.page if "int main()" in b.text)
        cls.project = next(b for b in cls.page if b.language == "cmake")
        cls.snippets, cls.tour = tour(cls.page)

    def empty(self, name, **files):
        place = Path(self.folder.name) / name
        place.mkdir()
        for file, text in files.items():
            (place / file.replace("__", ".")).write_text(text)
        return place

    def shows(self, block, printed):
        self.assertTrue(matches(block.prints or "", printed),
                        f"doc/library.md:{block.line} shows\n{block.prints}\nbut it prints\n{printed}")

    def build(self, compiler, kind):
        """The page's project, with the snippets, without exceptions too, and the bot."""
        project = self.project.text.replace("0.2 CONFIG REQUIRED", f"0.2 CONFIG REQUIRED COMPONENTS {kind}")
        self.assertIn(kind, project)
        for name, options in (("tour", ""), ("plain", "-fno-exceptions")):
            if name == "plain" and (compiler, kind) not in (("g++", "static"), ("clang++-19", "shared")):
                continue
            project += f"add_executable({name} tour.cpp)\ntarget_link_libraries({name} Camlann::engine)\n"
            project += f"target_compile_options({name} PRIVATE {options} {WARNINGS.replace(' ', ';')})\n"
            project += f"target_include_directories({name} PRIVATE own)\n"
        project += f"add_executable(bot {SOURCE}/examples/bot.cpp)\ntarget_link_libraries(bot Camlann::rules)\n"
        place = self.empty(f"{compiler}-{kind}", app__cpp=self.app.text, tour__cpp=self.tour, CMakeLists__txt=project)
        (place / "tables").symlink_to(self.tables)
        # A stranger's headers may be named like ours.
        for name in ("base/result.hpp", "game/game.hpp", "rules/move.hpp"):
            (place / "own" / name).parent.mkdir(parents=True, exist_ok=True)
            (place / "own" / name).write_text("#pragma once\n")
        run("cmake", "-G", "Ninja", "-S", place, "-B", place / "build", f"-DCMAKE_CXX_COMPILER={compiler}",
            f"-DCMAKE_PREFIX_PATH={self.prefix}")
        run("cmake", "--build", place / "build")
        return place

    def project_works(self, compiler, kind):
        place = self.build(compiler, kind)
        self.shows(self.app, run(place / "build/app"))
        for program in ("tour", "plain"):
            if not (place / "build" / program).exists():
                continue
            for number, snippet in enumerate(self.snippets):
                self.shows(snippet, run(place / "build" / program, str(number), cwd=place))
        self.bot_plays(place / "build/bot")

    def bot_plays(self, bot):
        lines = ["ugi", "isready", "setoption name Variant value cam", "position fen 1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w",
                 "go nodes 1", "setoption name Variant value camelot", "position startpos moves E6-E8", "go movetime 1",
                 "position fen 1/3 w", "quit"]
        heard = run(bot, input="\n".join(lines)).splitlines()
        self.assertEqual(heard[:4], ["id name Careful", "ugiok", "readyok", "bestmove G8-E6xE4xC6xA8"])
        self.assertRegex(heard[4], r"^bestmove [A-L]\d+-")
        self.assertRegex(heard[5], r"^info string error .*expected")

    def bot_plays_a_match(self, bot):
        """By the command in its comment, if script/test or script/build has made the program."""
        if not PROGRAM.exists():
            return
        command = re.search(r"^//\s+(camlann match .*)$", (SOURCE / "examples/bot.cpp").read_text(), re.M)[1]
        printed = run("sh", "-c", command, cwd=bot.parent, env=dict(os.environ, PATH=f"{PROGRAM.parent}:{os.environ['PATH']}"))
        self.assertRegex(printed, r"^cmd=./bot - level=1: \d+ won, \d+ drawn, \d+ lost of 10 games\n")
        self.assertNotRegex(printed, r"lost \d+ by")

    def test_gcc_static(self):
        self.project_works("g++", "static")
        self.bot_plays_a_match(Path(self.folder.name) / "g++-static/build/bot")

    def test_gcc_shared(self):
        self.project_works("g++", "shared")

    def test_clang_static(self):
        self.project_works("clang++-19", "static")

    def test_clang_shared(self):
        self.project_works("clang++-19", "shared")

    def types(self, place, words):
        """What a shell prints for the block of the page that has these words."""
        block = next(b for b in self.page if b.language == "sh" and words in b.text)
        (place / "camlann").symlink_to(self.prefix)
        return run("bash", "-ec", block.text, cwd=place, env=dict(os.environ, HOME=str(place)))

    def test_the_lines_for_cmake(self):
        place = self.empty("lines", app__cpp=self.app.text, CMakeLists__txt=self.project.text)
        self.assertIn(self.app.prints.splitlines()[1], self.types(place, "CMAKE_PREFIX_PATH"))

    def test_the_lines_for_pkg_config(self):
        place = self.empty("pkg-config", app__cpp=self.app.text)
        self.shows(self.app, self.types(place, "pkg-config"))

    def test_another_version_is_refused(self):
        place = self.empty("newer", CMakeLists__txt=self.project.text.replace("Camlann 0.2", "Camlann 0.3"))
        with self.assertRaisesRegex(AssertionError, "0.3"):
            run("cmake", "-G", "Ninja", "-S", place, "-B", place / "build", f"-DCMAKE_PREFIX_PATH={self.prefix}")

    def test_headers_name_nothing_else(self):
        headers = list((self.prefix / "include/camlann").rglob("*.hpp"))
        self.assertGreater(len(headers), 25)
        for header in headers:
            text = header.read_text()
            self.assertNotRegex(text, r"boost|fmt::|<fmt/|iostream", header.name)
            for include in re.findall(r'#include "([^"]+)"', text):
                self.assertTrue((self.prefix / "include" / include).exists(), f"{header.name} includes {include}")
            if header.parts[-2] != "tl":
                self.assertRegex(text, r"namespace camlann::inline v0_2 \{|#include", header.name)

    def test_the_shared_library_shows_its_interface_alone(self):
        names = run("nm", "--dynamic", "--defined-only", "--demangle", self.prefix / "lib/libcamlann.so").splitlines()
        names = [line.split(" ", 2)[2] for line in names if " A " not in line]
        self.assertGreater(len(names), 50)
        for name in names:
            self.assertRegex(name, r"^((vtable|typeinfo|typeinfo name) for )?camlann::v0_2::")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
