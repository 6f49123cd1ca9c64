#!/usr/bin/env bash
# documents_test.sh ROOT: every relative link, every path of the tree written in `code`, and every document named in a source file,
# exists (links to pages of the site: web/manual/manual.test.ts); so does every test named in doc/threats.md and doc/asvs.md. The latter counts its rows, and doc/hosting.md lists the events
# of the log. No line of the results and their logs is longer than 160 characters.
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
  folder=${document%/*}
  while IFS= read -r path; do
    look "$document" "$path" "$folder"
  done < <(grep -oE '\]\([^)#: ]+' "$document" | cut -c3- | grep -v '^/' | sort -u)
  while IFS= read -r path; do
    look "$document" "$path" . "$folder" "$folder/.."
  done < <(grep -oE '`(src|web|test|doc|script|bench|cmake|data|packaging)/[A-Za-z0-9_./*-]*`' "$document" | tr -d '`' | grep -vE '^web/(dist|node_modules|core/src/wire[.]ts|src/lib/wire(_game)?[.]ts)' | sort -u)
done < <(find . -name '*.md' -not -path '*/node_modules/*' -not -path './build/*' -not -path './.tools/*')
while IFS=: read -r file path; do
  look "$file" "$path" .
done < <(grep -rIoE '\bdoc/[A-Za-z0-9_/-]+\.(md|yaml)' src web/src web/board web/e2e test train bench script examples --exclude-dir=node_modules | sort -u)
printf '%d paths looked at, %d missing\n' "$seen" "$bad"

tests=$(grep -rhoE '^TEST(_[FP])?\([A-Za-z]+, [A-Za-z0-9]+\)' test --include=*.cpp | sed -E 's/^[^(]*\((.*), (.*)\)/\1.\2/' | sort -u)
for page in doc/threats.md doc/asvs.md; do
  named=$(grep -oE '`[A-Z][A-Za-z]+\.[A-Z][A-Za-z0-9]+`' "$page" | tr -d '`' | sort -u)
  printf '%s: %d tests named\n' "$page" "$(wc -l <<<"$named")"
  [ "$(wc -l <<<"$named")" -gt 50 ] || bad=$((bad + 1))
  while IFS= read -r name; do
    printf '%s: no test %s\n' "$page" "$name"
    bad=$((bad + 1))
  done < <(comm -23 <(printf '%s\n' "$named") <(printf '%s\n' "$tests"))
done

rows=$(grep -E '^\| [0-9]+\.[0-9]+\.[0-9]+ \|' doc/asvs.md)
count() { grep -cE "^\| [^|]* \| [^|]* \| $1" <<<"$rows" || true; }
all=$(count '') failed=$(count '\*\*not met\*\*') foreign=$(count 'does not apply') hosts=$(count 'host:')
said="The standard has $all requirements: $((all - failed - foreign - hosts)) are met, $hosts are met once the host follows"
grep -qF "$said" doc/asvs.md && grep -qF ", $foreign do not apply, and $failed are not met." doc/asvs.md ||
  { printf 'doc/asvs.md: the rows are %s, %d do not apply, %d are not met\n' "$said" "$foreign" "$failed"; bad=$((bad + 1)); }
twice=$(cut -d' ' -f2 <<<"$rows" | sort | uniq -d)
[ -z "$twice" ] || { printf 'doc/asvs.md has twice: %s\n' $twice; bad=$((bad + 1)); }

events=0
while IFS= read -r event; do
  events=$((events + 1))
  grep -qF "\`$event\`" doc/hosting.md || { printf 'doc/hosting.md does not list the event %s\n' "$event"; bad=$((bad + 1)); }
done < <(grep -rPzoh 'Severity::\w+,\s*"[a-z-]+"' src --include=*.cpp --include=*.hpp | tr '\0' '\n' | grep -oE '"[a-z-]+"' | tr -d '"' | sort -u)
printf '%d events of the log\n' "$events"
[ "$events" -gt 50 ] || bad=$((bad + 1))

long=$(LC_ALL=C.UTF-8 grep -nE '^.{161,}' doc/results.md doc/measurements/*.md | cut -c1-100) || true
[ -z "$long" ] || printf 'longer than 160 characters:\n%s\n' "$long"
[ "$seen" -gt 20 ] && [ "$bad" = 0 ] && [ -z "$long" ]
