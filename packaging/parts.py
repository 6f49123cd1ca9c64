#!/usr/bin/env python3
"""parts.py VERSION COMMIT TIME: prints what the program and its page are built of, as SPDX 2.3 in JSON.

Reads the installed Debian packages that script/setup names for the server, and web/package-lock.json.
"""

import json
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent


def debian_packages():
    """Returns name and version of each library that the program is built with, if it is installed."""
    setup = (ROOT / "script/setup").read_text()
    names = re.search(r'server_packages="([^"]*)"', setup).group(1).split()
    asked = ["dpkg-query", "-W", "-f=${db:Status-Status} ${Package} ${Version}\n", *names]
    lines = subprocess.run(asked, capture_output=True, text=True).stdout.splitlines()
    return sorted(tuple(line.split()[1:]) for line in lines if line.startswith("installed "))


def npm_packages():
    """Returns name, version and licence of each package that the page is built with."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    found = {
        (path.rpartition("node_modules/")[2], entry["version"], entry.get("license", "NOASSERTION"))
        for path, entry in lock.items()
        if "node_modules/" in path and "version" in entry
    }
    return sorted(found)


def described(kind, name, version, licence, url):
    return {
        "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", f"{kind}-{name}-{version}"),
        "name": name,
        "versionInfo": version,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
        "externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": url}],
    }


def npm_url(name, version):
    return f"pkg:npm/{name.replace('@', '%40')}@{quote(version, safe='')}"


def main(version, commit, time):
    own = described("program", "camlann", version, "MIT", f"pkg:generic/camlann@{version}")
    parts = [described("deb", n, v, "NOASSERTION", f"pkg:deb/debian/{n}@{quote(v, safe='')}") for n, v in debian_packages()]
    parts += [described("npm", n, v, licence, npm_url(n, v)) for n, v, licence in npm_packages()]
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"camlann-{version}",
        "documentNamespace": f"urn:camlann:{version}:{commit}",
        "creationInfo": {
            "created": datetime.fromtimestamp(int(time), UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: packaging/parts.py"],
        },
        "packages": [own, *parts],
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": own["SPDXID"]},
            *(
                {"spdxElementId": part["SPDXID"], "relationshipType": "BUILD_DEPENDENCY_OF", "relatedSpdxElement": own["SPDXID"]}
                for part in parts
            ),
        ],
    }
    json.dump(document, sys.stdout, indent=1, ensure_ascii=False)
    print()


if __name__ == "__main__":
    main(*sys.argv[1:])
