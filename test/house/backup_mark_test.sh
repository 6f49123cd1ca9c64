#!/usr/bin/env bash
# backup_mark_test.sh ROOT: the nightly backup marks the data folder when it is complete, and only then; the alert for a missing backup
# reads the time of the mark. A backup leaves the room that is kept for running games.
set -euo pipefail
root=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" "$work/data" "$work/backups"
echo 'database = "postgresql://nowhere/games"' >"$work/config"
# A stand-in for pg_dump, which fails while there is a file `broken`.
printf '#!/bin/sh\n[ ! -e %s ] || exit 1\nfor word; do case $word in --file=*) echo dump >"${word#--file=}" ;; esac; done\n' \
  "$work/broken" >"$work/bin/pg_dump"
# A disk with this size and room, in KiB.
printf '#!/bin/sh\necho size avail\ncat %s\n' "$work/room" >"$work/bin/df"
chmod 755 "$work/bin/pg_dump" "$work/bin/df"
echo 100000 50000 >"$work/room"
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
# The last tenth of the disk is kept, or what keep-free says, with the size of the last dump and the uploads.
mkdir "$work/data/uploads"
head -c 1000000 /dev/zero >"$work/data/uploads/part"
touch -d @1000 "$mark"
for room in '100000 10500' '100000 9000' '100000 0'; do
  echo "$room" >"$work/room"
  if backup 2>"$work/said"; then fail "a backup uses the last tenth: $room"; fi
  grep -q 'nearly full' "$work/said" || fail 'the reason is missing'
done
[ "$(stat -c %Y "$mark")" = 1000 ] || fail 'a backup that was not made changes the mark'
[ -s "$work/backups/camlann-$(date -u +%F).dump" ] || fail 'the earlier backup is gone'
echo 100000 20000 >"$work/room"
backup
[ "$(stat -c %Y "$mark")" -gt 1000 ] || fail 'a backup is not made though there is room'
echo 'keep-free = 30' >>"$work/config"
if backup 2>/dev/null; then fail 'keep-free is not heeded'; fi
echo '- -' >"$work/room"
backup || fail 'no backup where the room is not known'
# The alert: no backup for longer than from night to night, or none at all, in which case the metric is 0.
python3 - "$root/packaging/monitoring/alerts.yml" <<'END'
import re, sys
text = open(sys.argv[1], encoding='utf-8').read()
rule = re.search(r'alert: CamlannNoBackup\n +expr: time\(\) - max\(camlann_backup_time_seconds\) > (\d+)\n', text)
assert rule, 'the alert CamlannNoBackup is missing'
assert 86400 + 900 < int(rule.group(1)) <= 30 * 3600, rule.group(1)
END
echo 'a complete backup leaves a mark, and its absence raises an alert'
