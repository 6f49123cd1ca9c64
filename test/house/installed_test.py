#!/usr/bin/env python3
"""installed_test.py BUILD ROOT: what the package installs of documents, alerts and dashboard is complete: every page that hosting.md
leads to, and every file below /usr/share that it names, is there."""
import pathlib
import re
import subprocess
import sys
import tempfile

build, root = sys.argv[1], pathlib.Path(sys.argv[2])
bad = 0
with tempfile.TemporaryDirectory() as folder:
    subprocess.run(['cmake', '--install', build, '--component', 'documents', '--prefix', folder], check=True, stdout=subprocess.DEVNULL)
    installed = pathlib.Path(folder).resolve()
    docs = installed / 'usr/share/doc/camlann'
    left, seen = [docs / 'hosting.md'], set()
    while left:
        page = left.pop()
        if page in seen:
            continue
        seen.add(page)
        if not page.is_file():
            print(f'{page.relative_to(installed)} is not installed')
            bad += 1
            continue
        if page.suffix != '.md':
            continue
        text = page.read_text(encoding='utf-8')
        for path in re.findall(r'\]\(([^)#: ]+)', text):
            linked = (page.parent / path).resolve()
            if docs in linked.parents:  # else in the source
                left.append(linked)
        # `decisions/0028-several-servers.md`: seen from the page, from the folder of documents, or from the source.
        for path in re.findall(r'`([a-z]+(?:/[a-z0-9-]+)*\.(?:md|yaml))`', text):
            if path == 'notes.md':  # a file of a release, on the page about them
                continue
            beside = (page.parent / path).resolve()
            left.append(beside if beside.is_file() else docs / path.removeprefix('doc/'))
    for path in sorted(set(re.findall(r'/usr/share/[a-z./-]*[a-z]', (root / 'doc/hosting.md').read_text(encoding='utf-8')))):
        if not (installed / path[1:]).exists():
            print(f'hosting.md names {path}, which is not installed')
            bad += 1
print(f'{len(seen)} documents that hosting.md leads to')
sys.exit(1 if bad or len(seen) < 10 else 0)
