"""recipes_test.py SOURCE: the recipes for vcpkg and Conan are true to the library's CMake. Neither program is needed: stand-ins take their
places, CMake configures what the recipes give it, and nothing is compiled."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import types
import unittest
from pathlib import Path

SOURCE = Path(sys.argv[1]).resolve()
VERSION = re.search(r"^project\(camlann VERSION ([\d.]+)", (SOURCE / "CMakeLists.txt").read_text(), re.M)[1]
PORT = SOURCE / "packaging/vcpkg"
RECIPE = SOURCE / "packaging/conan/conanfile.py"

STAND_INS = """
function(vcpkg_cmake_configure)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "SOURCE_PATH" "OPTIONS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "vcpkg_cmake_configure: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  execute_process(COMMAND ${CMAKE_COMMAND} -G Ninja -S ${arg_SOURCE_PATH} -B ${BUILD} -DCMAKE_BUILD_TYPE=Release ${arg_OPTIONS}
    COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
endfunction()
function(vcpkg_cmake_install)
  message(STATUS "install")
endfunction()
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "PACKAGE_NAME;CONFIG_PATH" "")
  message(STATUS "config ${arg_PACKAGE_NAME} ${arg_CONFIG_PATH}${arg_UNPARSED_ARGUMENTS}")
endfunction()
function(vcpkg_fixup_pkgconfig)
  message(STATUS "pkgconfig")
endfunction()
function(vcpkg_install_copyright)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "FILE_LIST")
  file(SIZE ${arg_FILE_LIST} size)
  message(STATUS "licence of ${size} bytes")
