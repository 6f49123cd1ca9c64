# Reads the output of ctest, vitest, Playwright or node --test. Prints how many tests passed, failed, and passed only at their second
# try, which are among those that passed; then the names of the last, one a line.
function number(words) { return match($0, "[0-9]+ " words) ? substr($0, RSTART) + 0 : 0 }
/^[0-9]+% tests passed, / { bad = number("tests? failed"); match($0, /out of [0-9]+/); good = substr($0, RSTART + 7) - bad }
/^in shared processes / { good += $4; bad += $7 }
/^ *Tests +[0-9]/ { good = number("passed"); bad = number("failed") }
/^    [^ ]/ && naming { sub(/^ +/, ""); sub(/[ ─]*$/, ""); names[++named] = $0; next }
{ naming = 0 }
/^ *[0-9]+ flaky$/ { shaky = number("flaky"); naming = 1 }
/^ *[0-9]+ passed( \(|$)/ { good = number("passed") }
/^ *[0-9]+ failed$/ { bad = number("failed") }
/^# pass [0-9]+$/ { good = $3 }
/^# fail [0-9]+$/ { bad = $3 }
END {
  print good + shaky, bad + 0, shaky + 0
  for (i = 1; i <= named; i++) print names[i]
}
