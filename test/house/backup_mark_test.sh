#!/usr/bin/env bash
# backup_mark_test.sh ROOT: the nightly backup marks the data folder when it is complete, and only then; the alert for a missing backup
# reads the time of the mark.
set -euo pipefail
root=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" "$work/data" "$work/backups"
echo 'database = "postgresql://nowhere/games"' >"$work/config"
# A stand-in for pg_dump, which fails while there is a file `broken`.
printf '#!/bin/sh\n[ ! -e %s ] || exit 1\nfor word; do case $word in --file=*) echo dump >"${word#--file=}" ;; esac; done\n' \
  "$work/broken" >"$work/bin/pg_dump"
chmod 755 "$work/bin/pg_dump"
backup() { PATH=$work/bin:$PATH "$root/packaging/backup" "$work/backups" "$work/data" "$work/config"; }
fail() { printf 'FAILED: %s\n' "$*"; exit 1; }
mark=$work/data/last-backup
touch "$work/broken"
if backup; then fail 'a backup without a dump succeeds'; fi
[ ! -e "$mark" ] || fail 'a failed backup leaves a mark'
rm "$work/broken"
backup
[ -e "$mark" ] || fail 'a complete backup leaves no mark'
touch -d @1000 "$mark" "$work/broken"
if backup; then fail 'a backup without a dump succeeds'; fi
[ "$(stat -c %Y "$mark")" = 1000 ] || fail 'a failed backup changes the mark'
rm "$work/broken"
backup
[ "$(stat -c %Y "$mark")" -gt 1000 ] || fail 'a later backup does not change the mark'
# The alert: no backup for longer than from night to night, or none at all, in which case the metric is 0.
python3 - "$root/packaging/monitoring/alerts.yml" <<'END'
import re, sys
text = open(sys.argv[1], encoding='utf-8').read()
rule = re.search(r'alert: CamlannNoBackup\n +expr: time\(\) - max\(camlann_backup_time_seconds\) > (\d+)\n', text)
assert rule, 'the alert CamlannNoBackup is missing'
assert 86400 + 900 < int(rule.group(1)) <= 30 * 3600, rule.group(1)
END
echo 'a complete backup leaves a mark, and its absence raises an alert'
