#!/usr/bin/env python3
"""options_test.py PROGRAM ROOT [--write]: the table of options in doc/hosting.md is what the program says of `serve`, and the file
of the package has no key that is none of them. --write writes the table anew."""
import re
import subprocess
import sys

program, root = sys.argv[1], sys.argv[2]
page = f'{root}/doc/hosting.md'
manual = subprocess.run([program, 'man'], check=True, capture_output=True, text=True).stdout
section = manual.split('.SS serve\n', 1)[1].split('\n.S', 1)[0]


def plain(text):
    return text.replace('\\fI', '').replace('\\fR', '').replace('\\&', '').replace('\\-', '-').replace('\\\\', '\\')


options = []
for entry in section.split('.TP\n.B ')[1:]:
    spelling, text = entry.strip().split('\n', 1)
    # "--max-unread MIB:INT in [1 - 1000000]": what it may be is for whoever types it.
    words = plain(spelling).split(':')[0].split()
    if '--help' not in words:
        options.append((' '.join(words), plain(text).strip().replace('|', '\\|')))
table = '| option | |\n| --- | --- |\n' + ''.join(f'| `{name}` | {text} |\n' for name, text in options)

document = open(page, encoding='utf-8').read()
before, rest = document.split('# Options\n', 1)
rows = re.compile(r'\| option \| \|\n(?:\|.*\n)+')
if '--write' in sys.argv:
    rest = rows.sub(lambda _: table, rest, count=1)
    open(page, 'w', encoding='utf-8').write(before + '# Options\n' + rest)
found = rows.search(rest)
bad = 0
if not found or found.group(0) != table:
    print(f'{page}: the table of options is not what the program says; test/house/options_test.py --write')
    bad += 1
keys = {name.split(' ')[0][2:] for name, _ in options}
named = re.findall(r'^#?([a-z-]+) = ', open(f'{root}/packaging/camlann.toml', encoding='utf-8').read(), re.MULTILINE)
for key in named:
    if key not in keys:
        print(f'packaging/camlann.toml: there is no option {key}')
        bad += 1
print(f'{len(options)} options, {len(named)} of them in the file of the package')
sys.exit(1 if bad or len(options) < 20 or len(named) < 10 else 0)
