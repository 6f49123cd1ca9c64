#!/usr/bin/env bash
# hosting_test.sh PAGE DEB [BARE]: follows the commands of doc/hosting.md in a bare Debian literally, up to the explanations (the second
# heading of the first level after the first). As root; BARE as for package_test.sh. Inside, there is no systemd: a stand-in for
# systemctl starts the command of a unit as its user. Nothing contacts the world outside: Caddy gets no certificate, no mail is sent.
# `script/package --check` runs this.
source "$(dirname "${BASH_SOURCE[0]}")/bare.sh"
page=$(realpath "$1") deb=$(realpath "$2")
finish() {
  for pid in "$root"/run/stand-in/*.pid; do [ -e "$pid" ] && kill "$(cat "$pid")" 2>/dev/null; done
  sleep 1
  remove_bare
}
trap finish EXIT
make_bare "${3:-}"
cp "$deb" "$root/root/"
# As script/release makes it, where other files are named, too.
(cd "$root/root" && { sha256sum "$(basename "$deb")"; printf '%064d  notes.md\n' 0; } >SHA256SUMS)

# The name of the package on the page is that of this version.
grep -q "\./$(basename "$deb")" "$page" || { echo "the page does not name $(basename "$deb")"; exit 1; }

cat >"$root/usr/local/bin/systemctl" <<'END'
#!/bin/bash
# A stand-in: units of Camlann are started by their command, as their user; of others it is only noted.
what=$1 unit=${2%.service}
file=/lib/systemd/system/$unit.service
echo "systemctl $*"
[[ $unit == camlann* ]] || exit 0
command=$(sed -nE 's/^ExecStart=//p' "$file") user=$(sed -nE 's/^User=//p' "$file")
mkdir -p /run/stand-in
stop() {
  [ -e "/run/stand-in/$unit.pid" ] || return 0
  kill "$(cat "/run/stand-in/$unit.pid")" && while kill -0 "$(cat "/run/stand-in/$unit.pid")" 2>/dev/null; do sleep 0.1; done
  rm "/run/stand-in/$unit.pid"
}
start() {
  if grep -q '^Type=oneshot' "$file"; then exec runuser -u "$user" -- $command; fi
  : >/run/stand-in/out
  setsid runuser -u "$user" -- env CAMLANN_PORT="$CAMLANN_PORT" $command >/run/stand-in/out 2>>/run/stand-in/log </dev/null &
  for _ in $(seq 200); do grep -q 'is ready' /run/stand-in/out && break; sleep 0.1; done
  pgrep_of=$(for p in /proc/[0-9]*; do [ "$(readlink "$p/exe" 2>/dev/null)" = /usr/bin/camlann ] && tr '\0' ' ' <"$p/cmdline" | grep -q "serve --config" && [ "$(stat -c %U "$p")" = "$user" ] && echo "${p#/proc/}"; done)
  echo $pgrep_of >"/run/stand-in/$unit.pid"
  grep -q 'is ready' /run/stand-in/out || { tail /run/stand-in/log; exit 1; }
}
case $what in
  start) [ -e "/run/stand-in/$unit.pid" ] || start ;;
  restart) stop; start ;;
  stop) stop ;;
  status) [ -e "/run/stand-in/$unit.pid" ] || start ;;
  *) ;;
esac
END
chmod 755 "$root/usr/local/bin/systemctl"

# A port that is free here: inside is the same network.
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
awk '/^# / { parts++ } parts > 2 { exit } /^```sh$/ { inside = 1; block++; next } /^```$/ { inside = 0; next } inside { print > dir "/" sprintf("%02d", block) ".sh" }' dir="$work" "$page"
count=0
for block in "$work"/*.sh; do
  count=$((count + 1))
  printf '== %s\n' "$(head -n 1 "$block")"
  sed -i "s/127\.0\.0\.1:8080/127.0.0.1:$port/g" "$block"
  cp "$block" "$root/root/block.sh"
  if ! chroot "$root" env -i HOME=/root PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 \
    CAMLANN_PORT="$port" bash -euo pipefail -c 'cd /root && . ./block.sh' >"$work/said" 2>&1; then
    tail -n 20 "$work/said"
    printf 'FAILED: this block of %s\n' "$page"
    cat "$block"
    exit 1
  fi
  tail -n 2 "$work/said"
done
[ "$count" -ge 8 ] || { echo "only $count blocks were found"; exit 1; }
[ "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port/readyz")" = 200 ] || { echo "FAILED: the server is not ready at the end"; exit 1; }
printf '%d blocks of commands followed; the server is ready\n' "$count"
