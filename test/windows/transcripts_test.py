#!/usr/bin/env python3
"""transcripts_test.py PROGRAM: what camlann.exe answers to the commands of test/golden under Wine. Runs those that need nothing that the
program for Windows lacks (doc/windows.md), and of Linux only a shell. PROGRAM is a command in PATH that calls Wine; run it in test/."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

FILES = ['analyse', 'batch', 'convert', 'match', 'moves', 'own_variants', 'perft', 'picture', 'play', 'replay', 'seats', 'tournament',
         'usage', 'variants']

# Commands that are left out, and lists of all commands; files, signals and programs of Linux; pictures that need cairo; files that
# another of these makes.
NOT_HERE = re.compile(
    r'camlann (help )?(serve|worker|bot|admin|database|backup|restore|check|db|ratings|book|tables)\b|tables[ =]|ratings|'
    r'nonsense|mvoes|command -v|cli/engines|script/|/dev/(?!null)|mkfifo|ulimit|kill|timeout|\bpng|pdf|gif|--help|for command in|/whole|/book\.txt')


def steps(transcript):
    """Yields command, input, expected answer."""
    command, given, answer = None, [], []
    for line in [*transcript.splitlines(), '#']:
        if line[:1] in ('$', '#') and command is not None:
            yield command, ''.join(given), answer
            command, given, answer = None, [], []
        if line.startswith('$'):
            command = line[2:]
        elif line.startswith('<'):
            given.append(line[2:] + '\n')
        elif line[:1] in ('|', '!', '='):
            answer.append(line)


def answer_to(command, given, folder):
    made = subprocess.run(['sh', '-c', command], input=given.encode(), capture_output=True, env={**os.environ, 'T': folder})
    lines = []
    for mark, text in (('|', made.stdout), ('!', made.stderr)):
        for line in text.decode().replace(folder, '$T').splitlines():
            lines.append(f'{mark} {line}' if line else mark)
    return [*lines, f'= {made.returncode}']


def main():
    os.environ.update(NO_COLOR='1', COLUMNS='')
    ran = bad = 0
    for name in FILES:
        with tempfile.TemporaryDirectory() as folder:
            for command, given, expected in steps(pathlib.Path(f'golden/{name}.txt').read_text()):
                if NOT_HERE.search(command):
                    continue
                ran += 1
                answer = answer_to(command, given, folder)
                if answer != expected:
                    bad += 1
                    print(f'{name}: $ {command}', *expected, 'but under Wine', *answer, sep='\n')
    print(f'{ran} commands of test/golden, {bad} with another answer')
    return 1 if bad or ran < 150 else 0


sys.exit(main())
