#!/usr/bin/env python3
"""options_test.py PROGRAM ROOT [--write]: the tables of options in doc/hosting.md are what the program says of `serve` and `worker`,
and the two files of the package have these options, no others, and each of them once. --write writes the tables anew."""
import collections
import re
import subprocess
import sys

program, root = sys.argv[1], sys.argv[2]
page = f'{root}/doc/hosting.md'
manual = subprocess.run([program, 'man'], check=True, capture_output=True, text=True).stdout
# Options that no file contains: the file itself, options for a single start, and folders of the package.
in_no_file = {'serve': {'config', 'without-log', 'web', 'books', 'self-play', 'records'}, 'worker': {'config'}}
files = {'serve': 'packaging/camlann.toml', 'worker': 'packaging/worker.toml'}
headings = {'serve': '# Options\n', 'worker': '## Options of a worker\n'}
fewest = {'serve': 20, 'worker': 4}


def plain(text):
    return text.replace('\\fI', '').replace('\\fR', '').replace('\\&', '').replace('\\-', '-').replace('\\\\', '\\')


def options_of(command):
    section = manual.split(f'.SS {command}\n', 1)[1].split('\n.S', 1)[0]
    options = []
    for entry in section.split('.TP\n.B ')[1:]:
        spelling, text = entry.strip().split('\n', 1)
        # "--max-unread MIB:INT in [1 - 1000000]", "--uploads WHO:{accounts,nobody}": drops the range of values. HOST:PORT
        # is a name.
        name = re.split(r':(?=[A-Z]+ in \[|\{)', plain(spelling))[0].strip()
        if '--help' not in name:
            options.append((name, plain(text).strip().replace('|', '\\|')))
    return options


def keys_in(file):
    """Counts the keys of a file, also those in comments; those of a table have its name in front."""
    keys, table = collections.Counter(), ''
    for line in open(file, encoding='utf-8'):
        if heading := re.match(r'#?\[([a-z]+)\]$', line):
            table = f'{heading.group(1)}-'
        elif key := re.match(r'#?([a-z-]+) = ', line):
            keys[table + key.group(1)] += 1
    return keys


bad = 0
for command, heading in headings.items():
    options = options_of(command)
    table = '| option | |\n| --- | --- |\n' + ''.join(f'| `{name}` | {text} |\n' for name, text in options)
    document = open(page, encoding='utf-8').read()
    before, rest = document.split(f'\n{heading}', 1)
    rows = re.compile(r'\| option \| \|\n(?:\|.*\n)+')
    if '--write' in sys.argv:
        rest = rows.sub(lambda _: table, rest, count=1)
        open(page, 'w', encoding='utf-8').write(f'{before}\n{heading}{rest}')
    found = rows.search(rest)
    if not found or found.group(0) != table:
        print(f'{page}: the table of options of {command} is not what the program says; test/house/options_test.py --write')
        bad += 1
    keys = {name.split(' ')[0][2:] for name, _ in options}
    named = keys_in(f'{root}/{files[command]}')
    for key in sorted(named.keys() - keys):
        print(f'{files[command]}: there is no option {key}')
        bad += 1
    for key in sorted(keys - in_no_file[command] - named.keys()):
        print(f'{files[command]}: it lacks {key}')
        bad += 1
    for key in sorted(key for key, times in named.items() if times > 1 or key in in_no_file[command]):
        print(f'{files[command]}: {key} is there twice, or should not be there')
        bad += 1
    if len(options) < fewest[command]:
        bad += 1
    print(f'{command}: {len(options)} options, {len(named)} of them in {files[command]}')
sys.exit(1 if bad else 0)
