"""Builds camlann._core with CMake; pyproject.toml has the rest.

CAMLANN_BUILD names a folder in which CMake has built the library already (`cmake --preset library`); its module is taken then.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from wheel.bdist_wheel import bdist_wheel

SOURCE = Path(__file__).resolve().parent
TARGET = "camlann_python"

# Libraries that each Linux of PEP 600 has, of those that a module may need.
EVERYWHERE = re.compile(r"lib(c|m|pthread|rt|dl)\.so\.\d+|ld-linux.*")


class BuildWithCMake(build_ext):
    def build_extension(self, ext):
        wanted = Path(self.get_ext_fullpath(ext.name)).resolve()
        given = os.environ.get("CAMLANN_BUILD")
        build = Path(given or self.build_temp).resolve()
        if not given:
            self.configure(build)
        subprocess.run(["cmake", "--build", build, "--target", TARGET, "--parallel"], check=True)
        wanted.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(build / "python/camlann" / wanted.name, wanted)

    def configure(self, build):
        generator = ["-G", "Ninja"] if shutil.which("ninja") else []
        options = {
            "CMAKE_BUILD_TYPE": "Release",
            "CMAKE_CXX_FLAGS_RELEASE": "-O2 -DNDEBUG",
            "CMAKE_UNITY_BUILD": "ON",
            "CAMLANN_LIBRARY": "ON",
            "CAMLANN_TESTS": "OFF",
            "Python3_EXECUTABLE": sys.executable,
        }
        given = [f"-D{name}={value}" for name, value in options.items()]
        subprocess.run(["cmake", "-S", SOURCE, "-B", build, *generator, *given], check=True)


def objdump(option, module):
    return subprocess.run(["objdump", option, module], check=True, capture_output=True, text=True).stdout


def manylinux(module, platform):
    """Returns the platform tag of PEP 600 for a module, or `platform` if it needs a library that other Linux systems lack."""
    needed = re.findall(r"NEEDED\s+(\S+)", objdump("-p", module))
    if not platform.startswith("linux_") or not all(EVERYWHERE.fullmatch(name) for name in needed):
        return platform
    versions = re.findall(r"GLIBC_(\d+)\.(\d+)", objdump("-T", module))
    major, minor = max((int(major), int(minor)) for major, minor in versions)
    return f"many{platform.replace('linux_', f'linux_{major}_{minor}_', 1)}"


class TaggedWheel(bdist_wheel):
    def get_tag(self):
        python, abi, platform = super().get_tag()
        build = self.get_finalized_command("build_ext")
        module = Path(build.build_lib) / build.get_ext_filename(build.extensions[0].name)
        return python, abi, manylinux(module, platform) if module.exists() else platform


def version():
    return re.search(r"project\(camlann VERSION (\S+)", (SOURCE / "CMakeLists.txt").read_text()).group(1)


setup(
    version=version(),
    ext_modules=[Extension("camlann._core", [])],
    cmdclass={"build_ext": BuildWithCMake, "bdist_wheel": TaggedWheel},
)
