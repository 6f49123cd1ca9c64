# Reads ctest's log. Prints how many more tests passed and failed than ctest counts: it takes those of one process for one.
/^Command: / { good = bad = 0 }
/^\[  PASSED  \] [0-9]+ tests?\.$/ { good = $4 }
/^\[  FAILED  \] [0-9]+ tests?, listed below:$/ { bad = $4 }
/^Test Passed\.$/ && good > 1 { passed += good - 1 }
/^Test Failed\.$/ { passed += good; if (bad > 1) failed += bad - 1 }
END { printf "in shared processes %d more passed, %d more failed\n", passed, failed }
