# Sourced by script/test: runs its steps, counts their tests, and reports them at the end. The output of each step stays in $logs.
logs=${logs:-build/logs}
mkdir -p "$logs"
passed=0 failed=0 unsteady=0 failures=() unsteady_tests=() times=()

# run NAME COMMAND...: shows the output and keeps it in $log; the answer is the command's.
run() {
  local name=$1 start=$SECONDS status=0
  shift
  log=$logs/$name.log
  say "$name"
  { "$@" 2>&1 | tee "$log"; } || status=$?
  printf -- '-- %s: %d s\n' "$name" $((SECONDS - start))
  times+=("$name $((SECONDS - start))")
  return $status
}

# check NAME COMMAND...: one check, passed or failed.
check() {
  if run "$@"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1)) failures+=("$1")
  fi
}

# count NAME COMMAND...: a runner of many tests. A runner that ends badly, or ran nothing, has failed at least once.
count() {
  local name=$1 status=0 good bad shaky one
  shift
  run "$name" "$@" || status=$?
  {
    read -r good bad shaky
    while read -r one; do unsteady_tests+=("$name: $one"); done
  } < <(awk -f script/counts.awk "$log")
  if [ $bad = 0 ] && { [ $status != 0 ] || [ $good = 0 ]; }; then bad=1; fi
  passed=$((passed + good)) failed=$((failed + bad)) unsteady=$((unsteady + shaky))
  if [ $bad != 0 ]; then failures+=("$name"); fi
}

# report: repeats the failures, because the whole output is long, then names the tests that passed at their second try only, gives
# the seconds of each step, and counts. The answer is that of the whole run.
report() {
  local name
  for name in ${failures[@]+"${failures[@]}"}; do
    printf '\n== failed: %s; the end of %s/%s.log:\n' "$name" "$logs" "$name"
    tail -n 80 "$logs/$name.log"
  done
  for name in ${unsteady_tests[@]+"${unsteady_tests[@]}"}; do
    printf '\n== passed at the second try only: %s\n   error, page and trace of the first: %s/%s\n' "$name" "$logs" "${name%%:*}"
  done
  [ ${#times[@]} = 0 ] || printf '\nseconds:%s\n' "$(printf ' %s,' "${times[@]}")"
  printf '%d unsteady' $unsteady
  [ $unsteady = 0 ] || printf '%s' ': ' "$(IFS=';' && printf '%s' "${unsteady_tests[*]}")"
  printf '\n%d passed, %d failed\n' $passed $failed
  [ $failed = 0 ]
}
