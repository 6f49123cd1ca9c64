#!/usr/bin/env python3
"""debian_test.py ROOT: the Debian packages (debian/) have the version of the project, and build with what script/setup installs."""

import re
import sys
from pathlib import Path

root = Path(sys.argv[1])


def read(name):
    return (root / name).read_text()


version = re.search(r"^project\(camlann VERSION ((\d+)\.\d+\.\d+)", read("CMakeLists.txt"), re.M)
whole, abi = version.groups()
control = read("debian/control")
faults = []
if not read("debian/changelog").startswith(f"camlann ({whole}-"):
    faults.append(f"debian/changelog: the first entry is not of {whole}")
if set(re.findall(r"libcamlann(\d[\d.]*)", control)) != {abi}:
    faults.append(f"debian/control: the library's package is not libcamlann{abi}")
if f"camlann_{whole}-" not in read("doc/hosting.md"):
    faults.append(f"doc/hosting.md: names no package of {whole}")
setup = set(re.findall(r"[\w.+-]+", read("script/setup")))
needs = re.search(r"^Build-Depends:((?:.|\n )*)$", control, re.M)[1]
for need in re.findall(r"([a-z][\w.+-]+)(?: \([^)]*\))?(?:,|$)", needs.replace("\n", "")):
    if need not in setup and need != "debhelper-compat":
        faults.append(f"debian/control: script/setup does not install {need}")
print("\n".join(faults) or f"debian/ is of {whole}")
sys.exit(bool(faults))
