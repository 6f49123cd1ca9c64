"""release_test.py SOURCE: the documents name the files that script/release makes, each door begins with them, and their commands take
those files. The files here are empty; script/release --check and script/package --check make and use real ones."""

import fnmatch
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from email.utils import parsedate_to_datetime
from pathlib import Path

from page import blocks_of

SOURCE = Path(sys.argv[1]).resolve()
DOORS = {  # the page, and the part of it that begins with the files of a release
    "doc/hosting.md": ("# A club's server, step by step", "# Data"),
    "doc/library.md": ("## Install", "## Errors"),
    "doc/python.md": ("## Install", "## A game in five lines"),
    "doc/javascript.md": ("## Install", "## A game in five lines"),
    "doc/windows.md": ("# Windows", "## Missing commands"),
    "doc/static-site.md": ("# A site without a server", "## Building"),
}
FILE = re.compile(r"(?<![\w/.-])(?:\.{1,2}/)?((?:python3-|lib)?camlann[\w.{},*-]*\.(?:deb|whl|tgz|zip|tar\.gz|tar\.xz|dsc|spdx\.json))")
CHECK = "sha256sum --check --ignore-missing SHA256SUMS"


def read(name):
    return (SOURCE / name).read_text(encoding="utf-8")


VERSION = re.search(r"^project\(camlann VERSION ([\d.]+)", read("CMakeLists.txt"), re.M)[1]


def files_of_a_release():
    """The names that script/release and what it calls give to files."""
    script = read("script/release")
    names = {"SHA256SUMS", "Containerfile"}
    for name in re.findall(r'"\$files/([^"]+)"', script) + re.findall(r"build/(?:site|windows)/([^ ]+\.zip)", script):
        names.add(name.replace('"', "").replace("$name", f"camlann-{VERSION}").replace("$version", VERSION))
    for package in re.findall(r"^Package: (\S+)$", read("debian/control"), re.M):
        names.add(f"{package}_{VERSION}-1_amd64.deb")
    names |= {f"camlann_{VERSION}-1.dsc", f"camlann_{VERSION}-1.debian.tar.xz"}
    for package in (SOURCE / "web").glob("*/package.json"):
        name = re.search(r'"name": "@camlann/(\w+)"', package.read_text())[1]
        names.add(f"camlann-{name}-{VERSION}.tgz")
    names.add(f"camlann-{VERSION}-cp311-cp311-manylinux_2_36_x86_64.whl")  # of Debian 12; test/doors/python_test.py has its form
    return names


NAMES = files_of_a_release()


def expanded(word):
    """The words that braces stand for."""
    found = re.search(r"\{([^{}]*)\}", word)
    if not found:
        return [word]
    return [one for part in found[1].split(",") for one in expanded(word[: found.start()] + part + word[found.end():])]


def patterns_in(text):
    """What a text calls files of a release, with the version and the architecture of this test."""
    for word in FILE.findall(text):
        for one in expanded(word):
            one = re.sub(r"(?<=[-_])X(?=[-._])", VERSION, one).replace("_ARCHITECTURE.deb", "_amd64.deb")
            yield one.replace("ARCHITECTURE", "x86_64")


def part_of(page):
    first, last = DOORS[page]
    lines = read(page).splitlines()
    return "\n".join(lines[lines.index(first):lines.index(last)])


