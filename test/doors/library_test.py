"""library_test.py SOURCE BUILD: installs the library that BUILD made and uses it as doc/library.md says, in empty folders."""

import json
import os
import re
import shutil
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


def functions_of(node, place, names=(), access="public", file=None):
    """The public functions that headers in a folder declare: their names, types and attributes."""
    file = file or [""]
    where = node.get("loc", {})
    file[0] = where.get("expansionLoc", where).get("file", file[0])
    kind = node.get("kind")
    if kind in ("FunctionDecl", "CXXMethodDecl", "CXXConversionDecl"):
        if file[0].startswith(place) and "/tl/" not in file[0] and access != "private" and not node.get("isImplicit"):
            yield "::".join((*names[-1:], node["name"])), node["type"]["qualType"], {one["kind"] for one in node.get("inner", [])}
        return
    record = kind == "CXXRecordDecl"
    inside = "private" if node.get("tagUsed") == "class" else "public"
    if kind == "NamespaceDecl":
        names = ("detail",) if node.get("name") == "detail" else ()
    elif record:
        names = (*names, node.get("name", ""))
    for one in node.get("inner", []):
        inside = one["access"] if one.get("kind") == "AccessSpecDecl" else inside
        yield from functions_of(one, place, names, inside if record else access, file)


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
        cls.project, cls.fetched = (b for b in cls.page if b.language == "cmake")
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
        project = self.project.text.replace("CONFIG REQUIRED", f"CONFIG REQUIRED COMPONENTS {kind}")
        self.assertIn(kind, project)
        for name, options in (("tour", ""), ("plain", "-fno-exceptions")):
            if name == "plain" and (compiler, kind) not in (("g++", "static"), ("clang++-19", "shared")):
                continue
            project += f"add_executable({name} tour.cpp)\ntarget_link_libraries({name} Camlann::engine)\n"
            project += f"target_compile_options({name} PRIVATE {options} {WARNINGS.replace(' ', ';')})\n"
            project += f"target_include_directories({name} PRIVATE own)\n"
        project += f"add_executable(bot {SOURCE}/examples/bot.cpp)\ntarget_link_libraries(bot Camlann::rules)\n"
        project += f"add_executable(secretary {SOURCE}/test/doors/stranger/secretary.cpp)\ntarget_link_libraries(secretary Camlann::engine)\n"
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
        self.secretary_reads_all(place / "build/secretary")

    def secretary_reads_all(self, secretary):
        """The stranger's program agrees with the headers of the published games, and names what is wrong in another file."""
        for file in sorted((SOURCE / "data/records").glob("camelot-wc*.txt")):
            headers = dict(re.findall(r'^\[(\w+) "(.*)"\]', file.read_text(), re.M))
            printed = run(secretary, file).splitlines()
            self.assertRegex(printed[0], rf"^1\. {headers['Variant']}, {headers['Plies']} plies: ")
            halves = {"1-0": (1, 0), "0-1": (0, 1), "1/2-1/2": (0.5, 0.5), "*": (0, 0)}[headers["Result"]]
            for seat, points in zip(("White", "Black"), halves):
                self.assertIn(f"{headers[seat]}: {points:g} of 1", printed)
            self.assertRegex("\n".join(printed), r"\n  (White|Black): [A-L]\d+[-x][\w-]+, ([+-]\d|win|loss)")
        wrong = Path(self.folder.name) / "wrong.txt"
        wrong.write_text('1. E6-E9 *\n\n[White "Ann"]\n[Result "0-1"]\n\n1. E6-E8 0-1\n\n1. E6-E8 {never closed')
        printed = run(secretary, wrong).splitlines()
        self.assertRegex(printed[0], r"^! 1:4: E9: no step, canter or jump leads there from E6\.")
        self.assertIn("Ann: 0 of 1", printed)
        self.assertIn("?: 1 of 1", printed)
        self.assertRegex("\n".join(printed), r"! \d+:\d+: this comment is not closed")

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
        place = self.empty("newer", CMakeLists__txt=re.sub(r"Camlann \d+\.\d+", "Camlann 99.0", self.project.text))
        with self.assertRaisesRegex(AssertionError, "99.0"):
            run("cmake", "-G", "Ninja", "-S", place, "-B", place / "build", f"-DCMAKE_PREFIX_PATH={self.prefix}")

    def test_headers_name_nothing_else(self):
        headers = list((self.prefix / "include/camlann").rglob("*.hpp"))
        self.assertGreater(len(headers), 25)
        for header in headers:
            text = header.read_text()
            if header.name == "format.hpp":  # specialises fmt's template where fmt was included before
                text = text.partition("#ifdef FMT_VERSION")[0]
            self.assertNotRegex(text, r"boost|fmt::|<fmt/|iostream", header.name)
            for include in re.findall(r'#include "([^"]+)"', text):
                self.assertTrue((self.prefix / "include" / include).exists(), f"{header.name} includes {include}")
            if header.parts[-2] != "tl":
                self.assertRegex(text, r"namespace camlann::inline v1 \{|#include", header.name)

    def test_the_shared_library_shows_its_interface_alone(self):
        names = run("nm", "--dynamic", "--defined-only", self.prefix / "lib/libcamlann.so").splitlines()
        names = [line.split(" ", 2)[2] for line in names if " A " not in line]
        self.assertGreater(len(names), 50)
        for name in names:  # mangled: a demangled template begins with what it returns
            self.assertRegex(name, r"^_Z(NK?|T[VIS]N)7camlann2v1")

    def test_components(self):
        def files(component):
            place = Path(self.folder.name) / component
            run("cmake", "--install", BUILD, "--component", component, "--prefix", place)
            return {str(file.relative_to(place)) for file in place.rglob("*") if not file.is_dir()}

        runtime, development = files("runtime"), files("development")
        self.assertEqual(sorted(name for name in runtime if "share/doc" not in name),
                         sorted(f"lib/{file.name}" for file in (self.prefix / "lib").glob("libcamlann.so.*")))
        self.assertTrue({"lib/libcamlann.so", "lib/libcamlann.a", "lib/pkgconfig/camlann.pc", "include/camlann/rules.hpp",
                         "lib/cmake/Camlann/CamlannConfig.cmake"} <= development)
        everything = {str(file.relative_to(self.prefix)) for file in self.prefix.rglob("*") if not file.is_dir()}
        self.assertEqual(runtime | development, everything)
        self.assertEqual(runtime & development, set())

    def test_a_program_that_ends_by_an_error_says_why(self):
        body = 'int main() { return static_cast<int>(camlann::make_game("camelott").value().plies()); }'
        place = self.empty("ends", app__cpp=f"#include <camlann/rules.hpp>\n{body}\n")
        for kind, link in (("static", [self.prefix / "lib/libcamlann.a"]),
                           ("shared", [self.prefix / "lib/libcamlann.so", f"-Wl,-rpath,{self.prefix}/lib"])):
            run("g++", "-std=c++20", f"-I{self.prefix}/include", "app.cpp", *link, "-o", kind, cwd=place)
            ended = subprocess.run([place / kind], capture_output=True, text=True)
            self.assertNotEqual(ended.returncode, 0)
            self.assertIn('variant: there is no variant "camelott" (expected one of cam, camelot, ', ended.stderr)

    def test_an_ignored_error_is_a_warning(self):
        calls = ['game.play("Z9-Z9")', "game.try_play(camlann::Move{})", 'known.add("", "")', "game.is_legal(camlann::Move{})",
                 'tree.play(camlann::Tree::root, "")', "tree.try_play(camlann::Tree::root, {})"]
        start = ('#include <camlann/rules.hpp>\nvoid f(camlann::Game& game, camlann::Catalog& known, camlann::Tree& tree) {\n'
                 "static_cast<void>(&game), static_cast<void>(&known), static_cast<void>(&tree);\n")
        place = self.empty("ignored", all__cpp=start + "".join(f"{call};\n" for call in calls) + "}\n")
        done = subprocess.run(["g++", "-std=c++20", f"-I{self.prefix}/include", "-fsyntax-only", place / "all.cpp"],
                              capture_output=True, text=True)
        self.assertEqual(done.stderr.count("[-Wunused-result]"), len(calls), done.stderr)

    def test_every_value_that_is_not_used_is_a_warning(self):
        """By the compiler's own tree of the headers: what returns a value has [[nodiscard]], but for commands and operators of streams."""
        place = self.empty("values", all__cpp="#include <camlann/engine.hpp>\n#include <camlann/format.hpp>\n#include <camlann/picture.hpp>\n")
        tree = json.loads(run("clang++-19", "-std=c++20", f"-I{self.prefix}/include", "-fsyntax-only", "-Xclang", "-ast-dump=json", place / "all.cpp"))
        functions = list(functions_of(tree, str(self.prefix / "include/camlann")))
        self.assertGreater(len(functions), 200)
        silent = {name for name, kind, attributes in functions
                  if not kind.startswith("void (") and "WarnUnusedResultAttr" not in attributes and not re.search(r"operator([|&^]?=|<<)$", name)}
        self.assertEqual(silent, {"Game::take_back", "Tree::play", "Tree::promote", "detail::write_to"})

    def test_formatters(self):
        """Those for fmt, whose header is not in the library; std::format is not in this C++ library."""
        text = ("#include <fmt/format.h>\n#include <camlann/format.hpp>\nint main() {\n"
                'const auto game = camlann::make_game("camette", {}, "1/3/2m2/5/2M2/1M1/1 w").value();\n'
                'fmt::print("{:>7}|{}|{}|{}\\n", game.legal().front().move, game.variant(), game.verdict(), camlann::Reason::castle);\n'
                'fmt::print("{}\\n{}\\n", game.written().front(), game);\n}\n')
        place = self.empty("formats", app__cpp=text)
        for compiler in COMPILERS:
            run(compiler, "-std=c++20", *WARNINGS.split(), "-DFMT_HEADER_ONLY", f"-I{self.prefix}/include", "app.cpp", self.prefix / "lib/libcamlann.a",
                "-o", compiler, cwd=place)
            printed = run(place / compiler).splitlines()
            self.assertEqual(printed[:2], ["  C2-B2|camette|running|castle", "C2-B2"])
            self.assertEqual(printed[3], "  . . .")

    def test_a_project_that_fetches_it(self):
        """Builds only the rules, for speed without optimization and several files at a time."""
        place = self.empty("fetched", app__cpp=self.app.text, CMakeLists__txt=self.fetched.text)
        run("cmake", "-G", "Ninja", "-S", place, "-B", place / "build", f"-DFETCHCONTENT_SOURCE_DIR_CAMLANN={SOURCE}",
            "-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_UNITY_BUILD_BATCH_SIZE=32", f"-DCMAKE_CXX_COMPILER_LAUNCHER={shutil.which('ccache') or ''}")
        run("cmake", "--build", place / "build", env=dict(os.environ, CCACHE_BASEDIR=self.folder.name, CCACHE_NOHASHDIR="1"))
        self.shows(self.app, run(place / "build/app"))
        built = {file.name for file in (place / "build").rglob("*.a")}
        self.assertIn("libcamlann_game.a", built)
        self.assertEqual(built & {"libcamlann.a", "libcamlann_engine.a", "libcamlann_search.a", "libcamlann_tables.a"}, set())

    def test_a_project_that_has_it_as_a_folder(self):
        """Is configured only; names the targets, and nothing of it is built or installed unasked."""
        project = ("cmake_minimum_required(VERSION 3.25)\nproject(app LANGUAGES CXX)\n"
                   f"add_subdirectory({SOURCE} camlann)\nadd_executable(app app.cpp)\n"
                   "target_link_libraries(app Camlann::engine)\nadd_executable(alone alone.cpp)\n")
        place = self.empty("folder", app__cpp=self.app.text, alone__cpp="int main() {}\n", CMakeLists__txt=project)
        run("cmake", "-G", "Ninja", "-S", place, "-B", place / "build")
        steps = run("ninja", "-C", place / "build", "-t", "inputs", "all")
        self.assertIn("libcamlann_engine.a", steps)
        self.assertNotIn("libcamlann.so", steps)
        self.assertNotIn("libcamlann.a", steps)
        steps = run("ninja", "-C", place / "build", "-t", "inputs", "alone")
        self.assertNotIn("camlann/src", steps)
        compiled = run("ninja", "-C", place / "build", "-t", "commands", "app")
        self.assertNotIn("-Werror", compiled)
        self.assertNotIn(f"-I{SOURCE}/src", next(line for line in compiled.splitlines() if "app.cpp" in line))
        self.assertNotIn("camlann", run("cmake", "--install", place / "build", "--prefix", place / "prefix"))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
