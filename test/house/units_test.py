#!/usr/bin/env python3
"""units_test.py ROOT: every unit of the package that is started again when it fails is started again without end, however long its
database is away, and after a database and a NATS server of the same machine. No unit leaves a core dump."""
import collections
import pathlib
import sys

folder = pathlib.Path(sys.argv[1]) / 'packaging'
bad = 0
restarted = 0
for unit in sorted(folder.glob('*.service')):
    settings = collections.defaultdict(list)
    section = ''
    for line in unit.read_text(encoding='utf-8').splitlines():
        if line.startswith('['):
            section = line.strip('[]')
        elif '=' in line and not line.startswith('#'):
            key, value = line.split('=', 1)
            settings[section, key] += value.split()
    if settings['Service', 'LimitCORE'] != ['0']:
        print(f'{unit.name}: the section Service lacks LimitCORE=0')
        bad += 1
    if not settings['Service', 'Restart']:
        continue
    restarted += 1
    # A limit would be systemd's own: five starts in ten seconds, and no more after that.
    if settings['Unit', 'StartLimitIntervalSec'] != ['0']:
        print(f'{unit.name}: the section Unit lacks StartLimitIntervalSec=0')
        bad += 1
    # Starts that fail one after another are delayed more and more (back_off_test.sh).
    for key, verb in (('ExecStartPre', 'wait'), ('ExecStopPost', 'note')):
        if settings['Service', key] != ['-/usr/lib/camlann/back-off', verb]:
            print(f'{unit.name}: {key} is not back-off {verb}')
            bad += 1
    if settings['Service', 'RuntimeDirectoryPreserve'] != ['restart'] or settings['Service', 'RuntimeDirectory'] != [unit.stem]:
        print(f'{unit.name}: the number of failures is not kept from start to start')
        bad += 1
    for other in ('postgresql.service', 'nats-server.service'):
        if other not in settings['Unit', 'After']:
            print(f'{unit.name}: it does not start after {other}')
            bad += 1
print(f'{restarted} units that are started again')
sys.exit(1 if bad or restarted < 2 else 0)
