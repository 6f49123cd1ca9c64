#!/usr/bin/env python3
"""files_test.py FOLDER [Files.TEST...]: uses the files of a release in FOLDER that need no installation as root, each by the commands that
its page prints, in an empty home and without a network, and removes them. Prints the size of each and the seconds to its first use.

`script/release --check` runs this. The Debian packages and the container have tests of their own here, as has the program for Windows
(test/windows); chromium-headless-shell opens the site."""

import hashlib
import json
import os
import re
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import zipfile
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "test/doors"))
from page import blocks_of  # noqa: E402

FILES = Path(sys.argv[1]).resolve()
VERSION = re.search(r"^project\(camlann VERSION ([\d.]+)", (SOURCE / "CMakeLists.txt").read_text(), re.M)[1]
CHECK = "sha256sum --check --ignore-missing SHA256SUMS"
# White's first moves in Cam.
MOVES = 54


def spent():
    """Returns the seconds that have passed, and those that processors have worked for the commands that have ended."""
    worked = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.monotonic(), worked.ru_utime + worked.ru_stime


def commands_of(page, words):
    """Returns the lines of the first block of a page that has these words."""
    block = next(block for block in blocks_of(SOURCE / page) if words in block.text)
    return block.text.splitlines()


class Files(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = Path(folder.name) / "home"
        self.place = self.home / "files"
        self.place.mkdir(parents=True)
        for file in FILES.iterdir():
            (self.place / file.name).symlink_to(file)

    def run_here(self, command, cwd=None):
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP", "npm_", "NODE_PATH", "CAMLANN"))}
        environment |= {"HOME": str(self.home), "PIP_NO_INDEX": "1", "npm_config_offline": "true"}
        done = subprocess.run(["bash", "-O", "failglob", "-ec", command], cwd=cwd or self.place, env=environment, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, f"{command}\n{done.stdout}{done.stderr}")
        return done.stdout

    def use(self, pattern, commands, cwd=None):
        """Runs commands of a page, of which only the first checks the download; returns what the last one has printed."""
        self.assertIn(CHECK, commands[0])
        self.run_here(commands[0], cwd)
        begun = spent()
        for command in commands[1:]:
            printed = self.run_here(command, cwd)
        self.say(pattern, begun)
        return printed

    def say(self, pattern, begun):
        size = sum(file.stat().st_size for file in FILES.glob(pattern))
        self.assertGreater(size, 0, pattern)
        seconds, worked = (now - then for now, then in zip(spent(), begun))
        print(f"{pattern}: {size / 1e6:.2f} MB, {seconds:.1f} s to first use, of which a processor worked {worked:.1f} s", flush=True)

    def test_checksums_of_all_files(self):
        self.run_here(CHECK)
        listed = {line.split("  ", 1)[1] for line in (FILES / "SHA256SUMS").read_text().splitlines()}
        self.assertEqual(listed, {file.name for file in FILES.iterdir()} - {"SHA256SUMS"})

    def test_wheel(self):
        printed = self.use("camlann-*.whl", commands_of("doc/python.md", "camlann-*.whl"))
        self.assertEqual(int(printed), MOVES)
        self.run_here("~/camlann-env/bin/pip uninstall --yes camlann")
        self.assertEqual(list((self.home / "camlann-env").rglob("*camlann*/*")), [])

    def test_source_archive_of_python(self):
        self.run_here(f"tar -xf camlann-{VERSION}.tar.gz")
        begun = spent()
        for command in commands_of("doc/python.md", "pip install --no-build-isolation ."):
            printed = self.run_here(command, self.place / f"camlann-{VERSION}")
        self.say("camlann-*.tar.gz", begun)
        self.assertEqual(printed.strip(), VERSION)

    def test_packages_for_node(self):
        own = self.home / "files/own"
        own.mkdir()
        (own / "package.json").write_text('{ "type": "module" }')
        printed = self.use("camlann-*.tgz", commands_of("doc/javascript.md", "npm install ../"), own)
        self.assertEqual(int(printed), MOVES)
        self.run_here("npm uninstall @camlann/core @camlann/board @camlann/engine @camlann/play", own)
        # Older versions of npm leave an empty folder.
        self.assertEqual([path for path in own.rglob("*camlann*/**/*") if path.is_file()], [])

    def test_site(self):
        check, unpack, serve = commands_of("doc/static-site.md", "unzip camlann-*-site.zip")
        self.run_here(check)
        begun = spent()
        self.run_here(unpack)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        server = subprocess.Popen(["bash", "-O", "failglob", "-c", f"exec {serve} {port}"], cwd=self.place, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        while True:
            with socket.socket() as door:
                if door.connect_ex(("127.0.0.1", port)) == 0:
                    break
            self.assertIsNone(server.poll(), "the server has ended")
            time.sleep(0.05)
        browser = ["chromium-headless-shell", "--no-sandbox", "--disable-gpu", f"--user-data-dir={self.home}/browser",
                   "--virtual-time-budget=10000", "--dump-dom", f"http://127.0.0.1:{port}/"]
        page = subprocess.run(browser, capture_output=True, text=True, timeout=120).stdout
        self.say("camlann-*-site.zip", begun)
        self.assertGreaterEqual(len(re.findall(r'<div class="tile ', page)), 9, "tiles")
        self.assertIn("cb-piece", page)

    def test_program_for_windows(self):
        with zipfile.ZipFile(FILES / f"camlann-{VERSION}-windows.zip") as packed:
            self.assertIsNone(packed.testzip())
            folder = f"camlann-{VERSION}-windows"
            self.assertEqual(sorted(packed.namelist()), [f"{folder}/{name}" for name in ("LICENSE.txt", "LICENSES-OF-PARTS.txt", "camlann.exe")])
            self.assertEqual(packed.read(f"{folder}/camlann.exe")[:2], b"MZ")
            self.assertIn(b"== libboost1.81-dev\r\n", packed.read(f"{folder}/LICENSES-OF-PARTS.txt"))

    def test_list_of_parts(self):
        document = json.loads((FILES / f"camlann-{VERSION}.spdx.json").read_text())
        self.assertEqual((document["spdxVersion"], document["name"]), ("SPDX-2.3", f"camlann-{VERSION}"))
        names = {package["name"] for package in document["packages"]}
        self.assertLessEqual({"camlann", "libsqlite3-dev", "libboost1.81-dev", "svelte"}, names)

    def test_source_package(self):
        target = self.home / "source"
        self.run_here(f"dpkg-source --no-check --extract camlann_{VERSION}-1.dsc {target}")
        for name in ("debian/rules", "web/ready-made", "web/dist/index.html", "script/server"):
            self.assertTrue((target / name).exists(), name)
        for line in (FILES / f"camlann_{VERSION}-1.dsc").read_text().split("Checksums-Sha256:")[1].splitlines()[1:]:
            if not line.startswith(" "):
                break
            number, _, name = line.split()
            self.assertEqual(hashlib.sha256((FILES / name).read_bytes()).hexdigest(), number, name)

    def test_notes(self):
        self.assertIn("### Added", (FILES / "notes.md").read_text())


if __name__ == "__main__":
    if not shutil.which("chromium-headless-shell"):
        sys.exit("files_test.py: chromium-headless-shell is missing; script/setup --test installs it")
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
