"""A recipe of the library for Conan 2 (doc/library.md): `conan create CAMLANN/packaging/conan`, where CAMLANN is this tree. It builds the
tree that it lies in, so it needs no address and no checksum."""
import re
from pathlib import Path

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load, rm, rmdir

required_conan_version = ">=2.0"


class Camlann(ConanFile):
    name = "camlann"
    description = "Rules, records, search and endgame tables of the Camelot family of board games and of Camblam"
    license = "MIT"
    topics = ("board-games", "camelot", "game-engine")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False]}
    default_options = {"shared": False}

    def _tree(self):
        return Path(self.recipe_folder).parents[1]

    def set_version(self):
        self.version = re.search(r"project\(camlann VERSION ([0-9.]+)", load(self, str(self._tree() / "CMakeLists.txt")))[1]

    def export_sources(self):
        """Copies the files that the source archive for Python has, too: those that the library is built of."""
        for line in load(self, str(self._tree() / "MANIFEST.in")).splitlines():
            command, *names = line.split()
            for name in names if command in ("include", "graft") else ():
                copy(self, f"{name}/*" if command == "graft" else name, str(self._tree()), self.export_sources_folder)

    def validate(self):
        check_min_cppstd(self, 20)
        if self.settings.os != "Linux":
            raise ConanInvalidConfiguration("The library is built on Linux")

    def requirements(self):
        self.requires("tl-expected/[>=1.0 <2]")
        self.requires("zstd/[>=1.5 <1.6]")

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["CAMLANN_LIBRARY"] = True
        toolchain.cache_variables["CAMLANN_TESTS"] = False
        # The Python module has its own packages.
        toolchain.cache_variables["CMAKE_DISABLE_FIND_PACKAGE_Python3"] = True
        toolchain.cache_variables["CMAKE_DISABLE_FIND_PACKAGE_pybind11"] = True
        toolchain.generate()
        CMakeDeps(self).generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, str(Path(self.package_folder) / "licenses"))
        cmake = CMake(self)
        for component in ("runtime", "development"):
            cmake.install(component=component)
        libraries = Path(self.package_folder) / "lib"
        rm(self, "*.a" if self.options.shared else "*.so*", str(libraries))
        # Conan writes these itself.
        rmdir(self, str(libraries / "cmake"))
        rmdir(self, str(libraries / "pkgconfig"))
        rmdir(self, str(Path(self.package_folder) / "share"))

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "Camlann")
        self.cpp_info.set_property("pkg_config_name", "camlann")
        rules = self.cpp_info.components["rules"]
        rules.set_property("cmake_target_name", "Camlann::rules")
        rules.libs = ["camlann"]
        rules.requires = ["tl-expected::tl-expected"]
        rules.system_libs = ["pthread", "m"]
        engine = self.cpp_info.components["engine"]
        engine.set_property("cmake_target_name", "Camlann::engine")
        engine.requires = ["rules", "zstd::zstd"]
