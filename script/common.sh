# Sourced by the other scripts, not run by itself: strict mode, the checkout's root as working folder, our node first in PATH.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '\n== %s\n' "$*"; }
die() { printf '%s\n' "$*" >&2; exit 2; }

# Debian's node is too old for the page's tools; script/setup puts a newer one here if the machine has none. First in PATH even
# before it exists: a script that runs script/setup needs it afterwards.
tools=$PWD/.tools/node_modules/.bin
export PATH="$tools:$PATH"

# node 20.19 or later with npm 11 or later.
node_fits() {
  command -v node >/dev/null && command -v npm >/dev/null || return 1
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || return 1
  [ "$(npm --version 2>/dev/null | cut -d. -f1)" -ge 11 ]
}

# The sources that are compiled joined. 32 instead of 8 save a third of the processor's time where all are compiled, but take up to
# 1.6 GB for each process of the compiler; ninja starts two more than there are processors.
joined=8
if [ "$(awk '/^MemTotal/ { print int($2 / 1048576) }' /proc/meminfo)" -ge $((2 * $(nproc) + 3)) ]; then joined=32; fi

# True in a source archive of a release, which has the page and the browser's cores in web/dist.
page_is_ready_made() { [ -f web/ready-made ]; }

# Writes the types of the page and the description of the HTTP interface (build/release/openapi.yaml) from the descriptions of the
# messages; needs a configured build/release.
write_wire_types() {
  cmake --build --preset release --target camlann_wire_types camlann_openapi
  build/release/camlann_wire_types page web
}

# Packs a folder, an absolute path, as FOLDER.zip: the same files give the same bytes, with the times of SOURCE_DATE_EPOCH.
pack_zip() {
  : "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md)}"
  find "$1" -exec touch --date="@$SOURCE_DATE_EPOCH" {} +
  rm -f "$1.zip"
  (cd "${1%/*}" && find "${1##*/}" -type f | LC_ALL=C sort | TZ=UTC zip -9 -X -q -@ "$1.zip")
}

# Lets several checkouts share the compiler's cache, except for tests, which contain absolute file names.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1
