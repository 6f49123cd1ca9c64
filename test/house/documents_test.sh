#!/usr/bin/env bash
# documents_test.sh ROOT: every relative link, every path of the tree written in `code`, and every document named in a source file,
# exists; no line of the results and their logs is longer than 160 characters.
set -euo pipefail
cd "$1"
bad=0 seen=0
look() {  # look DOCUMENT PATH FOLDER...
  local document=$1 path=$2 folder
  seen=$((seen + 1))
  for folder in "${@:3}"; do
    if compgen -G "$folder/$path" >/dev/null; then return; fi
  done
  printf '%s: %s does not exist\n' "$document" "$path"
  bad=$((bad + 1))
}
while IFS= read -r document; do
  while IFS= read -r path; do
    look "$document" "$path" "$(dirname "$document")"
  done < <(grep -oE '\]\([^)#: ]+' "$document" | cut -c3- | sort -u)
  while IFS= read -r path; do
    look "$document" "$path" . "$(dirname "$document")" "$(dirname "$document")/.."
  done < <(grep -oE '`(src|web|test|doc|script|bench|cmake|data)/[A-Za-z0-9_./*-]*`' "$document" | tr -d '`' | grep -vE '^web/(dist|node_modules|core/src/wire[.]ts|src/lib/wire(_game)?[.]ts)' | sort -u)
done < <(find . -name '*.md' -not -path '*/node_modules/*' -not -path './build/*' -not -path './.tools/*')
while IFS=: read -r file path; do
  look "$file" "$path" .
done < <(grep -rIoE '\bdoc/[A-Za-z0-9_/-]+\.(md|yaml)' src web/src web/board web/e2e test train bench script examples --exclude-dir=node_modules | sort -u)
printf '%d paths looked at, %d missing\n' "$seen" "$bad"

named=0
tests=$(grep -rhoE '^TEST(_[FP])?\([A-Za-z]+, [A-Za-z0-9]+\)' test --include=*.cpp)
while IFS=. read -r suite name; do
  named=$((named + 1))
  grep -qF "($suite, $name)" <<<"$tests" || { printf 'doc/threats.md: no test %s.%s\n' "$suite" "$name"; bad=$((bad + 1)); }
done < <(grep -oE '`[A-Z][A-Za-z]+\.[A-Z][A-Za-z0-9]+`' doc/threats.md | tr -d '`' | sort -u)
printf '%d tests named\n' "$named"
[ "$named" -gt 50 ] || bad=$((bad + 1))

long=$(LC_ALL=C.UTF-8 grep -nE '^.{161,}' doc/results.md doc/measurements/*.md | cut -c1-100) || true
[ -z "$long" ] || printf 'longer than 160 characters:\n%s\n' "$long"
[ "$seen" -gt 20 ] && [ "$bad" = 0 ] && [ -z "$long" ]
