"""parts_test.py SOURCE: what packaging/parts.py writes for a release is SPDX 2.3, the same each time, and has every package of the page.

The rules are those of https://spdx.github.io/spdx-spec/v2.3 for the parts of the format that the list uses."""

import json
import re
import subprocess
import sys
import unittest
from pathlib import Path

SOURCE = Path(sys.argv[1]).resolve()
COMMIT = "0123456789abcdef0123456789abcdef01234567"

DOCUMENT = {"spdxVersion", "dataLicense", "SPDXID", "name", "documentNamespace", "creationInfo", "packages", "relationships"}
PACKAGE = {"SPDXID", "name", "versionInfo", "downloadLocation", "filesAnalyzed", "licenseConcluded", "licenseDeclared", "copyrightText", "externalRefs"}
ID = re.compile(r"SPDXRef-[A-Za-z0-9.-]+")
TIME = re.compile(r"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z")
CREATOR = re.compile(r"(Tool|Organization|Person): \S.*")
# An absolute URI without a fragment (RFC 3986).
NAMESPACE = re.compile(r"[a-z][a-z0-9+.-]*:[A-Za-z0-9:/?\[\]@!$&'()*+,;=._~%-]+")
PURL = re.compile(r"pkg:[a-z]+(?:/[A-Za-z0-9.%_+~-]+)+@[A-Za-z0-9.%_~-]+")

# Licences of the page's packages and their near relatives, from https://spdx.org/licenses.
LICENCES = set("""0BSD Apache-2.0 Artistic-2.0 BSD-2-Clause BSD-3-Clause BSL-1.0 BlueOak-1.0.0 CC-BY-3.0 CC-BY-4.0 CC0-1.0 ISC MIT MIT-0
    MPL-2.0 OFL-1.1 Python-2.0 Unlicense WTFPL Zlib curl""".split())


def is_expression(text):
    """True for a licence, or several that AND and OR connect, as Annex D of the specification writes them."""
    words = re.findall(r"[()]|[^\s()]+", text)
    licence = r"(?:L|\((?:L(?: (?:AND|OR) L)*)\))"
    shape = " ".join("L" if word in LICENCES else word for word in words).replace("( ", "(").replace(" )", ")")
    return text == "NOASSERTION" or re.fullmatch(f"{licence}(?: (?:AND|OR) {licence})*", shape) is not None


def listed(time="1000000000"):
    made = subprocess.run([SOURCE / "packaging/parts.py", "1.2.3", COMMIT, time], capture_output=True, text=True, check=True)
    return made.stdout


class Parts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.text = listed()
        cls.document = json.loads(cls.text)
        cls.packages = cls.document["packages"]

    def test_51_the_document(self):
        document = self.document
        self.assertEqual(set(document), DOCUMENT)
        self.assertEqual([document[key] for key in ("spdxVersion", "dataLicense", "SPDXID", "name")],
                         ["SPDX-2.3", "CC0-1.0", "SPDXRef-DOCUMENT", "camlann-1.2.3"])
        self.assertRegex(document["documentNamespace"], f"^{NAMESPACE.pattern}$")
        self.assertIn(COMMIT, document["documentNamespace"])
        self.assertEqual(set(document["creationInfo"]), {"created", "creators"})
        self.assertEqual(document["creationInfo"]["created"], "2001-09-09T01:46:40Z")
        self.assertRegex(document["creationInfo"]["created"], f"^{TIME.pattern}$")
        for creator in document["creationInfo"]["creators"]:
            self.assertRegex(creator, f"^{CREATOR.pattern}$")

    def test_51_the_packages(self):
        for package in self.packages:
            with self.subTest(package["name"]):
                self.assertEqual(set(package), PACKAGE)
                self.assertRegex(package["SPDXID"], f"^{ID.pattern}$")
                self.assertTrue(package["name"] and package["versionInfo"])
                self.assertIs(package["filesAnalyzed"], False)
                self.assertTrue(is_expression(package["licenseDeclared"]), package["licenseDeclared"])
                self.assertEqual({package[key] for key in ("downloadLocation", "licenseConcluded", "copyrightText")}, {"NOASSERTION"})
                for outside in package["externalRefs"]:
                    self.assertEqual(set(outside), {"referenceCategory", "referenceType", "referenceLocator"})
                    self.assertEqual((outside["referenceCategory"], outside["referenceType"]), ("PACKAGE-MANAGER", "purl"))
                    self.assertRegex(outside["referenceLocator"], f"^{PURL.pattern}$")

    def test_51_names_are_of_one_package_each(self):
        names = [package["SPDXID"] for package in self.packages]
        self.assertEqual(len(names), len(set(names)))
        self.assertNotIn("SPDXRef-DOCUMENT", names)

    def test_51_each_package_has_its_place(self):
        names = {package["SPDXID"] for package in self.packages}
        own = next(package["SPDXID"] for package in self.packages if package["name"] == "camlann")
        described = [one for one in self.document["relationships"] if one["relationshipType"] == "DESCRIBES"]
        self.assertEqual(described, [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": own}])
        needed = [one for one in self.document["relationships"] if one["relationshipType"] == "BUILD_DEPENDENCY_OF"]
        self.assertEqual(len(needed) + 1, len(self.document["relationships"]))
        self.assertEqual({one["relatedSpdxElement"] for one in needed}, {own})
        self.assertEqual({one["spdxElementId"] for one in needed}, names - {own})

    def test_51_every_locked_package_of_the_page_is_listed(self):
        lock = json.loads((SOURCE / "web/package-lock.json").read_text())["packages"]
        locked = {(path.rpartition("node_modules/")[2], entry["version"])
                  for path, entry in lock.items() if "node_modules/" in path and not entry.get("link")}
        self.assertGreater(len(locked), 100)
        self.assertEqual(locked - {(package["name"], package["versionInfo"]) for package in self.packages}, set())

    def test_51_the_same_each_time(self):
        self.assertEqual(self.text, listed())
        self.assertNotEqual(self.text, listed("1000000001"))

    def test_expressions(self):
        for good in ("MIT", "NOASSERTION", "(MIT OR CC0-1.0)", "MIT AND ISC", "(MIT OR ISC) AND Zlib"):
            self.assertTrue(is_expression(good), good)
        for bad in ("", "SEE LICENSE IN file", "MIT/X11", "MIT OR", "(MIT", "UNLICENSED", "Apache 2.0"):
            self.assertFalse(is_expression(bad), bad)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
