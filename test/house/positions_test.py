#!/usr/bin/env python3
"""positions_test.py PROGRAM ROOT: in the tables `what it shows | position | legal | not legal` of the documents, the moves are so;
the first moves in doc/players/openings.md are legal and their mirror images are."""
import functools
import re
import subprocess
import sys
from pathlib import Path

program, root = sys.argv[1], Path(sys.argv[2])
heading = '| what it shows | position | legal | not legal |'
tried = wrong = 0


@functools.cache
def moves_of(variant, fen):
    """Returns the legal moves, each written in full."""
    position = ['--fen', fen] if fen else []
    asked = [program, 'moves', '--variant', variant, *position]
    said = subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    return [line.split()[0] for line in said.splitlines() if re.match(r'[A-Z]\d', line)]


def is_legal(variant, fen, move):
    """True also for another way to walk a legal move, but not for its beginning."""
    legal = moves_of(variant, fen)
    squares = re.split('[-x]', move)
    alike = [other for other in (re.split('[-x]', one) for one in legal)
             if (other[0], other[-1], len(other)) == (squares[0], squares[-1], len(squares))]
    if move in legal or not alike:
        return move in legal
    position = ['--fen', fen] if fen else []
    asked = [program, 'picture', '--variant', variant, *position, '--move', move, '--out', '-']
    return subprocess.run(asked, capture_output=True).returncode == 0


def expect(page, variant, fen, move, legal):
    global tried, wrong
    tried += 1
    if is_legal(variant, fen, move) != legal:
        wrong += 1
        print(f'{page}: {move} is {"not " if legal else ""}legal in {variant} {fen}')


def moves_in(cell):
    return re.findall(r'`([A-Z]\d+[-x][^`]*)`', cell)


def mirrored(move, files):
    return re.sub('[A-Z]', lambda file: files[-1 - files.index(file[0])], move)


pages = 0
for page in sorted((root / 'doc').rglob('*.md')):
    lines = page.read_text(encoding='utf-8').splitlines()
    for start in (i for i, line in enumerate(lines) if line == heading):
        pages += 1
        for line in lines[start + 2:]:
            if not line.startswith('|'):
                break
            _, position, legal, illegal = [cell.strip() for cell in line.strip('|').split(' | ')]
            variant, fen = re.fullmatch(r'(\w+) `(.*)`', position).groups()
            for cell, should in ((legal, True), (illegal, False)):
                for move in moves_in(cell):
                    expect(page, variant.lower(), fen, move, should)

openings = root / 'doc/players/openings.md'
for variant, files in (('cam', 'ABCDEFG'), ('camelot', 'ABCDEFGHIJKL')):
    section = openings.read_text(encoding='utf-8').split(f'## {variant.capitalize()}\n')[1].split('\n## ')[0]
    rows = [line for line in section.splitlines() if line.startswith('| `')]
    assert len(rows) == 5, rows
    for row in rows:
        move, *mirror = moves_in(row)
        expect(openings, variant, '', move, True)
        for other in mirror:
            if mirrored(move, files) != other:
                wrong += 1
                print(f'{openings}: {other} is not the mirror image of {move}')

print(f'{tried} moves tried, {wrong} wrong')
sys.exit(0 if pages >= 2 and tried > 45 and wrong == 0 else 1)
