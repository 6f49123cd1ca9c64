#!/usr/bin/env python3
"""rates_test.py ROOT: the table of rates in doc/threats.md has every rate of the server's limits, once, with the numbers of the code."""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
milliseconds = {'milliseconds': 1, 'seconds': 1000, 'minutes': 60_000}


def time_of(span):
    """As the page writes it: 5 ms, 2 s, 10 min."""
    if span % 60_000 == 0:
        return f'{span // 60_000} min'
    return f'{span // 1000} s' if span % 1000 == 0 else f'{span} ms'


bad = 0
rates = {}
for header in ('core/limits.hpp', 'model/study.hpp'):
    text = re.sub(r'//[^\n]*', '', (root / 'src/server' / header).read_text(encoding='utf-8'))
    found = re.findall(r'\bRate (\w+)\{\s*([\d\']+),\s*std::chrono::(\w+)\(([\d\']+)\)\s*\};', text)
    if len(found) != len(re.findall(r'\bRate \w+', text)):
        print(f'{header}: a rate cannot be read')
        bad += 1
    for name, burst, unit, count in found:
        rates[name] = (burst.replace("'", ''), time_of(int(count.replace("'", '')) * milliseconds[unit]))

section = (root / 'doc/threats.md').read_text(encoding='utf-8').split('\n## Rates\n', 1)[1].split('\n## ', 1)[0]
rows = re.findall(r'^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| `(\w+)` \|$', section, re.MULTILINE)
for _, burst, each, name in rows:
    if name not in rates:
        print(f'doc/threats.md: {name} is no rate, or is there twice')
        bad += 1
    elif rates.pop(name) != (burst.replace(',', ''), each):
        print(f'doc/threats.md: {name} has other numbers in the code')
        bad += 1
for name in rates:
    print(f'doc/threats.md: the table of rates lacks {name}')
    bad += 1
print(f'{len(rows)} rates')
sys.exit(1 if bad or len(rows) < 25 else 0)
