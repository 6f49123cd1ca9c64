#!/usr/bin/env bash
# package_test.sh DEB [BARE]: installs, starts, upgrades, removes and purges the package in a bare Debian, a folder with nothing but
# Debian's essential packages (BARE is a tar file of one; without it, mmdebstrap makes it). As root; nothing outside the folder is
# changed. There is no systemd inside: the units are verified from outside, and the server is started by the command of its unit, as
# the user of its unit. `script/package --check` runs this.
source "$(dirname "${BASH_SOURCE[0]}")/bare.sh"
deb=$(realpath "$1") docs=/usr/share/doc/camlann
server=
stop() {
  if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; fi
  server=
}
finish() {
  stop
  remove_bare
}
trap finish EXIT
# Reads everything: a program fails if its reader ends early.
has() { local text; text=$(cat); grep -q "$@" <<<"$text"; }
there() { [ -e "$root$1" ] || fail "$1 is not there"; }
gone() { [ ! -e "$root$1" ] || fail "$1 is still there"; }
field() { sed -nE "s/^$1=(.*)/\1/p" "$root/lib/systemd/system/${2:-camlann}.service" | head -n 1; }

make_bare "${2:-}"

install() { cp "$1" "$root/tmp/camlann.deb" && inside apt-get install -y -qq --no-install-recommends /tmp/camlann.deb >"$work/apt.log" 2>&1 || { tail "$work/apt.log"; fail "$1 cannot be installed"; }; }
install "$deb"
for file in /usr/bin/camlann /usr/share/camlann/web/index.html /usr/share/camlann/records /usr/share/camlann/books/cam.txt /usr/share/camlann/self-play/cam.txt /usr/share/man/man1/camlann.1.gz \
  /usr/share/bash-completion/completions/camlann /usr/share/zsh/vendor-completions/_camlann /usr/share/fish/vendor_completions.d/camlann.fish /etc/camlann/camlann.toml /lib/systemd/system/camlann.service \
  /lib/systemd/system/camlann-worker.service /etc/camlann/worker.toml /lib/systemd/system/camlann-backup.timer /usr/lib/camlann/backup /usr/lib/camlann/back-off \
  /usr/share/camlann/monitoring/alerts.yml /usr/share/camlann/monitoring/grafana.json "$docs/copyright" "$docs/hosting.md" "$docs/threats.md" \
  "$docs/decisions/0027-workers.md"; do
  there "$file"
done
zcat "$root/usr/share/man/man1/camlann.1.gz" | has '^\.SS serve' || fail "the man page has no section on serve"
bash -n "$root/usr/share/bash-completion/completions/camlann"
[ "$(stat -c '%a' "$root/var/lib/camlann")" = 700 ] || fail "others can read the data folder"
[ "$(inside stat -c '%U' /var/lib/camlann /var/backups/camlann | sort -u)" = camlann ] || fail "the data folder is not the server's"
inside dpkg-query -W -f '${Conffiles}' camlann | has /etc/camlann/camlann.toml || fail "the configuration is no conffile"
inside /usr/bin/camlann version --dependencies | has '^SQLite 3' || fail "the program does not run"
ok "installed; $(inside dpkg-query -W -f '${Package} ${Version}' camlann), $(stat -c %s "$deb") bytes"

if command -v systemd-analyze >/dev/null; then
  # Inside are none of the units that every system has.
  systemd-analyze verify --root="$root" --man=no camlann.service camlann-worker.service camlann-backup.service camlann-backup.timer >"$work/verified" 2>&1 || true
  if grep -v 'sysinit.target not found' "$work/verified"; then fail "a unit is wrong"; fi
  for unit in camlann-worker camlann-backup camlann; do
    systemd-analyze security --offline=true --root="$root" --threshold=20 --no-pager $unit.service >"$work/security" || { tail -n 3 "$work/security"; fail "$unit.service is open"; }
  done
  ok "units verified; $(tail -n 1 "$work/security" | sed 's/^[^O]*//')"
fi