class Release(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.place = Path(folder.name)
        for name in NAMES - {"SHA256SUMS"}:
            (self.place / name).write_text(name)
        self.run_here("sha256sum -- * >SHA256SUMS")

    def run_here(self, command, status=0, cwd=None):
        done = subprocess.run(["bash", "-O", "failglob", "-ec", command], cwd=cwd or self.place, capture_output=True, text=True)
        self.assertEqual(done.returncode, status, f"{command}\n{done.stdout}{done.stderr}")
        return done.stdout

    def test_51_documents_name_files_that_a_release_has(self):
        count = 0
        for page in ("README.md", "doc/releasing.md", *DOORS):
            for pattern in patterns_in(part_of(page) if page in DOORS else read(page)):
                count += 1
                with self.subTest(f"{page}: {pattern}"):
                    self.assertTrue(fnmatch.filter(NAMES, pattern), "script/release makes no such file")
        self.assertGreater(count, 40)

    def test_51_the_page_on_releases_has_a_row_for_each_file(self):
        rows = [line.split("|")[1] for line in read("doc/releasing.md").splitlines() if line.startswith("| `")]
        named = {name for row in rows for pattern in patterns_in(row) for name in fnmatch.filter(NAMES, pattern)}
        source = {f"camlann_{VERSION}-1.debian.tar.xz"}  # in the row of the .dsc, by its end
        plain = {name for name in NAMES if any(f"`{name}`" in row for row in rows)}
        self.assertEqual(NAMES - named - plain - source, set())

    def test_51_each_door_begins_with_a_release(self):
        for page in DOORS:
            text = part_of(page)
            with self.subTest(page):
                release = FILE.search(text)
                self.assertIsNotNone(release, "names no file of a release")
                source = re.search(r"script/\w|--preset|\bcheckout\b|pip install [^\n]* \.$", text, re.M)
                self.assertTrue(source is None or release.start() < source.start(), "the source comes first")
                self.assertIn("SHA256SUMS", text)
                self.assertRegex(text, r"\b(remov|delet|purge|uninstall)", "does not say how to remove it")

    def test_51_the_check_of_downloads_works_as_it_is_printed(self):
        for page in ("README.md", *DOORS):
            if page != "doc/windows.md":
                self.assertIn(CHECK, read(page), page)
        for name in sorted(NAMES)[: len(NAMES) // 2]:
            if name != "SHA256SUMS":
                (self.place / name).unlink()
        self.run_here(CHECK)
        (self.place / f"camlann-{VERSION}.tar.gz").write_text("something else")
        self.run_here(CHECK, status=1)

    def test_51_commands_take_their_files(self):
        commands = [line for page in DOORS for block in blocks_of(SOURCE / page) for line in block.text.splitlines()]
        commands += re.findall(r"`((?:apt-get|pip|npm|unzip|python3) [^`]*)`", read("README.md"))
        taken = set()
        # The page installs the packages for browsers from the folder above.
        below = self.place / "below"
        below.mkdir()
        for command in commands:
            for word in command.split():
                if FILE.search(word) and "*" in word:
                    cwd = below if word.startswith("../") else self.place
                    taken |= {Path(name).name for name in self.run_here(f"printf '%s\\n' {word}", cwd=cwd).split()}
        packages = {name for name in NAMES if re.search(r"\.(deb|whl|tgz)$|-site\.zip$", name)}
        self.assertEqual(taken, packages)
        whole = self.run_here("printf '%s\\n' ./camlann_*_amd64.deb").split()
        self.assertEqual(whole, [f"./camlann_{VERSION}-1_amd64.deb"])

    @unittest.skipUnless(shutil.which("zip"), "zip is not installed")
    def test_51_the_site_is_packed_alike_each_time_and_unpacked_as_the_page_says(self):
        packed = []
        for number in ("1", "2"):
            site = self.place / number / f"camlann-{VERSION}-site"
            (site / "docs").mkdir(parents=True)
            for name in ("index.html", ".nojekyll", "docs/index.html"):
                (site / name).write_text(name)
            self.run_here(f"source {SOURCE}/script/common.sh && SOURCE_DATE_EPOCH=1000000000 pack_zip {site}")
            packed.append(Path(f"{site}.zip").read_bytes())
        self.assertEqual(*packed)
        (self.place / f"camlann-{VERSION}-site.zip").write_bytes(packed[0])
        if not shutil.which("unzip"):
            return
        self.run_here(next(line for block in blocks_of(SOURCE / "doc/static-site.md") for line in block.text.splitlines()
                           if line.startswith("unzip ")))
        self.assertTrue((self.place / f"camlann-{VERSION}-site/.nojekyll").exists())

    def notes(self, changelog):
        command = re.search(r"^ *(awk .*) CHANGELOG.md >", read("script/release"), re.M)[1]
        (self.place / "changelog").write_text(changelog)
        return self.run_here(f"version={VERSION}; {command} changelog")

    def test_51_the_notes_are_the_section_of_the_version(self):
        notes = self.notes(read("CHANGELOG.md"))
        self.assertGreater(len(notes), 1000)
        self.assertNotRegex(notes, r"(?m)^## ")
        self.assertRegex(notes, r"(?m)^### Added$")
        # Sections above and below that version are left out.
        later = f"# Changelog\n\n## Unreleased\n\nLater.\n\n## {VERSION} - 2030-01-02\n\nNow.\n\n## {VERSION}1 - 2029-01-02\n\nEarlier.\n"
        self.assertEqual(self.notes(later).split(), ["Now."])

    def test_51_a_released_version_has_one_date(self):
        first, date = re.search(r"^## (\S+)(?: - (.*))?$", read("CHANGELOG.md"), re.M).groups()
        self.assertIn(first, ("Unreleased", VERSION))
        if first == VERSION:
            signed = re.search(r"^ -- .*  (.*)$", read("debian/changelog"), re.M)[1]
            self.assertEqual(parsedate_to_datetime(signed).strftime("%Y-%m-%d"), date)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
