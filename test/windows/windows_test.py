#!/usr/bin/env python3
"""windows_test.py: camlann.exe under Wine on the data of this folder: perft, positions, records, a session of the engine, whole games.
`camlann` in PATH calls Wine, $CAMLANN_EXE is the program; run it in test/ (script/windows)."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

EXE = os.environ['CAMLANN_EXE']
failed = []


def camlann(*words, given=b'', at=None):
    return subprocess.run(['camlann', *words], input=given, capture_output=True, cwd=at)


def check(what, fits, answer=''):
    if not fits:
        failed.append(what)
        print(f'{what} failed: {answer}')


def lines_of(path):
    for line in pathlib.Path(path).read_text(encoding='utf-8').splitlines():
        if line and not line.startswith('#'):
            yield line


def perft():
    positions = dict(line.split(' ', 1) for line in lines_of('data/perft/camblam-positions.txt'))
    count = 0
    for name in ('arrays', 'variants', 'many', 'camblam'):
        for line in lines_of(f'data/perft/{name}.txt'):
            game, rules, depth, nodes = line.split()
            place = ['--variant', game]
            if name == 'camblam':
                place = ['--variant', 'camblam'] + (['--fen', positions[game]] if game in positions else [])
            if pathlib.Path(f'data/variants/{game}.variant').exists():
                place += ['--variants', f'data/variants/{game}.variant']
            made = camlann('perft', *place, '--rules', rules, '--depth', depth)
            check(f'perft of {line}', made.stdout == f'nodes {nodes}\n'.encode(), made)
            count += 1
    print(f'perft: {count} numbers')


def positions():
    asked = [json.loads(line) for line in lines_of('data/rules/positions.jsonl')]
    given = ''.join(json.dumps({'variant': one['variant'], 'fen': one['fen']}) + '\r\n' for one in asked)
    made = camlann('moves', '--batch', given=given.encode())
    answers = made.stdout.decode().splitlines()
    check('positions', len(answers) == len(asked), made)
    for one, answer in zip(asked, answers):
        found = {(outcome['from'], outcome['to'], *sorted(outcome.get('captures', []))) for outcome in json.loads(answer)['outcomes']}
        wanted = set()
        for outcome in one['outcomes']:
            squares, _, taken = outcome.partition('*')
            wanted.add((*squares.split('>'), *sorted(taken.split(',') if taken else [])))
        check(f'outcomes of {one["fen"]}', found == wanted, found ^ wanted)
    print(f'positions: {len(asked)}')


def records():
    games = sorted(pathlib.Path('data/games').glob('*.txt'))
    with tempfile.TemporaryDirectory() as folder:
        for game in games:
            text = game.read_bytes()
            # Lines as Windows writes them, and a name that is in no code page.
            other = pathlib.Path(folder, f'Partie Émile Ω {game.name}')
            other.write_bytes(text.replace(b'\n', b'\r\n'))
            made = camlann('replay', str(game), str(other))
            check(f'replay of {game}', made.stdout.startswith(b'ok ') and made.stdout.count(b'\nok ') == 1, made)
            first = camlann('convert', '--to', 'notation', str(game)).stdout
            check(f'convert {game}', first and b'\r' not in first, first)
            check(f'convert {other}', camlann('convert', '--to', 'notation', str(other)).stdout == first)
            made = camlann('convert', '--to', 'json', '-o', f'{other}.json', str(game))
            made = camlann('convert', '--to', 'notation', f'{other}.json')
            check(f'convert {other}.json', made.stdout == camlann('convert', '--to', 'notation', '-', given=pathlib.Path(f'{other}.json').read_bytes()).stdout
                  and made.stdout, made)
    print(f'records: {len(games)} games, with both ends of lines')


def session():
    engine = subprocess.Popen(['camlann', 'engine'], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def say(line, awaited=None):
        engine.stdin.write(line.encode() + b'\r\n')
        engine.stdin.flush()
        answer = ''
        while awaited and not answer.startswith(awaited):
            answer = engine.stdout.readline().decode()
            if not answer:
                check(f'{awaited} after {line}', False, 'the engine ended')
                return ''
        return answer

    say('ugi', 'ugiok')
    say('setoption name Variant value camelot')
    say('setoption name Hash value 16')
    say('isready', 'readyok')
    say('position startpos moves E6-E8')
    best = say('go depth 6', 'bestmove')
    say('position startpos moves E6-E8')
    check('the same search again', say('go depth 6', 'bestmove').split()[:1] == best.split()[:1])
    made = camlann('analyse', '--variant', 'camelot', '--moves', f'E6-E8 {best.split()[1]}', '--depth', '1')
    check('a legal move', made.returncode == 0, made)
    check('lines as on Linux', best.endswith('\n') and '\r' not in best, best)
    say('quit')
    check('the end of the engine', engine.wait(timeout=10) == 0)
    print(f'engine: {best.strip()} to depth 6')


def games():
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(EXE, f'{folder}/Spieler Ä.exe')
        shutil.copy(EXE, f'{folder}/player.exe')
        for players in (['level:3', 'level:2'], ['.\\player.exe engine', 'level:1'], ['./player.exe engine', 'cmd=.\\player.exe engine,depth=2']):
            made = camlann('match', *[word for one in players for word in ('--engine', one)], '--variant', 'cam', '--games', '2',
                           '--movetime', '20', '--records', 'games.txt', '--resume', 'state', '--json', at=folder)
            check(f'match of {players}', made.returncode == 0 and b'"faults":[{},{}]' in made.stdout, made)
            made = camlann('replay', 'games.txt', at=folder)
            check(f'games of {players}', made.stdout.count(b'ok ') == 2, made)
            os.remove(f'{folder}/state')
        made = camlann('match', '--engine', '.\\missing.exe', '--engine', 'random', at=folder)
        check('a program that is missing', b'.\\missing.exe: cannot start the program: No such file or directory' in made.stderr, made)
        made = camlann('play', '--level', '1', at=folder, given='d5d6\r\nsave Spiel Ω.txt\r\nquit\r\n'.encode())
        check('play', b'The computer plays' in made.stdout and pathlib.Path(folder, 'Spiel Ω.txt').exists(), made)
    print('games: 6 by two players, 1 against the computer')


def fixed_work():
    nodes = re.search(r'fixed work \| ([\d,]+) nodes', pathlib.Path('../doc/results.md').read_text())[1].replace(',', '')
    made = camlann('bench')
    check('bench', f'bench {nodes} nodes'.encode() in made.stdout, made.stdout.decode())
    print(f'bench: {nodes} nodes as on Linux')


def left_out():
    for command in ('serve', 'bot', 'tables'):
        made = camlann(command, '--any', 'x')
        check(command, made.returncode == 2 and b'the program for Windows does not have this command' in made.stderr, made)
    needed = subprocess.run(['x86_64-w64-mingw32-objdump', '-p', EXE], capture_output=True, text=True).stdout
    names = set(re.findall(r'DLL Name: (\S+)', needed))
    check('libraries of Windows alone', names <= {'KERNEL32.dll', 'msvcrt.dll', 'SHELL32.dll'}, names)


for part in (perft, positions, records, session, games, fixed_work, left_out):
    part()
sys.exit(1 if failed else 0)