# By the command of the unit, as its user; the port alone is another, from the environment.
command=$(field ExecStart) user=$(field User)
[ "$user" = camlann ] || fail "the unit's user is $user"
start() {
  : >"$work/out"
  # shellcheck disable=SC2086  # words
  chroot --userspec=camlann:camlann "$root" env -i PATH=/usr/bin:/bin CAMLANN_PORT=0 $command >"$work/out" 2>>"$work/log" &
  server=$!
  for _ in $(seq 200); do
    address=$(sed -nE 's/^Camlann is ready: //p' "$work/out")
    [ -z "$address" ] || return 0
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
  done
  tail "$work/log"
  fail "the server does not start"
}
start
[ "$(curl -s -o /dev/null -w '%{http_code}' "$address/healthz")" = 200 ] || fail "/healthz"
[ "$(curl -s -o /dev/null -w '%{http_code}' "$address/readyz")" = 200 ] || fail "/readyz"
curl -s "$address/" | has -i '<title>' || fail "there is no page"
made=$(curl -s -c "$work/cookies" -H 'Content-Type: application/json' -d '{"variant":"cam","opponent":"person"}' "$address/api/games")
game=$(sed -nE 's/.*"id":"([^"]+)".*/\1/p' <<<"$made")
[ -n "$game" ] || fail "no game was made: $made"
shown() { curl -s -b "$work/cookies" "$address/api/games/$1" | has "\"id\":\"$1\"" || fail "the game is gone"; }
shown "$game"
ok "started as $user by the command of the unit: page and a game"

# A worker is installed and off, until a database is configured for it.
if inside systemctl --quiet is-enabled camlann-worker.service 2>/dev/null; then fail "a worker is on unasked"; fi
# shellcheck disable=SC2046  # words
said=$(chroot --userspec=camlann:camlann "$root" env -i PATH=/usr/bin:/bin $(field ExecStart camlann-worker) 2>&1) && fail "a worker without a database works"
has 'needs the database' <<<"$said" || fail "a worker without a database says: $said"
ok "a worker is off, and says what it needs"

chroot --userspec=camlann:camlann "$root" /usr/lib/camlann/backup
backup=$(ls "$root"/var/backups/camlann/camlann-*.sqlite)
chroot --userspec=camlann:camlann "$root" /usr/bin/camlann restore "${backup#"$root"}" --data /tmp/restored
chroot --userspec=camlann:camlann "$root" /usr/bin/camlann check --data /tmp/restored | has '^1 games' || fail "the backup lacks the game"
ok "backup of the running server, restored and checked"

# The same package with a higher version; what the host has changed stays.
printf '\nuploads = "nobody"\n' >>"$root/etc/camlann/camlann.toml"
dpkg-deb -R "$deb" "$work/next"
sed -i -E 's/^(Version: .*)/\1+next/' "$work/next/DEBIAN/control"
printf '\n# a line of the newer package\n' >>"$work/next/etc/camlann/camlann.toml"
dpkg-deb --root-owner-group -Zgzip -b "$work/next" "$work/next.deb" >/dev/null
cp "$work/next.deb" "$root/tmp/camlann.deb"
inside apt-get install -y -qq -o Dpkg::Options::=--force-confold --no-install-recommends /tmp/camlann.deb >"$work/apt.log" 2>&1 || fail "no upgrade"
inside dpkg-query -W -f '${Version}' camlann | has '+next$' || fail "the version is the old one"
grep -q 'uploads = "nobody"' "$root/etc/camlann/camlann.toml" || fail "the host's configuration is gone"
stop
start
shown "$game"
ok "upgraded; configuration and games are there"

stop
inside apt-get remove -y -qq camlann >"$work/apt.log" 2>&1 || fail "it cannot be removed"
gone /usr/bin/camlann
gone /usr/share/camlann
there /etc/camlann/camlann.toml
there /var/lib/camlann/games.sqlite
install "$work/next.deb"
start
shown "$game"
[ "$(readlink "$root/etc/systemd/system/camlann-worker.service")" != /dev/null ] || fail "the worker stays masked"
ok "removed and installed again; the games are there"

stop
inside apt-get purge -y -qq camlann >"$work/apt.log" 2>&1 || fail "it cannot be purged"
gone /etc/camlann/camlann.toml
gone /lib/systemd/system/camlann.service
there /var/lib/camlann/games.sqlite
ok "purged; the games stay"
printf '%d steps\n' "$steps"