endfunction()
include(${PORT}/portfile.cmake)
"""


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


class Part:
    """What a recipe says of a package or a component."""

    def __init__(self):
        self.properties, self.requires, self.libs, self.components = {}, [], [], {}

    def set_property(self, name, value):
        self.properties[name] = value


class Components(dict):
    def __missing__(self, name):
        self[name] = Part()
        return self[name]


def copied(_, pattern, source, target):
    files = [file for file in Path(source).glob(pattern.replace("/*", "/**/*")) if file.is_file()]
    if not files:
        raise AssertionError(f"nothing is called {pattern}")
    for file in files:
        to = Path(target) / file.relative_to(source)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, to)


def recipe():
    """The class in the recipe, with stand-ins for what Conan gives it."""
    tools = {
        "conan": {"ConanFile": object}, "conan.errors": {"ConanInvalidConfiguration": ValueError}, "conan.tools": {},
        "conan.tools.build": {"check_min_cppstd": None},
        "conan.tools.cmake": dict.fromkeys(("CMake", "CMakeDeps", "CMakeToolchain", "cmake_layout")),
        "conan.tools.files": {"copy": copied, "load": lambda _, path: Path(path).read_text(), "rm": None, "rmdir": None},
    }
    for name, what in tools.items():
        sys.modules[name] = types.ModuleType(name)
        vars(sys.modules[name]).update(what)
    names = {}
    exec(compile(RECIPE.read_text(), RECIPE, "exec"), names)
    made = names["Camlann"]()
    made.recipe_folder = str(RECIPE.parent)
    return made


class Recipes(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.place = Path(folder.name)

    def test_51_the_vcpkg_manifest_is_of_this_version_and_library(self):
        manifest = json.loads((PORT / "vcpkg.json").read_text())
        self.assertEqual((manifest["name"], manifest["version"]), ("camlann", VERSION))
        needs = [one if isinstance(one, str) else one["name"] for one in manifest["dependencies"]]
        self.assertEqual(needs, ["tl-expected", "vcpkg-cmake", "vcpkg-cmake-config", "zstd"])
        self.assertLessEqual(set(manifest), {"name", "version", "description", "license", "supports", "dependencies", "homepage"})

    def test_51_the_vcpkg_port_configures_the_library(self):
        (self.place / "driver.cmake").write_text(STAND_INS)
        packages = self.place / "packages"
        done = run("cmake", f"-DPORT={PORT}", f"-DBUILD={self.place}/build", f"-DCURRENT_PACKAGES_DIR={packages}", "-P", self.place / "driver.cmake")
        self.assertEqual(re.findall(r"^-- (install|pkgconfig|config .*|licence .*)$", done, re.M)[:3],
                         ["install", "config Camlann lib/cmake/Camlann", "pkgconfig"])
        targets = run("ninja", "-C", self.place / "build", "-t", "targets", "all")
        self.assertIn("libcamlann.a:", targets)
        self.assertNotIn("camlann_python", targets)
        # Where the port expects CMake's package.
        self.assertIn("${CMAKE_INSTALL_LIBDIR}/cmake/Camlann)", (SOURCE / "cmake/library.cmake").read_text())

    def test_51_conan_exports_what_the_library_is_built_of(self):
        made = recipe()
        made.set_version()
        self.assertEqual(made.version, VERSION)
        made.export_sources_folder = str(self.place / "source")
        made.export_sources()
        self.assertFalse((self.place / "source/src/server").exists())
        # Headers in another folder than the compiler's own, as Conan has them.
        shutil.copytree("/usr/include/tl", self.place / "other/tl")
        run("cmake", "-G", "Ninja", "-S", self.place / "source", "-B", self.place / "build", "-DCAMLANN_LIBRARY=ON", "-DCAMLANN_TESTS=OFF",
            "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_DISABLE_FIND_PACKAGE_Python3=ON", "-DCMAKE_DISABLE_FIND_PACKAGE_pybind11=ON",
            f"-DCMAKE_INCLUDE_PATH={self.place}/other")
        commands = json.loads((self.place / "build/compile_commands.json").read_text())
        self.assertGreater(len(commands), 30)
        for one in commands:
            self.assertIn(f"{self.place}/other", one["command"], one["file"])
            self.assertTrue(Path(one["file"]).exists() or "/build/" in one["file"], one["file"])

    def test_51_conan_has_the_targets_of_the_package(self):
        made = recipe()
        made.cpp_info = Part()
        made.cpp_info.components = Components()
        made.package_info()
        targets = {part.properties["cmake_target_name"] for part in made.cpp_info.components.values()}
        config = (SOURCE / "cmake/CamlannConfig.cmake.in").read_text()
        self.assertEqual(targets, set(re.findall(r"add_library\((Camlann::\w+)", config)))
        self.assertEqual(made.cpp_info.properties["cmake_file_name"], "Camlann")
        self.assertEqual(made.cpp_info.components["engine"].requires, ["rules", "zstd::zstd"])
        components = re.search(r'for component in \(([^)]*)\)', RECIPE.read_text())[1]
        library = (SOURCE / "cmake/library.cmake").read_text()
        for component in re.findall(r"\w+", components):
            self.assertIn(component, library)

    def test_51_the_package_links_the_zstd_that_cmake_finds(self):
        """Of a package manager: in its folder, not the linker's."""
        config = (SOURCE / "cmake/CamlannConfig.cmake.in").read_text()
        (self.place / "CamlannConfig.cmake").write_text(
            config.replace("@PACKAGE_INIT@", "macro(check_required_components)\nendmacro()"))
        (self.place / "CamlannTargets.cmake").write_text("add_library(Camlann::static STATIC IMPORTED)\n")
        (self.place / "lib").mkdir()
        (self.place / "lib/libzstd.a").write_text("")
        (self.place / "CMakeLists.txt").write_text(
            "cmake_minimum_required(VERSION 3.25)\nproject(app LANGUAGES CXX)\nfind_package(Camlann CONFIG REQUIRED)\n"
            "get_target_property(links Camlann::engine INTERFACE_LINK_LIBRARIES)\nmessage(STATUS \"links ${links}\")\n")
        done = run("cmake", "-G", "Ninja", "-S", self.place, "-B", self.place / "build", f"-DCamlann_DIR={self.place}",
                   f"-DCMAKE_PREFIX_PATH={self.place}")
        self.assertIn(f"links Camlann::rules;Threads::Threads;{self.place}/lib/libzstd.a", done)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
