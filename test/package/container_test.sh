#!/usr/bin/env bash
# container_test.sh CONTAINERFILE DEB BARE: builds the container from a bare Debian (a tar file), runs it as described in
# doc/hosting.md, makes a game, takes a backup, stops it and starts it again on the same volume, and kills it. As root, with podman;
# images and volumes are in a separate folder. `script/package --check` runs this.
set -euo pipefail
file=$(realpath "$1") deb=$(realpath "$2") bare=$(realpath "$3")
work=$(mktemp -d)
# Options for restricted machines: no systemd, no separate network, no limits above the current ones.
pod() {
  podman --root "$work/storage" --runroot "$work/run" --runtime runc --cgroup-manager cgroupfs --events-backend file \
    --log-level fatal "$@"
}
finish() {
  pod rm --force --all >/dev/null 2>&1 || true
  rm -rf --one-file-system "$work"
}
trap finish EXIT
ok() { printf 'ok: %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*"; pod logs camlann 2>&1 | tail -n 5; exit 1; }

mkdir -p "$work/context/build/deb"
cp "$deb" "$work/context/build/deb/"
pod import --quiet "$bare" docker.io/library/debian:bookworm-slim >/dev/null
pod build --quiet --format docker --pull=never --network host --volume /etc/apt:/etc/apt:ro --file "$file" --tag camlann "$work/context" >/dev/null
ok "built"

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
address=http://127.0.0.1:$port
status() { curl -s -o /dev/null -m 5 -w '%{http_code}' "$address/$1" || true; }
begin() {
  pod run --detach --name camlann --network host --ulimit "nofile=$(ulimit -Hn)" --ulimit nproc=1000 --health-interval disable \
    --env CAMLANN_PORT="$port" --env CAMLANN_HOST=127.0.0.1 --volume camlann:/var/lib/camlann camlann >/dev/null
  for _ in $(seq 100); do
    [ "$(status readyz)" != 200 ] || return 0
    sleep 0.1
  done
  fail "it is not ready"
}
shown() { curl -s -m 5 -b "$work/cookies" "$address/api/games/$game" | grep -q "\"id\":\"$game\"" || fail "the game is gone"; }
begin
[ "$(pod exec camlann id -un)" = camlann ] || fail "it runs as $(pod exec camlann id -un)"
pod healthcheck run camlann || fail "its check of health"
curl -s -m 5 "$address/" | grep -qi '<title>' || fail "there is no page"
game=$(curl -s -m 5 -c "$work/cookies" -H 'Content-Type: application/json' -d '{"variant":"cam","opponent":"person"}' "$address/api/games" | sed -nE 's/.*"id":"([^"]+)".*/\1/p')
pod exec camlann test -f /usr/share/camlann/monitoring/alerts.yml || fail "it lacks the alerts"
[ -n "$game" ] || fail "no game was made"
shown
ok "runs as camlann, says that it is well, has a page and a game"

pod exec camlann camlann backup --data /var/lib/camlann --replace /var/lib/camlann/backup.sqlite >/dev/null
pod exec camlann camlann restore /var/lib/camlann/backup.sqlite --data /tmp/restored >/dev/null
pod exec camlann camlann check --data /tmp/restored | grep -q '^1 games' || fail "the backup lacks the game"
ok "backup of the running server, restored and checked"

pod stop --time 20 camlann >/dev/null
[ "$(pod inspect camlann --format '{{.State.ExitCode}}')" = 0 ] || fail "it did not stop by itself"
pod rm camlann >/dev/null
begin
shown
pod kill camlann >/dev/null
pod rm --force camlann >/dev/null
begin
shown
ok "stopped with 0 and killed; the game is on the volume"
