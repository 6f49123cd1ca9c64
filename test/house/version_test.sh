#!/usr/bin/env bash
# version_test.sh ROOT [PROGRAM]: the version of CMakeLists.txt equals that of the program, of the page's packages, of the changelog and, its major
# number alone, of the namespace of every public header.
set -euo pipefail
cd "$1"
version=$(sed -nE 's/^project\(camlann VERSION ([0-9.]+) .*/\1/p' CMakeLists.txt)
IFS=. read -r major _ <<<"$version"
bad=0 seen=0
same() {  # same WHERE WHAT EXPECTED
  seen=$((seen + 1))
  [ "$2" = "$3" ] || { printf '%s has %s; expected %s\n' "$1" "${2:-nothing}" "$3"; bad=$((bad + 1)); }
}
if [ $# -gt 1 ]; then same "camlann --version" "$("$2" --version)" "camlann $version"; fi
for file in $(find web -name package.json -not -path '*/node_modules/*'); do
  same "$file" "$(sed -nE 's/^  "version": "([^"]*)",?$/\1/p' "$file")" "$version"
done
for name in '@camlann\/web' '@camlann\/board' '@camlann\/core'; do
  same "web/package-lock.json" "$(sed -nE "/\"name\": \"$name\"/{n;s/.*\"version\": \"([^\"]*)\".*/\1/p;}" web/package-lock.json | sort -u)" "$version"
done
for header in $(sed -n '/^set(public_headers/,/)$/p' cmake/public_headers.cmake | grep -oE '[a-z]+/[a-z_]+\.hpp'); do
  same "src/$header" "$(grep -oE '^namespace camlann(::inline v[0-9_]+)? \{' "src/$header" | sort -u)" "namespace camlann::inline v$major {"
done
same src/tables/value.hpp "$(grep -oE '^namespace camlann::tables(::inline v[0-9_]+)? \{' src/tables/value.hpp | sort -u)" "namespace camlann::tables::inline v$major {"
printf '%d places looked at, %d differ\n' "$seen" "$bad"
[ "$seen" -gt 25 ] && [ "$bad" = 0 ]
