# Sourced by the tests here, which run as root and change nothing outside the folder "$work".
set -euo pipefail
work=$(mktemp -d)
root=$work/root
steps=0
ok() { steps=$((steps + 1)); printf 'ok: %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*"; exit 1; }
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }

# make_bare [BARE]: makes "$root", a Debian with nothing but its essential packages, where services do not start; from a tar file of one,
# or with mmdebstrap.
make_bare() {
  local folder
  mkdir "$root"
  if [ -n "${1:-}" ]; then
    tar -C "$root" -xf "$1" --exclude='./dev/*'
  else
    mmdebstrap --variant=minbase --quiet bookworm "$root"
  fi
  [ -e "$root/dev/null" ] || mknod -m 666 "$root/dev/null" c 1 3
  [ -e "$root/dev/urandom" ] || mknod -m 666 "$root/dev/urandom" c 1 9
  mount -t proc proc "$root/proc"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
  chmod 755 "$root/usr/sbin/policy-rc.d"
  for folder in var/lib/apt/lists etc/apt; do cp -a "/$folder/." "$root/$folder/"; done
}
remove_bare() {
  umount "$root/proc" 2>/dev/null || true
  rm -rf --one-file-system "$work"
}
